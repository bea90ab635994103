"""`kilowatt arena`: tournaments between bots."""

import argparse
import shlex
from datetime import UTC, datetime
from pathlib import Path

from kilowatt.arena.play.jobs import Limits
from kilowatt.arena.play.pool import Runner, cores, runner_for
from kilowatt.arena.play.results import GameResult
from kilowatt.arena.play.schedule import Mode, Schedule
from kilowatt.arena.report.console import make_console, progress, say, show, show_forfeits
from kilowatt.arena.report.report import report
from kilowatt.arena.store.games_file import TournamentPlan, read_results
from kilowatt.arena.store.parquet import write_parquet
from kilowatt.arena.tournament import Tournament
from kilowatt.cli.command_error import CommandError
from kilowatt.content import board_ids

GAMES = 200
MOST_GAMES = 20_000
"""Maximum number of games if the requested precision is not reached."""
INTERRUPTED = 130
OF_THE_PLAN = (
    "bots",
    "bot",
    "games",
    "until_ci",
    "players",
    "map",
    "one_vs_many",
    "seed",
    "draft",
    "hidden_money",
    "move_seconds",
    "start_seconds",
    "out",
)
"""Options that are fixed when a tournament begins."""


def run(options: argparse.Namespace) -> int:
    results, plan = resumed(options) if options.resume else begun(options)
    records = Path(options.records).expanduser() if options.records else None
    tournament = Tournament(plan, results, records)
    console = make_console()
    try:
        with progress(plan) as watch:
            games = tournament.run(chosen_runner(options), watch)
    except KeyboardInterrupt:
        say(console, f"{tournament.done} of {plan.schedule.total} games are finished and saved. To resume:")
        say(console, f"  kilowatt arena --resume {shlex.quote(str(results))}")
        return INTERRUPTED
    show(console, plan, games, tournament.thinking)
    show_forfeits(console, games, tournament.where)
    say(console, f"\n{written(results.parent, plan, games)}")
    return 0


def written(folder: Path, plan: TournamentPlan, games: tuple[GameResult, ...]) -> str:
    """Write the Parquet files and the report; return a message that says where they are."""
    write_parquet(folder, games)
    page = folder / "report.html"
    page.write_text(report(plan, games), encoding="utf-8")
    return f"{page}; the same folder has the games as JSON lines and Parquet"


def chosen_runner(options: argparse.Namespace) -> Runner:
    if options.workers is not None and options.workers < 0:
        raise CommandError(f"--workers {options.workers}: must be 0 or more")
    if options.ray is None:
        return runner_for(cores() if options.workers is None else options.workers)
    from kilowatt.arena.play.ray_pool import ray_runner  # noqa: PLC0415 - Ray is large, and few users have it

    return ray_runner(options.ray or None, options.workers)


# --- the plan


def begun(options: argparse.Namespace) -> tuple[Path, TournamentPlan]:
    """A new tournament in its own folder."""
    folder = Path(options.out).expanduser() if options.out else Path("arena") / f"{datetime.now(UTC):%Y%m%d-%H%M%S}"
    results = folder / "games.jsonl"
    if results.exists():
        raise CommandError(
            f"{results} already exists: resume it with --resume {results}, or choose another folder with --out"
        )
    most = GAMES if options.until_ci is None else MOST_GAMES
    schedule = chosen_schedule(options, most if options.games is None else options.games)
    if options.until_ci is not None and not 0 < options.until_ci < 1:
        raise CommandError(f"--until-ci {options.until_ci:g}: expected a share between 0 and 1, such as 0.02")
    return results, TournamentPlan(schedule, chosen_limits(options), options.until_ci)


def chosen_schedule(options: argparse.Namespace, games: int) -> Schedule:
    return Schedule(
        entrants=(*options.bots, *options.bot),
        players=parse_players(options.players),
        maps=parse_maps(options.map),
        games=games,
        seed=options.seed,
        mode=Mode.ONE_VS_MANY if options.one_vs_many else Mode.MIX,
        draft=options.draft,
        hidden_money=options.hidden_money,
    )


def chosen_limits(options: argparse.Namespace) -> Limits:
    return Limits(positive(options.move_seconds), positive(options.start_seconds))


def resumed(options: argparse.Namespace) -> tuple[Path, TournamentPlan]:
    """The tournament in a file: its first line has the plan, which cannot be changed."""
    for name in OF_THE_PLAN:
        if (getattr(options, name) or None) != (options.parser.get_default(name) or None):
            raise CommandError(f"--resume uses the plan in the file: leave out {option_name(name)}")
    results = Path(options.resume).expanduser()
    return results, read_results(results).plan


def option_name(name: str) -> str:
    return "the bots" if name == "bots" else f"--{name.replace('_', '-')}"


def positive(seconds: float) -> float:
    if not seconds > 0:
        raise CommandError(f"a time limit of {seconds:g} s: must be above 0")
    return seconds


def parse_players(text: str) -> tuple[int, ...]:
    """
    >>> parse_players("2-4"), parse_players("3,5")
    ((2, 3, 4), (3, 5))
    """
    try:
        least, dash, most = text.partition("-")
        return tuple(range(int(least), int(most) + 1)) if dash else tuple(map(int, text.split(",")))
    except ValueError:
        raise CommandError(f"--players {text}: expected a number, a list such as 2,4 or a range such as 2-6") from None


def parse_maps(text: str) -> tuple[str, ...]:
    """
    >>> parse_maps("both"), parse_maps("usa")
    (('germany', 'usa'), ('usa',))
    """
    return tuple(map(str, board_ids())) if text == "both" else tuple(text.split(","))
