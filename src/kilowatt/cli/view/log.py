"""The log in sentences: complete, or a summary."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.console import Group
from rich.text import Text

from kilowatt.cli.view.context import ViewContext, one_line
from kilowatt.cli.view.heading import heading
from kilowatt.engine import Event, Fuel, Seat
from kilowatt.engine.events import (
    BidderPassed,
    BidMade,
    CityBuilt,
    DeckPrepared,
    FuelBought,
    PhaseBegan,
    PlantBought,
    PlantNominated,
    SaleClosed,
    TurnEnded,
)
from kilowatt.i18n.arguments import listed

RECENT_EVENTS = 120
"""Events to consider for the summary: enough to fill a screen."""
AUCTION = (PlantNominated, BidMade, BidderPassed)
"""Events of an auction. The summary omits them if a sale follows."""


def full_log(context: ViewContext, events: Iterable[Event]) -> Iterator[Text]:
    """One sentence per event, with phases as headings."""
    for event in events:
        yield event_line(context, event)


def short_log(context: ViewContext, events: Sequence[Event]) -> list[Text]:
    """A summary: purchases in one line each, auctions by their result or current bid."""
    lines: list[Text] = []
    for seat, group in groupby(without_trivial_events(without_auctions(events)), key=buyer):
        if seat is not None:
            lines.append(purchase(context, seat, list(group)))
        else:
            lines.extend(event_line(context, event) for event in group)
    return lines


def buyer(event: Event) -> Seat | None:
    return event.seat if isinstance(event, FuelBought) else None


def without_auctions(events: Sequence[Event]) -> Iterator[Event]:
    """Drop auction events, except the last one of a running auction."""
    last_sale = max((place for place, event in enumerate(events) if isinstance(event, PlantBought)), default=-1)
    last_bid = max((place for place, event in enumerate(events) if isinstance(event, AUCTION)), default=-1)
    for place, event in enumerate(events):
        if not isinstance(event, AUCTION) or (place == last_bid and place > last_sale):
            yield event


def without_trivial_events(events: Iterable[Event]) -> Iterator[Event]:
    """Drop closed sales, deck preparation, and the end of turns in which the player did something."""
    doer: Seat | None = None
    for event in events:
        if isinstance(event, FuelBought | CityBuilt):
            doer = event.seat
        if isinstance(event, SaleClosed | DeckPrepared) or (isinstance(event, TurnEnded) and event.seat == doer):
            continue
        yield event


def purchase(context: ViewContext, seat: Seat, run: Sequence[Event]) -> Text:
    """Consecutive purchases of one player as one sentence."""
    bought = [event for event in run if isinstance(event, FuelBought)]
    counts = {fuel: sum(event.fuel is fuel for event in bought) for fuel in Fuel}
    markers = listed([context.t.fuel(fuel, count) for fuel, count in counts.items() if count], context.t)
    paid = sum(event.price for event in bought)
    return with_badge(
        context, seat, context.t("terminal-bought", player=context.names.player(seat), markers=markers, amount=paid)
    )


def event_line(context: ViewContext, event: Event) -> Text:
    if isinstance(event, PhaseBegan):
        return Text(f"─ {context.t.event(event, context.names)}", "bold")
    return with_badge(context, getattr(event, "seat", None), context.t.event(event, context.names))


def with_badge(context: ViewContext, seat: Seat | None, text: str) -> Text:
    """The sentence with the badge of the acting player in front."""
    return Text.assemble("   " if seat is None else context.badge(seat).append(" "), text)


def recent_log(context: ViewContext, events: Sequence[Event], new_events: int, rows: int) -> Group:
    """The last lines of the summary. The heading says how many of the `new_events` new events do not fit."""
    lines = short_log(context, events[-max(new_events, RECENT_EVENTS) :])
    if not lines or rows < 2:
        return Group()
    shown = lines[-(rows - 1) :]
    new = len(short_log(context, events[-new_events:])) if new_events else 0
    more = context.t("terminal-more", count=new - len(shown), command="log") if new > len(shown) else ""
    return Group(heading(context, context.t("terminal-log"), more), *(one_line(line, context.width) for line in shown))
