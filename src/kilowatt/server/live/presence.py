"""Presence: announced to the other processes, and stored when a player leaves."""

import asyncio
from collections.abc import Iterable

from msgspec.structs import replace
from sqlalchemy import Connection

from kilowatt.engine import Seat
from kilowatt.server.logs import log
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.table import Table
from kilowatt.server.matches.votes import next_version
from kilowatt.server.problems import Problem
from kilowatt.server.services import Services
from kilowatt.server.wire_types import MatchId, Millis

HEARTBEAT_SECONDS = 20.0
BATCH_SECONDS = 0.05
"""Seconds to collect arrivals and departures before announcing them."""
QUIET_SECONDS = 0.002
"""Seconds for each socket of a match until its presence is announced again."""
MAX_BATCH = 100
"""Matches in one message: PostgreSQL allows 8000 bytes."""


class PresenceTracker:
    """Tracks who is connected to this process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.changed: asyncio.Queue[MatchId] = asyncio.Queue()
        self.before: dict[MatchId, tuple[Seat, ...]] = {}
        self.pending: dict[MatchId, float] = {}
        """Matches where somebody came or went, and when to announce it."""
        self.quiet_until: dict[MatchId, float] = {}

    async def run(self) -> None:
        self.services.hub.presence_queues.append(self.changed)
        loop = asyncio.get_running_loop()
        beat = loop.time() + HEARTBEAT_SECONDS
        while True:
            try:
                changed = await self._next_batch(beat)
                if loop.time() >= beat:
                    beat = loop.time() + HEARTBEAT_SECONDS
                    await self._on_beat()
                await self._handle(changed)
            except Exception:
                log.exception("announcing presence failed")

    async def _next_batch(self, beat: float) -> set[MatchId]:
        """The matches to announce; none when the heartbeat is due."""
        if not self.pending:
            try:
                async with asyncio.timeout_at(beat):
                    self._note(await self.changed.get())
            except TimeoutError:
                return set()
        await asyncio.sleep(BATCH_SECONDS)
        while not self.changed.empty():
            self._note(self.changed.get_nowait())
        return self._take_due(asyncio.get_running_loop().time())

    def _note(self, match: MatchId) -> None:
        self.pending.setdefault(match, self.quiet_until.get(match, 0.0))

    def _take_due(self, now: float) -> set[MatchId]:
        """A match with many sockets is announced less often, so that a crowd costs a fixed share of the time."""
        due = {match for match, at in self.pending.items() if at <= now}
        for match in due:
            del self.pending[match]
            self.quiet_until[match] = now + QUIET_SECONDS * len(self.services.hub.watchers.get(match, ()))
        return due

    async def _on_beat(self) -> None:
        """Repeat who is here, and forget processes that no longer do so."""
        for match in list(self.services.hub.watchers):
            self.services.hub.show_presence(match)
        await self._announce(self.services.hub.watchers)

    async def _handle(self, changed: set[MatchId]) -> None:
        for match in changed:
            self.services.hub.show_presence(match)
        await self._announce(changed)
        for match in changed:
            seats, _ = self.services.hub.local_presence(match)
            left = set(self.before.pop(match, ())) - set(seats)
            if match in self.services.hub.watchers:
                self.before[match] = seats
            else:
                self.quiet_until.pop(match, None)
            if left:
                await self._store_last_seen(match, left)

    async def _store_last_seen(self, match: MatchId, left: set[Seat]) -> None:
        """Store when players were last seen: the host may remove those absent for long."""

        def decide(table: Table, at: Millis) -> Change | None:
            if not table.is_running:
                return None
            places = tuple(replace(place, seen=at) if place.seat in left else place for place in table.places)
            return Change(table, replace(next_version(table), places=places))

        try:
            await self.services.matches.change(match, decide)
        except Problem as problem:
            log.debug("last seen was not stored: %s", problem)

    async def _announce(self, matches: Iterable[MatchId]) -> None:
        """Tell the other processes who is connected here, many matches in one message."""
        database = self.services.database
        if not database.is_shared:
            return
        lines = [self._line(match) for match in matches]

        def work(connection: Connection) -> None:
            for start in range(0, len(lines), MAX_BATCH):
                database.notify(connection, "presence " + " ".join(lines[start : start + MAX_BATCH]))

        if lines:
            await database.write(work)

    def _line(self, match: MatchId) -> str:
        seats, spectators = self.services.hub.local_presence(match)
        return f"{match}:{','.join(map(str, seats))}:{spectators}"
