"""WebSocket with bounded memory for each client, as an asyncio protocol that runs an ASGI application.

`websockets` parses and writes the frames. Every frame counts against a limit, control frames too; while a client leaves
data unread, nothing more is read from it, so its pings cannot fill memory with pongs.
"""

import asyncio
from collections import deque
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected, get_local_addr, get_remote_addr
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from kilowatt.server.limits import Bucket
from kilowatt.server.logs import log
from kilowatt.server.transport.links import CLOSE_SECONDS, Link, Links, bound_kernel_buffers

SLICE = 2048
"""Bytes to parse before the limits are checked."""
MAX_FRAGMENTS = 64
"""Frames of one message."""
WRITE_BUFFER = 32_768
"""Unread bytes above which writing waits for the client and nothing more is read from it."""
KERNEL_BUFFER = 32_768
PING_SECONDS = 40.0
"""Seconds without data from the client after which it is pinged."""
PONG_SECONDS = 25.0
"""Seconds for it to answer."""
RESTART, POLICY, INVALID, BROKEN, LOST = 1012, 1008, 1007, 1011, 1006
GONE = "kilowatt.gone"
"""The ASGI extension by which the application learns that the descriptor is free: `register` takes a function."""


class WebSocketProtocol(asyncio.Protocol):
    """One WebSocket, from its handshake."""

    def __init__(
        self,
        links: Links,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.links = links
        self.config = config
        self.app_state = app_state
        self.connections: set[Any] = server_state.connections
        self.tasks = server_state.tasks
        self.loop = _loop or asyncio.get_running_loop()
        self.conn = ServerProtocol(max_size=config.ws_max_size)
        self.transport: asyncio.Transport
        self.link: Link
        self.inbox: deque[dict[str, Any]] = deque()
        """Messages to the application. While it holds any, nothing more is read."""
        self.arrived = asyncio.Event()
        self.writable = asyncio.Event()
        self.writable.set()
        self.is_reading = True
        self.is_lost = False
        self.handshake: Response | None = None
        """The response that accepts the client, until it is sent."""
        self.denial: tuple[int, Headers] | None = None
        self.parts: list[bytes] = []
        self.is_text = True
        settings = links.settings
        self.rate = 2 * settings.frames_per_second
        self.burst = 2.0 * settings.frame_burst
        now = self.loop.time()
        self.bucket = Bucket(self.burst, now)
        self.last_heard = now
        self.pinged: float | None = None
        self.closing: float | None = None
        """When the close frame was sent."""
        self.has_failed = False

    # --- the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(WRITE_BUFFER)
        bound_kernel_buffers(self.transport, SO_SNDBUF=KERNEL_BUFFER, SO_RCVBUF=KERNEL_BUFFER)
        self.link = self.links.upgrade(self.transport, self)
        self.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        self.connections.discard(self)
        self.links.remove(self.link)
        received = self.conn.close_rcvd
        self._deliver(type="websocket.disconnect", code=LOST if received is None else received.code)
        # The transport never calls resume_writing() once it is lost.
        self.writable.set()

    def pause_writing(self) -> None:
        self.writable.clear()
        self.links.on_blocked(self.link, self.loop.time())
        self._update_reading()

    def resume_writing(self) -> None:
        self.writable.set()
        self.links.on_flowing(self.link)
        self._update_reading()

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops."""
        self._close(RESTART)
        self.transport.close()

    def check(self, now: float) -> None:
        """End the connection if it does not close in time or does not answer a ping; ping it if it is silent."""
        if self.closing is not None:
            if now - self.closing > CLOSE_SECONDS:
                self.transport.close()
        elif not self.is_reading:
            self.last_heard, self.pinged = now, None
        elif self.pinged is not None:
            if now - self.pinged > PONG_SECONDS:
                self.links.cut(self.link, "silent")
        elif now - self.last_heard > PING_SECONDS and self.conn.state is State.OPEN:
            self.pinged = now
            self.conn.send_ping(b"")
            self._flush()

    # --- reading

    def data_received(self, data: bytes) -> None:
        self.last_heard, self.pinged = self.loop.time(), None
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            self.conn.receive_data(data[start : start + SLICE])
            for event in self.conn.events_received():
                self._on_event(cast("Request | Frame", event))
            self._flush()

    def _on_event(self, event: Request | Frame) -> None:
        if self.has_failed:
            return
        if isinstance(event, Request):
            self._on_request(event)
        elif self.bucket.take(self.rate, self.burst, self.last_heard):
            self._fail(POLICY, "too_many")
        elif event.opcode in (Opcode.TEXT, Opcode.BINARY):
            self.is_text = event.opcode is Opcode.TEXT
            self.parts = []
            self._on_data(event)
        elif event.opcode is Opcode.CONT:
            self._on_data(event)

    def _on_data(self, frame: Frame) -> None:
        """Collect the frames of a message; the application gets it once it is complete."""
        self.parts.append(bytes(frame.data))
        if len(self.parts) > MAX_FRAGMENTS:
            self._fail(POLICY, "too_many")
        elif frame.fin and self.closing is None:
            data, self.parts = b"".join(self.parts), []
            self._on_message(data)

    def _on_message(self, data: bytes) -> None:
        try:
            message = {"text": data.decode()} if self.is_text else {"bytes": data}
        except UnicodeDecodeError:
            self._fail(INVALID, "not UTF-8")
        else:
            self._deliver(type="websocket.receive", **message)

    def _deliver(self, **message: Any) -> None:
        self.inbox.append(message)
        self.arrived.set()
        self._update_reading()

    def _update_reading(self) -> None:
        """Read only while the application has nothing to do and the client takes what is written."""
        wanted = self.writable.is_set() and not self.inbox and self.handshake is None
        if wanted == self.is_reading or self.transport.is_closing():
            return
        self.is_reading = wanted
        if wanted:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    # --- the handshake

    def _on_request(self, request: Request) -> None:
        response = self.conn.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self.conn.send_response(response)
            return
        self.handshake = response
        self._deliver(type="websocket.connect")
        task = self.loop.create_task(self._run(self._scope(request)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": self.config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": get_local_addr(self.transport),
            "client": get_remote_addr(self.transport),
            "root_path": self.config.root_path,
            "path": unquote(path),
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "headers": [(name.encode().lower(), text.encode("latin-1")) for name, text in request.headers.raw_items()],
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {"websocket.http.response": {}, GONE: {"register": self.link.on_gone.append}},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self.config.loaded_app(cast("Any", scope), cast("Any", self.receive), cast("Any", self.send))
        except ClientDisconnected:
            pass
        except Exception:
            log.exception("a socket failed")
        finally:
            self._on_app_end()

    def _on_app_end(self) -> None:
        """Close what the application left open. After a close frame the client has a moment to answer it."""
        if self.handshake is not None:
            self._deny(Response(500, "Internal Server Error", Headers(connection="close"), b""))
        elif self.closing is None:
            self._close(BROKEN)
            self.transport.close()

    # --- the application's side

    async def receive(self) -> dict[str, Any]:
        while not self.inbox:
            self.arrived.clear()
            await self.arrived.wait()
        message = self.inbox[0] if self.is_lost and len(self.inbox) == 1 else self.inbox.popleft()
        self._update_reading()
        return message

    async def send(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "websocket.send":
            await self._send(message)
        elif self.is_lost:
            raise ClientDisconnected
        elif kind == "websocket.accept":
            self._accept()
        elif kind == "websocket.close":
            self._on_close(message)
        elif kind == "websocket.http.response.start":
            headers = Headers((name.decode(), value.decode("latin-1")) for name, value in message["headers"])
            self.denial = message["status"], headers
        elif kind == "websocket.http.response.body" and self.denial is not None:
            status, headers = self.denial
            headers["connection"] = "close"
            self._deny(Response(status, HTTPStatus(status).phrase, headers, message.get("body", b"")))

    async def _send(self, message: dict[str, Any]) -> None:
        await self.writable.wait()
        if self.is_lost or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        text = message.get("text")
        if text is not None:
            self.conn.send_text(text.encode())
        else:
            self.conn.send_binary(message["bytes"])
        self._flush()

    def _accept(self) -> None:
        if self.handshake is not None:
            self.conn.send_response(self.handshake)
            self.handshake = None
            self._flush()
            self._update_reading()

    def _on_close(self, message: dict[str, Any]) -> None:
        if self.handshake is not None:
            self._deny(self.conn.reject(HTTPStatus.FORBIDDEN, ""))
        else:
            self._close(message.get("code", 1000), message.get("reason") or "")

    def _deny(self, response: Response) -> None:
        """Refuse the client before the handshake."""
        self.handshake = None
        self.conn.send_response(response)
        self._flush()

    # --- writing

    def _close(self, code: int, reason: str = "") -> None:
        """Send a close frame. The client's answer, or the lack of one, ends the connection."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_close(code, reason)
            self.closing = self.loop.time()
            self._flush()
            # What the client said before no longer matters, but its answer must be read.
            self.inbox.clear()
            self._update_reading()

    def _fail(self, code: int, reason: str) -> None:
        """Close the connection with the reason after a protocol error, and ignore further input."""
        self.has_failed = True
        self.links.count_cut(reason)
        self.conn.fail(code, reason)

    def _flush(self) -> None:
        """Write what `websockets` has to say; after its last word, close."""
        data = b"".join(self.conn.data_to_send())
        if self.transport.is_closing():
            return
        if data:
            self.transport.write(data)
        if self.conn.eof_sent:
            self.transport.close()
