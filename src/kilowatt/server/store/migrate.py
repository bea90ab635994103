"""Migrates the database to the current schema when a server starts."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.pool import NullPool

from kilowatt.server.settings import Settings
from kilowatt.server.store.sqlite import path_of, sqlite_engine

HEAD = "head"
LOCK = 0x6B696C6F
"""The PostgreSQL advisory lock that one process holds while it migrates."""


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def known_revisions() -> set[str]:
    """The schema revisions that this version can migrate."""
    return {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}


async def migrate(settings: Settings, revision: str = HEAD) -> None:
    """Migrate to a revision; other processes that start at the same time wait."""
    await asyncio.to_thread(_migrate, settings, revision)


def _migrate(settings: Settings, revision: str) -> None:
    with _exclusive(settings) as connection:
        command.upgrade(alembic_config(connection), revision)
        if settings.is_postgres and revision == HEAD:
            from kilowatt.server.store.queue_schema import migrate_queue  # noqa: PLC0415  # only PostgreSQL has a queue

            migrate_queue(connection)


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
