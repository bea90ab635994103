"""The same schedule on a real Ray with two workers: the same results despite failures of bots and the cluster."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

from kilowatt.arena.play.pool import runner_for
from kilowatt.arena.play.python_bots import CannotSend
from kilowatt.arena.play.ray_pool import RayPool, cluster, cluster_cores, ray_runner
from kilowatt.arena.play.results import Fault
from kilowatt.arena.play.schedule import Mode, Schedule
from kilowatt.arena.store.games_file import TournamentPlan, read_results
from kilowatt.arena.tournament import Tournament
from tests.arena.python_bots import Last
from tests.arena.support import QUICK, SMALL, bad, first_job, run
from tests.cli.support import call

pytestmark = pytest.mark.nightly

MOST_SECONDS = 60
"""To wait for an actor to end."""

MIXED = TournamentPlan(
    Schedule(("simple", "random", bad("Deaf"), bad("Dies")), players=(2,), games=6, mode=Mode.ONE_VS_MANY), QUICK
)


@pytest.fixture(scope="module", autouse=True)
def two_workers() -> Iterator[None]:
    with cluster(None, 2):
        assert cluster_cores() == 2
        yield


def test_the_results_are_those_of_this_machine(tmp_path: Path) -> None:
    games = run(MIXED, tmp_path / "ray.jsonl", ray_runner(None, 2))
    run(MIXED, tmp_path / "here.jsonl", runner_for(2))
    assert (tmp_path / "ray.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()
    assert {game.forfeit and game.forfeit.fault for game in games} == {None, Fault.HUNG, Fault.CRASHED}


def test_bots_that_are_python_objects_are_refused() -> None:
    with pytest.raises(CannotSend, match="name them by file"):
        Tournament([Last(), "random"], games=2, players=(2,)).run(ray_runner(None, 2))


def test_the_command_plays_on_ray(tmp_path: Path) -> None:
    result = call(
        "arena", "random", "--players", "2", "--games", "4", "--ray", "--workers", "2", "--out", str(tmp_path)
    )
    assert result.code == 0
    assert len(read_results(tmp_path / "games.jsonl").games) == 4


def test_a_game_whose_node_goes_away_is_played_elsewhere() -> None:
    pool = RayPool([first_job(SMALL)] * 6, 2)
    replies = pool.replies()
    first = next(replies)
    ray.kill(pool._actors[0])
    rest = list(replies)
    pool.close()
    assert [reply.result for reply in rest] == [first.result] * 5


def test_a_stopped_pool_ends_its_actors() -> None:
    pool = RayPool([first_job(SMALL)] * 50, 2)
    next(pool.replies())
    pool.close()
    for actor in pool._actors:
        wait_for_end(actor)


def wait_for_end(actor: Any) -> None:
    """Ray ends an actor some time after the call: until then the actor answers."""
    deadline = time.monotonic() + MOST_SECONDS
    while is_alive(actor):
        assert time.monotonic() < deadline


def is_alive(actor: Any) -> bool:
    try:
        ray.get(actor.close.remote(), timeout=MOST_SECONDS)
    except ray.exceptions.RayActorError:
        return False
    return True
