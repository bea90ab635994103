"""The games file: JSON lines, the plan first, then each game as it ends.

A game whose line was cut off is played again. At the end the file is rewritten in the order of the schedule, so the
same plan gives the same bytes, however it was played.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Final

import msgspec

from kilowatt.arena.play.jobs import Limits
from kilowatt.arena.play.results import GameResult
from kilowatt.arena.play.schedule import Schedule
from kilowatt.engine import KilowattError
from kilowatt.engine.value import Value

VERSION: Final = 1
SYNC_EVERY: Final = 1.0
"""Seconds between two fsync calls: what a crash of the machine can lose."""


class BadResults(KilowattError, ValueError):
    """A file that is not the games file of this tournament."""


class TournamentPlan(Value, frozen=True, gc=False):
    """Everything that decides the results of a tournament; the first line of its file."""

    schedule: Schedule
    limits: Limits = Limits()
    until_ci: float | None = None
    """Stop once each win share is known to plus or minus this."""
    kilowatt_arena: int = VERSION


class Results(Value, frozen=True, gc=False):
    """The content of a games file."""

    plan: TournamentPlan
    games: tuple[GameResult, ...]
    length: int
    """Bytes without a last line that was cut off."""


def read_results(path: Path) -> Results:
    """Read a games file; each game once, sorted by index."""
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


def read_plan(path: Path, line: bytes) -> TournamentPlan:
    try:
        plan = msgspec.json.decode(line, type=TournamentPlan)
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


def canonical(plan: TournamentPlan) -> TournamentPlan:
    """The plan as it is read back, so that it always encodes to the same bytes (10 seconds become 10.0)."""
    return msgspec.json.decode(msgspec.json.encode(plan), type=TournamentPlan)


def encode_line(value: TournamentPlan | GameResult) -> bytes:
    return msgspec.json.encode(value) + b"\n"


class Store:
    """A games file that is being written."""

    def __init__(self, path: Path, plan: TournamentPlan) -> None:
        self.path = path
        self.plan = plan
        self.games: dict[int, GameResult] = {}
        self._synced = 0.0

    def __enter__(self) -> "Store":
        """Open a new file, or resume one with the same plan."""
        if self.path.exists() and self.path.stat().st_size:
            self._resume()
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(encode_line(self.plan))
        self._file = self.path.open("ab")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._sync()
        self._file.close()

    def _resume(self) -> None:
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
        """Rewrite the file with only the first `total` games, in order, and return them."""
        games = tuple(self.games[index] for index in range(total))
        with replaced(self.path) as part:
            part.write_bytes(b"".join(map(encode_line, self._lines(games))))
        return games

    def _lines(self, games: Iterable[GameResult]) -> Iterator[TournamentPlan | GameResult]:
        yield self.plan
        yield from games


@contextmanager
def replaced(path: Path) -> Iterator[Path]:
    """A temporary path that replaces the file once it is written."""
    part = path.with_name(f".{path.name}.part")
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
