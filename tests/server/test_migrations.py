"""Migrations: from nothing, and from a database that is full, on both kinds of database."""

import asyncio
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

from kilowatt.server.parts import open_database
from kilowatt.server.settings import Settings
from kilowatt.server.store import tables as t
from kilowatt.server.store.migrate import migrate
from tests.server.support import GENEROUS, choice, house, observed, run

FIRST = "0001"


def test_an_empty_database_becomes_what_the_tables_say(database_url: str) -> None:
    async def scenario() -> None:
        settings = Settings(database_url=database_url)
        await asyncio.gather(*(migrate(settings) for _ in range(3)))
        await migrate(settings)
        database = open_database(settings)
        assert await database.read(differences) == []
        await database.close()

    run(scenario)


def differences(connection: Connection) -> list[Any]:
    def ours(entry: Any) -> bool:
        return "procrastinate" not in str(entry)

    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return [entry for entry in compare_metadata(context, t.metadata) if ours(entry)]


def test_a_full_database_of_the_first_version_is_brought_up_and_played_on(database_url: str, tmp_path: Path) -> None:
    """A game is put into the old form row by row; after the migration it goes on."""

    async def scenario() -> None:
        modern = f"sqlite:///{tmp_path / 'modern.db'}"
        async with house(Settings(database_url=modern, port=0, **GENEROUS)) as home:
            ada = await home.person("Ada")
            match = (await ada.create(players=2, seats=[{"kind": "me"}, {"kind": "me"}]))["match"]
            for _ in range(70):
                view = await ada.look(match)
                await ada.play(match, view["table"]["seq"], choice(observed(view["observation"])))
            before = await ada.look(match)
            rows = await home.parts.database.read(everything)
        settings = Settings(database_url=database_url, port=0, **GENEROUS)
        await fill_old(settings, rows)
        async with house(settings) as home:
            ada.url = home.url
            after = await ada.look(match)
            assert after == before
            await ada.play(match, after["table"]["seq"], choice(observed(after["observation"])))

    run(scenario)


def everything(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        table.name: [dict(row._mapping) for row in connection.execute(select(table)).all()]
        for table in t.metadata.sorted_tables
    }


async def fill_old(settings: Settings, rows: dict[str, list[dict[str, Any]]]) -> None:
    """A database at the first revision, with these rows as far as it has columns for them."""
    await migrate(settings, FIRST)
    database = open_database(settings)

    def work(connection: Connection) -> None:
        has = columns(connection)
        for table in t.metadata.sorted_tables:
            for row in rows[table.name]:
                kept = {name: value for name, value in row.items() if name in has.get(table.name, ())}
                names = ", ".join(f'"{name}"' for name in kept)
                values = ", ".join(f":{name}" for name in kept)
                connection.execute(text(f"INSERT INTO {table.name} ({names}) VALUES ({values})"), [kept])

    await database.write(work)
    await database.close()


def columns(connection: Connection) -> dict[str, set[str]]:
    looker = inspect(connection)
    return {name: {column["name"] for column in looker.get_columns(name)} for name in looker.get_table_names()}
