"""Matches as database rows: loading them, and writing a change in one transaction."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
import sqlalchemy
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.engine import Row

from kilowatt.engine import Action, Event, Seat, State, codec
from kilowatt.server.matches.change import Change, Stale, is_newer
from kilowatt.server.matches.models import Entry, Order, Place, Terms, Vote
from kilowatt.server.matches.table import KEPT, Facts, Table, opening_state
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import schema
from kilowatt.server.store.database import now
from kilowatt.server.store.log_rows import CHANGING, Columns, LogAppend, guarded_update
from kilowatt.server.wire_types import MatchId

EVENTS = msgspec.json.Decoder(tuple[Event, ...])
ACTION: "msgspec.json.Decoder[Action | None]" = msgspec.json.Decoder(Action | None)

# --- reading


def match_row(connection: Connection, match: MatchId) -> Row[Any]:
    # PostgreSQL rejects some characters; ids are letters and digits.
    query = select(schema.matches).where(schema.matches.c.id == match)
    row = connection.execute(query).first() if match.isalnum() else None
    if row is None:
        raise Problem(Code.NOT_FOUND, match=match[:40])
    return row


def load(connection: Connection, match: MatchId) -> Table:
    """The table of a match, from its last snapshot and the log after it."""
    facts = facts_of(match_row(connection, match))
    around = read_around(connection, match)
    table, since = begun(connection, Table.of(facts, around.places))
    entries = read_entries(connection, match, since)
    followed = table.follow(in_force(entries))
    assert followed is not None, "moves in force contain no undo"
    return replace(followed, facts=facts, orders=around.orders, votes=around.votes, entries=tuple(entries[-KEPT:]))


def begun(connection: Connection, table: Table) -> tuple[Table, int]:
    """The table at its last snapshot, or at the beginning of the game, and the number of the entry before it."""
    facts, snapshots = table.facts, schema.snapshots
    newest = select(snapshots).where(snapshots.c.match == table.id).order_by(snapshots.c.number.desc()).limit(1)
    stored = connection.execute(newest.where(snapshots.c.number <= facts.number)).first()
    if stored is not None:
        at_snapshot = replace(facts, number=stored.number, seq=stored.seq)
        return replace(table, facts=at_snapshot, state=codec.decode_state(stored.state)), stored.seq
    state = opening_state(table.game, facts.opening) if facts.opening else None
    return replace(table, facts=replace(facts, number=0, seq=0), state=state), 0


class Around(msgspec.Struct, frozen=True):
    """What is stored beside a match and its log."""

    places: tuple[Place, ...]
    orders: dict[Seat, Order]
    votes: tuple[Vote, ...]


class StoredSnapshot(NamedTuple):
    """A state after a number of moves, encoded."""

    number: int
    state: str


class News(msgspec.Struct, frozen=True):
    """What other processes have written since a table was read."""

    facts: Facts
    entries: list[Entry]
    around: Around


def read_news(connection: Connection, known: Facts) -> News | None:
    """What others have written since; None if nothing."""
    row = match_row(connection, known.id)
    if not is_newer(row, known):
        return None
    return News(facts_of(row), read_entries(connection, known.id, known.seq), read_around(connection, known.id))


def with_news(table: Table, news: News) -> Table | None:
    """The table with the news; None if the match must be loaded again."""
    if table.state is None and news.facts.status != "open":
        return None
    followed = table.follow(entry for entry in news.entries if entry.seq > table.seq)
    if followed is None:
        return None
    around = news.around
    return replace(followed, facts=news.facts, places=around.places, orders=around.orders, votes=around.votes)


class Numbered(Protocol):
    @property
    def kind(self) -> str: ...
    @property
    def number(self) -> int: ...


E = TypeVar("E", bound=Numbered)
"""An entry, or its row."""


def in_force(entries: Iterable[E]) -> list[E]:
    """The moves that were not undone."""
    moves: list[E] = []
    for entry in entries:
        if entry.kind == "act":
            moves.append(entry)
        while moves and moves[-1].number > entry.number:
            moves.pop()
    return moves


def facts_of(row: Row[Any]) -> Facts:
    return Facts(
        id=row.id,
        status=row.status,
        terms=codec.decode(row.options, Terms),
        chance=codec.decode_chance(row.chance),
        bot_secret=row.bot_secret,
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


def read_entries(connection: Connection, match: MatchId, after: int, until: int | None = None) -> list[Entry]:
    """The entries with numbers above `after`, up to `until`."""
    query = (
        select(schema.moves)
        .where(schema.moves.c.match == match, schema.moves.c.seq > after)
        .order_by(schema.moves.c.seq)
    )
    if until is not None:
        query = query.where(schema.moves.c.seq <= until)
    return [entry_of(row) for row in connection.execute(query).all()]


def entry_of(row: Row[Any]) -> Entry:
    action = ACTION.decode(row.action) if row.action else None
    events = EVENTS.decode(row.events) if row.events else ()
    return Entry(row.seq, row.kind, row.number, Seat(row.seat), row.by, action, events, row.at, row.batch or row.seq)


def entry_row(match: MatchId, entry: Entry) -> Columns:
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
        "batch": entry.batch,
    }


def read_around(connection: Connection, match: MatchId) -> Around:
    return read_around_all(connection, [match])[match]


def read_around_all(connection: Connection, ids: Sequence[MatchId]) -> dict[MatchId, Around]:
    """What is stored beside several matches, in one statement for each kind."""
    places, orders, votes = (_by_match(connection, table, ids) for table in (schema.seats, schema.orders, schema.votes))
    return {
        match: Around(
            tuple(place_of(row) for row in places[match]),
            {Seat(row.seat): Order(row.plant, row.most, row.round) for row in orders[match]},
            tuple(Vote(row.kind, Seat(row.seat), row.target, row.seq) for row in votes[match]),
        )
        for match in ids
    }


def _by_match(connection: Connection, table: sqlalchemy.Table, ids: Sequence[MatchId]) -> dict[MatchId, list[Row[Any]]]:
    """The rows of a table, in the order of the seats."""
    rows: dict[MatchId, list[Row[Any]]] = {match: [] for match in ids}
    for row in connection.execute(select(table).where(table.c.match.in_(ids)).order_by(table.c.seat)).all():
        rows[row.match].append(row)
    return rows


def place_of(row: Row[Any]) -> Place:
    return Place(**{name: getattr(row, name) for name in Place.__struct_fields__})


def place_row(match: MatchId, place: Place) -> Columns:
    return {"match": match, **asdict(place)}


# --- writing


def changing(facts: Facts) -> Columns:
    return {name: getattr(facts, name) for name in CHANGING}


def insert_match(
    connection: Connection,
    facts: Facts,
    places: Sequence[Place],
    moves: Sequence[Columns] = (),
    snapshots: Sequence[StoredSnapshot] = (),
) -> None:
    """Insert a new match with its seats, and with moves that were made elsewhere and their snapshots."""
    values = changing(facts) | {
        "id": facts.id,
        "options": codec.encode(facts.terms).decode(),
        "chance": codec.encode(facts.chance).decode(),
        "bot_secret": facts.bot_secret,
        "opening": opening_of(facts),
        "listed": facts.terms.listed,
        "origin": facts.origin,
        "created": facts.created or now(),
    }
    connection.execute(insert(schema.matches), [values])
    connection.execute(insert(schema.seats), [place_row(facts.id, place) for place in places])
    if moves:
        connection.execute(insert(schema.moves), moves)
    rows = [{"match": facts.id, "number": one.number, "seq": one.number, "state": one.state} for one in snapshots]
    _insert(connection, schema.snapshots, rows)


def opening_of(facts: Facts) -> str | None:
    return codec.encode(facts.opening).decode() if facts.opening else None


UPDATE_MATCH = text(guarded_update(CHANGING, ":{}"))
BEGIN_MATCH = text(guarded_update((*CHANGING, "opening"), ":{}"))


def write_change(connection: Connection, change: Change, snapshot: State | None) -> None:
    """Write any change of a match; `Stale` if it has been changed since the decision."""
    facts = change.after.facts
    begins = facts.seq == 0
    values = guarded_values(change) | ({"opening": opening_of(facts)} if begins else {})
    if connection.execute(BEGIN_MATCH if begins else UPDATE_MATCH, values).rowcount != 1:
        raise Stale
    _insert(connection, schema.moves, [entry_row(facts.id, entry) for entry in change.entries])
    _insert(connection, schema.keys, key_rows(change))
    _write_snapshot(connection, change, snapshot)
    _write_places(connection, change)
    _write_orders_and_votes(connection, change)


def guarded_values(change: Change) -> Columns:
    """The new columns of a match, and the values that guard its update."""
    old, key = change.before.facts, change.key
    return changing(change.after.facts) | {
        "id": old.id,
        "was_seq": old.seq,
        "was_version": old.version,
        "key": None if key is None else key.key,
        "key_seat": None if key is None else key.seat,
    }


def key_rows(change: Change) -> list[Columns]:
    if change.key is None:
        return []
    # Standing orders may have followed: they are not part of the request.
    own = [entry.seq for entry in change.entries if entry.by == change.entries[0].by]
    return [{"match": change.after.id, **asdict(change.key), "first": own[0], "last": own[-1]}]


def _write_snapshot(connection: Connection, change: Change, snapshot: State | None) -> None:
    """Insert a snapshot; delete those of moves that were undone."""
    facts, snapshots = change.after.facts, schema.snapshots
    back = [entry.number for entry in change.entries if entry.kind != "act"]
    if back:
        undone = (snapshots.c.match == facts.id) & (snapshots.c.number > min(back))
        connection.execute(delete(snapshots).where(undone))
    if snapshot is not None:
        state = codec.encode(snapshot).decode()
        values = {"match": facts.id, "number": facts.number, "seq": facts.seq, "state": state}
        connection.execute(insert(snapshots), [values])


def _write_places(connection: Connection, change: Change) -> None:
    match, seats = change.after.id, schema.seats
    for old, new in zip(change.before.places, change.after.places, strict=True):
        if old != new:
            same = (seats.c.match == match) & (seats.c.seat == new.seat)
            connection.execute(update(seats).where(same).values(**place_row(match, new)))


def _write_orders_and_votes(connection: Connection, change: Change) -> None:
    """Orders and votes are few: if they differ, all of them are replaced."""
    before, after, match = change.before, change.after, change.after.id
    if after.orders != before.orders:
        connection.execute(delete(schema.orders).where(schema.orders.c.match == match))
        rows = [{"match": match, "seat": seat, **asdict(order)} for seat, order in after.orders.items()]
        _insert(connection, schema.orders, rows)
    if after.votes != before.votes:
        connection.execute(delete(schema.votes).where(schema.votes.c.match == match))
        _insert(connection, schema.votes, [{"match": match, **asdict(vote)} for vote in after.votes])


def _insert(connection: Connection, table: sqlalchemy.Table, rows: list[Columns]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def log_append(change: Change) -> LogAppend | None:
    """The rows of an ordinary change: only moves, and clocks that were charged. None for any other change."""
    before, after = change.before, change.after
    is_ordinary = (
        bool(change.entries)
        and all(entry.kind == "act" for entry in change.entries)
        and after.orders == before.orders
        and after.votes == before.votes
    )
    charged = [] if after.places is before.places else changed_banks(before.places, after.places)
    if not is_ordinary or charged is None:
        return None
    return LogAppend(
        guarded_values(change),
        [entry_row(after.id, entry) for entry in change.entries],
        key_rows(change),
        [{"match": after.id, "seat": place.seat, "bank": place.bank} for place in charged],
    )


def changed_banks(old: Sequence[Place], new: Sequence[Place]) -> list[Place] | None:
    """The seats whose clocks differ; None if anything else differs."""
    differing = [(before, after) for before, after in zip(old, new, strict=True) if before != after]
    if any(replace(before, bank=after.bank) != after for before, after in differing):
        return None
    return [after for _, after in differing]
