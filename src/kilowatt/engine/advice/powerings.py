"""Powerings: every legal choice of phase 5 with its outcome, the best one, and those worth considering (R7.1, R7.2)."""

from collections.abc import Iterable
from functools import lru_cache

from kilowatt.engine.actions import Power
from kilowatt.engine.ids import PlantNumber
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.bureaucracy import powering_of
from kilowatt.engine.rules.powering import Powering
from kilowatt.engine.state import Holdings
from kilowatt.engine.stock import Stock


def legal_powerings(book: Rulebook, owner: Holdings) -> tuple[Powering, ...]:
    """Every legal powering with its outcome, in the order of the legal actions (R7.1, R7.1a)."""
    return _legal_powerings(book, owner.plants, owner.fuel, len(owner.cities))


@lru_cache(maxsize=1 << 10)
def _legal_powerings(book: Rulebook, plants: tuple[PlantNumber, ...], fuel: Stock, cities: int) -> tuple[Powering, ...]:
    return tuple([powering_of(book, cities, action) for action in book.powerings(plants, fuel)])


def pareto_powerings(book: Rulebook, owner: Holdings) -> tuple[Powering, ...]:
    """The powerings that no other one dominates (as many cities for no more of any fuel), most cities first (R7.1).

    Of several with equal cities and fuel only one is listed.
    """
    options = sorted(
        legal_powerings(book, owner), key=lambda option: (-option.cities, option.burned.total, len(option.plants))
    )
    front: list[Powering] = []
    for option in options:
        if not any(_dominates(better, option) for better in front):
            front.append(option)
    return tuple(front)


def _dominates(one: Powering, other: Powering) -> bool:
    return one.cities >= other.cities and one.burned <= other.burned


def best_powering(book: Rulebook, owner: Holdings) -> Powering:
    """Most cities, then fewest markers; of equal mixes the one that leaves coal and oil most even (R7.2)."""
    return _best_powering(book, owner.plants, owner.fuel, len(owner.cities))


@lru_cache(maxsize=1 << 10)
def _best_powering(book: Rulebook, plants: tuple[PlantNumber, ...], fuel: Stock, cities: int) -> Powering:
    """Compares the choices before their outcomes are put together: only that of the best is needed."""

    def rank(action: Power) -> tuple[int, int, int, int]:
        need, coal = book.need(action.plants), action.hybrid_coal
        left = abs(fuel.coal - need.coal - coal - fuel.oil + need.oil + need.hybrid - coal)
        return -min(need.powers, cities), need.total, left, len(action.plants)

    return powering_of(book, cities, min(book.powerings(plants, fuel), key=rank))


def most_even(options: Iterable[Powering], fuel: Stock) -> Powering:
    """The powering that leaves coal and oil most even, given the fuel at hand; of several the first."""
    return min(options, key=lambda option: _unevenness(option, fuel))


def _unevenness(option: Powering, fuel: Stock) -> int:
    left = fuel - option.burned
    return abs(left.coal - left.oil)
