"""What happens by itself: bots move, clocks run out, finished games are studied. Here in one process, by asyncio."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, ParamSpec, Protocol, TypeVar

from sqlalchemy import select

from kilowatt.engine import Seat
from kilowatt.server.logs import log
from kilowatt.server.matches.service import Matches
from kilowatt.server.matches.table import Table
from kilowatt.server.metrics import Metrics
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import tables as t
from kilowatt.server.store.database import now
from kilowatt.server.tokens import hashed
from kilowatt.server.work.minds import Levels, think_turn
from kilowatt.server.work.pool import Pool

T = TypeVar("T")
P = ParamSpec("P")
AGAIN = 5.0
"""So many seconds after it failed, for want of a database or a worker, work is tried again."""
Studying = Callable[[str], Awaitable[None]]


class Jobs(Protocol):
    """Whoever has work done: by itself, or by a queue that many processes share."""

    def changed(self, table: Table) -> None: ...
    async def start(self) -> None: ...
    async def stop(self) -> None: ...


class Work:
    """The work itself, whoever has it done. All of it may be done twice, or too late: the log's number decides."""

    def __init__(self, matches: Matches, pool: Pool, metrics: Metrics, levels: Levels, study: Studying) -> None:
        self.matches = matches
        self.levels = levels
        self.pool = pool
        self.metrics = metrics
        self.study = study

    async def move_bot(self, match: str) -> bool:
        """Let the bot that is asked move, if it is a bot; whether it was."""
        table = await self.matches.tables.fresh(match)
        seat = table.active
        if seat is None or not table.places[seat].is_played_by_bot:
            return False
        await self._move(table, seat, "bot")
        return True

    async def run_out(self, match: str, turn: int) -> bool:
        """If the clock of a turn is at zero a bot plays it on; whether it was."""
        table = await self.matches.tables.fresh(match)
        seat, deadline = table.active, table.facts.deadline
        if seat is None or deadline is None or table.facts.turn != turn or now() < deadline:
            return False
        await self._move(table, seat, "clock")
        return True

    async def deadline(self, match: str, turn: int) -> int | None:
        """When the clock of a turn is at zero, if it still runs."""
        table = await self.matches.tables.fresh(match)
        return table.facts.deadline if table.is_running and table.facts.turn == turn else None

    async def _move(self, table: Table, seat: Seat, by: Any) -> None:
        began, facts = time.perf_counter(), table.facts
        spec = self.levels.spec(table.places[seat].bot)
        # By the match and not by its chance: what a bot does must not tell what the cards will be.
        seed = int(hashed(f"{table.id} {seat}")[:8], 16)
        try:
            actions = await self.pool.think(think_turn, facts.terms.config, table.playing, seat, spec, seed)
        except BrokenProcessPool:
            log.exception("a worker died; the move is tried again")
            await asyncio.sleep(0.1)
            return
        await self.matches.play_for(table.id, facts.seq, seat, actions, by)
        self.metrics.bot_seconds.observe(time.perf_counter() - began)

    async def waiting(self) -> list[tuple[str, int, int | None]]:
        """Matches that run: id, turn, deadline. What a process that died has left undone is found here."""
        query = select(t.matches.c.id, t.matches.c.turn, t.matches.c.deadline).where(t.matches.c.status == "running")
        bots = select(t.seats.c.match).where(
            t.seats.c.match == t.matches.c.id,
            t.seats.c.seat == t.matches.c.active,
            (t.seats.c.kind == "bot") | t.seats.c.away | t.seats.c.resigned,
        )
        waiting = query.where(t.matches.c.deadline.is_not(None) | bots.exists())
        rows = await self.matches.tables.database.read(lambda connection: connection.execute(waiting).all())
        return [(row.id, row.turn, row.deadline) for row in rows]


class LocalJobs:
    """One task for each match whose bots think, one timer for each clock. A table that waits costs nothing."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}

    async def start(self) -> None:
        """Take up what was left when the last process ended."""
        for match, turn, deadline in await self.work.waiting():
            if deadline is None:
                self._do(f"bots {match}", partial(self._move_bots, match))
            else:
                self._wind(match, turn, deadline)

    async def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, table: Table) -> None:
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        seat = table.active
        if seat is not None and table.places[seat].is_played_by_bot:
            self._do(f"bots {table.id}", partial(self._move_bots, table.id))
        elif table.facts.deadline is not None and seat is not None:
            self._wind(table.id, table.facts.turn, table.facts.deadline)
        elif table.facts.status == "finished":
            self._do(f"study {table.id}", partial(guarded, self.work.study, table.id))

    def _wind(self, match: str, turn: int, deadline: int) -> None:
        delay = max(0, deadline - now() + 5) / 1000
        loop = asyncio.get_running_loop()
        if match in self.timers:
            self.timers[match].cancel()
        # A timer that goes off may find that the turn has ended or its clock was moved: then it does nothing.
        self.timers[match] = loop.call_later(delay, self._ring, match, turn)

    def _ring(self, match: str, turn: int) -> None:
        self.timers.pop(match, None)
        self._do(f"clock {match}", partial(self._run_out, match, turn))

    async def _move_bots(self, match: str) -> None:
        """Until a person is asked, or the game is over."""
        while await patiently(self.work.move_bot, match):
            pass

    async def _run_out(self, match: str, turn: int) -> None:
        """To the end of the turn. If it is not over by then, the clock on the wall was set back."""
        while await patiently(self.work.run_out, match, turn):
            pass
        deadline = await patiently(self.work.deadline, match, turn)
        if deadline is not None:
            self._wind(match, turn, deadline)

    def _do(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """One task of a name at a time: the one that runs sees every change by itself."""
        if name in self.tasks and not self.tasks[name].done():
            return
        task = asyncio.ensure_future(work())
        self.tasks[name] = task
        task.add_done_callback(lambda done: self.tasks.pop(name) if self.tasks.get(name) is done else None)


async def guarded(work: Callable[P, Awaitable[object]], *args: P.args, **kwargs: P.kwargs) -> None:
    """Work that nobody waits for must say by itself when it fails."""
    try:
        await work(*args, **kwargs)
    except Problem as problem:
        log.warning("work was refused: %s", problem)
    except Exception:
        log.exception("work failed")


async def patiently(work: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T | None:
    """Work that a game waits for: what fails is tried again until it succeeds. None if it is refused."""
    while True:
        try:
            return await work(*args, **kwargs)
        except Problem as problem:
            if problem.code is not Code.UNAVAILABLE:
                log.warning("work was refused: %s", problem)
                return None
        except Exception:
            log.exception("work failed; it is tried again")
        await asyncio.sleep(AGAIN)
