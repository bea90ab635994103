"""Which seats a session holds, and which of them a request is for."""

from kilowatt.engine import Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.matches.table import Table
from kilowatt.server.problems import Code, Problem


def seats_of(table: Table, session: Session | None) -> tuple[Seat, ...]:
    """The seats that a session holds, directly or by its account."""
    if session is None:
        return ()
    return tuple(
        place.seat
        for place in table.places
        if place.kind == "person"
        and (place.session == session.id or (session.account is not None and place.account == session.account))
    )


def seat_of(table: Table, session: Session | None, wanted: int | None) -> Seat:
    """The seat a session acts for: the one it names, or else the active one of its seats, or else the first."""
    held = seats_of(table, session)
    if wanted is not None:
        if wanted not in held:
            raise Problem(Code.NOT_YOUR_SEAT, seat=wanted)
        return Seat(wanted)
    if not held:
        raise Problem(Code.NOT_SEATED)
    return table.active if table.active in held else held[0]


def playing_seat(table: Table, session: Session | None, wanted: int | None) -> Seat:
    """The seat a session plays in a running game; a resigned one no longer plays."""
    seat = seat_of(table, session, wanted)
    check_running(table)
    if table.places[seat].resigned:
        raise Problem(Code.WRONG_STATUS, status="resigned")
    return seat


def viewing_seat(table: Table, session: Session | None, wanted: int | None = None) -> Seat | None:
    """The seat a session looks from; None for a spectator, if the match allows them."""
    held = seats_of(table, session)
    if wanted is not None:
        if (wanted not in held and not table.is_open_book) or wanted >= len(table.places):
            raise Problem(Code.NOT_YOUR_SEAT, seat=wanted)
        return Seat(wanted)
    if held:
        return table.active if table.active in held else held[0]
    if not table.facts.terms.spectators and table.facts.status not in ("open", "study"):
        raise Problem(Code.NO_SPECTATORS)
    return None


def check_running(table: Table) -> None:
    if not table.is_running:
        raise Problem(Code.WRONG_STATUS, status=table.facts.status)
