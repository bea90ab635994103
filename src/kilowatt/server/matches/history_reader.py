"""Reads the past of a match: the state after any number of moves, and all moves in force."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from kilowatt.engine import State, codec
from kilowatt.engine.value import Value
from kilowatt.server.matches.match_rows import StoredSnapshot, entry_of, in_force, read_entries
from kilowatt.server.matches.models import Entry
from kilowatt.server.matches.table import Table, fold, opening_state
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store.schema import moves, snapshots


class StoredMove(Value, frozen=True):
    """A move as it is stored, which is also its form in a record: the JSON is passed on without decoding it."""

    seat: int
    action: msgspec.Raw
    events: msgspec.Raw


def stored_moves(connection: Connection, table: Table) -> list[StoredMove]:
    """The moves in force up to the table's newest entry, as they are stored."""
    log = (moves.c.match == table.id) & (moves.c.seq <= table.seq)
    columns = (moves.c.kind, moves.c.number, moves.c.seat, moves.c.action, moves.c.events)
    rows: Sequence[Any] = connection.execute(select(*columns).where(log).order_by(moves.c.seq)).all()
    return [StoredMove(row.seat, raw(row.action), raw(row.events or "[]")) for row in in_force(rows)]


def raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())


def moves_in_force(connection: Connection, table: Table) -> list[Entry]:
    """The moves in force up to the table's newest entry."""
    return in_force(read_entries(connection, table.id, 0, table.seq))


def read_fork(connection: Connection, table: Table, number: int) -> tuple[list[Entry], list[StoredSnapshot]]:
    """The first moves in force, and the snapshots among them."""
    query = select(snapshots).where(snapshots.c.match == table.id, snapshots.c.number <= number)
    stored = [StoredSnapshot(row.number, row.state) for row in connection.execute(query).all()]
    return moves_in_force(connection, table)[:number], stored


def state_after(connection: Connection, table: Table, number: int) -> State:
    """The state after a number of moves."""
    return states_between(connection, table, number, number)[0]


def states_between(connection: Connection, table: Table, first: int, last: int) -> list[State]:
    """The states after `first` moves, after one more, and so on up to `last`, from the nearest snapshot before."""
    if not 0 <= first <= last <= table.facts.number or table.state is None:
        raise Problem(Code.NO_SUCH_NUMBER, number=first, most=table.facts.number)
    state, at, since = _nearest(connection, table, first)
    # Moves after `last` do not matter, but an undo that went back before it does.
    log = (moves.c.match == table.id) & (moves.c.seq > since) & (moves.c.seq <= table.seq)
    query = select(moves).where(log, moves.c.number <= last).order_by(moves.c.seq)
    rows: Sequence[Any] = connection.execute(query).all()
    states = [state] if at == first else []
    for row in in_force(rows):
        state = fold(table.game, state, entry_of(row).events)
        if row.number >= first:
            states.append(state)
    return states


def _nearest(connection: Connection, table: Table, number: int) -> tuple[State, int, int]:
    """The nearest stored state at or before a number, that number, and the last entry before it."""
    nearest = (
        select(snapshots)
        .where(snapshots.c.match == table.id, snapshots.c.number <= number)
        .order_by(snapshots.c.number.desc())
        .limit(1)
    )
    stored = connection.execute(nearest).first()
    if stored is None:
        return opening_state(table.game, table.facts.opening), 0, 0
    return codec.decode_state(stored.state), stored.number, stored.seq
