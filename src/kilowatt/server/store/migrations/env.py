"""Alembic environment: runs the migrations on a given connection (see `kilowatt.server.store.migrate`)."""

from alembic import context
from sqlalchemy import Connection

from kilowatt.server.store.schema import metadata


def run(connection: Connection) -> None:
    is_sqlite = connection.dialect.name == "sqlite"
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=is_sqlite)
    with context.begin_transaction():
        context.run_migrations()


# Alembic runs this file. A plain import has no context and must not migrate anything.
if hasattr(context, "config"):
    run(context.config.attributes["connection"])
