"""Timers of the clocks of matches. Each process runs those of the turns that it has written.

They are no jobs of a queue: a clock must not wait for bots, and a turn of three days would leave a row for each move.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from kilowatt.server.matches.table import Table
from kilowatt.server.store.database import now
from kilowatt.server.wire_types import MatchId, Millis
from kilowatt.server.work.background_jobs import Jobs, retry_until_done


class NamedTasks:
    """Tasks by name, one of a name at a time: the running one notices every change."""

    def __init__(self) -> None:
        self.running: dict[str, asyncio.Task[None]] = {}

    def start(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if name in self.running and not self.running[name].done():
            return
        task = self.running[name] = asyncio.ensure_future(work())
        task.add_done_callback(lambda done: self.running.pop(name) if self.running.get(name) is done else None)

    async def stop(self) -> None:
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class ClockTimers:
    """One timer for each match whose clock runs."""

    def __init__(self, jobs: Jobs, tasks: NamedTasks) -> None:
        self.jobs = jobs
        self.tasks = tasks
        self.timers: dict[MatchId, asyncio.TimerHandle] = {}

    def on_change(self, table: Table) -> None:
        """Run the clock of the current turn, if it has one."""
        self._cancel(table.id)
        seat, deadline = table.active, table.facts.deadline
        if seat is not None and deadline is not None and not table.places[seat].is_played_by_bot:
            self.set(table.id, table.facts.turn, deadline)

    def set(self, match: MatchId, turn: int, deadline: Millis) -> None:
        """Set a timer. If the turn has ended or its deadline was moved by then, it has no effect."""
        self._cancel(match)
        delay = max(0, deadline - now() + 5) / 1000
        self.timers[match] = asyncio.get_running_loop().call_later(delay, self._on_timer, match, turn)

    def stop(self) -> None:
        for match in list(self.timers):
            self._cancel(match)

    def _cancel(self, match: MatchId) -> None:
        timer = self.timers.pop(match, None)
        if timer is not None:
            timer.cancel()

    def _on_timer(self, match: MatchId, turn: int) -> None:
        self.timers.pop(match, None)
        self.tasks.start(f"clock {match}", partial(self._run_out, match, turn))

    async def _run_out(self, match: MatchId, turn: int) -> None:
        """Play to the end of the turn. If it is still running then, the system clock was set back."""
        while await retry_until_done(self.jobs.run_out, match, turn):
            pass
        deadline = await retry_until_done(self.jobs.deadline, match, turn)
        if deadline is not None:
            self.set(match, turn, deadline)
