"""The lobby: create, join, leave, recover a seat, stand in, rematch, lists."""

import asyncio
from itertools import combinations
from pathlib import Path

import pytest

from kilowatt.content import board_ids, game_for
from kilowatt.engine import BoardId, Config, ImpossibleSetup
from kilowatt.server.lobby import match_lists
from kilowatt.server.lobby.offer import offered
from tests.server.support import ErrorResponse, Person, local_server, observed, run, settings_for, wait_for, whole_turn

ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "simple"}]
NO_ROOM_FOR_BOTS = {"players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}


async def refused(person: Person, path: str, body: object = None) -> str:
    with pytest.raises(ErrorResponse) as caught:
        await person.post(path, body)
    return str(caught.value.code)


def test_friends_join_by_link_and_the_game_starts_when_no_seat_is_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben, eve = await server.person("Ada"), await server.person("Ben"), await server.person("Eve")
            match = (await ada.create(**NO_ROOM_FOR_BOTS))["match"]
            assert (await ada.look(match))["table"]["status"] == "open"
            assert (await ben.join(match))["table"]["status"] == "running"
            assert await refused(eve, f"/api/matches/{match}/join", {"name": "Eve"}) == "no_free_seat"
            view = await eve.look(match)
            assert (view["mine"], view["observation"]["seat"]) == ([], None)
            assert [seat["name"] for seat in view["table"]["seats"]] == ["Ada", "Ben"]

    run(scenario)


def test_the_host_can_start_early_and_bots_take_open_seats(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben = await server.person("Ada"), await server.person("Ben")
            match = (await ada.create(players=4))["match"]
            await ben.join(match)
            assert await refused(ben, f"/api/matches/{match}/start") == "not_host"
            await ada.post(f"/api/matches/{match}/start")
            kinds = [seat["kind"] for seat in (await ada.look(match))["table"]["seats"]]
            assert kinds == ["person", "person", "bot", "bot"]

    run(scenario)


def test_a_recovery_code_moves_a_seat_to_another_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, phone = await server.person("Ada"), await server.person("Ada")
            made = await ada.create(players=2, seats=ME_AND_BOTS)
            match, code = made["match"], made["codes"][0]
            wrong = code[:-1] + ("a" if code[-1] != "a" else "b")
            assert await refused(phone, f"/api/matches/{match}/retake", {"code": wrong}) == "wrong_code"
            typed = code.upper().replace("-", " ")
            assert (await phone.post(f"/api/matches/{match}/retake", {"code": typed}))["seat"] == 0
            assert (await phone.look(match))["mine"] == [0]
            assert (await ada.look(match))["mine"] == []

    run(scenario)


def test_an_account_has_its_seats_on_every_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, phone = await server.person("Ada"), await server.person("Ada")
            match = (await ada.create(players=2, seats=ME_AND_BOTS))["match"]
            right = {"name": "Ada", "password": "correct horse"}
            ada.token = (await ada.post("/api/account", right))["token"]
            assert await refused(phone, "/api/account", right | {"name": "  ADA "}) == "name_taken"
            assert await refused(phone, "/api/login", right | {"password": "wrong horse"}) == "wrong_password"
            old = phone.token
            phone.token = (await phone.post("/api/login", right))["token"]
            assert (await phone.look(match))["mine"] == [0]
            assert [table["id"] for table in (await phone.get("/api/matches/mine"))["tables"]] == [match]
            phone.token = old
            assert (await phone.get("/api/session"))["account"] is None

    run(scenario)


def test_a_bot_plays_for_a_player_who_left_and_anyone_can_take_the_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben, eve = await server.person("Ada"), await server.person("Ben"), await server.person("Eve")
            match = (await ada.create(**NO_ROOM_FOR_BOTS))["match"]
            await ben.join(match)
            await ada.post(f"/api/matches/{match}/leave", {})
            table = (await ben.look(match))["table"]
            assert (table["host"], table["seats"][0]["kind"], table["seats"][0]["free"]) == (1, "bot", True)
            assert (await eve.join(match))["seats"] == [0]
            assert (await eve.look(match))["table"]["seats"][0]["name"] == "Eve"

    run(scenario)


def test_a_bot_stands_in_until_its_player_returns(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben = await server.person("Ada"), await server.person("Ben")
            match = (await ada.create(**NO_ROOM_FOR_BOTS))["match"]
            await ben.join(match)
            for person in (ada, ben):
                await person.post(f"/api/matches/{match}/stand-in", {"bot": "simple"})
            await wait_for(lambda: moved(ada, match, 3))
            await ada.post(f"/api/matches/{match}/return", {})
            assert (await ada.look(match))["table"]["seats"][0]["away"] is False

    run(scenario)


async def moved(person: Person, match: str, least: int) -> bool:
    number: int = (await person.look(match))["table"]["number"]
    return number >= least


def test_resigning_abandons_a_game_without_people_and_a_rematch_can_follow(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben = await server.person("Ada"), await server.person("Ben")
            match = (await ada.create(**NO_ROOM_FOR_BOTS))["match"]
            await ben.join(match)
            assert await refused(ada, f"/api/matches/{match}/rematch") == "wrong_status"
            await ada.post(f"/api/matches/{match}/abandon", {"agree": True})
            [proposal] = (await ben.look(match))["table"]["proposals"]
            assert (proposal["kind"], proposal["agreed"], proposal["wanted"]) == ("abandon", [0], [0, 1])
            await ben.post(f"/api/matches/{match}/abandon", {"agree": False})
            assert (await ben.look(match))["table"]["proposals"] == []
            await ada.post(f"/api/matches/{match}/resign", {})
            await ben.post(f"/api/matches/{match}/abandon", {"agree": True})
            assert (await ben.look(match))["table"]["status"] == "abandoned"
            again = await ben.post(f"/api/matches/{match}/rematch")
            assert again["table"]["status"] == "open"
            joined = await ada.post(f"/api/matches/{match}/rematch")
            assert (joined["match"], joined["table"]["status"]) == (again["match"], "running")
            assert (joined["seats"], again["seats"]) == ([0], [1])
            twice = await ada.post(f"/api/matches/{match}/rematch")
            assert (twice["match"], twice["seats"], twice["codes"]) == (again["match"], [0], [])

    run(scenario)


def test_concurrent_rematch_requests_share_one_match(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            people = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
            match = (await people[0].create(players=3))["match"]
            for person in people[1:]:
                await person.join(match)
            for person in people:
                await person.post(f"/api/matches/{match}/abandon", {"agree": True})
            asked = (person.post(f"/api/matches/{match}/rematch") for person in people)
            seated = await asyncio.gather(*asked)
            assert len({one["match"] for one in seated}) == 1
            assert [one["seats"] for one in seated] == [[0], [1], [2]]
            assert (await people[0].look(seated[0]["match"]))["table"]["status"] == "running"

    run(scenario)


def test_regions_can_be_drafted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            match = (await ada.create(players=2, regions="draft", seats=[{"kind": "me"}, {"kind": "me"}]))["match"]
            drafted: list[str] = []
            while (seen := (await ada.look(match))["observation"])["phase"] == "draft":
                assert seen["city_prices"] == []
                action = seen["legal_actions"][-1]
                await ada.play(match, len(drafted), action)
                drafted.append(action["region"])
            assert (len(drafted), sorted(seen["regions"])) == (3, sorted(drafted))
            assert (await ada.post(f"/api/matches/{match}/undo", {"seq": 3}))["seq"] == 4
            assert (await ada.look(match))["observation"]["phase"] == "draft"

    run(scenario)


def test_finished_listed_games_are_listed_in_pages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve")
            wish = {"players": 2, "seats": [{"kind": "me"}, {"kind": "me"}], "seed": 3}
            listed = (await ada.create(**wish, listed=True))["match"]
            private = (await ada.create(**wish))["match"]
            for match in (listed, private):
                await finish(ada, match)
            [shown] = (await eve.get("/api/matches/finished"))["tables"]
            assert (shown["id"], shown["status"], len(shown["winners"])) == (listed, "finished", 1)
            assert (await eve.get("/api/matches"))["tables"] == []
            assert (await eve.get(f"/api/matches/finished?before={shown['changed']}"))["tables"] == []

    run(scenario)


async def finish(person: Person, match: str) -> None:
    """Play a hot-seat game to its end."""
    while True:
        view = await person.look(match)
        if view["table"]["status"] == "finished":
            return
        await person.play(match, view["table"]["seq"], *whole_turn(observed(view["observation"])))


def test_lists_are_split_into_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_lists, "PAGE", 2)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            made = [(await ada.create(players=2, listed=True))["match"] for _ in range(5)]
            found, before = [], ""
            while True:
                page = await ada.get(f"/api/matches{before}")
                found.append([table["id"] for table in page["tables"]])
                if page["next"] is None:
                    break
                before = f"?before={page['next']}"
            assert found == [made[4:2:-1], made[2:0:-1], made[:1]]

    run(scenario)


def test_matches_that_wait_for_the_caller_are_on_the_first_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_lists, "PAGE", 2)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            hot_seat = {"players": 2, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}]}
            games = [(await ada.create(**hot_seat))["match"] for _ in range(3)]
            await ada.post(f"/api/matches/{games[1]}/stand-in", {"seat": (await ada.look(games[1]))["table"]["active"]})
            others = [(await ada.create(players=2))["match"] for _ in range(4)]
            first = await ada.get("/api/matches/mine")
            waiting = [games[2], games[0]]
            assert [table["id"] for table in first["tables"]] == [*others[:1:-1], *waiting]
            assert set(waiting) <= set(first["mine"])
            second = await ada.get(f"/api/matches/mine?before={first['next']}")
            assert [table["id"] for table in second["tables"]] == others[1::-1]

    run(scenario)


def test_lists_show_listed_matches_and_the_callers_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben = await server.person("Ada"), await server.person("Ben")
            listed = (await ada.create(players=3, listed=True))["match"]
            private = (await ada.create(players=3))["match"]
            assert [table["id"] for table in (await ben.get("/api/matches"))["tables"]] == [listed]
            assert {table["id"] for table in (await ada.get("/api/matches/mine"))["tables"]} == {listed, private}
            assert (await ben.get("/api/matches/mine"))["tables"] == []

    run(scenario)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"board": "atlantis"}, "bad_options"),
        ({"players": 2, "regions": ["red", "nowhere"]}, "bad_options"),
        ({"players": 3, "seats": [{"kind": "me"}]}, "bad_options"),
        ({"players": 2, "seats": [{"kind": "bot"}, {"kind": "bot"}]}, "bad_options"),
        ({"players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "evil.py:Bot"}]}, "bad_options"),
        ({"players": 9}, "bad_request"),
        ({"name": "\u200b\n"}, "bad_name"),
        ({"name": "\u3164\u200d\u202e"}, "bad_name"),
        ({"name": "x" * 41}, "bad_request"),
        ({"players": 0}, "bad_request"),
        ({"seed": 2**53}, "bad_request"),
        ({"unknown": 1}, "bad_request"),
    ],
)
def test_an_impossible_match_is_refused(tmp_path: Path, wish: dict[str, object], code: str) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            assert await refused(ada, "/api/matches", {"name": "Ada"} | wish) == code

    run(scenario)


