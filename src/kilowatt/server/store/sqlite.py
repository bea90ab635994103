"""SQLite: work runs in threads beside the event loop. Pending writes share one commit."""

import asyncio
import sqlite3
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import cached_property, partial
from pathlib import Path
from typing import IO, Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from kilowatt.server.store.database import Database, DatabaseInUse
from kilowatt.server.store.log_rows import CHANGING, KEYS, MOVES, LogAppend, guarded_update, listed

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")
P = ParamSpec("P")
READERS = 4
MAX_GROUP = 100
"""Writes in one commit."""

UPDATE_MATCH = guarded_update(CHANGING, ":{}")
INSERT_MOVE = f"INSERT INTO moves ({listed(MOVES)}) VALUES ({listed(MOVES, ':{}')})"
INSERT_KEY = f"INSERT INTO idempotency_keys ({listed(KEYS)}) VALUES ({listed(KEYS, ':{}')})"
UPDATE_BANK = 'UPDATE seats SET bank = :bank WHERE "match" = :match AND seat = :seat'


class Sqlite(Database):
    """One file, with one writer and several readers."""

    is_shared = False

    def __init__(self, url: str) -> None:
        super().__init__()
        self.engine = sqlite_engine(url, pool_size=READERS, max_overflow=0)
        self._readers = ThreadPoolExecutor(READERS, "kilowatt-read")
        self._writer = ThreadPoolExecutor(1, "kilowatt-write")
        self._writing_engine = sqlite_engine(url, poolclass=NullPool)
        self._waiting: deque[tuple[Callable[[], Any], asyncio.Future[Any]]] = deque()
        self._is_writing = False
        self._lock = FileLock(url)

    def open(self) -> None:
        self._lock.acquire()

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, partial(self._read, work, *args, **kwargs))

    def _read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            return work(connection, *args, **kwargs)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._queue(lambda: self._attempt(lambda: work(self._connection, *args, **kwargs)))

    async def append(self, rows: LogAppend) -> bool:
        return await self._queue(lambda: self._append(rows))

    def notify(self, connection: Connection, message: str) -> None:
        """There is no other process."""

    def listen(self) -> AbstractAsyncContextManager[AsyncIterator[str]]:
        raise NotImplementedError("no other process uses this database")

    async def close(self) -> None:
        """Finish pending writes first."""
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        if "_connection" in self.__dict__:
            self._connection.close()
        self.engine.dispose()
        self._lock.release()

    # --- the writer thread

    @cached_property
    def _connection(self) -> Connection:
        return self._writing_engine.connect()

    @cached_property
    def _file(self) -> sqlite3.Connection:
        found = self._connection.connection.driver_connection
        assert isinstance(found, sqlite3.Connection)
        return found

    async def _queue(self, work: Callable[[], T | BaseException]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, done))
        if not self._is_writing:
            self._write_next(loop)
        return await done

    def _write_next(self, loop: asyncio.AbstractEventLoop) -> None:
        self._is_writing = bool(self._waiting)
        if self._is_writing:
            self._writer.submit(self._write_group, loop)

    def _write_group(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write all pending work in one transaction, so that many writes share one flush to disk."""
        group = [self._waiting.popleft() for _ in range(min(len(self._waiting), MAX_GROUP))]
        results: list[Any]
        try:
            results = self._commit([work for work, _ in group])
        except BaseException as error:
            results = [error] * len(group)
        loop.call_soon_threadsafe(self._settle, loop, [done for _, done in group], results)

    def _commit(self, group: list[Callable[[], Any]]) -> list[Any]:
        file = self._file
        if file.in_transaction:  # a rollback failed before
            file.execute("ROLLBACK")
        file.execute("BEGIN IMMEDIATE")
        try:
            results = [work() for work in group]
            file.execute("COMMIT")
        except BaseException:
            if file.in_transaction:
                file.execute("ROLLBACK")
            raise
        return results

    def _settle(self, loop: asyncio.AbstractEventLoop, waiting: list[asyncio.Future[Any]], results: list[Any]) -> None:
        self._write_next(loop)
        for done, result in zip(waiting, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, BaseException):
                done.set_exception(result)
            else:
                done.set_result(result)

    def _attempt(self, work: Callable[[], T]) -> T | BaseException:
        """The result of one piece of work, or its error: then it is rolled back, and the rest of the group is not."""
        self._file.execute("SAVEPOINT work")
        try:
            result: T | BaseException = work()
        except Exception as error:
            if not self._file.in_transaction:
                raise  # a full disk ends the transaction of the whole group
            self._file.execute("ROLLBACK TO work")
            result = error
        self._file.execute("RELEASE work")
        return result

    def _append(self, rows: LogAppend) -> bool:
        """Once the guarded update succeeds, nothing else can fail."""
        file = self._file
        if file.execute(UPDATE_MATCH, rows.match).rowcount != 1:
            return False
        file.executemany(INSERT_MOVE, rows.moves)
        if rows.keys:
            file.executemany(INSERT_KEY, rows.keys)
        if rows.banks:
            file.executemany(UPDATE_BANK, rows.banks)
        return True


class FileLock:
    """Only one server may use the file. The operating system releases the lock when the process ends."""

    def __init__(self, url: str) -> None:
        self.path = path_of(url)
        self._held: IO[bytes] | None = None

    def acquire(self) -> None:
        if self._held is not None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        held = self.path.with_name(f"{self.path.name}.lock").open("ab")
        try:
            lock_file(held)
        except OSError as error:
            held.close()
            raise DatabaseInUse(f"another server uses {self.path}") from error
        self._held = held

    def release(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


def lock_file(file: IO[bytes]) -> None:
    """Raises OSError if another process holds the lock."""
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def path_of(url: str) -> Path:
    return Path(make_url(url).database or "kilowatt.db")


def sqlite_engine(url: str, **options: Any) -> Engine:
    """Transactions are begun explicitly: Python's module would begin them late, and SQLAlchemy needs none.

    WAL lets readers work beside the writer; FULL puts every commit on disk before it is acknowledged.
    """
    engine = create_engine(
        url, isolation_level="AUTOCOMMIT", hide_parameters=True, connect_args={"check_same_thread": False}, **options
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
