"""Lists of matches: the lobby, the caller's own, finished ones."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, Select, or_, select, tuple_
from sqlalchemy.engine import Row

from kilowatt.engine import Seat
from kilowatt.engine.events import GameEnded
from kilowatt.server.accounts.models import Session
from kilowatt.server.lobby.models import TableList
from kilowatt.server.matches.match_rows import entry_of, facts_of, read_around_all
from kilowatt.server.matches.models import TableView
from kilowatt.server.matches.seats import seats_of
from kilowatt.server.matches.table import Table, winners
from kilowatt.server.store.database import Database
from kilowatt.server.store.schema import matches, moves, seats
from kilowatt.server.wire_types import MatchId

PAGE = 50
"""Matches in one response."""


class Lists:
    """The service of lists."""

    def __init__(self, database: Database, online: Callable[[MatchId], set[Seat]]) -> None:
        self.database = database
        self.online = online

    async def lobby(self, session: Session | None, before: int | None) -> TableList:
        """Listed matches that wait for players or are being played."""
        where = matches.c.listed & matches.c.status.in_(("open", "running"))
        return await self._page(select(matches).where(where), session, before)

    async def finished(self, session: Session | None, before: int | None) -> TableList:
        """Listed matches that are finished."""
        where = matches.c.listed & (matches.c.status == "finished")
        return await self._page(select(matches).where(where), session, before)

    async def mine(self, session: Session, before: int | None) -> TableList:
        """Matches of this device or account. Those that wait for it are on the first page, however old."""
        own = held_by(session)
        newest = await self._page(select(matches).where(matches.c.id.in_(own)), session, before)
        if before is not None or newest.next is None:
            return newest
        is_active = (seats.c.seat == matches.c.active) & ~seats.c.away & ~seats.c.resigned
        asked = own.where(is_active).correlate(matches)
        waiting = select(matches).where((matches.c.status == "running") & matches.c.id.in_(asked))
        older = await self._page(waiting, session, newest.next)
        return TableList(newest.tables + older.tables, newest.mine | older.mine, newest.next)

    async def _page(self, query: Select[Any], session: Session | None, before: int | None) -> TableList:
        if before is not None:
            query = query.where(matches.c.changed < before)
        newest = query.order_by(matches.c.changed.desc()).limit(PAGE + 1)
        found = await self.database.read(read_page, newest)
        views: list[TableView] = []
        mine: dict[str, tuple[Seat, ...]] = {}
        for table, active, won in found[:PAGE]:
            views.append(replace(table.view(self.online(table.id)), active=active, winners=won))
            held = seats_of(table, session)
            if held:
                mine[table.id] = held
        return TableList(tuple(views), mine, views[-1].changed if len(found) > PAGE else None)


def held_by(session: Session) -> Select[Any]:
    """The matches in which this device or account holds a seat."""
    held = [seats.c.session == session.id]
    if session.account is not None:
        held.append(seats.c.account == session.account)
    return select(seats.c.match).where(or_(*held))


Listed = tuple[Table, Seat | None, tuple[Seat, ...]]
"""A table without its game, its active seat, and its winners."""


def read_page(connection: Connection, query: Select[Any]) -> list[Listed]:
    """A page with as many statements for fifty matches as for one."""
    rows = connection.execute(query).all()
    around, won = read_around_all(connection, [row.id for row in rows]), winners_by_match(connection, rows)
    return [
        (
            replace(Table.of(facts_of(row), around[row.id].places), votes=around[row.id].votes),
            row.active,
            won.get(row.id, ()),
        )
        for row in rows
    ]


def winners_by_match(connection: Connection, rows: Sequence[Row[Any]]) -> dict[str, tuple[Seat, ...]]:
    """The winners of finished games, from the last entries of their logs: no game is loaded for a list."""
    last = [(row.id, row.seq) for row in rows if row.status in ("finished", "study")]
    if not last:
        return {}
    query = select(moves).where(tuple_(moves.c.match, moves.c.seq).in_(last))
    found = {}
    for row in connection.execute(query).all():
        ends = [event for event in entry_of(row).events if isinstance(event, GameEnded)]
        if ends:
            found[row.match] = winners(ends[0].standings)
    return found
