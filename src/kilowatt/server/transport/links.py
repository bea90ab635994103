"""Open TCP connections: limits in all and by address, and an end to those that stall.

No reverse proxy is needed for these limits. Every connection counts until its descriptor is free.
"""

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import get_remote_addr

from kilowatt.server.limits import Limiter, address_of
from kilowatt.server.metrics import Metrics
from kilowatt.server.settings import Settings

SWEEP_SECONDS = 1.0
CLOSE_SECONDS = 5.0
"""Seconds for a client to take the last data and to close its side."""
ADDRESS_BUFFER = 8 << 20
TOTAL_BUFFER = 64 << 20
"""Bytes that may wait for the slow readers of one address, and for all of them."""


SEND_BUFFER = 1 << 17
"""Bytes that the kernel may keep for one client; by default it would take several megabytes for a slow one."""


class Checked(Protocol):
    """A protocol with deadlines of its own."""

    def check(self, now: float) -> None:
        """End the connection if it has missed a deadline."""


class Link:
    """One TCP connection, from its acceptance until its descriptor is free."""

    __slots__ = ("address", "blocked_since", "closing_since", "on_gone", "protocol", "transport")

    def __init__(self, transport: asyncio.Transport, address: str | None, protocol: Checked) -> None:
        self.transport = transport
        self.address = address
        """None for a trusted proxy, which forwards many clients."""
        self.protocol = protocol
        self.blocked_since: float | None = None
        """Since when the client leaves so much unread that writing is paused."""
        self.closing_since: float | None = None
        self.on_gone: list[Callable[[], None]] = []
        """Called when the descriptor is free."""

    @property
    def buffered(self) -> int:
        return self.transport.get_write_buffer_size()

    def is_stalled(self, now: float, stall_seconds: float) -> bool:
        """Whether the client does not take what was written to it."""
        if not self.transport.is_closing():
            return self.blocked_since is not None and now - self.blocked_since > stall_seconds
        if self.closing_since is None:
            self.closing_since = now
        return now - self.closing_since > CLOSE_SECONDS


class Links:
    """The open connections of this process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.most = settings.connections
        self.links: dict[asyncio.BaseTransport, Link] = {}
        self.by_address: Counter[str] = Counter()
        self.waiting: dict[Link, None] = {}
        """Connections without a request, those that wait longest first."""
        self.blocked: set[Link] = set()
        self.arrivals = Limiter(settings.requests_per_second, 2 * settings.request_burst)
        self.proxies = ProxyHeadersMiddleware(unused, settings.trusted_proxies).trusted_hosts
        metrics.connections.set_function(lambda: len(self.links))

    # --- arriving and leaving

    def admit(self, transport: asyncio.Transport, protocol: Checked) -> tuple[Link, str | None]:
        """The new connection, and the limit it exceeds. It counts in either case until it is gone."""
        peer = get_remote_addr(transport)
        address = None if peer is not None and peer[0] in self.proxies else address_of(peer)
        bound_kernel_buffers(transport, SO_SNDBUF=SEND_BUFFER)
        link = self.links[transport] = Link(transport, address, protocol)
        reason = self._exceeded(address)
        if address is not None:
            self.by_address[address] += 1
        if reason is None:
            self.waiting[link] = None
        else:
            self.count_cut(reason)
        return link, reason

    def _exceeded(self, address: str | None) -> str | None:
        if address is not None:
            if self.arrivals.wait(address):
                return "arrivals"
            if self.by_address[address] >= self.settings.connections_per_address:
                return "address"
        if len(self.links) > self.most and not self._evict():
            return "full"
        return None

    def _evict(self) -> bool:
        """Make room: end the connection that has waited longest without a request."""
        for link in self.waiting:
            self.cut(link, "evicted")
            return True
        return False

    def upgrade(self, transport: asyncio.Transport, protocol: Checked) -> Link:
        """The link of a connection that another protocol takes over."""
        link = self.links[transport]
        link.protocol = protocol
        self.busy(link)
        return link

    def remove(self, link: Link) -> None:
        """The descriptor is free."""
        if self.links.pop(link.transport, None) is None:
            return
        self.waiting.pop(link, None)
        self.blocked.discard(link)
        if link.address is not None:
            self.by_address[link.address] -= 1
            if not self.by_address[link.address]:
                del self.by_address[link.address]
        for call in link.on_gone:
            call()

    # --- states

    def busy(self, link: Link) -> None:
        """A request has arrived: the connection is not evicted while it is answered."""
        self.waiting.pop(link, None)

    def idle(self, link: Link) -> None:
        """The request has been answered."""
        if link.transport in self.links:
            self.waiting[link] = None

    def on_blocked(self, link: Link, now: float) -> None:
        """The client leaves data unread; its address, and all clients, may do so up to a limit."""
        link.blocked_since = now
        self.blocked.add(link)
        self._trim(list(self.blocked), TOTAL_BUFFER)
        if link.address is not None:
            self._trim([other for other in self.blocked if other.address == link.address], ADDRESS_BUFFER)

    def _trim(self, links: list[Link], most: int) -> None:
        """End the slow readers with most unread data, until the others' data is within the limit."""
        sizes = {link: link.buffered for link in links}
        total = sum(sizes.values())
        for link in sorted(links, key=lambda each: -sizes[each]):
            if total <= most:
                return
            total -= sizes[link]
            self.blocked.discard(link)
            self.cut(link, "buffers")

    def on_flowing(self, link: Link) -> None:
        """The client reads again."""
        link.blocked_since = None
        self.blocked.discard(link)

    # --- ending

    def cut(self, link: Link, reason: str) -> None:
        """End a connection at once: what it has not read is dropped."""
        self.waiting.pop(link, None)
        self.count_cut(reason)
        link.transport.abort()

    def count_cut(self, reason: str) -> None:
        self.metrics.connections_cut.labels(reason).inc()

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(loop.time())

    def sweep(self, now: float) -> None:
        """End the connections that have stalled or missed a deadline."""
        for link in list(self.links.values()):
            if link.is_stalled(now, self.settings.stall_seconds):
                self.cut(link, "stalled")
            elif not link.transport.is_closing():
                link.protocol.check(now)


def bound_kernel_buffers(transport: asyncio.Transport, **sizes: int) -> None:
    """Set the sizes of the buffers that the kernel keeps for a connection."""
    connection = transport.get_extra_info("socket")
    for name, size in sizes.items():
        with contextlib.suppress(OSError):
            connection.setsockopt(socket.SOL_SOCKET, getattr(socket, name), size)


async def unused(scope: object, receive: object, send: object) -> None:
    """uvicorn's list of trusted proxies belongs to an application."""
