"""Worker processes for long computations, so that the event loop stays free."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


class ComputePool:
    """Processes for bots, and a separate one for analysis, so that a game never waits for it."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._bots: ProcessPoolExecutor | None = None
        self._slow: ProcessPoolExecutor | None = None

    async def think(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run short work that a game waits for."""
        if self._bots is None:
            self._bots = make_executor(self.workers)
        try:
            return await asyncio.wrap_future(self._bots.submit(work, *args, **kwargs))
        except BrokenProcessPool:
            self._bots = None
            raise

    async def study(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run long background work."""
        if self._slow is None:
            self._slow = make_executor(1)
        try:
            return await asyncio.wrap_future(self._slow.submit(work, *args, **kwargs))
        except BrokenProcessPool:
            self._slow = None
            raise

    async def close(self) -> None:
        """Kill the workers and discard their results."""
        for executor in (self._bots, self._slow):
            if executor is not None:
                for worker in list(executor._processes.values()):
                    worker.kill()
                await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)
        self._bots = self._slow = None


def make_executor(workers: int) -> ProcessPoolExecutor:
    """Processes are spawned, not forked, because this process has threads."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=prepare)


def prepare() -> None:
    """A worker has a lower priority, ignores the terminal's interrupt, and exits with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
