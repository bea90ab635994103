"""Records, states, statistics and hints on the wire."""

from typing import Literal

from kilowatt.bots.search import Candidate
from kilowatt.engine import Config, Event, Observation, Seat, Stock
from kilowatt.engine.value import Value
from kilowatt.server.matches.models import Entry


class StateView(Value, frozen=True):
    """The game after `number` moves, seen from `seat`."""

    number: int
    moves: int
    observation: Observation


class StateList(Value, frozen=True):
    """The game after `first` moves and after each one that follows, without prices; `moves` is how many there are."""

    first: int
    moves: int
    observations: tuple[Observation, ...]


class PublicRecord(Value, frozen=True):
    """A running game as far as anyone may know it: no chance, no deck. A finished one is had as a whole record."""

    config: Config
    opening: tuple[Event, ...]
    moves: tuple[Entry, ...]
    redacted: Literal[True] = True


class Bought(Value, frozen=True):
    plant: int
    price: int


class SeatRound(Value, frozen=True):
    """What one player did in one round, and had at its end."""

    seat: Seat
    money: int
    cities: int
    powered: int
    income: int
    fuel: Stock
    fuel_cost: int
    plants: tuple[Bought, ...]
    built: int
    build_cost: int
    capacity: int = 0
    """Cities that its plants can power."""


class RoundFigures(Value, frozen=True):
    round: int
    last: int
    """The number of its last move."""
    seats: tuple[SeatRound, ...]


class Judged(Value, frozen=True):
    """After `number` moves, the share of games each seat would win."""

    number: int
    shares: tuple[float, ...]


class TurningPoint(Value, frozen=True):
    """Between two moments a seat's chances changed by `swing`."""

    first: int
    last: int
    seat: Seat
    swing: float


class Turning(Value, frozen=True):
    course: tuple[Judged, ...]
    points: tuple[TurningPoint, ...]


class Statistics(Value, frozen=True):
    """`turning` is None until it has been computed."""

    rounds: tuple[RoundFigures, ...]
    turning: Turning | None = None


class Hint(Value, frozen=True):
    """Plans for one's own turn, the best first, and how often each won."""

    number: int
    candidates: tuple[Candidate, ...]


class Imported(Value, frozen=True):
    match: str
    moves: int
