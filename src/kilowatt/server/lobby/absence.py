"""When the game may go on without a player: what the host may do depends on the table's clock."""

from kilowatt.engine import Seat
from kilowatt.server.matches.models import Clock
from kilowatt.server.matches.table import Table
from kilowatt.server.problems import Code, Problem
from kilowatt.server.wire_types import Millis

REMOVAL_MS = 7 * 86_400_000
"""Milliseconds of absence after which the host may free a seat of a running game."""


def check_waits_for(table: Table, seat: Seat, at: Millis, *, is_online: bool, idle_ms: int) -> None:
    """The host may let a bot stand in for an absent player when the game waits for them longer than a turn may take."""
    patience = max(idle_ms, turn_ms(table.facts.terms.clock))
    since = max(last_seen(table, seat), table.facts.turn_began or 0) if table.active == seat else at
    check_absent(seat, at - since, patience, is_online=is_online)


def check_may_be_replaced(table: Table, seat: Seat, at: Millis, *, is_online: bool) -> None:
    """The host may free a seat after an absence of a week, or of two turns of the clock if that is longer."""
    patience = max(REMOVAL_MS, 2 * turn_ms(table.facts.terms.clock))
    check_absent(seat, at - last_seen(table, seat), patience, is_online=is_online)


def check_absent(seat: Seat, quiet: int, patience: int, *, is_online: bool) -> None:
    if is_online or quiet < patience:
        raise Problem(Code.NOT_IDLE, seat=seat, seconds=max(0, (patience - quiet) // 1000))


def last_seen(table: Table, seat: Seat) -> Millis:
    """When a player was last connected, or last did something."""
    own = [entry.at for entry in table.entries if entry.seat == seat and entry.by == "person"]
    return max([table.places[seat].seen, *own])


def turn_ms(clock: Clock | None) -> int:
    """The longest time that a turn may take."""
    return 0 if clock is None else clock.seconds * 1000
