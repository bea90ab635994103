"""Whether a server can do its work: the database, the notifications of other processes, the job queue, the workers."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from kilowatt.server.logs import log

PROBE_SECONDS: Final = 2.0
"""Seconds for a part to answer before it counts as down."""
FRESH_SECONDS: Final = 0.5
"""Seconds for which an answer is used again: anybody may ask for the readiness of a server."""
Probe = Callable[[], Awaitable[bool]]


class Part:
    """One thing the server depends on. It is probed once at a time, however many ask."""

    def __init__(self, name: str, probe: Probe) -> None:
        self.name = name
        self.probe = probe
        self._running: asyncio.Task[bool] | None = None
        self._probed = float("-inf")

    async def is_up(self) -> bool:
        """The answer of the last probe if it is fresh, otherwise that of the running one, if it comes in time."""
        at = asyncio.get_running_loop().time()
        if self._running is None or (self._running.done() and at - self._probed > FRESH_SECONDS):
            self._running, self._probed = asyncio.ensure_future(self._ask()), at
        done, _ = await asyncio.wait({self._running}, timeout=PROBE_SECONDS)
        return bool(done) and self._running.result()

    async def _ask(self) -> bool:
        try:
            return await self.probe()
        except Exception as error:
            log.warning("%s is down: %s", self.name, error)
            return False

    async def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running})


class Health:
    """The parts of one process."""

    def __init__(self) -> None:
        self.parts: list[Part] = []

    def watch(self, name: str, probe: Probe) -> None:
        self.parts.append(Part(name, probe))

    async def failing(self) -> list[str]:
        """The parts that are down."""
        found = await asyncio.gather(*(part.is_up() for part in self.parts))
        return [part.name for part, is_up in zip(self.parts, found, strict=True) if not is_up]

    async def stop(self) -> None:
        for part in self.parts:
            await part.stop()
