"""The database interface: a SQLite file for one process, PostgreSQL for many.

Work is a plain function of a connection, run in one transaction. Ordinary moves, the most frequent writes, have their
own method (`append`).
"""

import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from kilowatt.server.store.log_rows import LogAppend
from kilowatt.server.wire_types import Millis

T = TypeVar("T")
P = ParamSpec("P")
CHANNEL = "kilowatt"
TRIAL = "UPDATE alembic_version SET version_num = version_num"
"""A write that changes nothing."""


def now() -> Millis:
    return time.time_ns() // 1_000_000


class DatabaseInUse(Exception):
    """Another server uses this file. Two servers would not notice each other's moves."""


class Database(ABC):
    """SQLite or PostgreSQL."""

    is_shared: bool
    """Whether other processes write to it too."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)
        """The id of this process among those that share the database."""

    @abstractmethod
    def open(self) -> None:
        """Lock the database if only one process may use it. Calling it again does nothing."""

    @abstractmethod
    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work that only reads, on one consistent snapshot."""

    @abstractmethod
    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work and commit it. Once begun it completes, even if the caller is cancelled."""

    @abstractmethod
    async def append(self, rows: LogAppend) -> bool:
        """Write an ordinary move; True once it is committed, False if the match has changed since the decision."""

    @abstractmethod
    def notify(self, connection: Connection, message: str) -> None:
        """Notify the other processes once this work is committed."""

    @abstractmethod
    def listen(self) -> AbstractAsyncContextManager[AsyncIterator[str]]:
        """Connect and receive the messages of `notify`. It ends or fails when the connection is lost."""

    @abstractmethod
    async def close(self) -> None: ...

    async def is_up(self) -> bool:
        """Whether it can be written. Reading says too little: the disk may be full, or the database read-only."""
        await self.write(lambda connection: connection.exec_driver_sql(TRIAL))
        return True
