"""A network that fails: readiness says so, and the game goes on when the network works again."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest

from kilowatt.server.store import postgres_connection
from tests.server.chaos import ChaosProxy, chaos_proxy
from tests.server.postgres import Cluster
from tests.server.support import NO_TLS, ErrorResponse, LocalServer, Person, local_server, run, settings_for, wait_for

FAULTS = {
    "swallow": ChaosProxy.swallow,
    "reset": ChaosProxy.reset,
}


@contextlib.asynccontextmanager
async def behind_a_proxy(cluster: Cluster) -> AsyncIterator[tuple[LocalServer, ChaosProxy]]:
    """A server whose connections to the database all lead through a proxy."""
    url = cluster.new_database()
    async with chaos_proxy(cluster.port) as proxy:
        through = url.replace(f":{cluster.port}/", f":{proxy.port}/")
        async with local_server(settings_for(cluster.folder, database_url=through)) as server:
            await wait_for(lambda: is_ready(server))
            yield server, proxy
            proxy.heal()


async def failing(server: LocalServer) -> str | None:
    """What the server says is down; None if it is ready."""
    async with httpx.AsyncClient(base_url=server.url, verify=NO_TLS, timeout=60) as client:
        answer = await client.get("/readyz")
    return None if answer.status_code == 200 else str(answer.json()["error"]["facts"]["failing"])


async def is_ready(server: LocalServer) -> bool:
    return await failing(server) is None


async def is_down(server: LocalServer) -> bool:
    return not await is_ready(server)


async def can_move(ada: Person, match: str) -> bool:
    try:
        await ada.move(match)
    except ErrorResponse as answer:
        if answer.status == 503:
            return False
        raise
    return True


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections are given up early, so that the test is short."""
    monkeypatch.setattr(postgres_connection, "ANSWER_SECONDS", 0.5)
    monkeypatch.setattr(postgres_connection, "BEAT_SECONDS", 0.3)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_moves_resume_after_the_database_was_out_of_reach(
    cluster: Cluster, fault: Callable[[ChaosProxy], None]
) -> None:
    async def scenario() -> None:
        async with behind_a_proxy(cluster) as (server, proxy):
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            await ada.move(match)
            fault(proxy)
            with pytest.raises(ErrorResponse, match="503"):
                await ada.move(match)
            await wait_for(lambda: is_down(server))
            proxy.heal()
            await wait_for(lambda: can_move(ada, match))
            await wait_for(lambda: is_ready(server))

    run(scenario)


@pytest.mark.usefixtures("hasty")
def test_a_lost_connection_for_notifications_is_noticed_and_replaced(cluster: Cluster) -> None:
    async def scenario() -> None:
        async with behind_a_proxy(cluster) as (server, proxy):
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            async with ada.socket(match) as line:
                await line.news()
                proxy.forget()
                await wait_for(lambda: is_down(server))
                await wait_for(lambda: is_ready(server))
                async with local_server(settings_for(cluster.folder, database_url=direct(server, cluster))) as other:
                    await Person(other.url, ada.name, ada.token).move(match)
                assert (await line.until("update"))["seq"] == 1

    run(scenario)


def direct(server: LocalServer, cluster: Cluster) -> str:
    """The database of a server, without the proxy."""
    return cluster.url(server.services.settings.database_url.rpartition("/")[2])


@pytest.mark.nightly
@pytest.mark.parametrize("fault", [ChaosProxy.swallow, ChaosProxy.reset], ids=["swallow", "reset"])
def test_readiness_and_recovery_keep_their_times(cluster: Cluster, fault: Callable[[ChaosProxy], None]) -> None:
    """Readiness is false within 5 s of a fault, and moves resume within 5 s of its end."""

    async def scenario() -> None:
        async with behind_a_proxy(cluster) as (server, proxy):
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            for _ in range(2):
                fault(proxy)
                await wait_for(lambda: is_down(server), 5)
                await asyncio.sleep(3)  # the outage, during which people try to move
                trying = asyncio.ensure_future(can_move(ada, match))
                await asyncio.sleep(0.5)
                proxy.heal()
                await wait_for(lambda: can_move(ada, match), 5)
                await wait_for(lambda: is_ready(server))
                await trying

    run(scenario)


@pytest.mark.parametrize("fault", [ChaosProxy.reset, ChaosProxy.forget], ids=["reset", "half-open"])
def test_a_client_whose_connection_failed_misses_nothing(tmp_path: Path, fault: Callable[[ChaosProxy], None]) -> None:
    """The client's packets are also late, so that some are under way when the connection fails."""

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server, chaos_proxy(port_of(server)) as proxy:
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            proxy.delay = 0.01
            through = Person(f"http://127.0.0.1:{proxy.port}", ada.name, ada.token)
            async with through.socket(match) as line:
                await line.news()
                await ada.move(match)
                entries, _ = await line.news()
                fault(proxy)
                for _ in range(3):
                    await ada.move(match)
            proxy.heal()
            async with through.socket(match, after=entries[-1]["seq"]) as line:
                later, update = await line.news()
                assert [entry["seq"] for entry in later] == [2, 3, 4]
                assert update["seq"] == 4

    run(scenario)


def port_of(server: LocalServer) -> int:
    return int(server.url.rpartition(":")[2])
