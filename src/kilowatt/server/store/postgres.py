"""PostgreSQL, shared by any number of processes. Pending moves are written by one statement."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
import psycopg
from sqlalchemy import Connection, Table, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import create_async_engine

from kilowatt.server.logs import log
from kilowatt.server.settings import Settings
from kilowatt.server.store import schema
from kilowatt.server.store.database import CHANNEL, Database
from kilowatt.server.store.log_rows import CHANGING, KEYS, MOVES, LogAppend, guarded_update, listed
from kilowatt.server.store.postgres_connection import ANSWER_SECONDS, GuardedConnection, notices

T = TypeVar("T")
P = ParamSpec("P")
MAX_GROUP = 100
"""Moves in one statement."""
NOTIFY = text("SELECT pg_notify(:channel, :message)")


def typed(table: Table, names: Any) -> str:
    """Columns with their types, as `jsonb_to_recordset` requires them."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy's
    return ", ".join(f'"{name}" {table.columns[name].type.compile(dialect)}' for name in names)


APPEND = f"""
    WITH wanted AS (
        SELECT * FROM jsonb_to_recordset(%(matches)s::jsonb) AS w (
            id text, was_seq int, was_version int, "key" text, key_seat int, {typed(schema.matches, CHANGING)})
    ), locked AS (
        SELECT m.id FROM matches m JOIN wanted ON m.id = wanted.id ORDER BY m.id FOR UPDATE OF m
    ), done AS (
        {guarded_update(CHANGING, 'w."{}"', "FROM wanted w JOIN locked ON locked.id = w.id")}
        RETURNING matches.id, matches.seq, matches.version
    ), logged AS (
        INSERT INTO moves ({listed(MOVES)})
        SELECT {listed(MOVES, 'l."{}"')} FROM jsonb_to_recordset(%(moves)s::jsonb) AS l ({typed(schema.moves, MOVES)})
        JOIN done ON done.id = l."match"
    ), keyed AS (
        INSERT INTO idempotency_keys ({listed(KEYS)})
        SELECT {listed(KEYS, 'l."{}"')} FROM jsonb_to_recordset(%(keys)s::jsonb) AS l ({typed(schema.keys, KEYS)})
        JOIN done ON done.id = l."match"
    ), charged AS (
        UPDATE seats s SET bank = b.bank
        FROM jsonb_to_recordset(%(banks)s::jsonb) AS b ("match" text, seat int, bank bigint)
        JOIN done ON done.id = b."match" WHERE s."match" = b."match" AND s.seat = b.seat
    )
    SELECT id, pg_notify('{CHANNEL}', concat_ws(' ', %(process)s::text, 'match', id, seq, version)) FROM done
"""
"""One statement is one transaction and one round trip, however many matches it changes.

The rows are locked in a fixed order, so that processes cannot deadlock.
"""


class Postgres(Database):
    """A connection pool for general work, and one connection for moves."""

    is_shared = True

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.engine = create_async_engine(
            settings.sqlalchemy_url,
            async_creator=self._connect,
            pool_size=settings.pool_size,
            pool_timeout=ANSWER_SECONDS,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
        )
        # A read sees one consistent snapshot, as in SQLite.
        self.reader = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._address = settings.libpq_url
        self._appending: GuardedConnection | None = None
        self._waiting: deque[tuple[LogAppend, asyncio.Future[bool]]] = deque()
        self._writing: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Nothing to do: any process may use it."""

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.reader.connect() as connection:
            return await connection.run_sync(work, *args, **kwargs)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.ensure_future(self._write(work, *args, **kwargs)))

    async def _write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work, *args, **kwargs)

    def notify(self, connection: Connection, message: str) -> None:
        connection.execute(NOTIFY, {"channel": CHANNEL, "message": f"{self.process} {message}"})

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[str]]:
        async with await self._connect(autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            async with aclosing(notices(connection)) as found:
                yield found

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        if self._appending is not None:
            await self._appending.close()
        await self.engine.dispose()

    # --- moves

    async def append(self, rows: LogAppend) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((rows, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._append_pending())
        return await done

    async def _append_pending(self) -> None:
        """While one group is written, the next one accumulates."""
        while self._waiting:
            group = self._next_group()
            try:
                moved = await self._append([rows for rows, _ in group.values()])
            except Exception as error:
                for _, done in group.values():
                    if not done.done():
                        done.set_exception(error)
                continue
            for match, (_, done) in group.items():
                if not done.done():
                    done.set_result(match in moved)

    def _next_group(self) -> "dict[str, tuple[LogAppend, asyncio.Future[bool]]]":
        """At most one change of each match, in order of arrival."""
        group: dict[str, tuple[LogAppend, asyncio.Future[bool]]] = {}
        while self._waiting and len(group) < MAX_GROUP and self._waiting[0][0].id not in group:
            rows, done = self._waiting.popleft()
            group[rows.id] = rows, done
        return group

    async def _append(self, group: list[LogAppend]) -> set[str]:
        """Write a group; the matches that were changed. Retries once if the connection was lost."""
        values = {
            "matches": encoded([rows.match for rows in group]),
            "moves": encoded([row for rows in group for row in rows.moves]),
            "keys": encoded([row for rows in group for row in rows.keys]),
            "banks": encoded([row for rows in group for row in rows.banks]),
            "process": self.process,
        }
        try:
            found = await (await self._connection()).execute(APPEND, values, prepare=True)
        except psycopg.OperationalError as error:
            log.warning("lost the connection for moves: %s", error)
            found = await (await self._connection()).execute(APPEND, values, prepare=True)
        return {row[0] for row in await found.fetchall()}

    async def _connection(self) -> GuardedConnection:
        if self._appending is None or self._appending.closed:
            self._appending = await self._connect(autocommit=True)
        return self._appending

    async def _connect(self, *, autocommit: bool = False) -> GuardedConnection:
        return await GuardedConnection.connect(self._address, autocommit=autocommit)


def encoded(rows: list[dict[str, Any]]) -> str:
    return msgspec.json.encode(rows).decode()
