"""Requests to a running match: decided on the current table, answered after the commit."""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from kilowatt.engine import Action, Seat, order_range
from kilowatt.server.accounts.models import Session
from kilowatt.server.matches.change import Change, IdempotencyKey, Stale
from kilowatt.server.matches.change_builder import ChangeBuilder
from kilowatt.server.matches.clocks import is_due
from kilowatt.server.matches.models import (
    By,
    MatchView,
    Order,
    OrderView,
    Play,
    Played,
    Preview,
    Previewed,
    SetOrder,
    Undo,
)
from kilowatt.server.matches.preview import previewed
from kilowatt.server.matches.seats import check_running, playing_seat, seat_of, seats_of, viewing_seat
from kilowatt.server.matches.table import Table
from kilowatt.server.matches.tables import Slot, Tables
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import schema
from kilowatt.server.store.database import Database, now
from kilowatt.server.wire import encode
from kilowatt.server.wire_types import MatchId, Millis

ATTEMPTS = 5
"""Decisions on one request before giving up, if other processes keep changing the match."""
Decide = Callable[[Table, Millis], Change | None]
"""Decides on a request at a time; None if nothing is to be changed. It may be called again on a newer table."""


class ChangeListener(Protocol):
    """Is notified of changed tables: sockets, bots, clocks."""

    def on_change(self, table: Table) -> None: ...


class Matches:
    """The service of running matches."""

    def __init__(self, tables: Tables, database: Database) -> None:
        self.tables = tables
        self.database = database
        self.listeners: list[ChangeListener] = []
        self.on_doubt: list[Callable[[MatchId], None]] = []
        """Called for a match whose change may or may not have been written."""
        self.online: Callable[[MatchId], set[Seat]] = lambda match: set()
        self._changing: set[asyncio.Task[Table]] = set()

    async def get(self, match: MatchId) -> Table:
        """The table as this process last knew it."""
        return (await self.tables.slot(match)).table

    async def fresh(self, match: MatchId) -> Table:
        """The table as the database has it now."""
        return (await self.tables.fresh_slot(match)).table

    # --- changing a match

    async def change(self, match: MatchId, decide: Decide) -> Table:
        """Decide on the current table, write, and notify. Once begun it completes, even if the caller is cancelled."""
        task = asyncio.ensure_future(self._change(match, decide))
        self._changing.add(task)
        task.add_done_callback(self._on_done)
        return await asyncio.shield(task)

    async def _change(self, match: MatchId, decide: Decide) -> Table:
        while True:
            slot = await self.tables.slot(match)
            async with slot.lock:
                # The slot may have been evicted while we waited for the lock.
                if self.tables.cached(match) is slot:
                    return await self._write(slot, decide)

    async def _write(self, slot: Slot, decide: Decide) -> Table:
        """If another process was faster, decide again."""
        for _ in range(ATTEMPTS):
            change = await self._decide(slot, decide)
            if change is None:
                return slot.table
            try:
                await self.tables.commit(slot, change)
            except Stale:
                await self.tables.refresh(slot)
                check_key(change, slot.table)
                continue
            except BaseException:
                # It is unknown whether this was committed: the cached table cannot be trusted.
                self.tables.evict(slot.table.id)
                for notify in self.on_doubt:
                    notify(slot.table.id)
                raise
            self._notify(slot.table)
            return slot.table
        raise Problem(Code.UNAVAILABLE)

    async def _decide(self, slot: Slot, decide: Decide) -> Change | None:
        """Before refusing a request, check whether another process has changed the match."""
        try:
            return decide(slot.table, now())
        except Problem:
            if not self.database.is_shared:
                raise
            await self.tables.refresh(slot)
            return decide(slot.table, now())

    async def announce(self, match: MatchId) -> None:
        """Tell the listeners of a match as it is now."""
        self._notify(await self.fresh(match))

    def _notify(self, table: Table) -> None:
        for listener in self.listeners:
            listener.on_change(table)

    def _on_done(self, task: "asyncio.Task[Table]") -> None:
        self._changing.discard(task)
        if not task.cancelled():
            # Retrieve the exception, or asyncio logs it when the caller is gone.
            task.exception()

    async def finish(self) -> None:
        """Wait for pending changes."""
        await asyncio.gather(*self._changing, return_exceptions=True)

    # --- moves

    async def play(self, match: MatchId, session: Session | None, request: Play) -> Played:
        """Play a batch of actions, all or none. A repeated key gives the first answer again."""
        digest = "" if request.key is None else digest_of(request)
        first = 0

        def decide(table: Table, at: Millis) -> Change:
            nonlocal first
            seat = playing_seat(table, session, request.seat)
            check_seq(table, request.seq)
            builder = ChangeBuilder(table, at)
            builder.play(seat, request.actions, "person")
            first = builder.entries[0].seq
            return builder.change(None if request.key is None else IdempotencyKey(seat, request.key, digest))

        try:
            table = await self.change(match, decide)
        except (Problem, IntegrityError) as problem:
            repeated = await self._repeated(match, session, request, digest)
            if repeated is not None:
                return repeated
            if isinstance(problem, Problem):
                raise
            raise Problem(Code.UNAVAILABLE) from problem
        return Played(table.seq, first, first + len(request.actions) - 1)

    async def _repeated(self, match: MatchId, session: Session | None, request: Play, digest: str) -> Played | None:
        """The first answer to a key, if it was used; the same key with another request is an error."""
        if request.key is None:
            return None
        table = await self.fresh(match)
        seat = seat_of(table, session, request.seat)
        held = [seat] if request.seat is not None else list(seats_of(table, session))
        keys = schema.keys.c
        same = (keys.match == match) & keys.seat.in_(held) & (keys.key == request.key)
        row = await self.database.read(lambda connection: connection.execute(select(schema.keys).where(same)).first())
        if row is None:
            return None
        if row.digest != digest:
            raise Problem(Code.KEY_REUSED, key=request.key)
        return Played(table.seq, row.first, row.last, repeated=True)

    async def play_for(self, match: MatchId, seq: int, seat: Seat, actions: tuple[Action, ...], by: By) -> bool:
        """Play for a bot, or for the clock; False if the match has moved on."""
        done = False

        def decide(table: Table, at: Millis) -> Change | None:
            nonlocal done
            if table.seq != seq or table.active != seat or not is_due(table, seat, by, at):
                return None
            builder = ChangeBuilder(table, at)
            builder.play(seat, actions, by)
            done = True
            return builder.change()

        await self.change(match, decide)
        return done

    async def undo(self, match: MatchId, session: Session | None, request: Undo) -> Played:
        """Undo one's own moves, as far as `Table.undo_limit` allows."""

        def decide(table: Table, at: Millis) -> Change:
            seat = playing_seat(table, session, request.seat)
            check_seq(table, request.seq)
            limit = table.undo_limit(seat)
            number = table.facts.number - 1 if request.number is None else request.number
            state = table.state_at(number)
            if limit is None or not limit <= number < table.facts.number or state is None:
                raise Problem(Code.NO_UNDO, number=number, least=-1 if limit is None else limit)
            builder = ChangeBuilder(table, at)
            builder.go_back(seat, number, state, "undo")
            return builder.change()

        table = await self.change(match, decide)
        return Played(table.seq, table.seq, table.seq)

    # --- standing orders

    async def set_order(self, match: MatchId, session: Session | None, request: SetOrder) -> Played:
        """Set a standing order on the current plant; if the seat is active, its first bid follows at once."""

        def decide(table: Table, at: Millis) -> Change:
            seat = playing_seat(table, session, request.seat)
            check_order(table, seat, request)
            builder = ChangeBuilder(table, at)
            builder.orders[seat] = Order(request.plant, request.most, table.playing.round)
            builder.follow_orders()
            return with_version(builder.change())

        table = await self.change(match, decide)
        return Played(table.seq, table.seq, table.seq)

    async def drop_order(self, match: MatchId, session: Session | None, wanted: int | None) -> None:
        def decide(table: Table, at: Millis) -> Change | None:
            seat = seat_of(table, session, wanted)
            if seat not in table.orders:
                return None
            builder = ChangeBuilder(table, at)
            del builder.orders[seat]
            return with_version(builder.change())

        await self.change(match, decide)

    # --- views

    async def look(self, match: MatchId, session: Session | None, wanted: int | None = None) -> MatchView:
        table = await self.fresh(match)
        seat, held = viewing_seat(table, session, wanted), seats_of(table, session)
        return MatchView(
            table=table.view(self.online(table.id)),
            mine=held,
            orders=own_orders(table, held),
            observation=table.observation(seat),
            undo=table.undo_limit(seat) if seat is not None and seat in held else None,
        )

    async def preview(self, match: MatchId, session: Session | None, request: Preview) -> Previewed:
        """What a batch would lead to, tried on a state that contains only what the seat sees."""
        table = await self.fresh(match)
        seat = seat_of(table, session, request.seat)
        if table.facts.status != "finished":  # a finished game refuses every action by its rules
            check_running(table)
        return previewed(table, seat, request)


