"""Databases for the tests (a SQLite file each, one private PostgreSQL server per session), and quick hashes."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from kilowatt.server.accounts import passwords
from tests.server.postgres import Cluster, NotInstalled, private_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    try:
        with private_cluster() as found:
            yield found
    except NotInstalled as error:
        pytest.skip(f"the server on PostgreSQL: {error}")


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    """A fresh database on a real PostgreSQL."""
    return cluster.new_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'test.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Password hashes that take a millisecond, for tests that log in often."""
    monkeypatch.setattr(passwords, "PasswordHasher", partial(PasswordHasher, time_cost=2, memory_cost=256))
