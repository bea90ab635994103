"""The database: tables, migrations, and how both kinds of it are written to."""
