"""How a game went for each seat, from the statistics of its rounds: curves, purchases and waste."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import chain
from operator import itemgetter

from kilowatt.arena.play.results import Purchase, SeatResult
from kilowatt.engine import PlantNumber, Rulebook, Seat, State, Stock, best_powering
from kilowatt.engine.statistics import RoundStatistics, stalled_cities


def seat_results(book: Rulebook, rounds: Sequence[RoundStatistics], last: State) -> tuple[SeatResult, ...]:
    return tuple(seat_result(book, rounds, last, Seat(seat)) for seat in range(len(last.players)))


def seat_result(book: Rulebook, rounds: Sequence[RoundStatistics], last: State, seat: Seat) -> SeatResult:
    """One seat. The final powering is not an event: it is computed from the last state (R9.2)."""
    own, player = [one.seats[seat] for one in rounds], last.players[seat]
    final = best_powering(book, player)
    has_run = {*final.plants, *[plant for one in own for plant in one.ran]}
    return SeatResult(
        money=tuple([one.money for one in own]),
        cities=tuple([one.cities for one in own]),
        income=tuple([one.income for one in own if one.income is not None]),
        spent_on_plants=sum([sale.price for one in own for sale in one.plants]),
        spent_on_fuel=sum([one.fuel_cost for one in own]),
        spent_on_cities=sum([one.build_cost for one in own]),
        never_run=tuple([sale.plant for one in own for sale in one.plants if sale.plant not in has_run]),
        fuel_left=player.fuel - final.burned if player.fuel else Stock(),
        fuel_dropped=sum([one.fuel_dropped for one in own]),
        dark_cities=sum([one.dark for one in own]),
        stalled_cities=sum([one.stalled for one in own]) + stalled_cities(book, player, final.cities),
    )


def purchases(book: Rulebook, rounds: Sequence[RoundStatistics]) -> tuple[Purchase, ...]:
    """Every plant that was bought, in the order of the purchases."""
    runs, earned = earnings(book, rounds)
    sales = [
        (sale.move, Purchase(one.round, Seat(seat), plant, sale.price, runs[plant], round(earned[plant], 2)))
        for one in rounds
        for seat, own in enumerate(one.seats)
        for sale in own.plants
        for plant in (sale.plant,)
    ]
    return tuple([bought for _, bought in sorted(sales, key=itemgetter(0))])


def earnings(
    book: Rulebook, rounds: Sequence[RoundStatistics]
) -> tuple[defaultdict[PlantNumber, int], defaultdict[PlantNumber, float]]:
    """How often each plant ran, and what it earned.

    That is its share of the pay above that for no city, in proportion to what each running plant powers.
    """
    runs, earned, least = defaultdict[PlantNumber, int](int), defaultdict[PlantNumber, float](float), book.income(0)
    for own in chain.from_iterable([one.seats for one in rounds]):
        powers = [book.plants[plant].powers for plant in own.ran]
        pay, most = (own.income or 0) - least, sum(powers)
        for plant, cities in zip(own.ran, powers, strict=True):
            runs[plant] += 1
            earned[plant] += pay * cities / most
    return runs, earned
