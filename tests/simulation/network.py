"""Between clients and servers: WebSockets and HTTP requests that take time, break, or vanish without a sign."""

import asyncio
from collections import deque
from contextvars import Context
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from kilowatt.server.app import FEATURES
from kilowatt.server.http.responses import problem_response
from kilowatt.server.http.routing import Operation, endpoint
from kilowatt.server.live.routes import connect
from kilowatt.server.problems import Problem
from kilowatt.server.unexpected_errors import problem_of
from tests.simulation.loop import CURRENT, Machine
from tests.simulation.process import ServerProcess
from tests.simulation.world import World

Message = Any
"""An ASGI message."""
TYPICAL: Final = 0.03
"""Typical seconds of one way."""
BUFFERED: Final = 6
"""Messages to a client on their way before the server has to wait."""
UNNOTICED: Final = 65.0
"""Seconds until a server gives up a client that answers no pings."""
PATIENCE: Final = 20.0
"""Seconds that a client waits for an answer over HTTP."""
OPERATIONS: Final[dict[tuple[str, str], Operation]] = {
    (operation.method, operation.path): operation for feature in FEATURES for operation in feature.operations
}


class Received(Protocol):
    """What a client does when something happens on its socket."""

    def on_open(self, wire: "Wire") -> None: ...
    def on_message(self, wire: "Wire", text: str) -> None: ...
    def on_close(self, wire: "Wire") -> None: ...


