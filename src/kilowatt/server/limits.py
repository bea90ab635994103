"""Rate limits: one bucket of tokens for each name, in memory, and only so many names."""

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from ipaddress import IPv6Address, IPv6Network
from typing import Any

from kilowatt.server.problems import Code, Problem


def address_of(client: Sequence[Any] | None) -> str:
    """Whom a connection is counted for: who has one address of IPv6 has all that begin with the same 64 bits.

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
    """Fills up at a rate, to a limit; each use takes one token out."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at

    def take(self, rate: float, most: float, at: float) -> float:
        """Take one. 0 if there was one, else the seconds until there is."""
        self.tokens = min(most, self.tokens + (at - self.at) * rate)
        self.at = at
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / rate


class Limiter:
    """Buckets by name. When there are too many, those unused for longest are forgotten: they are full by then."""

    def __init__(
        self, rate: float, burst: float, names: int = 20_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.names = names
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, name: str) -> float:
        """Take one token of a name; the seconds it would have to wait, 0 if it need not."""
        at = self.clock()
        bucket = self.buckets.get(name)
        if bucket is None:
            bucket = self.buckets[name] = Bucket(self.burst, at)
            if len(self.buckets) > self.names:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(name)
        return bucket.take(self.rate, self.burst, at)

    def check(self, *names: str) -> None:
        """Raise `too_many` for the first name that has used up its share."""
        for name in names:
            wait = self.wait(name)
            if wait:
                raise Problem(Code.TOO_MANY, retry_after=max(1, round(wait)))
