"""PostgreSQL: shared by any number of processes. Moves that wait together are written by one statement."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
import psycopg
from sqlalchemy import Connection, Table, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import create_async_engine

from kilowatt.server.logs import log
from kilowatt.server.settings import Settings
from kilowatt.server.store import tables as t
from kilowatt.server.store.database import CHANNEL, Database
from kilowatt.server.store.lines import CHANGING, KEYS, MOVES, Lines, listed

T = TypeVar("T")
P = ParamSpec("P")
MOST_TOGETHER = 100
TELL = text("SELECT pg_notify(:channel, :message)")


def typed(table: Table, names: Any) -> str:
    """Columns with their types, as `jsonb_to_recordset` wants them."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy's
    return ", ".join(f'"{name}" {table.columns[name].type.compile(dialect)}' for name in names)


APPEND = f"""
    WITH wish AS (
        SELECT * FROM jsonb_to_recordset(%(matches)s::jsonb) AS w (
            id text, was_seq int, was_version int, "key" text, key_seat int, {typed(t.matches, CHANGING)})
    ), held AS (
        SELECT m.id FROM matches m JOIN wish ON m.id = wish.id ORDER BY m.id FOR UPDATE OF m
    ), done AS (
        UPDATE matches m SET {listed(CHANGING, '"{0}" = w."{0}"')} FROM wish w JOIN held ON held.id = w.id
        WHERE m.id = w.id AND m.seq = w.was_seq AND m.version = w.was_version AND NOT EXISTS (
            SELECT 1 FROM idempotency_keys k WHERE k."match" = w.id AND k.seat = w.key_seat AND k."key" = w."key")
        RETURNING m.id, m.seq, m.version
    ), logged AS (
        INSERT INTO moves ({listed(MOVES)})
        SELECT {listed(MOVES, 'l."{}"')} FROM jsonb_to_recordset(%(moves)s::jsonb) AS l ({typed(t.moves, MOVES)})
        JOIN done ON done.id = l."match"
    ), keyed AS (
        INSERT INTO idempotency_keys ({listed(KEYS)})
        SELECT {listed(KEYS, 'l."{}"')} FROM jsonb_to_recordset(%(keys)s::jsonb) AS l ({typed(t.keys, KEYS)})
        JOIN done ON done.id = l."match"
    ), charged AS (
        UPDATE seats s SET bank = b.bank
        FROM jsonb_to_recordset(%(banks)s::jsonb) AS b ("match" text, seat int, bank bigint)
        JOIN done ON done.id = b."match" WHERE s."match" = b."match" AND s.seat = b.seat
    )
    SELECT id, pg_notify('{CHANNEL}', concat_ws(' ', %(process)s::text, 'match', id, seq, version)) FROM done
"""
"""One statement is one transaction and one round trip, however many matches it moves.

The rows are locked in one order, so that no two processes wait for each other.
"""


class Postgres(Database):
    """A pool of connections for all kinds of work, and one for moves."""

    is_shared = True

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.engine = create_async_engine(
            settings.sqlalchemy_url, pool_size=settings.pool_size, max_overflow=0, pool_pre_ping=True
        )
        # All that one reading asks for is from one moment, as it is in SQLite.
        self.reader = self.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._address = settings.libpq_url
        self._appending: psycopg.AsyncConnection[Any] | None = None
        self._waiting: deque[tuple[Lines, asyncio.Future[bool]]] = deque()
        self._writing: asyncio.Task[None] | None = None

    def open(self) -> None:
        """It is everybody's."""

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.reader.connect() as connection:
            return await connection.run_sync(work, *args, **kwargs)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.ensure_future(self._write(work, *args, **kwargs)))

    async def _write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work, *args, **kwargs)

    def tell(self, connection: Connection, message: str) -> None:
        connection.execute(TELL, {"channel": CHANNEL, "message": f"{self.process} {message}"})

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        if self._appending is not None:
            await self._appending.close()
        await self.engine.dispose()

    # --- moves

    async def append(self, lines: Lines) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((lines, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._append_waiting())
        return await done

    async def _append_waiting(self) -> None:
        """While one group is being written the next one gathers."""
        while self._waiting:
            group = self._next_group()
            try:
                moved = await self._append([lines for lines, _ in group.values()])
            except Exception as error:
                for _, done in group.values():
                    if not done.done():
                        done.set_exception(error)
                continue
            for match, (_, done) in group.items():
                if not done.done():
                    done.set_result(match in moved)

    def _next_group(self) -> "dict[str, tuple[Lines, asyncio.Future[bool]]]":
        """One move of a match at a time, in the order in which they came."""
        group: dict[str, tuple[Lines, asyncio.Future[bool]]] = {}
        while self._waiting and len(group) < MOST_TOGETHER and self._waiting[0][0].id not in group:
            lines, done = self._waiting.popleft()
            group[lines.id] = lines, done
        return group

    async def _append(self, group: list[Lines]) -> set[str]:
        """The matches that were moved. On a connection that has broken meanwhile it is tried once more."""
        values = {
            "matches": encoded([lines.match for lines in group]),
            "moves": encoded([row for lines in group for row in lines.moves]),
            "keys": encoded([row for lines in group for row in lines.keys]),
            "banks": encoded([row for lines in group for row in lines.banks]),
            "process": self.process,
        }
        try:
            found = await (await self._connection()).execute(APPEND, values, prepare=True)
        except psycopg.OperationalError as error:
            log.warning("the connection for moves broke: %s", error)
            found = await (await self._connection()).execute(APPEND, values, prepare=True)
        return {row[0] for row in await found.fetchall()}

    async def _connection(self) -> "psycopg.AsyncConnection[Any]":
        if self._appending is None or self._appending.closed:
            self._appending = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        return self._appending


def encoded(rows: list[dict[str, Any]]) -> str:
    return msgspec.json.encode(rows).decode()
