"""Readiness: what it reports, and that asking for it costs little."""

import asyncio

import httpx
import psycopg
import pytest

from kilowatt.server import readiness
from kilowatt.server.readiness import Health
from kilowatt.server.settings import Settings
from tests.server.support import GENEROUS, NO_TLS, ErrorResponse, LocalServer, local_server, run, wait_for


async def answer_of(server: LocalServer) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url, verify=NO_TLS, timeout=60) as client:
        return await client.get("/readyz")


def make_read_only(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        name = url.rpartition("/")[2]
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


async def break_database(server: LocalServer) -> None:
    database = server.services.database
    if database.is_shared:
        await asyncio.to_thread(make_read_only, server.services.settings.libpq_url)
    else:
        await database.write(lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON"))


def test_a_read_only_database_is_unavailable_and_not_ready(database_url: str) -> None:
    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            await break_database(server)
            with pytest.raises(ErrorResponse) as answer:
                await ada.move(match)
            assert (answer.value.status, answer.value.code) == (503, "unavailable")
            await wait_for(lambda: names_the_database(server))

    run(scenario)


async def names_the_database(server: LocalServer) -> bool:
    answer = await answer_of(server)
    return answer.status_code == 503 and "database" in answer.json()["error"]["facts"]["failing"].split()


def test_a_part_that_does_not_answer_is_probed_once_and_counts_as_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PROBE_SECONDS", 0.01)

    async def scenario() -> None:
        answer, probes = asyncio.Event(), list[int]()

        async def probe() -> bool:
            probes.append(1)
            await answer.wait()
            return True

        found = Health()
        found.watch("database", probe)
        results = await asyncio.gather(*(found.failing() for _ in range(5)))
        assert (results, len(probes)) == ([["database"]] * 5, 1)
        answer.set()
        assert await found.failing() == []
        await found.stop()

    run(scenario)


def test_a_probe_that_fails_is_down() -> None:
    async def scenario() -> None:
        async def probe() -> bool:
            raise OSError("no route")

        found = Health()
        found.watch("queue", probe)
        assert await found.failing() == ["queue"]

    run(scenario)
