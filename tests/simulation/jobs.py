"""The job queue that several processes share, in place of procrastinate's in PostgreSQL.

As there, one waiting job holds a lock, any free process takes a job that is due, and a job whose process dies is gone.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Context
from datetime import datetime
from typing import Any, Final, NamedTuple

from procrastinate.exceptions import AlreadyEnqueued, ConnectorException

from tests.simulation.sources import EPOCH
from tests.simulation.world import World

Handler = Callable[..., Awaitable[None]]
TYPICAL: Final = 0.02
"""Typical seconds until a due job is taken."""
POLLING: Final = 2.0
"""Seconds until a job that no process could take is offered again."""


class Job(NamedTuple):
    name: str
    queue: str
    lock: str | None
    arguments: dict[str, Any]


class Worker:
    """Takes jobs of some queues in one process."""

    def __init__(self, app: "SimApp", queues: list[str], concurrency: int) -> None:
        self.app = app
        self.queues = queues
        self.concurrency = concurrency
        self.given: asyncio.Queue[Job] = asyncio.Queue()
        self.running: set[asyncio.Task[None]] = set()

    @property
    def is_free(self) -> bool:
        return self.given.qsize() + len(self.running) < self.concurrency

    async def run(self) -> None:
        try:
            while True:
                job = await self.given.get()
                task = asyncio.ensure_future(self.app.run(job))
                self.running.add(task)
                task.add_done_callback(self.running.discard)
        finally:
            for task in list(self.running):
                task.cancel()


class SimQueue:
    """The jobs of all processes."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.waiting: list[Job] = []
        self.workers: list[Worker] = []

    def add(self, job: Job, at: datetime | None) -> None:
        if job.lock is not None and any(other.lock == job.lock for other in self.waiting):
            raise AlreadyEnqueued(f"a job with the lock {job.lock} is waiting")
        self.waiting.append(job)
        due = 0.0 if at is None else at.timestamp() - EPOCH
        loop = self.world.loop
        loop.call_at(max(due, loop.seconds) + self.world.dice.delay(TYPICAL), self._offer, job, context=Context())

    def _offer(self, job: Job) -> None:
        """Give a job to a free worker."""
        free = [worker for worker in self.workers if job.queue in worker.queues and worker.is_free]
        if not free:
            self.world.loop.call_later(POLLING, self._offer, job, context=Context())
            return
        self.waiting.remove(job)
        if self.world.happens(self.world.faults.job_lost):
            self.world.note("job", "lost", job.name)
            return
        self.world.dice.pick(free).given.put_nowait(job)
        if self.world.happens(self.world.faults.job_twice):
            self.world.note("job", "twice", job.name)
            self.world.dice.pick(free).given.put_nowait(job)


class Deferrer(NamedTuple):
    """A job to be queued."""

    app: "SimApp"
    name: str
    lock: str | None
    at: datetime | None

    async def defer_async(self, **arguments: Any) -> None:
        world = self.app.queue.world
        await asyncio.sleep(world.dice.delay(TYPICAL))
        if world.happens(world.faults.write_fails):
            raise ConnectorException("simulated: the job could not be queued")
        self.app.queue.add(Job(self.name, self.app.queues[self.name], self.lock, arguments), self.at)
        await asyncio.sleep(world.dice.delay(TYPICAL))


class SimApp:
    """What the scheduler of one process uses of a procrastinate `App`."""

    def __init__(self, queue: SimQueue) -> None:
        self.queue = queue
        self.queues: dict[str, str] = {}
        self.handlers: dict[str, Handler] = {}

    def task(self, *, name: str, queue: str) -> Callable[[Handler], Handler]:
        def register(handler: Handler) -> Handler:
            self.queues[name], self.handlers[name] = queue, handler
            return handler

        return register

    def configure_task(
        self, name: str, queueing_lock: str | None = None, schedule_at: datetime | None = None
    ) -> Deferrer:
        return Deferrer(self, name, queueing_lock, schedule_at)

    async def open_async(self) -> None:
        """There is nothing to connect to."""

    async def close_async(self) -> None:
        """There was nothing to connect to."""

    async def run_worker_async(self, queues: list[str], concurrency: int, **options: Any) -> None:
        worker = Worker(self, queues, concurrency)
        self.queue.workers.append(worker)
        try:
            await worker.run()
        finally:
            self.queue.workers.remove(worker)

    async def run(self, job: Job) -> None:
        await self.handlers[job.name](**job.arguments)
