"""Races, brought about on purpose: what is kept in memory is never ahead of the log, behind it, or beside it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.util import await_only

from kilowatt.server.accounts.models import Session
from kilowatt.server.matches import rows
from kilowatt.server.matches.models import Play
from kilowatt.server.matches.progress import Progress
from kilowatt.server.matches.table import Table
from kilowatt.server.settings import Settings
from kilowatt.server.store.database import Database, now
from kilowatt.server.store.lines import Lines
from kilowatt.server.store.postgres import Postgres
from tests.server.support import (
    GENEROUS,
    Answered,
    House,
    Json,
    Person,
    choice,
    house,
    observed,
    run,
    settings_for,
)

HOT_SEAT: list[Json] = [{"kind": "me"}, {"kind": "me"}]


class TwoHouses:
    """Two servers on one database, and one table that both know of."""

    def __init__(self, one: House, two: House, ada: Person, match: str) -> None:
        self.one = one
        self.two = two
        self.ada = ada
        self.match = match

    async def move_at(self, home: House) -> None:
        person = Person(home.url, self.ada.name, self.ada.token)
        view = await person.look(self.match)
        await person.play(self.match, view["table"]["seq"], choice(observed(view["observation"])))

    async def table_at(self, home: House) -> Table:
        return await home.parts.matches.tables.get(self.match)

    async def check(self) -> None:
        """Both know the same game, and it is the one on the log."""
        states = []
        for home in (self.one, self.two):
            table = await home.parts.matches.tables.fresh(self.match)
            assert table.at == table.facts.number
            states.append((table.facts, table.state))
            home.parts.matches.tables.forget(self.match)
            table = await self.table_at(home)
            states.append((table.facts, table.state))
        assert all(state == states[0] for state in states)


@asynccontextmanager
async def two_houses(url: str) -> AsyncIterator[TwoHouses]:
    settings = Settings(database_url=url, port=0, **GENEROUS)
    async with house(settings) as one, house(settings) as two:
        ada = await one.person("Ada")
        match = (await ada.create(players=2, seats=HOT_SEAT))["match"]
        for _ in range(5):
            view = await ada.look(match)
            await ada.play(match, view["table"]["seq"], choice(observed(view["observation"])))
        yield TwoHouses(one, two, ada, match)


class Meanwhile:
    """Something that happens once, between two queries of the next reading of a table in one of the servers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, database: Database, happening: Any) -> None:
        assert isinstance(database, Postgres)
        self.plain = rows.read_around
        self.pool = database.engine.pool
        self.happening = happening
        self.has_begun = False
        self.over = asyncio.Event()
        monkeypatch.setattr(rows, "read_around", self.read)

    def read(self, connection: Connection, match: str) -> rows.Around:
        if not self.has_begun and connection.engine.pool is self.pool:
            self.has_begun = True
            await_only(self.happening())
            self.over.set()
        return self.plain(connection, match)


