"""Hints for a running game; statistics and turning points of a finished one, computed once and stored."""

import asyncio

import msgspec
from sqlalchemy import Connection, delete, insert, select

from kilowatt.server.accounts.models import Session
from kilowatt.server.analysis.figures import statistics
from kilowatt.server.analysis.models import Hint, Statistics, Turning
from kilowatt.server.analysis.turning_points import hint, turning
from kilowatt.server.history.records import record_of
from kilowatt.server.matches.history_reader import stored_moves
from kilowatt.server.matches.seats import playing_seat, viewing_seat
from kilowatt.server.matches.service import Matches
from kilowatt.server.matches.table import Table
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import schema
from kilowatt.server.store.database import Database, now
from kilowatt.server.wire import encode
from kilowatt.server.wire_types import MatchId
from kilowatt.server.work.compute_pool import ComputePool, retrieve

FIGURES, TURNING = "figures", "turning"
MAX_HINTS = 5


class Analysis:
    """The service of hints and statistics."""

    def __init__(self, matches: Matches, database: Database, pool: ComputePool, is_enabled: bool) -> None:
        self.matches = matches
        self.database = database
        self.pool = pool
        self.is_enabled = is_enabled
        """Whether finished games are analysed in the background."""
        self._computing: dict[tuple[MatchId, str], asyncio.Task[str]] = {}

    async def hint(self, match: MatchId, session: Session, wanted: int | None) -> Hint:
        """Plans for the active seat, computed in a worker from what that seat sees."""
        table = await self.matches.fresh(match)
        seat = playing_seat(table, session, wanted)
        if not table.facts.terms.hints:
            raise Problem(Code.NO_HINTS)
        if table.active != seat:
            raise Problem(Code.NOT_YOUR_SEAT, seat=seat)
        observation = table.game.observe(table.playing, seat, prices=False)
        plans = await self.pool.requests.run(session.limit_key, hint, table.facts.terms.config, observation, MAX_HINTS)
        return Hint(table.facts.number, plans)

    async def statistics(self, match: MatchId, session: Session | None, owner: str) -> Statistics:
        """The figures of a finished game, with its turning points once they are computed.

        `owner` is the person or address in whose turn they are computed, if they are not stored.
        """
        table = await self.matches.fresh(match)
        viewing_seat(table, session)
        if not table.is_open_book:
            raise Problem(Code.WRONG_STATUS, status=table.facts.status)
        figures = await self._stored(match, FIGURES) or await self._compute(table, FIGURES, owner)
        turned = await self._stored(match, TURNING)
        return msgspec.structs.replace(
            msgspec.json.decode(figures, type=Statistics),
            turning=None if turned is None else msgspec.json.decode(turned, type=Turning),
        )

    async def study(self, match: MatchId) -> None:
        """Analyse a finished game in the background."""
        table = await self.matches.fresh(match)
        for kind in (FIGURES, TURNING) if self.is_enabled else ():
            if table.is_open_book and await self._stored(match, kind) is None:
                await self._compute(table, kind, match)

    async def _stored(self, match: MatchId, kind: str) -> str | None:
        analyses = schema.analyses.c
        query = select(analyses.result).where(analyses.match == match, analyses.kind == kind)
        found: str | None = await self.database.read(lambda c: c.execute(query).scalar_one_or_none())
        return found

    async def _compute(self, table: Table, kind: str, owner: str) -> str:
        """Compute once, however many ask; it goes on for the others if one of them leaves."""
        key = table.id, kind
        if key not in self._computing:
            self._computing[key] = task = asyncio.ensure_future(self._computed(table, kind, owner))
            task.add_done_callback(retrieve)
            task.add_done_callback(lambda _: self._computing.pop(key))
        return await asyncio.shield(self._computing[key])

    async def _computed(self, table: Table, kind: str, owner: str) -> str:
        data = encode(record_of(table, await self.database.read(stored_moves, table)))
        result = await (
            self.pool.requests.run(owner, statistics, data)
            if kind == FIGURES
            else self.pool.studies.run(owner, turning, data)
        )
        text = encode(result).decode()
        await self.database.write(_store, table.id, kind, text)
        return text


def _store(connection: Connection, match: MatchId, kind: str, text: str) -> None:
    same = (schema.analyses.c.match == match) & (schema.analyses.c.kind == kind)
    connection.execute(delete(schema.analyses).where(same))
    connection.execute(insert(schema.analyses), [{"match": match, "kind": kind, "result": text, "at": now()}])
