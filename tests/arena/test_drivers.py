"""The core plays the engine's games: the same actions, results, statistics and records."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from kilowatt.arena.play.arena_game import DriverFactory, play
from kilowatt.arena.play.drivers import CoreDriver, Driver, EngineDriver, are_same, can_core_play, driver_for
from kilowatt.arena.play.jobs import Fixture, Job, Reply
from kilowatt.bots.base import Bot
from kilowatt.bots.planner_bot import PlannerBot
from kilowatt.bots.registry import make_bot
from kilowatt.content import game_for
from kilowatt.core import IS_COMPILED
from kilowatt.engine import Action, Bid, BoardId, Build, CityId, Config, Game, Observation
from tests.arena.support import QUICK, bad

Regions = Literal["random", "draft"]
MIXES = (
    ("planner", "greedy", "random", "normal", "planner", "greedy"),
    ("random", "random", "planner", "planner", "normal", "random"),
    ("simple", "planner", "greedy", "simple", "normal", "random"),
)
"""Bots by seat; a game with fewer players has the first of them."""
OPTIONS: tuple[tuple[Regions, bool], ...] = (("random", False), ("draft", True))
TABLES = [(board, players, *options) for board, players, options in product(("germany", "usa"), range(2, 7), OPTIONS)]


def job_for(
    bots: Sequence[str],
    board: str = "germany",
    regions: Regions = "random",
    *,
    hidden_money: bool = False,
    seed: int | None = None,
) -> Job:
    config = Config(BoardId(board), len(bots), regions, hidden_money)
    seeds = tuple(11 * seat + len(bots) for seat in range(len(bots)))
    fixture = Fixture(0, board, config, 7 * len(bots) if seed is None else seed, tuple(bots), seeds)
    return Job(fixture, tuple(bots), QUICK, keep_record=True)


def played(job: Job, driver: DriverFactory) -> Reply:
    """A game, without the times, which differ from run to run."""
    return msgspec.structs.replace(play(job, driver=driver), seconds=())


@pytest.mark.parametrize("mix", MIXES, ids=["policies", "random", "simple"])
@pytest.mark.parametrize(("board", "players", "regions", "hidden_money"), TABLES)
def test_the_core_and_the_engine_play_the_same_game(
    mix: tuple[str, ...], board: str, players: int, regions: Regions, hidden_money: bool
) -> None:
    """The record has every action and event, the result all statistics of the arena."""
    job = job_for(mix[:players], board, regions, hidden_money=hidden_money)
    assert played(job, CoreDriver) == played(job, EngineDriver)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_game_is_the_same_from_many_seeds(players: int) -> None:
    for seed in range(6):
        board, hidden_money = ("germany", "usa")[seed % 2], seed % 3 > 0
        job = job_for(MIXES[0][:players], board, hidden_money=hidden_money, seed=1000 * seed)
        assert played(job, CoreDriver) == played(job, EngineDriver)


@pytest.mark.parametrize(
    ("bots", "board", "regions"),
    [
        (("search:simulations=1", "planner"), "germany", "draft"),
        (("planner", "search:simulations=1", "random"), "usa", "random"),
    ],
)
def test_search_bots_plan_from_positions_as_from_observations(
    bots: tuple[str, ...], board: str, regions: Regions
) -> None:
    job = job_for(bots, board, regions, hidden_money=True)
    assert played(job, CoreDriver) == played(job, EngineDriver)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_core_counts_what_the_engine_counts(players: int) -> None:
    """Every figure of every round, also of rounds in progress."""
    job = job_for(MIXES[0][:players])
    drivers = [driver_after(job, factory) for factory in (CoreDriver, EngineDriver)]
    assert drivers[0].rounds() == drivers[1].rounds()
    assert drivers[0].first_order == drivers[1].first_order
    assert [*drivers[0].movers] == [*drivers[1].movers]


def driver_after(job: Job, factory: DriverFactory) -> Driver:
    """A driver that has played a whole game."""
    game = game_for(job.fixture.config)
    bots = [make_bot(spec, game, seed) for spec, seed in zip(job.specs, job.fixture.bot_seeds, strict=True)]
    driver = factory(game, job.fixture.seed, bots)
    while (seat := driver.next_seat()) is not None:
        driver.play(bots[seat].plan(driver.observation(prices=False)))
    return driver


@pytest.mark.parametrize("name", ["Raises", "Illegal", "Malformed", "NotAnAction", "NotMade", "Sound"])
@pytest.mark.parametrize("others", [("planner",), ("greedy", "planner", "random")], ids=len)
def test_a_bot_from_outside_loses_in_the_same_way(name: str, others: tuple[str, ...]) -> None:
    job = job_for((*others, bad(name)))
    assert played(job, CoreDriver) == played(job, EngineDriver)


def test_an_endless_game_is_stopped_after_the_same_round() -> None:
    job = job_for((f"{Path(__file__).with_name('test_game.py')}:Idle",) * 2)
    assert played(job, CoreDriver) == played(job, EngineDriver)


# --- which driver


class CautiousPlanner(PlannerBot):
    """Plans in its own way."""

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        return observation.legal_actions[-1:]


def bots_for(game: Game, *makers: type[Bot] | str) -> list[Bot]:
    return [
        make_bot(maker, game, 1) if isinstance(maker, str) else maker(game, 1)  # type: ignore[call-arg]
        for maker in makers
    ]


@pytest.mark.skipif(not IS_COMPILED, reason="the core is not compiled")
def test_the_core_plays_where_at_most_half_of_the_bots_need_observations() -> None:
    game = game_for(Config(BoardId("germany"), 4))
    for makers, kind in (
        (("planner", "greedy", "random", "normal"), CoreDriver),
        (("planner", "simple", "simple", "hard"), CoreDriver),
        (("search", "expert", "simple", "simple"), CoreDriver),
        (("planner", "simple", "simple", "simple"), EngineDriver),
    ):
        assert isinstance(driver_for(game, 1, bots_for(game, *makers)), kind)


def test_a_class_derived_from_a_policy_is_asked() -> None:
    """Its plan may be another one, so the core must not play its seat."""
    game = game_for(Config(BoardId("germany"), 2))
    driver = CoreDriver(game, 1, bots_for(game, "planner", CautiousPlanner))
    assert driver.next_seat() == 1


def test_a_board_without_room_in_the_core_is_played_on_the_engine() -> None:
    game = game_for(Config(BoardId("germany"), 2))
    dear = msgspec.structs.replace(game.book.edition, start_money=2_000_000_000)
    rich = Game(game.config, game.book.board, dear)
    assert not can_core_play(rich)
    assert isinstance(driver_for(rich, 1, bots_for(rich, "planner", "planner")), EngineDriver)


class Word(str):
    """A string that is not only one."""


def test_actions_with_fields_of_other_types_are_not_the_same() -> None:
    assert are_same(Build(CityId("essen")), Build(CityId("essen")))
    assert not are_same(Build(CityId(Word("essen"))), Build(CityId("essen")))
    assert not are_same(Bid(True), Bid(1))
    assert not are_same(Bid(4), Bid(5))
