"""`kilowatt arena`: tournaments between bots."""

import argparse
import shlex
from datetime import UTC, datetime
from pathlib import Path

from kilowatt.arena.console import make_console, progress, say, show, show_forfeits
from kilowatt.arena.parquet import write_parquet
from kilowatt.arena.pool import Runner, cores, runner_for
from kilowatt.arena.report import report
from kilowatt.arena.schedule import Mode, Schedule
from kilowatt.arena.store import Plan, read_results
from kilowatt.arena.tournament import Tournament
from kilowatt.arena.values import GameResult, Limits
from kilowatt.cli.faults import Fault
from kilowatt.content import board_ids

GAMES = 200
MOST_GAMES = 20_000
"""When to stop at last, where the confidence wanted is not to be had."""
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
"""What is decided when a tournament begins."""


def run(options: argparse.Namespace) -> int:
    results, plan = resumed(options) if options.resume else begun(options)
    records = Path(options.records).expanduser() if options.records else None
    tournament = Tournament(plan, results, records)
    console = make_console()
    try:
        with progress(plan) as watch:
            games = tournament.run(chosen_runner(options), watch)
    except KeyboardInterrupt:
        say(console, f"{tournament.done} of {plan.schedule.total} games are done and kept; to go on:")
        say(console, f"  kilowatt arena --resume {shlex.quote(str(results))}")
        return INTERRUPTED
    show(console, plan, games, tournament.thinking)
    show_forfeits(console, games, tournament.where)
    say(console, f"\n{written(results.parent, plan, games)}")
    return 0


def written(folder: Path, plan: Plan, games: tuple[GameResult, ...]) -> str:
    """Write the files for notebooks and the report; where everything is."""
    write_parquet(folder, games)
    page = folder / "report.html"
    page.write_text(report(plan, games), encoding="utf-8")
    return f"{page}, and beside it the games as JSON lines and Parquet"


def chosen_runner(options: argparse.Namespace) -> Runner:
    if options.workers is not None and options.workers < 0:
        raise Fault(f"{options.workers} workers cannot play")
    if options.ray is None:
        return runner_for(cores() if options.workers is None else options.workers)
    from kilowatt.arena.ray_pool import ray_runner  # noqa: PLC0415 - Ray is large, and few have it

    return ray_runner(options.ray or None, options.workers)


# --- the plan


def begun(options: argparse.Namespace) -> tuple[Path, Plan]:
    """A new tournament, in a folder of its own."""
    folder = Path(options.out).expanduser() if options.out else Path("arena") / f"{datetime.now(UTC):%Y%m%d-%H%M%S}"
    results = folder / "games.jsonl"
    if results.exists():
        raise Fault(f"{results} is there already: go on with --resume {results}, or name another folder with --out")
    most = GAMES if options.until_ci is None else MOST_GAMES
    schedule = Schedule(
        entrants=(*options.bots, *options.bot),
        players=parse_players(options.players),
        maps=parse_maps(options.map),
        games=most if options.games is None else options.games,
        seed=options.seed,
        mode=Mode.ONE_VS_MANY if options.one_vs_many else Mode.MIX,
        draft=options.draft,
        hidden_money=options.hidden_money,
    )
    if options.until_ci is not None and not 0 < options.until_ci < 1:
        raise Fault(f"--until-ci {options.until_ci:g}: a share between 0 and 1, such as 0.02")
    limits = Limits(positive(options.move_seconds), positive(options.start_seconds))
    return results, Plan(schedule, limits, options.until_ci)


def resumed(options: argparse.Namespace) -> tuple[Path, Plan]:
    """The tournament in a file: its plan is in the first line, and cannot be made anew."""
    for name in OF_THE_PLAN:
        if (getattr(options, name) or None) != (options.parser.get_default(name) or None):
            raise Fault(f"--resume goes on with the plan in the file: leave out {option_name(name)}")
    results = Path(options.resume).expanduser()
    return results, read_results(results).plan


def option_name(name: str) -> str:
    return "the bots" if name == "bots" else f"--{name.replace('_', '-')}"


def positive(seconds: float) -> float:
    if not seconds > 0:
        raise Fault(f"{seconds:g} seconds are no time to think")
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
        raise Fault(f"--players {text}: a number, several with commas between, or a range such as 2-6") from None


def parse_maps(text: str) -> tuple[str, ...]:
    """
    >>> parse_maps("both"), parse_maps("usa")
    (('germany', 'usa'), ('usa',))
    """
    return tuple(map(str, board_ids())) if text == "both" else tuple(text.split(","))
