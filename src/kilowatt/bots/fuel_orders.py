"""Which markers to buy so that some plants can run."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kilowatt.engine import Fuel, Observation, PlantKind, PlantNumber, Rulebook, Stock

SOLD_OUT = 1000
"""Counts as the price of a marker that the market does not have: above every real one."""


class FuelOrder(NamedTuple):
    """The markers that a set of plants still needs for one round, in the order to buy them."""

    markers: tuple[Fuel, ...]
    cost: int
    powers: int


def affordable_orders(book: Rulebook, observation: Observation) -> Iterator[FuelOrder]:
    """An order for each set of the observer's plants whose fuel the market has and the observer can pay."""
    for chosen in book.plant_sets(observation.me.plants):
        order = order_for(book, observation, chosen.plants)
        if order is not None and order.cost <= (observation.me.money or 0):
            yield order


def order_for(book: Rulebook, observation: Observation, plants: tuple[PlantNumber, ...]) -> FuelOrder | None:
    """The cheapest order for these plants; None if the market has too little."""
    markers = missing_markers(book, plants, observation.me.fuel, observation.fuel_market)
    if any(markers.count(fuel) > observation.fuel_market[fuel] for fuel in Fuel):
        return None
    cost = sum(price.cost(markers.count(price.fuel)) for price in observation.fuel_prices)
    return FuelOrder(markers, cost, book.need(plants).powers)


def missing_markers(
    book: Rulebook, plants: Iterable[PlantNumber], held: Stock, market: Stock, rounds: int = 1
) -> tuple[Fuel, ...]:
    """What plants need besides the markers held, plant by plant; it may be more than the market has.

    Hybrids come last and take the cheaper of coal and oil (R4.1).
    """
    missing, left, hybrid = list[Fuel](), {fuel: held[fuel] for fuel in Fuel}, 0
    for plant in map(book.plants.__getitem__, plants):
        burns = rounds * plant.burns
        if plant.kind is PlantKind.HYBRID:
            hybrid += burns
        elif burns:
            fuel = Fuel(plant.kind)
            missing += [fuel] * (burns - left[fuel])
            left[fuel] = max(0, left[fuel] - burns)
    for _ in range(hybrid - left[Fuel.COAL] - left[Fuel.OIL]):
        missing.append(cheaper_for_hybrid(book, market, missing))
    return tuple(missing)


def cheaper_for_hybrid(book: Rulebook, market: Stock, taken: list[Fuel]) -> Fuel:
    """The cheaper of coal and oil once these markers are bought."""
    return min((Fuel.COAL, Fuel.OIL), key=lambda fuel: price_after(book, market, fuel, taken.count(fuel)))


def price_after(book: Rulebook, market: Stock, fuel: Fuel, taken: int) -> int:
    """The price of the next marker of a kind once some are bought."""
    left = market[fuel] - taken
    return book.price(fuel, left) if left > 0 else SOLD_OUT
