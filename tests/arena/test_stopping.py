"""Stopping by confidence depends on the games in schedule order, not on the order in which they finish."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from kilowatt.arena.play.jobs import Job, Reply
from kilowatt.arena.play.pool import Replies
from kilowatt.arena.stopping import Finish
from kilowatt.arena.store.games_file import TournamentPlan
from tests.arena.support import SMALL, run, small_games

UNTIL = msgspec.structs.replace(SMALL, until_ci=0.25)


def ending(order: Iterable[int], plan: TournamentPlan) -> int:
    finish = Finish(plan)
    for place in order:
        finish.see(small_games()[place])
    assert finish.is_reached()
    return finish.total


@settings(max_examples=30)
@given(st.permutations(range(SMALL.schedule.total)))
def test_the_end_does_not_depend_on_the_order_games_end_in(order: list[int]) -> None:
    total = ending(range(SMALL.schedule.total), UNTIL)
    assert ending(order, UNTIL) == total
    assert total in SMALL.schedule.laps()
    assert total < SMALL.schedule.total


def test_without_a_wish_all_games_are_played() -> None:
    assert ending(range(SMALL.schedule.total), SMALL) == SMALL.schedule.total


def test_what_cannot_be_had_ends_with_the_games() -> None:
    assert ending(range(SMALL.schedule.total), msgspec.structs.replace(SMALL, until_ci=0.001)) == SMALL.schedule.total


def remembered(jobs: Iterable[Job]) -> Replies:
    """Plays games that were already played."""
    for job in jobs:
        result = small_games()[job.fixture.index]
        yield Reply(result, seconds=(0.0,) * len(result.bots), decisions=(0,) * len(result.bots))


def test_games_played_beyond_the_end_are_left_out(tmp_path: Path) -> None:
    run(UNTIL, tmp_path / "backwards.jsonl", lambda jobs: remembered(reversed(list(jobs))))
    run(UNTIL, tmp_path / "forwards.jsonl", remembered)
    assert (tmp_path / "backwards.jsonl").read_bytes() == (tmp_path / "forwards.jsonl").read_bytes()
