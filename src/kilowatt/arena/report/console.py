"""Tournaments on the terminal: a progress bar, then tables."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kilowatt.arena.play.results import Forfeit, GameResult
from kilowatt.arena.play.schedule import Setting
from kilowatt.arena.rate.ratings import rate
from kilowatt.arena.rate.scores import Score, by_setting, played, scores, seat_scores, summary
from kilowatt.arena.report.plots import shortened
from kilowatt.arena.report.report import COURSE_HEADS, WASTE_HEADS, counts, summary_cells, waste_cells
from kilowatt.arena.report.svg import percent
from kilowatt.arena.store.games_file import TournamentPlan
from kilowatt.arena.tournament import Thinking, Tournament, TournamentListener

ROOM = 140
"""The width of tables in columns; a narrower terminal wraps them instead of cutting them."""
MOST_FORFEITS = 3
"""Forfeits of each bot that are shown in full; the report has all."""


def make_console() -> Console:
    console = Console(highlight=False)
    return console if console.width >= ROOM else Console(highlight=False, width=ROOM)


# --- progress


@contextmanager
def progress(plan: TournamentPlan, what: str = "playing") -> Iterator[TournamentListener]:
    """A progress bar for a tournament."""
    with progress_bar(plan.schedule.total, what) as update:

        def watch(tournament: Tournament) -> None:
            until = plan.until_ci
            update(
                tournament.done,
                what if until is None else f"known to ±{tournament.finish.width():.3f}, wanted ±{until:g}",
            )

        yield watch


@contextmanager
def progress_bar(total: int, what: str = "playing") -> Iterator[Callable[..., None]]:
    """A progress bar on standard error, if that is a terminal. Update it with the count, and a new text if needed."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
    task = bar.add_task(what, total=total)

    def update(done: int, text: str = what) -> None:
        bar.update(task, completed=done, description=text)

    with bar:
        yield update


# --- results


def show(console: Console, plan: TournamentPlan, games: Sequence[GameResult], thinking: Thinking) -> None:
    """The tables."""
    entrants, settings = played(games, plan.schedule.entrants), by_setting(games)
    say(console, f"{len(games)} games, seed {plan.schedule.seed}", "bold")
    found = scores(games, entrants)
    console.print(score_table(found, thinking))
    say(console, "\nhow the games went", "bold")
    console.print(summary_table(settings))
    say(console, "\nwaste per game", "bold")
    console.print(waste_table(found))
    if len(settings) > 1:
        say(console, "\nby map and players", "bold")
        console.print(setting_table(settings, entrants))
    if len(entrants) > 1:
        for players, part in counts(games).items():
            say(console, f"\nwin share by seat, {players} players", "bold")
            console.print(seat_table(part, players, entrants))
        say(console, "\nratings (openskill, Plackett-Luce)", "bold")
        console.print(rating_table(games, entrants))


def plain_table(*names: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, name in enumerate(names):
        table.add_column(name, justify="right" if place else "left", no_wrap=True)
    return table


HEADS = ("bot", "games", "win share (95 % interval)", "chance", "rank", "powered", "rounds")


def cells(one: Score) -> tuple[str, ...]:
    return (
        shortened(one.bot),
        str(one.games),
        f"{100 * one.share:.1f} % ({100 * one.interval.low:.1f} to {100 * one.interval.high:.1f})",
        percent(one.chance),
        f"{one.rank:.2f}",
        f"{one.powered:.1f}",
        f"{one.rounds:.1f}",
    )


def score_table(found: Sequence[Score], thinking: Thinking) -> Table:
    table = plain_table(*HEADS, "ms a move", "forfeits")
    for one in found:
        seconds = thinking.per_decision(one.bot)
        table.add_row(*cells(one), "" if seconds is None else f"{1000 * seconds:.2f}", str(one.forfeits or ""))
    return table


def summary_table(settings: Mapping[Setting, Sequence[GameResult]]) -> Table:
    table = plain_table("map", "players", *COURSE_HEADS)
    for setting, games in settings.items():
        table.add_row(setting.map, str(setting.players), *summary_cells(summary(games)))
    return table


def waste_table(found: Sequence[Score]) -> Table:
    table = plain_table(*WASTE_HEADS)
    for one in found:
        name, *figures = waste_cells(one)
        table.add_row(shortened(name), *figures)
    return table


def setting_table(settings: Mapping[Setting, Sequence[GameResult]], entrants: Sequence[str]) -> Table:
    table = plain_table("map", "players", *HEADS)
    for setting, games in settings.items():
        for one in scores(games, entrants):
            table.add_row(setting.map, str(setting.players), *cells(one))
    return table


def seat_table(games: Sequence[GameResult], players: int, entrants: Sequence[str]) -> Table:
    table = plain_table("bot", *(f"seat {seat}" for seat in range(players)))
    for bot in entrants:
        found = seat_scores(games, bot)
        shares = [seat_cell(found[seat]) if seat in found else "" for seat in range(players)]
        table.add_row(shortened(bot), *shares)
    return table


def seat_cell(one: Score) -> str:
    return f"{100 * one.share:.0f} % ±{100 * one.interval.half_width:.0f}"


def rating_table(games: Sequence[GameResult], entrants: Sequence[str]) -> Table:
    table = plain_table("bot", "rating", "sigma", "at least")
    for one in rate(games, entrants):
        table.add_row(shortened(one.bot), f"{one.mu:.1f}", f"{one.sigma:.1f}", f"{one.least:.1f}")
    return table


def show_forfeits(console: Console, games: Sequence[GameResult], where: Mapping[int, str]) -> None:
    """The first forfeits of each bot, each with the end of its traceback."""
    lost = [(game.index, game.forfeit) for game in games if game.forfeit is not None]
    for bot in dict.fromkeys(forfeit.bot for _, forfeit in lost):
        own = [(index, forfeit) for index, forfeit in lost if forfeit.bot == bot]
        for index, forfeit in own[:MOST_FORFEITS]:
            show_forfeit(console, index, forfeit, forfeit.trace or where.get(index, ""))
        if len(own) > MOST_FORFEITS:
            say(console, f"\nand {len(own) - MOST_FORFEITS} more forfeits by {bot} are in the report", "yellow")


def show_forfeit(console: Console, index: int, forfeit: Forfeit, trace: str) -> None:
    say(console, f"\nforfeit in game {index}: {forfeit}", "yellow")
    for line in trace.splitlines():
        say(console, f"    {line}")
    say(console, f"    kilowatt show '{forfeit.position}'", "dim")


def say(console: Console, words: str, style: str = "") -> None:
    """Print text without markup and without wrapping, so that lines can be copied."""
    console.print(Text(words, style), soft_wrap=True)
