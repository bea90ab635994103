"""Plays many games at once in processes on this machine."""

import os
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from queue import Queue
from threading import Lock, Thread

from kilowatt.arena.play.jobs import Job, Reply
from kilowatt.arena.play.supervisor import Stopped, WorkerSupervisor
from kilowatt.arena.play.together import play_together

Replies = Generator[Reply, None, None]
Runner = Callable[[Iterable[Job]], Replies]
"""Plays all jobs and yields the replies in the order in which games end. Closing it stops the games in progress."""


def cores() -> int:
    """The number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(jobs: Iterable[Job]) -> Replies:
    """Play in this process, for debugging; a bot that hangs stops everything."""
    yield from play_together(jobs)


def play_in_processes(jobs: Iterable[Job], workers: int) -> Replies:
    """Play in several processes; each job goes to the first that is free, or as many as are played together."""
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

    def _next_jobs(self) -> list[Job]:
        with self._lock:
            jobs = [*islice(self._jobs, 1)]
            return [*jobs, *islice(self._jobs, jobs[0].together - 1)] if jobs else []

    def _drive(self, supervisor: WorkerSupervisor) -> None:
        try:
            while jobs := self._next_jobs():
                for reply in supervisor.play_all(jobs):
                    self._done.put(reply)
        except Stopped:
            pass
        except Exception as error:
            self._done.put(error)
        self._done.put(None)
