"""Turns at a scarce resource. Owners take turns, so that many requests of one delay nobody else much."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kilowatt.server.problems import Code, Problem

RETRY_SECONDS = 5
Queue = deque["asyncio.Future[None]"]


class FairTurns:
    """Limits the turns at the same time. An owner may have `most_waiting` requests waiting; more are refused."""

    def __init__(self, places: int, most_waiting: int) -> None:
        self.free = places
        self.most_waiting = most_waiting
        self._waiting: OrderedDict[str, Queue] = OrderedDict()

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait for a turn of an owner and hold it."""
        await self._enter(owner)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, owner: str) -> None:
        if self.free:
            self.free -= 1
            return
        if len(self._waiting.get(owner, ())) >= self.most_waiting:
            raise Problem(Code.TOO_MANY, retry_after=RETRY_SECONDS)
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(given)
        try:
            await given
        except asyncio.CancelledError:
            if not given.cancelled():  # the turn was given at the same moment
                self._leave()
            raise

    def _leave(self) -> None:
        """Give the turn to the next owner; the one that was served goes to the end."""
        while self._waiting:
            owner, queue = self._waiting.popitem(last=False)
            given = queue.popleft()
            if queue:
                self._waiting[owner] = queue
            if not given.done():
                given.set_result(None)
                return
        self.free += 1
