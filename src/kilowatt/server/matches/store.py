"""Tables read from the database and kept while there is room; changes written with a guard against other writers."""

import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

import msgspec
from sqlalchemy import Update, bindparam, delete, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from kilowatt.engine import Action, Event, Seat, codec
from kilowatt.server.matches.models import Entry, Order, Place, Terms, Vote
from kilowatt.server.matches.table import Facts, Table, fold
from kilowatt.server.metrics import Metrics
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import tables as t
from kilowatt.server.store.database import Database, now

EVENTS = msgspec.json.Decoder(tuple[Event, ...])
ACTION: "msgspec.json.Decoder[Action | None]" = msgspec.json.Decoder(Action | None)


class Stale(Exception):
    """Somebody else has written: read again, and judge again."""


def is_newer(one: "Facts | Row[Any]", other: Facts) -> bool:
    """Neither number ever goes back."""
    return (one.seq, one.version) > (other.seq, other.version)


class Change(msgspec.Struct, kw_only=True):
    """What one transaction writes: the new facts, and whatever else is different."""

    facts: Facts
    places: tuple[Place, ...]
    entries: tuple[Entry, ...] = ()
    orders: dict[Seat, Order] | None = None
    votes: tuple[Vote, ...] | None = None
    key: tuple[Seat, str, str] | None = None
    """Seat, idempotency key, digest of the request."""


class Tables:
    """Every table of this process, by id; those unused for longest are forgotten first."""

    def __init__(self, database: Database, metrics: Metrics, most: int, snapshot_every: int) -> None:
        self.database = database
        self.metrics = metrics
        self.most = most
        self.snapshot_every = snapshot_every
        self.kept: OrderedDict[str, Table] = OrderedDict()
        metrics.tables.set_function(lambda: len(self.kept))

    # --- reading

    async def get(self, match: str) -> Table:
        """The table, as this process last knew it."""
        table = self.kept.get(match)
        if table is None:
            return await self._load(match)
        self.kept.move_to_end(match)
        return table

    async def fresh(self, match: str) -> Table:
        """The table as the database has it now; with SQLite nobody else writes, so what is kept is fresh."""
        table = self.kept.get(match)
        if table is None:
            return await self._load(match)
        if self.database.is_postgres:
            await self.refresh(table)
        return table

    async def _load(self, match: str) -> Table:
        async with self.database.read() as connection:
            loaded = await load(connection, match)
        table = self._keep(loaded)
        if self.database.is_postgres:
            # What others wrote before the table was kept, nobody here was told of.
            await self.refresh(table)
        return table

    async def refresh(self, table: Table) -> None:
        """Take in what others have written. It may go on beside a commit: only what is newer is taken in."""
        async with self.database.read() as connection:
            row = await match_row(connection, table.id)
            if not is_newer(row, table.facts):
                return
            entries = await read_entries(connection, table.id, table.facts.seq)
            places, orders, votes = await read_around(connection, table.id)
        facts = facts_of(row)
        if not is_newer(facts, table.facts):
            return
        begins = table.state is None and facts.status != "open"
        followed = None if begins else table.after(entry for entry in entries if entry.seq > table.seq)
        if followed is None:
            await self.reload(table)
            return
        followed.facts, followed.places, followed.orders, followed.votes = facts, places, orders, votes
        table.become(followed)

    async def reload(self, table: Table) -> None:
        """Read everything again, into the table that others hold."""
        async with self.database.read() as connection:
            loaded = await load(connection, table.id)
        if is_newer(loaded.facts, table.facts):
            table.become(loaded)

    def forget(self, match: str) -> None:
        self.kept.pop(match, None)

    def _keep(self, table: Table) -> Table:
        """Two who load the same table at once must hold the same one."""
        found = self.kept.setdefault(table.id, table)
        self.kept.move_to_end(table.id)
        if len(self.kept) > self.most:
            for match, old in self.kept.items():
                if not old.lock.locked():
                    del self.kept[match]
                    break
        return found

    # --- writing

    async def commit(self, table: Table, change: Change) -> None:
        """Write a change and take it in; `Stale` if the table has moved on. The caller holds the table's lock."""
        # What was judged by is kept: the table may be refreshed while the write waits for its turn.
        began, was = time.perf_counter(), copy(table)
        await self.database.write(lambda connection: self._write(connection, was, change))
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        for entry in change.entries:
            self.metrics.moves.labels(entry.by).inc()
        # Whoever refreshed the table after the commit, and before now, has taken it in already.
        if is_newer(change.facts, table.facts):
            await self._take_in(table, change)

    async def _write(self, connection: AsyncConnection, table: Table, change: Change) -> None:
        old, new = table.facts, change.facts
        values = columns(new) | {"is_id": old.id, "was_seq": old.seq, "was_version": old.version}
        statement = BEGIN_MATCH if "opening" in values else UPDATE_MATCH
        result = await connection.execute(statement, values)
        if result.rowcount != 1:
            raise Stale
        if change.entries:
            await connection.execute(INSERT_MOVES, [row_of(old.id, entry) for entry in change.entries])
            await self._snapshot(connection, table, change)
        if change.key is not None:
            seat, key, digest = change.key
            first, last = change.entries[0].seq, change.entries[-1].seq
            key_row = {"match": old.id, "seat": seat, "key": key, "digest": digest, "first": first, "last": last}
            await connection.execute(INSERT_KEY, [key_row])
        await write_places(connection, table, change.places)
        await write_around(connection, table, change)
        await self.database.tell(connection, f"match {old.id} {new.seq} {new.version}")

    async def _snapshot(self, connection: AsyncConnection, table: Table, change: Change) -> None:
        """Now and then a state is stored; those that an undo made void go."""
        back = [entry.number for entry in change.entries if entry.kind != "act"]
        if back:
            void = (t.snapshots.c.match == table.id) & (t.snapshots.c.number > min(back))
            await connection.execute(delete(t.snapshots).where(void))
            return
        first, last = change.entries[0], change.entries[-1]
        if first.number // self.snapshot_every == (last.number + 1) // self.snapshot_every:
            return
        state = fold(table.game, table.playing, (event for entry in change.entries for event in entry.events))
        values = {"match": table.id, "number": last.number, "seq": last.seq, "state": codec.encode(state).decode()}
        await connection.execute(insert(t.snapshots), [values])

    async def _take_in(self, table: Table, change: Change) -> None:
        for entry in change.entries:
            if not table.follow(entry):
                await self.reload(table)
                return
        if table.state is None and change.facts.opening:
            table.state = fold(table.game, table.game.bare_table(), change.facts.opening)
        table.facts, table.places = change.facts, change.places
        table.orders = table.orders if change.orders is None else change.orders
        table.votes = table.votes if change.votes is None else change.votes


