"""Live: every entry once and in order, whatever happens to the connection; presence, chat, clocks."""

import asyncio
import multiprocessing
import os
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kilowatt.server.matches.table import Table
from kilowatt.server.settings import Settings
from kilowatt.server.store.lines import Lines
from kilowatt.server.work import jobs, minds
from tests.server.support import (
    GENEROUS,
    Answered,
    House,
    Json,
    Line,
    Person,
    choice,
    house,
    observed,
    run,
    settings_for,
    wait_for,
)

BOTS: list[Json] = [{"kind": "me"}, {"kind": "bot", "bot": "simple"}, {"kind": "bot", "bot": "simple"}]


def entries(line: Line) -> list[int]:
    return [move["seq"] for message in line.received if message["type"] == "update" for move in message["moves"]]


async def play_on(line: Line, moves: int) -> int:
    """Play so many moves of one's own over a socket; the last number of the log."""
    while True:
        update = await line.until("update")
        seen = observed(update["observation"])
        if seen.active is None or not moves:
            return int(update["seq"])
        if seen.active == seen.seat:
            moves -= 1
            await line.send(type="play", seq=update["seq"], actions=[choice(seen)], ref=str(moves))


def test_a_client_that_comes_back_gets_what_it_missed_and_nothing_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
            match = (await ada.create(players=3, seats=BOTS))["match"]
            seen, after = [], 0
            for _ in range(6):
                async with ada.socket(match, after=after) as line:
                    assert (await line.until("welcome"))["seq"] == after
                    await play_on(line, 6)
                    seen += entries(line)
                    after = seen[-1] if seen else 0
            assert seen == list(range(1, after + 1))
            async with ada.socket(match, after=0) as line:
                await line.until("update")
                assert entries(line)[:after] == seen

    run(scenario)


def test_everyone_sees_the_same_log_each_from_their_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, ben, eve = [await home.person(name) for name in ("Ada", "Ben", "Eve")]
            match = (await ada.create(players=2, hidden_money=True))["match"]
            await ben.join(match)
            async with ada.socket(match) as one, ben.socket(match) as two, eve.socket(match) as three:
                first = await one.until("update")
                active = observed(first["observation"]).active
                mover = one if active == 0 else two
                nominate = {"type": "nominate", "plant": 4}
                await mover.send(type="play", seq=0, actions=[nominate], ref="a")
                await mover.until("accepted", ref="a", seq=1)
                for line, seat in ((one, 0), (two, 1), (three, None)):
                    if not entries(line):
                        await line.until("update", seq=1)
                    last = [message for message in line.received if message["type"] == "update"][-1]
                    assert (entries(line), last["observation"]["seat"]) == ([1], seat)
                    money = [player["money"] for player in last["observation"]["players"]]
                    assert money == [50 if seat == player else None for player in (0, 1)]

    run(scenario)


def test_presence_and_chat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path, chat_per_minute=60.0)) as home:
            ada, ben = await home.person("Ada"), await home.person("Ben")
            match = (await ada.create(players=2))["match"]
            await ben.join(match)
            async with ada.socket(match) as line:
                await line.until("presence", online=[0])
                async with ben.socket(match) as other:
                    await line.until("presence", online=[0, 1])
                    await other.send(type="say", text="<b>hi</b>", ref="c")
                    [said] = (await line.until("chat"))["lines"]
                    assert (said["line"], said["seat"], said["name"], said["text"]) == (1, 1, "Ben", "<b>hi</b>")
                    await other.send(type="say", text="x" * 501, ref="d")
                    assert (await other.until("refused", ref="d"))["error"]["code"] == "too_large"
                    for _ in range(20):
                        await other.send(type="say", text="spam", ref="s")
                    assert (await other.until("refused", ref="s"))["error"]["code"] == "too_many"
                await line.until("presence", online=[0])
            assert (await ada.get(f"/api/matches/{match}/chat"))["lines"][0]["text"] == "<b>hi</b>"
            eve = await home.person("Eve")
            async with eve.socket(match, chat_after=0) as line:
                assert (await line.until("chat"))["lines"][0]["line"] == 1
                await line.send(type="say", text="me too", ref="e")
                assert (await line.until("refused", ref="e"))["error"]["code"] == "not_seated"

    run(scenario)


