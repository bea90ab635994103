"""One client cannot fill the server's memory or lock others out. Real processes on loopback, without a proxy."""

import sys
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from tests.server.hostile import (
    CLOSE,
    CONTINUATION,
    PING,
    TEXT,
    clients,
    frame,
    open_sockets,
    rss_mb,
    serving,
    wait_until,
)
from tests.server.processes import Process
from tests.server.support import NO_TLS, Json

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")

FLOOD = 150 << 20
"""Bytes that an attacker sends at most."""
BOUND_MB = 30
"""Memory that they may cost."""
DEFAULT_FRAMES = {"frames_per_second": 20.0, "frame_burst": 60}
QUICK = {"stall_seconds": 1.0}
SEATS = [{"kind": "me"}, {"kind": "me"}]


def post(server: Process, path: str, body: Json, token: str = "") -> Json:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = httpx.post(server.url + path, json=body, headers=headers, verify=NO_TLS, timeout=60)
    found: Json = answer.raise_for_status().json()
    return found


def new_match(server: Process) -> tuple[str, str]:
    """A running match and the token of the person who plays all its seats."""
    token = post(server, "/api/session", {"bearer": True})["token"]
    made = post(server, "/api/matches", {"name": "Ada", "players": 2, "seats": SEATS}, token)
    return made["match"], token


def problem_code(response: bytes) -> tuple[int, str]:
    """The status of a response and the code of its problem."""
    head, _, body = response.partition(b"\r\n\r\n")
    return int(head.split(b" ")[1]), msgspec.json.decode(body)["error"]["code"]


def is_healthy(server: Process) -> bool:
    return httpx.get(f"{server.url}/readyz", verify=NO_TLS, timeout=60).status_code == 200


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server for several tests, with few limits but short patience."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('generous') / 'test.db'}", **QUICK) as server:
        assert is_healthy(server)
        yield server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with the default limit on frames."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'test.db'}", **DEFAULT_FRAMES) as server:
        yield server


# --- frames


def test_pings_without_reading_do_not_fill_memory(generous: Process) -> None:
    """No limit on frames here: the server stops reading, and ends the connection when it has stalled."""
    match, _ = new_match(generous)
    with clients(generous, 1, receive_buffer=4096) as [client]:
        assert client.upgrade(match).startswith(b"HTTP/1.1 101")
        before = rss_mb(generous)
        assert client.flood(frame(PING, bytes(125)) * 400, FLOOD) < FLOOD
        assert rss_mb(generous) - before < BOUND_MB
    assert is_healthy(generous)


@pytest.mark.parametrize(
    "piece", [frame(PING), frame(CONTINUATION, b"", fin=False), frame(TEXT, b"{}")], ids=["ping", "fragment", "text"]
)
def test_too_many_frames_of_any_kind_end_the_connection(strict: Process, piece: bytes) -> None:
    match, token = new_match(strict)
    with clients(strict, 1) as [client]:
        client.upgrade(match, token)
        client.frame(TEXT, b'{"type":"hello"}')
        client.send(frame(TEXT, b"{", fin=piece[0] != CONTINUATION) + piece * 200)
        kind, payload = client.next_frame()
        while kind != CLOSE:
            kind, payload = client.next_frame()
        assert (int.from_bytes(payload[:2], "big"), payload[2:]) == (1008, b"too_many")
        assert client.rest() == b""


def test_messages_in_many_fragments_are_refused(generous: Process) -> None:
    """Empty fragments add nothing to the length of a message, but each takes memory."""
    match, _ = new_match(generous)
    with clients(generous, 1) as [client]:
        client.upgrade(match)
        client.send(frame(TEXT, b"{", fin=False) + frame(CONTINUATION, b"", fin=False) * 100)
        assert client.next_frame() == (CLOSE, (1008).to_bytes(2, "big") + b"too_many")


def test_a_socket_at_a_match_that_does_not_exist_is_closed_at_once(strict: Process) -> None:
    """Without a word from the client."""
    with clients(strict, 1) as [client]:
        client.upgrade("nothing")
        kind, payload = client.next_frame()
        assert (kind, msgspec.json.decode(payload)["error"]["code"]) == (TEXT, "not_found")
        assert client.next_frame() == (CLOSE, (1008).to_bytes(2, "big") + b"not_found")


def test_sockets_count_until_they_are_gone(sqlite_url: str) -> None:
    """Those at no match too, and those that the server has closed but that the client keeps open."""
    with serving(sqlite_url, sockets_per_address=5) as server, clients(server, 6) as found:
        status = [client.upgrade("nothing") for client in found]
        assert [line.split(b" ")[1] for line in status] == [b"101"] * 5 + [b"429"]
        assert msgspec.json.decode(found[5].rest())["error"]["code"] == "too_many"
        for client in found:
            client.close()

        def may_connect() -> bool:
            with clients(server, 1) as [client]:
                return client.upgrade("nothing").startswith(b"HTTP/1.1 101")

        wait_until(may_connect, "closed sockets still count")