# --- rows


async def match_row(connection: AsyncConnection, match: str) -> Row[Any]:
    row = (await connection.execute(select(t.matches).where(t.matches.c.id == match))).first()
    if row is None:
        raise Problem(Code.NOT_FOUND, match=match[:40])
    return row


async def load(connection: AsyncConnection, match: str) -> Table:
    """A table from its last stored state and the log after it."""
    row = await match_row(connection, match)
    facts = facts_of(row)
    places, orders, votes = await read_around(connection, match)
    table = Table(facts, places, None)
    table.orders, table.votes = orders, votes
    since = 0
    newest = select(t.snapshots).where(t.snapshots.c.match == match).order_by(t.snapshots.c.number.desc()).limit(1)
    stored = (await connection.execute(newest.where(t.snapshots.c.number <= facts.number))).first()
    if stored is not None:
        table.state, table.at, since = codec.decode_state(stored.state), stored.number, stored.seq
    elif facts.opening:
        table.state = fold(table.game, table.game.bare_table(), facts.opening)
    entries = await read_entries(connection, match, since)
    for entry in line_of(entries):
        table.follow(entry)
    table.tail.clear()
    table.tail.extend(entries)
    return table


def line_of(entries: Iterable[Entry]) -> list[Entry]:
    """The moves in force: what was not undone."""
    line: list[Entry] = []
    for entry in entries:
        if entry.kind == "act":
            line.append(entry)
        while line and line[-1].number > entry.number:
            line.pop()
    return line


def facts_of(row: Row[Any]) -> Facts:
    return Facts(
        id=row.id,
        status=row.status,
        terms=codec.decode(row.options, Terms),
        chance=codec.decode_chance(row.chance),
        opening=EVENTS.decode(row.opening) if row.opening else (),
        host=row.host,
        seq=row.seq,
        version=row.version,
        number=row.number,
        active=row.active,
        turn=row.turn,
        turn_began=row.turn_began,
        deadline=row.deadline,
        origin=row.origin,
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
        finished=row.finished,
    )


CHANGING = (
    "status", "host", "seq", "version", "number", "active", "turn", "turn_began", "deadline", "rematch", "changed",
    "finished",
)  # fmt: skip


def guarded_update(*names: str) -> Update:
    """The update of a match that nobody else has changed meanwhile. Built once: building costs more than running."""
    guard = (
        (t.matches.c.id == bindparam("is_id"))
        & (t.matches.c.seq == bindparam("was_seq"))
        & (t.matches.c.version == bindparam("was_version"))
    )
    return update(t.matches).where(guard).values({name: bindparam(name) for name in names})


