"""Fuzzing: any HTTP request or socket message is answered or refused, without server errors or growing memory."""

import asyncio
import random
import resource
import socket
from collections.abc import Iterable
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
from kilowatt.server.live.socket import MAX_MALFORMED, ClientConnection
from kilowatt.server.problems import Code
from tests.server.processes import Process
from tests.server.support import (
    NO_TLS,
    PATIENCE,
    LocalServer,
    Person,
    local_server,
    new_person,
    run,
    settings_for,
    wait_for,
)

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]
LOG_OUT = "DELETE /api/session"
WITHOUT_INPUT: dict[GenerationMode, set[str]] = {
    GenerationMode.POSITIVE: set(),
    GenerationMode.NEGATIVE: {
        LOG_OUT,
        "DELETE /api/account/sessions",
        "GET /api/account/export",
        "GET /api/offer",
        "GET /api/session",
        "GET /healthz",
        "GET /metrics",
        "GET /readyz",
    },
}
"""Operations without input, for which no invalid request exists."""


def a_refusal_is_a_typed_problem(context: Any, response: Any, case: Any) -> None:
    """Errors have one of our codes and the request id."""
    if response.status_code >= 400:
        problem = response.json()
        assert Code(problem["error"]["code"])
        assert [problem["request"]] == response.headers["x-request-id"]


CHECKS = (
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    a_refusal_is_a_typed_problem,
)


@pytest.mark.parametrize(
    ("mode", "database"), [(GenerationMode.POSITIVE, "postgres_url"), (GenerationMode.NEGATIVE, "sqlite_url")]
)
@pytest.mark.parametrize("examples", [3, pytest.param(50, marks=pytest.mark.nightly)])
def test_every_response_conforms_to_the_openapi_schema(
    request: pytest.FixtureRequest, mode: GenerationMode, database: str, examples: int
) -> None:
    """schemathesis sends valid and invalid requests.

    Valid ones use PostgreSQL, which accepts fewer values than SQLite.
    """
    server = Process(request.getfixturevalue(database))
    server.start()
    try:
        token = httpx.post(f"{server.url}/api/session", json={"bearer": True}, verify=NO_TLS).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr] # it is our own
        sent = {operation.label: attack(server.url, operation, headers, mode, examples) for operation in operations}
        assert len(sent) == sum(len(methods) for methods in schema.raw_schema["paths"].values())
        assert {label for label, count in sent.items() if not count} == WITHOUT_INPUT[mode]
        assert httpx.get(f"{server.url}/readyz", verify=NO_TLS).status_code == 200
        assert "kilowatt_errors_total 0.0" in httpx.get(f"{server.url}/metrics", verify=NO_TLS).text
    finally:
        server.stop()