def digest_of(request: Play) -> str:
    """The hash of a request, which distinguishes requests with the same key."""
    return hashlib.sha256(encode((request.seq, request.actions, request.seat))).hexdigest()


def own_orders(table: Table, held: tuple[Seat, ...]) -> tuple[OrderView, ...]:
    return tuple(OrderView(seat, order.plant, order.most) for seat, order in table.orders.items() if seat in held)


def with_version(change: Change) -> Change:
    """A change that may have no entry needs a new version to be noticed.

    A standing order without a bid is secret: the time of the last change, which everybody sees, stays.
    """
    old = change.before.facts
    changed = change.after.facts.changed if change.entries else old.changed
    facts = replace(change.after.facts, version=old.version + 1, changed=changed)
    return replace(change, after=replace(change.after, facts=facts))


# --- checks


def check_seq(table: Table, seq: int) -> None:
    if seq != table.seq:
        raise Problem(Code.WRONG_SEQ, seq=seq, now=table.seq)


def check_order(table: Table, seat: Seat, request: SetOrder) -> None:
    allowed = order_range(table.playing, seat)
    if allowed is None or table.playing.auction.plant != request.plant:
        raise Problem(Code.NO_AUCTION, plant=request.plant)
    if request.most < allowed.least:
        raise Problem(Code.ORDER_TOO_LOW, most=request.most, least=allowed.least)
    if request.most > allowed.most:
        raise Problem(Code.ORDER_ABOVE_MONEY, most=request.most, money=allowed.most)


def check_key(change: Change, current: Table) -> None:
    """If a change was not written although the match has not changed, its key was used before."""
    if change.key is not None and current is change.before:
        raise Problem(Code.KEY_REUSED, key=change.key.key)
