"""Unexpected errors: logged with details, answered with a code only."""

import sqlite3
from concurrent.futures.process import BrokenProcessPool

import psycopg
import sqlalchemy.exc

from kilowatt.server.logs import log
from kilowatt.server.metrics import Metrics
from kilowatt.server.problems import Code, Problem

TEMPORARY = (
    BrokenProcessPool,
    psycopg.OperationalError,
    sqlalchemy.exc.InterfaceError,
    sqlalchemy.exc.OperationalError,
    sqlalchemy.exc.TimeoutError,
    sqlite3.OperationalError,
)
"""The database is unavailable, full or too busy, or a worker has died: a retry may succeed."""


def problem_of(error: Exception, metrics: Metrics) -> Problem:
    """The problem to answer with. Anything that is not a problem is a bug or an outage, and is logged."""
    if isinstance(error, Problem):
        return error
    log.error("a request failed", exc_info=error)
    metrics.errors.inc()
    return Problem(Code.UNAVAILABLE if isinstance(error, TEMPORARY) else Code.BROKEN)
