"""A TCP proxy that fails on command: it swallows, delays, resets, or forgets its connections."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

CHUNK: Final = 65536


class Link:
    """One connection through the proxy."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.ends = (near, far)
        self.is_forgotten = False
        """Whether bytes of this connection were lost: then it never works again, as behind a router that restarted."""

    def reset(self) -> None:
        for end in self.ends:
            end.transport.abort()


class ChaosProxy:
    """Forwards connections to a port of this machine, until it is set to fail."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.links: set[Link] = set()
        self.delay = 0.0
        """Seconds by which every packet is late."""
        self.is_swallowing = False
        self.is_refusing = False

    # --- faults

    def swallow(self) -> None:
        """Lose every packet without an error, also those of new connections."""
        self.is_swallowing = True

    def reset(self) -> None:
        """Break every connection, and refuse new ones."""
        self.is_refusing = True
        for link in list(self.links):
            link.reset()

    def forget(self) -> None:
        """Leave every connection half open: its packets are lost from now on, but new connections work."""
        for link in self.links:
            link.is_forgotten = True

    def heal(self) -> None:
        """Work again; connections that lost bytes stay dead."""
        self.is_swallowing = self.is_refusing = False
        self.delay = 0.0

    # --- forwarding

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_refusing:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        link = Link(writer, far_writer)
        self.links.add(link)
        try:
            await asyncio.gather(self._forward(link, reader, far_writer), self._forward(link, far_reader, writer))
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            self.links.discard(link)
            link.reset()

    async def _forward(self, link: Link, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(CHUNK):
            if self.delay:
                await asyncio.sleep(self.delay)
            if self.is_swallowing:
                link.is_forgotten = True
            if not link.is_forgotten:
                target.write(data)
                await target.drain()
        if not link.is_forgotten:
            raise ConnectionResetError


@contextlib.asynccontextmanager
async def chaos_proxy(target: int) -> AsyncIterator[ChaosProxy]:
    proxy = ChaosProxy(target)
    server = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        proxy.reset()
        while proxy.links:
            await asyncio.sleep(0.01)
