"""Results in a file of JSON lines: the plan first, then each game as it ends, so that nothing done is lost.

A game interrupted in the middle of its line is simply played again. Once all games are there, the file is written anew
in the order of the schedule: then the same plan gives the same bytes, however it was played.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Final

import msgspec

from kilowatt.arena.schedule import Schedule
from kilowatt.arena.values import GameResult, Limits
from kilowatt.engine import KilowattError
from kilowatt.engine.value import Value

VERSION: Final = 1
SYNC_EVERY: Final = 1.0
"""At most so many seconds of games are lost when the machine itself stops."""


class BadResults(KilowattError, ValueError):
    """A file that is not the results of a tournament, or not of this one."""


class Plan(Value, frozen=True, gc=False):
    """All that decides the results of a tournament: the first line of its file."""

    schedule: Schedule
    limits: Limits = Limits()
    until_ci: float | None = None
    """Stop once each bot's share is known to within this, either way."""
    kilowatt_arena: int = VERSION


class Results(Value, frozen=True, gc=False):
    """What a file holds."""

    plan: Plan
    games: tuple[GameResult, ...]
    length: int
    """Of the part that is good, in bytes: a line cut off by an interruption is not."""


def read_results(path: Path) -> Results:
    """The plan and the games of a file, each game once, by index."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadResults(f"{path}: {error.strerror}") from error
    lines = data.split(b"\n")
    plan = read_plan(path, lines[0])
    games: dict[int, GameResult] = {}
    for number, line in enumerate(lines[1:-1], 2):
        game = read_game(path, number, line)
        games.setdefault(game.index, game)
    return Results(plan, tuple(games[index] for index in sorted(games)), len(data) - len(lines[-1]))


def read_plan(path: Path, line: bytes) -> Plan:
    try:
        plan = msgspec.json.decode(line, type=Plan)
    except msgspec.DecodeError as error:
        raise BadResults(f"{path}: not the results of a tournament: {error}") from error
    if plan.kilowatt_arena != VERSION:
        raise BadResults(f"{path}: results of version {plan.kilowatt_arena}; this program reads version {VERSION}")
    return plan


def read_game(path: Path, number: int, line: bytes) -> GameResult:
    try:
        return msgspec.json.decode(line, type=GameResult)
    except msgspec.DecodeError as error:
        raise BadResults(f"{path}: line {number} is not a game: {error}") from error


def canonical(plan: Plan) -> Plan:
    """The plan as it is read back, so that it is always written as the same bytes (10 seconds are 10.0)."""
    return msgspec.json.decode(msgspec.json.encode(plan), type=Plan)


def encode_line(value: Plan | GameResult) -> bytes:
    return msgspec.json.encode(value) + b"\n"


class Store:
    """A file of results that is being written."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.games: dict[int, GameResult] = {}
        self._synced = 0.0

    def __enter__(self) -> "Store":
        """Opens a new file, or goes on with one of the same plan."""
        if self.path.exists() and self.path.stat().st_size:
            self._go_on()
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(encode_line(self.plan))
        self._file = self.path.open("ab")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._sync()
        self._file.close()

    def _go_on(self) -> None:
        found = read_results(self.path)
        if found.plan != self.plan:
            raise BadResults(f"{self.path} holds another tournament: resume that one, or name another file")
        os.truncate(self.path, found.length)
        self.games = {game.index: game for game in found.games}

    def add(self, game: GameResult) -> None:
        self.games[game.index] = game
        self._file.write(encode_line(game))
        self._file.flush()
        if monotonic() - self._synced > SYNC_EVERY:
            self._sync()

    def _sync(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._synced = monotonic()

    def finish(self, total: int) -> tuple[GameResult, ...]:
        """The first so many games in their order, and the file rewritten to hold just these."""
        games = tuple(self.games[index] for index in range(total))
        with replaced(self.path) as part:
            part.write_bytes(b"".join(map(encode_line, self._lines(games))))
        return games

    def _lines(self, games: Iterable[GameResult]) -> Iterator[Plan | GameResult]:
        yield self.plan
        yield from games


@contextmanager
def replaced(path: Path) -> Iterator[Path]:
    """A file to write to; what was there stays until the new one is complete."""
    part = path.with_name(f".{path.name}.part")
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
