"""Runs the background jobs: what a scheduler does, and the one of a single process, by asyncio."""

from functools import partial
from typing import Protocol

from kilowatt.server.matches.table import Table
from kilowatt.server.wire_types import MatchId
from kilowatt.server.work.background_jobs import Jobs, log_errors, retry_until_done
from kilowatt.server.work.clock_timers import ClockTimers, NamedTasks


class Scheduler(Protocol):
    """Runs the jobs: in this process, or by a queue that many processes share."""

    def on_change(self, table: Table) -> None: ...

    def on_doubt(self, match: MatchId) -> None:
        """It is unknown whether a change was committed: announce the match as it is, as soon as it can be read."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...
    async def is_up(self) -> bool: ...


class LocalScheduler:
    """One task for each match whose bots think, one timer for each clock. An idle match costs nothing."""

    def __init__(self, jobs: Jobs) -> None:
        self.jobs = jobs
        self.tasks = NamedTasks()
        self.clocks = ClockTimers(jobs, self.tasks)

    async def start(self) -> None:
        """Resume what was left when the last process ended."""
        for match, turn, deadline in await self.jobs.waiting():
            if deadline is None:
                self.tasks.start(f"bots {match}", partial(self._move_bots, match))
            else:
                self.clocks.set(match, turn, deadline)

    async def stop(self) -> None:
        self.clocks.stop()
        await self.tasks.stop()

    async def is_up(self) -> bool:
        """Always: it depends on this process only."""
        return True

    def on_change(self, table: Table) -> None:
        self.clocks.on_change(table)
        seat = table.active
        if seat is not None and table.places[seat].is_played_by_bot:
            self.tasks.start(f"bots {table.id}", partial(self._move_bots, table.id))
        elif table.facts.status == "finished":
            self.tasks.start(f"study {table.id}", partial(log_errors, self.jobs.study, table.id))

    def on_doubt(self, match: MatchId) -> None:
        self.tasks.start(f"doubt {match}", partial(retry_until_done, self.jobs.matches.announce, match))

    async def _move_bots(self, match: MatchId) -> None:
        """Move until a person is active, or the game is over."""
        while await retry_until_done(self.jobs.move_bot, match):
            pass
