"""A match as the database has it after a commit."""

from typing import NamedTuple


class SeatRow(NamedTuple):
    seat: int
    kind: str
    away: int
    resigned: int
    session: str | None
    bank: int | None
    seen: int

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or bool(self.away) or bool(self.resigned)

    @property
    def plays_on(self) -> bool:
        return self.kind == "person" and not self.resigned


class MatchRow(NamedTuple):
    """A match as the database has it."""

    id: str
    status: str
    host: int | None
    seq: int
    version: int
    number: int
    active: int | None
    turn: int
    turn_began: int | None
    deadline: int | None
    changed: int


class Moment(NamedTuple):
    """A match and what belongs to it, after one commit."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    orders: frozenset[int]
    """The seats with a standing order."""
    votes: frozenset[tuple[str, int, int, int]]
    """Kind, seat, target and entry of each."""
