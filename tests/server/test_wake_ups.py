"""Sockets are woken no matter which reader is first, and after a commit with an unknown result."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from kilowatt.server.live.notifications import NotificationListener
from kilowatt.server.settings import Settings
from kilowatt.server.store.log_rows import LogAppend
from kilowatt.server.store.sqlite import Sqlite
from tests.server.support import GENEROUS, ErrorResponse, Person, local_server, run, settings_for

SECOND = 7
"""Distinguishes the settings of the two servers."""


def test_a_socket_is_woken_although_a_request_has_read_the_news_first(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is up to date before the notification arrives, but the socket has not been woken."""

    async def scenario() -> None:
        held, plain = asyncio.Event(), NotificationListener._handle

        async def later(listener: NotificationListener, message: str) -> None:
            if " match " in message and listener.services.settings.snapshot_every == SECOND:
                await held.wait()
            await plain(listener, message)

        monkeypatch.setattr(NotificationListener, "_handle", later)
        other = Settings(database_url=postgres_url, port=0, snapshot_every=SECOND, **GENEROUS)
        async with (
            local_server(Settings(database_url=postgres_url, port=0, **GENEROUS)) as one,
            local_server(other) as two,
        ):
            ada = await one.person("Ada")
            match, there = await ada.hot_seat(), Person(two.url, "Ada", ada.token)
            async with there.socket(match) as line, asyncio.timeout(60):
                await line.until("update", seq=0)
                await ada.move(match)
                await there.look(match)
                await line.until("update", seq=1)
                held.set()

    run(scenario)


def test_a_socket_is_woken_if_a_failed_commit_took_effect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, log_level="critical")) as server:
            ada = await server.person("Ada")
            match, plain = await ada.hot_seat(), server.services.database.append

            async def loses_the_answer(rows: LogAppend) -> bool:
                await plain(rows)
                raise sqlite3.OperationalError("disk I/O error")

            async with ada.socket(match) as line, asyncio.timeout(60):
                await line.until("update", seq=0)
                with monkeypatch.context() as broken:
                    broken.setattr(server.services.database, "append", loses_the_answer)
                    with pytest.raises(ErrorResponse, match="unavailable"):
                        await ada.move(match)
                await line.until("update", seq=1)

    run(scenario)


def test_a_full_file_is_reported_as_full(tmp_path: Path) -> None:
    """SQLite ends the transaction by itself then; the failed rollback must not hide the reason."""

    async def scenario() -> None:
        database = Sqlite(f"sqlite:///{tmp_path / 'x.db'}")
        await database.write(lambda c: c.exec_driver_sql("CREATE TABLE texts (t TEXT)"))
        await database.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 3").fetchall())
        with pytest.raises(Exception, match="full"):
            await database.write(lambda c: c.exec_driver_sql("INSERT INTO texts VALUES (zeroblob(1000000))"))
        await database.close()

    run(scenario)
