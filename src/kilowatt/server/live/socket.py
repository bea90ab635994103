"""The socket of one client at one match."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import TypeVar, assert_never

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from kilowatt.engine import Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.limits import Bucket, address_of
from kilowatt.server.live import protocol as p
from kilowatt.server.live.hub import Watcher
from kilowatt.server.logs import log
from kilowatt.server.matches import models as m
from kilowatt.server.matches.match_rows import read_entries
from kilowatt.server.matches.seats import viewing_seat
from kilowatt.server.matches.service import own_orders
from kilowatt.server.matches.table import Table, seat_view
from kilowatt.server.problems import Code, Problem
from kilowatt.server.services import Services
from kilowatt.server.store.database import now
from kilowatt.server.unexpected_errors import problem_of
from kilowatt.server.wire import encode
from kilowatt.server.wire_types import MatchId

HELLO_SECONDS = 15
SEND_SECONDS = 30
MAX_PENDING = 8
"""Answers that may wait for a client that does not read; beyond that nothing more is read from it."""
PAGE_ENTRIES = 100
PAGE_BYTES = 24_576
"""Entries of the log to read at a time, and to send in one message."""
MAX_MALFORMED = 20
"""Malformed messages after which a client is disconnected."""
NORMAL, POLICY, TOO_BIG, BROKEN, RESTART = 1000, 1008, 1009, 1011, 1012
RETRY_MS = 5000
"""When a client may reconnect, except after a restart."""


Shown = tuple[m.Status, Seat | None, str | None, tuple[m.Place, ...], tuple[m.Proposal, ...]]
"""The parts of a table whose changes are sent to clients."""


E = TypeVar("E", bound=Exception)


class Disconnect(Exception):
    """The connection is to be closed: why, and when to reconnect."""

    def __init__(self, reason: str, code: int, retry_ms: int | None = None) -> None:
        super().__init__(reason)
        self.reason, self.code, self.retry_ms = reason, code, retry_ms


class ClientConnection:
    """Reads the client's messages and writes what it may see. Only the writer sends."""

    def __init__(self, socket: WebSocket, services: Services, match: MatchId, session: Session | None) -> None:
        self.socket = socket
        self.services = services
        self.watcher = Watcher(match, session)
        self.answers: deque[object] = deque()
        self.room = asyncio.Event()
        self.room.set()
        self.sent = 0
        self.chat_sent = 0
        self.wanted: int | None = None
        self.last_table: Shown | None = None
        self.last_presence: tuple[tuple[Seat, ...], int] | None = None
        self.last_view: object = None
        self.malformed = 0
        self.is_answering = False
        """A request in progress is answered before the server closes the connection."""
        settings = services.settings
        self.bucket = Bucket(settings.frame_burst, asyncio.get_running_loop().time())

    @property
    def match(self) -> MatchId:
        return self.watcher.match

    # --- the connection

    async def run(self) -> None:
        try:
            table = await self._welcome()
            self.services.hub.seat(self.watcher, table)
            self.services.hub.add(self.watcher)
            self.watcher.wake.set()
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._read())
                tasks.create_task(self._write())
        except* Disconnect as gone:
            await self._close(leaves(gone)[0])
        except* Problem as problem:
            await self._refuse_connection(leaves(problem)[0])
        except* (WebSocketDisconnect, TimeoutError, RuntimeError, OSError):
            log.debug("a socket ended")
        except* Exception as failed:
            for error in leaves(failed):
                problem_of(error, self.services.metrics)
            await self._close(Disconnect("broken", BROKEN, RETRY_MS))
        finally:
            if self.watcher in self.services.hub.watchers.get(self.match, ()):
                self.services.hub.drop(self.watcher)

    async def _welcome(self) -> Table:
        """The first message says from where the client continues. A match that does not exist is refused before."""
        await self.services.matches.get(self.match)
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = self._decode(await self._receive())
        except TimeoutError as error:
            # A device that was suspended may connect again.
            raise Disconnect("hello_first", POLICY, RETRY_MS) from error
        if not isinstance(hello, p.Hello):
            raise Disconnect("hello_first", POLICY)
        table = await self.services.matches.fresh(self.match)
        self.wanted = hello.seat
        viewing_seat(table, self.watcher.session, self.wanted)
        self.services.hub.seat(self.watcher, table)
        self.sent = table.seq if hello.after is None else min(hello.after, table.seq)
        self.chat_sent = hello.chat_after or 0
        await self._send(p.Welcome(self.match, self.sent, self.watcher.held))
        return table

    async def _close(self, gone: Disconnect) -> None:
        try:
            await self._send(p.Goodbye(gone.reason, gone.retry_ms))
            await self.socket.close(gone.code, gone.reason)
        except (RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
            log.debug("a socket was already closed")

    async def _refuse_connection(self, problem: Problem) -> None:
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
            message = self._decode(data)
            if message is not None and self.watcher.closing_reason is None:
                await self._answer(message)

    async def _receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        data = message.get("text")
        raw = message.get("bytes") or b"" if data is None else data.encode(errors="surrogatepass")
        if len(raw) > self.services.settings.body_bytes:
            raise Disconnect("too_large", TOO_BIG)
        return raw

    def _check_flood(self) -> None:
        settings = self.services.settings
        at = asyncio.get_running_loop().time()
        if self.bucket.take(settings.frames_per_second, settings.frame_burst, at):
            raise Disconnect("too_many", POLICY, RETRY_MS)

    def _decode(self, data: bytes) -> p.FromClient | None:
        try:
            message: p.FromClient = p.READER.decode(data)
            return message
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.malformed += 1
            if self.malformed > MAX_MALFORMED:
                raise Disconnect("bad_request", POLICY) from error
            self._reply(p.Refused(None, Problem(Code.BAD_REQUEST, fault=str(error)[:200]).view))
            return None

    async def _answer(self, message: p.FromClient) -> None:
        self.is_answering = True
        try:
            await self._handle(message)
        except Exception as error:
            problem = problem_of(error, self.services.metrics)
            self.services.metrics.refusals.labels(problem.code).inc()
            self._reply(p.Refused(getattr(message, "ref", None), problem.view))
        finally:
            self.is_answering = False
            if self.watcher.closing_reason is not None:
                self.watcher.wake.set()

    async def _handle(self, message: p.FromClient) -> None:
        matches, match, session = self.services.matches, self.match, self.watcher.session
        match message:
            case p.PlayMessage():
                played = await matches.play(match, session, message)
                self._reply(p.Accepted(message.ref, played.last, played.repeated))
            case p.UndoMessage():
                played = await matches.undo(match, session, message)
                self._reply(p.Accepted(message.ref, played.last))
            case p.OrderMessage():
                await self._order(message)
            case p.PreviewMessage():
                self._reply(p.PreviewAnswer(message.ref, await matches.preview(match, session, message)))
            case p.Say(text, seat, ref):
                line = await self.services.chat.say(match, session, text, seat)
                self._reply(p.Accepted(ref, line.line))
            case p.View(seat) | p.Hello(seat=seat):
                viewing_seat(await matches.get(match), session, seat)
                self.wanted = seat
                self.watcher.wake.set()
            case p.Ping(ref):
                self._reply(p.Pong(ref, now()))
            case _:
                assert_never(message)

    async def _order(self, message: p.OrderMessage) -> None:
        matches, session = self.services.matches, self.watcher.session
        if message.most:
            await matches.set_order(self.match, session, message)
        else:
            await matches.drop_order(self.match, session, message.seat)
        self._reply(p.Accepted(message.ref, (await matches.get(self.match)).seq))

    def _reply(self, message: object) -> None:
        self.answers.append(message)
        if len(self.answers) >= MAX_PENDING:
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
            if self.watcher.closing_reason is not None and not self.is_answering:
                raise Disconnect(self.watcher.closing_reason, RESTART, 1000)

    async def _send_news(self) -> None:
        table = await self.services.matches.get(self.match)
        self.services.hub.seat(self.watcher, table)
        await self._send_table(table)
        await self._send_update(table)
        await self._send_presence()
        lines = await self.services.chat.lines(self.match, self.chat_sent) if self._chat_is_due() else ()
        if lines:
            await self._send(p.Chat(lines))
            self.chat_sent = lines[-1].line

    def _chat_is_due(self) -> bool:
        reads, self.watcher.reads_chat = self.watcher.reads_chat, False
        return reads or self.services.chat.latest.get(self.match, 0) > self.chat_sent

    async def _send_table(self, table: Table) -> None:
        """Send the table if anything but its clock and its log has changed."""
        facts = table.facts
        shown = (facts.status, facts.host, facts.rematch, table.places, table.proposals())
        if shown != self.last_table:
            same = self.last_table is not None and is_same(self.last_table, shown)
            self.last_table = shown
            if not same:
                await self._send(p.TableChanged(table.view(self.services.hub.online(self.match))))

    async def _send_update(self, table: Table) -> None:
        """Send every entry that the client does not have yet, and its current observation."""
        if table.state is None:
            return
        seat = viewing_seat(table, self.watcher.session, self.wanted)
        orders = own_orders(table, self.watcher.held)
        view = (seat, orders, table.facts.deadline, table.facts.status)
        if self.sent >= table.seq and view == self.last_view:
            return
        undo = table.undo_limit(seat) if seat is not None and seat in self.watcher.held else None
        observation = table.encoded_observation(seat)
        moves = await self._catch_up(table)
        number, clocks = table.facts.number, clocks_of(table)
        await self._send(p.Update(self.sent, table.seq, number, moves, observation, clocks, orders, undo))
        self.sent, self.last_view = table.seq, view

    async def _catch_up(self, table: Table) -> tuple[msgspec.Raw, ...]:
        """Send what the client lacks of the log in pages; the last page is returned, for the update."""
        while True:
            entries = table.entries_after(self.sent)
            if entries is None:
                await self._wait_for_page()
                until = min(table.seq, self.sent + PAGE_ENTRIES)
                entries = await self.services.database.read(read_entries, self.match, self.sent, until)
            page = first_page([table.public_entry(entry) for entry in entries])
            end = self.sent + len(page)
            if end >= table.seq:
                return page
            await self._send(p.Entries(self.sent, end, page))
            self.sent = end

    async def _wait_for_page(self) -> None:
        """Reading the log takes time: one address gets only some pages per second."""
        while wait := self.services.log_pages.wait(address_of(self.socket.client)):
            await asyncio.sleep(wait)

    async def _send_presence(self) -> None:
        present = self.services.hub.shown_presence(self.match)
        if present != self.last_presence:
            self.last_presence = present
            await self._send(p.Presence(*present))

    async def _send(self, message: object) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(encode(message).decode())


def first_page(entries: Sequence[msgspec.Raw]) -> tuple[msgspec.Raw, ...]:
    """The first entries, as many as fit into one message and at least one."""
    total = 0
    for count, entry in enumerate(entries):
        total += memoryview(entry).nbytes
        if total > PAGE_BYTES and count:
            return tuple(entries[:count])
    return tuple(entries)


def is_same(one: Shown, other: Shown) -> bool:
    """Whether clients see no difference; not everything about a seat is shown to them."""
    seats = [tuple(replace(seat_view(place, False), bank=None) for place in shown[3]) for shown in (one, other)]
    return one[:3] == other[:3] and one[4] == other[4] and seats[0] == seats[1]


def clocks_of(table: Table) -> p.Clocks:
    facts = table.facts
    banks = tuple(place.bank for place in table.places)
    return p.Clocks(table.active, facts.turn, facts.turn_began, facts.deadline, banks, now())


def leaves(group: ExceptionGroup[E]) -> list[E]:
    """The exceptions in a group and its subgroups."""
    found: list[E] = []
    for error in group.exceptions:
        found.extend(leaves(error) if isinstance(error, ExceptionGroup) else [error])
    return found
