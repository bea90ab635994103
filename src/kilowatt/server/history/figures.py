"""What is computed from whole games, in worker processes: figures by round, turning points, hints."""

from collections.abc import Iterator
from itertools import pairwise

from kilowatt.bots.search import Candidate
from kilowatt.content import board_ids, game_for
from kilowatt.engine import BrokenRecord, Config, Game, Observation, Seat, State, Stock
from kilowatt.engine.events import CitiesPowered, CityBuilt, FuelBought, PhaseBegan, PlantBought
from kilowatt.engine.record import Record, RecordedMove
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.stock import NOTHING, ONE
from kilowatt.server.history.analyst import make_analyst
from kilowatt.server.history.models import Bought, Judged, RoundFigures, SeatRound, Statistics, Turning, TurningPoint

POINTS = 5
LEAST_SWING = 0.12
HINT_PLAYOUTS = 600
STUDY_PLAYOUTS = 40


class Sums:
    """What one player did in one round."""

    def __init__(self) -> None:
        self.income = self.powered = self.fuel_cost = self.built = self.build_cost = 0
        self.fuel: Stock = NOTHING
        self.plants: list[Bought] = []

    def take(self, event: object) -> None:
        match event:
            case CitiesPowered(cities=cities, income=income):
                self.powered, self.income = cities, self.income + income
            case FuelBought(fuel=fuel, price=price):
                self.fuel, self.fuel_cost = self.fuel + ONE[fuel], self.fuel_cost + price
            case PlantBought(plant=plant, price=price):
                self.plants.append(Bought(plant, price))
            case CityBuilt(house=house, connection=connection):
                self.built, self.build_cost = self.built + 1, self.build_cost + house + connection
            case _:
                pass

    def figures(self, book: Rulebook, seat: Seat, state: State) -> SeatRound:
        player = state.players[seat]
        return SeatRound(
            seat,
            player.money,
            len(player.cities),
            self.powered,
            self.income,
            self.fuel,
            self.fuel_cost,
            tuple(self.plants),
            self.built,
            self.build_cost,
            sum(book.plants[plant].powers for plant in player.plants),
        )


def statistics(data: bytes) -> Statistics:
    """Figures of every round."""
    record = Record.from_json(data)
    game = game_for(record.config)
    states = list(record.states(game))
    rounds = []
    for number, first, last in rounds_of(states):
        sums = [Sums() for _ in range(record.config.players)]
        for move in record.moves[first:last]:
            for event in move.events:
                seat = getattr(event, "seat", None)
                if seat is not None:
                    sums[seat].take(event)
        seats = tuple(sums[seat].figures(game.book, Seat(seat), states[last]) for seat in range(record.config.players))
        rounds.append(RoundFigures(number, last, seats))
    return Statistics(tuple(rounds))


def rounds_of(states: list[State]) -> Iterator[tuple[int, int, int]]:
    """Round, and its moves from one number to another."""
    first = 0
    for number in range(1, len(states)):
        if number == len(states) - 1 or states[number].round != states[first].round:
            if number > first:
                yield states[first].round, first, number
            first = number


def turning(data: bytes) -> Turning:
    """Who was ahead when, judged at the beginning of each phase and at the end."""
    record = Record.from_json(data)
    game, open_game = game_for(record.config), game_for(open_money(record.config))
    analyst = make_analyst(open_game, STUDY_PLAYOUTS)
    states = list(record.states(game))
    course = [
        Judged(number, analyst.estimate(open_game.observe(states[number], None))) for number in moments(record.moves)
    ]
    return Turning(tuple(course), turning_points(course))


def moments(moves: tuple[RecordedMove, ...]) -> list[int]:
    begun = [
        number for number, move in enumerate(moves, 1) if any(isinstance(event, PhaseBegan) for event in move.events)
    ]
    return sorted({0, *begun, len(moves)})


def turning_points(course: list[Judged]) -> tuple[TurningPoint, ...]:
    """The greatest changes of anyone's chances, in the order of the game."""
    swings = [
        TurningPoint(before.number + 1, after.number, Seat(seat), round(after.shares[seat] - before.shares[seat], 3))
        for before, after in pairwise(course)
        for seat in range(len(after.shares))
    ]
    greatest = sorted(swings, key=lambda point: -abs(point.swing))[:POINTS]
    return tuple(
        sorted((point for point in greatest if abs(point.swing) >= LEAST_SWING), key=lambda point: point.first)
    )


def open_money(config: Config) -> Config:
    return Config(config.board, config.players, config.regions)


def open_game_for(config: Config) -> Game:
    """The same game with nobody's money hidden, for showing what is over."""
    return game_for(open_money(config))


def hint(config: Config, observation: Observation, most: int) -> tuple[Candidate, ...]:
    return make_analyst(game_for(config), HINT_PLAYOUTS).candidates(observation, most)


def check_record(data: bytes) -> Record:
    """A record that the rules agree with; raises `BrokenRecord`. A stranger's board is never looked for as a file."""
    record = Record.from_json(data)
    if record.config.board not in board_ids():
        raise BrokenRecord(f"{record.config.board}: not one of the shipped boards")
    record.verify(game_for(record.config))
    return record
