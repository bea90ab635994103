"""`kilowatt backup` and `kilowatt restore`: under load, into a clean place, and refused where they would do harm."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from kilowatt.server.backup import sqlite_backup
from kilowatt.server.services import open_database
from kilowatt.server.settings import Settings
from kilowatt.server.store import schema
from kilowatt.server.store.migrate import migrate
from tests.cli import support
from tests.cli.support import CommandResult
from tests.server.postgres import Cluster
from tests.server.support import GENEROUS, Person, local_server, run

Rows = dict[str, list[Any]]


async def command(name: str, file: Path, url: str, *options: str) -> CommandResult:
    return await asyncio.to_thread(support.run, name, str(file), "--database-url", url, *options)


def everything(connection: Connection) -> Rows:
    tables = schema.metadata.sorted_tables
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key)).all()]
        for table in tables
    }


async def rows_of(url: str) -> Rows:
    database = open_database(Settings(database_url=url))
    try:
        return await database.read(everything)
    finally:
        await database.close()


async def keep_moving(person: Person, match: str, moves: list[int]) -> None:
    while True:
        await person.move(match, seed=len(moves))
        moves.append(len(moves) + 1)


async def back_up_under_load(url: str, file: Path) -> tuple[int, int, Rows, str]:
    """Back up while moves are made: how many were acknowledged before and after, and the rows at the end."""
    async with local_server(Settings(database_url=url, port=0, **GENEROUS)) as server:
        ada = await server.person("Ada")
        match, moves = await ada.hot_seat(), list[int]()
        moving = asyncio.ensure_future(keep_moving(ada, match, moves))
        while len(moves) < 20:
            await asyncio.sleep(0.01)
        before = len(moves)
        result = await command("backup", file, url)
        assert (result.code, result.err) == (0, "")
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        return before, len(moves), await server.services.database.read(everything), match


def assert_prefix(restored: Rows, live: Rows, before: int, match: str) -> None:
    """The restored log is the beginning of the live one, and reaches every move acknowledged before the backup."""
    log = restored["moves"]
    assert log == live["moves"][: len(log)]
    assert len(log) >= before
    [(number, seq)] = [(row.number, row.seq) for row in [_match(restored, match)]]
    assert seq == number == len(log)
    for table in ("accounts", "sessions", "seats"):
        assert restored[table] == live[table], table


class _Match:
    def __init__(self, values: tuple[Any, ...]) -> None:
        names = [column.name for column in schema.matches.columns]
        found = dict(zip(names, values, strict=True))
        self.number, self.seq = found["number"], found["seq"]


def _match(rows: Rows, match: str) -> _Match:
    return next(_Match(row) for row in rows["matches"] if row[0] == match)


def test_a_sqlite_backup_under_load_is_restored_into_a_clean_place(tmp_path: Path) -> None:
    async def scenario() -> None:
        file, clean = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'clean.db'}"
        before, after, live, match = await back_up_under_load(f"sqlite:///{tmp_path / 'live.db'}", file)
        assert after > before, "nothing moved during the backup"
        assert (await command("restore", file, clean)).code == 0
        assert_prefix(await rows_of(clean), live, before, match)
        async with local_server(Settings(database_url=clean, port=0, **GENEROUS)) as server:
            table = (await (await server.person("Eve")).look(match))["table"]
            assert table["seq"] >= before
        assert file.stat().st_mode & 0o077 == 0

    run(scenario)


def test_a_postgres_backup_under_load_is_restored_into_a_clean_place(cluster: Cluster, tmp_path: Path) -> None:
    async def scenario() -> None:
        file, live_url, clean = tmp_path / "backup.dump", cluster.new_database(), cluster.new_database()
        before, after, live, match = await back_up_under_load(live_url, file)
        assert after > before, "nothing moved during the backup"
        restored = await command("restore", file, clean)
        assert (restored.code, restored.err) == (0, "")
        assert_prefix(await rows_of(clean), live, before, match)
        assert (await command("restore", file, clean)).code == 2, "not empty"
        async with local_server(Settings(database_url=clean, port=0, **GENEROUS)) as server:
            table = (await (await server.person("Eve")).look(match))["table"]
            assert table["seq"] >= before
            refused = await command("restore", file, clean, "--force")
            assert (refused.code, "stop" in refused.err) == (2, True)
        assert (await command("restore", file, clean, "--force")).code == 0
        assert_prefix(await rows_of(clean), live, before, match)
        assert file.stat().st_mode & 0o077 == 0

    run(scenario)


def test_a_file_that_is_no_dump_is_refused(postgres_url: str, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("a letter")
    result = support.call("restore", str(other), "--database-url", postgres_url, "--force")
    assert (result.code, "pg_restore failed" in result.err) == (2, True)


def test_a_restore_is_refused_while_a_server_runs(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        file = tmp_path / "backup"
        async with local_server(Settings(database_url=sqlite_url, port=0, **GENEROUS)) as server:
            assert (await command("backup", file, sqlite_url)).code == 0
            refused = await command("restore", file, sqlite_url, "--force")
            assert refused.code == 2
            assert "stop" in refused.err
            await server.person("Ada")

    run(scenario)


def test_a_backup_ends_although_every_step_is_followed_by_a_write(tmp_path: Path) -> None:
    source, steps = tmp_path / "source.db", 0
    asyncio.run(migrate(Settings(database_url=f"sqlite:///{source}")))
    with closing(sqlite3.connect(source, isolation_level=None)) as writer:
        writer.execute("CREATE TABLE extra (text TEXT)")
        writer.executemany("INSERT INTO extra VALUES (?)", (("x" * 3000,) for _ in range(4000)))

        def write(done: int, whole: int) -> None:
            nonlocal steps
            steps += 1
            assert steps <= whole // sqlite_backup.PAGES + 2, "the copy began again"
            writer.execute("INSERT INTO extra VALUES ('later')")

        sqlite_backup.back_up(source, tmp_path / "backup.db", write)
    assert steps > 3


def test_refused_commands_leave_everything_as_it_was(tmp_path: Path) -> None:
    live, other = tmp_path / "live.db", tmp_path / "other"
    url = f"sqlite:///{live}"
    asyncio.run(migrate(Settings(database_url=url)))
    other.write_text("a letter")
    damaged = tmp_path / "damaged.db"
    assert support.call("backup", str(damaged), "--database-url", url).code == 0
    whole = damaged.read_bytes()
    damaged.write_bytes(whole[: len(whole) // 2])
    before = live.read_bytes()
    for name, file, options, reason in [
        ("backup", other, (), "exists; --force"),
        ("backup", live, ("--force",), "is the database itself"),
        ("backup", tmp_path / "no" / "folder.db", (), "cannot be written"),
        ("restore", other, ("--force",), "is no SQLite database"),
        ("restore", damaged, ("--force",), "damaged"),
        ("restore", tmp_path / "nothing", ("--force",), "there is no file"),
        ("restore", damaged, (), "exists; --force"),
    ]:
        result = support.call(name, str(file), "--database-url", url, *options)
        assert (result.code, result.err.count("\n")) == (2, 1), result
        assert reason in result.err
    assert live.read_bytes() == before
    assert other.read_text() == "a letter"
    assert not list(tmp_path.glob(".*partial*"))


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    url, newer = f"sqlite:///{tmp_path / 'live.db'}", tmp_path / "newer.db"
    asyncio.run(migrate(Settings(database_url=f"sqlite:///{newer}")))
    with closing(sqlite3.connect(newer)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    result = support.call("restore", str(newer), "--database-url", url)
    assert (result.code, "newer version" in result.err) == (2, True)
