"""The driver plays plans until something new is known, and no bot remembers what it planned before."""

import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest

from kilowatt.bots import Bot, SimpleBot
from kilowatt.bots.driver import (
    BadPlan,
    IllegalMove,
    NotAPlan,
    SupervisedBot,
    next_actions,
    play_actions,
    play_plan,
)
from kilowatt.bots.registry import make_bot
from kilowatt.engine import DONE, PASS, Action, Bid, Observation, State
from kilowatt.engine.events import PlantDrawn
from kilowatt.server.work.bot_runner import plan_turn
from kilowatt.server.work.compute_pool import make_executor
from tests.bots import failing_bots
from tests.bots.tables import play
from tests.scenes import Table, build, buy, nominate, scene

SPECS = ("random", "greedy", "simple", "planner", "normal", "search:simulations=8")
BUYING = "germany 3p resources $60 | blue*: #10,15 @5"


class Scripted:
    """Answers with what it was given, and remembers the observations."""

    def __init__(self, answer: object, *, wants_prices: bool = False) -> None:
        self.answer = answer
        self.wants_prices = wants_prices
        self.observations: list[Observation] = []

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        self.observations.append(observation)
        return self.answer  # type: ignore[return-value] # some tests give it something else


def made(table: Table, bot: Bot) -> list[Action]:
    return [move.action for move in play_plan(table.game, table.state, bot)]


def observed(table: Table, state: State | None = None) -> Observation:
    now = state or table.state
    return table.game.observe(now, now.asked)


# --- plans


def test_a_plan_is_played_to_its_end() -> None:
    bot = Scripted((buy("coal"), buy("coal"), DONE))
    assert made(scene(BUYING), bot) == [buy("coal"), buy("coal"), DONE]
    assert len(bot.observations) == 1


def test_a_plan_may_be_a_part_of_the_turn() -> None:
    assert made(scene(BUYING), Scripted((buy("coal"),))) == [buy("coal")]


def test_a_plan_ends_when_another_seat_is_asked() -> None:
    assert made(scene(BUYING), Scripted((DONE, buy("coal"), DONE))) == [DONE]


def test_a_plan_ends_when_another_phase_begins() -> None:
    table = scene("germany 2p resources $60 | blue*: #10 @5 | order: blue red")
    assert made(table, Scripted((DONE, DONE))) == [DONE]


def test_a_plan_ends_when_a_card_is_drawn() -> None:
    """R5.5: the sixth city makes plant 6 obsolete, and another card comes."""
    table = scene("germany 4p building $99 | blue*: #10 @5 | plants: 6 13 15 16 20 21 22 23")
    cities = [action for action in table.legal if action != DONE][:2]
    moves = list(play_plan(table.game, table.state, Scripted((*cities, DONE))))
    assert [move.action for move in moves] == cities[:1]
    assert any(isinstance(event, PlantDrawn) for event in moves[-1].after.events)


def test_a_single_legal_action_is_played_without_asking() -> None:
    table = scene("germany 3p resources $0 | blue*: #10 @5")
    bot = Scripted((PASS,))
    assert made(table, bot) == [DONE]
    assert not bot.observations


@pytest.mark.parametrize("wants_prices", [False, True])
def test_a_bot_gets_prices_if_it_wants_them(wants_prices: bool) -> None:
    bot = Scripted((DONE,), wants_prices=wants_prices)
    made(scene(BUYING), bot)
    [observation] = bot.observations
    assert bool(observation.city_prices) is wants_prices
    assert (observation.powering is not None) is wants_prices


# --- bad plans


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (None, "NoneType: None"),
        (DONE, r"Done: Done\(\)"),
        ([DONE], "list: "),
        ((), "an empty tuple"),
        ((DONE, "done"), "a tuple with str: 'done'"),
    ],
)
def test_what_is_not_a_tuple_of_actions_is_refused(answer: object, message: str) -> None:
    with pytest.raises(NotAPlan, match=message):
        made(scene(BUYING), Scripted(answer))


def test_the_moves_before_an_illegal_one_are_made() -> None:
    table = scene(BUYING)
    moves = play_plan(table.game, table.state, Scripted((buy("coal"), build("essen"))))
    assert next(moves).action == buy("coal")
    with pytest.raises(IllegalMove, match=r"^Build\(city='essen'\) is illegal: wrong_phase, .*, in kw1 ") as caught:
        next(moves)
    assert caught.value.action == build("essen")


@pytest.mark.parametrize("answer", ["build essen", (build("essen"),)])
def test_an_error_of_the_driver_survives_pickling(answer: object) -> None:
    """A worker process sends its errors pickled: one that cannot be read back breaks the whole pool."""
    with pytest.raises(BadPlan) as caught:
        made(scene(BUYING), Scripted(answer))
    copy = pickle.loads(pickle.dumps(caught.value))
    assert type(copy) is type(caught.value)
    assert (str(copy), copy.args, vars(copy)) == (str(caught.value), caught.value.args, vars(caught.value))


# --- failures


