"""Logs: one JSON object per line, with the id of its request. Secrets are never logged."""

import logging
import sys
import time
from contextvars import ContextVar
from types import TracebackType
from typing import Any

import msgspec

from kilowatt.server.traces import message_of, trace_of

request_id: ContextVar[str] = ContextVar("request_id", default="-")
log = logging.getLogger("kilowatt.server")


ExceptionInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class WithoutValues(logging.Filter):
    """Replaces errors among the arguments of a message: a database's errors quote the values of a statement."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(without_values(each) for each in record.args)
        elif record.args is not None:
            record.args = {name: without_values(each) for name, each in record.args.items()}
        record.msg = without_values(record.msg)
        return True


def without_values(argument: object) -> Any:
    return message_of(argument) if isinstance(argument, BaseException) else argument


class PlainLines(logging.Formatter):
    """Formats a record as text, with a stack trace that shows no values of statements."""

    def formatException(self, ei: ExceptionInfo) -> str:  # noqa: N802  # the name is logging's
        return "" if ei[1] is None else trace_of(ei[1])


class JsonLines(PlainLines):
    """Formats a record as one line of JSON; `extra={"facts": {...}}` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": request_id.get(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str, form: str) -> None:
    """Send all logs to standard error in one format."""
    handler = logging.StreamHandler(sys.stderr)
    plain = PlainLines("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    handler.addFilter(WithoutValues())
    handler.setFormatter(JsonLines() if form == "json" else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
    # Uvicorn logs the paths of connections, which contain the links of private matches.
    for name in ("alembic", "uvicorn", "uvicorn.access", "uvicorn.error", "procrastinate", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # Its warnings are about malformed requests, with which strangers could fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def log_event(message: str, /, level: int = logging.INFO, **facts: Any) -> None:
    log.log(level, message, extra={"facts": facts})
