"""Makes the seats of deleted accounts anonymous.

Deleting an account takes effect at once; this follows, and is repeated every hour, in case a process dies in between.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping

from msgspec.structs import replace
from sqlalchemy import Connection, or_, select, update

from kilowatt.engine import Seat
from kilowatt.server.lobby.bot_names import with_names
from kilowatt.server.lobby.changes import vacated
from kilowatt.server.logs import log
from kilowatt.server.matches.change import Change
from kilowatt.server.matches.models import Place
from kilowatt.server.matches.service import Matches
from kilowatt.server.matches.table import Table
from kilowatt.server.matches.votes import next_version
from kilowatt.server.store import schema
from kilowatt.server.store.database import Database
from kilowatt.server.wire_types import MatchId, Millis

seats, chat, accounts = schema.seats.c, schema.chat.c, schema.accounts.c


async def forget_deleted_accounts(matches: Matches, database: Database) -> None:
    """Bots play on in running games; names and lines of chat of deleted accounts disappear everywhere."""
    for match, gone in (await database.read(_seats_left)).items():
        try:
            await _forget(matches, database, match, gone)
        except Exception:
            log.exception("a match could not be made anonymous; this is tried again later")
    await database.write(_clear_chat)


async def _forget(matches: Matches, database: Database, match: MatchId, gone: Collection[str]) -> None:
    table = await matches.get(match)
    names = {place.seat: place.name for place in table.places if place.account in gone}
    await database.write(_clear_unsigned_chat, match, names)
    await matches.change(match, lambda table, at: Change(table, without_accounts(table, gone, at)))


def without_accounts(table: Table, gone: Collection[str], at: Millis) -> Table:
    """The table without the people whose accounts are gone. A seat without a name is shown by its colour."""
    theirs = [place.seat for place in table.places if place.account in gone]
    is_over, after = table.facts.status not in ("open", "running"), next_version(table)
    for seat in () if is_over else theirs:
        after = vacated(after, seat, at)
    places = tuple(anonymous(place) if place.seat in theirs else place for place in after.places)
    return replace(after, places=places if is_over else with_names(places, table.id))


def anonymous(place: Place) -> Place:
    return replace(place, name="", session=None, account=None, recovery=None)


def _seats_left(connection: Connection) -> dict[MatchId, set[str]]:
    """The accounts that still hold seats although they are deleted, by match."""
    query = (
        select(seats.match, seats.account)
        .select_from(schema.seats.outerjoin(schema.accounts, seats.account == accounts.id))
        .where(seats.account.is_not(None), accounts.id.is_(None))
    )
    found: dict[MatchId, set[str]] = defaultdict(set)
    for match, account in connection.execute(query).all():
        found[MatchId(match)].add(account)
    return found


def _clear_unsigned_chat(connection: Connection, match: MatchId, names: Mapping[Seat, str]) -> None:
    """Lines written before the person had the account are known by seat and name."""
    theirs = [(chat.seat == seat) & (chat.name == name) for seat, name in names.items()]
    if theirs:
        where = (chat.match == match) & chat.account.is_(None) & or_(*theirs)
        connection.execute(update(schema.chat).where(where).values(name="", text=""))


def _clear_chat(connection: Connection) -> None:
    """The lines stay as empty rows, because their numbers must not be given to others."""
    where = chat.account.is_not(None) & chat.account.not_in(select(accounts.id))
    connection.execute(update(schema.chat).where(where).values(name="", text="", account=None))
