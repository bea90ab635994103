"""Past states, records, imports, forks, statistics, turning points, hints."""

import asyncio
import os
import signal
from pathlib import Path

import httpx
import msgspec
import pytest

from kilowatt.content import game_for
from kilowatt.engine import BoardId, Chance, Config, Seat, codec
from kilowatt.engine.events import FuelBought
from kilowatt.engine.record import Record
from tests.server.support import (
    NO_TLS,
    ErrorResponse,
    Json,
    Person,
    choice,
    local_server,
    observed,
    run,
    settings_for,
    wait_for,
)

SIMPLE: Json = {"kind": "bot", "bot": "simple"}


async def play_out(person: Person, match: str) -> int:
    """Play to the end over a socket; the number of moves."""
    async with person.socket(match) as line:
        while True:
            update = await line.until("update")
            seen = observed(update["observation"])
            if seen.active is None:
                return int(update["number"])
            if seen.active == seen.seat:
                await line.send(type="play", seq=update["seq"], actions=[choice(seen)])


def test_a_finished_game_can_be_downloaded_imported_and_forked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, analysis=True)) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve")
            match = (await ada.create(players=3, seats=[{"kind": "me"}, SIMPLE, SIMPLE], hidden_money=True))["match"]
            running = await eve.get(f"/api/matches/{match}/record")
            assert running["redacted"] is True
            assert "chance" not in running
            with pytest.raises(ErrorResponse, match="wrong_status"):
                await ada.post(f"/api/matches/{match}/fork", {"number": 0, "name": "Ada"})
            moves = await play_out(ada, match)

            record = Record.from_json(msgspec.json.encode(await eve.get(f"/api/matches/{match}/record")))
            record.verify(game_for(record.config))
            assert len(record.moves) == moves

            states = list(record.states(game_for(record.config)))
            for number in (0, 1, 60, moves):
                shown = await eve.get(f"/api/matches/{match}/states/{number}?seat=1&reveal=true")
                money = [player["money"] for player in shown["observation"]["players"]]
                assert money == [player.money for player in states[number].players]
            with pytest.raises(ErrorResponse, match="no_such_number"):
                await eve.get(f"/api/matches/{match}/states/{moves + 1}")
            await check_states_in_a_row(eve, match, moves)
            await check_lists(ada, match, record)
            await check_that_nothing_can_be_played(ada, match)

            await check_figures(eve, match, record)
            await check_study(eve, record)

    run(scenario)


WITHOUT_PRICES: Json = {
    "city_prices": [],
    "powering": None,
    "drafts_left": 0,
    "bidding": None,
    "fuel_plans": [],
    "rival_demand": None,
    "milestones": [],
    "powerings": [],
    "advice": None,
}


async def check_states_in_a_row(eve: Person, match: str, moves: int) -> None:
    """Consecutive states equal single ones except for prices, and stop at the end of the game."""
    for look in ("seat=1&reveal=true", "seat=0", "reveal=false"):
        row = await eve.get(f"/api/matches/{match}/states?first={moves - 20}&count=50&{look}")
        assert (row["first"], row["moves"], len(row["observations"])) == (moves - 20, moves, 21)
        for number in (moves - 20, moves - 9, moves):
            one = (await eve.get(f"/api/matches/{match}/states/{number}?{look}"))["observation"]
            assert row["observations"][number - moves + 20] | WITHOUT_PRICES == one | WITHOUT_PRICES
    async with httpx.AsyncClient(base_url=eve.url, verify=NO_TLS) as client:
        whole = await client.get(f"/api/matches/{match}/states?first=0", headers={"accept-encoding": "identity"})
        packed = await client.get(f"/api/matches/{match}/states?first=0", headers={"accept-encoding": "gzip"})
    assert packed.json() == whole.json()
    assert int(packed.headers["content-length"]) < len(whole.content) / 10
    with pytest.raises(ErrorResponse, match="no_such_number"):
        await eve.get(f"/api/matches/{match}/states?first={moves + 1}")
    with pytest.raises(ErrorResponse, match="bad_request"):
        await eve.get(f"/api/matches/{match}/states?count=101")


async def check_lists(ada: Person, match: str, record: Record) -> None:
    """The caller's list shows their seats and the winners."""
    standings = record.state(game_for(record.config)).standings
    first = [standing.seat for standing in standings if standing.place == 1]
    listed = await ada.get("/api/matches/mine")
    assert [(table["id"], table["winners"]) for table in listed["tables"]] == [(match, first)]
    assert listed["mine"] == {match: [0]}
    assert (await ada.look(match))["table"]["winners"] == first


async def check_that_nothing_can_be_played(ada: Person, match: str) -> None:
    """R9.1: a preview says so by the rule, as for any other action that is not legal."""
    with pytest.raises(ErrorResponse, match="game_over") as refused:
        await ada.post(f"/api/matches/{match}/preview", {"actions": [{"type": "pass"}]})
    assert refused.value.error["refusal"]["rule"] == "R9.1"


