"""Deliberate race conditions: the cached table always agrees with the log."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.util import await_only

from kilowatt.server.accounts.models import Session
from kilowatt.server.matches import match_rows
from kilowatt.server.matches.change import IdempotencyKey
from kilowatt.server.matches.change_builder import ChangeBuilder
from kilowatt.server.matches.models import Play
from kilowatt.server.matches.table import Table
from kilowatt.server.settings import Settings
from kilowatt.server.store.database import Database, now
from kilowatt.server.store.log_rows import LogAppend
from kilowatt.server.store.postgres import Postgres
from kilowatt.server.wire_types import MatchId
from tests.server.support import (
    GENEROUS,
    ErrorResponse,
    Json,
    LocalServer,
    Person,
    choice,
    local_server,
    observed,
    run,
    settings_for,
)

HOT_SEAT: list[Json] = [{"kind": "me"}, {"kind": "me"}]


class TwoServers:
    """Two servers on one database, and a match that both know."""

    def __init__(self, one: LocalServer, two: LocalServer, ada: Person, match: MatchId) -> None:
        self.one = one
        self.two = two
        self.ada = ada
        self.match = match

    async def move_at(self, server: LocalServer) -> None:
        person = Person(server.url, self.ada.name, self.ada.token)
        await person.move(self.match)

    async def table_at(self, server: LocalServer) -> Table:
        return await server.services.matches.get(self.match)

    async def check(self) -> None:
        """Both servers have the same table, and it equals the log."""
        states = []
        for server in (self.one, self.two):
            table = await server.services.matches.fresh(self.match)
            states.append((table.facts, table.state))
            server.services.matches.tables.evict(self.match)
            table = await self.table_at(server)
            states.append((table.facts, table.state))
        assert all(state == states[0] for state in states)


@asynccontextmanager
async def two_local_servers(url: str) -> AsyncIterator[TwoServers]:
    settings = Settings(database_url=url, port=0, **GENEROUS)
    async with local_server(settings) as one, local_server(settings) as two:
        ada = await one.person("Ada")
        match = await ada.hot_seat()
        for _ in range(5):
            await ada.move(match)
        yield TwoServers(one, two, ada, match)


class Meanwhile:
    """Runs a callback once, between two queries of the next read of a match by one server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, database: Database, happening: Any) -> None:
        assert isinstance(database, Postgres)
        self.plain = match_rows.read_around
        self.pool = database.engine.pool
        self.happening = happening
        self.has_begun = False
        self.over = asyncio.Event()
        monkeypatch.setattr(match_rows, "read_around", self.read)

    def read(self, connection: Connection, match: MatchId) -> match_rows.Around:
        if not self.has_begun and connection.engine.pool is self.pool:
            self.has_begun = True
            await_only(self.happening())
            self.over.set()
        return self.plain(connection, match)


def test_a_move_made_while_a_match_is_loaded_is_applied_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with two_local_servers(postgres_url) as both:
            interruption = Meanwhile(monkeypatch, both.two.services.database, lambda: both.move_at(both.one))
            await both.table_at(both.two)
            await interruption.over.wait()
            await both.check()

    run(scenario)


def test_a_move_made_while_a_table_is_refreshed_is_applied_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with two_local_servers(postgres_url) as both:
            await both.table_at(both.two)
            interruption = Meanwhile(monkeypatch, both.two.services.database, lambda: both.move_at(both.one))
            await both.move_at(both.one)
            await interruption.over.wait()
            await both.check()

    run(scenario)


def test_a_slow_reload_does_not_replace_a_newer_table(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is made during a reload: the reloaded table is older then, and is dropped."""

    async def scenario() -> None:
        async with two_local_servers(postgres_url) as both:
            tables = both.two.services.matches.tables
            slot = await tables.slot(both.match)
            interruption = Meanwhile(monkeypatch, both.two.services.database, lambda: both.move_at(both.two))
            await tables.reload(slot)
            assert slot.table.seq == 6
            await interruption.over.wait()
            await both.check()

    run(scenario)


def test_a_cancelled_request_is_still_written_and_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sender disconnects before the commit: the move is written and announced."""

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve")
            match = await ada.hot_seat()
            actions = observed((await ada.look(match))["observation"]).legal_actions[:1]
            writing, go_on = asyncio.Event(), asyncio.Event()
            plain = server.services.database.append

            async def slowly(rows: LogAppend) -> bool:
                writing.set()
                await go_on.wait()
                return await plain(rows)

            monkeypatch.setattr(server.services.database, "append", slowly)
            async with eve.socket(match) as line:
                await line.until("update", seq=0)
                playing = asyncio.ensure_future(
                    server.services.matches.play(match, await session(server, ada), Play(0, actions))
                )
                await writing.wait()
                playing.cancel()
                await asyncio.sleep(0)
                go_on.set()
                async with asyncio.timeout(20):
                    assert (await line.until("update"))["seq"] == 1
            assert playing.cancelled()

    run(scenario)


async def session(server: LocalServer, person: Person) -> Session | None:
    return await server.services.accounts.session_of(person.token)


def test_a_writer_that_waited_for_an_evicted_table_uses_the_current_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            tables = server.services.matches.tables
            slot = await tables.slot(match)
            async with slot.lock:
                view = await ada.look(match)
                playing = asyncio.ensure_future(ada.play(match, 0, choice(observed(view["observation"]))))
                while not slot.lock._waiters:
                    await asyncio.sleep(0.01)
                tables.evict(match)
                await tables.slot(match)
            await playing
            assert (await tables.slot(match)).table.seq == 1

    run(scenario)


def test_moves_of_one_group_commit_are_independent(database_url: str) -> None:
    """Each move of a group is written completely or not at all, independently of the others."""

    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            ada, database = await server.person("Ada"), server.services.database
            ids = [await ada.hot_seat() for _ in range(4)]
            first = [await rows_for(server, match, key="a") for match in ids]
            first[1].match["was_version"] += 1
            assert await asyncio.gather(*map(database.append, first)) == [True, False, True, True]
            for match in ids:
                server.services.matches.tables.evict(match)
            again = [await rows_for(server, match, key="a" if match == ids[2] else "b") for match in ids]
            twice = [*again, again[3]]
            assert await asyncio.gather(*map(database.append, twice)) == [True, True, False, True, False]
            logs = [await database.read(match_rows.read_entries, match, 0) for match in ids]
            assert [[entry.seq for entry in log] for log in logs] == [[1, 2], [1], [1], [1, 2]]

    run(scenario)


async def rows_for(server: LocalServer, match: MatchId, key: str) -> LogAppend:
    """The rows of the first legal move of the active seat."""
    table = await server.services.matches.get(match)
    builder, seat = ChangeBuilder(table, now()), table.playing.asked
    builder.play(seat, table.game.legal_actions(table.playing)[:1], "person")
    append = match_rows.log_append(builder.change(IdempotencyKey(seat, key, "digest")))
    assert append is not None
    return append


def test_a_key_reused_for_another_request_is_refused_at_any_seq(database_url: str) -> None:
    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            for seq, code in ((0, None), (1, "key_reused")):
                view = await ada.look(match)
                with pytest.raises(ErrorResponse, match=code) if code else nullcontext():
                    await ada.play(match, seq, choice(observed(view["observation"])), key="one")
            assert (await ada.look(match))["table"]["seq"] == 1

    run(scenario)
