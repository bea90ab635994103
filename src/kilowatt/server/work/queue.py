"""Jobs shared by many processes: a queue in PostgreSQL, by procrastinate."""

import asyncio
from functools import partial
from typing import Any

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException

from kilowatt.server.logs import log
from kilowatt.server.matches.table import Table
from kilowatt.server.settings import Settings
from kilowatt.server.store.database import now
from kilowatt.server.store.postgres_connection import ANSWER_SECONDS, GuardedConnection
from kilowatt.server.wire_types import MatchId
from kilowatt.server.work.background_jobs import Jobs, log_errors, retry_until_done
from kilowatt.server.work.clock_timers import ClockTimers, NamedTasks

SWEEP_SECONDS = 10.0
"""Seconds between two searches for work that a dead process left undone."""
LATE_MS = 3000
"""Milliseconds after a deadline when nobody seems to run its clock."""
CONCURRENCY = 8
RESTART_SECONDS = 1.0
RECONNECT_SECONDS = 2.0
"""Seconds for which the pool tries to reconnect by itself; pauses between its attempts grow with them."""
FAILURE_SECONDS = 3.0
"""Seconds after a failure of the queue until it counts as working again."""
STOP_SECONDS = 0.5
"""Seconds for running jobs to finish; the rest is left to other processes or the next start."""


def queue_app(settings: Settings) -> App:
    """The queue in the database of the settings."""
    return App(
        connector=PsycopgConnector(
            conninfo=settings.libpq_url,
            connection_class=GuardedConnection,
            min_size=1,
            max_size=4,
            timeout=ANSWER_SECONDS,
            reconnect_timeout=RECONNECT_SECONDS,
        )
    )


class QueueScheduler:
    """Any free process runs a job. A job that runs twice or late has no effect once the log has moved on."""

    def __init__(self, jobs: Jobs, app: App) -> None:
        self.jobs = jobs
        self.app = app
        self.app.task(name="bots", queue="games")(self._bots)
        self.app.task(name="study", queue="studies")(self._study)
        self.tasks = NamedTasks()
        self.clocks = ClockTimers(jobs, self.tasks)
        self.deferring: set[asyncio.Task[None]] = set()
        self.running: list[asyncio.Task[Any]] = []
        self.failed_until = 0.0
        self.is_stopping = False

    # One move per job: its follow-up is queued when the move is announced, and other matches get their turn in between.

    async def _bots(self, match: MatchId) -> None:
        await log_errors(self.jobs.move_bot, match)

    async def _study(self, match: MatchId) -> None:
        await log_errors(self.jobs.study, match)

    # --- running

    async def start(self) -> None:
        await self.app.open_async()
        self.running = [
            asyncio.ensure_future(self._work("games", CONCURRENCY)),
            asyncio.ensure_future(self._work("studies", 1)),
            asyncio.ensure_future(self._sweep()),
        ]

    async def _work(self, queue: str, concurrency: int) -> None:
        """Run a worker until it is stopped. One that fails while it is cancelled reports the failure only."""
        while not self.is_stopping:
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
                log.exception("the queue worker failed; restarting")
                self._note_failure()
            await asyncio.sleep(RESTART_SECONDS)

    async def stop(self) -> None:
        self.is_stopping = True
        self.clocks.stop()
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, *self.deferring, return_exceptions=True)
        await self.tasks.stop()
        await self.app.close_async()

    async def is_up(self) -> bool:
        """Whether jobs can be queued and fetched. A queue that does not fit this version fails in its worker."""
        await self.app.connector.execute_query_async("SELECT 1")
        return asyncio.get_running_loop().time() > self.failed_until and not any(task.done() for task in self.running)

    def _note_failure(self) -> None:
        self.failed_until = asyncio.get_running_loop().time() + FAILURE_SECONDS

    # --- queueing

    def on_change(self, table: Table) -> None:
        self.clocks.on_change(table)
        seat = table.active
        if seat is not None and table.places[seat].is_played_by_bot:
            self._defer("bots", table.id)
        elif table.facts.status == "finished":
            self._defer("study", table.id)

    def on_doubt(self, match: MatchId) -> None:
        self.tasks.start(f"doubt {match}", partial(retry_until_done, self.jobs.matches.announce, match))

    def _defer(self, name: str, match: MatchId) -> None:
        task = asyncio.ensure_future(self._enqueue(name, match))
        self.deferring.add(task)
        task.add_done_callback(self.deferring.discard)

    async def _enqueue(self, name: str, match: MatchId) -> None:
        """Queue one job of a kind at a time for each match."""
        task = self.app.configure_task(name, queueing_lock=f"{name} {match}")
        try:
            await task.defer_async(match=match)
        except AlreadyEnqueued:
            return
        except ConnectorException:
            log.exception("a job could not be queued; the sweep will find it")
            self._note_failure()

    async def _sweep(self) -> None:
        """Take over the work of processes that died: bots that were not queued, clocks that nobody runs."""
        is_first = True
        while True:
            try:
                for match, turn, deadline in await self.jobs.waiting():
                    if deadline is None:
                        self._defer("bots", match)
                    elif is_first or deadline < now() - LATE_MS:
                        self.clocks.set(match, turn, deadline)
                is_first = False
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)
