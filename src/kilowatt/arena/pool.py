"""Plays many games at once: on the cores of this machine, each in a process of its own."""

import os
from collections.abc import Callable, Generator, Iterable
from queue import Queue
from threading import Lock, Thread

from kilowatt.arena.keeper import Keeper, Stopped
from kilowatt.arena.table import play
from kilowatt.arena.values import Job, Reply

Replies = Generator[Reply, None, None]
Runner = Callable[[Iterable[Job]], Replies]
"""Plays all jobs, and gives the replies in whatever order they come. Closing the generator ends what is still on."""


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(jobs: Iterable[Job]) -> Replies:
    """One after another in this process: for a debugger. A bot that cannot be interrupted stops everything."""
    for job in jobs:
        yield play(job)


def play_in_processes(jobs: Iterable[Job], workers: int) -> Replies:
    """On so many processes; each job goes to the first that is free."""
    pool = Pool(jobs, workers)
    try:
        yield from pool.replies()
    finally:
        pool.close()


def runner_for(workers: int) -> Runner:
    """The runner on this machine; 0 workers play in this process."""
    if not workers:
        return play_here
    return lambda jobs: play_in_processes(jobs, workers)


class Pool:
    """A keeper and a thread to each process; the threads only wait."""

    def __init__(self, jobs: Iterable[Job], workers: int) -> None:
        self._jobs = iter(jobs)
        self._lock = Lock()
        self._done: Queue[Reply | Exception | None] = Queue()
        self._keepers = [Keeper() for _ in range(workers)]
        self._threads = [Thread(target=self._drive, args=(keeper,), daemon=True) for keeper in self._keepers]

    def replies(self) -> Replies:
        for thread in self._threads:
            thread.start()
        busy = len(self._threads)
        while busy:
            told = self._done.get()
            if isinstance(told, Exception):
                raise told
            if told is None:
                busy -= 1
            else:
                yield told

    def close(self) -> None:
        for keeper in self._keepers:
            keeper.close()
        for thread in self._threads:
            if thread.is_alive():
                thread.join()
        for keeper in self._keepers:
            keeper.tidy()

    def _next_job(self) -> Job | None:
        with self._lock:
            return next(self._jobs, None)

    def _drive(self, keeper: Keeper) -> None:
        try:
            while (job := self._next_job()) is not None:
                self._done.put(keeper.play(job))
        except Stopped:
            pass
        except Exception as error:
            self._done.put(error)
        self._done.put(None)
