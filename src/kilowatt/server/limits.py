"""Rate limits: a token bucket for each key, in memory."""

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from ipaddress import IPv6Address, IPv6Network
from typing import Any

from kilowatt.server.problems import Code, Problem

PAGE_RATE, PAGE_BURST = 3, 25
"""Requests for the page, as multiples of the API's limits: one visit loads a hundred files."""


def address_of(client: Sequence[Any] | None) -> str:
    """The address a connection is counted for; of IPv6 the /64 network, which one client usually owns.

    >>> address_of(("192.0.2.7", 4711)), address_of(("2001:db8::7", 4711)), address_of(("::ffff:192.0.2.7", 4711))
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    host = str(client[0]) if client else "unknown"
    if ":" not in host:
        return host
    try:
        found = IPv6Address(host)
    except ValueError:
        return host
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


class Bucket:
    """A token bucket: refills at a rate up to a limit; each use takes one token."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at

    def take(self, rate: float, most: float, at: float, cost: float = 1) -> float:
        """Take tokens: 0, or the seconds until there are enough. Nothing costs more than a full bucket."""
        cost = min(cost, most)
        self.tokens = min(most, self.tokens + (at - self.at) * rate)
        self.at = at
        if self.tokens >= cost:
            self.tokens -= cost
            return 0.0
        return (cost - self.tokens) / rate


class Limiter:
    """Buckets by key. If there are too many, the least recently used are dropped; they are full again by then."""

    def __init__(
        self, rate: float, burst: float, capacity: int = 20_000, clock: Callable[[], float] | None = None
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.capacity = capacity
        self.clock = clock or time.monotonic
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, key: str, cost: float = 1) -> float:
        """Take tokens: 0, or the seconds to wait for them."""
        at = self.clock()
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.burst, at)
            if len(self.buckets) > self.capacity:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.take(self.rate, self.burst, at, cost)

    def check(self, *keys: str, cost: float = 1) -> None:
        """Take tokens of each key; raises `too_many` for the first without enough."""
        for key in keys:
            wait = self.wait(key, cost)
            if wait:
                raise Problem(Code.TOO_MANY, retry_after=max(1, round(wait)))
