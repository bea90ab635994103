"""Deletes matches that are over, or were never begun, once they are older than the operator keeps them."""

from sqlalchemy import Connection, delete, func, select

from kilowatt.server.matches.tables import Tables
from kilowatt.server.store.database import Database, now
from kilowatt.server.store.schema import matches
from kilowatt.server.wire_types import MatchId

DAY = 86_400_000
BATCH = 50
"""Matches deleted in one transaction, so that moves do not wait long for it."""
NOT_RUNNING = ("open", "finished", "abandoned", "study")


async def delete_old_matches(tables: Tables, database: Database, days: int) -> int:
    """Delete matches that have not changed for this number of days, with their log, chat and votes."""
    total = 0
    while gone := await database.write(_delete_batch, now() - days * DAY):
        for match in gone:
            tables.evict(match)
        total += len(gone)
    return total


def _delete_batch(connection: Connection, before: int) -> list[MatchId]:
    last_change = func.coalesce(matches.c.finished, matches.c.changed)
    old = select(matches.c.id).where(matches.c.status.in_(NOT_RUNNING), last_change < before).limit(BATCH)
    ids = [MatchId(match) for match in connection.scalars(old).all()]
    if ids:
        connection.execute(delete(matches).where(matches.c.id.in_(ids)))
    return ids
