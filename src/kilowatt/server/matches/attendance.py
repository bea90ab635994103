"""Players without a socket: reading their match over HTTP shows that they are there."""

from msgspec.structs import replace

from kilowatt.server.accounts.models import Session
from kilowatt.server.logs import log
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.seats import seats_of
from kilowatt.server.matches.service import Matches
from kilowatt.server.matches.table import Table
from kilowatt.server.matches.votes import next_version
from kilowatt.server.store.database import now
from kilowatt.server.wire_types import MatchId, Millis

SEEN_MS = 60_000
"""A player is noted at most once in this time."""


async def note_seen(matches: Matches, match: MatchId, session: Session | None) -> None:
    """Store that the holder of a seat is there, for a host who would replace them. Moves are in the log anyway."""
    if with_seen(await matches.get(match), session, now()) is None:
        return
    try:
        await matches.change(match, lambda table, at: with_seen(table, session, at))
    except Exception:
        log.exception("last seen was not stored")


def with_seen(table: Table, session: Session | None, at: Millis) -> Change | None:
    """The change to be stored, if it is due."""
    held = [seat for seat in seats_of(table, session) if at - table.places[seat].seen >= SEEN_MS]
    if not table.is_running or not held:
        return None
    places = tuple(replace(place, seen=at) if place.seat in held else place for place in table.places)
    return Change(table, replace(next_version(table), places=places))
