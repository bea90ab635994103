"""Plays many games at once on a Ray cluster, with the same results.

Each actor supervises its own playing process, as the pool on one machine does, so bots that hang or crash are handled
in the same way. Every node needs Kilowatt, and bots in files at the same paths.
"""

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final, NamedTuple

import msgspec

from kilowatt.arena.extras import MissingExtra
from kilowatt.arena.play.jobs import Job, Reply
from kilowatt.arena.play.pool import Replies, Runner
from kilowatt.arena.play.python_bots import CannotSend
from kilowatt.arena.play.supervisor import ArenaFailed, WorkerSupervisor

try:
    import ray
except ModuleNotFoundError as error:
    raise MissingExtra("ray", "ray") from error

JOBS_PER_ACTOR: Final = 2
"""Games that each actor has at a time, so that it never waits for the next."""
MOST_LOSSES: Final = 3
"""Actors that a game may lose before the run fails; it is played again after each loss."""
CLOSE_SECONDS: Final = 5
"""Seconds to wait for actors to close before they are killed."""


class GameActor:
    """Plays one game at a time, and can be closed while it plays."""

    def __init__(self) -> None:
        self.supervisor = WorkerSupervisor()
        self.playing = Lock()

    def play(self, job: bytes) -> bytes:
        """JSON in and out, as with every playing process: pickled values would not encode to the same bytes."""
        with self.playing:
            return msgspec.json.encode(self.supervisor.play(msgspec.json.decode(job, type=Job)))

    def close(self) -> None:
        self.supervisor.close()
        with self.playing:
            self.supervisor.clean_up()


def ray_runner(address: str | None, workers: int | None) -> Runner:
    """A runner on a cluster; without an address it starts one here. `workers` defaults to all cores."""
    return lambda jobs: play_on_ray(jobs, address, workers)


def play_on_ray(jobs: Iterable[Job], address: str | None, workers: int | None) -> Replies:
    with cluster(address, workers):
        pool = RayPool(jobs, workers or cluster_cores())
        try:
            yield from pool.replies()
        finally:
            pool.close()


@contextmanager
def cluster(address: str | None, workers: int | None) -> Iterator[None]:
    """Connect to the present cluster, to the one at the address, or to a new one on this machine."""
    if ray.is_initialized():
        yield
        return
    ray.init(
        address=address,
        num_cpus=None if address else workers,
        include_dashboard=None if address else False,
        log_to_driver=False,
        logging_level=logging.WARNING,
    )
    try:
        yield
    finally:
        ray.shutdown()


def cluster_cores() -> int:
    return int(ray.cluster_resources().get("CPU", 1))


class Assignment(NamedTuple):
    """A job that an actor has, the number of that actor, and how often the job was lost."""

    number: int
    actor: Any
    job: Job
    losses: int


class RayPool:
    """The actors and their assignments."""

    def __init__(self, jobs: Iterable[Job], workers: int) -> None:
        self._jobs = iter(jobs)
        self._actor_class = ray.remote(GameActor).options(num_cpus=1, max_concurrency=JOBS_PER_ACTOR + 1)
        self._actors: list[Any] = [self._actor_class.remote() for _ in range(workers)]
        self._assigned: dict[Any, Assignment] = {}
        """By the future of the reply."""

    def replies(self) -> Replies:
        for _ in range(JOBS_PER_ACTOR):
            for number in range(len(self._actors)):
                self._assign_next(number)
        while self._assigned:
            [future], _ = ray.wait(list(self._assigned))
            assignment = self._assigned.pop(future)
            try:
                reply = msgspec.json.decode(ray.get(future), type=Reply)
            except ray.exceptions.RayActorError:
                self._retry(assignment)
                continue
            self._assign_next(assignment.number)
            yield reply

    def close(self) -> None:
        """Close each actor, then kill it."""
        closing = [actor.close.remote() for actor in self._actors]
        ray.wait(closing, num_returns=len(closing), timeout=CLOSE_SECONDS)
        for actor in self._actors:
            ray.kill(actor)

    def _assign_next(self, number: int) -> None:
        job = next(self._jobs, None)
        if job is None:
            return
        if job.python_bots:
            raise CannotSend(
                "bots that are Python objects do not play on Ray: name them by file, as in my_bot.py:MyBot"
            )
        self._assign(number, job, 0)

    def _assign(self, number: int, job: Job, losses: int) -> None:
        actor = self._actors[number]
        self._assigned[actor.play.remote(msgspec.json.encode(job))] = Assignment(number, actor, job, losses)

    def _retry(self, lost: Assignment) -> None:
        """Replace the lost actor, once for all its jobs, and assign the job again."""
        if lost.losses + 1 >= MOST_LOSSES:
            raise ArenaFailed(f"game {lost.job.fixture.index} lost {MOST_LOSSES} actors: check the cluster")
        if self._actors[lost.number] is lost.actor:
            self._actors[lost.number] = self._actor_class.remote()
        self._assign(lost.number, lost.job, lost.losses + 1)
