"""The database: SQLite in a file for one process, PostgreSQL for many; news for others travel with the commit."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from kilowatt.server.settings import Settings

T = TypeVar("T")
CHANNEL = "kilowatt"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


Work: TypeAlias = Callable[[AsyncConnection], Awaitable[T]]
MOST_TOGETHER = 100


class Database:
    """Reads run side by side. With SQLite writes wait here, not in the file's lock, and are committed together."""

    def __init__(self, settings: Settings) -> None:
        self.is_postgres = settings.is_postgres
        if self.is_postgres:
            self.engine = create_async_engine(
                settings.sqlalchemy_url, pool_size=settings.pool_size, max_overflow=0, pool_pre_ping=True
            )
            self.writer = self.engine
            # All that one reading asks for is from one moment, as it is in SQLite.
            self.reader = self.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        else:
            make_folder(settings.sqlalchemy_url)
            self.engine = self.reader = sqlite_engine(settings.sqlalchemy_url, "BEGIN")
            self.writer = sqlite_engine(settings.sqlalchemy_url, "BEGIN IMMEDIATE")
        self._waiting: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._writing: asyncio.Task[None] | None = None
        self.process = secrets.token_hex(6)
        """The name of this process, among those that share the database."""

    async def close(self) -> None:
        await self.engine.dispose()
        await self.writer.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by; whatever is asked of it is answered as of one moment."""
        async with self.reader.connect() as connection:
            yield connection

    async def write(self, work: Work[T]) -> T:
        """Do some work in one transaction. Once begun it is ended, whoever stops waiting for it."""
        return await asyncio.shield(asyncio.ensure_future(self._write(work)))

    async def _write(self, work: Work[T]) -> T:
        if self.is_postgres:
            async with self.writer.begin() as connection:
                return await work(connection)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._write_waiting())
        return await done

    async def _write_waiting(self) -> None:
        """All that waits is written in one transaction, so that many share one flush to the disk."""
        while self._waiting:
            group = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]
            try:
                async with self.writer.begin() as connection:
                    results = [await attempt(connection, work, alone=len(group) == 1) for work, _ in group]
            except BaseException as error:
                results = [error] * len(group)
            for (_, done), result in zip(group, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, BaseException):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    async def tell(self, connection: AsyncConnection, message: str) -> None:
        """Tell the other processes, once this transaction is committed; with SQLite there are none."""
        if self.is_postgres:
            values = {"channel": CHANNEL, "message": f"{self.process} {message}"}
            await connection.execute(text("SELECT pg_notify(:channel, :message)"), [values])

    async def is_up(self) -> bool:
        try:
            async with asyncio.timeout(2), self.read() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return False
        return True


async def attempt(connection: AsyncConnection, work: Work[T], alone: bool) -> T | BaseException:
    """The result of some work, or what went wrong; then nothing of it stays, and the others' work does."""
    if alone:
        return await work(connection)
    try:
        async with connection.begin_nested():
            return await work(connection)
    except Exception as error:
        return error


def make_folder(url: str) -> None:
    path = make_url(url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)


def sqlite_engine(url: str, begin: str) -> AsyncEngine:
    """WAL lets readers go on beside the writer; FULL has every commit on the disk before it is acknowledged."""
    is_writer = begin == "BEGIN IMMEDIATE"
    options: dict[str, Any] = {"poolclass": StaticPool} if is_writer else {"pool_size": 4, "max_overflow": 0}
    engine = create_async_engine(url, **options)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
