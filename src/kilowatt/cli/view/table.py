"""The table as a whole, fitted to the height of the screen."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment

from kilowatt.cli.asking import build_sites
from kilowatt.cli.view.cities import build_list, columns_for, draft_list
from kilowatt.cli.view.fuels import fuel_market
from kilowatt.cli.view.header import bar, task
from kilowatt.cli.view.log import recent
from kilowatt.cli.view.look import Look
from kilowatt.cli.view.plants import auction_line, plant_market
from kilowatt.cli.view.players import players
from kilowatt.engine import Event, Observation, Phase

LEAST_LOG = 2
"""A heading and a line."""
FULL_LIST = 8
"""A heading and seven lines of cities are enough."""


def table(look: Look, seen: Observation, events: Sequence[Event], news: int, height: int) -> RenderableType:
    """The markets and players, then what can be built and what happened, as far as the lines last; the task is last."""
    foot = Block(look, *filter(None, (auction_line(look, seen), task(look, seen))))
    fixed = Block(look, bar(look, seen), *markets(look, seen), players(look, seen))
    room = height - len(fixed) - len(foot)
    if wanted_rows(look, seen) > room - LEAST_LOG:
        fixed = Block(look, bar(look, seen), plant_market(look, seen), players(look, seen))
        room = height - len(fixed) - len(foot)
    sites = Block(look, build_list(look, seen, room - LEAST_LOG))
    log = recent(look, events, news, room - len(sites))
    return Group(fixed, sites, log, foot)


def markets(look: Look, seen: Observation) -> list[RenderableType]:
    """During the draft the regions are what matters; then the two markets."""
    if seen.phase is Phase.DRAFT:
        return [draft_list(look, seen)]
    return [plant_market(look, seen), fuel_market(look, seen)]


def wanted_rows(look: Look, seen: Observation) -> int:
    """Who builds wants to see where; the resource market, whose phase is over, makes room for it if need be."""
    sites = len(build_sites(seen))
    return min(FULL_LIST, 1 + -(-sites // columns_for(look))) if sites else 0


class Block:
    """Parts drawn once, so that their lines can be counted before they are printed."""

    def __init__(self, look: Look, *parts: RenderableType) -> None:
        console = Console(file=StringIO(), width=look.width)
        self.lines = [line for part in parts for line in console.render_lines(part, pad=False)]

    def __len__(self) -> int:
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()
