"""The arguments of messages, from the fields of events, actions and refusals.

One table by field name serves all three. The page has the same table in server/web/app/i18n.js, and a test compares
their sentences. For translators it is described at the top of `locales/en/events.ftl`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any, Final, Protocol

from msgspec import structs

from kilowatt.engine import Action, Fuel, PlantNumber, Refusal, RegionId, Seat, Stock, Why
from kilowatt.engine.events import CityBuilt, Event, Standing
from kilowatt.i18n.names import Names

Argument = str | int
Arguments = dict[str, Argument]


class MessageFormatter(Protocol):
    """Formats the message of a key, as a `Translator` does."""

    def __call__(self, key: str, /, **arguments: Argument) -> str: ...


AS_GIVEN: Final = frozenset({Why.NO_SUCH_SEAT, Why.UNKNOWN_REGION, Why.UNKNOWN_FUEL, Why.UNKNOWN_CITY})
"""Refusals of things that do not exist: they have no display names."""


def arguments_of(value: Event | Action, names: Names, say: MessageFormatter) -> Arguments:
    """The fields of an event or an action as arguments."""
    found = from_fields(structs.asdict(value).items(), names, say)
    if isinstance(value, CityBuilt):
        found["cost"] = value.house + value.connection
    return found


def arguments_of_refusal(refusal: Refusal, names: Names, say: MessageFormatter) -> Arguments:
    """The facts of a refusal as arguments."""
    return dict(refusal.facts) if refusal.why in AS_GIVEN else from_fields(refusal.facts, names, say)


def from_fields(fields: Iterable[tuple[str, Any]], names: Names, say: MessageFormatter) -> Arguments:
    found: Arguments = {}
    for field, content in fields:
        special = FIELDS.get(field)
        found |= {field: content} if special is None else special(content, names, say)
    return found


def listed(items: Iterable[str], say: MessageFormatter) -> str:
    """The items as text: `Ada, Ben and Cleo`."""
    *front, last = tuple(items) or ("",)
    return say("list-last", first=in_order(front, say), next=last) if front else last


def in_order(items: Iterable[str], say: MessageFormatter) -> str:
    """The items as text, without a final 'and': `Ada, Ben, Cleo`."""
    return reduce(lambda text, item: say("list-more", first=text, next=item), items)


# --- fields that need conversion


def order(seats: Iterable[Seat], names: Names, say: MessageFormatter) -> Arguments:
    return {"order": in_order(map(names.player, seats), say)}


def regions(ids: Iterable[RegionId], names: Names, say: MessageFormatter) -> Arguments:
    return {"regions": listed(map(names.region, ids), say)}


def plants(numbers: Sequence[PlantNumber], names: Names, say: MessageFormatter) -> Arguments:
    return {"plants": listed(map(str, numbers), say), "count": len(numbers)}


def winners(standings: Sequence[Standing], names: Names, say: MessageFormatter) -> Arguments:
    """The winners, and the scores they share (R9.2)."""
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

    def arguments(stock: Stock, names: Names, say: MessageFormatter) -> Arguments:
        held = [say("fuel-count", fuel=fuel.value, count=stock[fuel]) for fuel in Fuel if stock[fuel]]
        return {field: listed(held, say), "markers": stock.total}

    return arguments


Special = Callable[[Any, Names, MessageFormatter], Arguments]

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
