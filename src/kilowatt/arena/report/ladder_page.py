"""The ladder page: Markdown with one row for each match."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from kilowatt.arena.ladder import MAIN_PLAYERS, LadderRow
from kilowatt.arena.rate.scores import plainly

HEADER = """# The ladder

The measured strength of the bots. Each row is a match: one bot against a table of another, equally often on every seat.
The interval is Wilson's at 95 %. *Chance* is the win share of a bot as strong as the others. A shared victory counts as
a fraction. *ms a move* is the CPU time of the one bot divided by its moves, including forced and already planned ones.
The commands below each table play the same games again.

This page is written by `kilowatt ladder`; do not edit it by hand.
"""


HEADS = (
    "map",
    "players",
    "games",
    "wins",
    "win share",
    "95 % interval",
    "chance",
    "rank",
    "rounds",
    "forfeits",
    "ms a move",
    "seconds",
)


def page(rows: Sequence[LadderRow], machine: str) -> str:
    """The whole page."""
    last = f"Measured on {machine}. Seconds are wall-clock seconds of the whole match."
    return "\n".join([HEADER, *overview(rows), *sections(rows), last, ""])


def overview(rows: Sequence[LadderRow]) -> Iterator[str]:
    """The matches with four players, one line for each pair of bots."""
    maps = sorted({row.match.map for row in rows})
    yield "## At a glance: one against three\n"
    yield f"| one | three | {' | '.join(maps)} |"
    yield f"|---|---|{'--:|' * len(maps)}"
    for (one, many), part in by_pair(rows):
        shares = {row.match.map: f"{100 * row.score.share:.0f} %" for row in part if row.match.players == MAIN_PLAYERS}
        if shares:
            yield f"| `{one}` | `{many}` | {' | '.join(shares.get(name, '') for name in maps)} |"
    yield f"\nChance is {100 // MAIN_PLAYERS} %.\n"


def by_pair(rows: Sequence[LadderRow]) -> Iterator[tuple[tuple[str, str], tuple[LadderRow, ...]]]:
    for pair, part in groupby(rows, key=lambda row: (row.match.one, row.match.many)):
        yield pair, tuple(part)


def sections(rows: Sequence[LadderRow]) -> Iterator[str]:
    for (one, many), played in by_pair(rows):
        yield f"## One `{one}` against `{many}`\n"
        yield from table(played)
        yield f"\n{verdict(played)}\n"
        yield from commands(played)


def table(rows: Iterable[LadderRow]) -> Iterator[str]:
    yield f"| {' | '.join(HEADS)} |"
    yield f"|---|{'--:|' * (len(HEADS) - 1)}"
    for row in rows:
        yield f"| {' | '.join(cells(row))} |"


def cells(row: LadderRow) -> tuple[str, ...]:
    score = row.score
    return (
        row.match.map,
        str(row.match.players),
        str(score.games),
        plainly(score.wins),
        f"**{100 * score.share:.1f} %**",
        f"{100 * score.interval.low:.1f} to {100 * score.interval.high:.1f} %",
        f"{100 * score.chance:.1f} %",
        f"{score.rank:.2f}",
        f"{score.rounds:.1f}",
        str(score.forfeits),
        f"{1000 * row.spent.per_move:.2g}",
        f"{row.spent.seconds:.0f}",
    )


def verdict(rows: Sequence[LadderRow]) -> str:
    below = [f"{row.match.map} with {row.match.players}" for row in rows if not row.is_above_chance]
    if not below:
        return "The whole interval is above chance in every row."
    return f"The interval is not entirely above chance in: {', '.join(below)}."


def commands(rows: Iterable[LadderRow]) -> Iterator[str]:
    yield "```sh"
    yield from (row.match.command for row in rows)
    yield "```\n"