def attack(url: str, operation: Any, headers: dict[str, str], mode: GenerationMode, examples: int) -> int:
    """Send requests to one operation, at a match of the caller; how many were sent.

    In invalid requests the match id may be invalid: every other request uses a valid one.
    """
    sent = 0
    wish = {"name": "Ada", "players": 2, "seats": HOT_SEAT}
    match = httpx.post(f"{url}/api/matches", json=wish, headers=headers, verify=NO_TLS).json()["match"]

    @settings(
        max_examples=examples,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        nonlocal sent
        sent += 1
        if "match" in (case.path_parameters or {}) and (mode is GenerationMode.POSITIVE or sent % 2):
            case.path_parameters["match"] = match
        given = {} if operation.label == LOG_OUT else headers
        case.call_and_validate(headers=given, checks=CHECKS, timeout=PATIENCE)

    with suppress(Unsatisfiable) if mode is GenerationMode.NEGATIVE else nullcontext():
        send()
    return sent


HELLO = '{"type":"hello","after":0}'
PLAY = '{"type":"play","seq":0,"actions":[{"type":"nominate","plant":4}]}'
FRAMES: dict[str, tuple[str | bytes, ...]] = {
    "not JSON": ("", "{", PLAY[:30], "{" * 5000, "\x00", "NaN"),
    "not a message": (
        "null",
        "[]",
        "{}",
        "7",
        '"play"',
        '{"type":null}',
        '{"type":"play"}',
        '{"type":"play","seq":[]}',
    ),
    "unknown types": ('{"type":"nonsense"}', '{"type":"update","seq":1}', '{"type":"goodbye"}'),
    "unknown fields": (
        '{"type":"ping","more":1}',
        '{"type":"play","seq":0,"actions":[{"type":"nominate","plant":4,"x":1}]}',
    ),
    "deep nesting": ("[" * 30_000, '{"type":"play","seq":0,"actions":' + "[" * 30_000, '{"a":' * 10_000),
    "huge numbers": (
        '{"type":"play","seq":1e400,"actions":[]}',
        PLAY.replace("0", "9" * 400),
        '{"type":"hello","after":-1}',
        '{"type":"undo","seq":0,"number":2147483647}',
        '{"type":"order","plant":98,"most":9999}',
        '{"type":"order","plant":99999999999999999999,"most":-5}',
        '{"type":"view","seat":5}',
    ),
    "too long a batch": ('{"type":"play","seq":0,"actions":[' + '{"type":"done"},' * 200 + '{"type":"done"}]}',),
    "too long a text": ('{"type":"say","text":"' + "x" * 60_000 + '"}', '{"type":"ping","ref":"' + "x" * 60_000 + '"}'),
    "bytes": (b"\xff\xfe\x00", b"", PLAY.encode(), bytes(range(256))),
    "lone halves of letters": ('{"type":"say","text":"\\ud800"}', '{"type":"ping","ref":"\\udfff"}'),
    "out of order": (PLAY.replace('"seq":0', '"seq":77'), '{"type":"undo","seq":3}', '{"type":"preview","actions":[]}'),
    "another hello": (HELLO, '{"type":"hello","after":99999999,"chat_after":2147483647}', '{"type":"hello","seat":1}'),
}
"""Malformed frames by what is wrong with them."""


def garbled(luck: random.Random) -> str:
    """A move with some random characters."""
    letters = list(PLAY)
    for _ in range(luck.randrange(1, 6)):
        letters[luck.randrange(len(letters))] = chr(luck.randrange(32, 1000))
    return "".join(letters)


async def attack_by_socket(
    server: LocalServer, match: str, token: str, sent: Iterable[str | bytes], *, hello: bool
) -> None:
    """Send frames, receive for a moment and disconnect; the server may disconnect first."""
    url = server.url.replace("http", "ws") + f"/api/matches/{match}/socket"
    with suppress(ConnectionClosed, TimeoutError):
        async with connect(url, additional_headers={"authorization": f"Bearer {token}"}, close_timeout=0.5) as socket:
            if hello:
                await socket.send(HELLO)
            for frame in sent:
                await socket.send(frame)
            async with asyncio.timeout(0.1):
                while True:
                    await socket.recv()


async def serves(server: LocalServer, person: Person, match: str) -> None:
    """Check that a well-behaved client is served."""
    async with person.socket(match, after=0) as line:
        await line.until("update")
        await line.send(type="ping", ref="here")
        await line.until("pong", ref="here")


def test_a_socket_survives_malformed_messages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await new_person(server.url, "Ada")
            match = await ada.hot_seat()
            luck = random.Random(2004)
            mixed = [frame for kind in FRAMES.values() for frame in kind] + [garbled(luck) for _ in range(20)]
            attacks = [*FRAMES.values(), *(luck.choices(mixed, k=MAX_MALFORMED * 2) for _ in range(10))]
            for sent in attacks:
                await attack_by_socket(server, match, ada.token, sent, hello=False)
                await attack_by_socket(server, match, ada.token, sent, hello=True)
                await serves(server, ada, match)
            await attack_by_socket(server, "nosuchtable", ada.token, mixed, hello=True)
            await wait_for(lambda: nobody_is_left(server))
            assert "kilowatt_errors_total 0.0" in await metrics(server)
            assert (await ada.look(match))["table"]["status"] == "running"

    run(scenario)


async def nobody_is_left(server: LocalServer) -> bool:
    return not server.services.hub.count and not server.services.sockets


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x82\0\0\0\0\xff\xfe", 1007),  # text that is not UTF-8
        (b"\x83\x80\0\0\0\0", 1002),  # an unknown opcode
        (b"\x80\x81\0\0\0\0x", 1002),  # a continuation without a start
        (b"\x81\x01x", 1002),  # not masked
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 1009),  # the maximum length
    ],
)
def test_an_invalid_frame_closes_only_its_connection(tmp_path: Path, frame: bytes, code: int) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await new_person(server.url, "Ada")
            match = await ada.hot_seat()
            raw = await raw_client(server, match, ada.token)
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(raw, frame)
            heard = b""
            while data := await loop.sock_recv(raw, 65536):
                heard += data
            raw.close()
            assert b"\x88" in heard
            assert heard[heard.rindex(b"\x88") + 2 :][:2] == code.to_bytes(2, "big")
            await serves(server, ada, match)
            assert "kilowatt_errors_total 0.0" in await metrics(server)

    run(scenario)


