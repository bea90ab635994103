"""Shared by the server tests: a server in this process, clients, and bots that play for them."""

import asyncio
import contextlib
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kilowatt.bots import SimpleBot
from kilowatt.content import game_for
from kilowatt.engine import Observation, Seat, codec, determinize, reveals
from kilowatt.server.logs import set_up_logs
from kilowatt.server.serve import Server
from kilowatt.server.services import Services, services_of
from kilowatt.server.settings import Settings
from kilowatt.server.wire_types import MatchId

Json = dict[str, Any]
ME: Json = {"kind": "me"}
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Shared, because creating an SSL context for each client is slow."""
GENEROUS: dict[str, Any] = {
    "requests_per_second": 100_000.0,
    "request_burst": 100_000,
    "tables_per_minute": 100_000.0,
    "matches_per_person": 100_000,
    "frames_per_second": 100_000.0,
    "frame_burst": 100_000,
    "attempts_per_minute": 100_000.0,
    "sockets_per_address": 10_000,
    "connections_per_address": 10_000,
    "log_level": "warning",
    "analysis": False,
}
"""Practically no limits, for tests of other things."""


PATIENCE = 600.0
"""Seconds after which a test counts as hung, even on a busy machine."""


def settings_for(folder: Path, **changes: Any) -> Settings:
    address: dict[str, Any] = {"database_url": f"sqlite:///{folder / 'test.db'}", "port": 0}
    return Settings(**(address | GENEROUS | changes))


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test with a timeout."""

    async def limited() -> None:
        async with asyncio.timeout(PATIENCE):
            await scenario()

    asyncio.run(limited())


class LocalServer:
    """A server in this process, and its URL."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.url = f"http://127.0.0.1:{port}"
        self.services: Services = services_of(server.app)

    async def person(self, name: str = "Ada") -> "Person":
        return await new_person(self.url, name)

    async def play_until_a_bot_moves(self, bot: str) -> None:
        """Begin a match of a person and a bot, and move for the person until the bot has moved."""
        ada = await self.person("Ada")
        match = (await ada.create(players=2, seats=[{"kind": "bot", "bot": bot}, {"kind": "me"}]))["match"]

        async def bot_has_moved() -> bool:
            table = await self.services.matches.fresh(match)
            if table.active == 1:
                await ada.move(match)
            return any(entry.by == "bot" for entry in table.entries)

        await wait_for(bot_has_moved)


@contextlib.asynccontextmanager
async def local_server(settings: Settings) -> AsyncIterator[LocalServer]:
    set_up_logs(settings.log_level, "text")
    server = Server(settings)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    serving = asyncio.ensure_future(server.serve([listening]))
    while not server.started:
        if serving.done():
            serving.result()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    try:
        yield LocalServer(server, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await serving
        listening.close()


class ErrorResponse(AssertionError):
    """An error response."""

    def __init__(self, status: int, error: Json) -> None:
        super().__init__(f"{status}: {error}")
        self.status = status
        self.error = error
        self.code = error.get("code")


async def new_person(url: str, name: str) -> "Person":
    """A new person with a bearer token."""
    async with httpx.AsyncClient(base_url=url, verify=NO_TLS) as client:
        answer = await client.post("/api/session", json={"bearer": True})
        return Person(url, name, answer.json()["token"])


class Person:
    """A client with its own session."""

    def __init__(self, url: str, name: str, token: str) -> None:
        self.url = url
        self.name = name
        self.token = token

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The response, or `ErrorResponse` with the problem."""
        headers = {"authorization": f"Bearer {self.token}"}
        async with httpx.AsyncClient(base_url=self.url, headers=headers, timeout=30, verify=NO_TLS) as client:
            content = None if body is None else msgspec.json.encode(body)
            kind = {} if body is None else {"content-type": "application/json"}
            answer = await client.request(method, path, content=content, headers=kind)
        if answer.status_code >= 400:
            raise ErrorResponse(answer.status_code, answer.json()["error"])
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.ask("POST", path, body)

    async def create(self, **wish: Any) -> Json:
        made: Json = await self.post("/api/matches", {"name": self.name} | wish)
        return made

    async def join(self, match: str, **wish: Any) -> Json:
        seated: Json = await self.post(f"/api/matches/{match}/join", {"name": self.name} | wish)
        return seated

    async def look(self, match: str) -> Json:
        view: Json = await self.get(f"/api/matches/{match}")
        return view

    async def play(self, match: str, seq: int, *actions: Any, **more: Any) -> Json:
        played: Json = await self.post(f"/api/matches/{match}/moves", {"seq": seq, "actions": actions} | more)
        return played

    async def move(self, match: str, seed: int = 0) -> None:
        """Play what a simple bot would play for the active seat."""
        view = await self.look(match)
        await self.play(match, view["table"]["seq"], choice(observed(view["observation"]), seed))

    async def hot_seat(self, players: int = 2, **wish: Any) -> MatchId:
        """A match in which this person plays every seat."""
        return MatchId((await self.create(players=players, seats=[ME] * players, **wish))["match"])

    @contextlib.asynccontextmanager
    async def socket(self, match: str, **hello: Any) -> AsyncIterator["SocketClient"]:
        url = self.url.replace("http", "ws") + f"/api/matches/{match}/socket"
        headers = {"authorization": f"Bearer {self.token}"}
        async with connect(
            url, additional_headers=headers, compression=None, max_size=None, close_timeout=1
        ) as connection:
            line = SocketClient(connection)
            await line.send(type="hello", **hello)
            yield line


class SocketClient:
    """A socket and everything received over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[Json] = []

    async def send(self, **message: Any) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def receive(self) -> Json:
        message: Json = msgspec.json.decode(await self.connection.recv())
        self.received.append(message)
        return message

    async def until(self, kind: str, **facts: Any) -> Json:
        """The next message of a type with these values."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in facts.items()):
                return message

    async def news(self) -> tuple[list[Json], Json]:
        """The next update, and all entries that lead to it: those of the pages before it and its own."""
        entries: list[Json] = []
        while True:
            message = await self.receive()
            if message["type"] in ("entries", "update"):
                entries += message["moves"]
            if message["type"] == "update":
                return entries, message


def observed(data: Json) -> Observation:
    """Decode an observation."""
    return codec.decode(msgspec.json.encode(data), Observation, most_bytes=1 << 20)


def choice(seen: Observation, seed: int = 0) -> Json:
    """A simple bot's action as JSON."""
    action = SimpleBot(game_for(seen.config).book, seed).plan(seen)[0]
    decoded: Json = msgspec.json.decode(codec.encode(action))
    return decoded


def whole_turn(seen: Observation, seed: int = 0) -> list[Json]:
    """A simple bot's actions until another seat is active or something is revealed."""
    game, actions = game_for(seen.config), []
    bot, state = SimpleBot(game.book, seed), determinize(seen, 0)
    while state.active == seen.seat:
        action = bot.plan(game.observe(state, seen.seat))[0]
        actions.append(msgspec.json.decode(codec.encode(action)))
        after = game.apply(state, action)
        if any(map(reveals, after.events)):
            break
        state = after.state
    return actions


async def wait_for(condition: Callable[[], Awaitable[bool]], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not await condition():
            await asyncio.sleep(0.02)


SEATS = tuple(Seat(seat) for seat in range(6))
