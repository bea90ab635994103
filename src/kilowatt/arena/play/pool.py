"""Plays many games at once in processes on this machine."""

import os
from collections.abc import Callable, Generator, Iterable
from queue import Queue
from threading import Lock, Thread

from kilowatt.arena.play.game import play
from kilowatt.arena.play.jobs import Job, Reply
from kilowatt.arena.play.supervisor import Stopped, WorkerSupervisor

Replies = Generator[Reply, None, None]
Runner = Callable[[Iterable[Job]], Replies]
"""Plays all jobs and yields the replies in the order in which games end. Closing it stops the games in progress."""


def cores() -> int:
    """The number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(jobs: Iterable[Job]) -> Replies:
    """Play one game after another in this process, for debugging; a bot that hangs stops everything."""
    for job in jobs:
        yield play(job)


def play_in_processes(jobs: Iterable[Job], workers: int) -> Replies:
    """Play in several processes; each job goes to the first that is free."""
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
    """A supervisor and a thread for each process; the threads only wait."""

    def __init__(self, jobs: Iterable[Job], workers: int) -> None:
        self._jobs = iter(jobs)
        self._lock = Lock()
        self._done: Queue[Reply | Exception | None] = Queue()
        self._supervisors = [WorkerSupervisor() for _ in range(workers)]
        self._threads = [
            Thread(target=self._drive, args=(supervisor,), daemon=True) for supervisor in self._supervisors
        ]

    def replies(self) -> Replies:
        for thread in self._threads:
            thread.start()
        busy = len(self._threads)
        while busy:
            reply = self._done.get()
            if isinstance(reply, Exception):
                raise reply
            if reply is None:
                busy -= 1
            else:
                yield reply

    def close(self) -> None:
        for supervisor in self._supervisors:
            supervisor.close()
        for thread in self._threads:
            if thread.is_alive():
                thread.join()
        for supervisor in self._supervisors:
            supervisor.clean_up()

    def _next_job(self) -> Job | None:
        with self._lock:
            return next(self._jobs, None)

    def _drive(self, supervisor: WorkerSupervisor) -> None:
        try:
            while (job := self._next_job()) is not None:
                self._done.put(supervisor.play(job))
        except Stopped:
            pass
        except Exception as error:
            self._done.put(error)
        self._done.put(None)
