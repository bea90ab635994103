"""What an ordinary move writes: a few columns of its match, and lines of the log. No other work is as frequent."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Table

from kilowatt.server.store import tables as t

Row = dict[str, Any]
CHANGING = (
    "status", "host", "seq", "version", "number", "active", "turn", "turn_began", "deadline", "rematch", "changed",
    "finished",
)  # fmt: skip
"""The columns of a match that change while it is played."""


class Lines(msgspec.Struct, frozen=True):
    """Written only where nobody else has changed the match, and the key is new; else nothing is."""

    match: Row
    """`CHANGING`, and by what it was judged: `id`, `was_seq`, `was_version`, `key`, `key_seat`."""
    moves: list[Row]
    keys: list[Row] = []
    banks: list[Row] = []
    """`match`, `seat` and `bank` of whoever's clock has run."""

    @property
    def id(self) -> str:
        match: str = self.match["id"]
        return match


def columns(table: Table) -> list[str]:
    return [column.name for column in table.columns]


def listed(names: Iterable[str], form: str = '"{}"') -> str:
    return ", ".join(form.format(name) for name in names)


MOVES, KEYS = columns(t.moves), columns(t.keys)
