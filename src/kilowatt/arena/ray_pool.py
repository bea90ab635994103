"""Plays many games at once on a Ray cluster: the same jobs, the same results.

Each actor keeps a playing process of its own, as the pool on one machine does, so a bot that hangs or crashes is
handled alike. Every node needs Kilowatt, and a bot in a file at the same path.
"""

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final, NamedTuple

import msgspec

from kilowatt.arena.extras import MissingExtra
from kilowatt.arena.keeper import ArenaFailed, Keeper
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
    """An actor: plays one game at a time, and can be told to end while it plays."""

    def __init__(self) -> None:
        self.keeper = Keeper()
        self.playing = Lock()

    def play(self, job: bytes) -> bytes:
        """JSON in and out, as to every playing process: pickled values would not be written as the same bytes."""
        with self.playing:
            return msgspec.json.encode(self.keeper.play(msgspec.json.decode(job, type=Job)))

    def close(self) -> None:
        self.keeper.close()
        with self.playing:
            self.keeper.tidy()


def ray_runner(address: str | None, workers: int | None) -> Runner:
    """A runner on a cluster; without an address, on one that is started here. `workers` defaults to all its cores."""
    return lambda jobs: play_on_ray(jobs, address, workers)


def play_on_ray(jobs: Iterable[Job], address: str | None, workers: int | None) -> Replies:
    with cluster(address, workers):
        crowd = Crowd(jobs, workers or cluster_cores())
        try:
            yield from crowd.replies()
        finally:
            crowd.close()


@contextmanager
def cluster(address: str | None, workers: int | None) -> Iterator[None]:
    """Within it there is a cluster: the one there was, the one at the address, or one on this machine alone."""
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
    return int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call] # Ray's own gap


class Given(NamedTuple):
    """A job that somebody has: who, on which place, and how often the job was lost before."""

    place: int
    player: Any
    job: Job
    lost: int


class Crowd:
    """The actors, and which job each has."""

    def __init__(self, jobs: Iterable[Job], workers: int) -> None:
        self._jobs = iter(jobs)
        self._actor = ray.remote(Player).options(num_cpus=1, max_concurrency=AHEAD + 1)
        self._players: list[Any] = [self._actor.remote() for _ in range(workers)]
        self._given: dict[Any, Given] = {}
        """By the promise of a reply."""

    def replies(self) -> Replies:
        for _ in range(AHEAD):
            for place in range(len(self._players)):
                self._give_next(place)
        while self._given:
            [promise], _ = ray.wait(list(self._given))
            given = self._given.pop(promise)
            try:
                reply = msgspec.json.decode(ray.get(promise), type=Reply)
            except ray.exceptions.RayActorError:
                self._give_again(given)
                continue
            self._give_next(given.place)
            yield reply

    def close(self) -> None:
        """Ask each to end its process, then end it."""
        endings = [player.close.remote() for player in self._players]
        ray.wait(endings, num_returns=len(endings), timeout=5)
        for player in self._players:
            ray.kill(player)

    def _give_next(self, place: int) -> None:
        job = next(self._jobs, None)
        if job is not None:
            self._give(place, job, 0)

    def _give(self, place: int, job: Job, lost: int) -> None:
        player = self._players[place]
        self._given[player.play.remote(msgspec.json.encode(job))] = Given(place, player, job, lost)

    def _give_again(self, given: Given) -> None:
        """The player is gone: a new one takes its place, once, however many jobs it had."""
        if given.lost + 1 >= LOSSES:
            raise ArenaFailed(f"game {given.job.fixture.index} was lost {LOSSES} times: the cluster is not well")
        if self._players[given.place] is given.player:
            self._players[given.place] = self._actor.remote()
        self._give(given.place, given.job, given.lost + 1)
