"""Whatever is sent, over HTTP or a socket, is answered or refused; the server never fails and never swells."""

import asyncio
import os
import random
import resource
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.processes import Process
from tests.server.support import NO_TLS, House, house, newcomer, run, settings_for

FRAMES = 60
HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]


CHECKS = (
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
)


def test_the_schema_holds_whatever_is_sent(sqlite_url: str) -> None:
    """schemathesis: requests of every kind that the schema allows; every answer is one that the schema names."""
    server = Process(sqlite_url)
    server.start()
    try:
        token = httpx.post(f"{server.url}/api/session", json={"bearer": True}, verify=NO_TLS).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        for operation in schemathesis.openapi.from_url(f"{server.url}/api/openapi.json").get_all_operations():
            attack(server.url, operation.ok(), headers)  # type: ignore[union-attr] # the schema is our own
        assert httpx.get(f"{server.url}/readyz", verify=NO_TLS).status_code == 200
        assert "kilowatt_errors_total 0.0" in httpx.get(f"{server.url}/metrics", verify=NO_TLS).text
    finally:
        server.stop()


def attack(url: str, operation: Any, headers: dict[str, str]) -> None:
    """One operation, at a table that is there, held by who asks."""
    wish = {"name": "Ada", "players": 2, "seats": HOT_SEAT}
    match = httpx.post(f"{url}/api/matches", json=wish, headers=headers, verify=NO_TLS).json()["match"]

    @settings(
        max_examples=8,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:
        if operation.path != "/api/session" or operation.method.upper() != "DELETE":
            if "match" in (case.path_parameters or {}):
                case.path_parameters["match"] = match
            case.call_and_validate(headers=headers, checks=CHECKS)

    send()


def frames(luck: random.Random) -> list[str | bytes]:
    """Frames as nobody should send them."""
    valid = '{"type":"play","seq":0,"actions":[{"type":"nominate","plant":4}]}'
    made: list[str | bytes] = [
        "",
        "null",
        "[]",
        "{}",
        "{" * 5000,
        '{"type":"hello","after":-1}',
        '{"type":"hello","after":99999999}',
        '{"type":"play"}',
        '{"type":"play","seq":1e400,"actions":[]}',
        '{"type":"play","seq":0,"actions":[' + '{"type":"done"},' * 200 + '{"type":"done"}]}',
        '{"type":"undo","seq":0,"number":2147483647}',
        '{"type":"order","plant":98,"most":9999}',
        '{"type":"view","seat":5}',
        '{"type":"say","text":"\\ud800"}',
        b"\xff\xfe\x00",
        os.urandom(200),
        valid,
        valid[: luck.randrange(len(valid))],
        valid.replace("0", "9" * 400),
    ]
    for _ in range(20):
        letters = list(valid)
        for _ in range(luck.randrange(1, 6)):
            letters[luck.randrange(len(letters))] = chr(luck.randrange(32, 1000))
        made.append("".join(letters))
    return made


async def attack_by_socket(home: House, match: str, token: str, seed: int) -> None:
    luck = random.Random(seed)
    url = home.url.replace("http", "ws") + f"/api/matches/{match}/socket"
    try:
        async with connect(url, additional_headers={"authorization": f"Bearer {token}"}, close_timeout=0.5) as socket:
            if seed % 3:
                await socket.send('{"type":"hello","after":0}')
            stock = frames(luck)
            for _ in range(FRAMES):
                await socket.send(luck.choice(stock))
                if seed % 2:
                    await asyncio.sleep(0.002)
            async with asyncio.timeout(0.5):
                while True:
                    await socket.recv()
    except (ConnectionClosed, TimeoutError):
        return


def test_a_socket_survives_whatever_is_sent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await newcomer(home.url, "Ada")
            match = (await ada.create(players=2, seats=HOT_SEAT))["match"]
            for seed in range(12):
                await attack_by_socket(home, match, ada.token, seed)
            assert "kilowatt_errors_total 0.0" in await metrics(home)
            assert (await ada.look(match))["table"]["status"] == "running"

    run(scenario)


async def metrics(home: House) -> str:
    async with httpx.AsyncClient(base_url=home.url, verify=NO_TLS) as client:
        return (await client.get("/metrics")).text


def test_floods_and_oversized_frames_are_cut_off_and_memory_stays(tmp_path: Path) -> None:
    async def scenario() -> None:
        changes = {"frames_per_second": 20.0, "frame_burst": 60, "body_bytes": 65536}
        async with house(settings_for(tmp_path, **changes)) as home:
            ada = await newcomer(home.url, "Ada")
            match = (await ada.create(players=2, seats=HOT_SEAT))["match"]
            url = home.url.replace("http", "ws") + f"/api/matches/{match}/socket"
            headers = {"authorization": f"Bearer {ada.token}"}
            codes, before = set(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            for number in range(20):
                try:
                    async with connect(url, additional_headers=headers, close_timeout=0.5) as socket:
                        await socket.send('{"type":"hello"}')
                        frame = "x" * 100_000 if number % 2 else '{"type":"ping"}'
                        for _ in range(500):
                            await socket.send(frame)
                        await asyncio.sleep(0.2)
                except ConnectionClosed as closed:
                    codes.add(closed.rcvd.code if closed.rcvd else 0)
            grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
            assert codes <= {0, 1008, 1009}
            assert codes & {1008, 1009}
            assert grown < 60_000, f"{grown} kB"
            assert (await ada.look(match))["table"]["status"] == "running"

    run(scenario)


def test_a_client_that_never_reads_is_not_waited_for(tmp_path: Path) -> None:
    """Others go on at their pace, and nothing piles up for it."""

    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await newcomer(home.url, "Ada")
            bots = [{"kind": "me"}, *({"kind": "bot", "bot": "simple"} for _ in range(3))]
            match = (await ada.create(players=4, seats=bots))["match"]
            async with ada.socket(match, after=0) as line:
                for _ in range(300):
                    await line.send(type="ping")
                await asyncio.sleep(0.5)
                [watcher] = home.parts.hub.watchers[match]
                assert watcher.match == match
                assert (await ada.look(match))["table"]["status"] == "running"

    run(scenario)
