"""Background jobs: bots move, clocks run out, finished games are analysed."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from sqlalchemy import select

from kilowatt.engine import Seat
from kilowatt.server.client_secrets import hashed
from kilowatt.server.logs import log
from kilowatt.server.matches.models import By
from kilowatt.server.matches.service import Matches
from kilowatt.server.matches.table import Facts, Table
from kilowatt.server.metrics import Metrics
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store.database import Database, now
from kilowatt.server.store.schema import matches, seats
from kilowatt.server.wire_types import MatchId, Millis
from kilowatt.server.work.bot_runner import FALLBACK, BotLevels, PlannedTurn, plan_turn
from kilowatt.server.work.compute_pool import ComputePool, WorkerTimeout

T = TypeVar("T")
P = ParamSpec("P")
RETRY_SECONDS = 5.0
"""Seconds to wait before retrying a job whose database or worker was unavailable."""
REMEMBERED_FAILURES = 1000
"""The number of failed bots to remember, so that each failure is logged once."""
Study = Callable[[MatchId], Awaitable[None]]


class Jobs:
    """The jobs themselves. Each may run twice or late: it has no effect once the log has moved on."""

    def __init__(
        self, matches: Matches, database: Database, pool: ComputePool, metrics: Metrics, levels: BotLevels, study: Study
    ) -> None:
        self.matches = matches
        self.database = database
        self.levels = levels
        self.pool = pool
        self.metrics = metrics
        self.study = study
        self._failed: set[tuple[MatchId, Seat]] = set()

    async def move_bot(self, match: MatchId) -> bool:
        """Move for the active seat if a bot plays it; return whether a bot does."""
        table = await self.matches.fresh(match)
        seat = table.active
        if seat is None or not table.places[seat].is_played_by_bot:
            return False
        await self._move(table, seat, "bot")
        return True

    async def run_out(self, match: MatchId, turn: int) -> bool:
        """Let a bot play a turn whose clock has run out; return whether it had."""
        table = await self.matches.fresh(match)
        seat, deadline = table.active, table.facts.deadline
        if seat is None or deadline is None or table.facts.turn != turn or now() < deadline:
            return False
        await self._move(table, seat, "clock")
        return True

    async def deadline(self, match: MatchId, turn: int) -> Millis | None:
        """The deadline of a turn, if it is still running."""
        table = await self.matches.fresh(match)
        return table.facts.deadline if table.is_running and table.facts.turn == turn else None

    async def _move(self, table: Table, seat: Seat, by: By) -> None:
        began = time.perf_counter()
        spec = self.levels.spec(table.places[seat].bot)
        try:
            turn = await self._planned(table, seat, by, spec)
        except WorkerTimeout as error:
            self._report(table.id, seat, spec, str(error))
            turn = await self._planned(table, seat, by, FALLBACK)
        except BrokenProcessPool:
            log.exception("a worker died; retrying the move")
            await asyncio.sleep(0.1)
            return
        if turn.failure is not None:
            self._report(table.id, seat, spec, turn.failure.trace)
        await self.matches.play_for(table.id, table.seq, seat, turn.actions, by)
        self.metrics.bot_seconds.observe(time.perf_counter() - began)

    async def _planned(self, table: Table, seat: Seat, by: By, spec: str) -> PlannedTurn:
        """Clocks have a worker of their own, so that no bot can stop them."""
        # A clock runs until the phase ends: the seat's next turn has its own time.
        lane, phase = (self.pool.clocks, table.playing.phase) if by == "clock" else (self.pool.bots, None)
        config, seed = table.facts.terms.config, bot_seed(table.facts, seat)
        return await lane.run(owner_of(table), plan_turn, config, table.playing, seat, spec, seed, phase)

    def _report(self, match: MatchId, seat: Seat, spec: str, failure: str) -> None:
        """Count a failure of a bot; log only its first one in a match, because it may fail at every question."""
        self.metrics.bot_failures.inc()
        if (match, seat) in self._failed:
            return
        if len(self._failed) >= REMEMBERED_FAILURES:
            self._failed.clear()
        self._failed.add((match, seat))
        log.error("bot '%s' failed in match %s; a built-in bot plays its turn: %s", spec, match, failure)

    async def waiting(self) -> list[tuple[MatchId, int, Millis | None]]:
        """Matches that wait for a bot or a clock: id, turn, deadline. Finds what a dead process left undone."""
        query = select(matches.c.id, matches.c.turn, matches.c.deadline).where(matches.c.status == "running")
        bots = select(seats.c.match).where(
            seats.c.match == matches.c.id,
            seats.c.seat == matches.c.active,
            (seats.c.kind == "bot") | seats.c.away | seats.c.resigned,
        )
        waiting = query.where(matches.c.deadline.is_not(None) | bots.exists())
        rows = await self.database.read(lambda connection: connection.execute(waiting).all())
        return [(row.id, row.turn, row.deadline) for row in rows]


def owner_of(table: Table) -> str:
    """The person for whose match bots compute: the host, or the match itself without one."""
    host = None if table.facts.host is None else table.places[table.facts.host]
    return (host and (host.account or host.session)) or table.id


def bot_seed(facts: Facts, seat: Seat) -> int:
    """The seed of a bot: the same for the whole match, and secret."""
    return int(hashed(f"{facts.bot_secret} {seat}")[:8], 16)


async def log_errors(work: Callable[P, Awaitable[object]], *args: P.args, **kwargs: P.kwargs) -> None:
    """Run work and log its failure."""
    try:
        await work(*args, **kwargs)
    except Problem as problem:
        log.warning("a job was refused: %s", problem)
    except Exception:
        log.exception("a job failed")


async def retry_until_done(work: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T | None:
    """Retry work that a game waits for until it succeeds. None if it is refused."""
    while True:
        try:
            return await work(*args, **kwargs)
        except Problem as problem:
            if problem.code is not Code.UNAVAILABLE:
                log.warning("a job was refused: %s", problem)
                return None
        except Exception:
            log.exception("a job failed; retrying")
        await asyncio.sleep(RETRY_SECONDS)