class Wire:
    """One WebSocket. Messages arrive in order, in each direction."""

    def __init__(self, world: World, client: Received, context: Context, token: str | None) -> None:
        self.world = world
        self.client = client
        self.context = context
        """Of the client."""
        self.token = token
        self.to_server: deque[Message] = deque([{"type": "websocket.connect"}])
        self.arrived = asyncio.Event()
        self.arrived.set()
        self.room = asyncio.Event()
        self.room.set()
        self.in_flight = 0
        self.is_open = False
        """As seen by the client."""
        self.is_broken = False
        """Nothing passes any more."""
        self.is_gone = False
        """As seen by the server."""
        self.is_closing = False
        """The server has sent its last message."""
        self.last_up = self.last_down = 0.0
        self.up: deque[Message] = deque()
        self.down: deque[Message] = deque()
        """Messages in flight: the first callback to run delivers the oldest."""

    # --- the client's end

    def send(self, text: str) -> None:
        self._up({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """The client closes, or its connection breaks; the server learns of it."""
        self._up({"type": "websocket.disconnect", "code": 1001})
        self.is_broken = True
        self.is_open = False

    def vanish(self) -> None:
        """Nothing passes any more, and only time-outs tell."""
        if not self.is_broken:
            self.is_broken = True
            self.world.loop.call_later(UNNOTICED, self._disconnect, context=Context())

    def _up(self, message: Message) -> None:
        if not self.is_broken:
            self.last_up = self._arrival(self.last_up)
            self.up.append(message)
            self.world.loop.call_at(self.last_up, self._arrive_up, context=Context())

    def _arrive_up(self) -> None:
        message = self.up.popleft()
        self.to_server.append(message)
        if message["type"] == "websocket.disconnect":
            self._disconnect()
        self.arrived.set()

    def _arrival(self, last: float) -> float:
        return max(last, self.world.loop.seconds + self.world.dice.delay(TYPICAL))

    # --- the server's end

    def _disconnect(self) -> None:
        self.is_gone = True
        self.arrived.set()
        self.room.set()

    async def receive(self) -> Message:
        while not self.to_server:
            if self.is_gone:
                return {"type": "websocket.disconnect", "code": 1006}
            self.arrived.clear()
            await self.arrived.wait()
        return self.to_server.popleft()

    async def transmit(self, message: Message) -> None:
        """Send to the client; wait while too much is on its way."""
        while self.in_flight >= BUFFERED and not self.is_gone:
            self.room.clear()
            await self.room.wait()
        machine = CURRENT.get()
        if self.is_gone or (machine is not None and not machine.is_alive):
            raise OSError("the client has gone")
        self._break_sometimes()
        self.in_flight += 1
        if not self.is_broken:
            self._down(message)

    def _break_sometimes(self) -> None:
        faults = self.world.faults
        if self.world.happens(faults.socket_silent):
            self.world.note("socket", "vanishes")
            self.vanish()
        elif self.world.happens(faults.socket_lost):
            self.world.note("socket", "breaks")
            self.cut()

    def cut(self) -> None:
        """The connection is reset: both ends learn of it, and what was on its way is lost."""
        self.is_broken = True
        self._disconnect()
        self.world.loop.call_later(self.world.dice.delay(TYPICAL), self._closed, context=self.context)

    def finish(self) -> None:
        """The server's application has returned: what it sent still arrives, and then the end."""
        self.is_gone = True
        if not self.is_broken and not self.is_closing:
            self._down({"type": "websocket.close"})

    def _down(self, message: Message) -> None:
        self.is_closing = self.is_closing or message["type"] == "websocket.close"
        self.last_down = self._arrival(self.last_down)
        self.down.append(message)
        self.world.loop.call_at(self.last_down, self._arrive_down, context=self.context)

    def _arrive_down(self) -> None:
        message = self.down.popleft()
        self.in_flight -= 1
        self.room.set()
        if message["type"] == "websocket.close":
            self._closed()
        elif not self.is_broken and message["type"] == "websocket.accept":
            self.is_open = True
            self.client.on_open(self)
        elif not self.is_broken:
            self.client.on_message(self, message["text"])

    def _closed(self) -> None:
        """The client learns that the connection has ended."""
        if not self.is_broken:
            self._up({"type": "websocket.disconnect", "code": 1000})
        self.is_broken, self.is_open = True, False
        self.client.on_close(self)


class Reply(NamedTuple):
    """An answer over HTTP: the status and the JSON body."""

    status: int
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body) if self.body else None


class NetworkError(Exception):
    """No answer: the client does not know whether the request was carried out."""


class Network:
    """Connects clients with any process that is ready."""

    def __init__(self, world: World, processes: list[ServerProcess]) -> None:
        self.world = world
        self.processes = processes

    def _ready(self) -> ServerProcess | None:
        ready = [process for process in self.processes if process.is_ready]
        return self.world.dice.pick(ready) if ready else None

    # --- sockets

    def open(self, client: Received, context: Context, match: str, token: str | None, address: str) -> Wire:
        """Connect a client; it learns of the result later."""
        wire = Wire(self.world, client, context, token)
        self.world.loop.call_later(self.world.dice.delay(TYPICAL), self._reach, wire, match, address, context=Context())
        return wire

    def _reach(self, wire: Wire, match: str, address: str) -> None:
        process = self._ready()
        if process is None:
            wire.cut()
            return
        scope = scope_of(process, wire.token, address) | {"type": "websocket", "path_params": {"match": match}}
        socket = WebSocket(scope, wire.receive, wire.transmit)
        process.accept(wire, connect(socket), wire.token)

    # --- HTTP

    async def request(
        self, method: str, path: str, token: str | None, address: str, body: Any = None, query: str = "", **names: Any
    ) -> Reply:
        """Send a request and wait for its answer."""
        dice, faults = self.world.dice, self.world.faults
        await asyncio.sleep(dice.delay(TYPICAL))
        process = self._ready()
        if process is None or self.world.happens(faults.request_lost / 2):
            raise NetworkError("the request was lost")
        headers = [(b"content-type", b"application/json")]
        scope = scope_of(process, token, address, headers)
        scope |= {"type": "http", "method": method, "path": path, "query_string": query.encode(), "path_params": names}
        answer = process.spawn(answered(process, OPERATIONS[method, path], scope, body), token)
        try:
            async with asyncio.timeout(PATIENCE):
                reply = await until_done(answer, process)
        except TimeoutError as error:
            raise NetworkError("no answer in time") from error
        if self.world.happens(faults.request_lost / 2):
            raise NetworkError("the answer was lost")
        await asyncio.sleep(dice.delay(TYPICAL))
        return reply


async def until_done(answer: "asyncio.Task[Reply]", process: Machine) -> Reply:
    """The answer, unless the process dies first."""
    await asyncio.wait([answer])
    if answer.cancelled() or not process.is_alive:
        raise NetworkError("the server has gone")
    return answer.result()


def scope_of(
    process: ServerProcess, token: str | None, address: str, headers: list[tuple[bytes, bytes]] | None = None
) -> dict[str, Any]:
    credentials = [] if token is None else [(b"authorization", f"Bearer {token}".encode())]
    return {
        "path": "/",
        "headers": (headers or []) + credentials,
        "query_string": b"",
        "client": (address, 1),
        "server": ("simulation", 80),
        "scheme": "http",
        "app": process.app,
        "state": {},
    }


async def answered(process: ServerProcess, operation: Operation, scope: dict[str, Any], body: Any) -> Reply:
    """What the route answers, with problems as the middleware answers them."""
    content = b"" if body is None else msgspec.json.encode(body)

    async def receive() -> Message:
        return {"type": "http.request", "body": content, "more_body": False}

    response: Response
    try:
        response = await endpoint(operation)(Request(scope, receive))
    except Exception as error:
        problem: Problem = problem_of(error, process.services.metrics)
        response = problem_response(problem, "-")
    return Reply(response.status_code, bytes(response.body))
