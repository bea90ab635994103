"""Conversion of the statistics of a game on the core to the engine's."""

from typing import Any

from kilowatt.core.driver.columns import (
    BOUGHT,
    BUILD_COST,
    BUILT,
    DARK,
    DROPPED,
    FUEL_COST,
    INCOME,
    POWERED,
    RAN,
    STALLED,
)
from kilowatt.core.driver.game import DrivenGame
from kilowatt.engine import PlantNumber, Stock
from kilowatt.engine.statistics import PlantPurchase, RoundStatistics, SeatStatistics


def rounds_of(game: DrivenGame) -> tuple[RoundStatistics, ...]:
    """What `kilowatt.engine.statistics` counts from the events of the same game."""
    return tuple([round_of(row) for row in game.all_rounds()])


def round_of(row: tuple[Any, ...]) -> RoundStatistics:
    number, first, last, seats, sales = row
    bought: list[list[PlantPurchase]] = [[] for _ in seats]
    for seat, plant, price, move in sales:
        bought[seat].append(PlantPurchase(PlantNumber(plant), price, move))
    rows = [seat_statistics(own, tuple(plants)) for own, plants in zip(seats, bought, strict=True)]
    return RoundStatistics(number, first, last, tuple(rows))


def seat_statistics(row: tuple[Any, ...], bought: tuple[PlantPurchase, ...]) -> SeatStatistics:
    money, cities, capacity, sums, plants = row
    return SeatStatistics(
        money=money,
        cities=cities,
        capacity=capacity,
        income=sums[INCOME] - 1 if sums[INCOME] else None,
        powered=sums[POWERED],
        ran=tuple([PlantNumber(plant) for place, plant in enumerate(plants) if sums[RAN] & (1 << place)]),
        dark=sums[DARK],
        stalled=sums[STALLED],
        plants=bought,
        fuel=Stock(*sums[BOUGHT : BOUGHT + 4]),
        fuel_cost=sums[FUEL_COST],
        fuel_dropped=sums[DROPPED],
        built=sums[BUILT],
        build_cost=sums[BUILD_COST],
    )
