"""Bots given as Python objects: the same games in this process and in others, and one call for many games."""

import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

from kilowatt.arena import Mode, Schedule, Tournament, TournamentPlan, runner_for
from kilowatt.arena.entrants import Entrant
from kilowatt.arena.play.drivers import CoreDriver, EngineDriver
from kilowatt.arena.play.python_bots import CannotSend
from kilowatt.arena.play.results import Fault, GameResult
from kilowatt.bots.driver import SupervisedBot
from kilowatt.bots.registry import NoSuchBot, make_bot
from kilowatt.content import game_for
from kilowatt.engine import BoardId, Chance, Config, Event, redact
from kilowatt.engine.record import Record
from tests.arena.python_bots import Dying, Historian, Last, Made, Many, ManyHistorian, Picky, TooFew
from tests.arena.support import QUICK
from tests.cli.support import environment

ROOT = Path(__file__).parents[2]


def played(*entrants: Entrant, workers: int = 0, games: int = 6, players: int = 2) -> tuple[GameResult, ...]:
    tournament = Tournament(entrants, limits=QUICK, games=games, players=(players,), mode=Mode.MIX, seed=3)
    return tournament.run(runner_for(workers))


def outcomes(games: tuple[GameResult, ...]) -> list[tuple[object, ...]]:
    """What does not depend on the names of bots."""
    return [(game.seed, game.standings, game.moves, game.seats) for game in games]


def forfeits(games: tuple[GameResult, ...]) -> list[tuple[int, int, Fault]]:
    found = [(game.index, game.forfeit) for game in games if game.forfeit is not None]
    return [(index, forfeit.seat, forfeit.fault) for index, forfeit in found]


# --- objects, classes and functions


def test_objects_and_classes_play_next_to_names_and_the_same_in_worker_processes() -> None:
    here = played(Last(), Made, "planner", players=3)
    assert {bot for game in here for bot in game.bots} == {"Last", "Made", "planner"}
    assert not forfeits(here)
    assert played(Last(), Made, "planner", players=3, workers=2) == here


def test_results_can_be_kept_and_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = Tournament([Last(), "random"], path, games=4, players=(2,)).run(runner_for(0))
    kept = path.read_bytes()
    assert Tournament([Last(), "random"], path, games=4, players=(2,)).run(runner_for(0)) == games
    assert path.read_bytes() == kept


def test_bots_with_one_name_are_numbered_and_never_have_the_name_of_ours() -> None:
    one, two, other = Last(), Last(), Last()
    other.name = "planner"  # type: ignore[attr-defined]
    tournament = Tournament([one, two, other, "planner"])
    assert tournament.plan.schedule.entrants == ("Last", "Last-2", "planner-2", "planner")


def test_an_object_that_is_no_bot_is_refused_at_once() -> None:
    with pytest.raises(NoSuchBot, match="has no method `plan"):
        Tournament([object(), "planner"])  # type: ignore[list-item]


def test_a_plan_has_its_own_options() -> None:
    with pytest.raises(TypeError, match="its own schedule"):
        Tournament(TournamentPlan(Schedule(("random",))), games=5)


# --- other processes


def test_what_cannot_be_pickled_is_named_and_plays_only_here() -> None:
    class Local(Last):
        pass

    with pytest.raises(CannotSend, match=r"bot 'Local' cannot be sent to a worker process: .*runner_for"):
        played(Local(), "random", workers=1)
    assert not forfeits(played(Local(), "random"))


def test_a_class_from_an_interactive_session_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Last, "__module__", "__main__")
    monkeypatch.setattr(sys.modules["__main__"], "Last", Last, raising=False)
    monkeypatch.delattr(sys.modules["__main__"], "__file__", raising=False)
    with pytest.raises(CannotSend, match=r"'Last' .* interactive session"):
        played(Last(), "random", workers=1)


