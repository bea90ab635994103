"""The database: SQLite in memory, run inside the simulation, with the server's own SQL.

A transaction takes place at one moment, in full or not at all; what takes time is the way there and back.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from kilowatt.server.store import schema
from kilowatt.server.store.database import Database
from kilowatt.server.store.log_rows import LogAppend
from kilowatt.server.store.sqlite import INSERT_KEY, INSERT_MOVE, UPDATE_BANK, UPDATE_MATCH
from tests.simulation.bus import Bus
from tests.simulation.loop import CURRENT
from tests.simulation.world import World

T = TypeVar("T")
P = ParamSpec("P")
QUICK: Final = 0.004
SLOW: Final = 4.0
"""Typical seconds of a transaction."""


@cache
def the_connection() -> Connection:
    """The one database of this Python process. Each simulation starts with an empty one."""
    engine = create_engine("sqlite://", poolclass=StaticPool, isolation_level="AUTOCOMMIT")
    connection = engine.connect()
    schema.metadata.create_all(connection)
    return connection


def raw(connection: Connection) -> sqlite3.Connection:
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def unavailable(why: str) -> OperationalError:
    return OperationalError(f"simulated: {why}", None, sqlite3.OperationalError(why))


class Store:
    """The data itself, which survives every crash."""

    def __init__(self, world: World, bus: Bus, image: bytes) -> None:
        self.world = world
        self.bus = bus
        self.connection = the_connection()
        self.file = raw(self.connection)
        self.file.deserialize(image)
        self.file.execute("PRAGMA foreign_keys=ON")
        self.on_commit: Callable[[], None] = lambda: None
        """Called after every commit, before anyone else can read."""
        self._messages: list[str] = []

    def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return work(self.connection, *args, **kwargs)

    def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work in a transaction and publish what it announces."""
        return self._commit(lambda: work(self.connection, *args, **kwargs))

    def append(self, process: str, rows: LogAppend) -> bool:
        return self._commit(lambda: self._append(process, rows))

    def announce(self, message: str) -> None:
        """Send a message once the transaction is committed."""
        self._messages.append(message)

    def _commit(self, work: Callable[[], T]) -> T:
        self._messages = []
        self.file.execute("BEGIN")
        try:
            result = work()
            self.file.execute("COMMIT")
        except BaseException:
            self.file.execute("ROLLBACK")
            raise
        self.on_commit()
        for message in self._messages:
            self.bus.publish(message)
        return result

    def _append(self, process: str, rows: LogAppend) -> bool:
        file = self.file
        if file.execute(UPDATE_MATCH, rows.match).rowcount != 1:
            return False
        file.executemany(INSERT_MOVE, rows.moves)
        file.executemany(INSERT_KEY, rows.keys)
        file.executemany(UPDATE_BANK, rows.banks)
        self.announce(f"{process} match {rows.id} {rows.match['seq']} {rows.match['version']}")
        return True


class SimDatabase(Database):
    """The database as one process reaches it: later than it would like, and not always."""

    def __init__(self, store: Store, is_shared: bool) -> None:
        super().__init__()
        self.store = store
        self.world = store.world
        self.is_shared = is_shared

    def open(self) -> None:
        """Nothing to lock."""

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        await self._travel()
        if self.world.happens(self.world.faults.read_fails):
            raise self._failure("read failed")
        result = self.store.read(work, *args, **kwargs)
        await self._travel()
        return result

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._reliably(lambda: self.store.write(work, *args, **kwargs))

    async def append(self, rows: LogAppend) -> bool:
        return await self._reliably(lambda: self.store.append(self.process, rows))

    def notify(self, connection: Connection, message: str) -> None:
        if self.is_shared:
            self.store.announce(f"{self.process} {message}")

    def listen(self) -> AbstractAsyncContextManager[AsyncIterator[str]]:
        return self.store.bus.listen()

    async def close(self) -> None:
        await self._travel()

    # --- the way there and back

    async def _reliably(self, commit: Callable[[], T]) -> T:
        """Once begun it completes, even if the caller is cancelled."""
        task = asyncio.ensure_future(self._write(commit))
        task.add_done_callback(lambda done: None if done.cancelled() else done.exception())
        return await asyncio.shield(task)

    async def _write(self, commit: Callable[[], T]) -> T:
        await self._travel()
        if self.world.happens(self.world.faults.write_fails):
            raise self._failure("write failed")
        result = commit()
        if self.world.happens(self.world.faults.answer_lost):
            raise self._failure("answer lost")
        await self._travel()
        return result

    async def _travel(self) -> None:
        """Take some time. A process that dies on the way reaches nothing."""
        dice, faults = self.world.dice, self.world.faults
        if self.world.happens(faults.slow_database):
            await self.world.stall(dice.delay(SLOW))
        await asyncio.sleep(dice.delay(QUICK))
        machine = CURRENT.get()
        if machine is not None and not machine.is_alive:
            raise asyncio.CancelledError

    def _failure(self, why: str) -> OperationalError:
        self.world.note("database", why)
        return unavailable(why)
