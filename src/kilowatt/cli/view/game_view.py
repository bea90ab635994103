"""The complete view of the game, fitted to the height of the screen."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment

from kilowatt.cli.decisions import build_sites
from kilowatt.cli.view.cities import build_list, columns_for, draft_list
from kilowatt.cli.view.context import ViewContext
from kilowatt.cli.view.header import status_bar, task_line
from kilowatt.cli.view.log import recent_log
from kilowatt.cli.view.plants import auction_line, plant_market
from kilowatt.cli.view.players import players
from kilowatt.cli.view.resources import fuel_market
from kilowatt.engine import Event, Observation, Phase

MIN_LOG_ROWS = 2
"""Rows reserved for the log: a heading and a line."""
MAX_SITE_ROWS = 8
"""Rows for the building sites: a heading and seven lines."""


def game_view(
    context: ViewContext, observation: Observation, events: Sequence[Event], new_events: int, height: int
) -> RenderableType:
    """Markets and players; then building sites and log as far as the rows allow; the task is last."""
    foot = RenderedLines(context, *filter(None, (auction_line(context, observation), task_line(context, observation))))
    fixed = RenderedLines(
        context, status_bar(context, observation), *markets(context, observation), players(context, observation)
    )
    room = height - len(fixed) - len(foot)
    if wanted_rows(context, observation) > room - MIN_LOG_ROWS:
        fixed = RenderedLines(
            context, status_bar(context, observation), plant_market(context, observation), players(context, observation)
        )
        room = height - len(fixed) - len(foot)
    sites = RenderedLines(context, build_list(context, observation, room - MIN_LOG_ROWS))
    log = recent_log(context, events, new_events, room - len(sites))
    return Group(fixed, sites, log, foot)


def markets(context: ViewContext, observation: Observation) -> list[RenderableType]:
    """The regions during the draft, the two markets afterwards."""
    if observation.phase is Phase.DRAFT:
        return [draft_list(context, observation)]
    return [plant_market(context, observation), fuel_market(context, observation)]


def wanted_rows(context: ViewContext, observation: Observation) -> int:
    """Rows for the building sites. If they do not fit, the resource market is omitted: its phase is over."""
    sites = len(build_sites(observation))
    return min(MAX_SITE_ROWS, 1 + -(-sites // columns_for(context))) if sites else 0


class RenderedLines:
    """Parts rendered once, so that their lines can be counted before printing."""

    def __init__(self, context: ViewContext, *parts: RenderableType) -> None:
        console = Console(file=StringIO(), width=context.width)
        self.lines = [line for part in parts for line in console.render_lines(part, pad=False)]

    def __len__(self) -> int:
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()
