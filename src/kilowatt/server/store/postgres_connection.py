"""Connections to PostgreSQL that never wait indefinitely: a network may swallow packets without reporting an error."""

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import closing, suppress
from typing import Any, Self
from weakref import WeakSet

import psycopg
from psycopg.conninfo import conninfo_to_dict

from kilowatt.server.logs import log

ANSWER_SECONDS = 4.0
"""Seconds for the server to answer one statement."""
BEAT_SECONDS = 2.0
"""Seconds between two checks of a connection that only listens, and for the answer to each."""
PARAMETERS: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": int(ANSWER_SECONDS * 1000),
}
"""Defaults of libpq's parameters; the database's URL may set others."""
SESSION = {"statement_timeout": int(ANSWER_SECONDS * 900), "idle_in_transaction_session_timeout": 10_000}
"""Milliseconds after which PostgreSQL itself gives up: what a dead process has left must not hold its locks.

A statement that is only slow ends before its connection counts as dead.
"""


class GuardedConnection(psycopg.AsyncConnection[Any]):
    """A connection that is given up if the server does not answer in time."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.answer_seconds = ANSWER_SECONDS
        self._address = ""
        self._is_listening = False
        self._is_waiting = False

    @classmethod
    async def connect(cls, conninfo: str = "", **parameters: Any) -> Self:
        connection = await super().connect(conninfo, **(parameters_of(conninfo) | parameters))
        connection._address = conninfo
        OPEN.add(connection)
        return connection

    async def wait(self, *args: Any, **options: Any) -> Any:
        """psycopg's own way to wait for the server; a notification may take any time."""
        if self._is_listening:
            return await super().wait(*args, **options)
        timer = asyncio.get_running_loop().call_later(self.answer_seconds, self._give_up)
        self._is_waiting = True
        try:
            return await super().wait(*args, **options)
        finally:
            self._is_waiting = False
            timer.cancel()

    async def notifies(self, **options: Any) -> AsyncGenerator[psycopg.Notify]:
        self._is_listening = True
        try:
            async for notice in super().notifies(**options):
                yield notice
        finally:
            self._is_listening = False

    def _give_up(self) -> None:
        """Close this connection, and idle ones to the same server: the next to use one would wait as long."""
        log.warning("the database has not answered for %s s; closing the connection", self.answer_seconds)
        for connection in list(OPEN):
            if connection is self or (connection._address == self._address and not connection._is_waiting):
                connection._shut_down()

    def _shut_down(self) -> None:
        """Shut the socket down: psycopg then reports a lost connection at once.

        Cancelling would not do: psycopg would wait for the server to confirm that it has cancelled the statement.
        """
        with suppress(OSError, psycopg.Error):
            shut_down(self.pgconn.socket)


OPEN: WeakSet[GuardedConnection] = WeakSet()


def shut_down(descriptor: int) -> None:
    """Shut down the TCP connection behind a descriptor, which stays with its owner."""
    with closing(socket.fromfd(descriptor, socket.AF_INET, socket.SOCK_STREAM)) as copy:
        copy.shutdown(socket.SHUT_RDWR)


def parameters_of(conninfo: str) -> dict[str, Any]:
    """The connection parameters that the address leaves open; what it sets itself takes precedence."""
    given = conninfo_to_dict(conninfo)
    options = " ".join(f"-c {name}={value}" for name, value in SESSION.items())
    defaults = {name: value for name, value in PARAMETERS.items() if name not in given}
    return defaults | {"options": f"{options} {given.get('options') or ''}".strip()}


async def notices(connection: GuardedConnection) -> AsyncGenerator[str]:
    """The messages a connection listens to. Raises an error soon after the connection is lost."""
    connection.answer_seconds = BEAT_SECONDS
    while True:
        async for notice in connection.notifies(timeout=BEAT_SECONDS):
            yield notice.payload
        await connection.execute("SELECT 1")
