"""Plays many games at once on a Ray cluster: the same jobs, the same results.

Each actor keeps a playing process of its own, as the pool on one machine does, so a bot that hangs or crashes is
handled alike. Every node needs Kilowatt, and a bot in a file at the same path.
"""

import logging
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from kilowatt.arena.extras import MissingExtra
from kilowatt.arena.keeper import Keeper
from kilowatt.arena.pool import Replies, Runner
from kilowatt.arena.values import Job, Reply

try:
    import ray
except ModuleNotFoundError as error:
    raise MissingExtra("ray", "ray") from error

AHEAD: Final = 2
"""So many games each actor has been given, so that it never waits for the next."""
LOSSES: Final = 3
"""A node may go away, and its game is played elsewhere; a game that loses so many is not the node's fault."""


class Player:
    """An actor: plays one game at a time. Its process ends with it."""

    def __init__(self) -> None:
        self.keeper = Keeper()

    def play(self, job: bytes) -> bytes:
        """JSON in and out, as to every playing process: pickled values would not be written as the same bytes."""
        return msgspec.json.encode(self.keeper.play(msgspec.json.decode(job, type=Job)))

    def close(self) -> None:
        self.keeper.close()
        self.keeper.tidy()


def ray_runner(address: str | None, workers: int | None) -> Runner:
    """A runner on a cluster; without an address, on one that is started here. `workers` defaults to all its cores."""
    return lambda jobs: play_on_ray(jobs, address, workers)


def play_on_ray(jobs: Iterable[Job], address: str | None, workers: int | None) -> Replies:
    started = not ray.is_initialized()
    if started:
        ray.init(
            address=address,
            num_cpus=None if address else workers,
            include_dashboard=None if address else False,
            log_to_driver=False,
            logging_level=logging.WARNING,
        )
    crowd = Crowd(jobs, workers or cluster_cores())
    try:
        yield from crowd.replies()
    finally:
        crowd.close()
        if started:
            ray.shutdown()


def cluster_cores() -> int:
    return int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call] # Ray's own gap


class Crowd:
    """The actors, and which job each has."""

    def __init__(self, jobs: Iterable[Job], workers: int) -> None:
        self._jobs = iter(jobs)
        self._actor = ray.remote(num_cpus=1)(Player)
        self._players: list[Any] = [self._actor.remote() for _ in range(workers)]
        self._given: dict[Any, tuple[int, Job, int]] = {}
        """By the promise of a reply: which player, which job, and how often that job was lost before."""

    def replies(self) -> Replies:
        for _ in range(AHEAD):
            for place in range(len(self._players)):
                self._give_next(place)
        while self._given:
            [promise], _ = ray.wait(list(self._given))
            place, job, lost = self._given.pop(promise)
            try:
                reply = msgspec.json.decode(ray.get(promise), type=Reply)
            except ray.exceptions.RayActorError:
                self._replace(place, job, lost)
                continue
            self._give_next(place)
            yield reply

    def close(self) -> None:
        """Ask each to end its process, then end it."""
        for promise in self._given:
            ray.cancel(promise)
        endings = [player.close.remote() for player in self._players]
        ray.wait(endings, num_returns=len(endings), timeout=5)
        for player in self._players:
            ray.kill(player)

    def _give_next(self, place: int) -> None:
        job = next(self._jobs, None)
        if job is not None:
            self._give(place, job, 0)

    def _give(self, place: int, job: Job, lost: int) -> None:
        self._given[self._players[place].play.remote(msgspec.json.encode(job))] = (place, job, lost)

    def _replace(self, place: int, job: Job, lost: int) -> None:
        """A new actor for one that is gone; its other jobs fail as well, and come here one by one."""
        if lost + 1 >= LOSSES:
            raise RuntimeError(f"game {job.fixture.index} was lost {LOSSES} times: the cluster is not well")
        self._players[place] = self._actor.remote()
        self._give(place, job, lost + 1)
