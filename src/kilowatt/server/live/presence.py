"""Who is there: told to the other processes, and remembered for those who leave."""

import asyncio
from collections.abc import Iterable

from msgspec.structs import replace
from sqlalchemy import Connection

from kilowatt.engine import Seat
from kilowatt.server.logs import log
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.table import Table
from kilowatt.server.parts import Parts
from kilowatt.server.problems import Problem

HEARTBEAT = 20.0
PAUSE = 0.05
TOGETHER = 100
"""Tables in one message: PostgreSQL takes 8000 bytes."""


class Presences:
    """Follows the comings and goings of this process."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.moved: asyncio.Queue[str] = asyncio.Queue()
        self.before: dict[str, tuple[Seat, ...]] = {}

    async def run(self) -> None:
        self.parts.hub.told.append(self.moved)
        loop = asyncio.get_running_loop()
        beat = loop.time() + HEARTBEAT
        while True:
            try:
                async with asyncio.timeout_at(beat):
                    moved = await self._moved()
                await self._follow(moved)
            except TimeoutError:
                beat = loop.time() + HEARTBEAT
                await self._tell(self.parts.hub.watchers)
            except Exception:
                log.exception("presence was not told")

    async def _moved(self) -> set[str]:
        """The tables where somebody came or went; after a short while, so that many are told of at once."""
        moved = {await self.moved.get()}
        await asyncio.sleep(PAUSE)
        while not self.moved.empty():
            moved.add(self.moved.get_nowait())
        return moved

    async def _follow(self, moved: set[str]) -> None:
        await self._tell(moved)
        for match in moved:
            seats, _ = self.parts.hub.here(match)
            left = set(self.before.pop(match, ())) - set(seats)
            if match in self.parts.hub.watchers:
                self.before[match] = seats
            if left:
                await self._remember(match, left)

    async def _remember(self, match: str, left: set[Seat]) -> None:
        """When somebody was last there: the host may remove who has been away for long."""

        def decide(table: Table, at: int) -> Change | None:
            if not table.is_running:
                return None
            places = tuple(replace(place, seen=at) if place.seat in left else place for place in table.places)
            return Change(facts=replace(table.facts, version=table.facts.version + 1), places=places)

        try:
            await self.parts.matches.change(match, decide)
        except Problem as problem:
            log.debug("nobody to remember: %s", problem)

    async def _tell(self, matches: Iterable[str]) -> None:
        """Tell the other processes who is here, many tables in one message."""
        database = self.parts.database
        if not database.is_shared:
            return
        told = [self._line(match) for match in matches]

        def work(connection: Connection) -> None:
            for start in range(0, len(told), TOGETHER):
                database.tell(connection, "presence " + " ".join(told[start : start + TOGETHER]))

        if told:
            await database.write(work)

    def _line(self, match: str) -> str:
        seats, spectators = self.parts.hub.here(match)
        return f"{match}:{','.join(map(str, seats))}:{spectators}"
