"""Puts the table of a simulation into the database: a match in the middle of a game, and everyone's sessions."""

from typing import NamedTuple

from msgspec.structs import replace

from kilowatt.engine import Seat
from kilowatt.server.client_secrets import hashed, hashed_code, new_recovery_code
from kilowatt.server.lobby.changes import started
from kilowatt.server.matches.match_rows import insert_match
from kilowatt.server.matches.models import Place, Terms
from kilowatt.server.matches.table import Table
from kilowatt.server.matches.votes import next_version
from kilowatt.server.store import schema
from kilowatt.server.store.database import now
from tests.simulation.database import Store
from tests.simulation.plan import Plan
from tests.simulation.positions import Position

DAY = 86_400_000


class Guest(NamedTuple):
    """Someone with a session: the token and, with a seat, its recovery code."""

    name: str
    token: str
    seat: Seat | None
    code: str | None


def guests_of(plan: Plan) -> list[Guest]:
    players = [Guest(str(seat), f"token{seat}", Seat(seat), new_recovery_code()) for seat in range(plan.people)]
    others = range(plan.people, plan.people + plan.spectators)
    return players + [Guest(str(number), f"token{number}", None, None) for number in others]


def session_of(token: str) -> str:
    """The id of the session of a token. Like every id it has no spaces: notifications contain it."""
    return f"session-{token}"


def lay(store: Store, plan: Plan, position: Position, guests: list[Guest]) -> Terms:
    """Insert the sessions and the match, as if the game had just gone on."""
    connection, at = store.connection, now()
    rows = [
        {"id": session_of(guest.token), "token": hashed(guest.token), "created": at, "expires": at + 30 * DAY}
        for guest in guests
    ]
    store.file.execute("BEGIN")
    connection.execute(schema.sessions.insert(), rows)
    table = table_of(plan, position, guests)
    store.file.execute("PRAGMA defer_foreign_keys=ON")
    insert_match(connection, table.facts, table.places)
    if plan.is_open:
        store.file.execute("DELETE FROM snapshots")
    store.file.execute("COMMIT")
    return table.facts.terms


def table_of(plan: Plan, position: Position, guests: list[Guest]) -> Table:
    terms = replace(position.facts.terms, clock=plan.clock)
    places = tuple(place_of(plan, Seat(seat), guests) for seat in range(plan.start.players))
    table = Table.of(replace(position.facts, terms=terms, host=Seat(0)), places)
    if plan.is_open:
        return replace(table, facts=replace(table.facts, opening=()))
    return started(next_version(replace(table, state=position.states[-1])), now())


def place_of(plan: Plan, seat: Seat, guests: list[Guest]) -> Place:
    is_bank = plan.clock is not None and plan.clock.kind == "bank"
    bank = plan.clock.seconds * 1000 if is_bank and plan.clock is not None else None
    guest = next((guest for guest in guests if guest.seat == seat), None)
    if guest is None or guest.code is None:
        return Place(seat=seat, kind="bot", name=f"Bot {seat}", bot="random", bank=bank)
    if plan.is_open and seat != 0:
        return Place(seat=seat, kind="open", name="", bot="random", bank=bank)
    return Place(
        seat=seat,
        kind="person",
        name=f"Person {seat}",
        bot="random",
        session=session_of(guest.token),
        recovery=hashed_code(guest.code),
        bank=bank,
        seen=now(),
    )
