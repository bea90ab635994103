"""A minimal socket client, so that the benchmark measures the server and not the client."""

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"
"""Clients must mask frames; a zero mask is allowed and free."""

Heard = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """A hand-written WebSocket: upgrade, text frames, pings. Payloads are not decoded."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.data = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.is_open:
            head, found, self.data = self.data.partition(b"\r\n\r\n")
            if not found:
                self.data = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode())
            self.is_open = True
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Take one complete frame from the buffer; the server never masks or fragments."""
        if len(self.data) < 2:
            return False
        kind, length, start = self.data[0] & 15, self.data[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            if len(self.data) < start:
                return False
            length = int.from_bytes(self.data[2:start], "big")
        end = start + length
        if len(self.data) < end:
            return False
        payload, self.data = self.data[start:end], self.data[end:]
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self._send(PONG, payload)
        return True

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        assert self.transport is not None
        length = len(payload)
        head = (
            bytes((128 | kind, 128 | length)) if length < 126 else bytes((128 | kind, 254)) + length.to_bytes(2, "big")
        )
        self.transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def connect(url: str, path: str, token: str, heard: Heard) -> Socket:
    address = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(heard), address.hostname or "", address.port or 80)
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {address.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: a2lsb3dhdHRraWxvd2F0dA==",
        f"Authorization: Bearer {token}",
    )
    socket.transport.write("\r\n".join((*lines, "", "")).encode())
    await socket.opened
    return socket
