"""Small tournaments to look at."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from kilowatt.arena.play.arena_game import play
from kilowatt.arena.play.jobs import Job, Limits, Reply
from kilowatt.arena.play.pool import Runner, play_here
from kilowatt.arena.play.results import GameResult
from kilowatt.arena.play.schedule import Mode, Schedule
from kilowatt.arena.store.games_file import TournamentPlan
from kilowatt.arena.tournament import Tournament
from kilowatt.bots.registry import anchored

BAD_BOTS = Path(__file__).with_name("bad_bots.py")
QUICK = Limits(move=1.0, start=30.0, grace=0.5)
"""Long enough for a good bot on a busy machine."""
SMALL = TournamentPlan(Schedule(("random", "simple"), players=(2, 3), maps=("germany", "usa"), games=12))


def bad(name: str) -> str:
    return f"{BAD_BOTS}:{name}"


def run(plan: TournamentPlan, path: Path, runner: Runner = play_here) -> tuple[GameResult, ...]:
    return Tournament(plan, path).run(runner)


@cache
def small_games() -> tuple[GameResult, ...]:
    """The small tournament, played once a process."""
    with TemporaryDirectory() as folder:
        return run(SMALL, Path(folder) / "games.jsonl")


def duel(name: str, players: int = 2, limits: Limits = QUICK) -> TournamentPlan:
    """A good bot against a bad one."""
    return TournamentPlan(Schedule(("simple", bad(name)), players=(players,), games=1, mode=Mode.ONE_VS_MANY), limits)


def first_job(plan: TournamentPlan) -> Job:
    fixture = next(plan.schedule.fixtures())
    return Job(fixture, tuple(map(anchored, fixture.bots)), plan.limits)


def play_first(plan: TournamentPlan) -> Reply:
    """The first game of a plan, in this process."""
    return play(first_job(plan))
