"""Migrates the database to the current schema when a server starts."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.pool import NullPool

from kilowatt.server.settings import Settings
from kilowatt.server.store.sqlite import path_of, sqlite_engine

HEAD = "head"
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6B696C6F
"""The PostgreSQL advisory lock that one process holds while it migrates."""


def known_revisions() -> list[str]:
    """The schema revisions that this version can migrate, oldest first; their files begin with them."""
    return sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


async def migrate(settings: Settings, revision: str = HEAD) -> None:
    """Migrate to a revision; other processes that start at the same time wait."""
    await asyncio.to_thread(_migrate, settings, revision)


def _migrate(settings: Settings, revision: str) -> None:
    with _exclusive(settings) as connection:
        if revision != HEAD or current_revision(connection) != known_revisions()[-1]:
            upgrade(connection, revision)
        if settings.is_postgres and revision == HEAD:
            from kilowatt.server.store.queue_schema import migrate_queue  # noqa: PLC0415  # only PostgreSQL has a queue

            migrate_queue(connection)


def current_revision(connection: Connection) -> str | None:
    """The revision of the database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def upgrade(connection: Connection, revision: str) -> None:
    from alembic import command  # noqa: PLC0415 - slow to import, and seldom needed
    from alembic.config import Config  # noqa: PLC0415 - the same

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@contextmanager
def _exclusive(settings: Settings) -> Iterator[Connection]:
    """A transaction during which no other process migrates."""
    if settings.is_postgres:
        with create_engine(settings.sqlalchemy_url, poolclass=NullPool, hide_parameters=True).begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            yield connection
        return
    path_of(settings.sqlalchemy_url).parent.mkdir(parents=True, exist_ok=True)
    with sqlite_engine(settings.sqlalchemy_url, poolclass=NullPool).connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
        connection.exec_driver_sql("COMMIT")
