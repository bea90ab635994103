"""The database: SQLite in a file for one process, PostgreSQL for many; news for others travel with the commit."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

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


class Database:
    """Reads run side by side. With SQLite one write runs at a time and waits here, not in the file's lock."""

    def __init__(self, settings: Settings) -> None:
        self.is_postgres = settings.is_postgres
        if self.is_postgres:
            self.engine = create_async_engine(
                settings.sqlalchemy_url, pool_size=settings.pool_size, max_overflow=0, pool_pre_ping=True
            )
            self.writer = self.engine
        else:
            make_folder(settings.sqlalchemy_url)
            self.engine = sqlite_engine(settings.sqlalchemy_url, "BEGIN")
            self.writer = sqlite_engine(settings.sqlalchemy_url, "BEGIN IMMEDIATE")
        self._one_writer = asyncio.Lock()
        self.process = secrets.token_hex(6)
        """The name of this process, among those that share the database."""

    async def close(self) -> None:
        await self.engine.dispose()
        await self.writer.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by."""
        async with self.engine.connect() as connection:
            yield connection

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do some work in one transaction. Once begun it is ended, whoever stops waiting for it."""
        return await asyncio.shield(asyncio.ensure_future(self._write(work)))

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        if self.is_postgres:
            async with self.writer.begin() as connection:
                return await work(connection)
        async with self._one_writer, self.writer.begin() as connection:
            return await work(connection)

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
