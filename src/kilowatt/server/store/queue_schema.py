"""The tables of the job queue: created by procrastinate's schema, and brought up to date by its own migrations.

procrastinate does not record which of its migrations a database has. We write it down as the comment of its main table.
"""

from pathlib import Path
from typing import Any, Final

from procrastinate.schema import SchemaManager
from sqlalchemy import Connection, inspect, text

JOBS: Final = "procrastinate_jobs"
MARKS: Final = (
    ("procrastinate_retry_job_v2", "03.04.00_50"),
    ("procrastinate_defer_jobs_v1", "03.02.00_50"),
    ("procrastinate_register_worker_v1", "03.01.00_50"),
    ("procrastinate_defer_job_v1", "03.00.00_50"),
)
"""Functions by which a database without the comment shows its newest migration."""


class UnknownQueue(Exception):
    """The tables of the queue are older than any version of Kilowatt, or newer than this one."""


def migrate_queue(connection: Connection) -> None:
    """Create the queue or apply the migrations it lacks. The caller holds the lock of the migrations."""
    migrations = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    newest = version_of(migrations[-1])
    if not inspect(connection).has_table(JOBS):
        run_script(connection, SchemaManager.get_schema())
    else:
        known = recorded(connection) or inferred(connection)
        if known > newest:
            raise UnknownQueue(f"the job queue was migrated by a newer procrastinate ({known})")
        for migration in migrations:
            if version_of(migration) > known:
                run_script(connection, migration.read_text(encoding="utf-8"))
    connection.execute(text(f"COMMENT ON TABLE {JOBS} IS '{newest}'"))


def version_of(migration: Path) -> str:
    """The number at the beginning of a migration's name.

    >>> version_of(Path("03.01.00_50_post_add_heartbeat.sql"))
    '03.01.00_50'
    """
    return "_".join(migration.name.split("_")[:2])


def recorded(connection: Connection) -> str | None:
    comment: str | None = connection.scalar(text(f"SELECT obj_description('{JOBS}'::regclass)"))
    return comment


def inferred(connection: Connection) -> str:
    names = set(connection.scalars(text("SELECT proname FROM pg_proc WHERE proname LIKE 'procrastinate%'")))
    for name, version in MARKS:
        if name in names:
            return version
    raise UnknownQueue("the job queue was created by a procrastinate older than 3.0")


def run_script(connection: Connection, script: str) -> None:
    """Run statements as they are: the driver must not look for parameters in them."""
    driver: Any = connection.connection.driver_connection
    driver.execute(script)