async def check_figures(eve: Person, match: str, record: Record) -> None:
    figures = await eve.get(f"/api/matches/{match}/statistics")
    last = record.state(game_for(record.config))
    assert [seat["cities"] for seat in figures["rounds"][-1]["seats"]] == [
        len(player.cities) for player in last.players
    ]
    plants = game_for(record.config).book.plants
    assert [seat["capacity"] for seat in figures["rounds"][-1]["seats"]] == [
        sum(plants[plant].powers for plant in player.plants) for player in last.players
    ]
    assert [award["kind"] for award in figures["awards"]] == ["dearest_plant", "most_fuel", "best_income", "most_built"]
    assert [one["round"] for one in figures["rounds"]] == list(range(1, last.round + 1))
    spent = sum(seat["fuel_cost"] for one in figures["rounds"] for seat in one["seats"])
    bought = [event for move in record.moves for event in move.events if isinstance(event, FuelBought)]
    assert spent == sum(event.price for event in bought)

    async def judged() -> bool:
        return (await eve.get(f"/api/matches/{match}/statistics"))["turning"] is not None

    await wait_for(judged, 60)
    course = (await eve.get(f"/api/matches/{match}/statistics"))["turning"]["course"]
    assert course[0]["number"] == 0
    first = [standing.seat for standing in last.standings if standing.place == 1]  # a victory can be shared
    assert course[-1]["shares"] == [seat in first and 1 / len(first) for seat in range(len(last.players))]


async def check_study(eve: Person, record: Record) -> None:
    """Anyone may see an imported record, and a fork continues from its number."""
    study = await eve.post("/api/records", msgspec.json.decode(record.to_json()))
    assert study["moves"] == len(record.moves)
    assert (await eve.look(study["match"]))["table"]["status"] == "study"
    fork = await eve.post(
        f"/api/matches/{study['match']}/fork", {"number": 40, "name": "Eve", "seats": [{"kind": "me"}, SIMPLE, SIMPLE]}
    )
    assert (fork["table"]["status"], fork["table"]["origin"]) == ("running", None)
    await play_out(eve, fork["match"])
    forked = Record.from_json(msgspec.json.encode(await eve.get(f"/api/matches/{fork['match']}/record")))
    forked.verify(game_for(forked.config))
    assert forked.moves[:40] == record.moves[:40]
    broken = msgspec.json.decode(record.to_json())
    broken["moves"][7]["seat"] = (broken["moves"][7]["seat"] + 1) % 3
    with pytest.raises(ErrorResponse, match="broken_record"):
        await eve.post("/api/records", broken)


def test_hints_are_for_the_callers_turn_if_the_match_allows_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            hot = {"players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
            match = (await ada.create(**hot))["match"]
            silent = (await ada.create(**hot, hints=False))["match"]
            found = await ada.post(f"/api/matches/{match}/hint", {})
            legal = (await ada.look(match))["observation"]["legal_actions"]
            assert found["candidates"][0]["actions"][0] in legal
            with pytest.raises(ErrorResponse, match="no_hints"):
                await ada.post(f"/api/matches/{silent}/hint", {})

    run(scenario)


def test_past_states_are_right_after_a_long_takeback(tmp_path: Path) -> None:
    """Snapshots of undone moves are not used."""

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, snapshot_every=2)) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat(seed=5)
            for _ in range(30):
                await ada.move(match)
            await ada.post(f"/api/matches/{match}/takeback", {"agree": True, "number": 5})
            for _ in range(10):
                await ada.move(match, seed=9)
            matches = server.services.matches
            before = await matches.get(match)
            matches.tables.evict(match)
            after = await matches.get(match)
            assert (after.state, after.facts) == (before.state, before.facts)
            played = [move["action"] for move in (await ada.get(f"/api/matches/{match}/record"))["moves"]]
            actions = [codec.decode_action(msgspec.json.encode(action)) for action in played]
            states = list(Record.of(after.game, Chance(seed=5), actions).states(after.game))
            for number in (0, 4, 5, 6, 9, 15):
                shown = await ada.get(f"/api/matches/{match}/states/{number}?seat=0")
                assert observed(shown["observation"]) == after.game.observe(states[number], Seat(0), figures=True)
            film = await ada.get(f"/api/matches/{match}/states?first=3&count=9&seat=1")
            seen = [observed(shown) for shown in film["observations"]]
            assert seen == [after.game.observe(state, Seat(1), prices=False, figures=True) for state in states[3:12]]

    run(scenario)


def test_an_invalid_record_is_refused_without_revealing_files(tmp_path: Path) -> None:
    (tmp_path / "board.json").write_text('{"hidden": 1}', encoding="utf-8")

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            eve = await server.person("Eve")
            game = game_for(Config(BoardId("germany"), players=2))
            right: Json = msgspec.json.decode(Record.of(game, Chance(seed=3), []).to_json())
            assert (await eve.post("/api/records", right))["moves"] == 0
            boards = [str(tmp_path / "board.json"), "../board.json", "/dev/zero", "atlantis"]
            faults = [await fault(eve, right | {"config": {"board": board, "players": 2}}) for board in boards]
            assert faults == [f"{board}: not one of the shipped boards" for board in boards]
            assert "version 99" in await fault(eve, right | {"version": 99})
            assert "event 2" in await fault(eve, right | {"chance": {"seed": 4}})
            assert "missing" in await fault(eve, right | {"opening": []})

    run(scenario)


async def fault(person: Person, record: Json) -> str:
    with pytest.raises(ErrorResponse, match="broken_record") as caught:
        await person.post("/api/records", record)
    return str(caught.value.error["facts"]["fault"])


def test_a_dead_worker_is_replaced_and_the_request_can_be_repeated(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, log_level="critical")) as server:
            ada = await server.person("Ada")
            match = await ada.hot_seat()
            worker = await server.services.pool.requests.run("Ada", os.getpid)
            os.kill(worker, signal.SIGSTOP)
            asked = asyncio.ensure_future(ada.post(f"/api/matches/{match}/hint", {}))
            await asyncio.sleep(0.1)
            os.kill(worker, signal.SIGKILL)
            with pytest.raises(ErrorResponse, match=r"503.*unavailable"):
                await asked
            assert (await ada.post(f"/api/matches/{match}/hint", {}))["candidates"]

    run(scenario)
