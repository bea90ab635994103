"""A client that follows the page's protocol (`web/app/socket.js` and `match.js`) and checks what it receives."""

import asyncio
from contextvars import Context
from typing import Any, Final

import msgspec

from tests.simulation.loop import CURRENT, Machine
from tests.simulation.network import Network, Reply, Wire
from tests.simulation.world import World

Json = dict[str, Any]
MIN_RETRY: Final = 0.4
MAX_RETRY: Final = 10.0
PING: Final = 20.0
SILENCE: Final = 45.0
"""Seconds without a message after which a connection counts as dead."""


class Refused(Exception):
    """The server has answered with a problem."""

    def __init__(self, error: Json) -> None:
        super().__init__(str(error))
        self.code: str = error["code"]


class Closed(Exception):
    """The page is closed, or may not come back."""


class Page(Machine):
    """One page at one match. It reconnects and resumes by itself, and sends unanswered requests again."""

    def __init__(self, name: str, world: World, network: Network, match: str, token: str | None) -> None:
        super().__init__(name)
        self.world = world
        self.network = network
        self.match = match
        self.token = token
        self.address = f"10.0.0.{name}"
        self.context = Context()
        self.context.run(CURRENT.set, self)
        self.wire: Wire | None = None
        self.retry_seconds = MIN_RETRY
        self.heard = 0.0
        self.is_live = False
        self.away_until = 0.0
        """When somebody looks at the page again: it does not reconnect before."""
        self.closed_for: str | None = None
        self.pending: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self.count = 0
        self.news = asyncio.Event()
        self._forget()

    def _forget(self) -> None:
        """Show nothing yet."""
        self.loaded = self.world.loop.seconds
        self.log: list[bytes] = []
        """Every entry received, as JSON."""
        self.seq = 0
        self.number = 0
        self.mine: tuple[int, ...] = ()
        self.table: Json | None = None
        self.observation: Json | None = None
        self.update: Json | None = None
        self.chat: list[Json] = []
        self.presence: tuple[tuple[int, ...], int] | None = None

    def reload(self) -> None:
        """Load the page again: nothing is kept, and unanswered requests are forgotten."""
        for _, answer in self.pending.values():
            if not answer.done():
                answer.set_exception(Closed("reload"))
        self.pending.clear()
        self._forget()
        self.drop()

    # --- the connection

    def start(self) -> None:
        """Open the page."""
        self.world.loop.call_soon(self._connect, context=self.context)
        self.world.loop.call_later(PING, self._check_alive, context=self.context)

    def _connect(self) -> None:
        if self.closed_for is None:
            self.heard = self.world.loop.seconds
            self.wire = self.network.open(self, self.context, self.match, self.token, self.address)

    def on_open(self, wire: Wire) -> None:
        if wire is self.wire:
            chat_after = self.chat[-1]["line"] if self.chat else 0
            self._send({"type": "hello", "after": self.seq, "chat_after": chat_after})

    def on_close(self, wire: Wire) -> None:
        if wire is not self.wire or self.closed_for is not None:
            return
        self.wire, self.is_live = None, False
        away = self.away_until - self.world.loop.seconds
        delay = max(away, self.retry_seconds * self.world.dice.between(0.7, 1.3))
        self.retry_seconds = min(2 * self.retry_seconds, MAX_RETRY)
        self.world.loop.call_later(delay, self._connect, context=self.context)

    def _check_alive(self) -> None:
        if self.closed_for is not None:
            return
        if self.wire is not None and self.world.loop.seconds - self.heard > SILENCE:
            self.drop()
        elif self.is_live:
            self._send({"type": "ping"})
        self.world.loop.call_later(PING, self._check_alive, context=self.context)

    def drop(self) -> None:
        """Close the connection; the page will open another one."""
        if self.wire is not None:
            wire = self.wire
            wire.close()
            self.on_close(wire)

    def go_away(self, seconds: float) -> None:
        """Put the device away: the connection ends, and the page opens another one only after this time."""
        self.away_until = self.world.loop.seconds + seconds
        self.drop()

    def close(self, reason: str) -> None:
        """Close the page for good."""
        if self.closed_for is not None:
            return
        self.world.note("closed", reason)
        self.closed_for, self.is_live = reason, False
        if self.wire is not None:
            self.wire.close()
        for _, answer in self.pending.values():
            if not answer.done():
                answer.set_exception(Closed(reason))
        self.pending.clear()

    def _send(self, message: Json) -> None:
        if self.wire is not None and self.wire.is_open:
            self.wire.send(msgspec.json.encode(message).decode())

    # --- messages

    def on_message(self, wire: Wire, text: str) -> None:
        if wire is not self.wire:
            return
        self.heard = self.world.loop.seconds
        self.world.note("receives", text)
        message: Json = msgspec.json.decode(text)
        self._answer(message)
        getattr(self, f"_on_{message['type']}", lambda _: None)(message)
        self.news.set()

    def _answer(self, message: Json) -> None:
        ref = message.get("ref")
        if ref in self.pending:
            _, answer = self.pending.pop(ref)
            if answer.done():
                return
            if message["type"] == "refused":
                answer.set_exception(Refused(message["error"]))
            else:
                answer.set_result(message)

    def _on_welcome(self, message: Json) -> None:
        if message["seq"] != self.seq:
            self._fail("a connection continues where the last one ended", self.seq, message["seq"])
        self.retry_seconds, self.is_live = MIN_RETRY, True
        self.mine = tuple(message["mine"])
        for unanswered, _ in self.pending.values():
            self._send(unanswered)

    def _on_refused(self, message: Json) -> None:
        """Without a reference, the server refuses the connection itself."""
        if message["ref"] is None and not self.pending and message["error"]["code"] != "bad_request":
            self.close(message["error"]["code"])

    def _on_goodbye(self, message: Json) -> None:
        if message["retry_ms"] is None:
            self.close(message["reason"])

    def _on_entries(self, message: Json) -> None:
        """A page of the log, or the entries of an update: they continue it."""
        seqs = [entry["seq"] for entry in message["moves"]]
        if message["after"] != self.seq or seqs != list(range(self.seq + 1, message["seq"] + 1)):
            self._fail("clients see no gaps and no repeats", self.seq, message["after"], seqs, message["seq"])
        self.log += [msgspec.json.encode(entry) for entry in message["moves"]]
        self.seq = message["seq"]

    def _on_update(self, message: Json) -> None:
        self._on_entries(message)
        self.number, self.observation, self.update = message["number"], message["observation"], message

    def _on_table(self, message: Json) -> None:
        self.table = message["table"]

    def _on_chat(self, message: Json) -> None:
        lines = [line["line"] for line in message["lines"]]
        first = self.chat[-1]["line"] + 1 if self.chat else 1
        if lines != list(range(first, first + len(lines))):
            self._fail("chat has no gaps and no repeats", first, lines)
        self.chat += message["lines"]

    def _on_presence(self, message: Json) -> None:
        self.presence = tuple(message["online"]), message["spectators"]

    def _fail(self, law: str, *facts: object) -> None:
        self.world.fail(law, *facts)

    # --- requests

    def tell(self, message: Json) -> None:
        """Send a message that is not answered."""
        self._send(message)

    def ask(self, message: Json) -> "asyncio.Future[Json]":
        """Send a request; its answer may come over a later connection."""
        self.count += 1
        whole = message | {"ref": f"q{self.count}"}
        answer: asyncio.Future[Json] = self.world.loop.create_future()
        if self.closed_for is not None:
            answer.set_exception(Closed(self.closed_for))
            return answer
        self.pending[whole["ref"]] = whole, answer
        self.world.note("asks", msgspec.json.encode(whole).decode())
        self._send(whole)
        return answer

    async def fetch(self, method: str, path: str, body: Json | None = None, **names: Any) -> Any:
        """An HTTP request about the match."""
        return await self.ask_server(method, f"/api/matches/{{match}}{path}", body, match=self.match, **names)

    async def ask_server(self, method: str, path: str, body: Json | None = None, **names: Any) -> Any:
        """An HTTP request: its answer, or `Refused`."""
        self.world.note("fetches", method, path, body)
        reply: Reply = await self.network.request(method, path, self.token, self.address, body, **names)
        self.world.note("fetched", method, path, reply.status, reply.body)
        answer = reply.json()
        if reply.status >= 400:
            raise Refused(answer["error"])
        return answer
