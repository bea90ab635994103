"""Failures of our own, as a client is told of them: in the log with everything, outside as a code."""

import sqlite3
from concurrent.futures.process import BrokenProcessPool

import psycopg
import sqlalchemy.exc

from kilowatt.server.logs import log
from kilowatt.server.metrics import Metrics
from kilowatt.server.problems import Code, Problem

PASSING = (
    BrokenProcessPool,
    psycopg.OperationalError,
    sqlalchemy.exc.InterfaceError,
    sqlalchemy.exc.OperationalError,
    sqlalchemy.exc.TimeoutError,
    sqlite3.OperationalError,
)
"""The database does not answer, is full or too busy, or a worker has died: who comes again later may have more luck."""


def problem_of(error: Exception, metrics: Metrics) -> Problem:
    """What to answer with. Problems are answers already; anything else should not have happened."""
    if isinstance(error, Problem):
        return error
    log.error("a request failed", exc_info=error)
    metrics.errors.inc()
    return Problem(Code.UNAVAILABLE if isinstance(error, PASSING) else Code.BROKEN)
