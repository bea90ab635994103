"""A private PostgreSQL server for tests and benchmarks."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

NUMBERS = count(1)


def program(name: str) -> Path | None:
    """One of PostgreSQL's programs; on Debian they are not on the path."""
    found = shutil.which(name)
    places = [Path(found)] if found else sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return places[0] if places else None


def unprivileged() -> str | None:
    """The user to run PostgreSQL as: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


class NotInstalled(Exception):
    """PostgreSQL's programs are missing."""


class Cluster:
    """A PostgreSQL server on a free port, in its own folder."""

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
                time.sleep(0.05)
            else:
                return
        raise RuntimeError("PostgreSQL does not respond")

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


@contextmanager
def private_cluster(*, fsync: bool = False) -> Iterator[Cluster]:
    """A running PostgreSQL; raises `NotInstalled` without its programs."""
    initdb, postgres = program("initdb"), program("postgres")
    if initdb is None or postgres is None:
        raise NotInstalled("PostgreSQL is not installed (apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="kilowatt-pg-"))
    cluster = Cluster(folder, initdb, postgres, fsync=fsync)
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)
