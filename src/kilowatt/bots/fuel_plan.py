"""Which plants to fuel for one powering, and what is still to be bought for them."""

from collections.abc import Iterator
from typing import NamedTuple

from kilowatt.engine import Fuel, Observation, Rulebook, Stock
from kilowatt.engine.rules.powering import Need


class FuelPlan(NamedTuple):
    """Markers to buy, one after another, so that some plants can run once."""

    missing: tuple[Fuel, ...]
    cost: int
    powers: int


def fuel_plans(book: Rulebook, seen: Observation) -> Iterator[FuelPlan]:
    """A plan for each set of the observer's plants whose fuel is to be had and can be paid."""
    money = seen.me.money or 0
    for chosen in book.plant_sets(seen.me.plants):
        plan = fuel_plan(seen, chosen.need)
        if plan is not None and plan.cost <= money:
            yield plan


def fuel_plan(seen: Observation, need: Need) -> FuelPlan | None:
    """The cheapest purchase for a need; None when the market has too little."""
    missing = missing_for(seen, need)
    if missing is None:
        return None
    cost = sum(price.cost(missing.count(price.fuel)) for price in seen.fuel_prices)
    return FuelPlan(missing, cost, need.powers)


def missing_for(seen: Observation, need: Need) -> tuple[Fuel, ...] | None:
    """What a need lacks beside the markers at hand; hybrids take the cheaper of coal and oil (R4.1)."""
    held, pure = seen.me.fuel, Stock(need.coal, need.oil, need.garbage, need.uranium)
    missing = [fuel for fuel in Fuel for _ in range(pure[fuel] - held[fuel])]
    spare = max(0, held.coal - need.coal) + max(0, held.oil - need.oil)
    for _ in range(need.hybrid - spare):
        fuel = cheaper_for_hybrid(seen, missing)
        if fuel is None:
            return None
        missing.append(fuel)
    if any(missing.count(fuel) > seen.fuel_market[fuel] for fuel in Fuel):
        return None
    return tuple(missing)


def cheaper_for_hybrid(seen: Observation, taken: list[Fuel]) -> Fuel | None:
    """Coal or oil, whichever is cheaper once these markers are bought."""
    left = {
        price.fuel: price.prices[taken.count(price.fuel)]
        for price in seen.fuel_prices
        if price.fuel in (Fuel.COAL, Fuel.OIL) and taken.count(price.fuel) < len(price.prices)
    }
    return min(left, key=lambda fuel: left[fuel], default=None)