def test_a_match_without_spectators_is_closed_to_strangers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve")
            match = (await ada.create(players=2, seats=ME_AND_BOTS, spectators=False))["match"]
            with pytest.raises(ErrorResponse, match="no_spectators"):
                await eve.look(match)
            async with eve.socket(match) as line:
                assert (await line.until("refused"))["error"]["code"] == "no_spectators"

    run(scenario)


def test_every_option_on_offer_can_be_used(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            offer = await ada.get("/api/offer")
            assert offer["boards"] == ["germany", "usa"]
            assert offer["default_bot"] in offer["bots"]
            needed = offer["regions_in_play"]["2"]
            for board, areas in offer["areas"].items():
                chosen = next(area for area in areas if len(area) == needed)
                made = await ada.create(**offer["defaults"] | {"board": board, "players": 2, "regions": chosen})
                assert made["table"]["terms"]["config"]["regions"] == chosen

    run(scenario)


@pytest.mark.parametrize("board", board_ids())
def test_the_areas_on_offer_are_those_the_rules_accept(board: BoardId) -> None:
    offer = offered(("easy",), "easy", 100)
    areas = {frozenset(area) for area in offer.areas[board]}
    regions = [region.id for region in offer.regions[board]]
    for players, size in offer.regions_in_play.items():
        for chosen in combinations(regions, size):
            assert (frozenset(chosen) in areas) == is_accepted(Config(board=board, players=players, regions=chosen))


def is_accepted(config: Config) -> bool:
    try:
        game_for(config)
    except ImpossibleSetup:
        return False
    return True


def test_bot_names_are_unique_within_a_match(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            seats = [{"kind": "me"}, {"kind": "bot", "name": "Volta"}, *[{"kind": "bot"}] * 2, *[{"kind": "open"}] * 2]
            match = (await ada.create(players=6, seats=seats))["match"]
            await ada.post(f"/api/matches/{match}/start")
            names = [seat["name"] for seat in (await ada.look(match))["table"]["seats"]]
            assert names[:2] == ["Ada", "Volta"]
            assert len(set(names)) == 6
            assert all(names)

    run(scenario)


def test_a_resignation_does_not_end_the_game_of_an_absent_player(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben, eve = await server.person("Ada"), await server.person("Ben"), await server.person("Eve")
            match = (await ada.create(**NO_ROOM_FOR_BOTS))["match"]
            await ben.join(match)
            await ben.post(f"/api/matches/{match}/stand-in", {"bot": "simple"})
            await ada.post(f"/api/matches/{match}/resign", {})
            table = (await ben.look(match))["table"]
            assert (table["status"], table["host"]) == ("running", 1)
            assert await refused(ada, f"/api/matches/{match}/return", {}) == "wrong_status"
            batch = {"seq": table["seq"], "actions": [{"type": "pass"}]}
            assert await refused(ada, f"/api/matches/{match}/moves", batch) == "wrong_status"
            assert await refused(ada, f"/api/matches/{match}/hint", {}) == "wrong_status"
            await ada.post(f"/api/matches/{match}/leave", {})
            assert await refused(ada, f"/api/matches/{match}/join", {"name": "Ada"}) == "no_free_seat"
            assert await refused(eve, f"/api/matches/{match}/join", {"name": "Eve", "seat": 0}) == "seat_taken"
            await ben.post(f"/api/matches/{match}/return", {})
            await ben.post(f"/api/matches/{match}/leave", {})
            assert (await ben.look(match))["table"]["status"] == "abandoned"

    run(scenario)


def test_a_match_that_everyone_left_before_its_start_is_abandoned(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben = await server.person("Ada"), await server.person("Ben")
            match = (await ada.create(players=3, listed=True))["match"]
            await ben.join(match)
            await ada.post(f"/api/matches/{match}/leave", {})
            table = (await ben.look(match))["table"]
            assert (table["status"], table["host"], table["seats"][0]["kind"]) == ("open", 1, "open")
            await ben.post(f"/api/matches/{match}/leave", {})
            assert (await ben.look(match))["table"]["status"] == "abandoned"
            assert (await ben.get("/api/matches"))["tables"] == []
            assert await refused(ada, f"/api/matches/{match}/join", {"name": "Ada"}) == "wrong_status"

    run(scenario)
