"""From the engine's values to the arguments of their messages.

One table by field name serves events, actions and refusals alike, so that the browser can do the same: it is written
out at the top of `locales/en/events.ftl`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any, Final, Protocol

from msgspec import structs

from kilowatt.engine.actions import Action
from kilowatt.engine.events import CityBuilt, Event, Standing
from kilowatt.engine.ids import Fuel, PlantNumber, RegionId, Seat
from kilowatt.engine.refusals import Refusal, Why
from kilowatt.engine.stock import Stock
from kilowatt.i18n.names import Names

Argument = str | int
Arguments = dict[str, Argument]


class Say(Protocol):
    """Looks a message up and formats it: a `Translator`."""

    def __call__(self, key: str, /, **arguments: Argument) -> str: ...


AS_GIVEN: Final = frozenset({Why.NO_SUCH_SEAT, Why.UNKNOWN_REGION, Why.UNKNOWN_FUEL, Why.UNKNOWN_CITY})
"""Refusals of something that does not exist, and so has no name."""


def arguments_of(value: Event | Action, names: Names, say: Say) -> Arguments:
    """The fields of an event or an action as arguments."""
    found = from_fields(structs.asdict(value).items(), names, say)
    if isinstance(value, CityBuilt):
        found["cost"] = value.house + value.connection
    return found


def arguments_of_refusal(refusal: Refusal, names: Names, say: Say) -> Arguments:
    """The facts of a refusal as arguments."""
    return dict(refusal.facts) if refusal.why in AS_GIVEN else from_fields(refusal.facts, names, say)


def from_fields(fields: Iterable[tuple[str, Any]], names: Names, say: Say) -> Arguments:
    found: Arguments = {}
    for field, content in fields:
        special = FIELDS.get(field)
        found |= {field: content} if special is None else special(content, names, say)
    return found


def listed(items: Iterable[str], say: Say) -> str:
    """The items as text: `Ada, Ben and Cleo`."""
    *front, last = tuple(items) or ("",)
    return say("list-last", first=in_order(front, say), next=last) if front else last


def in_order(items: Iterable[str], say: Say) -> str:
    """The items as text, one after another: `Ada, Ben, Cleo`."""
    return reduce(lambda text, item: say("list-more", first=text, next=item), items)


# --- the fields that are not taken as they are


def order(seats: Iterable[Seat], names: Names, say: Say) -> Arguments:
    return {"order": in_order(map(names.player, seats), say)}


def regions(ids: Iterable[RegionId], names: Names, say: Say) -> Arguments:
    return {"regions": listed(map(names.region, ids), say)}


def plants(numbers: Sequence[PlantNumber], names: Names, say: Say) -> Arguments:
    return {"plants": listed(map(str, numbers), say), "count": len(numbers)}


def winners(standings: Sequence[Standing], names: Names, say: Say) -> Arguments:
    """Who shares the first place, and with what (R9.2)."""
    first = [standing for standing in standings if standing.place == 1]
    return {
        "winners": listed([names.player(standing.seat) for standing in first], say),
        "count": len(first),
        "powered": first[0].powered,
        "money": first[0].money,
        "cities": first[0].cities,
    }


def markers(field: str) -> "Special":
    """A stock as text: `2 coal and 1 oil`."""

    def arguments(stock: Stock, names: Names, say: Say) -> Arguments:
        held = [say("fuel-count", fuel=fuel.value, count=stock[fuel]) for fuel in Fuel if stock[fuel]]
        return {field: listed(held, say), "markers": stock.total}

    return arguments


Special = Callable[[Any, Names, Say], Arguments]

FIELDS: Final[dict[str, Special]] = {
    "deck": lambda secret, names, say: {},
    "fate": lambda secret, names, say: {},
    "seat": lambda seat, names, say: {"player": names.player(seat)},
    "active": lambda seat, names, say: {"active": names.player(seat)},
    "city": lambda city, names, say: {"city": names.city(city)},
    "region": lambda region, names, say: {"region": names.region(region)},
    "phase": lambda phase, names, say: {"phase": say(f"phase-{phase}")},
    "rule": lambda rule, names, say: {"rule": rule.rstrip("abcd").replace(".", "_")},
    "forced": lambda forced, names, say: {"forced": "yes" if forced else "no"},
    "order": order,
    "regions": regions,
    "plants": plants,
    "standings": winners,
    "burned": markers("burned"),
    "placed": markers("placed"),
}
