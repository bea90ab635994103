"""`kilowatt ladder`: the standard matches, and the page with their results."""

import argparse
import platform
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from kilowatt.arena.ladder import STANDARD, LadderMatch, LadderRow, play_match, read_matches
from kilowatt.arena.play.pool import cores
from kilowatt.arena.report.console import make_console, plain_table, progress, say
from kilowatt.arena.report.ladder_page import page
from kilowatt.arena.store.games_file import TournamentPlan
from kilowatt.bots.registry import check_bot
from kilowatt.cli.command_error import CommandError
from kilowatt.cli.commands.arena import INTERRUPTED, chosen_runner

PAGE = Path("docs") / "ladder.md"


def run(options: argparse.Namespace) -> int:
    matches, runner = chosen_matches(options), chosen_runner(options)
    folder = Path(options.out).expanduser() / ("quick" if options.quick else "")
    target = page_path(options, folder)
    console, rows = make_console(), list[LadderRow]()
    try:
        for number, match in enumerate(matches, 1):
            with progress(TournamentPlan(match.schedule), f"{number} of {len(matches)}: {match.name}") as watch:
                rows.append(play_match(match, folder, runner, watch))
    except KeyboardInterrupt:
        say(console, f"{len(rows)} of {len(matches)} matches are finished and saved. Run the same command to resume.")
        return INTERRUPTED
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(rows, machine()), encoding="utf-8")
    console.print(row_table(rows))
    say(console, f"\n{target}")
    return 0


def chosen_matches(options: argparse.Namespace) -> tuple[LadderMatch, ...]:
    every = read_matches(Path(options.matches).expanduser()) if options.matches else STANDARD
    found = tuple(match for match in every if not options.only or options.only in match.name)
    if not found:
        raise CommandError(f"no match has '{options.only}' in its name" if options.only else "there are no matches")
    for match in found:
        check_bot(match.one)
        check_bot(match.many)
    return tuple(match.quick() for match in found) if options.quick else found


def page_path(options: argparse.Namespace, folder: Path) -> Path:
    """A partial ladder must not overwrite the page of the complete one."""
    if options.page:
        return Path(options.page).expanduser()
    return folder / "ladder.md" if options.quick or options.only or options.matches else PAGE


def machine() -> str:
    return f"{cores()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}"


def row_table(rows: Sequence[LadderRow]) -> Table:
    table = plain_table("match", "games", "win share (95 % interval)", "chance", "", "seconds")
    for row in rows:
        score = row.score
        share = f"{100 * score.share:.1f} % ({100 * score.interval.low:.1f} to {100 * score.interval.high:.1f})"
        above = "above chance" if row.is_above_chance else "not above chance"
        table.add_row(
            row.match.name, str(score.games), share, f"{100 * score.chance:.1f} %", above, f"{row.spent.seconds:.0f}"
        )
    return table
