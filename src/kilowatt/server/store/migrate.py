"""Migrations: the database is brought to the newest form when a server starts."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from procrastinate.schema import SchemaManager
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.pool import NullPool

from kilowatt.server.settings import Settings
from kilowatt.server.store.sqlite import path_of, sqlite_engine

HEAD = "head"
LOCK = 0x6B696C6F
"""The PostgreSQL lock that lets one process migrate while the others wait."""


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


async def migrate(settings: Settings, revision: str = HEAD) -> None:
    """Bring the database to a revision; other processes that start at the same time wait for it."""
    await asyncio.to_thread(_migrate, settings, revision)


def _migrate(settings: Settings, revision: str) -> None:
    with _alone(settings) as connection:
        command.upgrade(alembic_config(connection), revision)
        if settings.is_postgres and revision == HEAD and not inspect(connection).has_table("procrastinate_jobs"):
            _make_queue(connection)


@contextmanager
def _alone(settings: Settings) -> Iterator[Connection]:
    """A transaction that no other process migrates beside."""
    if settings.is_postgres:
        with create_engine(settings.sqlalchemy_url, poolclass=NullPool).begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            yield connection
        return
    path_of(settings.sqlalchemy_url).parent.mkdir(parents=True, exist_ok=True)
    with sqlite_engine(settings.sqlalchemy_url, poolclass=NullPool).connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
        connection.exec_driver_sql("COMMIT")


def _make_queue(connection: Connection) -> None:
    """The queue's own tables come from procrastinate, once."""
    driver: Any = connection.connection.driver_connection
    driver.execute(SchemaManager.get_schema())
