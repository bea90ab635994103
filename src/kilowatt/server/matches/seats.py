"""Which seats a session holds, and which of them a request is for."""

from kilowatt.engine import Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.client_secrets import hashed_code
from kilowatt.server.matches.models import Place
from kilowatt.server.matches.table import Table
from kilowatt.server.problems import Code, Problem


def seats_of(table: Table, session: Session | None) -> tuple[Seat, ...]:
    """The seats that a session holds, directly or by its account."""
    if session is None:
        return ()
    return tuple(place.seat for place in table.places if place.kind == "person" and is_of(place, session))


def is_of(place: Place, session: Session) -> bool:
    """Whether a session, or its account, took this seat."""
    return place.session == session.id or (session.account is not None and place.account == session.account)


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


def returning_seat(table: Table, session: Session, wanted: int | None) -> Seat:
    """The seat a session returns to: its own, or one that it held until the host freed it."""
    freed = [place.seat for place in table.places if place.is_free and is_of(place, session)]
    if wanted in freed or (wanted is None and freed and not seats_of(table, session)):
        return freed[0] if wanted is None else Seat(wanted)
    return seat_of(table, session, wanted)


def recovered_seat(table: Table, code: str) -> Seat:
    """The seat that a recovery code belongs to."""
    stored = hashed_code(code)
    for place in table.places:
        if place.recovery == stored and (place.kind == "person" or place.is_free):
            return place.seat
    raise Problem(Code.WRONG_CODE)


def check_holds_no_other(table: Table, session: Session, seat: Seat) -> None:
    """One session holds one seat, unless people share a device: with a second one it would see a rival's secrets."""
    others = [held for held in seats_of(table, session) if held != seat]
    if others and not table.facts.terms.hot_seat:
        raise Problem(Code.ALREADY_SEATED, seat=others[0])


def is_hot_seat(table: Table) -> bool:
    """Whether people share a device at this table."""
    sessions = [place.session for place in table.places if place.kind == "person"]
    return table.facts.terms.hot_seat or len(set(sessions)) < len(sessions)


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
