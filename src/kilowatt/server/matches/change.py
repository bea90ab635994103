"""A change of a match: what one transaction writes."""

from typing import Any

import msgspec
from sqlalchemy.engine import Row

from kilowatt.engine import Seat
from kilowatt.server.matches.models import Entry
from kilowatt.server.matches.table import Facts, Table


class Stale(Exception):
    """The match has changed since the decision: read it again and decide again."""


class IdempotencyKey(msgspec.Struct, frozen=True):
    seat: Seat
    key: str
    digest: str
    """The hash of the request, which distinguishes a retry from a different request with the same key."""


class Change(msgspec.Struct, frozen=True):
    """The table a decision was based on, and the table that results from it."""

    before: Table
    after: Table
    entries: tuple[Entry, ...] = ()
    key: IdempotencyKey | None = None


def is_newer(one: "Facts | Row[Any]", other: Facts) -> bool:
    """Neither number ever decreases."""
    return (one.seq, one.version) > (other.seq, other.version)