@pytest.mark.parametrize(
    ("name", "detail"),
    [
        ("Illegal", "IllegalMove: Build(city='atlantis') is illegal: wrong_phase"),
        ("IllegalLater", "IllegalMove: Build(city='atlantis') is illegal: wrong_phase"),
        ("NotATuple", "NotAPlan: str: 'build essen'"),
        ("Unpicklable", "Strange: strange"),
        ("Exits", "SystemExit: 2"),
        ("NotMade", "FileNotFoundError: weights.bin"),
    ],
)
def test_the_built_in_bot_plays_on_for_a_bot_that_fails(name: str, detail: str) -> None:
    table = scene(BUYING)
    bot = SupervisedBot(table.game, partial(make_bot, failing_bots.spec(name), table.game, seed=1))
    moves = list(bot.play_plan(table.state))
    first = 1 if name == "IllegalLater" else 0
    at = moves[first - 1].after.state if first else table.state
    expected = [move.action for move in play_plan(table.game, at, SimpleBot(table.game.book))]
    assert [move.action for move in moves[first:]] == expected
    assert moves[-1].action == DONE
    assert bot.failure is not None
    assert bot.failure.detail.startswith(detail)
    assert "SupervisedBot" not in bot.failure.trace


def test_a_bot_that_does_not_fail_is_not_replaced() -> None:
    table = scene(BUYING)
    bot = SupervisedBot(table.game, partial(make_bot, "planner", table.game, seed=1))
    assert [move.action for move in bot.play_plan(table.state)] == made(table, make_bot("planner", table.game, seed=1))
    assert bot.failure is None


def test_a_failure_of_the_built_in_bot_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    table = scene(BUYING)
    monkeypatch.setattr(SimpleBot, "plan", lambda self, observation: ())
    bot = SupervisedBot(table.game, lambda: Scripted(()))
    with pytest.raises(NotAPlan, match="an empty tuple"):
        list(bot.play_plan(table.state))
    with pytest.raises(NotAPlan, match="an empty tuple"):
        list(bot.play_plan(table.state))


@pytest.mark.parametrize("name", failing_bots.EACH)
def test_a_worker_process_survives_a_bot_that_fails(name: str) -> None:
    table = scene(BUYING)
    with make_executor(1) as worker:
        arguments = (table.game.config, table.state, table.state.asked, failing_bots.spec(name), 3)
        turn = worker.submit(plan_turn, *arguments).result()
        assert turn.actions[-1] == DONE
        assert turn.failure is not None
        assert worker.submit(int, "7").result() == 7


def test_a_guard_surrounds_the_plan_and_each_move() -> None:
    entered: list[str] = []

    @contextmanager
    def guard() -> Iterator[None]:
        entered.append("in")
        yield
        entered.append("out")

    table = scene(BUYING)
    actions = next_actions(table.game, table.state, Scripted((buy("coal"), DONE)), guard)
    assert entered == ["in", "out"]
    list(play_actions(table.game, table.state, actions, guard))
    assert entered == ["in", "out"] * 3


# --- no memory


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_observation_gives_the_same_plan_whatever_was_planned_before(spec: str) -> None:
    """A game taken back to any of its decisions goes on as if nothing had been planned since."""
    played = play([spec] * 3, seed=4)
    decisions = [one.seen for one in played.decisions if len(one.seen.legal_actions) > 1]
    old = make_bot(spec, scene(BUYING).game, seed=1)
    sample = decisions[:: max(1, len(decisions) // 60)]
    for observation in sample:
        old.plan(observation)
    for observation in reversed(sample):
        assert old.plan(observation) == make_bot(spec, scene(BUYING).game, seed=1).plan(observation)


@pytest.mark.parametrize("spec", SPECS)
def test_prices_that_a_bot_does_not_want_do_not_change_its_plan(spec: str) -> None:
    for text in (
        BUYING,
        "germany 3p auction round3 $60 | blue*: #10,15 @5",
        "germany 3p building $60 | blue*: #10,15 @5",
    ):
        table = scene(text)
        bot, seat = make_bot(spec, table.game, seed=1), table.state.asked
        with_prices, without = (table.game.observe(table.state, seat, prices=prices) for prices in (True, False))
        assert bot.plan(with_prices) == bot.plan(without)


@pytest.mark.parametrize("spec", SPECS)
def test_after_a_takeback_the_old_plan_is_not_played_on(spec: str) -> None:
    """One move of a plan was played. Then the game is taken back, and the same turn begins with less money and coal."""
    before = scene("germany 3p resources $60 | blue*: #10,15 @5 | fuel: coal20")
    after = scene("germany 3p resources $14 | blue*: #10,15 @5 | fuel: coal4")
    old = make_bot(spec, before.game, seed=3)
    next(play_plan(before.game, before.state, old))
    assert made(after, old) == made(after, make_bot(spec, after.game, seed=3))


def test_another_worker_process_makes_the_same_plan() -> None:
    table = scene(BUYING)
    arguments = (table.game.config, table.state, table.state.asked, "planner", 3)
    plan_turn(*arguments)
    with make_executor(1) as worker:
        assert worker.submit(plan_turn, *arguments).result() == plan_turn(*arguments)


@pytest.mark.parametrize("spec", ["planner", "normal"])
def test_the_limit_of_an_auction_does_not_change_between_bids(spec: str) -> None:
    """R3.4: a bot that raised to a price would have raised to every lower one."""
    for seed in range(12):
        table = scene("germany 3p auction round3 $90 | blue*: #4,5 @4 | red: #8 @3 | plants: 16 17 18 20 21 22 23 24")
        table = table.do(nominate(18))
        raises = []
        for bid in range(18, 60):
            bidding = table.do(Bid(bid))
            [action, *_] = make_bot(spec, table.game, seed).plan(observed(bidding))
            raises.append(action != PASS)
        assert raises == sorted(raises, reverse=True)
