"""Requests that are cheap to send must not be expensive to answer, and nothing grows without a limit."""

import gzip
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, select

from kilowatt.content import game_for
from kilowatt.engine import BoardId, Chance, Config
from kilowatt.engine.record import Record
from kilowatt.server.limits import Limiter
from kilowatt.server.problems import Problem
from kilowatt.server.store import schema
from tests.play import plausible, turns
from tests.server.support import ErrorResponse, Json, LocalServer, Person, local_server, run, settings_for


def whole_game() -> Json:
    game = game_for(Config(BoardId("germany"), players=2))
    record = Record.of(game, Chance(seed=3), [turn.action for turn in turns(game, Chance(seed=3), plausible)])
    found: Json = msgspec.json.decode(record.to_json())
    return found


def count_statements(server: LocalServer) -> list[str]:
    found = list[str]()
    engine = server.services.database.engine  # type: ignore[attr-defined]  # SQLite's

    @event.listens_for(engine, "before_cursor_execute")
    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        found.append(statement)

    return found


def test_the_lobby_takes_as_many_statements_for_many_matches_as_for_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            statements, counts, listed = count_statements(server), list[int](), dict[str, Any]()
            for _ in range(3):
                await ada.create(players=3, listed=True)
                statements.clear()
                listed = await ada.get("/api/matches")
                counts.append(len(statements))
            assert len(listed["tables"]) == 3
            assert len(set(counts)) == 1, counts

    run(scenario)


def test_a_record_is_compressed_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, threads = gzip.compress, list[str]()

    def noting(*arguments: Any, **options: Any) -> bytes:
        threads.append(threading.current_thread().name)
        return real(*arguments, **options)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            monkeypatch.setattr(gzip, "compress", noting)
            await ada.get(f"/api/matches/{match}/record")

    run(scenario)
    assert threads
    assert threading.main_thread().name not in threads


def test_imports_and_forks_have_snapshots(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, snapshot_every=20)) as server:
            ada = await server.person("Ada")
            study = await ada.post("/api/records", whole_game())
            wish = {"name": "Ada", "number": 45, "seats": [{"kind": "me"}, {"kind": "me"}]}
            fork = await ada.post(f"/api/matches/{study['match']}/fork", wish)
            numbers = {match: await snapshots(server, match) for match in (study["match"], fork["match"])}
            assert numbers[study["match"]] == list(range(20, study["moves"] + 1, 20))
            assert numbers[fork["match"]] == [20, 40]
            states = [await ada.get(f"/api/matches/{match}/states/41?seat=0") for match in numbers]
            assert states[0]["observation"]["players"] == states[1]["observation"]["players"]

    run(scenario)


async def snapshots(server: LocalServer, match: str) -> list[int]:
    query = select(schema.snapshots.c.number).where(schema.snapshots.c.match == match).order_by("number")
    return list(await server.services.database.read(lambda connection: connection.scalars(query).all()))


def test_a_fork_of_a_private_match_does_not_publish_its_id(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            study = (await ada.post("/api/records", whole_game()))["match"]
            wish = {"name": "Ada", "number": 5, "seats": [{"kind": "me"}, {"kind": "me"}], "listed": True}
            fork = await ada.post(f"/api/matches/{study}/fork", wish)
            assert fork["table"]["origin"] is None

    run(scenario)


def test_the_number_of_open_matches_of_a_person_is_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, matches_per_person=2)) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            first = (await ada.create(players=2))["match"]
            await ada.create(players=2)
            with pytest.raises(ErrorResponse) as answer:
                await ada.create(players=2)
            assert (answer.value.status, answer.value.code) == (429, "too_many_matches")
            await bob.create(players=2)
            await ada.post(f"/api/matches/{first}/leave", {})
            await ada.create(players=2)

    run(scenario)


def test_a_long_fork_counts_as_several_matches(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, tables_per_minute=5.0)) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve")
            study = (await ada.post("/api/records", whole_game()))["match"]
            server.services.creations.buckets.clear()
            assert await forks_until_refused(eve, study, 0) == 5
            server.services.creations.buckets.clear()
            assert await forks_until_refused(eve, study, 100) == 2

    run(scenario)


async def forks_until_refused(person: Person, study: str, number: int) -> int:
    wish = {"name": person.name, "number": number, "seats": [{"kind": "me"}, {"kind": "me"}]}
    for count in range(10):
        try:
            await person.post(f"/api/matches/{study}/fork", wish)
        except ErrorResponse as refused:
            if refused.code == "too_many":
                return count
            raise
    raise AssertionError("never refused")


def test_nothing_costs_more_than_a_full_bucket() -> None:
    limiter = Limiter(rate=1, burst=5, clock=lambda: 0.0)
    limiter.check("Ada", cost=1000)
    with pytest.raises(Problem):
        limiter.check("Ada")


def test_a_standing_order_does_not_show_in_the_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve")
            match = await ada.hot_seat(players=3)
            await ada.play(match, 0, {"type": "nominate", "plant": 4}, {"type": "bid", "amount": 4})
            before = (await eve.look(match))["table"]
            waiting = next(seat for seat in range(3) if seat != before["active"])
            await ada.ask("PUT", f"/api/matches/{match}/order", {"plant": 4, "most": 20, "seat": waiting})
            assert without_presence((await eve.look(match))["table"]) == without_presence(before)

    run(scenario)


def without_presence(table: Json) -> Json:
    return table | {"seats": [seat | {"online": None} for seat in table["seats"]]}
