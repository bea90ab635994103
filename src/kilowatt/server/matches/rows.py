"""Matches as rows: read from the database, and written to it in one transaction."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Update, bindparam, delete, insert, select, update
from sqlalchemy.engine import Row

from kilowatt.engine import Action, Event, Seat, State, codec
from kilowatt.server.matches.change import Change, Stale, is_newer
from kilowatt.server.matches.models import Entry, Order, Place, Terms, Vote
from kilowatt.server.matches.table import Facts, Table, fold
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import tables as t
from kilowatt.server.store.database import now
from kilowatt.server.store.lines import CHANGING, Lines
from kilowatt.server.store.lines import Row as Columns

EVENTS = msgspec.json.Decoder(tuple[Event, ...])
ACTION: "msgspec.json.Decoder[Action | None]" = msgspec.json.Decoder(Action | None)

Around = tuple[tuple[Place, ...], dict[Seat, Order], tuple[Vote, ...]]
"""Seats, standing orders and votes."""

# --- reading


def match_row(connection: Connection, match: str) -> Row[Any]:
    # PostgreSQL takes not every character; ids are letters and digits.
    row = connection.execute(select(t.matches).where(t.matches.c.id == match)).first() if match.isalnum() else None
    if row is None:
        raise Problem(Code.NOT_FOUND, match=match[:40])
    return row


def load(connection: Connection, match: str) -> Table:
    """A table from its last stored state and the log after it."""
    row = match_row(connection, match)
    facts = facts_of(row)
    places, orders, votes = read_around(connection, match)
    table = Table(facts, places, None)
    table.orders, table.votes = orders, votes
    since = 0
    newest = select(t.snapshots).where(t.snapshots.c.match == match).order_by(t.snapshots.c.number.desc()).limit(1)
    stored = connection.execute(newest.where(t.snapshots.c.number <= facts.number)).first()
    if stored is not None:
        table.state, table.at, since = codec.decode_state(stored.state), stored.number, stored.seq
    elif facts.opening:
        table.state = fold(table.game, table.game.bare_table(), facts.opening)
    entries = read_entries(connection, match, since)
    for entry in line_of(entries):
        table.follow(entry)
    table.tail.clear()
    table.tail.extend(entries)
    return table


class News(msgspec.Struct, frozen=True):
    """What is new at a table."""

    facts: Facts
    entries: list[Entry]
    around: Around


def read_news(connection: Connection, known: Facts) -> News | None:
    """What others have written since; None if they have not."""
    row = match_row(connection, known.id)
    if not is_newer(row, known):
        return None
    return News(facts_of(row), read_entries(connection, known.id, known.seq), read_around(connection, known.id))


class Numbered(Protocol):
    @property
    def kind(self) -> str: ...
    @property
    def number(self) -> int: ...


Line = TypeVar("Line", bound=Numbered)
"""An entry, or its row."""


def line_of(entries: Iterable[Line]) -> list[Line]:
    """The moves in force: what was not undone."""
    line: list[Line] = []
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


def read_entries(connection: Connection, match: str, after: int, until: int | None = None) -> list[Entry]:
    query = select(t.moves).where(t.moves.c.match == match, t.moves.c.seq > after).order_by(t.moves.c.seq)
    if until is not None:
        query = query.where(t.moves.c.seq <= until)
    return [entry_of(row) for row in connection.execute(query).all()]


def entry_of(row: Row[Any]) -> Entry:
    action = ACTION.decode(row.action) if row.action else None
    events = EVENTS.decode(row.events) if row.events else ()
    return Entry(row.seq, row.kind, row.number, Seat(row.seat), row.by, action, events, row.at)


def row_of(match: str, entry: Entry) -> Columns:
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


def read_around(connection: Connection, match: str) -> Around:
    """Seats, standing orders and votes."""
    places = connection.execute(select(t.seats).where(t.seats.c.match == match).order_by(t.seats.c.seat))
    orders = connection.execute(select(t.orders).where(t.orders.c.match == match))
    votes = connection.execute(select(t.votes).where(t.votes.c.match == match).order_by(t.votes.c.seat))
    return (
        tuple(place_of(row) for row in places.all()),
        {Seat(row.seat): Order(row.plant, row.most, row.round) for row in orders.all()},
        tuple(Vote(row.kind, Seat(row.seat), row.target, row.seq) for row in votes.all()),
    )


def place_of(row: Row[Any]) -> Place:
    return Place(**{name: getattr(row, name) for name in Place.__struct_fields__})


def place_row(match: str, place: Place) -> Columns:
    return {"match": match, **asdict(place)}


# --- writing


def changing(facts: Facts) -> Columns:
    return {name: getattr(facts, name) for name in CHANGING}


def insert_match(connection: Connection, facts: Facts, places: Sequence[Place], moves: Sequence[Columns] = ()) -> None:
    """A new match with its seats, and with moves that were made elsewhere."""
    values = changing(facts) | {
        "id": facts.id,
        "options": codec.encode(facts.terms).decode(),
        "chance": codec.encode(facts.chance).decode(),
        "opening": opening_of(facts),
        "listed": facts.terms.listed,
        "origin": facts.origin,
        "created": facts.created or now(),
    }
    connection.execute(insert(t.matches), [values])
    connection.execute(insert(t.seats), [place_row(facts.id, place) for place in places])
    if moves:
        connection.execute(insert(t.moves), moves)


def opening_of(facts: Facts) -> str | None:
    return codec.encode(facts.opening).decode() if facts.opening else None


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


def write_change(connection: Connection, table: Table, change: Change, snapshot: State | None) -> None:
    """Any change of a table. `Stale` if somebody else has changed it meanwhile."""
    old, new = table.facts, change.facts
    values = changing(new) | {"is_id": old.id, "was_seq": old.seq, "was_version": old.version}
    begins = new.seq == 0
    if begins:
        values["opening"] = opening_of(new)
    if connection.execute(BEGIN_MATCH if begins else UPDATE_MATCH, values).rowcount != 1:
        raise Stale
    _insert(connection, t.moves, [row_of(old.id, entry) for entry in change.entries])
    _insert(connection, t.keys, key_rows(change))
    _write_snapshot(connection, change, snapshot)
    _write_places(connection, table, change.places)
    _write_around(connection, table, change)


def key_rows(change: Change) -> list[Columns]:
    if change.key is None:
        return []
    seat, key, digest = change.key
    first, last = change.entries[0].seq, change.entries[-1].seq
    return [{"match": change.facts.id, "seat": seat, "key": key, "digest": digest, "first": first, "last": last}]


def _write_snapshot(connection: Connection, change: Change, snapshot: State | None) -> None:
    """Those that an undo made void go."""
    back = [entry.number for entry in change.entries if entry.kind != "act"]
    if back:
        void = (t.snapshots.c.match == change.facts.id) & (t.snapshots.c.number > min(back))
        connection.execute(delete(t.snapshots).where(void))
    if snapshot is not None:
        facts = change.facts
        state = codec.encode(snapshot).decode()
        values = {"match": facts.id, "number": facts.number, "seq": facts.seq, "state": state}
        connection.execute(insert(t.snapshots), [values])


def _write_places(connection: Connection, table: Table, places: Sequence[Place]) -> None:
    for old, new in zip(table.places, places, strict=True):
        if old != new:
            where = (t.seats.c.match == table.id) & (t.seats.c.seat == new.seat)
            connection.execute(update(t.seats).where(where).values(**place_row(table.id, new)))


def _write_around(connection: Connection, table: Table, change: Change) -> None:
    """Orders and votes are few: where they differ they are written anew."""
    if change.orders is not None and change.orders != table.orders:
        connection.execute(delete(t.orders).where(t.orders.c.match == table.id))
        orders = change.orders.items()
        _insert(connection, t.orders, [{"match": table.id, "seat": seat, **asdict(order)} for seat, order in orders])
    if change.votes is not None and change.votes != table.votes:
        connection.execute(delete(t.votes).where(t.votes.c.match == table.id))
        _insert(connection, t.votes, [{"match": table.id, **asdict(vote)} for vote in change.votes])


def _insert(connection: Connection, table: sqlalchemy.Table, rows: list[Columns]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def lines_of(table: Table, change: Change) -> Lines | None:
    """The change as lines, if it is an ordinary move: nothing but moves, and clocks that have run."""
    ordinary = (
        bool(change.entries)
        and all(entry.kind == "act" for entry in change.entries)
        and change.orders in (None, table.orders)
        and change.votes in (None, table.votes)
    )
    banks = [] if change.places is table.places else changed_banks(table.places, change.places)
    if not ordinary or banks is None:
        return None
    old = table.facts
    seat, key, _ = change.key or (None, None, None)
    judged = {"id": old.id, "was_seq": old.seq, "was_version": old.version, "key": key, "key_seat": seat}
    return Lines(
        changing(change.facts) | judged,
        [row_of(old.id, entry) for entry in change.entries],
        key_rows(change),
        [{"match": old.id, "seat": place.seat, "bank": place.bank} for place in banks],
    )


def changed_banks(old: Sequence[Place], new: Sequence[Place]) -> list[Place] | None:
    """The seats with other banks; None if anything else is different."""
    differing = [(before, after) for before, after in zip(old, new, strict=True) if before != after]
    if any(replace(before, bank=after.bank) != after for before, after in differing):
        return None
    return [after for _, after in differing]
