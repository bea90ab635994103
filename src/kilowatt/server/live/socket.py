"""The socket of one client at one table."""

import asyncio
from collections import deque
from typing import TypeVar, assert_never

import msgspec
from fastapi import WebSocket, WebSocketDisconnect
from msgspec.structs import replace

from kilowatt.engine import Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.failures import problem_of
from kilowatt.server.limits import Bucket
from kilowatt.server.live import protocol as p
from kilowatt.server.live.hub import Watcher
from kilowatt.server.logs import log
from kilowatt.server.matches import models as m
from kilowatt.server.matches.rows import read_entries
from kilowatt.server.matches.service import own_orders, seats_of
from kilowatt.server.matches.table import Table, seat_view
from kilowatt.server.parts import Parts
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store.database import now
from kilowatt.server.wire import encode

HELLO_SECONDS = 15
SEND_SECONDS = 30
ANSWERS = 50
"""So many answers may wait for a client that does not read; then nothing more is read from it."""
FAULTS = 20
"""So many messages that make no sense, and the client is sent away."""
NORMAL, POLICY, TOO_BIG, BROKEN, RESTART = 1000, 1008, 1009, 1011, 1012
RETRY_MS = 5000
"""After so long one may come back, if it was not for a restart."""


Shown = tuple[m.Status, Seat | None, str | None, tuple[m.Place, ...], tuple[m.Proposal, ...]]
"""What of a table is told when it changes."""


Failure = TypeVar("Failure", bound=Exception)


class Gone(Exception):
    """The connection is to be closed: why, and whether to come back."""

    def __init__(self, reason: str, code: int, retry_ms: int | None = None) -> None:
        super().__init__(reason)
        self.reason, self.code, self.retry_ms = reason, code, retry_ms


