"""Conversion of the statistics of a game on the core to the engine's."""

from typing import Any

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
    """A seat in a round; the sums are in the order of `kilowatt.core.driver.columns`."""
    money, cities, capacity, sums, plants = row
    income, powered, ran, dark, stalled, coal, oil, garbage, uranium, fuel_cost, dropped, built, build_cost = sums
    return SeatStatistics(
        money=money,
        cities=cities,
        capacity=capacity,
        income=income - 1 if income else None,
        powered=powered,
        ran=tuple([plant for place, plant in enumerate(plants) if ran & (1 << place)]),
        dark=dark,
        stalled=stalled,
        plants=bought,
        fuel=Stock(coal, oil, garbage, uranium),
        fuel_cost=fuel_cost,
        fuel_dropped=dropped,
        built=built,
        build_cost=build_cost,
    )
