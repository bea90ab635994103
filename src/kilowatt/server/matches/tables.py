"""The cache of tables: loaded from the database, changed with a guard against other writers."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import Connection

from kilowatt.engine import State
from kilowatt.server.matches.change import Change, Stale, is_newer
from kilowatt.server.matches.match_rows import load, log_append, read_news, with_news, write_change
from kilowatt.server.matches.table import Table
from kilowatt.server.metrics import Metrics
from kilowatt.server.store.database import Database
from kilowatt.server.wire_types import MatchId


class Slot:
    """The current table of a match, and the lock that its writers hold."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()

    def update(self, table: Table) -> bool:
        """Take a newer table; an older one is a late read and is ignored. Whether it was newer."""
        is_news = is_newer(table.facts, self.table.facts)
        if is_news:
            self.table = table
        return is_news


class Tables:
    """The tables of this process by match; the least recently used are evicted first."""

    def __init__(self, database: Database, metrics: Metrics, capacity: int, snapshot_every: int) -> None:
        self.database = database
        self.metrics = metrics
        self.capacity = capacity
        self.snapshot_every = snapshot_every
        self.on_news: Callable[[Table], None] = lambda table: None
        """Called with a newer table that another process wrote."""
        self._slots: OrderedDict[MatchId, Slot] = OrderedDict()
        metrics.tables.set_function(lambda: len(self._slots))

    # --- reading

    async def slot(self, match: MatchId) -> Slot:
        """The slot of a match, loaded if necessary."""
        slot = self._slots.get(match)
        if slot is None:
            return await self._load(match)
        self._slots.move_to_end(match)
        return slot

    async def fresh_slot(self, match: MatchId) -> Slot:
        """The slot with the table as it is in the database. With SQLite the cached one is always current."""
        slot = self._slots.get(match)
        if slot is None:
            return await self._load(match)
        await self.refresh(slot)
        return slot

    def cached(self, match: MatchId) -> Slot | None:
        """The slot of a match, if it is cached."""
        return self._slots.get(match)

    async def _load(self, match: MatchId) -> Slot:
        slot = self._keep(Slot(await self.database.read(load, match)))
        if not slot.table.is_open_book:
            # Changes that were written before the slot existed were not announced to it.
            await self.refresh(slot)
        return slot

    async def refresh(self, slot: Slot) -> None:
        """Take in what other processes have written. It may run beside a commit: only a newer table is taken."""
        if not self.database.is_shared:
            return
        news = await self.database.read(read_news, slot.table.facts)
        if news is None or not is_newer(news.facts, slot.table.facts):
            return
        table = with_news(slot.table, news)
        if table is None:
            await self.reload(slot)
        elif slot.update(table):
            self.on_news(table)

    async def reload(self, slot: Slot) -> None:
        """Read the whole match again."""
        if slot.update(await self.database.read(load, slot.table.id)):
            self.on_news(slot.table)

    def evict(self, match: MatchId) -> None:
        self._slots.pop(match, None)

    def _keep(self, slot: Slot) -> Slot:
        """Two callers that load the same match at once must get the same slot."""
        found = self._slots.setdefault(slot.table.id, slot)
        self._slots.move_to_end(slot.table.id)
        if len(self._slots) > self.capacity:
            unused = next((match for match, old in self._slots.items() if not old.lock.locked()), None)
            if unused is not None:
                del self._slots[unused]
        return found

    # --- writing

    async def commit(self, slot: Slot, change: Change) -> None:
        """Write a change and take in its table; `Stale` if the match has moved on. The caller holds the lock."""
        began, append, snapshot = time.perf_counter(), log_append(change), self._snapshot(change)
        if append is None or snapshot is not None:
            await self.database.write(self._write, change, snapshot)
        elif not await self.database.append(append):
            raise Stale
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        for entry in change.entries:
            self.metrics.moves.labels(entry.by).inc()
        # A refresh may have taken in this change already, between the commit and now.
        slot.update(change.after)

    def _write(self, connection: Connection, change: Change, snapshot: State | None) -> None:
        write_change(connection, change, snapshot)
        facts = change.after.facts
        self.database.notify(connection, f"match {facts.id} {facts.seq} {facts.version}")

    def _snapshot(self, change: Change) -> State | None:
        """The state to store, once every `snapshot_every` moves."""
        if not change.entries or change.entries[-1].kind != "act":
            return None
        first, last = change.entries[0], change.entries[-1]
        is_due = first.number // self.snapshot_every != (last.number + 1) // self.snapshot_every
        return change.after.state if is_due else None
