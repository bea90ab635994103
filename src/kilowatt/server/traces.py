"""Stack traces without the values that a failed statement was given.

A database quotes them in its messages, and SQLAlchemy appends the parameters: names, chat, hashes, seeds.
"""

import traceback
from collections.abc import Iterator
from typing import Any

CAUSE = "\nThe above exception was the direct cause of the following exception:\n\n"
CONTEXT = "\nDuring handling of the above exception, another exception occurred:\n\n"
HEADER = "Traceback (most recent call last):\n"
BAD_VALUE = "22"
"""The class of PostgreSQL's errors about a value; their messages quote it."""


def trace_of(error: BaseException) -> str:
    """The stack trace of an error and of those that led to it."""
    return "".join(_parts(error, set())).rstrip("\n")


def _parts(error: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(error))
    earlier, heading = _earlier(error)
    if earlier is not None and id(earlier) not in seen:
        yield from _parts(earlier, seen)
        yield heading
    yield HEADER
    yield from traceback.format_tb(error.__traceback__)
    yield f"{_name(error)}: {message_of(error)}\n"
    if isinstance(error, BaseExceptionGroup):
        for inner in error.exceptions:
            yield from _parts(inner, seen)


def _earlier(error: BaseException) -> tuple[BaseException | None, str]:
    if error.__cause__ is not None:
        return error.__cause__, CAUSE
    return (None if error.__suppress_context__ else error.__context__), CONTEXT


def _name(error: BaseException) -> str:
    kind = type(error)
    return kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"


def message_of(error: BaseException) -> str:
    """What an error says, without values.

    Database errors are recognised by their attributes, so that logging imports no database driver.
    """
    if hasattr(error, "hide_parameters"):  # SQLAlchemy's
        cause, statement = getattr(error, "orig", None), getattr(error, "statement", None)
        said = "" if cause is None else f"({_name(cause)}) {message_of(cause)}"
        return said if statement is None else f"{said} [SQL: {statement}]"
    diagnosis: Any = getattr(error, "diag", None)
    if getattr(diagnosis, "sqlstate", None) is None:
        return str(error)
    state = f"SQLSTATE {diagnosis.sqlstate}"
    return state if diagnosis.sqlstate.startswith(BAD_VALUE) else f"{diagnosis.message_primary} ({state})"
