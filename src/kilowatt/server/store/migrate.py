"""Migrations: the database is brought to the newest form when a server starts."""

import asyncio
from pathlib import Path
from typing import Any

import psycopg
from alembic import command
from alembic.config import Config
from procrastinate.schema import SchemaManager
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from kilowatt.server.settings import Settings
from kilowatt.server.store.database import Database

HEAD = "head"
LOCK = 0x6B696C6F
"""The PostgreSQL lock that lets one process migrate while the others wait."""


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


async def migrate(database: Database, settings: Settings, revision: str = HEAD) -> None:
    """Bring the database to a revision; other processes that start at the same time wait for it."""
    async with database.writer.connect() as connection:
        if database.is_postgres:
            await connection.execute(text("SELECT pg_advisory_lock(:key)"), [{"key": LOCK}])
            await connection.commit()
        try:
            await connection.run_sync(_upgrade, revision)
            await connection.commit()
            if database.is_postgres and revision == HEAD:
                await _prepare_queue(connection, settings)
        finally:
            if database.is_postgres:
                await connection.rollback()
                await connection.execute(text("SELECT pg_advisory_unlock(:key)"), [{"key": LOCK}])
                await connection.commit()


def _upgrade(connection: Connection, revision: str) -> None:
    command.upgrade(alembic_config(connection), revision)


async def _prepare_queue(connection: AsyncConnection, settings: Settings) -> None:
    """The queue's own tables come from procrastinate, once."""
    if await connection.run_sync(_has_queue):
        return
    await asyncio.to_thread(_apply_queue_schema, settings.libpq_url)


def _has_queue(connection: Connection) -> bool:
    return inspect(connection).has_table("procrastinate_jobs")


def _apply_queue_schema(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        schema: Any = SchemaManager.get_schema()
        connection.execute(schema)
