"""One game: it follows the engine, and a bot that breaks the arena's rules is last."""

from pathlib import Path

import msgspec
import pytest

from kilowatt.arena.play.arena_game import play
from kilowatt.arena.play.drivers import MOST_ROUNDS
from kilowatt.arena.play.jobs import Limits
from kilowatt.arena.play.results import End, Fault, Forfeit
from kilowatt.arena.play.schedule import Mode, Schedule
from kilowatt.arena.rate.scores import appearances
from kilowatt.arena.store.games_file import TournamentPlan
from kilowatt.bots.registry import BUILT_IN, make_bot
from kilowatt.content import game_for
from kilowatt.engine import DONE, PASS, Action, Chance, Game, Observation
from kilowatt.engine.events import CitiesPowered, FuelBought
from kilowatt.engine.notation.position_text import parse_position
from kilowatt.engine.record import Record
from tests.arena.support import SMALL, duel, first_job, play_first, small_games


def forfeit_of(name: str, players: int = 2) -> Forfeit:
    forfeit = play_first(duel(name, players)).result.forfeit
    assert forfeit is not None
    return forfeit


def test_a_game_is_what_the_engine_plays_with_the_same_seeds() -> None:
    fixture = next(SMALL.schedule.fixtures())
    game = game_for(fixture.config)
    bots = [make_bot(spec, game, seed) for spec, seed in zip(fixture.bots, fixture.bot_seeds, strict=True)]
    state = game.start(Chance(seed=fixture.seed)).state
    moves = 0
    while state.active is not None:
        seat, phase = state.active, state.phase
        for action in bots[seat].plan(game.observe(state, seat)):
            before, state = state, game.apply(state, action).state
            moves += 1
            if (state.active, state.phase, state.deck) != (seat, phase, before.deck):
                break
    [result] = [one for one in small_games() if one.index == fixture.index]
    assert (result.standings, result.rounds, result.moves) == (state.standings, state.round, moves)


def test_seat_results_agree_with_the_record() -> None:
    reply = play(msgspec.structs.replace(first_job(SMALL), keep_record=True))
    record, result = Record.from_json(bytes(reply.record)), reply.result
    game = game_for(record.config)
    record.verify(game)
    last = record.state(game)
    for seat, player in enumerate(last.players):
        own = result.seats[seat]
        assert own.money[-1] == player.money
        assert own.cities[-1] == len(player.cities)
        assert len(own.money) == len(own.cities) == len(own.income) + 1 == result.rounds
        spent = own.spent_on_plants + own.spent_on_fuel + own.spent_on_cities
        assert game.book.edition.start_money + sum(own.income) - spent == player.money
        assert own.spent_on_plants == sum(one.price for one in result.purchases if one.seat == seat)


def test_what_plants_earned_is_what_was_paid_for_cities() -> None:
    for one in appearances(small_games()):
        base, own = game_for(one.game.config).book.income(0), one.game.seats[one.seat]
        bought = [purchase for purchase in one.game.purchases if purchase.seat == one.seat]
        paid = sum(pay - base for pay in own.income)
        assert sum(purchase.earned for purchase in bought) == pytest.approx(paid, abs=0.5)
        assert set(own.never_run) <= {purchase.plant for purchase in bought if not purchase.runs}


def test_stalled_cities_are_dark_cities_with_an_idle_plant() -> None:
    lines = [(one.game.seats[one.seat], one.game.standing(one.seat)) for one in appearances(small_games())]
    assert any(own.stalled_cities for own, _ in lines)
    for own, line in lines:
        assert 0 <= own.stalled_cities <= own.dark_cities + line.cities - line.powered


def test_what_was_bought_is_burned_dropped_or_left() -> None:
    """Counted from the record: no marker is forgotten."""
    job = msgspec.structs.replace(first_job(SMALL), keep_record=True)
    reply = play(job)
    events = [event for move in Record.from_json(bytes(reply.record)).moves for event in move.events]
    for seat, own in enumerate(reply.result.seats):
        bought = sum(isinstance(event, FuelBought) and event.seat == seat for event in events)
        burned = sum(event.burned.total for event in events if isinstance(event, CitiesPowered) and event.seat == seat)
        powered = reply.result.standing(seat).powered
        held = bought - burned - own.fuel_dropped
        assert held == own.fuel_left.total or powered  # what the last powering burns has no event
        assert held >= own.fuel_left.total


# --- forfeits


