"""`kilowatt backup`: back up the database of a server, while it runs or not."""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

from kilowatt.cli.command_error import CommandError
from kilowatt.cli.server_settings import check_database_exists, server_settings

try:
    from kilowatt.server.backup import sqlite_backup
    from kilowatt.server.backup.files import BackupError
    from kilowatt.server.store.sqlite import path_of
except ModuleNotFoundError as error:
    raise CommandError(f"'kilowatt backup' needs {error.name}: pip install 'kilowatt[server]'") from error


def run(options: argparse.Namespace) -> int:
    settings = server_settings(options)
    check_database_exists(settings)
    target = target_of(Path(options.target), "dump" if settings.is_postgres else "db")
    if target.exists() and not options.force:
        raise CommandError(f"{target} exists; --force replaces it")
    try:
        if settings.is_postgres:
            from kilowatt.server.backup import postgres_backup  # noqa: PLC0415 - SQLite needs no driver

            postgres_backup.back_up(settings.libpq_url, target)
        else:
            sqlite_backup.back_up(path_of(settings.sqlalchemy_url), target, show_progress)
    except BackupError as error:
        raise CommandError(str(error)) from error
    print(f"{target}: {target.stat().st_size:,} bytes, checked")
    return 0


def target_of(path: Path, ending: str) -> Path:
    """The file to write; in a folder, one named after the time."""
    return path / f"kilowatt-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.{ending}" if path.is_dir() else path


def show_progress(done: int, whole: int) -> None:
    """A line that is written over, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r{100 * done // max(whole, 1)} %", end="\n" if done == whole else "", file=sys.stderr, flush=True)
