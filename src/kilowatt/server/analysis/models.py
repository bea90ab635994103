"""Statistics, turning points and hints on the wire."""

from kilowatt.bots.search import Candidate
from kilowatt.engine import Seat, Stock
from kilowatt.engine.statistics import Award
from kilowatt.engine.value import Value


class Bought(Value, frozen=True):
    plant: int
    price: int


class SeatRound(Value, frozen=True):
    """What a player did in a round, and had at its end."""

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
    """Cities that the player's plants can power."""


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
    """Moves after which a seat's chances had changed by `swing`."""

    first: int
    last: int
    seat: Seat
    swing: float


class Turning(Value, frozen=True):
    course: tuple[Judged, ...]
    points: tuple[TurningPoint, ...]


class Statistics(Value, frozen=True):
    """`turning` is null until it has been computed."""

    rounds: tuple[RoundFigures, ...]
    awards: tuple[Award, ...] = ()
    turning: Turning | None = None


class Hint(Value, frozen=True):
    """Plans for the caller's turn, best first, and how often each won."""

    number: int
    candidates: tuple[Candidate, ...]
