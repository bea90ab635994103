"""Lists of tables: the lobby, my games, finished games."""

from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, Select, or_, select
from sqlalchemy.engine import Row

from kilowatt.engine import Seat
from kilowatt.engine.events import GameEnded
from kilowatt.server.accounts.models import Session
from kilowatt.server.lobby.models import TableList
from kilowatt.server.matches.models import TableView
from kilowatt.server.matches.rows import facts_of, read_around, read_entries
from kilowatt.server.matches.service import Matches, seats_of
from kilowatt.server.matches.table import Table, winners
from kilowatt.server.store import tables as t

PAGE = 50


class Lists:
    """What is on offer, what one plays, what has been played."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    async def lobby(self, session: Session | None, before: int | None) -> TableList:
        """Listed tables that wait for players, or are played where one may watch."""
        where = t.matches.c.listed & t.matches.c.status.in_(("open", "running"))
        return await self._page(select(t.matches).where(where), session, before)

    async def finished(self, session: Session | None, before: int | None) -> TableList:
        """Listed games that are over."""
        where = t.matches.c.listed & (t.matches.c.status == "finished")
        return await self._page(select(t.matches).where(where), session, before)

    async def mine(self, session: Session, before: int | None) -> TableList:
        """Whatever this device, or this account, sits at. What waits for me is on the first page, however old."""
        seats = held_by(session)
        newest = await self._page(select(t.matches).where(t.matches.c.id.in_(seats)), session, before)
        if before is not None or newest.next is None:
            return newest
        is_asked = (t.seats.c.seat == t.matches.c.active) & ~t.seats.c.away & ~t.seats.c.resigned
        asked = seats.where(is_asked).correlate(t.matches)
        waiting = select(t.matches).where((t.matches.c.status == "running") & t.matches.c.id.in_(asked))
        older = await self._page(waiting, session, newest.next)
        return TableList(newest.tables + older.tables, newest.mine | older.mine, newest.next)

    async def _page(self, query: Select[Any], session: Session | None, before: int | None) -> TableList:
        if before is not None:
            query = query.where(t.matches.c.changed < before)
        newest = query.order_by(t.matches.c.changed.desc()).limit(PAGE + 1)
        found = await self.matches.tables.database.read(read_page, newest)
        views: list[TableView] = []
        mine: dict[str, tuple[Seat, ...]] = {}
        for table, active, won in found[:PAGE]:
            views.append(replace(table.view(self.matches.online(table.id)), active=active, winners=won))
            held = seats_of(table, session)
            if held:
                mine[table.id] = held
        return TableList(tuple(views), mine, views[-1].changed if len(found) > PAGE else None)


def held_by(session: Session) -> Select[Any]:
    """The seats of this device, or of this account, each by its table."""
    held = [t.seats.c.session == session.id]
    if session.account is not None:
        held.append(t.seats.c.account == session.account)
    return select(t.seats.c.match).where(or_(*held))


Listed = tuple[Table, Seat | None, tuple[Seat, ...]]
"""A table of which no game is loaded, who is asked there, and who has won."""


def read_page(connection: Connection, query: Select[Any]) -> list[Listed]:
    return [read_listed(connection, row) for row in connection.execute(query).all()]


def read_listed(connection: Connection, row: Row[Any]) -> Listed:
    places, _, votes = read_around(connection, row.id)
    table = Table(facts_of(row), places, None)
    table.votes = votes
    return table, row.active, winners_of(connection, row)


def winners_of(connection: Connection, row: Row[Any]) -> tuple[Seat, ...]:
    """No game is loaded for a list: who has won is told by the last entry of the log."""
    if row.status not in ("finished", "study"):
        return ()
    last = read_entries(connection, row.id, row.seq - 1, row.seq)
    ends = [event for entry in last for event in entry.events if isinstance(event, GameEnded)]
    return winners(ends[0].standings) if ends else ()
