"""Retention: matches are deleted when they are older than the operator keeps them, running ones never."""

import pytest
from sqlalchemy import Connection, select, update

from kilowatt.server.lobby.retention import delete_old_matches
from kilowatt.server.settings import Settings
from kilowatt.server.store import schema
from tests.server.support import GENEROUS, ErrorResponse, local_server, run

LONG_AGO = 1_000_000


def make_old(connection: Connection) -> None:
    connection.execute(update(schema.matches).values(changed=LONG_AGO))


def test_matches_that_are_over_are_deleted_after_their_time(database_url: str) -> None:
    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            ada = await server.person("Ada")
            over, running, never_begun = await ada.hot_seat(), await ada.hot_seat(), (await ada.create())["match"]
            await ada.move(over)
            for seat in range(2):
                await ada.post(f"/api/matches/{over}/resign", {"seat": seat})
            database, tables = server.services.database, server.services.matches.tables
            assert await delete_old_matches(tables, database, 30) == 0
            await database.write(make_old)
            await database.write(lambda c: c.execute(update(schema.matches).values(finished=None)))
            assert await delete_old_matches(tables, database, 30) == 2
            await ada.look(running)
            for gone in (over, never_begun):
                with pytest.raises(ErrorResponse, match="not_found"):
                    await ada.look(gone)
            left = await database.read(lambda c: set(c.scalars(select(schema.moves.c.match)).all()))
            assert over not in left

    run(scenario)
