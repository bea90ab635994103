"""The start of a server: it imports only what it uses."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from kilowatt.server.settings import Settings
from kilowatt.server.store.migrate import known_revisions, migrate

UNUSED = ("psycopg", "psycopg_pool", "procrastinate", "sqlalchemy.dialects.postgresql", "alembic", "numpy", "pyarrow")
OURS = ("kilowatt.arena", "kilowatt.env")
STARTED = """
import asyncio, sys
from kilowatt.server.services import services_of
from kilowatt.server.app import create_app, lifespan
import kilowatt.server.serve
from kilowatt.server.settings import Settings

async def start():
    app = create_app(Settings(database_url=sys.argv[1]))
    async with lifespan(app):
        assert services_of(app).is_ready

asyncio.run(start())
print(*(name for name in sys.argv[2:] if name in sys.modules))
"""


def test_a_server_on_sqlite_imports_nothing_that_it_does_not_use(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'test.db'}"
    asyncio.run(migrate(Settings(database_url=url)))
    command = [sys.executable, "-c", STARTED, url, *UNUSED, *OURS]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_the_newest_revision_is_the_head_of_the_migrations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alembic migrates to its own idea of the newest revision; the start compares with the names of the files."""
    url = f"sqlite:///{tmp_path / 'test.db'}"
    asyncio.run(migrate(Settings(database_url=url)))
    monkeypatch.setattr("kilowatt.server.store.migrate.upgrade", lambda *_: pytest.fail("not at the newest revision"))
    asyncio.run(migrate(Settings(database_url=url)))
    assert known_revisions()[0] == "0001"
