"""Migrations of an empty and of a filled database, on SQLite and PostgreSQL."""

import asyncio
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

from kilowatt.server.services import open_database
from kilowatt.server.settings import Settings
from kilowatt.server.store import schema
from kilowatt.server.store.migrate import migrate
from tests.server.support import GENEROUS, choice, local_server, observed, run

FIRST = "0001"


def test_migrations_create_the_schema_on_an_empty_database(database_url: str) -> None:
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
    return [entry for entry in compare_metadata(context, schema.metadata) if ours(entry)]


def test_a_match_in_a_database_of_the_first_version_can_be_continued_after_migration(
    database_url: str, tmp_path: Path
) -> None:
    """A match is copied into the old schema row by row, migrated and continued."""

    async def scenario() -> None:
        modern = f"sqlite:///{tmp_path / 'modern.db'}"
        async with local_server(Settings(database_url=modern, port=0, **GENEROUS)) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            for _ in range(70):
                await ada.move(match)
            before = await ada.look(match)
            rows = await server.services.database.read(everything)
        settings = Settings(database_url=database_url, port=0, **GENEROUS)
        await fill_old(settings, rows)
        async with local_server(settings) as server:
            ada.url = server.url
            after = await ada.look(match)
            assert after == before
            log = (await ada.get(f"/api/matches/{match}/moves"))["entries"]
            assert all(entry["batch"] == entry["seq"] for entry in log)
            await ada.play(match, after["table"]["seq"], choice(observed(after["observation"])))

    run(scenario)


def everything(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        table.name: [dict(row._mapping) for row in connection.execute(select(table)).all()]
        for table in schema.metadata.sorted_tables
    }


async def fill_old(settings: Settings, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Create a database of the first revision with these rows, without columns added later."""
    await migrate(settings, FIRST)
    database = open_database(settings)

    def work(connection: Connection) -> None:
        has = columns(connection)
        for table in schema.metadata.sorted_tables:
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