def test_a_move_made_while_a_table_is_loaded_is_not_taken_in_twice(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with two_houses(postgres_url) as both:
            interruption = Meanwhile(monkeypatch, both.two.parts.database, lambda: both.move_at(both.one))
            table = await both.table_at(both.two)
            assert table.at == table.facts.number
            await interruption.over.wait()
            await both.check()

    run(scenario)


def test_a_move_made_while_a_table_is_refreshed_is_taken_in_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with two_houses(postgres_url) as both:
            await both.table_at(both.two)
            interruption = Meanwhile(monkeypatch, both.two.parts.database, lambda: both.move_at(both.one))
            await both.move_at(both.one)
            await interruption.over.wait()
            await both.check()

    run(scenario)


def test_a_reading_that_took_long_does_not_put_a_table_back(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one reads a whole table again, the table goes on: what was read is older by then, and is dropped."""

    async def scenario() -> None:
        async with two_houses(postgres_url) as both:
            table = await both.table_at(both.two)
            interruption = Meanwhile(monkeypatch, both.two.parts.database, lambda: both.move_at(both.two))
            await both.two.parts.matches.tables.reload(table)
            assert table.seq == 6
            await interruption.over.wait()
            await both.check()

    run(scenario)


def test_who_hangs_up_leaves_nothing_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sender of a move is gone before it is written: it is written, and everyone else is told."""

    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, eve = await home.person("Ada"), await home.person("Eve")
            match = (await ada.create(players=2, seats=HOT_SEAT))["match"]
            actions = observed((await ada.look(match))["observation"]).legal_actions[:1]
            writing, go_on = asyncio.Event(), asyncio.Event()
            plain = home.parts.database.append

            async def slowly(lines: Lines) -> bool:
                writing.set()
                await go_on.wait()
                return await plain(lines)

            monkeypatch.setattr(home.parts.database, "append", slowly)
            async with eve.socket(match) as line:
                await line.until("update", seq=0)
                playing = asyncio.ensure_future(
                    home.parts.matches.play(match, await session(home, ada), Play(0, actions))
                )
                await writing.wait()
                playing.cancel()
                await asyncio.sleep(0)
                go_on.set()
                async with asyncio.timeout(20):
                    assert (await line.until("update"))["seq"] == 1
            assert playing.cancelled()

    run(scenario)


async def session(home: House, person: Person) -> Session | None:
    return await home.parts.accounts.session_of(person.token)


def test_who_waited_for_a_table_that_was_forgotten_takes_the_one_that_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
            match = (await ada.create(players=2, seats=HOT_SEAT))["match"]
            tables = home.parts.matches.tables
            table = await tables.get(match)
            async with table.lock:
                view = await ada.look(match)
                playing = asyncio.ensure_future(ada.play(match, 0, choice(observed(view["observation"]))))
                while not table.lock._waiters:
                    await asyncio.sleep(0.01)
                tables.forget(match)
                await tables.get(match)
            await playing
            assert (await tables.get(match)).seq == 1

    run(scenario)


def test_moves_written_together_are_written_apart(database_url: str) -> None:
    """Of a group each move is written, or nothing of it, whatever becomes of the others."""

    async def scenario() -> None:
        async with house(Settings(database_url=database_url, port=0, **GENEROUS)) as home:
            ada, database = await home.person("Ada"), home.parts.database
            ids = [(await ada.create(players=2, seats=HOT_SEAT))["match"] for _ in range(4)]
            first = [await lines_for(home, match, key="a") for match in ids]
            first[1].match["was_version"] += 1
            assert await asyncio.gather(*map(database.append, first)) == [True, False, True, True]
            for match in ids:
                home.parts.matches.tables.forget(match)
            again = [await lines_for(home, match, key="a" if match == ids[2] else "b") for match in ids]
            twice = [*again, again[3]]
            assert await asyncio.gather(*map(database.append, twice)) == [True, True, False, True, False]
            logs = [await database.read(rows.read_entries, match, 0) for match in ids]
            assert [[entry.seq for entry in log] for log in logs] == [[1, 2], [1], [1], [1, 2]]

    run(scenario)


async def lines_for(home: House, match: str, key: str) -> Lines:
    """The first legal move of whoever is asked, as it would be written."""
    table = await home.parts.matches.tables.get(match)
    progress, seat = Progress(table, now()), table.playing.asked
    progress.play(seat, table.game.legal_actions(table.playing)[:1], "person")
    lines = rows.lines_of(table, progress.change((seat, key, "digest")))
    assert lines is not None
    return lines


def test_a_key_that_was_used_for_something_else_is_refused_at_any_number(database_url: str) -> None:
    async def scenario() -> None:
        async with house(Settings(database_url=database_url, port=0, **GENEROUS)) as home:
            ada = await home.person("Ada")
            match = (await ada.create(players=2, seats=HOT_SEAT))["match"]
            for seq, code in ((0, None), (1, "key_reused")):
                view = await ada.look(match)
                with pytest.raises(Answered, match=code) if code else nullcontext():
                    await ada.play(match, seq, choice(observed(view["observation"])), key="one")
            assert (await ada.look(match))["table"]["seq"] == 1

    run(scenario)
