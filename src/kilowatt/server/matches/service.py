"""What can be asked of a running match: judged against the table as it is, answered after commit."""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Protocol

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from kilowatt.engine import Action, Seat
from kilowatt.engine.rules.auction import least_bid
from kilowatt.server.accounts.models import Session
from kilowatt.server.matches.change import Change, Stale
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
from kilowatt.server.matches.progress import Progress
from kilowatt.server.matches.store import Tables
from kilowatt.server.matches.table import Table
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import tables as t
from kilowatt.server.store.database import now
from kilowatt.server.wire import encode

TRIES = 5


class Onlookers(Protocol):
    """Who wants to know that a table has changed: sockets, bots, clocks."""

    def changed(self, table: Table) -> None: ...


class Matches:
    """The service of running games."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.onlookers: list[Onlookers] = []
        self.online: Callable[[str], set[Seat]] = lambda match: set()
        self.changing: set[asyncio.Task[Table]] = set()

    # --- changing a table

    async def change(self, match: str, decide: "Callable[[Table, int], Change | None]") -> Table:
        """Decide on the table as it is, write, and tell. Once begun it is ended, whoever stops waiting for it."""
        task = asyncio.ensure_future(self._change(match, decide))
        self.changing.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    async def _change(self, match: str, decide: "Callable[[Table, int], Change | None]") -> Table:
        while True:
            table = await self.tables.get(match)
            async with table.lock:
                # Who waited for the lock may hold a table that was forgotten meanwhile.
                if self.tables.kept.get(match) is table:
                    return await self._written(table, decide)

    async def _written(self, table: Table, decide: "Callable[[Table, int], Change | None]") -> Table:
        """If another process was quicker, decide again."""
        for _ in range(TRIES):
            decided = await self._decided(table, decide)
            if decided is None:
                return table
            judged = table.facts
            try:
                await self.tables.commit(table, decided)
            except Stale:
                await self.tables.refresh(table)
                check_key(decided, was_moved=table.facts is not judged)
                continue
            except BaseException:
                # Nobody knows whether this was committed: what is kept must not be trusted.
                self.tables.forget(table.id)
                raise
            self.tell(table)
            return table
        raise Problem(Code.UNAVAILABLE)

    def _ended(self, task: "asyncio.Task[Table]") -> None:
        self.changing.discard(task)
        if not task.cancelled():
            # Looked at, so that nobody complains where whoever asked has gone.
            task.exception()

    async def finish(self) -> None:
        """Wait for what is being written."""
        await asyncio.gather(*self.changing, return_exceptions=True)

    async def _decided(self, table: Table, decide: "Callable[[Table, int], Change | None]") -> Change | None:
        """What is decided; before a no, look whether another process knows better."""
        try:
            return decide(table, now())
        except Problem:
            if not self.tables.database.is_shared:
                raise
            await self.tables.refresh(table)
            return decide(table, now())

    def tell(self, table: Table) -> None:
        for onlooker in self.onlookers:
            onlooker.changed(table)

    # --- who may

    def seat_of(self, table: Table, session: Session | None, wanted: int | None) -> Seat:
        """The seat that a session acts for: the one named, else the only one it holds, else the one that is asked."""
        held = seats_of(table, session)
        if wanted is not None:
            if wanted not in held:
                raise Problem(Code.NOT_YOUR_SEAT, seat=wanted)
            return Seat(wanted)
        if not held:
            raise Problem(Code.NOT_SEATED)
        return table.active if table.active in held else held[0]

    def player_of(self, table: Table, session: Session | None, wanted: int | None) -> Seat:
        """The seat that a session plays: who has resigned plays no more."""
        seat = self.seat_of(table, session, wanted)
        check_running(table)
        if table.places[seat].resigned:
            raise Problem(Code.WRONG_STATUS, status="resigned")
        return seat

    def view_of(self, table: Table, session: Session | None, wanted: int | None = None) -> Seat | None:
        """From where a session looks: a seat it holds, or as a spectator where the table allows them."""
        held = seats_of(table, session)
        if wanted is not None and wanted not in held and not table.is_open_book:
            raise Problem(Code.NOT_YOUR_SEAT, seat=wanted)
        if wanted is not None:
            if wanted >= len(table.places):
                raise Problem(Code.NOT_YOUR_SEAT, seat=wanted)
            return Seat(wanted)
        if held:
            return table.active if table.active in held else held[0]
        if not table.facts.terms.spectators and table.facts.status not in ("open", "study"):
            raise Problem(Code.NO_SPECTATORS)
        return None

    # --- moves

    async def play(self, match: str, session: Session | None, asked: Play) -> Played:
        """Actions of a seat, all or none. A key that was played before gives the answer it gave then."""
        digest = "" if asked.key is None else digest_of(asked)
        first = 0

        def decide(table: Table, at: int) -> Change:
            nonlocal first
            seat = self.player_of(table, session, asked.seat)
            check_seq(table, asked.seq)
            progress = Progress(table, at)
            progress.play(seat, asked.actions, "person")
            first = progress.entries[0].seq
            return progress.change(None if asked.key is None else (seat, asked.key, digest))

        try:
            table = await self.change(match, decide)
        except (Problem, IntegrityError) as problem:
            repeated = await self._repeated(match, session, asked, digest)
            if repeated is not None:
                return repeated
            if isinstance(problem, Problem):
                raise
            raise Problem(Code.UNAVAILABLE) from problem
        return Played(table.seq, first, first + len(asked.actions) - 1)

    async def _repeated(self, match: str, session: Session | None, asked: Play, digest: str) -> Played | None:
        """The answer that this key was given, if it was; another request under the same key is a mistake."""
        if asked.key is None:
            return None
        table = await self.tables.fresh(match)
        seat = self.seat_of(table, session, asked.seat)
        held = [seat] if asked.seat is not None else list(seats_of(table, session))
        where = (t.keys.c.match == match) & t.keys.c.seat.in_(held) & (t.keys.c.key == asked.key)
        row = await self.tables.database.read(
            lambda connection: connection.execute(select(t.keys).where(where)).first()
        )
        if row is None:
            return None
        if row.digest != digest:
            raise Problem(Code.KEY_REUSED, key=asked.key)
        return Played(table.seq, row.first, row.last, repeated=True)

    async def play_for(self, match: str, seq: int, seat: Seat, actions: tuple[Action, ...], by: By) -> bool:
        """Actions of a bot, or of the clock; False if the table has moved on."""
        done = False

        def decide(table: Table, at: int) -> Change | None:
            nonlocal done
            if not table.is_running or table.seq != seq or table.active != seat:
                return None
            progress = Progress(table, at)
            progress.play(seat, actions, by)
            done = True
            return progress.change()

        await self.change(match, decide)
        return done

    async def undo(self, match: str, session: Session | None, asked: Undo) -> Played:
        """Take back one's own moves, as far as `Table.undo_limit` allows."""

        def decide(table: Table, at: int) -> Change:
            seat = self.player_of(table, session, asked.seat)
            check_seq(table, asked.seq)
            limit = table.undo_limit(seat)
            number = table.facts.number - 1 if asked.number is None else asked.number
            state = table.state_at(number)
            if limit is None or not limit <= number < table.facts.number or state is None:
                raise Problem(Code.NO_UNDO, number=number, least=-1 if limit is None else limit)
            progress = Progress(table, at)
            progress.go_back(seat, number, state, "undo")
            return progress.change()

        table = await self.change(match, decide)
        return Played(table.seq, table.seq, table.seq)

    # --- standing orders

    async def set_order(self, match: str, session: Session | None, asked: SetOrder) -> Played:
        """Bid up to so much on the plant that is up; if one is asked right now, the first bid follows at once."""

        def decide(table: Table, at: int) -> Change:
            seat = self.player_of(table, session, asked.seat)
            check_order(table, seat, asked)
            progress = Progress(table, at)
            progress.orders[seat] = Order(asked.plant, asked.most, table.playing.round)
            progress.follow_orders()
            return quietly(progress.change(), table)

        table = await self.change(match, decide)
        return Played(table.seq, table.seq, table.seq)

    async def drop_order(self, match: str, session: Session | None, wanted: int | None) -> None:
        def decide(table: Table, at: int) -> Change | None:
            seat = self.seat_of(table, session, wanted)
            if seat not in table.orders:
                return None
            progress = Progress(table, at)
            del progress.orders[seat]
            return quietly(progress.change(), table)

        await self.change(match, decide)

    # --- looking

    async def look(self, match: str, session: Session | None, wanted: int | None = None) -> MatchView:
        table = await self.tables.fresh(match)
        return self.match_view(table, session, self.view_of(table, session, wanted))

    def match_view(self, table: Table, session: Session | None, seat: Seat | None) -> MatchView:
        held = seats_of(table, session)
        return MatchView(
            table=table.view(self.online(table.id)),
            mine=held,
            orders=own_orders(table, held),
            observation=table.observation(seat),
            undo=table.undo_limit(seat) if seat is not None and seat in held else None,
        )

    async def preview(self, match: str, session: Session | None, asked: Preview) -> Previewed:
        """What a batch would lead to.

        It is tried on a state made up from what the seat sees, so that nothing secret can come out of it.
        """
        table = await self.tables.fresh(match)
        seat = self.seat_of(table, session, asked.seat)
        check_running(table)
        return previewed(table, seat, asked)