UPDATE_MATCH = guarded_update(*CHANGING)
BEGIN_MATCH = guarded_update(*CHANGING, "opening")
INSERT_MOVES = insert(t.moves)
INSERT_KEY = insert(t.keys)


def columns(facts: Facts) -> dict[str, Any]:
    """The columns of a match that change."""
    values = {name: getattr(facts, name) for name in CHANGING}
    if facts.seq == 0:
        values["opening"] = codec.encode(facts.opening).decode() if facts.opening else None
    return values


async def read_entries(connection: AsyncConnection, match: str, after: int, until: int | None = None) -> list[Entry]:
    query = select(t.moves).where(t.moves.c.match == match, t.moves.c.seq > after).order_by(t.moves.c.seq)
    if until is not None:
        query = query.where(t.moves.c.seq <= until)
    return [entry_of(row) for row in (await connection.execute(query)).all()]


def entry_of(row: Row[Any]) -> Entry:
    action = ACTION.decode(row.action) if row.action else None
    events = EVENTS.decode(row.events) if row.events else ()
    return Entry(row.seq, row.kind, row.number, Seat(row.seat), row.by, action, events, row.at)


def row_of(match: str, entry: Entry) -> dict[str, Any]:
    return {
        "match": match,
        "seq": entry.seq,
        "kind": entry.kind,
        "number": entry.number,
        "seat": entry.seat,
        "by": entry.by,
        "action": None if entry.action is None else codec.encode(entry.action).decode(),
        "events": codec.encode(entry.events).decode() if entry.events else None,
        "at": entry.at,
    }


async def read_around(
    connection: AsyncConnection, match: str
) -> tuple[tuple[Place, ...], dict[Seat, Order], tuple[Vote, ...]]:
    """Seats, standing orders and votes."""
    places = await connection.execute(select(t.seats).where(t.seats.c.match == match).order_by(t.seats.c.seat))
    orders = await connection.execute(select(t.orders).where(t.orders.c.match == match))
    votes = await connection.execute(select(t.votes).where(t.votes.c.match == match).order_by(t.votes.c.seat))
    return (
        tuple(place_of(row) for row in places.all()),
        {Seat(row.seat): Order(row.plant, row.most, row.round) for row in orders.all()},
        tuple(Vote(row.kind, Seat(row.seat), row.target, row.seq) for row in votes.all()),
    )


def place_of(row: Row[Any]) -> Place:
    return Place(**{name: getattr(row, name) for name in Place.__struct_fields__})


def place_row(match: str, place: Place) -> dict[str, Any]:
    return {"match": match, **msgspec.structs.asdict(place)}


async def write_places(connection: AsyncConnection, table: Table, places: Sequence[Place]) -> None:
    for old, new in zip(table.places, places, strict=True):
        if old != new:
            where = (t.seats.c.match == table.id) & (t.seats.c.seat == new.seat)
            await connection.execute(update(t.seats).where(where).values(**place_row(table.id, new)))


async def write_around(connection: AsyncConnection, table: Table, change: Change) -> None:
    """Orders and votes are few: where they differ they are written anew."""
    if change.orders is not None and change.orders != table.orders:
        await connection.execute(delete(t.orders).where(t.orders.c.match == table.id))
        await _insert(connection, t.orders, (order_row(table.id, seat, order) for seat, order in change.orders.items()))
    if change.votes is not None and change.votes != table.votes:
        await connection.execute(delete(t.votes).where(t.votes.c.match == table.id))
        rows = ({"match": table.id, **msgspec.structs.asdict(vote)} for vote in change.votes)
        await _insert(connection, t.votes, rows)


def order_row(match: str, seat: Seat, order: Order) -> dict[str, Any]:
    return {"match": match, "seat": seat, **msgspec.structs.asdict(order)}


async def _insert(connection: AsyncConnection, table: Any, rows: Iterable[dict[str, Any]]) -> None:
    values = list(rows)
    if values:
        await connection.execute(insert(table), values)


async def insert_match(connection: AsyncConnection, facts: Facts, places: Sequence[Place]) -> None:
    """A new match, with its seats."""
    values = columns(facts) | {
        "id": facts.id,
        "options": codec.encode(facts.terms).decode(),
        "chance": codec.encode(facts.chance).decode(),
        "opening": codec.encode(facts.opening).decode() if facts.opening else None,
        "listed": facts.terms.listed,
        "origin": facts.origin,
        "created": facts.created or now(),
    }
    await connection.execute(insert(t.matches), [values])
    await connection.execute(insert(t.seats), [place_row(facts.id, place) for place in places])
