"""The socket (every entry once and in order), presence, chat, clocks, bots, shutdown."""

import asyncio
import contextlib
import multiprocessing
import os
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kilowatt.server.live import socket
from kilowatt.server.settings import Settings
from kilowatt.server.store.log_rows import LogAppend
from kilowatt.server.transport import websocket
from kilowatt.server.work import background_jobs, bot_runner
from kilowatt.server.work.schedulers import LocalScheduler
from tests.server.hostile import CLOSE, TEXT, UPGRADE, frame
from tests.server.support import (
    GENEROUS,
    ErrorResponse,
    Json,
    LocalServer,
    Person,
    SocketClient,
    choice,
    local_server,
    observed,
    run,
    settings_for,
    wait_for,
)

BOTS: list[Json] = [{"kind": "me"}, {"kind": "bot", "bot": "simple"}, {"kind": "bot", "bot": "simple"}]


def entries(line: SocketClient) -> list[int]:
    parts = [message for message in line.received if message["type"] in ("entries", "update")]
    return [move["seq"] for part in parts for move in part["moves"]]


async def play_on(line: SocketClient, moves: int) -> int:
    """Play a number of own moves over a socket; the last `seq`."""
    while True:
        update = await line.until("update")
        seen = observed(update["observation"])
        if seen.active is None or not moves:
            return int(update["seq"])
        if seen.active == seen.seat:
            moves -= 1
            await line.send(type="play", seq=update["seq"], actions=[choice(seen)], ref=str(moves))


def test_a_reconnecting_client_gets_each_missed_entry_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
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


def test_everyone_gets_the_same_log_and_their_own_observation(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
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


def test_presence_and_chat_reach_everyone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, chat_per_minute=60.0)) as server:
            ada, ben = await server.person("Ada"), await server.person("Ben")
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
            eve = await server.person("Eve")
            async with eve.socket(match, chat_after=0) as line:
                assert (await line.until("chat"))["lines"][0]["line"] == 1
                await line.send(type="say", text="me too", ref="e")
                assert (await line.until("refused", ref="e"))["error"]["code"] == "not_seated"

    run(scenario)


def test_a_bot_plays_when_the_clock_has_run_out(database_url: str) -> None:
    clocks: list[Json] = [{"kind": "move", "seconds": 5}, {"kind": "bank", "seconds": 5, "increment": 1}]

    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            await asyncio.gather(*(run_out(server, clock) for clock in clocks))

    run(scenario)


async def run_out(server: LocalServer, clock: Json) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    match = (await ada.create(players=2, clock=clock))["match"]
    await ben.join(match)
    table = await server.services.matches.get(match)
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


def test_a_restart_sends_goodbye_with_a_retry_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        lines: list[SocketClient] = []
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
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
        async with local_server(settings_for(tmp_path)) as server:
            again = Person(server.url, "Ada", ada.token)
            assert (await again.look(match))["mine"] == [0]

    run(scenario)


def test_the_answer_to_a_close_is_read_behind_other_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the connection would stay open until it is cut."""
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 100_000.0)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
            writer.write(
                "\r\n".join(("GET /api/matches/nothing/socket HTTP/1.1", "Host: x", *UPGRADE, "", "")).encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(TEXT, b'{"type":"hello"}') * 3)
            for _ in ("the problem", "the close frame"):
                await reader.readuntil(b"not_found")
            writer.write(frame(CLOSE, (1000).to_bytes(2, "big")))
            with contextlib.suppress(ConnectionError):
                await reader.read()
            writer.close()

    run(scenario)


def test_sockets_of_other_origins_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            match = (await ada.create(players=3, seats=BOTS))["match"]
            url = server.url.replace("http", "ws") + f"/api/matches/{match}/socket"
            with pytest.raises(InvalidStatus):
                async with connect(url, origin="https://evil.example"):  # type: ignore[arg-type]  # any text
                    pass

    run(scenario)


def test_bots_run_in_worker_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot is ever created in the server process."""

    def never(*_: object) -> None:
        raise AssertionError("a bot runs in the server process")

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            assert await server.services.pool.bots.run("Ada", os.getpid) != os.getpid()
            monkeypatch.setattr(bot_runner, "make_bot", never)
            expert: list[Any] = [{"kind": "me"}, *({"kind": "bot", "bot": "expert"} for _ in range(2))]
            match = (await ada.create(players=3, seats=expert))["match"]
            async with ada.socket(match, after=0) as line:
                while not any(move["by"] == "bot" for move in (await line.until("update"))["moves"]):
                    seen = observed([m for m in line.received if m["type"] == "update"][-1]["observation"])
                    if seen.active == seen.seat:
                        await line.send(type="play", seq=line.received[-1]["seq"], actions=[choice(seen)])

    run(scenario)


