"""Backup and restore of a SQLite file."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from kilowatt.server.backup.files import BackupError, ReportProgress, replacing
from kilowatt.server.store.database import DatabaseInUse
from kilowatt.server.store.migrate import known_revisions
from kilowatt.server.store.sqlite import FileLock

PAGES = 1000
"""Pages copied in one step."""
HEADER = b"SQLite format 3\0"


def back_up(source: Path, target: Path, progress: ReportProgress) -> None:
    """Copy a consistent snapshot of the database while it is in use, and check the copy."""
    if target.exists() and target.samefile(source):
        raise BackupError(f"{target} is the database itself")
    with replacing(target) as temporary:
        _copy(source, temporary, progress)
        check(temporary)


def restore(source: Path, target: Path, url: str, progress: ReportProgress) -> None:
    """Replace the database by a backup, if it is sound and no server uses the database."""
    check(source)
    lock = FileLock(url)
    try:
        lock.acquire()
    except DatabaseInUse as error:
        raise BackupError(f"a server uses {target}: stop it first") from error
    try:
        with replacing(target) as temporary:
            _copy(source, temporary, progress)
            check(temporary)
            _remove_log(target)
    finally:
        lock.release()


def _copy(source: Path, target: Path, progress: ReportProgress) -> None:
    """Copy from one read transaction: without it, every write would start the copy again."""
    with _opened(source) as reading, closing(sqlite3.connect(target)) as writing:
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM sqlite_master").fetchone()
        reading.backup(writing, pages=PAGES, progress=lambda _, left, whole: progress(whole - left, whole))
        reading.execute("ROLLBACK")
        writing.execute("PRAGMA journal_mode=DELETE").fetchone()  # one file, with nothing beside it


def check(path: Path) -> None:
    """Raises `BackupError` unless this is a sound database of this version or an older one."""
    with _opened(path) as database:
        found = database.execute("PRAGMA integrity_check").fetchall()
        if found != [("ok",)]:
            raise BackupError(f"{path} is damaged: {found[0][0]}")
        if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            raise BackupError(f"{path} is no database of a Kilowatt server")
        for (revision,) in database.execute("SELECT version_num FROM alembic_version"):
            if revision not in known_revisions():
                raise BackupError(f"{path} was written by a newer version of Kilowatt (schema {revision})")


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    if not path.is_file():
        raise BackupError(f"there is no file {path}")
    with path.open("rb") as file:
        if file.read(len(HEADER)) != HEADER:
            raise BackupError(f"{path} is no SQLite database")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None)) as found:
            yield found
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{path} cannot be read: {error}") from error


def _remove_log(target: Path) -> None:
    """Fold the write-ahead log of the old database into its file: SQLite would apply it to the restored one."""
    if target.exists():
        try:
            with closing(sqlite3.connect(target)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.DatabaseError:
            pass  # damaged, and about to be replaced
    for ending in ("-wal", "-shm"):
        target.with_name(target.name + ending).unlink(missing_ok=True)
