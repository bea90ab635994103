"""Moves (at a seq, all or none, never twice), undo, takebacks, standing orders, previews."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import (
    ErrorResponse,
    Json,
    LocalServer,
    Person,
    choice,
    local_server,
    observed,
    run,
    settings_for,
)

NOMINATE, BID, PASS = {"type": "nominate", "plant": 4}, {"type": "bid", "amount": 4}, {"type": "pass"}


class Pair:
    """Two people at a table; `first` is active first."""

    def __init__(self, server: LocalServer, match: str, people: list[Person], first: int) -> None:
        self.server = server
        self.match = match
        self.first = people[first]
        self.second = people[1 - first]
        self.seat = first

    async def seq(self) -> int:
        seq: int = (await self.first.look(self.match))["table"]["seq"]
        return seq

    async def refused(self, person: Person, seq: int, *actions: Any, **more: Any) -> Json:
        with pytest.raises(ErrorResponse) as caught:
            await person.play(self.match, seq, *actions, **more)
        return caught.value.error


@asynccontextmanager
async def pair(folder: Path, **wish: Any) -> AsyncIterator[Pair]:
    async with local_server(settings_for(folder)) as server:
        people = [await server.person("Ada"), await server.person("Ben")]
        match = (await people[0].create(players=2, **wish))["match"]
        await people[1].join(match)
        first = (await people[0].look(match))["observation"]["active"]
        yield Pair(server, match, people, first)


def test_a_batch_is_played_completely(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            played = await two.first.play(two.match, 0, NOMINATE, BID)
            assert played == {"seq": 2, "first": 1, "last": 2, "repeated": False}
            log = (await two.second.get(f"/api/matches/{two.match}/moves"))["entries"]
            assert [entry["action"]["type"] for entry in log] == ["nominate", "bid"]
            assert [entry["batch"] for entry in log] == [1, 1]

    run(scenario)


def test_a_batch_with_one_illegal_action_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            error = await two.refused(two.first, 0, NOMINATE, {"type": "bid", "amount": 3})
            assert (error["code"], error["index"]) == ("refused", 1)
            assert error["refusal"] == {"why": "bid_too_low", "rule": "R3.1", "facts": [["bid", 3], ["least", 4]]}
            assert await two.seq() == 0

    run(scenario)


def test_a_wrong_seq_a_wrong_seat_and_a_stranger_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            error = await two.refused(two.first, 7, NOMINATE)
            assert (error["code"], error["facts"]) == ("wrong_seq", {"seq": 7, "now": 0})
            error = await two.refused(two.second, 0, NOMINATE)
            assert (error["code"], error["refusal"]["why"]) == ("refused", "not_your_turn")
            assert (await two.refused(two.second, 0, NOMINATE, seat=two.seat))["code"] == "not_your_seat"
            assert (await two.refused(await two.server.person("Eve"), 0, NOMINATE))["code"] == "not_seated"
            error = await two.refused(two.first, 0, {"type": "nominate", "plant": "4"})
            assert error["code"] == "bad_request"
            assert await two.seq() == 0

    run(scenario)


def test_a_move_repeated_under_its_key_is_played_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            sent = {"seq": 0, "actions": [NOMINATE, BID], "key": "one"}
            path = f"/api/matches/{two.match}/moves"
            assert (await two.first.post(path, sent))["repeated"] is False
            again = await two.first.post(path, sent)
            assert again == {"seq": 2, "first": 1, "last": 2, "repeated": True}
            with pytest.raises(ErrorResponse, match="key_reused"):
                await two.first.post(path, sent | {"actions": [NOMINATE]})
            assert await two.seq() == 2

    run(scenario)


def test_of_many_concurrent_moves_at_the_same_seq_one_wins(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            bids = [(NOMINATE, {"type": "bid", "amount": 4 + n % 20}) for n in range(40)]
            tries = (two.first.play(two.match, 0, *actions) for actions in bids)
            results = await asyncio.gather(*tries, return_exceptions=True)
            codes = [str(result.code) if isinstance(result, ErrorResponse) else "won" for result in results]
            assert sorted(set(codes)) == ["won", "wrong_seq"]
            assert codes.count("won") == 1
            assert await two.seq() == 2

    run(scenario)


# --- undo and takeback


def test_own_moves_can_be_undone_until_somebody_else_moves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            path = f"/api/matches/{two.match}/undo"
            await two.first.play(two.match, 0, NOMINATE, BID)
            assert (await two.first.look(two.match))["undo"] == 0
            assert (await two.first.post(path, {"seq": 2}))["seq"] == 3
            view = await two.first.look(two.match)
            assert (view["table"]["number"], view["observation"]["auction"]["bid"]) == (1, 0)
            await two.first.play(two.match, 3, {"type": "bid", "amount": 5})
            with pytest.raises(ErrorResponse, match="no_undo"):
                await two.second.post(path, {"seq": 4})
            await two.second.play(two.match, 4, {"type": "bid", "amount": 6})
            with pytest.raises(ErrorResponse, match="no_undo"):
                await two.first.post(path, {"seq": 5, "number": 1})
            log = (await two.first.get(f"/api/matches/{two.match}/moves"))["entries"]
            assert [(entry["kind"], entry["number"]) for entry in log] == [
                ("act", 1),
                ("act", 2),
                ("undo", 1),
                ("act", 2),
                ("act", 3),
            ]

    run(scenario)


def test_a_move_that_revealed_a_card_cannot_be_undone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            await two.first.play(two.match, 0, NOMINATE, BID)
            await two.second.play(two.match, 2, PASS)
            with pytest.raises(ErrorResponse, match="no_undo"):
                await two.second.post(f"/api/matches/{two.match}/undo", {"seq": 3})

    run(scenario)


def test_a_takeback_needs_everyones_consent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            path = f"/api/matches/{two.match}/takeback"
            await two.first.play(two.match, 0, NOMINATE, BID)
            await two.second.play(two.match, 2, PASS)
            await two.first.post(path, {"agree": True, "number": 1})
            [proposal] = (await two.second.look(two.match))["table"]["proposals"]
            assert (proposal["kind"], proposal["target"]) == ("takeback", 1)
            await two.second.post(path, {"agree": False})
            with pytest.raises(ErrorResponse, match="no_proposal"):
                await two.second.post(path, {"agree": True})
            await two.first.post(path, {"agree": True, "number": 1})
            await two.second.post(path, {"agree": True})
            view = await two.first.look(two.match)
            assert (view["table"]["number"], view["table"]["seq"], view["observation"]["auction"]["plant"]) == (1, 4, 4)

    run(scenario)


def test_a_move_cancels_a_takeback_proposal(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            await two.first.play(two.match, 0, NOMINATE)
            await two.first.post(f"/api/matches/{two.match}/takeback", {"agree": True, "number": 0})
            await two.first.play(two.match, 1, BID)
            assert (await two.second.look(two.match))["table"]["proposals"] == []

    run(scenario)


# --- standing orders


def test_a_standing_order_bids_up_to_its_limit_and_then_passes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            order = f"/api/matches/{two.match}/order"
            await two.first.play(two.match, 0, NOMINATE, BID)
            await two.second.ask("PUT", order, {"plant": 4, "most": 8})
            assert (await two.first.look(two.match))["observation"]["auction"]["bid"] == 5
            await two.first.play(two.match, 3, {"type": "bid", "amount": 7})
            assert (await two.first.look(two.match))["observation"]["auction"]["bid"] == 8
            assert (await two.second.look(two.match))["orders"] == [{"seat": 1 - two.seat, "plant": 4, "most": 8}]
            assert (await two.first.look(two.match))["orders"] == []
            await two.first.play(two.match, 5, {"type": "bid", "amount": 9})
            log = (await two.first.get(f"/api/matches/{two.match}/moves"))["entries"]
            assert (log[-1]["by"], log[-1]["action"]["type"]) == ("order", "pass")
            assert (await two.second.look(two.match))["orders"] == []

    run(scenario)


def test_a_repeated_move_gets_the_first_answer_although_a_standing_order_has_followed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            await two.first.play(two.match, 0, NOMINATE, BID)
            await two.second.ask("PUT", f"/api/matches/{two.match}/order", {"plant": 4, "most": 8})
            bid = {"type": "bid", "amount": 7}
            answers = [await two.first.play(two.match, 3, bid, key="seven") for _ in range(2)]
            assert [(one["first"], one["last"], one["repeated"]) for one in answers] == [(4, 4, False), (4, 4, True)]
            assert await two.seq() == 5

    run(scenario)


def test_two_standing_orders_finish_an_auction(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            order = f"/api/matches/{two.match}/order"
            await two.first.play(two.match, 0, NOMINATE)
            await two.first.ask("PUT", order, {"plant": 4, "most": 11})
            await two.second.ask("PUT", order, {"plant": 4, "most": 9})
            log = (await two.first.get(f"/api/matches/{two.match}/moves"))["entries"]
            [bought] = [event for entry in log for event in entry["events"] if event["type"] == "plant_bought"]
            assert (bought["seat"], bought["price"]) == (two.seat, 10)

    run(scenario)


@pytest.mark.parametrize(
    ("order", "code"),
    [({"plant": 5, "most": 9}, "no_auction"), ({"plant": 4, "most": 99}, "order_above_money")],
)
def test_an_invalid_standing_order_is_refused(tmp_path: Path, order: Json, code: str) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            await two.first.play(two.match, 0, NOMINATE, BID)
            with pytest.raises(ErrorResponse, match=code):
                await two.second.ask("PUT", f"/api/matches/{two.match}/order", order)

    run(scenario)


def test_a_standing_order_below_the_least_bid_is_refused_and_one_can_be_withdrawn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            order = f"/api/matches/{two.match}/order"
            await two.first.play(two.match, 0, NOMINATE, BID)
            with pytest.raises(ErrorResponse, match="order_too_low"):
                await two.second.ask("PUT", order, {"plant": 4, "most": 4})
            await two.first.ask("PUT", order, {"plant": 4, "most": 20})
            await two.first.ask("DELETE", order)
            assert (await two.first.look(two.match))["orders"] == []

    run(scenario)


# --- preview


def test_a_preview_shows_costs_and_plays_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            path = f"/api/matches/{two.match}/preview"
            shown = await two.first.post(path, {"actions": [NOMINATE, BID]})
            assert (shown["spent"], shown["reveals"], shown["observation"]["auction"]["bid"]) == (0, False, 4)
            with pytest.raises(ErrorResponse, match="bid_too_low"):
                await two.first.post(path, {"actions": [NOMINATE, {"type": "bid", "amount": 1}]})
            assert await two.seq() == 0

    run(scenario)


def test_a_preview_stops_before_a_card_is_revealed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            await two.first.play(two.match, 0, NOMINATE, BID)
            shown = await two.second.post(f"/api/matches/{two.match}/preview", {"actions": [PASS]})
            assert (shown["reveals"], shown["observation"]) == (True, None)
            assert [event["type"] for event in shown["events"]] == ["bidder_passed", "plant_bought", "sale_closed"]

    run(scenario)


async def play_until_building(ada: Person, match: str) -> Json:
    """Play a hot-seat game until somebody builds."""
    while True:
        view = await ada.look(match)
        if view["observation"]["phase"] == "building":
            return view
        await ada.play(match, view["table"]["seq"], choice(observed(view["observation"])))


def test_a_preview_arranges_cities_in_the_cheapest_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            regions = ["teal", "brown", "yellow"]
            seats = [{"kind": "me"}, {"kind": "me"}]
            match = (await ada.create(players=2, seats=seats, regions=regions))["match"]
            view = await play_until_building(ada, match)
            path = f"/api/matches/{match}/preview"
            # Kiel is between the two others: if it is built last, its connection is paid twice.
            wish = [{"type": "build", "city": city} for city in ("flensburg", "luebeck", "kiel")]
            with pytest.raises(ErrorResponse, match="cannot_pay"):
                await ada.post(path, {"actions": wish})
            arranged = await ada.post(path, {"actions": wish, "arrange": True})
            assert [action["city"] for action in arranged["actions"]] == ["flensburg", "kiel", "luebeck"]
            assert arranged["spent"] == 10 + (10 + 4) + (10 + 4)
            shown = await ada.post(path, {"actions": wish[::2], "arrange": True})
            seen = shown["observation"]
            assert seen["players"][seen["seat"]]["cities"] == ["flensburg", "kiel"]
            assert {"type": "done"} in seen["legal_actions"]
            prices = {price["city"]: price["connection"] for price in seen["city_prices"]}
            assert "kiel" not in prices
            assert prices["luebeck"] == 4
            assert seen["fuel_prices"]
            await ada.play(match, view["table"]["seq"], *shown["actions"])
            assert (await ada.look(match))["observation"] == seen

    run(scenario)


def test_a_preview_of_cities_continues_after_a_hidden_card_is_drawn(tmp_path: Path) -> None:
    """Three cities make plant 3 obsolete (R6.2): the card that replaces it stays hidden, the prices do not."""

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            seats = [{"kind": "me"}, {"kind": "me"}]
            match = (await ada.create(players=2, seats=seats, regions=["teal", "brown", "yellow"]))["match"]
            known = (await play_until_building(ada, match))["observation"]
            assert known["current_market"][0] == 3
            wish = [{"type": "build", "city": city} for city in ("flensburg", "kiel", "luebeck")]
            shown = await ada.post(f"/api/matches/{match}/preview", {"actions": wish, "arrange": True})
            seen = shown["observation"]
            assert shown["reveals"]
            assert [event["type"] for event in shown["events"]] == [
                "city_built",
                "city_built",
                "city_built",
                "plant_removed",
            ]
            assert seen["players"][seen["seat"]]["cities"] == ["flensburg", "kiel", "luebeck"]
            assert {"hamburg", "schwerin"} <= {price["city"] for price in seen["city_prices"]}
            for cards in ("current_market", "future_market", "deck", "gone"):
                assert seen[cards] == known[cards]

    run(scenario)


def test_a_refused_preview_names_the_index_in_the_requested_batch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            seats = [{"kind": "me"}, {"kind": "me"}]
            match = (await ada.create(players=2, seats=seats, regions=["teal", "brown", "yellow"]))["match"]
            await play_until_building(ada, match)
            wish = [{"type": "build", "city": city} for city in ("wilhelmshaven", "kiel", "luebeck")]
            async with ada.socket(match) as line:
                await line.send(type="preview", actions=wish, arrange=True, ref="p")
                error = (await line.until("refused", ref="p"))["error"]
                assert (error["code"], error["refusal"]["why"], error["index"]) == ("refused", "cannot_pay", 0)
                await line.send(type="preview", actions=[*wish[1:], wish[1]], arrange=True, ref="q")
                error = (await line.until("refused", ref="q"))["error"]
                assert (error["refusal"]["why"], error["index"]) == ("city_already_yours", 2)

    run(scenario)


def test_an_inactive_seat_also_sees_its_prices(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with pair(tmp_path) as two:
            asked, other = await two.first.look(two.match), await two.second.look(two.match)
            for view in (asked, other):
                seen = view["observation"]
                assert len(seen["fuel_prices"]) == 4
                assert {price["house"] for price in seen["city_prices"]} == {10}
                assert seen["powering"]["cities"] == 0
            assert asked["observation"]["legal_actions"]
            assert other["observation"]["legal_actions"] == []

    run(scenario)


def test_a_late_client_can_read_the_whole_log(tmp_path: Path) -> None:
    """By HTTP in pages or by the socket at once: the same entries with their events."""

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve")
            match = await ada.hot_seat()
            seq = 0
            while seq <= 210:
                view = await ada.look(match)
                seq = (await ada.play(match, view["table"]["seq"], choice(observed(view["observation"]))))["seq"]
            path = f"/api/matches/{match}/moves"
            first = (await eve.get(path))["entries"]
            second = (await eve.get(f"{path}?after={first[-1]['seq']}"))["entries"]
            assert [entry["seq"] for entry in first + second] == list(range(1, seq + 1))
            assert all(entry["events"] for entry in first + second)
            async with eve.socket(match, after=0) as line:
                assert (await line.news())[0] == first + second

    run(scenario)


def test_one_device_can_play_every_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            made = await ada.create(players=2, seats=[{"kind": "me"}, {"kind": "me", "name": "Ben"}])
            assert (made["seats"], len(made["codes"])) == ([0, 1], 2)
            for _ in range(30):
                view = await ada.look(made["match"])
                assert view["observation"]["seat"] == view["observation"]["active"]
                await ada.play(made["match"], view["table"]["seq"], choice(observed(view["observation"])))
            for seat in (0, 1):
                view = await ada.get(f"/api/matches/{made['match']}?seat={seat}")
                assert (view["observation"]["seat"], view["mine"]) == (seat, [0, 1])

    run(scenario)
