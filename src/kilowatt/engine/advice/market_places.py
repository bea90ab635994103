"""The places of the resource market that are empty, and those that a refill would fill (R1.4, R7.5)."""

from functools import lru_cache

from kilowatt.engine.ids import Fuel
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.stock import Stock
from kilowatt.engine.value import Value


class EmptyPlaces(Value, frozen=True, gc=False):
    """The empty places of one fuel, by their prices, cheapest first. The others hold a marker each (R1.4)."""

    fuel: Fuel
    prices: tuple[int, ...]
    refill: tuple[int, ...]
    """Those that a refill would fill now: the most expensive ones (R7.5)."""


@lru_cache(maxsize=1 << 10)
def empty_places(book: Rulebook, market: Stock, refill: Stock) -> tuple[EmptyPlaces, ...]:
    """The empty places of each fuel when the market holds these markers and these are to come."""
    return tuple([_of_fuel(fuel, places, market[fuel], refill[fuel]) for fuel, places in book.places.items()])


def _of_fuel(fuel: Fuel, places: tuple[int, ...], count: int, coming: int) -> EmptyPlaces:
    empty = places[: len(places) - count]
    return EmptyPlaces(fuel, empty, empty[len(empty) - coming :])