def test_when_the_clock_is_at_zero_a_bot_plays_the_move(database_url: str) -> None:
    clocks: list[Json] = [{"kind": "move", "seconds": 5}, {"kind": "bank", "seconds": 5, "increment": 1}]

    async def scenario() -> None:
        async with house(Settings(database_url=database_url, port=0, **GENEROUS)) as home:
            await asyncio.gather(*(run_out(home, clock) for clock in clocks))

    run(scenario)


async def run_out(home: House, clock: Json) -> None:
    ada, ben = await home.person("Ada"), await home.person("Ben")
    match = (await ada.create(players=2, clock=clock))["match"]
    await ben.join(match)
    table = await home.parts.matches.tables.get(match)
    began, deadline = table.facts.turn_began, table.facts.deadline
    assert began is not None
    assert deadline == began + 5000
    async with ada.socket(match) as line:
        first = (await line.until("update"))["clocks"]
        assert (first["active"], first["deadline"]) == (table.active, deadline)
        update = await line.until("update")
        assert {move["by"] for move in update["moves"]} == {"clock"}
        assert update["clocks"]["now"] >= deadline
    if clock["kind"] == "bank":
        seats = (await ada.look(match))["table"]["seats"]
        assert sorted(seat["bank"] for seat in seats) == [1000, 5000]


def test_a_restart_says_goodbye_and_asks_to_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        lines: list[Line] = []
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
            match = (await ada.create(players=3, seats=BOTS))["match"]
            context = ada.socket(match)
            line = await context.__aenter__()
            await line.until("update")
            lines.append(line)
        goodbye = await lines[0].until("goodbye")
        assert (goodbye["reason"], goodbye["retry_ms"]) == ("restart", 1000)
        with pytest.raises(ConnectionClosed) as closed:
            await lines[0].receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        async with house(settings_for(tmp_path)) as home:
            again = Person(home.url, "Ada", ada.token)
            assert (await again.look(match))["mine"] == [0]

    run(scenario)


