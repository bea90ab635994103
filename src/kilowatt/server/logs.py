"""Logs: one JSON object a line, each with the id of the request it belongs to. No secret is ever logged."""

import logging
import sys
import time
from contextvars import ContextVar
from typing import Any

import msgspec

request_id: ContextVar[str] = ContextVar("request_id", default="-")
log = logging.getLogger("kilowatt.server")


class JsonLines(logging.Formatter):
    """A record as one line of JSON; what is given as `extra={"facts": {...}}` becomes fields."""

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
    """Send everything to standard error in one form."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
    # What uvicorn tells of connections names their tables: who reads it could sit down at private ones.
    for name in ("alembic", "uvicorn", "uvicorn.access", "uvicorn.error", "procrastinate", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def tell(message: str, /, level: int = logging.INFO, **facts: Any) -> None:
    log.log(level, message, extra={"facts": facts})
