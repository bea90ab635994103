"""The result of one game, as it is stored."""

from enum import StrEnum

from kilowatt.engine import Config, PlantNumber, Seat, Standing, Stock
from kilowatt.engine.value import Value


class Fault(StrEnum):
    """The ways to lose by forfeit."""

    NOT_MADE = "not_made"
    RAISED = "raised"
    NOT_AN_ACTION = "not_an_action"
    ILLEGAL = "illegal"
    TOO_SLOW = "too_slow"
    HUNG = "hung"
    CRASHED = "crashed"


FAULTS: dict[Fault, str] = {
    Fault.NOT_MADE: "could not be made",
    Fault.RAISED: "raised an exception",
    Fault.NOT_AN_ACTION: "answered with something that is not a plan",
    Fault.ILLEGAL: "answered with an illegal action",
    Fault.TOO_SLOW: "took too long",
    Fault.HUNG: "took too long and could not be interrupted: its process was killed",
    Fault.CRASHED: "ended the process it ran in",
}


class Forfeit(Value, frozen=True, gc=False):
    """A game lost by a failure of the bot."""

    seat: Seat
    bot: str
    fault: Fault
    move: int
    """Counted from 1; 0 if the bot could not be made."""
    round: int
    phase: str
    detail: str
    answer: str = ""
    """In notation, if the answer was an action."""
    position: str = ""
    """In notation, for `kilowatt show`."""
    trace: str = ""
    """The end of the traceback."""

    def __str__(self) -> str:
        when = f"at move {self.move}, round {self.round}, {self.phase}" if self.move else "before the first move"
        answered = f" ({self.answer})" if self.answer else ""
        return f"{self.bot} on seat {self.seat} {FAULTS[self.fault]} {when}{answered}: {self.detail}"


class Purchase(Value, frozen=True, gc=False):
    """A plant that was bought, and what it earned."""

    round: int
    seat: Seat
    plant: PlantNumber
    price: int
    runs: int
    """Rounds in which it ran."""
    earned: float
    """Its share of the pay above that for no city, in proportion to the cities that each running plant can power."""


class SeatResult(Value, frozen=True, gc=False):
    """How the game went for one seat. The curves have one entry for the end of each round."""

    money: tuple[int, ...]
    cities: tuple[int, ...]
    income: tuple[int, ...]
    """One entry less: the last round pays nothing (R9.1)."""
    spent_on_plants: int
    spent_on_fuel: int
    spent_on_cities: int
    never_run: tuple[PlantNumber, ...]
    """Plants that never ran; those that power cities at the end count as having run."""
    fuel_left: Stock
    """Markers left after the final powering (R9.2)."""
    fuel_dropped: int
    """Markers left behind with scrapped plants (R3.9)."""
    dark_cities: int
    """Cities without power, summed over the rounds that paid."""
    stalled_cities: int
    """Those of them, and of the cities without power at the end, that lacked only fuel."""


class End(StrEnum):
    """How a game ended."""

    FINISHED = "finished"
    FORFEIT = "forfeit"
    STOPPED = "stopped"
    """It exceeded the limit of rounds."""


class GameResult(Value, frozen=True, gc=False):
    """One line of the games file: the game, who won, and how it went."""

    index: int
    config: Config
    seed: int
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]
    first_order: tuple[Seat, ...]
    end: End
    standings: tuple[Standing, ...]
    rounds: int
    step: int
    moves: int
    seats: tuple[SeatResult, ...]
    purchases: tuple[Purchase, ...]
    forfeit: Forfeit | None = None

    @property
    def wins(self) -> tuple[float, ...]:
        """The victory by seat; players who share it have a fraction each."""
        return tuple([self.win(seat) for seat in range(len(self.bots))])

    def win(self, seat: int) -> float:
        """A seat's share of the victory."""
        winners = [standing.seat for standing in self.standings if standing.place == 1]
        return 1 / len(winners) if seat in winners else 0.0

    def standing(self, seat: int) -> Standing:
        [found] = [standing for standing in self.standings if standing.seat == seat]
        return found
