"""HTTP with limits on the size and time of a request's headers and body."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kilowatt.server.problems import Code, ErrorBody, Problem
from kilowatt.server.transport.links import Link, Links
from kilowatt.server.wire import encode

MAX_HEAD = 16_384
"""Bytes of a request before its body; beyond the length of the body also those of its chunk headers and trailers."""
MAX_FIELDS = 100
"""Header fields of a request, trailers included."""
MAX_PIPELINED = 8
"""Requests that may wait on one connection for the response to an earlier one."""
SLICE = 8192
"""Bytes to parse before the limits are checked."""
KEEP_ALIVE_SECONDS = 10
PHRASES = {408: "Request Timeout", 429: "Too Many Requests", 431: "Request Header Fields Too Large", 503: "Unavailable"}


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, links: Links, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.links = links
        self.link: Link
        self.deadline: float | None = None
        """When the headers, or else the body, must be complete."""
        self.overhead = 0
        """Bytes received since the request began that are not part of its body."""
        self.body_length = 0
        self.fields = 0
        self.is_upgraded = False

    # --- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.link, reason = self.links.admit(transport, self)
        self.deadline = self.loop.time() + self.links.settings.header_seconds
        if reason == "arrivals":
            transport.abort()
        elif reason == "full":
            self._refuse(503, Problem(Code.UNAVAILABLE))
        elif reason is not None:
            self._refuse(429, Problem(Code.TOO_MANY))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.links.remove(self.link)

    def handle_websocket_upgrade(self) -> None:
        self.is_upgraded = True
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.links.on_blocked(self.link, self.loop.time())

    def resume_writing(self) -> None:
        super().resume_writing()
        self.links.on_flowing(self.link)

    def check(self, now: float) -> None:
        if self.deadline is not None and now > self.deadline:
            self.links.count_cut("slow request")
            self._refuse(408, Problem(Code.BAD_REQUEST, fault="the request took too long"))

    # --- reading

    def data_received(self, data: bytes) -> None:
        if self.deadline is None and self._current() is None:
            self.deadline = self.loop.time() + self.links.settings.header_seconds
        for start in range(0, len(data), SLICE):
            if self.is_upgraded or self.transport.is_closing():
                return
            part = data[start : start + SLICE]
            self.overhead += len(part)
            super().data_received(part)
            self._check_size()

    def _check_size(self) -> None:
        is_large = self.overhead > MAX_HEAD + self.body_length or self.fields > MAX_FIELDS
        if (is_large or len(self.pipeline) > MAX_PIPELINED) and not self.transport.is_closing():
            self.links.count_cut("large request")
            self._refuse(431, Problem(Code.TOO_LARGE, most=MAX_HEAD))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.overhead = self.body_length = self.fields = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        self.fields += 1
        if self.fields <= MAX_FIELDS:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.links.busy(self.link)
        self.deadline = self.loop.time() + self.links.settings.body_seconds
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.overhead -= len(body)
        self.body_length += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.deadline = None
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self.links.idle(self.link)

    # --- refusing

    def _refuse(self, status: int, problem: Problem) -> None:
        """Say why, unless a response has begun, and close."""
        current = self._current()
        if current is None or not current.response_started:
            self.transport.write(refusal(status, problem))
        if current is not None:
            current.disconnected = True
            current.message_event.set()
        self.transport.close()

    def _current(self) -> RequestResponseCycle | None:
        """The request that is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return None if cycle is None or cycle.response_complete else cycle


def refusal(status: int, problem: Problem) -> bytes:
    """A response that the server gives without its application."""
    body = encode(ErrorBody(problem.view, "-"))
    lines = (
        f"HTTP/1.1 {status} {PHRASES[status]}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode() + body
