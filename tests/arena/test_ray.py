"""The same schedule on a real Ray with two workers: the same results, whatever the bots and the cluster do."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from kilowatt.arena.pool import runner_for
from kilowatt.arena.ray_pool import Crowd, cluster, cluster_cores, ray_runner
from kilowatt.arena.schedule import Mode, Schedule
from kilowatt.arena.store import Plan, read_results
from kilowatt.arena.values import Fault
from tests.arena.support import QUICK, SMALL, bad, first_job, run
from tests.cli.support import call

pytestmark = pytest.mark.ray

MIXED = Plan(
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


def test_the_command_plays_on_ray(tmp_path: Path) -> None:
    told = call("arena", "random", "--players", "2", "--games", "4", "--ray", "--workers", "2", "--out", str(tmp_path))
    assert told.code == 0
    assert len(read_results(tmp_path / "games.jsonl").games) == 4


def test_a_game_whose_node_goes_away_is_played_elsewhere() -> None:
    crowd = Crowd([first_job(SMALL)] * 6, 2)
    replies = crowd.replies()
    first = next(replies)
    ray.kill(crowd._players[0])
    rest = list(replies)
    crowd.close()
    assert [reply.result for reply in rest] == [first.result] * 5


def test_it_can_be_stopped_in_the_middle() -> None:
    crowd = Crowd([first_job(SMALL)] * 50, 2)
    next(crowd.replies())
    crowd.close()
