"""Work shared by many processes: a queue in PostgreSQL, by procrastinate."""

import asyncio
from datetime import UTC, datetime
from typing import Any

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException

from kilowatt.server.logs import log
from kilowatt.server.matches.table import Table
from kilowatt.server.settings import Settings
from kilowatt.server.store.database import now
from kilowatt.server.work.jobs import Work, guarded

SWEEP = 10.0
"""So often, in seconds, a process looks for work that one that died has left undone."""
LATE = 3000
CONCURRENCY = 8
RESTART_SECONDS = 1.0
STOP_SECONDS = 0.5
"""What is not thought by then is left to the other processes, or to the next start."""


class QueuedJobs:
    """Whichever process is free does the work. A job done twice, or late, does nothing: the log's number decides."""

    def __init__(self, work: Work, settings: Settings) -> None:
        self.work = work
        connector = PsycopgConnector(conninfo=settings.libpq_url, min_size=1, max_size=4)
        self.app = App(connector=connector)
        self.app.task(name="bots", queue="games")(self._bots)
        self.app.task(name="clock", queue="games")(self._clock)
        self.app.task(name="study", queue="studies")(self._study)
        self.deferring: set[asyncio.Task[None]] = set()
        self.running: list[asyncio.Task[Any]] = []

    # One move a job: what follows from it is asked for when the move is told, and others get their turn in between.

    async def _bots(self, match: str) -> None:
        await guarded(self.work.move_bot, match)

    async def _clock(self, match: str, turn: int) -> None:
        await guarded(self.work.run_out, match, turn)

    async def _study(self, match: str) -> None:
        await guarded(self.work.study, match)

    # --- running

    async def start(self) -> None:
        await self.app.open_async()
        self.running = [
            asyncio.ensure_future(self._work("games", CONCURRENCY)),
            asyncio.ensure_future(self._work("studies", 1)),
            asyncio.ensure_future(self._sweep()),
        ]

    async def _work(self, queue: str, concurrency: int) -> None:
        while True:
            try:
                await self.app.run_worker_async(
                    queues=[queue],
                    concurrency=concurrency,
                    install_signal_handlers=False,
                    delete_jobs="always",
                    fetch_job_polling_interval=2.0,
                    shutdown_graceful_timeout=STOP_SECONDS,
                )
            except Exception:
                log.exception("the queue's worker broke; it begins again")
            await asyncio.sleep(RESTART_SECONDS)

    async def stop(self) -> None:
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, *self.deferring, return_exceptions=True)
        await self.app.close_async()

    # --- asking for work

    def changed(self, table: Table) -> None:
        seat, facts = table.active, table.facts
        if seat is not None and table.places[seat].is_played_by_bot:
            self._defer("bots", table.id)
        elif facts.deadline is not None and seat is not None:
            self._defer("clock", table.id, at=facts.deadline, turn=facts.turn)
        elif facts.status == "finished":
            self._defer("study", table.id)

    def _defer(self, name: str, match: str, at: int | None = None, **arguments: Any) -> None:
        task = asyncio.ensure_future(self._ask(name, match, at, arguments))
        self.deferring.add(task)
        task.add_done_callback(self.deferring.discard)

    async def _ask(self, name: str, match: str, at: int | None, arguments: dict[str, Any]) -> None:
        """One job of a kind waits at a time; a clock's has its own for every deadline."""
        lock = f"{name} {match}" if at is None else f"{name} {match} {arguments['turn']} {at}"
        when = None if at is None else datetime.fromtimestamp((at + 5) / 1000, UTC)
        task = self.app.configure_task(name, queueing_lock=lock, schedule_at=when)
        try:
            await task.defer_async(match=match, **arguments)
        except AlreadyEnqueued:
            return
        except ConnectorException:
            log.exception("work could not be queued; the sweep will find it")

    async def _sweep(self) -> None:
        """A process that died between its commit and its wish left a match waiting: somebody asks again."""
        while True:
            try:
                for match, turn, deadline in await self.work.waiting():
                    if deadline is None:
                        self._defer("bots", match)
                    elif deadline < now() - LATE:
                        self._defer("clock", match, at=deadline, turn=turn)
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP)
