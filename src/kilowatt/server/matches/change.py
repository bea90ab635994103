"""What one transaction writes."""

from typing import Any

import msgspec
from sqlalchemy.engine import Row

from kilowatt.engine import Seat
from kilowatt.server.matches.models import Entry, Order, Place, Vote
from kilowatt.server.matches.table import Facts


class Stale(Exception):
    """Somebody else has written: read again, and judge again."""


def is_newer(one: "Facts | Row[Any]", other: Facts) -> bool:
    """Neither number ever goes back."""
    return (one.seq, one.version) > (other.seq, other.version)


class Change(msgspec.Struct, kw_only=True):
    """What one transaction writes: the new facts, and whatever else is different."""

    facts: Facts
    places: tuple[Place, ...]
    entries: tuple[Entry, ...] = ()
    orders: dict[Seat, Order] | None = None
    votes: tuple[Vote, ...] | None = None
    key: tuple[Seat, str, str] | None = None
    """Seat, idempotency key, digest of the request."""
