"""Games to play, and what playing processes answer."""

import msgspec

from kilowatt.arena.play.moves import MoveColumns
from kilowatt.arena.play.results import Fault, GameResult
from kilowatt.engine import Config, Seat
from kilowatt.engine.value import Value


class Fixture(Value, frozen=True, gc=False):
    """One game of a schedule, with everything that decides it."""

    index: int
    map: str
    """A shipped board, or the path of a board file."""
    config: Config
    seed: int
    """For the random events of the game."""
    bots: tuple[str, ...]
    """The specs, by seat."""
    bot_seeds: tuple[int, ...]


class Limits(Value, frozen=True, gc=False):
    """Time limits in seconds for bots that are not part of Kilowatt."""

    move: float = 10.0
    start: float = 60.0
    """To import and create the bot."""
    grace: float = 3.0
    """Extra time after which the process of a bot that cannot be interrupted is killed."""


class KnownForfeit(Value, frozen=True, gc=False):
    """A forfeit whose process died: the game is played again up to this move, to rank the others."""

    fault: Fault
    move: int
    seat: Seat
    detail: str


class Job(Value, frozen=True, gc=False):
    """A game to play, as it is sent to a process."""

    fixture: Fixture
    specs: tuple[str, ...]
    """The specs by seat, with absolute paths."""
    limits: Limits = Limits()
    keep_record: bool = False
    keep_moves: bool = False
    python_bots: str = ""
    """The file with bots that are Python objects (`kilowatt.arena.play.python_bots`)."""
    together: int = 1
    """How many games a process plays side by side, so that bots can plan for all of them by one call."""
    known_forfeit: KnownForfeit | None = None


class Reply(Value, frozen=True, gc=False):
    """A game that was played. What differs from run to run is here and not in the result."""

    result: GameResult
    record: msgspec.Raw = msgspec.Raw(b"null")
    moves: MoveColumns | None = None
    seconds: tuple[float, ...] = ()
    """CPU seconds by seat."""
    decisions: tuple[int, ...] = ()
    """Moves by seat."""
    where: str = ""
    """The traceback of a bot that exceeded its time limit."""
