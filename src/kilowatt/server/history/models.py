"""Past states and records on the wire."""

from typing import Literal

from kilowatt.engine import Config, Event, Observation
from kilowatt.engine.value import Value
from kilowatt.server.matches.models import Entry


class StateView(Value, frozen=True):
    """The game after `number` moves, seen from `seat`."""

    number: int
    moves: int
    observation: Observation


class StateList(Value, frozen=True):
    """The game after `first` moves and after each following one, without prices; `moves` is how many there are."""

    first: int
    moves: int
    observations: tuple[Observation, ...]


class PublicRecord(Value, frozen=True):
    """The public part of a running game: no chance, no deck. A finished game has a complete record."""

    config: Config
    opening: tuple[Event, ...]
    moves: tuple[Entry, ...]
    redacted: Literal[True] = True


class Imported(Value, frozen=True):
    match: str
    moves: int
