"""The job queue's own migrations: a database of an older procrastinate is brought up to date when a server starts."""

import asyncio
from pathlib import Path

import psycopg
import pytest
from procrastinate.schema import SchemaManager

from kilowatt.server.settings import Settings
from kilowatt.server.store.migrate import migrate
from kilowatt.server.store.queue_schema import UnknownQueue, version_of
from tests.server.postgres import Cluster
from tests.server.support import GENEROUS, local_server, run

FLOOR = "03.00.00_50"
"""The newest migration of the oldest procrastinate that Kilowatt admits."""


def old_queue(url: str, until: str) -> None:
    """The tables as an older procrastinate created them."""
    with psycopg.connect(url, autocommit=True) as connection:
        for migration in sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql")):
            if version_of(migration) <= until:
                connection.execute(migration.read_text(encoding="utf-8").encode())


def functions(url: str) -> set[tuple[str, str, str]]:
    """The queue's functions with their arguments and their code."""
    query = (
        """SELECT proname, pg_get_function_arguments(oid), prosrc FROM pg_proc WHERE proname LIKE 'procrastinate%'"""
    )
    with psycopg.connect(url) as connection:
        return {(name, given, "".join(code.split())) for name, given, code in connection.execute(query.encode())}


@pytest.mark.parametrize("version", [FLOOR, "03.01.00_50", "03.02.00_50", "03.03.00_01"])
def test_an_older_queue_is_migrated(cluster: Cluster, postgres_url: str, version: str) -> None:
    fresh = postgres_url
    asyncio.run(migrate(Settings(database_url=fresh)))
    old = cluster.new_database()
    old_queue(old, version)
    assert functions(old) != functions(fresh)
    asyncio.run(migrate(Settings(database_url=old)))
    assert {name for name, *_ in functions(old)} == {name for name, *_ in functions(fresh)}
    asyncio.run(migrate(Settings(database_url=old)))


def test_bots_move_on_an_older_queue(postgres_url: str) -> None:
    old_queue(postgres_url, FLOOR)

    async def scenario() -> None:
        async with local_server(Settings(database_url=postgres_url, port=0, **GENEROUS)) as server:
            await server.play_until_a_bot_moves("simple")

    run(scenario)


def test_a_newer_queue_is_refused(postgres_url: str) -> None:
    asyncio.run(migrate(Settings(database_url=postgres_url)))
    with psycopg.connect(postgres_url) as connection:
        connection.execute("COMMENT ON TABLE procrastinate_jobs IS '99.00.00_01'")
    with pytest.raises(UnknownQueue, match="newer"):
        asyncio.run(migrate(Settings(database_url=postgres_url)))