# --- slow readers


def test_slow_readers_are_cut_and_their_descriptors_and_memory_freed(sqlite_url: str) -> None:
    """They ask for answers and never read them; the limit per address counts them until they are gone."""
    count = 40
    with serving(sqlite_url, **QUICK, sockets_per_address=count) as server:
        match, token = new_match(server)
        assert is_healthy(server)
        before, memory = open_sockets(server), rss_mb(server)
        pings = frame(TEXT, b'{"type":"ping","ref":"%s"}' % (b"r" * 64)) * 4000
        with clients(server, count, receive_buffer=4096) as readers:
            for client in readers:
                client.upgrade(match, token)
                client.frame(TEXT, b'{"type":"hello"}')
                client.pour(pings)
            wait_until(lambda: open_sockets(server) <= before, "descriptors of slow readers stay open")
            assert rss_mb(server) - memory < BOUND_MB
            with clients(server, count) as others:
                assert all(client.upgrade(match, token).startswith(b"HTTP/1.1 101") for client in others)


def test_unread_responses_are_dropped(generous: Process) -> None:
    """Each client asks for many files and reads none."""
    assert is_healthy(generous)
    before, memory = open_sockets(generous), rss_mb(generous)
    request = b"GET /content/germany.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with clients(generous, 40, receive_buffer=4096) as readers:
        assert all(client.flood(request, 8 << 20) < 8 << 20 for client in readers)
        wait_until(lambda: open_sockets(generous) <= before, "descriptors of slow readers stay open")
    assert rss_mb(generous) - memory < BOUND_MB


# --- requests


@pytest.mark.parametrize(
    ("begin", "piece", "status"),
    [
        (b"GET / HTTP/1.1\r\nX-A: ", b"a" * 65536, 431),
        (b"GET / HTTP/1.1\r\n", b"X-A: b\r\n" * 8192, 431),
        (b"GET /", b"a" * 65536, 431),
        (b"", b"\r\n" * 32768, 431),
        (b"POST /api/session HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-A: ", b"a" * 65536, None),
        (b"POST /api/session HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1;", b"a" * 65536, None),
        (b"", b"GET /content/germany.json HTTP/1.1\r\n\r\n" * 2000, None),
    ],
    ids=["one-header", "headers", "path", "blank-lines", "trailers", "chunk-extension", "pipelined"],
)
def test_endless_requests_are_refused(generous: Process, begin: bytes, piece: bytes, status: int | None) -> None:
    """The other defects are found while an answer is on its way."""
    assert is_healthy(generous)
    before = rss_mb(generous)
    with clients(generous, 1) as [client]:
        client.send(begin)
        assert client.flood(piece, FLOOD) < FLOOD
    assert rss_mb(generous) - before < BOUND_MB
    if status is not None:
        with clients(generous, 1) as [client]:
            client.send(begin + piece[:40_000])
            assert problem_code(client.rest()) == (status, "too_large")


def test_slow_requests_are_refused(sqlite_url: str) -> None:
    with serving(sqlite_url, header_seconds=1.0, body_seconds=1.0) as server, clients(server, 4) as found:
        found[0].send(b"GET / HTTP/1.1\r\nHost: ")
        found[1].send(b"POST /api/session HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{")
        found[2].request("/healthz")
        assert found[2].socket.recv(65536).startswith(b"HTTP/1.1 200")
        found[2].send(b"GET")
        # The last one sends nothing at all.
        assert [problem_code(client.rest()) for client in found] == [(408, "bad_request")] * 4


def test_one_address_may_open_only_some_connections(sqlite_url: str) -> None:
    with serving(sqlite_url, connections_per_address=10) as server, clients(server, 10) as found:
        with clients(server, 1) as [client]:
            assert problem_code(client.rest()) == (429, "too_many")
        for client in found:
            client.close()
        wait_until(lambda: is_served(server), "closed connections still count")


def test_half_open_requests_do_not_lock_others_out(sqlite_url: str) -> None:
    """When there is no room, the connection that has waited longest for a request makes room."""
    with serving(sqlite_url, connections=20) as server, clients(server, 40) as found:
        for client in found:
            client.send(b"GET / HTTP/1.1\r\n")
        assert is_healthy(server)
        ended = [client for client in found if client.has_ended()]
        assert len(ended) >= 20


def test_too_many_new_connections_are_dropped(sqlite_url: str) -> None:
    limits = {"requests_per_second": 0.001, "request_burst": 50}
    with serving(sqlite_url, **limits) as server, clients(server, 120) as found:
        wait_until(lambda: sum(client.has_ended() for client in found) >= 20, "nothing was dropped")


def is_served(server: Process) -> bool:
    try:
        return is_healthy(server)
    except httpx.HTTPError:
        return False