# --- checks


def seats_of(table: Table, session: Session | None) -> tuple[Seat, ...]:
    """The seats that a session holds: by itself, or by its account."""
    if session is None:
        return ()
    return tuple(
        place.seat
        for place in table.places
        if place.kind == "person"
        and (place.session == session.id or (session.account is not None and place.account == session.account))
    )


def digest_of(asked: Play) -> str:
    """Tells requests apart that come under the same key."""
    return hashlib.sha256(encode((asked.seq, asked.actions, asked.seat))).hexdigest()


def own_orders(table: Table, held: tuple[Seat, ...]) -> tuple[OrderView, ...]:
    return tuple(OrderView(seat, order.plant, order.most) for seat, order in table.orders.items() if seat in held)


def check_running(table: Table) -> None:
    if not table.is_running:
        raise Problem(Code.WRONG_STATUS, status=table.facts.status)


def check_seq(table: Table, seq: int) -> None:
    if seq != table.seq:
        raise Problem(Code.WRONG_SEQ, seq=seq, now=table.seq)


def check_order(table: Table, seat: Seat, asked: SetOrder) -> None:
    state = table.playing
    auction = state.auction
    is_in = seat not in auction.out and seat not in auction.finished
    if not auction.plant or auction.bought or auction.plant != asked.plant or not is_in:
        raise Problem(Code.NO_AUCTION, plant=asked.plant)
    if auction.bidder != seat and asked.most < least_bid(state):
        raise Problem(Code.ORDER_TOO_LOW, most=asked.most, least=least_bid(state))
    if asked.most > state.players[seat].money:
        raise Problem(Code.ORDER_ABOVE_MONEY, most=asked.most, money=state.players[seat].money)


def check_key(change: Change, was_moved: bool) -> None:
    """If nobody else has moved, and yet the change was not written, its key was used before."""
    if change.key is not None and not was_moved:
        raise Problem(Code.KEY_REUSED, key=change.key[1])


def quietly(change: Change, table: Table) -> Change:
    """A change that may have no entry still needs a new version, which others are not told."""
    change.facts = msgspec.structs.replace(change.facts, version=table.facts.version + 1)
    return change