def script(text: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, text], env=environment(), check=False, capture_output=True, text=True, timeout=120
    )


def test_the_example_defines_its_bots_in_the_script_that_is_run() -> None:
    done = script(str(ROOT / "examples" / "bots_in_python.py"))
    assert done.stderr == ""
    assert sorted(line.split()[0] for line in done.stdout.splitlines()) == ["Batched", "Cautious", "Follower", "random"]


def test_a_script_that_plays_while_it_is_imported_loses_with_a_hint(tmp_path: Path) -> None:
    text = (ROOT / "examples" / "bots_in_python.py").read_text(encoding="utf-8")
    unguarded = text.partition("# Worker")[0].replace("GAMES = 12", "GAMES = 4")
    report = "game.forfeit is not None and print(game.forfeit.detail)"
    path = tmp_path / "unguarded.py"
    path.write_text(
        f"{unguarded}\nfor game in Tournament([Cautious(), 'random'], games=2, players=(2,)).run(): {report}\n"
    )
    done = script(str(path))
    assert 'below `if __name__ == "__main__":`' in done.stdout


# --- many games at once


def test_one_call_plans_for_all_games_that_wait() -> None:
    bot = Many()
    games = played(bot, "random", games=20)
    assert max(bot.counts) >= 10
    assert outcomes(games) == outcomes(played(Last(), "random", games=20))
    assert played(Many(), "random", games=20, workers=2) == games


def test_a_failure_costs_only_the_games_it_belongs_to() -> None:
    games = played(Picky(), "random", games=8)
    assert {(seat, fault) for _, seat, fault in forfeits(games)} == {(1, Fault.RAISED)}
    assert len(forfeits(games)) == 4, "in half of the games it has seat 0"
    assert played(Picky(), "random", games=8, workers=1) == games


def test_a_process_that_dies_costs_only_the_games_it_belongs_to() -> None:
    games = played(Dying(), "random", games=4, workers=1)
    assert {(seat, fault) for _, seat, fault in forfeits(games)} == {(1, Fault.CRASHED)}
    assert len(forfeits(games)) == 2


def test_a_plan_for_each_game_is_required() -> None:
    games = played(TooFew(), "random", games=2)
    assert all(game.forfeit is not None and "0 plans for 1 observations" in game.forfeit.detail for game in games)


# --- history


@pytest.mark.parametrize("kind", [Historian, ManyHistorian])
def test_the_history_has_all_events_so_far_without_the_deck(kind: type[Historian], tmp_path: Path) -> None:
    bot = kind()
    Tournament([bot, "random"], records=tmp_path, games=1, players=(2,)).run(runner_for(0))
    games = [events_of(path) for path in tmp_path.iterdir()]
    assert len(bot.histories) > 20
    for history in bot.histories:
        assert history in [events[: len(history)] for events in games]
    assert max(map(len, bot.histories)) > len(games[0]) / 2


def events_of(path: Path) -> tuple[Event, ...]:
    record = Record.from_json(path.read_bytes())
    return tuple(map(redact, chain(record.opening, *[move.events for move in record.moves])))


def test_both_drivers_tell_the_same_history() -> None:
    game = game_for(Config(BoardId("germany"), 3))
    bots = [make_bot("planner", game, seed) for seed in range(3)]
    core, engine = CoreDriver(game, 5, bots), EngineDriver(game, 5, [*bots[:2], Historian()])
    assert core.next_seat() is None
    while (seat := engine.next_seat()) is not None:
        engine.play(bots[seat].plan(engine.observation(prices=False)))
    assert core.history() == engine.history()


def test_outside_the_arena_another_bot_plays_for_one_that_wants_the_history() -> None:
    game = game_for(Config(BoardId("germany"), 2))
    player = SupervisedBot(game, Historian)
    assert list(player.play_plan(game.start(Chance(seed=1)).state))
    assert player.failure is not None
    assert "only the arena keeps" in player.failure.detail
