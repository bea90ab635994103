"""Notifications between processes, as PostgreSQL sends them: in order on each connection, and only while it lasts."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import Context
from typing import Final

from tests.simulation.loop import CURRENT, Machine
from tests.simulation.world import World

TYPICAL: Final = 0.01
"""Typical seconds until a notification arrives."""
DEAF: Final = 75.0
"""Seconds until the system reports a connection that was lost silently, at the most."""


class ConnectionLost(OSError):
    """A process learns that its connection for notifications is gone."""


class Listener(AsyncIterator[str]):
    """The connection of one process."""

    def __init__(self, machine: Machine | None) -> None:
        self.machine = machine
        self.coming: deque[str] = deque()
        self.waiting: deque[str] = deque()
        self.wake = asyncio.Event()
        self.is_deaf = False
        self.is_lost = False
        self.last = 0.0
        """When the newest notification arrives: none overtakes another."""

    def receive(self) -> None:
        message = self.coming.popleft()
        if not self.is_deaf:
            self.waiting.append(message)
            self.wake.set()

    def lose(self) -> None:
        self.is_deaf = self.is_lost = True
        self.wake.set()

    def __aiter__(self) -> AsyncIterator[str]:
        return self

    async def __anext__(self) -> str:
        while not self.waiting and not self.is_lost:
            self.wake.clear()
            await self.wake.wait()
        if self.is_lost:
            raise ConnectionLost("the connection for notifications was lost")
        return self.waiting.popleft()


class Bus:
    """Everyone who listens."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.listeners: list[Listener] = []

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[str]]:
        await asyncio.sleep(self.world.dice.delay(TYPICAL))
        listener = Listener(CURRENT.get())
        self.listeners.append(listener)
        try:
            yield listener
        finally:
            self.listeners.remove(listener)

    def publish(self, message: str) -> None:
        for listener in self.listeners:
            self._send(listener, message)

    def _send(self, listener: Listener, message: str) -> None:
        faults, dice = self.world.faults, self.world.dice
        loop = self.world.loop
        if self.world.happens(faults.listen_lost):
            self.lose(listener, 0.0)
        elif self.world.happens(faults.listen_deaf):
            self.lose(listener, dice.between(1.0, DEAF))
        listener.last = max(listener.last, loop.seconds + dice.delay(TYPICAL))
        listener.coming.append(message)
        loop.call_at(listener.last, listener.receive, context=Context())

    def heal(self) -> None:
        """Every listener reconnects."""
        for listener in self.listeners:
            if listener.is_deaf:
                listener.lose()

    def lose(self, listener: Listener, seconds: float) -> None:
        """Lose the connection now; its process notices after this many seconds."""
        self.world.note("listen", "lost", str(listener.machine), f"{seconds:.1f}")
        listener.is_deaf = True
        self.world.loop.call_later(seconds, listener.lose, context=Context())
