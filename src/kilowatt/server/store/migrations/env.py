"""Runs the migrations on the connection it is given (see `kilowatt.server.store.migrate`)."""

from alembic import context

from kilowatt.server.store.tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
