"""Notifications from other processes, by PostgreSQL's LISTEN: changes, chat, presence, ended sessions."""

import asyncio

from kilowatt.engine import Seat
from kilowatt.server.logs import log
from kilowatt.server.problems import Problem
from kilowatt.server.services import Services
from kilowatt.server.wire_types import MatchId

RECONNECT_SECONDS = 1.0


class NotificationListener:
    """Listens on one connection. After a reconnect every watched match is read again."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.is_listening = False

    async def is_up(self) -> bool:
        return self.is_listening

    async def run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                log.warning("lost the connection for notifications; reconnecting: %s", error)
            self.is_listening = False
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self) -> None:
        async with self.services.database.listen() as messages:
            await self._catch_up()
            self.is_listening = True
            async for message in messages:
                await self._handle(message)

    async def _catch_up(self) -> None:
        """Read what changed while the listener was disconnected."""
        watched = list(self.services.hub.watchers)
        for match in watched:
            await self._refresh(match)
        await self.services.chat.catch_up(watched)

    async def _handle(self, message: str) -> None:
        process, kind, *rest = message.split(" ")
        try:
            if kind == "match":
                await self._on_change(MatchId(rest[0]), int(rest[1]), int(rest[2]))
            elif process == self.services.database.process:
                return
            elif kind == "chat":
                self.services.chat.note(MatchId(rest[0]), int(rest[1]))
            elif kind == "ended":
                self.services.accounts.on_sessions_ended(rest)
            elif kind == "presence":
                for line in rest:
                    self._on_presence(process, *line.split(":"))
        except Problem as problem:
            log.debug("%s: %s", message, problem)

    async def _on_change(self, match: MatchId, seq: int, version: int) -> None:
        """Our own changes are known already, unless the response to a commit was lost."""
        slot = self.services.matches.tables.cached(match)
        if slot is None or (seq, version) > (slot.table.facts.seq, slot.table.facts.version):
            await self._refresh(match)

    async def _refresh(self, match: MatchId) -> None:
        """A table that is not cached is read when one of its sockets wakes."""
        tables, hub = self.services.matches.tables, self.services.hub
        slot = tables.cached(match)
        if slot is None:
            hub.wake(match)
        else:
            await tables.refresh(slot)
            hub.on_change(slot.table)

    def _on_presence(self, process: str, match: str, seats: str, spectators: str) -> None:
        """Store the presence at another process; answer a process that is new to the match with our own."""
        online = tuple(Seat(int(seat)) for seat in seats.split(",") if seat)
        if self.services.hub.update_remote(MatchId(match), process, online, int(spectators)):
            self.services.hub.announce_presence(MatchId(match))
