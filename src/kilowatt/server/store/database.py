"""What the server asks of a database: SQLite in a file for one process, PostgreSQL for many.

Work is a plain function of a connection, done in one transaction. Ordinary moves have a way of their own (`append`),
since nothing else happens as often.
"""

import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from kilowatt.server.logs import log
from kilowatt.server.store.lines import Lines

T = TypeVar("T")
P = ParamSpec("P")
CHANNEL = "kilowatt"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class DatabaseInUse(Exception):
    """Another server has this file; two would not know of each other's moves."""


class Database(ABC):
    """One of the two kinds."""

    is_shared: bool
    """Other processes write to it too."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)
        """The name of this process, among those that share the database."""

    @abstractmethod
    def open(self) -> None:
        """Take possession, where only one process may have it. To ask again does nothing."""

    @abstractmethod
    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of work that only reads; whatever it asks for is answered as of one moment."""

    @abstractmethod
    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of work, once it is committed. Once begun it is ended, whoever stops waiting for it."""

    @abstractmethod
    async def append(self, lines: Lines) -> bool:
        """Write an ordinary move; True once it is committed, False if the match has moved on meanwhile."""

    @abstractmethod
    def tell(self, connection: Connection, message: str) -> None:
        """Tell the other processes, once this work is committed."""

    @abstractmethod
    async def close(self) -> None: ...

    async def is_up(self) -> bool:
        try:
            await self.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar_one())
        except Exception:
            log.exception("the database does not answer")
            return False
        return True
