"""The rows that an ordinary move writes. No other write is as frequent, so it has its own SQL."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Table

from kilowatt.server.store import schema

Columns = dict[str, Any]
CHANGING = (
    "status", "host", "seq", "version", "number", "active", "turn", "turn_began", "deadline", "rematch", "changed",
    "finished",
)  # fmt: skip
"""The columns of a match that change while it is played."""


class LogAppend(msgspec.Struct, frozen=True):
    """Entries to append to a log. All or nothing is written: see `guarded_update`."""

    match: Columns
    """`CHANGING`, and the values of the guard: `id`, `was_seq`, `was_version`, `key`, `key_seat`."""
    moves: list[Columns]
    keys: list[Columns] = []
    banks: list[Columns] = []
    """`match`, `seat` and `bank` of each clock that was charged."""

    @property
    def id(self) -> str:
        match: str = self.match["id"]
        return match


def guarded_update(columns: Iterable[str], value: str, source: str = "") -> str:
    """SQL that updates a match only if nobody else has changed it since, and its idempotency key is new.

    `value` is the form of a value, such as `:{}` for a parameter; `source` is the FROM clause that provides them.
    """
    was_seq, was_version, match, key, seat = map(value.format, ("was_seq", "was_version", "id", "key", "key_seat"))
    return f"""
        UPDATE matches SET {", ".join(f'"{name}" = {value.format(name)}' for name in columns)} {source}
        WHERE matches.id = {match} AND matches.seq = {was_seq} AND matches.version = {was_version} AND NOT EXISTS (
            SELECT 1 FROM idempotency_keys k WHERE k."match" = {match} AND k.seat = {seat} AND k."key" = {key})
    """


def column_names(table: Table) -> list[str]:
    return [column.name for column in table.columns]


def listed(names: Iterable[str], form: str = '"{}"') -> str:
    return ", ".join(form.format(name) for name in names)


MOVES, KEYS = column_names(schema.moves), column_names(schema.keys)