def test_a_page_of_somebody_else_may_not_connect(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
            match = (await ada.create(players=3, seats=BOTS))["match"]
            url = home.url.replace("http", "ws") + f"/api/matches/{match}/socket"
            with pytest.raises(InvalidStatus):
                async with connect(url, origin="https://evil.example"):  # type: ignore[arg-type]  # any text
                    pass

    run(scenario)


def test_bots_think_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a bot needs to think is ever called here."""

    def never(*_: object) -> None:
        raise AssertionError("a bot thinks on the event loop")

    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
            assert await home.parts.pool.think(os.getpid) != os.getpid()
            monkeypatch.setattr(minds, "bot_at", never)
            expert: list[Any] = [{"kind": "me"}, *({"kind": "bot", "bot": "expert"} for _ in range(2))]
            match = (await ada.create(players=3, seats=expert))["match"]
            async with ada.socket(match, after=0) as line:
                while not any(move["by"] == "bot" for move in (await line.until("update"))["moves"]):
                    seen = observed([m for m in line.received if m["type"] == "update"][-1]["observation"])
                    if seen.active == seen.seat:
                        await line.send(type="play", seq=line.received[-1]["seq"], actions=[choice(seen)])

    run(scenario)


def test_what_is_being_written_when_the_server_ends_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
            match = (await ada.create(players=2, seats=[{"kind": "me"}, {"kind": "me"}]))["match"]
            writing, plain = asyncio.Event(), home.parts.database.append

            async def slowly(lines: Lines) -> bool:
                writing.set()
                await asyncio.sleep(0.3)
                return await plain(lines)

            monkeypatch.setattr(home.parts.database, "append", slowly)
            async with ada.socket(match) as line:
                update = await line.until("update")
                action = choice(observed(update["observation"]))
                await line.send(type="play", seq=0, actions=[action], ref="last")
                await writing.wait()
                home.server.should_exit = True
                assert (await line.until("accepted"))["seq"] == 1
                await line.until("goodbye", reason="restart")

    run(scenario)


def test_a_server_ends_though_bots_still_think(database_url: str) -> None:
    """At this table only experts play; nobody waits until they are done."""

    async def scenario() -> None:
        async with house(Settings(database_url=database_url, port=0, **GENEROUS)) as home:
            ada = await home.person("Ada")
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "expert"}] * 2]
            match = (await ada.create(players=3, seats=seats))["match"]
            await ada.post(f"/api/matches/{match}/stand-in", {"bot": "expert"})
            async with ada.socket(match, after=0) as line:
                while not (await line.until("update"))["moves"]:
                    pass
        assert not multiprocessing.active_children()

    run(scenario)


def test_a_database_that_fails_is_told_and_nobody_is_thrown_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path, log_level="critical")) as home:
            ada = await home.person("Ada")
            match = (await ada.create(players=2, seats=[{"kind": "me"}, {"kind": "me"}]))["match"]

            async def fails(lines: Lines) -> bool:
                raise sqlite3.OperationalError("database or disk is full")

            async with ada.socket(match) as line:
                update = await line.until("update")
                action = choice(observed(update["observation"]))
                with monkeypatch.context() as broken:
                    broken.setattr(home.parts.database, "append", fails)
                    await line.send(type="play", seq=0, actions=[action], ref="a")
                    assert (await line.until("refused", ref="a"))["error"] == {"code": "unavailable"}
                    with pytest.raises(Answered, match="503"):
                        await ada.play(match, 0, action)
                await line.send(type="play", seq=0, actions=[action], ref="b")
                assert (await line.until("accepted", ref="b"))["seq"] == 1

    run(scenario)


def test_bots_go_on_when_the_database_has_recovered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody but the bots is at this table: nobody would wake them."""
    monkeypatch.setattr(jobs, "AGAIN", 0.01)

    async def scenario() -> None:
        async with house(settings_for(tmp_path, log_level="critical")) as home:
            ada = await home.person("Ada")
            match = (await ada.create(players=3, seats=[{"kind": "me"}, *BOTS[1:]]))["match"]
            failed, plain = 0, home.parts.database.append

            async def fails(lines: Lines) -> bool:
                nonlocal failed
                failed += 1
                if failed <= 3:
                    raise sqlite3.OperationalError("database or disk is full")
                return await plain(lines)

            monkeypatch.setattr(home.parts.database, "append", fails)
            await ada.post(f"/api/matches/{match}/stand-in", {"bot": "simple"})

            async def goes_on() -> bool:
                return bool(failed > 3 and (await ada.look(match))["table"]["number"] > 3)

            await wait_for(goes_on)

    run(scenario)


def test_a_clock_that_rings_too_early_is_wound_again(tmp_path: Path) -> None:
    """As it does where the time of day was set back meanwhile."""

    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
            seats = [{"kind": "me"}, {"kind": "me"}]
            clock = {"kind": "move", "seconds": 3600}
            match = (await ada.create(players=2, seats=seats, clock=clock))["match"]
            table, local = await home.parts.matches.tables.get(match), home.parts.jobs
            assert isinstance(local, jobs.LocalJobs)
            before = local.timers[match]
            local._ring(match, table.facts.turn)

            async def is_wound() -> bool:
                return match in local.timers and local.timers[match] is not before

            await wait_for(is_wound)
            before.cancel()
            assert (await ada.look(match))["table"]["number"] == 0

    run(scenario)


def test_a_game_that_is_over_is_studied(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a job of the queue, where there is one."""

    async def scenario() -> None:
        async with house(Settings(database_url=database_url, port=0, **GENEROUS)) as home:
            ada = await home.person("Ada")
            match = (await ada.create(players=2, seats=[{"kind": "me"}, {"kind": "me"}]))["match"]
            studied: asyncio.Future[str] = asyncio.get_running_loop().create_future()

            async def study(match: str) -> None:
                studied.set_result(match)

            monkeypatch.setattr(home.parts.work, "study", study)
            table = await home.parts.matches.tables.get(match)
            facts = msgspec.structs.replace(table.facts, status="finished")
            home.parts.jobs.changed(Table(facts, table.places, table.state))
            assert await studied == match

    run(scenario)
