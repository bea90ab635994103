"""Fuel plans: what to buy so that plants can run, what it costs, and what the others still need (R4.1, R4.3)."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from kilowatt.engine.advice.storage import stored_fuel
from kilowatt.engine.content import Plant
from kilowatt.engine.ids import Fuel, PlantKind, PlantNumber
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.fuel import BURNING_KINDS, FUELS_BURNED, Storage
from kilowatt.engine.state import Holdings
from kilowatt.engine.stock import ONE, Stock
from kilowatt.engine.value import Value


class FuelPlan(Value, frozen=True, gc=False):
    """Markers to buy, in this order, so that the plants run for `rounds` rounds."""

    rounds: int
    fuels: tuple[Fuel, ...]
    cost: int
    lacks: tuple[Fuel, ...]
    """The fuels that are missing for a plant the plan leaves out: sold out, or no room for them."""
    lacks_money: bool
    """The plan leaves out a plant because the player cannot afford its fuel."""


class FuelDemand(Value, frozen=True, gc=False):
    """Markers some players lack to run all their plants once; `hybrid` may be coal or oil."""

    coal: int = 0
    oil: int = 0
    garbage: int = 0
    uranium: int = 0
    hybrid: int = 0


def prices_left(book: Rulebook, fuel: Fuel, left: int) -> tuple[int, ...]:
    """The price of each of the markers left of one kind, cheapest first (R1.4)."""
    places = book.places[fuel]
    return places[len(places) - left :]


@lru_cache(maxsize=1 << 12)
def round_cost(book: Rulebook, market: Stock, number: PlantNumber) -> int | None:
    """The price of one round's fuel for one plant at the present market; None if too few markers are left (R4.3)."""
    plant = book.plants[number]
    offers = sorted(price for fuel in FUELS_BURNED[plant.kind] for price in prices_left(book, fuel, market[fuel]))
    return sum(offers[: plant.burns]) if len(offers) >= plant.burns else None


# --- what to buy


@lru_cache(maxsize=1 << 10)
def fuel_plan(
    book: Rulebook, numbers: tuple[PlantNumber, ...], held: Stock, money: int, market: Stock, rounds: int
) -> FuelPlan:
    """The fuel that runs these plants for `rounds` rounds, as far as money, market and storage allow (R4.1, R4.3).

    Plants are served round by round, most cities per marker first. A plant that cannot be served for a round gets
    nothing for that round.
    """
    plants = _by_worth(book, numbers)
    reserved = _burned_by_one_fuel_plants(plants, rounds)
    cart = _Cart(book, book.storage(numbers), held, held, money, market, ())
    lacks: set[Fuel] = set()
    lacks_money = False
    for plant in plants * rounds:
        served = _served(cart, plant, reserved)
        if served is None:
            lacks.update(FUELS_BURNED[plant.kind])
        elif served.money < 0:
            lacks_money = True
        else:
            cart = served
        if len(FUELS_BURNED[plant.kind]) == 1:
            reserved[FUELS_BURNED[plant.kind][0]] -= plant.burns
    return FuelPlan(rounds, cart.bought, money - cart.money, tuple([f for f in Fuel if f in lacks]), lacks_money)


@lru_cache(maxsize=1 << 10)
def _by_worth(book: Rulebook, numbers: tuple[PlantNumber, ...]) -> tuple[Plant, ...]:
    """Plants that burn something, most cities per marker first; hybrids after others, since they take what is left."""
    burning = [plant for plant in map(book.plants.__getitem__, numbers) if plant.burns]
    return tuple(
        sorted(burning, key=lambda plant: (Fraction(-plant.powers, plant.burns), len(FUELS_BURNED[plant.kind])))
    )


def _burned_by_one_fuel_plants(plants: tuple[Plant, ...], rounds: int) -> dict[Fuel, int]:
    """Markers that plants of one fuel burn in these rounds: hybrids leave these markers to them if they can."""
    burned = dict.fromkeys(Fuel, 0)
    for plant in plants:
        if len(FUELS_BURNED[plant.kind]) == 1:
            burned[FUELS_BURNED[plant.kind][0]] += plant.burns * rounds
    return burned


class _Cart(NamedTuple):
    """A purchase being put together."""

    book: Rulebook
    storage: Storage
    held: Stock
    """What the player would hold."""
    unused: Stock
    """Markers held from the start that no plant has been given yet."""
    money: int
    market: Stock
    bought: tuple[Fuel, ...]


def _served(cart: _Cart, plant: Plant, reserved: dict[Fuel, int]) -> _Cart | None:
    """The cart after giving a plant one round's fuel: markers that are held, then the cheapest in the market.

    None if there are too few. The money may become negative.
    """
    unused, missing = cart.unused, plant.burns
    while missing and (kinds := [fuel for fuel in FUELS_BURNED[plant.kind] if unused[fuel]]):
        unused -= ONE[max(kinds, key=lambda fuel: unused[fuel] - reserved[fuel]) if len(kinds) > 1 else kinds[0]]
        missing -= 1
    bought = cart._replace(unused=unused)
    for _ in range(missing):
        more = _with_one_more(bought, plant)
        if more is None:
            return None
        bought = more
    return bought


def _with_one_more(cart: _Cart, plant: Plant) -> _Cart | None:
    """The cart with the cheapest marker that the plant can burn; None if none is left that fits."""
    offers = [
        (cart.book.price(fuel, cart.market[fuel]), fuel) for fuel in FUELS_BURNED[plant.kind] if cart.market[fuel]
    ]
    for price, fuel in sorted(offers, key=lambda offer: offer[0]):
        held = cart.held + ONE[fuel]
        if cart.storage.holds(held):
            return cart._replace(
                held=held, money=cart.money - price, market=cart.market - ONE[fuel], bought=(*cart.bought, fuel)
            )
    return None


# --- what others need


def fuel_demand(book: Rulebook, players: Iterable[Holdings]) -> FuelDemand:
    """What these players together lack to run all their plants once."""
    total = dict.fromkeys(PlantKind, 0)
    for player in players:
        for kind, count in _lacking(book, player.plants, player.fuel):
            total[kind] += count
    return FuelDemand(*[total[kind] for kind in BURNING_KINDS])


@lru_cache(maxsize=1 << 10)
def _lacking(book: Rulebook, numbers: tuple[PlantNumber, ...], fuel: Stock) -> tuple[tuple[PlantKind, int], ...]:
    stores = stored_fuel(book, numbers, fuel)
    plants = [book.plants[number] for number in numbers]
    return tuple(
        (plant.kind, max(0, plant.burns - store.fuel.total)) for plant, store in zip(plants, stores, strict=True)
    )
