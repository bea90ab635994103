"""Earlier moments of a match: any state by its number, and all moves in force."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from kilowatt.engine import State, codec
from kilowatt.engine.value import Value
from kilowatt.server.matches.models import Entry
from kilowatt.server.matches.rows import entry_of, line_of, read_entries
from kilowatt.server.matches.table import Table, fold
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import tables as t


class WrittenMove(Value, frozen=True):
    """A move as it is in the database, and as a record has it: nothing is read that is only passed on."""

    seat: int
    action: msgspec.Raw
    events: msgspec.Raw


def written_moves(connection: Connection, table: Table) -> list[WrittenMove]:
    """Every move that was not taken back, up to what the table knows, as it was written."""
    log = (t.moves.c.match == table.id) & (t.moves.c.seq <= table.seq)
    columns = (t.moves.c.kind, t.moves.c.number, t.moves.c.seat, t.moves.c.action, t.moves.c.events)
    rows: Sequence[Any] = connection.execute(select(*columns).where(log).order_by(t.moves.c.seq)).all()
    return [WrittenMove(row.seat, raw(row.action), raw(row.events or "[]")) for row in line_of(rows)]


def raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())


def moves_in_force(connection: Connection, table: Table) -> list[Entry]:
    """Every move that was not taken back, up to what the table knows."""
    return line_of(read_entries(connection, table.id, 0, table.seq))


def state_after(connection: Connection, table: Table, number: int) -> State:
    """The state after so many moves."""
    return states_between(connection, table, number, number)[0]


def states_between(connection: Connection, table: Table, first: int, last: int) -> list[State]:
    """The states after `first` moves, after one more, and so on up to `last`, from the nearest one stored before."""
    if not 0 <= first <= last <= table.facts.number or table.state is None:
        raise Problem(Code.NO_SUCH_NUMBER, number=first, most=table.facts.number)
    state, at, since = _nearest(connection, table, first)
    # What came later than `last` is of no interest, but for an undo that went back behind it.
    log = (t.moves.c.match == table.id) & (t.moves.c.seq > since) & (t.moves.c.seq <= table.seq)
    query = select(t.moves).where(log, t.moves.c.number <= last).order_by(t.moves.c.seq)
    rows: Sequence[Any] = connection.execute(query).all()
    states = [state] if at == first else []
    for row in line_of(rows):
        state = fold(table.game, state, entry_of(row).events)
        if row.number >= first:
            states.append(state)
    return states


def _nearest(connection: Connection, table: Table, number: int) -> tuple[State, int, int]:
    """A state at a number or before it, that number, and the entry after which it was."""
    nearest = (
        select(t.snapshots)
        .where(t.snapshots.c.match == table.id, t.snapshots.c.number <= number)
        .order_by(t.snapshots.c.number.desc())
        .limit(1)
    )
    stored = connection.execute(nearest).first()
    if stored is None:
        return fold(table.game, table.game.bare_table(), table.facts.opening), 0, 0
    return codec.decode_state(stored.state), stored.number, stored.seq
