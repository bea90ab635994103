"""Runs the migrations on the connection it is given (see `kilowatt.server.store.migrate`)."""

from alembic import context
from sqlalchemy import Connection

from kilowatt.server.store.tables import metadata


def run(connection: Connection) -> None:
    is_sqlite = connection.dialect.name == "sqlite"
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=is_sqlite)
    with context.begin_transaction():
        context.run_migrations()


# Alembic runs this file; who only imports it has no context, and nothing is to be migrated.
if hasattr(context, "config"):
    run(context.config.attributes["connection"])
