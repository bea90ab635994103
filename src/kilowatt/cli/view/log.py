"""What happened, in sentences: every event, or in short what a player wants to know."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.console import Group
from rich.text import Text

from kilowatt.cli.view.look import Look, one_line
from kilowatt.cli.view.section import heading
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

LATELY = 120
"""So many events are always enough to fill a screen."""
AUCTION = (PlantNominated, BidMade, BidderPassed)
"""Said by the sale that follows them, if one does."""


def full_log(look: Look, events: Iterable[Event]) -> Iterator[Text]:
    """A sentence for every event; phases as headings."""
    for event in events:
        yield sentence(look, event)


def short_log(look: Look, events: Sequence[Event]) -> list[Text]:
    """The same without what goes without saying: purchases in one line, of an auction only how it stands."""
    lines: list[Text] = []
    for seat, group in groupby(without_small_talk(without_auctions(events)), key=buyer):
        if seat is not None:
            lines.append(purchase(look, seat, list(group)))
        else:
            lines.extend(sentence(look, event) for event in group)
    return lines


def buyer(event: Event) -> Seat | None:
    return event.seat if isinstance(event, FuelBought) else None


def without_auctions(events: Sequence[Event]) -> Iterator[Event]:
    """Bids only while the auction they belong to is still running, and then the last one alone."""
    last_sale = max((place for place, event in enumerate(events) if isinstance(event, PlantBought)), default=-1)
    last_bid = max((place for place, event in enumerate(events) if isinstance(event, AUCTION)), default=-1)
    for place, event in enumerate(events):
        if not isinstance(event, AUCTION) or (place == last_bid and place > last_sale):
            yield event


def without_small_talk(events: Iterable[Event]) -> Iterator[Event]:
    """A turn's end is news only where nothing was done in it."""
    doer: Seat | None = None
    for event in events:
        if isinstance(event, FuelBought | CityBuilt):
            doer = event.seat
        if isinstance(event, SaleClosed | DeckPrepared) or (isinstance(event, TurnEnded) and event.seat == doer):
            continue
        yield event


def purchase(look: Look, seat: Seat, run: Sequence[Event]) -> Text:
    """Markers bought one by one, told at once."""
    bought = [event for event in run if isinstance(event, FuelBought)]
    counts = {fuel: sum(event.fuel is fuel for event in bought) for fuel in Fuel}
    markers = listed([look.t.fuel(fuel, count) for fuel, count in counts.items() if count], look.t)
    paid = sum(event.price for event in bought)
    return said(look, seat, look.t("terminal-bought", player=look.names.player(seat), markers=markers, amount=paid))


def sentence(look: Look, event: Event) -> Text:
    if isinstance(event, PhaseBegan):
        return Text(f"─ {look.t.event(event, look.names)}", "bold")
    return said(look, getattr(event, "seat", None), look.t.event(event, look.names))


def said(look: Look, seat: Seat | None, told: str) -> Text:
    """The sentence, behind the badge of who did it."""
    return Text.assemble("   " if seat is None else look.badge(seat).append(" "), told)


def recent(look: Look, events: Sequence[Event], news: int, rows: int) -> Group:
    """The last lines of the short log. `news` events are new to the person; the heading tells if some are cut."""
    lines = short_log(look, events[-max(news, LATELY) :])
    if not lines or rows < 2:
        return Group()
    shown = lines[-(rows - 1) :]
    new = len(short_log(look, events[-news:])) if news else 0
    more = look.t("terminal-more", count=new - len(shown), command="log") if new > len(shown) else ""
    return Group(heading(look, look.t("terminal-log"), more), *(one_line(line, look.width) for line in shown))
