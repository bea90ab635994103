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
from typing import Any, Final, ParamSpec, TypeVar

from kilowatt.server.work.fair_turns import FairTurns

T = TypeVar("T")
P = ParamSpec("P")
BOT_SECONDS: Final = 20.0
CLOCK_SECONDS: Final = 10.0
REQUEST_SECONDS: Final = 30.0
STUDY_SECONDS: Final = 300.0
"""Seconds that work of each kind may take; then its process is killed."""
MOST_WAITING: Final = 3
"""Requests of one person that may wait for a worker."""
UNLIMITED: Final = 1_000_000
FAILING_SECONDS: Final = 10.0
"""Seconds after a worker was lost until it counts as working again, unless one finishes its work before."""


class WorkerTimeout(Exception):
    """Work took too long, and its process was killed."""


class Worker:
    """One process, started when there is work."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._ending: set[asyncio.Future[None]] = set()

    async def run(self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the work; raises `WorkerTimeout`, or `BrokenProcessPool` if the process died."""
        if self._executor is None:
            self._executor = make_executor(1)
        future = asyncio.wrap_future(self._executor.submit(work, *args, **kwargs))
        try:
            done, _ = await asyncio.wait({future}, timeout=seconds)
            if not done:
                raise WorkerTimeout(f"a worker has not finished within {seconds} s")
            return future.result()
        except (asyncio.CancelledError, BrokenProcessPool, WorkerTimeout):
            future.cancel()
            self.kill()
            raise

    def kill(self) -> None:
        """Kill the process, even while it works; the next job starts another one."""
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in list((executor._processes or {}).values()):
                process.kill()
            ending = asyncio.ensure_future(asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Kill the process and wait until it has ended."""
        self.kill()
        await asyncio.gather(*self._ending)


class Lane:
    """Workers for one kind of work. Other kinds never wait for them."""

    def __init__(self, workers: int, seconds: float, most_waiting: int = UNLIMITED) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(workers)]
        self.turns = FairTurns(workers, most_waiting)
        self.failed_until = 0.0
        self._idle = list(self.workers)

    async def run(self, owner: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work for an owner when it is the owner's turn."""
        async with self.turns.turn(owner):
            worker = self._idle.pop()
            try:
                result = await worker.run(self.seconds, work, *args, **kwargs)
            except (BrokenProcessPool, WorkerTimeout):
                self.failed_until = asyncio.get_running_loop().time() + FAILING_SECONDS
                raise
            finally:
                self._idle.append(worker)
            self.failed_until = 0.0
            return result

    @property
    def is_up(self) -> bool:
        return asyncio.get_running_loop().time() >= self.failed_until


class ComputePool:
    """Processes for each kind of work."""

    def __init__(self, bot_workers: int) -> None:
        self.bots = Lane(bot_workers, BOT_SECONDS)
        self.clocks = Lane(1, CLOCK_SECONDS)
        self.requests = Lane(1, REQUEST_SECONDS, MOST_WAITING)
        """Hints, statistics and imports: a person waits for them."""
        self.studies = Lane(1, STUDY_SECONDS)

    @property
    def lanes(self) -> tuple[Lane, ...]:
        return self.bots, self.clocks, self.requests, self.studies

    async def is_up(self) -> bool:
        """Whether the workers that games wait for finish their work."""
        return self.bots.is_up and self.clocks.is_up

    async def close(self) -> None:
        """Kill the workers: nobody waits for their results any more."""
        await asyncio.gather(*(worker.close() for lane in self.lanes for worker in lane.workers))


def retrieve(future: "asyncio.Future[Any]") -> None:
    """Retrieve the exception, or asyncio logs it when nobody waits for the work any more."""
    if not future.cancelled():
        future.exception()


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
