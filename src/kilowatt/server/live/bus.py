"""What the other processes say, over PostgreSQL's LISTEN: a table changed, somebody spoke, came, went or logged out."""

import asyncio

import psycopg

from kilowatt.engine import Seat
from kilowatt.server.logs import log
from kilowatt.server.parts import Parts
from kilowatt.server.problems import Problem
from kilowatt.server.store.database import CHANNEL

AGAIN = 1.0


class Bus:
    """One connection that listens. If it breaks, everything is looked at again once it is back."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    async def run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception:
                log.exception("the connection that listens broke; it is made again")
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self.parts.settings.libpq_url, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._catch_up()
            async for notice in connection.notifies():
                await self._hear(notice.payload)

    async def _catch_up(self) -> None:
        """Whatever was said while nobody listened is looked up."""
        for match in list(self.parts.hub.watchers):
            await self._look_again(match)

    async def _hear(self, message: str) -> None:
        process, kind, *rest = message.split(" ")
        try:
            if kind == "match":
                await self._table(rest[0], int(rest[1]), int(rest[2]))
            elif process == self.parts.database.process:
                return
            elif kind == "chat":
                self.parts.chat.note(rest[0], int(rest[1]))
            elif kind == "ended":
                self.parts.accounts.ended(rest)
            elif kind == "presence":
                for told in rest:
                    self._presence(process, *told.split(":"))
        except Problem as problem:
            log.debug("%s: %s", message, problem)

    async def _table(self, match: str, seq: int, version: int) -> None:
        """What this process wrote it knows already, unless the answer to its commit was lost: it learns it here."""
        table = self.parts.matches.tables.kept.get(match)
        if table is None or (seq, version) > (table.facts.seq, table.facts.version):
            await self._look_again(match)

    async def _look_again(self, match: str) -> None:
        """A table that is not kept is read when one of its sockets wakes."""
        tables, hub = self.parts.matches.tables, self.parts.hub
        table = tables.kept.get(match)
        if table is None:
            hub.wake(match)
        else:
            await tables.refresh(table)
            hub.changed(table)

    def _presence(self, process: str, match: str, seats: str, spectators: str) -> None:
        """Who is at a table elsewhere; a process that is new to the table is told who is here."""
        there = tuple(Seat(int(seat)) for seat in seats.split(",") if seat)
        if self.parts.hub.heard(match, process, there, int(spectators)):
            for queue in self.parts.hub.told:
                queue.put_nowait(match)
