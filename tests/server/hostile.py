"""Clients that speak raw TCP, as no browser would, and figures of a server process."""

import contextlib
import socket
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.server.processes import Process

PATIENCE = 120.0
"""Seconds after which a test counts as hung, even on a busy machine."""
UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: a2lsb3dhdHRraWxvd2F0dA==",
)
TEXT, CLOSE, PING, CONTINUATION = 1, 8, 9, 0


def rss_mb(server: Process) -> float:
    """Resident memory of the server."""
    assert server.running is not None
    status = Path(f"/proc/{server.running.pid}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def open_sockets(server: Process) -> int:
    """Descriptors of sockets; the database opens and closes files as it likes."""
    assert server.running is not None
    found = 0
    for each in Path(f"/proc/{server.running.pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            found += str(each.readlink()).startswith("socket:")
    return found


def wait_until(condition: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.05)


class Client:
    """One TCP connection to a server."""

    def __init__(self, server: Process, receive_buffer: int | None = None) -> None:
        self.server = server
        self.socket = socket.socket()
        if receive_buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", server.port))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def request(self, path: str, *headers: str, method: str = "GET") -> None:
        lines = (f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.server.port}", *headers, "", "")
        self.send("\r\n".join(lines).encode())

    def rest(self) -> bytes:
        """Everything until the server ends the connection."""
        received = bytearray()
        with contextlib.suppress(ConnectionError):
            while data := self.socket.recv(65536):
                received += data
        return bytes(received)

    def flood(self, piece: bytes, most_bytes: int) -> int:
        """Send a piece again and again without reading, until the server ends the connection; the bytes sent."""
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < most_bytes:
                sent += self.socket.send(piece)
        return sent

    def pour(self, data: bytes) -> None:
        """Send as much as the buffers of both sides take, without waiting for the server to read it."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
        self.socket.setblocking(False)
        with contextlib.suppress(BlockingIOError, ConnectionError):
            while data:
                data = data[self.socket.send(data) :]
        self.socket.settimeout(PATIENCE)

    def has_ended(self) -> bool:
        """Whether the server has ended the connection, which the next write shows."""
        return self.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] != 1

    def close(self) -> None:
        self.socket.close()

    # --- WebSocket

    def upgrade(self, match: str, token: str = "") -> bytes:
        """Ask for a socket; returns the status line."""
        headers = [f"Authorization: Bearer {token}"] if token else []
        self.request(f"/api/matches/{match}/socket", *UPGRADE, *headers)
        head = b""
        while b"\r\n\r\n" not in head:
            piece = self.socket.recv(1)
            if not piece:
                break
            head += piece
        return head.split(b"\r\n")[0]

    def frame(self, kind: int, payload: bytes = b"", fin: bool = True) -> None:
        self.send(frame(kind, payload, fin))

    def next_frame(self) -> tuple[int, bytes]:
        """The next frame: its opcode and its payload."""
        head = self._exactly(2)
        length = head[1] & 127
        if length > 125:
            length = int.from_bytes(self._exactly(2 if length == 126 else 8), "big")
        return head[0] & 15, self._exactly(length)

    def _exactly(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            piece = self.socket.recv(count - len(data))
            if not piece:
                raise ConnectionResetError
            data += piece
        return data


def frame(kind: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A frame from a client, with a mask of zeros."""
    length = len(payload)
    head = bytes([fin << 7 | kind, 128 | (min(126, length))])
    return head + (b"" if length < 126 else struct.pack("!H", length)) + bytes(4) + payload


@contextlib.contextmanager
def clients(server: Process, count: int, receive_buffer: int | None = None) -> Iterator[list[Client]]:
    with contextlib.ExitStack() as stack:
        found = [Client(server, receive_buffer) for _ in range(count)]
        for client in found:
            stack.callback(client.close)
        yield found


@contextlib.contextmanager
def serving(database_url: str, **settings: Any) -> Iterator[Process]:
    server = Process(database_url, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
