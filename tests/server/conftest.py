"""Databases for the tests: a file each, and a PostgreSQL of our own where its programs are installed."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

NUMBERS = count(1)


def program(name: str) -> Path | None:
    """One of PostgreSQL's programs; Debian keeps them off the path."""
    found = shutil.which(name)
    places = [Path(found)] if found else sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return places[0] if places else None


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root; then it runs as somebody else."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


class Cluster:
    """A private PostgreSQL on a free port, in a folder of its own."""

    def __init__(self, folder: Path, initdb: Path, postgres: Path, *, fsync: bool = False) -> None:
        self.folder = folder
        self.user = unprivileged()
        if self.user is not None:
            shutil.chown(folder, self.user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        data = folder / "data"
        self._run([initdb, "-D", data, "-U", "kilowatt", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"])
        options = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": folder,
            "fsync": "on" if fsync else "off",
            "max_connections": 200,
        }
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        self.process = subprocess.Popen(
            [postgres, "-D", data, *settings],
            user=self.user,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._wait()

    def _run(self, command: list[object]) -> None:
        words = [str(word) for word in command]
        subprocess.run(words, user=self.user, cwd=self.folder, check=True, capture_output=True)

    def _wait(self) -> None:
        for _ in range(200):
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                if self.process.poll() is not None:
                    raise
                pause()
            else:
                return
        raise RuntimeError("PostgreSQL does not answer")

    def url(self, database: str) -> str:
        return f"postgresql://kilowatt@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        name = f"test_{next(NUMBERS)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # the name is ours
        return self.url(name)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def pause() -> None:
    time.sleep(0.05)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    initdb, postgres = program("initdb"), program("postgres")
    if initdb is None or postgres is None:
        pytest.skip("the server on PostgreSQL: it is not installed (apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="kilowatt-pg-"))
    made = Cluster(folder, initdb, postgres)
    yield made
    made.stop()
    shutil.rmtree(folder, ignore_errors=True)


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