@pytest.mark.parametrize(
    ("name", "fault", "detail"),
    [
        ("Raises", Fault.RAISED, "KeyError: 'no plan for <"),
        ("Unprintable", Fault.RAISED, "Mute: (it cannot be printed)"),
        ("Exits", Fault.RAISED, "SystemExit: 2"),
        ("Illegal", Fault.ILLEGAL, "refused: "),
        ("Malformed", Fault.ILLEGAL, "refused: "),
        ("NotAnAction", Fault.NOT_AN_ACTION, "str: 'build essen'"),
        ("Slow", Fault.TOO_SLOW, "no answer within 1 s"),
        ("Late", Fault.TOO_SLOW, "no answer within 1 s"),
        ("NotMade", Fault.NOT_MADE, "FileNotFoundError: weights.bin"),
    ],
)
def test_a_bot_that_misbehaves_loses_by_forfeit(name: str, fault: Fault, detail: str) -> None:
    reply = play_first(duel(name))
    result, forfeit = reply.result, reply.result.forfeit
    assert forfeit is not None
    assert forfeit.fault is fault
    assert forfeit.detail.startswith(detail)
    assert result.end is End.FORFEIT
    assert result.bots[forfeit.seat] == forfeit.bot
    assert forfeit.bot.endswith(f"bad_bots.py:{name}")
    assert result.standing(forfeit.seat).place == 2
    assert result.wins[1 - forfeit.seat] == 1


def test_an_illegal_move_of_a_bot_of_ours_is_a_forfeit_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no time limit, so no guard surrounds its moves; its worker must not die all the same."""
    monkeypatch.setitem(BUILT_IN, "broken", "tests.arena.bad_bots:Illegal")
    reply = play_first(TournamentPlan(Schedule(("simple", "broken"), players=(2,), games=1, mode=Mode.ONE_VS_MANY)))
    forfeit = reply.result.forfeit
    assert forfeit is not None
    assert (forfeit.bot, forfeit.fault, forfeit.answer) == ("broken", Fault.ILLEGAL, "build atlantis")


def test_the_report_says_where() -> None:
    forfeit = forfeit_of("Raises")
    assert forfeit.trace.splitlines()[-1].startswith("KeyError: 'no plan for <")
    assert "in misbehave" in forfeit.trace
    assert "0x…" in forfeit.trace, "addresses differ from run to run"
    assert forfeit.move > 1
    assert forfeit.round == 1
    snapshot = parse_position(forfeit.position)
    assert snapshot.state.active == forfeit.seat
    assert str(forfeit).startswith(f"{forfeit.bot} on seat {forfeit.seat} raised an exception at move {forfeit.move}")


def test_an_illegal_answer_is_reported_in_notation() -> None:
    forfeit = forfeit_of("Illegal")
    assert forfeit.answer == "build atlantis"
    assert "(build atlantis): refused: wrong_phase" in str(forfeit)


def test_who_is_not_made_loses_before_the_first_move() -> None:
    forfeit = forfeit_of("NotMade")
    assert forfeit.move == 0
    assert "could not be made before the first move" in str(forfeit)


def test_who_takes_too_long_to_be_made_loses_too() -> None:
    forfeit = play_first(duel("SlowToMake", limits=Limits(start=0.3))).result.forfeit
    assert forfeit is not None
    assert forfeit.fault is Fault.NOT_MADE
    assert forfeit.detail == "not made within 0.3 s"


def test_the_traceback_of_a_slow_bot_is_not_part_of_the_result() -> None:
    """The result is the same in every run; where an endless loop was is not."""
    reply = play_first(duel("Slow"))
    assert reply.result.forfeit is not None
    assert reply.result.forfeit.trace == ""
    assert "time.sleep(0.01)" in reply.where
    assert "OutOfTime" not in reply.where


def test_the_others_are_ranked_as_they_stand() -> None:
    """No city has power at the first forfeit, so the one with more money is ahead, and equal ones share."""
    result = play_first(duel("Raises", players=4)).result
    assert result.forfeit is not None
    lost = result.forfeit.seat
    assert result.standing(lost).place == 4
    assert result.standings[-1].seat == lost
    others = [line for line in result.standings if line.seat != lost]
    worth = [(line.powered, line.money, line.cities) for line in others]
    assert worth == sorted(worth, reverse=True)
    assert [line.place for line in others] == [1 + sum(one > mine for one in worth) for mine in worth]
    assert sum(result.wins) == pytest.approx(1)


def test_before_the_first_move_the_others_share_the_victory() -> None:
    result = play_first(duel("NotMade", players=3)).result
    assert sorted(result.wins) == [0, 0.5, 0.5]


def test_a_bot_in_a_file_that_does_no_wrong_plays_to_the_end() -> None:
    result = play_first(duel("Sound", limits=Limits(move=1.0))).result
    assert result.forfeit is None
    assert result.end is End.FINISHED


class Idle:
    """Does as little as the rules allow."""

    wants_prices = False

    def __init__(self, game: Game, seed: int) -> None: ...

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        for action in (PASS, DONE):
            if action in observation.legal_actions:
                return (action,)
        return observation.legal_actions[:1]


def test_an_endless_game_is_stopped() -> None:
    plan = TournamentPlan(Schedule((f"{Path(__file__)}:Idle",), players=(2,), games=1))
    result = play_first(plan).result
    assert result.end is End.STOPPED
    assert result.rounds == MOST_ROUNDS + 1
    assert result.forfeit is None
