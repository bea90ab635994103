"""Tables read from the database and kept while there is room; changes written with a guard against other writers."""

import time
from collections import OrderedDict
from copy import copy

from sqlalchemy import Connection

from kilowatt.engine import State
from kilowatt.server.matches.change import Change, Stale, is_newer
from kilowatt.server.matches.rows import lines_of, load, read_news, write_change
from kilowatt.server.matches.table import Table, fold
from kilowatt.server.metrics import Metrics
from kilowatt.server.store.database import Database


class Tables:
    """Every table of this process, by id; those unused for longest are forgotten first."""

    def __init__(self, database: Database, metrics: Metrics, most: int, snapshot_every: int) -> None:
        self.database = database
        self.metrics = metrics
        self.most = most
        self.snapshot_every = snapshot_every
        self.kept: OrderedDict[str, Table] = OrderedDict()
        metrics.tables.set_function(lambda: len(self.kept))

    # --- reading

    async def get(self, match: str) -> Table:
        """The table, as this process last knew it."""
        table = self.kept.get(match)
        if table is None:
            return await self._load(match)
        self.kept.move_to_end(match)
        return table

    async def fresh(self, match: str) -> Table:
        """The table as the database has it now; with SQLite nobody else writes, so what is kept is fresh."""
        table = self.kept.get(match)
        if table is None:
            return await self._load(match)
        if self.database.is_shared:
            await self.refresh(table)
        return table

    async def _load(self, match: str) -> Table:
        table = self._keep(await self.database.read(load, match))
        if self.database.is_shared and not table.is_open_book:
            # What others wrote before the table was kept, nobody here was told of.
            await self.refresh(table)
        return table

    async def refresh(self, table: Table) -> None:
        """Take in what others have written. It may go on beside a commit: only what is newer is taken in."""
        news = await self.database.read(read_news, table.facts)
        if news is None or not is_newer(news.facts, table.facts):
            return
        begins = table.state is None and news.facts.status != "open"
        followed = None if begins else table.after(entry for entry in news.entries if entry.seq > table.seq)
        if followed is None:
            await self.reload(table)
            return
        followed.facts, (followed.places, followed.orders, followed.votes) = news.facts, news.around
        table.become(followed)

    async def reload(self, table: Table) -> None:
        """Read everything again, into the table that others hold."""
        loaded = await self.database.read(load, table.id)
        if is_newer(loaded.facts, table.facts):
            table.become(loaded)

    def forget(self, match: str) -> None:
        self.kept.pop(match, None)

    def _keep(self, table: Table) -> Table:
        """Two who load the same table at once must hold the same one."""
        found = self.kept.setdefault(table.id, table)
        self.kept.move_to_end(table.id)
        if len(self.kept) > self.most:
            for match, old in self.kept.items():
                if not old.lock.locked():
                    del self.kept[match]
                    break
        return found

    # --- writing

    async def commit(self, table: Table, change: Change) -> None:
        """Write a change and take it in; `Stale` if the table has moved on. The caller holds the table's lock."""
        began, lines, snapshot = time.perf_counter(), lines_of(table, change), self._snapshot(table, change)
        if lines is None or snapshot is not None:
            # What was judged by is kept: the table may be refreshed while the write waits for its turn.
            await self.database.write(self._write, copy(table), change, snapshot)
        elif not await self.database.append(lines):
            raise Stale
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        for entry in change.entries:
            self.metrics.moves.labels(entry.by).inc()
        # Whoever refreshed the table after the commit, and before now, has taken it in already.
        if is_newer(change.facts, table.facts):
            await self._take_in(table, change)

    def _write(self, connection: Connection, table: Table, change: Change, snapshot: State | None) -> None:
        write_change(connection, table, change, snapshot)
        facts = change.facts
        self.database.tell(connection, f"match {facts.id} {facts.seq} {facts.version}")

    def _snapshot(self, table: Table, change: Change) -> State | None:
        """Now and then a state is stored."""
        if not change.entries or change.entries[-1].kind != "act":
            return None
        first, last = change.entries[0], change.entries[-1]
        if first.number // self.snapshot_every == (last.number + 1) // self.snapshot_every:
            return None
        return fold(table.game, table.playing, (event for entry in change.entries for event in entry.events))

    async def _take_in(self, table: Table, change: Change) -> None:
        for entry in change.entries:
            if not table.follow(entry):
                await self.reload(table)
                return
        if table.state is None and change.facts.opening:
            table.state = fold(table.game, table.game.bare_table(), change.facts.opening)
        table.facts, table.places = change.facts, change.places
        table.orders = table.orders if change.orders is None else change.orders
        table.votes = table.votes if change.votes is None else change.votes
