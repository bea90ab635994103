"""Backup and restore of a PostgreSQL database by its own programs, pg_dump and pg_restore."""

import os
import shutil
import subprocess
from pathlib import Path

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from kilowatt.server.backup.files import BackupError, replacing
from kilowatt.server.store.migrate import known_revisions

USERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
"""
IS_FILLED = "SELECT to_regclass('alembic_version') IS NOT NULL"


def back_up(url: str, target: Path) -> None:
    """Dump the database as it is now, whatever is written meanwhile, and check the dump."""
    with replacing(target) as temporary:
        run("pg_dump", url, "--format=custom", "--no-owner", f"--file={temporary}")
        check(temporary)


def restore(source: Path, url: str, *, force: bool) -> None:
    """Replace the database by a dump in one transaction, if the dump is sound and no server uses the database."""
    check(source)
    try:
        with psycopg.connect(url) as connection:
            [(users,)] = connection.execute(USERS).fetchall()
            [(is_filled,)] = connection.execute(IS_FILLED).fetchall()
    except psycopg.Error as error:
        raise BackupError(f"the database cannot be used: {error}") from error
    if users:
        raise BackupError("a server uses the database: stop all of them first")
    if is_filled and not force:
        raise BackupError("the database is not empty; --force replaces it")
    run("pg_restore", url, "--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error", source)


def check(source: Path) -> None:
    """Raises `BackupError` unless this is a dump of this version or an older one."""
    if not source.is_file():
        raise BackupError(f"there is no file {source}")
    listed = run("pg_restore", None, "--list", source)
    if "alembic_version" not in listed:
        raise BackupError(f"{source} is no backup of a Kilowatt server")
    rows = run("pg_restore", None, "--data-only", "--table=alembic_version", "--file=-", source)
    revision = rows.partition("FROM stdin;\n")[2].partition("\n")[0]
    if revision not in known_revisions():
        raise BackupError(f"{source} was written by a newer version of Kilowatt (schema {revision})")


def run(program: str, url: str | None, *arguments: object) -> str:
    """Run one of PostgreSQL's programs. The password is not among its arguments, which everybody can read."""
    found = shutil.which(program)
    if found is None:
        raise BackupError(f"{program} is not installed: it is one of PostgreSQL's client programs")
    given = {} if url is None else conninfo_to_dict(url)
    environment = os.environ | ({"PGPASSWORD": str(given.pop("password"))} if given.get("password") else {})
    database = [] if url is None else [f"--dbname={make_conninfo('', **given)}"]
    command = [found, *database, *map(str, arguments)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BackupError(f"{program} failed: {' '.join(done.stderr.split())[:500]}")
    return done.stdout
