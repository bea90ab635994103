"""The figures of a game by round, computed in worker processes."""

from itertools import pairwise

from kilowatt.content import game_for
from kilowatt.engine import Seat, Transition
from kilowatt.engine import statistics as fold
from kilowatt.engine.record import Record
from kilowatt.server.analysis.models import Bought, RoundFigures, SeatRound, Statistics


def statistics(data: bytes) -> Statistics:
    """The statistics of every round with a move."""
    record = Record.from_json(data)
    game = game_for(record.config)
    states = list(record.states(game))
    steps = zip(pairwise(states), record.moves, strict=True)
    moves = ((before, Transition(after, move.events)) for (before, after), move in steps)
    rounds = fold.statistics_of(game.book, moves, states[-1])
    return Statistics(tuple(round_figures(one) for one in rounds if one.last > one.first), fold.awards(rounds))


def round_figures(one: fold.RoundStatistics) -> RoundFigures:
    return RoundFigures(one.round, one.last, tuple(seat_round(Seat(seat), own) for seat, own in enumerate(one.seats)))


def seat_round(seat: Seat, own: fold.SeatStatistics) -> SeatRound:
    return SeatRound(
        seat,
        own.money,
        own.cities,
        own.powered,
        own.income or 0,
        own.fuel,
        own.fuel_cost,
        tuple(Bought(sale.plant, sale.price) for sale in own.plants),
        own.built,
        own.build_cost,
        own.capacity,
    )
