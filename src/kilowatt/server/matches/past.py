"""Earlier moments of a match: any state by its number, and all moves in force."""

from sqlalchemy import Connection, select

from kilowatt.engine import State, codec
from kilowatt.server.matches.models import Entry
from kilowatt.server.matches.rows import line_of, read_entries
from kilowatt.server.matches.table import Table, fold
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import tables as t


def moves_in_force(connection: Connection, table: Table) -> list[Entry]:
    """Every move that was not taken back, up to what the table knows."""
    return line_of(read_entries(connection, table.id, 0, table.seq))


def states_between(connection: Connection, table: Table, first: int, last: int) -> list[State]:
    """The states after `first` moves, after one more, and so on up to `last`."""
    states = [state_after(connection, table, first)]
    for entry in moves_in_force(connection, table)[first:last]:
        states.append(fold(table.game, states[-1], entry.events))
    return states


def state_after(connection: Connection, table: Table, number: int) -> State:
    """The state after so many moves, from the nearest one stored before it."""
    if not 0 <= number <= table.facts.number or table.state is None:
        raise Problem(Code.NO_SUCH_NUMBER, number=number, most=table.facts.number)
    kept = table.state_at(number)
    if kept is not None:
        return kept
    nearest = (
        select(t.snapshots)
        .where(t.snapshots.c.match == table.id, t.snapshots.c.number <= number)
        .order_by(t.snapshots.c.number.desc())
        .limit(1)
    )
    stored = connection.execute(nearest).first()
    if stored is None:
        state, since = fold(table.game, table.game.bare_table(), table.facts.opening), 0
    else:
        state, since = codec.decode_state(stored.state), stored.seq
    for entry in line_of(read_entries(connection, table.id, since, table.seq)):
        if entry.number <= number:
            state = fold(table.game, state, entry.events)
    return state