async def metrics(server: LocalServer) -> str:
    async with httpx.AsyncClient(base_url=server.url, verify=NO_TLS) as client:
        return (await client.get("/metrics")).text


def test_flooding_clients_are_disconnected_and_memory_stays_bounded(tmp_path: Path) -> None:
    async def scenario() -> None:
        changes = {"frames_per_second": 20.0, "frame_burst": 60, "body_bytes": 65536}
        async with local_server(settings_for(tmp_path, **changes)) as server:
            ada = await new_person(server.url, "Ada")
            match = await ada.hot_seat()
            url = server.url.replace("http", "ws") + f"/api/matches/{match}/socket"
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
            await serves(server, ada, match)

    run(scenario)


def test_answers_do_not_queue_up_for_a_client_that_never_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a number of pending answers the server stops reading from it, and finally disconnects it."""
    waiting: list[int] = []
    reply = ClientConnection._reply

    def counted(self: ClientConnection, message: object) -> None:
        reply(self, message)
        waiting.append(len(self.answers))

    monkeypatch.setattr(ClientConnection, "_reply", counted)
    monkeypatch.setattr(live, "SEND_SECONDS", 1)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await new_person(server.url, "Ada")
            match = await ada.hot_seat()
            deaf = await raw_client(server, match, ada.token)
            with suppress(OSError):
                while match in server.services.hub.watchers or not waiting:
                    await send_some(deaf)
            deaf.close()
            assert max(waiting) <= live.MAX_PENDING
            assert (await ada.look(match))["table"]["status"] == "running"

    run(scenario)


async def raw_client(server: LocalServer, match: str, token: str) -> socket.socket:
    """A raw connection with a tiny receive buffer."""
    loop, raw = asyncio.get_running_loop(), socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.setblocking(False)
    address = urlsplit(server.url)
    await loop.sock_connect(raw, (address.hostname, address.port))
    head = (
        f"GET /api/matches/{match}/socket HTTP/1.1",
        f"Host: {address.netloc}",
        f"Authorization: Bearer {token}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: a2lsb3dhdHRraWxvd2F0dA==",
    )
    await loop.sock_sendall(raw, "\r\n".join((*head, "", "")).encode())
    assert (await loop.sock_recv(raw, 512)).startswith(b"HTTP/1.1 101")
    await loop.sock_sendall(raw, text_frame(b'{"type":"hello"}'))
    return raw


async def send_some(deaf: socket.socket) -> None:
    """Send as many pings as the socket accepts."""
    ping = text_frame(b'{"type":"ping","ref":"%b"}' % (b"x" * 64))
    with suppress(BlockingIOError):
        deaf.send(ping * 50)
    await asyncio.sleep(0.01)


def text_frame(text: bytes) -> bytes:
    """A text frame with a zero mask."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text
