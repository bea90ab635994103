"""A server process: the real services, on a database, a bus, a job queue and workers that are simulated."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from types import SimpleNamespace
from typing import Any, Final, Protocol, TypeVar, cast

from procrastinate import App

from kilowatt.server.app import running
from kilowatt.server.serve import say_goodbye
from kilowatt.server.services import Outside, Services, build_services
from kilowatt.server.settings import Settings
from kilowatt.server.unexpected_errors import TEMPORARY
from kilowatt.server.work.background_jobs import Jobs
from kilowatt.server.work.compute_pool import ComputePool
from kilowatt.server.work.queue import QueueScheduler
from kilowatt.server.work.schedulers import LocalScheduler, Scheduler
from tests.simulation.database import SimDatabase, Store
from tests.simulation.jobs import SimApp, SimQueue
from tests.simulation.loop import CURRENT, Machine
from tests.simulation.world import World

T = TypeVar("T")
LAST_SECONDS: Final = 15.0
"""Seconds for requests to end when a process is stopped."""
SETTINGS: Final = {
    "bots": "random=random",
    "requests_per_second": 1e6,
    "request_burst": 1_000_000,
    "tables_per_minute": 1e6,
    "frames_per_second": 1e6,
    "frame_burst": 1_000_000,
    "attempts_per_minute": 1e6,
    "chat_per_minute": 1e6,
    "analysis": False,
}
"""No limits: they have tests of their own."""


ACTOR: ContextVar[str | None] = ContextVar("ACTOR", default=None)
"""The token of the client that a process is serving."""


class Connection(Protocol):
    """The server's end of a socket."""

    def cut(self) -> None: ...
    def finish(self) -> None: ...


class ServerProcess(Machine):
    """One life of a process, from its start to its end."""

    services: Services

    def __init__(self, name: str, world: World, store: Store, queue: SimQueue | None, settings: Settings) -> None:
        super().__init__(name)
        self.world = world
        self.store = store
        self.queue = queue
        self.settings = settings
        self.context = self._new_context()
        self.stopping = asyncio.Event()
        self.connections: list[Connection] = []
        self.on_end: Callable[[], None] = lambda: None
        self.app: Any = SimpleNamespace(state=SimpleNamespace(services=None))

    def _new_context(self) -> Context:
        context = copy_context()
        context.run(CURRENT.set, self)
        return context

    @property
    def is_ready(self) -> bool:
        return self.is_alive and self.app.state.services is not None and self.services.is_ready

    # --- life

    def begin(self) -> None:
        self.world.loop.create_task(self._run(), context=self.context)

    async def _run(self) -> None:
        self.world.note("process", "starts")
        try:
            self.services = self.app.state.services = build_services(self.settings, self._outside())
            async with running(self.services):
                self.world.note("process", "ready")
                await self.stopping.wait()
                await say_goodbye(self.services)
                await self._finish_requests()
        except TEMPORARY as error:
            self.world.note("process", "failed", type(error).__name__)
        self.world.note("process", "ends")
        self.end()

    def _outside(self) -> Outside:
        database = SimDatabase(self.store, is_shared=self.queue is not None)
        return Outside(database, ComputePool(1), self._scheduler)

    def _scheduler(self, jobs: Jobs) -> Scheduler:
        if self.queue is None:
            return LocalScheduler(jobs)
        return QueueScheduler(jobs, cast(App, SimApp(self.queue)))

    async def _finish_requests(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                while self.connections:
                    await asyncio.sleep(0.1)

    def stop(self) -> None:
        """Stop in order."""
        self.stopping.set()

    def crash(self) -> None:
        """Lose everything that is in memory, now."""
        if self.is_alive:
            self.world.note("process", "crashes", self.name)
            self.end()

    def end(self) -> None:
        """From here on nothing of this process reaches the outside."""
        self.is_alive = False
        for connection in list(self.connections):
            connection.cut()
        self.connections = []
        self.world.loop.call_next(self.world.loop.kill, self)
        self.on_end()

    # --- work for clients

    def spawn(self, work: Coroutine[Any, Any, T], token: str | None) -> "asyncio.Task[T]":
        """Work for the holder of a token."""
        context = self._new_context()
        context.run(ACTOR.set, token)
        return self.world.loop.create_task(work, context=context)

    def accept(self, connection: Connection, work: Coroutine[Any, Any, None], token: str | None) -> None:
        """Serve a socket to its end."""
        self.connections.append(connection)
        task = self.spawn(work, token)
        task.add_done_callback(lambda _: self._release(connection))

    def _release(self, connection: Connection) -> None:
        """A server closes the connection when the application has returned."""
        if connection in self.connections:
            self.connections.remove(connection)
            connection.finish()


class ErrorLog(logging.Handler):
    """The server's log: an error that no fault explains breaks a law."""

    world: World

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        faults, message = self.world.faults, record.getMessage()
        if "a worker has not finished" in message and (faults.slow_worker or faults.worker_hangs):
            return
        if error is None or not is_simulated(error):
            self.world.fail("the server logs no error of its own", record.getMessage(), repr(error))


def is_simulated(error: BaseException | None) -> bool:
    """Whether a fault of the simulation caused an error."""
    while error is not None:
        if "simulated" in str(error) or isinstance(error, ConnectionError | OSError):
            return True
        error = error.__cause__ or error.__context__
    return False
