"""Records of games: the config, the randomness, and every move with its events.

The events are authoritative: `states` folds them, so a stored game survives a corrected rule. `verify` replays the
actions and compares every event.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from kilowatt.engine import codec
from kilowatt.engine.actions import Action
from kilowatt.engine.config import Chance, Config
from kilowatt.engine.errors import BrokenRecord, ImpossibleSetup, UnreadableData
from kilowatt.engine.events import Event
from kilowatt.engine.game import Game
from kilowatt.engine.ids import Seat
from kilowatt.engine.notation.action_text import print_action
from kilowatt.engine.notation.tokens import quoted
from kilowatt.engine.state import State
from kilowatt.engine.transition import Transition
from kilowatt.engine.value import Value

VERSION: Final = 1
"""The version of the record format that is written, and the only one that is read."""

MOST_BYTES: Final = 1 << 24
BEFORE: Final = "before the first move"


class RecordedMove(Value, frozen=True, gc=False):
    """One move: the seat, its action and the resulting events."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


class Record(Value, frozen=True, gc=False):
    """A game from the set-up to its latest move. Records are immutable: a change is a new record."""

    version: int
    config: Config
    chance: Chance
    opening: tuple[Event, ...]
    """The events before the first move (R1)."""
    moves: tuple[RecordedMove, ...]

    # --- making

    @classmethod
    def begin(cls, game: Game, chance: Chance) -> "Record":
        """The record of a game before its first move."""
        return cls(VERSION, game.config, chance, game.start(chance).events, ())

    @classmethod
    def of(cls, game: Game, chance: Chance, actions: Iterable[Action]) -> "Record":
        """Play the actions in order and record them. Raises `IllegalAction` at the first illegal one."""
        start = game.start(chance)
        state, moves = start.state, []
        for action in actions:
            after = game.apply(state, action)
            moves.append(RecordedMove(state.asked, action, after.events))
            state = after.state
        return cls(VERSION, game.config, chance, start.events, tuple(moves))

    def play(self, game: Game, action: Action, by: Seat | None = None) -> "Record":
        """The record with one more move. This folds the whole record; if you have the state, use `with_move`."""
        state = self.state(game)
        return self.with_move(state, action, game.apply(state, action, by))

    def with_move(self, state: State, action: Action, after: Transition) -> "Record":
        """The record with one more move: `after` is the result of `game.apply(state, action)`."""
        move = RecordedMove(state.asked, action, after.events)
        return msgspec.structs.replace(self, moves=(*self.moves, move))

    def undo(self, count: int = 1) -> "Record":
        """The record without its last moves."""
        if not 0 <= count <= len(self.moves):
            raise ValueError(f"cannot undo {count} of {len(self.moves)} moves")
        return msgspec.structs.replace(self, moves=self.moves[: len(self.moves) - count])

    # --- reading

    def states(self, game: Game) -> Iterator[State]:
        """The states after the set-up and after each move, by folding the events without checking the rules."""
        check_config(self.config, game)
        return _folded(self, game)

    def state(self, game: Game) -> State:
        """The last of `states`."""
        *_, last = self.states(game)
        return last

    def verify(self, game: Game) -> None:
        """Replay every action and compare every event. Raises `BrokenRecord` at the first wrong move."""
        check_config(self.config, game)
        try:
            start = game.start(self.chance)
        except ImpossibleSetup as error:
            raise BrokenRecord(f"{BEFORE}: {error}", 0) from error
        _compare(self.opening, start.events, BEFORE, 0)
        state = start.state
        for number, move in enumerate(self.moves, 1):
            state = _judge(self.config, game, state, number, move)

    # --- JSON

    def to_json(self) -> bytes:
        return codec.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> "Record":
        """Decode a record. This checks the format; `verify` checks the game."""
        raw = data if isinstance(data, bytes) else data.encode(errors="surrogatepass")
        _check_version(raw)
        record = _read(raw, cls)
        for number, move in enumerate(record.moves, 1):
            _check_seat(record.config, number, move.seat)
        return record


def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    return codec.schema(Record)


# --- naming


def _name(number: int, move: RecordedMove) -> str:
    return f"move {number}, seat {move.seat}, {quoted(print_action(move.action))}"


def _written(event: Event) -> str:
    return codec.encode(event).decode()


# --- folding and judging


