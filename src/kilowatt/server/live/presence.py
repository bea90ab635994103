"""Who is there: told to the other processes, and remembered for those who leave."""

import asyncio

from msgspec.structs import replace

from kilowatt.engine import Seat
from kilowatt.server.logs import log
from kilowatt.server.matches.store import Change
from kilowatt.server.matches.table import Table
from kilowatt.server.parts import Parts
from kilowatt.server.problems import Problem

HEARTBEAT = 20.0


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
                    match = await self.moved.get()
                await self._follow(match)
            except TimeoutError:
                beat = loop.time() + HEARTBEAT
                await self._beat()
            except Exception:
                log.exception("presence was not told")

    async def _follow(self, match: str) -> None:
        seats, spectators = self.parts.hub.here(match)
        left = set(self.before.pop(match, ())) - set(seats)
        if match in self.parts.hub.watchers:
            self.before[match] = seats
        await self._tell(match, seats, spectators)
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

    async def _beat(self) -> None:
        if self.parts.database.is_postgres:
            for match in list(self.parts.hub.watchers):
                await self._tell(match, *self.parts.hub.here(match))

    async def _tell(self, match: str, seats: tuple[Seat, ...], spectators: int) -> None:
        database = self.parts.database
        if database.is_postgres:
            message = f"presence {match} {','.join(map(str, seats)) or '-'} {spectators}"
            await database.write(lambda connection: database.tell(connection, message))
