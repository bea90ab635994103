"""Unexpected errors: logged with details, answered with a code only."""

import sqlite3
from concurrent.futures.process import BrokenProcessPool

import sqlalchemy.exc

from kilowatt.server.logs import log
from kilowatt.server.metrics import Metrics
from kilowatt.server.problems import Code, Problem
from kilowatt.server.work.compute_pool import WorkerTimeout

TEMPORARY = (
    BrokenProcessPool,
    WorkerTimeout,
    sqlalchemy.exc.InterfaceError,
    sqlalchemy.exc.OperationalError,
    sqlalchemy.exc.TimeoutError,
    sqlite3.OperationalError,
)
"""The database is unavailable, full or too busy, or a worker has died: a retry may succeed."""
READ_ONLY = "25006"
"""PostgreSQL's code of a write to a database that is read-only, such as a standby."""


def is_temporary(error: BaseException) -> bool:
    """Whether a retry may succeed. PostgreSQL's errors are known by their names: SQLite needs no driver for it."""
    cause = getattr(error, "orig", None) or error
    if isinstance(error, TEMPORARY) or getattr(cause, "sqlstate", None) == READ_ONLY:
        return True
    return any((kind.__module__, kind.__name__) == ("psycopg", "OperationalError") for kind in type(cause).__mro__)


def problem_of(error: Exception, metrics: Metrics) -> Problem:
    """The problem to answer with. Anything that is not a problem is a bug or an outage, and is logged."""
    if isinstance(error, Problem):
        return error
    log.error("a request failed", exc_info=error)
    metrics.errors.inc()
    return Problem(Code.UNAVAILABLE if is_temporary(error) else Code.BROKEN)