def test_a_pending_move_is_acknowledged_before_shutdown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            writing, plain = asyncio.Event(), server.services.database.append

            async def slowly(rows: LogAppend) -> bool:
                writing.set()
                await asyncio.sleep(0.3)
                return await plain(rows)

            monkeypatch.setattr(server.services.database, "append", slowly)
            async with ada.socket(match) as line:
                update = await line.until("update")
                action = choice(observed(update["observation"]))
                await line.send(type="play", seq=0, actions=[action], ref="last")
                await writing.wait()
                server.server.should_exit = True
                assert (await line.until("accepted"))["seq"] == 1
                await line.until("goodbye", reason="restart")

    run(scenario)


def test_shutdown_does_not_wait_for_bots(database_url: str) -> None:
    """Only experts play here; shutdown does not wait for them."""

    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            ada = await server.person("Ada")
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "expert"}] * 2]
            match = (await ada.create(players=3, seats=seats))["match"]
            await ada.post(f"/api/matches/{match}/stand-in", {"bot": "expert"})
            async with ada.socket(match, after=0) as line:
                while not (await line.until("update"))["moves"]:
                    pass
        assert not multiprocessing.active_children()

    run(scenario)


def test_a_failing_database_is_reported_and_sockets_stay_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, log_level="critical")) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat()

            async def fails(rows: LogAppend) -> bool:
                raise sqlite3.OperationalError("database or disk is full")

            async with ada.socket(match) as line:
                update = await line.until("update")
                action = choice(observed(update["observation"]))
                with monkeypatch.context() as broken:
                    broken.setattr(server.services.database, "append", fails)
                    await line.send(type="play", seq=0, actions=[action], ref="a")
                    assert (await line.until("refused", ref="a"))["error"] == {"code": "unavailable"}
                    with pytest.raises(ErrorResponse, match="503"):
                        await ada.play(match, 0, action)
                await line.send(type="play", seq=0, actions=[action], ref="b")
                assert (await line.until("accepted", ref="b"))["seq"] == 1

    run(scenario)


def test_bots_continue_after_the_database_has_recovered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only bots play here: no person would wake them."""
    monkeypatch.setattr(background_jobs, "RETRY_SECONDS", 0.01)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, log_level="critical")) as server:
            ada = await server.person("Ada")
            match = (await ada.create(players=3, seats=[{"kind": "me"}, *BOTS[1:]]))["match"]
            failed, plain = 0, server.services.database.append

            async def fails(rows: LogAppend) -> bool:
                nonlocal failed
                failed += 1
                if failed <= 3:
                    raise sqlite3.OperationalError("database or disk is full")
                return await plain(rows)

            monkeypatch.setattr(server.services.database, "append", fails)
            await ada.post(f"/api/matches/{match}/stand-in", {"bot": "simple"})

            async def goes_on() -> bool:
                return bool(failed > 3 and (await ada.look(match))["table"]["number"] > 3)

            await wait_for(goes_on)

    run(scenario)


def test_a_timer_that_fires_too_early_is_set_again(tmp_path: Path) -> None:
    """This happens when the system clock is set back."""

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            seats = [{"kind": "me"}, {"kind": "me"}]
            clock = {"kind": "move", "seconds": 3600}
            match = (await ada.create(players=2, seats=seats, clock=clock))["match"]
            table, local = await server.services.matches.get(match), server.services.scheduler
            assert isinstance(local, LocalScheduler)
            before = local.clocks.timers[match]
            local.clocks._on_timer(match, table.facts.turn)

            async def is_set() -> bool:
                return match in local.clocks.timers and local.clocks.timers[match] is not before

            await wait_for(is_set)
            before.cancel()
            assert (await ada.look(match))["table"]["number"] == 0

    run(scenario)


def test_a_finished_game_is_analysed(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On PostgreSQL by a job of the queue."""

    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            studied: asyncio.Future[str] = asyncio.get_running_loop().create_future()

            async def study(match: str) -> None:
                studied.set_result(match)

            monkeypatch.setattr(server.services.jobs, "study", study)
            table = await server.services.matches.get(match)
            facts = msgspec.structs.replace(table.facts, status="finished")
            server.services.scheduler.on_change(msgspec.structs.replace(table, facts=facts))
            assert await studied == match

    run(scenario)


@pytest.mark.parametrize(("first", "retry_ms"), [(None, socket.RETRY_MS), ({"type": "ping"}, None)])
def test_only_a_client_that_breaks_the_protocol_may_not_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: Json | None, retry_ms: int | None
) -> None:
    """A client that is silent may have been suspended; it reconnects when it wakes up."""
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.1 if first is None else 60)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            url = server.url.replace("http", "ws") + f"/api/matches/{match}/socket"
            async with connect(url, additional_headers={"authorization": f"Bearer {ada.token}"}) as connection:
                if first is not None:
                    await connection.send(msgspec.json.encode(first).decode())
                goodbye = msgspec.json.decode(await connection.recv())
            assert goodbye == {"type": "goodbye", "reason": "hello_first", "retry_ms": retry_ms}

    run(scenario)
