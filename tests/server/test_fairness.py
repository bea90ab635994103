"""What the host, and people with several devices, may not do to the other players."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from kilowatt.engine import Seat
from kilowatt.server.lobby import absence
from kilowatt.server.lobby.absence import check_may_be_replaced, check_waits_for
from kilowatt.server.lobby.changes import freed, vacated, with_place
from kilowatt.server.matches import attendance
from kilowatt.server.matches.models import Clock, Order, Vote
from kilowatt.server.matches.seats import check_holds_no_other, recovered_seat, returning_seat, seats_of
from kilowatt.server.matches.table import Table
from kilowatt.server.matches.votes import counted, is_unanimous
from kilowatt.server.problems import Problem
from kilowatt.server.services import Services
from kilowatt.server.store import schema
from tests.server.support import ErrorResponse, Person, local_server, run, settings_for
from tests.server.tables import BEGIN, code, moved, running_table, session

MINUTE, DAY = 60_000, 86_400_000
THREE_DAYS = Clock("move", 3 * 86_400)


def may_stand_in(table: Table, seat: int, at: int, *, is_online: bool = False) -> bool:
    try:
        check_waits_for(table, Seat(seat), at, is_online=is_online, idle_ms=15 * MINUTE)
    except Problem:
        return False
    return True


def may_remove(table: Table, seat: int, at: int) -> bool:
    try:
        check_may_be_replaced(table, Seat(seat), at, is_online=False)
    except Problem:
        return False
    return True


# --- absent players


def test_a_bot_stands_in_for_others_only_when_the_game_waits_longer_than_the_clock() -> None:
    for clock, patience in ((None, 15 * MINUTE), (Clock("move", 60), 15 * MINUTE), (THREE_DAYS, 3 * DAY)):
        table = running_table(clock)
        assert table.active is not None
        assert not may_stand_in(table, table.active, BEGIN + patience - 1)
        assert may_stand_in(table, table.active, BEGIN + patience)
        assert not may_stand_in(table, table.active, BEGIN + patience, is_online=True)
        idle = next(place.seat for place in table.places if place.seat != table.active)
        assert not may_stand_in(table, idle, BEGIN + 100 * patience)


def test_moving_shows_that_a_player_is_there() -> None:
    table = running_table()
    seat = table.active
    assert seat is not None
    table = moved(table, BEGIN + 10 * MINUTE)
    assert table.active == seat
    assert not may_stand_in(table, seat, BEGIN + 24 * MINUTE)
    assert may_stand_in(table, seat, BEGIN + 25 * MINUTE)


def test_a_seat_of_a_running_game_is_freed_after_a_week_or_two_turns() -> None:
    for clock, patience in ((None, 7 * DAY), (THREE_DAYS, 7 * DAY), (Clock("move", 10 * 86_400), 20 * DAY)):
        table = running_table(clock)
        assert not may_remove(table, 1, BEGIN + patience - 1)
        assert may_remove(table, 1, BEGIN + patience)


def test_a_player_may_return_to_a_freed_seat_until_it_is_taken() -> None:
    table = freed(running_table(), Seat(1), BEGIN)
    assert table.places[1].is_free
    assert seats_of(table, session(1)) == ()
    assert returning_seat(table, session(1), None) == 1
    assert recovered_seat(table, code(1)) == 1
    with pytest.raises(Problem, match="not_seated"):
        returning_seat(vacated(running_table(), Seat(1), BEGIN), session(1), None)


# --- votes


def test_a_bot_that_stands_in_takes_no_vote_away() -> None:
    table = running_table()
    place = table.places[1]
    table = replace(table, votes=(Vote("abandon", Seat(1), 0, 0),), orders={Seat(1): Order(4, 5, 1)})
    away = with_place(table, replace(place, away=True), BEGIN)
    assert (away.votes, away.orders) == (table.votes, table.orders)
    silent = with_place(running_table(), replace(place, away=True), BEGIN)
    votes = counted(silent, Seat(0), Vote("abandon", Seat(0), 0, 0), agree=True)
    votes = counted(replace(silent, votes=votes), Seat(2), Vote("abandon", Seat(2), 0, 0), agree=True)
    assert not is_unanimous(silent, votes, "abandon")
    [proposal] = replace(silent, votes=votes).proposals()
    assert proposal.wanted == (0, 1, 2)


def test_a_vote_ends_with_its_person() -> None:
    table = replace(running_table(), votes=(Vote("abandon", Seat(1), 0, 0),))
    assert vacated(table, Seat(1), BEGIN).votes == ()
    assert freed(table, Seat(1), BEGIN).votes == ()
    assert with_place(table, replace(table.places[1], resigned=True), BEGIN).votes == ()


# --- one seat for one session


def test_one_session_holds_one_seat_unless_people_share_a_device() -> None:
    table = running_table()
    with pytest.raises(Problem, match="already_seated"):
        check_holds_no_other(table, session(0), Seat(1))
    check_holds_no_other(table, session(0), Seat(0))
    check_holds_no_other(table, session(9), Seat(1))
    check_holds_no_other(running_table(hot_seat=True), session(0), Seat(1))


async def refused(person: Person, path: str, body: object) -> str:
    with pytest.raises(ErrorResponse) as caught:
        await person.post(path, body)
    return str(caught.value.code)


def test_a_host_cannot_take_the_seat_of_a_sleeping_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host may let the seat's own bot play, and after a week free the seat; but cannot sit there as well."""
    monkeypatch.setattr(absence, "REMOVAL_MS", 0)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, idle_seconds=0.01)) as server:
            ada, ben, eve = await server.person("Ada"), await server.person("Ben"), await server.person("Eve")
            match = (await ada.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["match"]
            path = f"/api/matches/{match}"
            await ben.join(match)
            assert await refused(ben, f"{path}/join", {"name": "Ben"}) == "already_seated"
            eves = (await eve.join(match))["codes"][0]
            assert await refused(ben, f"{path}/retake", {"code": eves}) == "already_seated"
            assert await refused(ben, f"{path}/remove", {"seat": 0}) == "not_host"
            assert await refused(ada, f"{path}/stand-in", {"seat": 1, "bot": "random"}) == "bad_options"
            await ada.post(f"{path}/remove", {"seat": 1})
            assert (await ada.look(match))["table"]["seats"][1]["free"] is True
            assert await refused(ada, f"{path}/join", {"name": "Ada", "seat": 1}) == "already_seated"
            await ben.post(f"{path}/return", {})
            assert (await ben.look(match))["mine"] == [1]

    run(scenario)


def test_a_player_without_a_socket_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "SEEN_MS", 0)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben = await server.person("Ada"), await server.person("Ben")
            match = (await ada.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}]))["match"]
            await ben.join(match)

            async def seen() -> int:
                return (await server.services.matches.fresh(match)).places[1].seen

            for read in (ben.look(match), ben.get(f"/api/matches/{match}/moves")):
                before = await seen()
                await asyncio.sleep(0.002)  # the next millisecond
                await read
                assert await seen() > before

    run(scenario)


# --- requests of strangers


async def count_sessions(services: Services) -> int:
    count = select(func.count()).select_from(schema.sessions)
    return await services.database.read(lambda connection: connection.scalars(count).one())


def test_a_refused_request_begins_no_session(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, stranger = await server.person("Ada"), Person(server.url, "Eve", "nothing")
            full = await ada.hot_seat()
            before = await count_sessions(server.services)
            for match, problem in (("nosuchtable", "not_found"), (full, "no_free_seat")):
                assert await refused(stranger, f"/api/matches/{match}/join", {"name": "Eve"}) == problem
            wrong = {"code": code(1)}
            assert await refused(stranger, f"/api/matches/{full}/retake", wrong) == "wrong_code"
            assert await count_sessions(server.services) == before

    run(scenario)
