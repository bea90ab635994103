"""What travels through the arena: games to be played, and what came of them."""

from enum import StrEnum

import msgspec

from kilowatt.engine import Config, PlantNumber, Seat, Standing, Stock
from kilowatt.engine.value import Value


class Fixture(Value, frozen=True, gc=False):
    """One game of a schedule: everything that decides it."""

    index: int
    map: str
    """A shipped board, or the path of a board file."""
    config: Config
    seed: int
    """Of chance."""
    bots: tuple[str, ...]
    """Their specs, by seat."""
    bot_seeds: tuple[int, ...]


class Limits(Value, frozen=True, gc=False):
    """How long a bot that is not ours may take, in seconds."""

    move: float = 10.0
    start: float = 60.0
    """To be loaded and made."""
    grace: float = 3.0
    """What a bot that cannot be interrupted gets on top, before its process is ended."""


class Fault(StrEnum):
    """How a bot can lose by forfeit."""

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
    Fault.NOT_AN_ACTION: "answered with something that is not an action",
    Fault.ILLEGAL: "answered with an illegal action",
    Fault.TOO_SLOW: "took too long",
    Fault.HUNG: "took too long and could not be interrupted: its process was ended",
    Fault.CRASHED: "ended the process it ran in",
}


class Forfeit(Value, frozen=True, gc=False):
    """A game lost by what the bot did, not by how it played."""

    seat: Seat
    bot: str
    fault: Fault
    move: int
    """Counted from 1; 0 when the bot could not be made."""
    round: int
    phase: str
    detail: str
    answer: str = ""
    """In notation, where the answer was an action."""
    position: str = ""
    """In notation: `kilowatt show` draws it."""
    trace: str = ""
    """The end of the traceback."""

    def __str__(self) -> str:
        when = f"at move {self.move}, round {self.round}, {self.phase}" if self.move else "before the first move"
        answered = f" ({self.answer})" if self.answer else ""
        return f"{self.bot} on seat {self.seat} {FAULTS[self.fault]} {when}{answered}: {self.detail}"


class Purchase(Value, frozen=True, gc=False):
    """A plant bought, and what it was good for."""

    round: int
    seat: Seat
    plant: PlantNumber
    price: int
    runs: int
    """In so many rounds it ran."""
    earned: float
    """Its part of the pay above that for no city, by the cities it could power among those that ran."""


class SeatStory(Value, frozen=True, gc=False):
    """How the game went for one seat. The curves have one entry a round, taken at its end."""

    money: tuple[int, ...]
    cities: tuple[int, ...]
    income: tuple[int, ...]
    """The last round pays nothing, so there is one less (R9.1)."""
    spent_on_plants: int
    spent_on_fuel: int
    spent_on_cities: int
    never_run: tuple[PlantNumber, ...]
    """Plants bought for nothing; what would have run at the end has run."""
    fuel_left: Stock
    """What nobody burns any more, after the powering that counts (R9.2)."""
    fuel_dropped: int
    """Markers given up with a plant (R3.9)."""
    dark_cities: int
    """Cities not powered, summed over the rounds that paid."""
    stalled_cities: int
    """Of these, and of those dark at the end, the ones that a plant stood ready for, without fuel."""


class End(StrEnum):
    """How a game came to its end."""

    FINISHED = "finished"
    FORFEIT = "forfeit"
    STOPPED = "stopped"
    """Nobody would ever have ended it."""


class GameResult(Value, frozen=True, gc=False):
    """One line of the results: the game, who won, and how it went."""

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
    seats: tuple[SeatStory, ...]
    purchases: tuple[Purchase, ...]
    forfeit: Forfeit | None = None

    @property
    def wins(self) -> tuple[float, ...]:
        """The victory by seat: who shares it with others has a fraction."""
        winners = [standing.seat for standing in self.standings if standing.place == 1]
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.bots)))

    def standing(self, seat: int) -> Standing:
        return next(standing for standing in self.standings if standing.seat == seat)


# --- between the arena and the process that plays


class Given(Value, frozen=True, gc=False):
    """A forfeit that is certain before the game is played again: its process did not live to tell."""

    fault: Fault
    move: int
    seat: Seat
    detail: str


class Job(Value, frozen=True, gc=False):
    """A game to be played, as it is sent to a process."""

    fixture: Fixture
    specs: tuple[str, ...]
    """The bots by seat, with whole paths."""
    limits: Limits = Limits()
    keep_record: bool = False
    given: Given | None = None


class Reply(Value, frozen=True, gc=False):
    """A game played. What differs from run to run is here and not in the result."""

    result: GameResult
    record: msgspec.Raw = msgspec.Raw(b"null")
    seconds: tuple[float, ...] = ()
    """Of the processor, thought by seat: what else the machine does is not counted."""
    decisions: tuple[int, ...] = ()
    where: str = ""
    """Where a bot was when its time was over."""
