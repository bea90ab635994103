"""A person's data as a file, read match by match so that its size does not matter."""

from collections.abc import AsyncIterator

from sqlalchemy import ColumnElement, Connection, Select, or_, select
from sqlalchemy.engine import Row

from kilowatt.server.accounts.models import (
    Export,
    ExportedLine,
    ExportedMatch,
    ExportedMove,
    ExportedSession,
    Session,
)
from kilowatt.server.matches.match_rows import ACTION
from kilowatt.server.store import schema
from kilowatt.server.store.database import Database
from kilowatt.server.wire import encode

accounts, sessions, seats = schema.accounts.c, schema.sessions.c, schema.seats.c
matches, moves, chat = schema.matches.c, schema.moves.c, schema.chat.c
Held = Row[tuple[str, int, str]]
"""A seat: match, number and name."""


async def exported(database: Database, session: Session) -> AsyncIterator[bytes]:
    """The pieces of the JSON of an `Export`."""
    head, held = await database.read(_overview, session)
    start, _, end = encode(head).rpartition(b"]")
    yield start
    for number, seat in enumerate(held):
        match = await database.read(_match, session, seat)
        yield (b"," if number else b"") + encode(match)
    yield b"]" + end


def _overview(connection: Connection, session: Session) -> tuple[Export, list[Held]]:
    """The export without matches, and the seats to add."""
    account = connection.execute(select(accounts.name, accounts.created).where(accounts.id == session.account)).first()
    own = connection.execute(select(sessions.created, sessions.expires).where(_own_sessions(session))).all()
    held = connection.execute(_held(session)).all()
    name, created = (None, None) if account is None else (account.name, account.created)
    return Export(name, created, tuple(ExportedSession(begun, expires) for begun, expires in own), ()), list(held)


def _own_sessions(session: Session) -> ColumnElement[bool]:
    return sessions.id == session.id if session.account is None else sessions.account == session.account


def _held(session: Session) -> Select[tuple[str, int, str]]:
    mine = [seats.session == session.id]
    if session.account is not None:
        mine.append(seats.account == session.account)
    return select(seats.match, seats.seat, seats.name).where(or_(*mine)).order_by(seats.match, seats.seat)


def _match(connection: Connection, session: Session, seat: Held) -> ExportedMatch:
    row = connection.execute(
        select(matches.status, matches.created, matches.finished).where(matches.id == seat.match)
    ).one()
    own = moves.match == seat.match, moves.seat == seat.seat, moves.by == "person"
    played = connection.execute(select(moves.seq, moves.at, moves.action).where(*own).order_by(moves.seq)).all()
    return ExportedMatch(
        id=seat.match,
        status=row.status,
        seat=seat.seat,
        name=seat.name,
        created=row.created,
        finished=row.finished,
        moves=tuple(ExportedMove(seq, at, ACTION.decode(action) if action else None) for seq, at, action in played),
        chat=tuple(ExportedLine(line.at, line.text) for line in connection.execute(_lines(session, seat)).all()),
    )


def _lines(session: Session, seat: Held) -> Select[tuple[int, str]]:
    """Lines with the account, and those that the seat wrote before it belonged to one."""
    unsigned = chat.account.is_(None) & (chat.name == seat.name)
    own = unsigned if session.account is None else unsigned | (chat.account == session.account)
    return select(chat.at, chat.text).where(chat.match == seat.match, chat.seat == seat.seat, own).order_by(chat.line)