class Connection:
    """Reads what the client wants, and writes what it may see. The writer alone sends."""

    def __init__(self, socket: WebSocket, parts: Parts, match: str, session: Session | None) -> None:
        self.socket = socket
        self.parts = parts
        self.watcher = Watcher(match, session)
        self.answers: deque[object] = deque()
        self.room = asyncio.Event()
        self.room.set()
        self.sent = 0
        self.chat_sent = 0
        self.chat_read = False
        self.wanted: int | None = None
        self.last_table: Shown | None = None
        self.last_presence: tuple[tuple[Seat, ...], int] | None = None
        self.last_view: object = None
        self.faults = 0
        self.is_answering = False
        """What is being answered is answered before the server ends."""
        settings = parts.settings
        self.bucket = Bucket(settings.frame_burst, asyncio.get_running_loop().time())

    @property
    def match(self) -> str:
        return self.watcher.match

    # --- the course of it

    async def run(self) -> None:
        try:
            table = await self._welcome()
            self.parts.hub.add(self.watcher)
            self.watcher.look_again(table)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._read())
                tasks.create_task(self._write())
        except* Gone as gone:
            await self._close(leaves(gone)[0])
        except* Problem as problem:
            await self._refuse_entry(leaves(problem)[0])
        except* (WebSocketDisconnect, TimeoutError, RuntimeError, OSError):
            log.debug("a socket ended")
        except* Exception as failed:
            for error in leaves(failed):
                problem_of(error, self.parts.metrics)
            await self._close(Gone("broken", BROKEN, RETRY_MS))
        finally:
            if self.watcher in self.parts.hub.watchers.get(self.match, ()):
                self.parts.hub.drop(self.watcher)

    async def _welcome(self) -> Table:
        """The first message says from where the client goes on."""
        async with asyncio.timeout(HELLO_SECONDS):
            hello = self._understood(await self._receive())
        if not isinstance(hello, p.Hello):
            raise Gone("hello_first", POLICY)
        table = await self.parts.matches.tables.fresh(self.match)
        self.wanted = hello.seat
        self.parts.matches.view_of(table, self.watcher.session, self.wanted)
        self.watcher.look_again(table)
        self.sent = table.seq if hello.after is None else min(hello.after, table.seq)
        self.chat_sent = hello.chat_after or 0
        await self._send(p.Welcome(self.match, self.sent, self.watcher.held))
        return table

    async def _close(self, gone: Gone) -> None:
        try:
            await self._send(p.Goodbye(gone.reason, gone.retry_ms))
            await self.socket.close(gone.code, gone.reason)
        except (RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
            log.debug("a socket was already closed")

    async def _refuse_entry(self, problem: Problem) -> None:
        try:
            await self._send(p.Refused(None, problem.view))
            await self.socket.close(POLICY, problem.code)
        except (RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
            log.debug("a socket was already closed")

    # --- reading

    async def _read(self) -> None:
        while True:
            await self.room.wait()
            data = await self._receive()
            self._check_flood()
            message = self._understood(data)
            if message is not None and not self.watcher.is_leaving:
                await self._answer(message)

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        data = message.get("text")
        raw = message.get("bytes") or b"" if data is None else data.encode(errors="surrogatepass")
        if len(raw) > self.parts.settings.body_bytes:
            raise Gone("too_large", TOO_BIG)
        return raw

    def _check_flood(self) -> None:
        settings = self.parts.settings
        at = asyncio.get_running_loop().time()
        if self.bucket.take(settings.frames_per_second, settings.frame_burst, at):
            raise Gone("too_many", POLICY, RETRY_MS)

    def _understood(self, data: bytes) -> p.FromClient | None:
        try:
            message: p.FromClient = p.READER.decode(data)
            return message
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.faults += 1
            if self.faults > FAULTS:
                raise Gone("bad_request", POLICY) from error
            self._reply(p.Refused(None, Problem(Code.BAD_REQUEST, fault=str(error)[:200]).view))
            return None

    async def _answer(self, message: p.FromClient) -> None:
        self.is_answering = True
        try:
            await self._handle(message)
        except Exception as error:
            problem = problem_of(error, self.parts.metrics)
            self.parts.metrics.refusals.labels(problem.code).inc()
            self._reply(p.Refused(getattr(message, "ref", None), problem.view))
        finally:
            self.is_answering = False
            if self.watcher.is_leaving:
                self.watcher.wake.set()

    async def _handle(self, message: p.FromClient) -> None:
        matches, match, session = self.parts.matches, self.match, self.watcher.session
        match message:
            case p.Play(seq, actions, seat, key, ref):
                played = await matches.play(match, session, m.Play(seq, actions, seat, key))
                self._reply(p.Accepted(ref, played.last, played.repeated))
            case p.Undo(seq, number, seat, ref):
                played = await matches.undo(match, session, m.Undo(seq, number, seat))
                self._reply(p.Accepted(ref, played.last))
            case p.Order(plant, most, seat, ref):
                await self._order(plant, most, seat, ref)
            case p.Preview(actions, seat, arrange, ref):
                shown = await matches.preview(match, session, m.Preview(actions, seat, arrange))
                self._reply(p.PreviewAnswer(ref, shown))
            case p.Say(text, seat, ref):
                line = await self.parts.chat.say(match, session, text, seat)
                self._reply(p.Accepted(ref, line.line))
            case p.View(seat) | p.Hello(seat=seat):
                matches.view_of(await matches.tables.get(match), session, seat)
                self.wanted = seat
                self.watcher.wake.set()
            case p.Ping(ref):
                self._reply(p.Pong(ref, now()))
            case _:
                assert_never(message)

    async def _order(self, plant: int, most: int, seat: int | None, ref: str | None) -> None:
        matches, session = self.parts.matches, self.watcher.session
        if most:
            await matches.set_order(self.match, session, m.SetOrder(plant, most, seat))
        else:
            await matches.drop_order(self.match, session, seat)
        self._reply(p.Accepted(ref, (await matches.tables.get(self.match)).seq))

    def _reply(self, message: object) -> None:
        self.answers.append(message)
        if len(self.answers) >= ANSWERS:
            self.room.clear()
        self.watcher.wake.set()

    # --- writing

    async def _write(self) -> None:
        while True:
            await self.watcher.wake.wait()
            self.watcher.wake.clear()
            await self._send_news()
            while self.answers:
                await self._send(self.answers.popleft())
            self.room.set()
            if self.watcher.leaving is not None and not self.is_answering:
                raise Gone(self.watcher.leaving, RESTART, 1000)

    async def _send_news(self) -> None:
        table = await self.parts.matches.tables.get(self.match)
        self.watcher.held = seats_of(table, self.watcher.session)
        await self._send_table(table)
        await self._send_update(table)
        await self._send_presence()
        for_chat = await self.parts.chat.lines(self.match, self.chat_sent) if self._chat_is_due() else ()
        if for_chat:
            await self._send(p.Chat(for_chat))
            self.chat_sent = for_chat[-1].line

    def _chat_is_due(self) -> bool:
        first, self.chat_read = not self.chat_read, True
        return first or self.parts.chat.latest.get(self.match, 0) > self.chat_sent

    async def _send_table(self, table: Table) -> None:
        """The table, when anything but its clock and its log is different."""
        facts = table.facts
        shown = (facts.status, facts.host, facts.rematch, table.places, table.proposals())
        if shown != self.last_table:
            same = self.last_table is not None and is_same(self.last_table, shown)
            self.last_table = shown
            if not same:
                await self._send(p.TableChanged(table.view(self.parts.hub.online(self.match))))

    async def _send_update(self, table: Table) -> None:
        """Every entry that the client does not have yet, and what it sees now."""
        state = table.state
        if state is None:
            return
        seat = self.parts.matches.view_of(table, self.watcher.session, self.wanted)
        orders = own_orders(table, self.watcher.held)
        view = (seat, orders, table.facts.deadline, table.facts.status)
        if self.sent >= table.seq and view == self.last_view:
            return
        # Everything is taken from the table before anything is awaited: it may move on in between.
        seq, number, seen, clocks = table.seq, table.facts.number, table.sight.seen(state, seat), clocks_of(table)
        undo = table.undo_limit(seat) if seat is not None and seat in self.watcher.held else None
        entries = table.since(self.sent)
        if entries is None:
            entries = await self.parts.database.read(read_entries, self.match, self.sent, seq)
        moves = tuple(table.public(entry) for entry in entries)
        await self._send(p.Update(self.sent, seq, number, moves, seen, clocks, orders, undo))
        self.sent, self.last_view = seq, view

    async def _send_presence(self) -> None:
        there = self.parts.hub.presence(self.match)
        if there != self.last_presence:
            self.last_presence = there
            await self._send(p.Presence(*there))

    async def _send(self, message: object) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(encode(message).decode())


def is_same(one: Shown, other: Shown) -> bool:
    """Whether clients would see a difference; of the seats they do not see all."""
    seats = [tuple(replace(seat_view(place, False), bank=None) for place in shown[3]) for shown in (one, other)]
    return one[:3] == other[:3] and one[4] == other[4] and seats[0] == seats[1]


def clocks_of(table: Table) -> p.Clocks:
    facts = table.facts
    banks = tuple(place.bank for place in table.places)
    return p.Clocks(table.active, facts.turn, facts.turn_began, facts.deadline, banks, now())


def leaves(group: ExceptionGroup[Failure]) -> list[Failure]:
    """The exceptions in a group, however deep."""
    found: list[Failure] = []
    for error in group.exceptions:
        found.extend(leaves(error) if isinstance(error, ExceptionGroup) else [error])
    return found
