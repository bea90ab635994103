"""Whatever is sent, over HTTP or a socket, is answered or refused; the server never fails and never swells."""

import asyncio
import os
import random
import resource
import socket
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode, checks
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kilowatt.server.live import socket as live
from kilowatt.server.live.socket import Connection
from tests.server.processes import Process
from tests.server.support import NO_TLS, PATIENCE, House, house, newcomer, run, settings_for

FRAMES = 60
HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]


CHECKS = (
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
)


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_the_schema_holds_whatever_is_sent(sqlite_url: str, mode: GenerationMode) -> None:
    """schemathesis: what the schema allows, and what it does not; every answer is one that the schema names."""
    server = Process(sqlite_url)
    server.start()
    try:
        token = httpx.post(f"{server.url}/api/session", json={"bearer": True}, verify=NO_TLS).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        operations = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json").get_all_operations()
        sent = [attack(server.url, operation.ok(), headers, mode) for operation in operations]  # type: ignore[union-attr] # the schema is our own
        assert sum(count > 1 for count in sent) > 25
        assert httpx.get(f"{server.url}/readyz", verify=NO_TLS).status_code == 200
        assert "kilowatt_errors_total 0.0" in httpx.get(f"{server.url}/metrics", verify=NO_TLS).text
    finally:
        server.stop()


def attack(url: str, operation: Any, headers: dict[str, str], mode: GenerationMode) -> int:
    """One operation, at a table that is there, held by who asks; how many requests that were."""
    sent = 0
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
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        nonlocal sent
        sent += 1
        if operation.path != "/api/session" or operation.method.upper() != "DELETE":
            if mode is GenerationMode.POSITIVE and "match" in (case.path_parameters or {}):
                case.path_parameters["match"] = match
            case.call_and_validate(headers=headers, checks=CHECKS, timeout=PATIENCE)

    # What takes nothing cannot be asked wrongly.
    with suppress(Unsatisfiable) if mode is GenerationMode.NEGATIVE else nullcontext():
        send()
    return sent


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


def test_for_a_client_that_never_reads_nothing_piles_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks and asks: after so many answers nobody listens to it any more, and in the end it is sent away."""
    waiting: list[int] = []
    reply = Connection._reply

    def counted(self: Connection, message: object) -> None:
        reply(self, message)
        waiting.append(len(self.answers))

    monkeypatch.setattr(Connection, "_reply", counted)
    monkeypatch.setattr(live, "SEND_SECONDS", 1)

    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await newcomer(home.url, "Ada")
            match = (await ada.create(players=2, seats=HOT_SEAT))["match"]
            deaf = await deaf_client(home, match, ada.token)
            with suppress(OSError):
                while match in home.parts.hub.watchers or not waiting:
                    await send_some(deaf)
            deaf.close()
            assert max(waiting) <= live.ANSWERS
            assert (await ada.look(match))["table"]["status"] == "running"

    run(scenario)


async def deaf_client(home: House, match: str, token: str) -> socket.socket:
    """A connection over which nothing more is read once it is open, with next to no room for what is sent."""
    loop, deaf = asyncio.get_running_loop(), socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.setblocking(False)
    address = urlsplit(home.url)
    await loop.sock_connect(deaf, (address.hostname, address.port))
    head = (
        f"GET /api/matches/{match}/socket HTTP/1.1",
        f"Host: {address.netloc}",
        f"Authorization: Bearer {token}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: a2lsb3dhdHRraWxvd2F0dA==",
    )
    await loop.sock_sendall(deaf, "\r\n".join((*head, "", "")).encode())
    assert (await loop.sock_recv(deaf, 512)).startswith(b"HTTP/1.1 101")
    await loop.sock_sendall(deaf, text_frame(b'{"type":"hello"}'))
    return deaf


async def send_some(deaf: socket.socket) -> None:
    """As many pings as it takes at once; each is to be answered with a long word."""
    ping = text_frame(b'{"type":"ping","ref":"%b"}' % (b"x" * 64))
    with suppress(BlockingIOError):
        deaf.send(ping * 50)
    await asyncio.sleep(0.01)


def text_frame(text: bytes) -> bytes:
    """Masked by zeros, as one may."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text