def check_config(config: Config, game: Game) -> None:
    """A record must be read with a game of the same config."""
    for field in Config.__struct_fields__:
        recorded, given = getattr(config, field), getattr(game.config, field)
        if recorded != given:
            raise BrokenRecord(f"the record has {field}={recorded!r}, the game given has {field}={given!r}")


def _check_seat(config: Config, number: int, seat: Seat) -> None:
    if not 0 <= seat < config.players:
        raise BrokenRecord(f"move {number}: there is no seat {seat}: the seats are 0 to {config.players - 1}", number)


def _folded(record: Record, game: Game) -> Iterator[State]:
    state = _fold(game, game.bare_table(), record.opening, BEFORE, 0)
    yield state
    for number, move in enumerate(record.moves, 1):
        _check_seat(record.config, number, move.seat)
        state = _fold(game, state, move.events, _name(number, move), number)
        yield state


def _fold(game: Game, state: State, events: tuple[Event, ...], name: str, number: int) -> State:
    """The state after some events. `evolve` checks no rules, but a tampered event may not fit the state at all."""
    for place, event in enumerate(events, 1):
        try:
            _check_event_seat(state, event)
            state = game.evolve(state, event)
        except (ValueError, LookupError, TypeError) as error:
            raise BrokenRecord(f"{name}: event {place} does not fit: {_written(event)}: {error}", number) from error
    return state


def _check_event_seat(state: State, event: Event) -> None:
    """Reject unknown seats: Python would count a negative one from the end."""
    seat = getattr(event, "seat", 0)
    if not 0 <= seat < len(state.players):
        raise ValueError(f"there is no seat {seat}")


def _judge(config: Config, game: Game, state: State, number: int, move: RecordedMove) -> State:
    """Replay a move that must be legal and have exactly the recorded events."""
    _check_seat(config, number, move.seat)
    name = _name(number, move)
    refusal = game.check(state, move.action, move.seat)
    if refusal is not None:
        raise BrokenRecord(f"{name}: refused: {refusal}", number)
    try:
        after = game.apply(state, move.action)
    except ImpossibleSetup as error:
        raise BrokenRecord(f"{name}: {error}", number) from error
    _compare(move.events, after.events, name, number)
    return after.state


def _compare(recorded: tuple[Event, ...], right: tuple[Event, ...], name: str, number: int) -> None:
    """Raise `BrokenRecord` for the first event that differs from the rules."""
    for place, (one, other) in enumerate(zip(recorded, right, strict=False), 1):
        if one != other:
            raise BrokenRecord(
                f"{name}: event {place} is {_written(one)} on record, by the rules it is {_written(other)}", number
            )
    if len(recorded) < len(right):
        missing = right[len(recorded)]
        raise BrokenRecord(f"{name}: event {len(recorded) + 1} is missing: {_written(missing)}", number)
    if len(recorded) > len(right):
        extra = recorded[len(right)]
        raise BrokenRecord(f"{name}: event {len(right) + 1} does not follow from the rules: {_written(extra)}", number)


# --- reading JSON


class _Version(msgspec.Struct):
    """The version, decoded before the rest of the record."""

    version: int


def _check_version(data: bytes) -> None:
    version = _read(data, _Version).version
    if version != VERSION:
        raise BrokenRecord(f"a record of version {version}; this program reads version {VERSION}")


def _read(data: bytes, kind: type[codec.T]) -> codec.T:
    try:
        return codec.decode(data, kind, "a record", MOST_BYTES)
    except UnreadableData as error:
        raise _located(data, str(error)) from error


def _located(data: bytes, message: str) -> BrokenRecord:
    """The error with the number of its move, from the JSON path or the moves before the byte offset."""
    at_move = re.search(r"\$\.moves\[(\d+)\]", message)
    if at_move is not None:
        number = int(at_move[1]) + 1
        return BrokenRecord(f"move {number}: {message}", number)
    if "$.opening" in message:
        return BrokenRecord(f"{BEFORE}: {message}", 0)
    at_byte = re.search(r"byte (\d+)", message)
    if at_byte is not None or "truncated" in message:
        number = data.count(b'"action"', 0, int(at_byte[1]) if at_byte else len(data))
        return BrokenRecord(f"{message}, {f'in or after move {number}' if number else BEFORE}", number)
    return BrokenRecord(message)
