"""`kilowatt restore`: restore the database of a server from a backup."""

import argparse
from pathlib import Path

from kilowatt.cli.command_error import CommandError
from kilowatt.cli.commands.backup import show_progress
from kilowatt.cli.server_settings import server_settings

try:
    from kilowatt.server.backup import sqlite_backup
    from kilowatt.server.backup.files import BackupError
    from kilowatt.server.settings import Settings
    from kilowatt.server.store.sqlite import path_of
except ModuleNotFoundError as error:
    raise CommandError(f"'kilowatt restore' needs {error.name}: pip install 'kilowatt[server]'") from error


def run(options: argparse.Namespace) -> int:
    settings, source = server_settings(options), Path(options.source)
    try:
        if settings.is_postgres:
            from kilowatt.server.backup import postgres_backup  # noqa: PLC0415 - SQLite needs no driver

            postgres_backup.restore(source, settings.libpq_url, force=options.force)
        else:
            restore_sqlite(source, settings, force=options.force)
    except BackupError as error:
        raise CommandError(str(error)) from error
    print("restored and checked; a server migrates it when it starts")
    return 0


def restore_sqlite(source: Path, settings: Settings, *, force: bool) -> None:
    target = path_of(settings.sqlalchemy_url)
    if target.exists() and not force:
        raise CommandError(f"{target} exists; --force replaces it")
    sqlite_backup.restore(source, target, settings.sqlalchemy_url, show_progress)
