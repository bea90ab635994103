"""The database: schema, migrations, SQLite and PostgreSQL."""
