"""Tables: made, joined by link, left, retaken, taken over, played again."""

import asyncio
from pathlib import Path

import pytest

from kilowatt.server.lobby import lists
from tests.server.support import Answered, Person, house, observed, run, settings_for, wait_for, whole_turn

ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "simple"}]
NO_ROOM_FOR_BOTS = {"players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}


async def refused(person: Person, path: str, body: object = None) -> str:
    with pytest.raises(Answered) as caught:
        await person.post(path, body)
    return str(caught.value.code)


def test_friends_join_by_link_and_the_game_starts_when_all_are_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, ben, eve = await home.person("Ada"), await home.person("Ben"), await home.person("Eve")
            match = (await ada.create(**NO_ROOM_FOR_BOTS))["match"]
            assert (await ada.look(match))["table"]["status"] == "open"
            assert (await ben.join(match))["table"]["status"] == "running"
            assert await refused(eve, f"/api/matches/{match}/join", {"name": "Eve"}) == "no_free_seat"
            view = await eve.look(match)
            assert (view["mine"], view["observation"]["seat"]) == ([], None)
            assert [seat["name"] for seat in view["table"]["seats"]] == ["Ada", "Ben"]

    run(scenario)


def test_the_host_may_start_early_and_bots_fill_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, ben = await home.person("Ada"), await home.person("Ben")
            match = (await ada.create(players=4))["match"]
            await ben.join(match)
            assert await refused(ben, f"/api/matches/{match}/start") == "not_host"
            await ada.post(f"/api/matches/{match}/start")
            kinds = [seat["kind"] for seat in (await ada.look(match))["table"]["seats"]]
            assert kinds == ["person", "person", "bot", "bot"]

    run(scenario)


def test_a_recovery_code_moves_a_seat_to_another_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, phone = await home.person("Ada"), await home.person("Ada")
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
        async with house(settings_for(tmp_path)) as home:
            ada, phone = await home.person("Ada"), await home.person("Ada")
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


def test_who_leaves_is_played_by_a_bot_and_can_be_replaced(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, ben, eve = await home.person("Ada"), await home.person("Ben"), await home.person("Eve")
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
        async with house(settings_for(tmp_path)) as home:
            ada, ben = await home.person("Ada"), await home.person("Ben")
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


def test_the_host_removes_only_who_is_out_of_sight(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path, idle_seconds=0.2)) as home:
            ada, ben = await home.person("Ada"), await home.person("Ben")
            match = (await ada.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]))["match"]
            await ben.join(match)
            assert await refused(ben, f"/api/matches/{match}/remove", {"seat": 0}) == "not_host"
            async with ben.socket(match) as line:
                await line.until("presence")
                assert await refused(ada, f"/api/matches/{match}/remove", {"seat": 1}) == "not_idle"

            async def removed() -> bool:
                try:
                    await ada.post(f"/api/matches/{match}/remove", {"seat": 1})
                except Answered as answer:
                    if answer.code != "not_idle":
                        raise
                    return False
                return True

            await wait_for(removed)
            assert (await ada.look(match))["table"]["seats"][1]["free"] is True

    run(scenario)


def test_resigning_abandoning_and_a_rematch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, ben = await home.person("Ada"), await home.person("Ben")
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


def test_who_ask_for_a_rematch_at_the_same_time_meet_at_one_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            people = [await home.person(name) for name in ("Ada", "Ben", "Eve")]
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


def test_regions_are_drafted_where_that_was_agreed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
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


def test_finished_games_that_were_listed_are_listed_page_by_page(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, eve = await home.person("Ada"), await home.person("Eve")
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


def test_lists_are_read_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "PAGE", 2)

    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
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


def test_what_waits_for_me_is_on_the_first_page_however_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "PAGE", 2)

    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
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


def test_lists_show_what_is_listed_and_what_is_mine(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, ben = await home.person("Ada"), await home.person("Ben")
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
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, wish: dict[str, object], code: str) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
            assert await refused(ada, "/api/matches", {"name": "Ada"} | wish) == code

    run(scenario)


def test_a_table_without_spectators_is_closed_to_strangers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, eve = await home.person("Ada"), await home.person("Eve")
            match = (await ada.create(players=2, seats=ME_AND_BOTS, spectators=False))["match"]
            with pytest.raises(Answered, match="no_spectators"):
                await eve.look(match)
            async with eve.socket(match) as line:
                assert (await line.until("refused"))["error"]["code"] == "no_spectators"

    run(scenario)


def test_the_offer_says_what_a_table_can_be_made_of(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
            offer = await ada.get("/api/offer")
            assert offer["boards"] == ["germany", "usa"]
            assert offer["default_bot"] in offer["bots"]
            needed = offer["regions_in_play"]["2"]
            for board, regions in offer["regions"].items():
                touching = {region["id"]: region["touches"] for region in regions}
                chosen = [regions[0]["id"]]
                while len(chosen) < needed:
                    chosen.append(next(near for near in touching[chosen[-1]] if near not in chosen))
                made = await ada.create(**offer["defaults"] | {"board": board, "players": 2, "regions": chosen})
                assert made["table"]["terms"]["config"]["regions"] == chosen

    run(scenario)


def test_bots_have_names_that_nobody_else_at_the_table_has(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
            seats = [{"kind": "me"}, {"kind": "bot", "name": "Volta"}, *[{"kind": "bot"}] * 2, *[{"kind": "open"}] * 2]
            match = (await ada.create(players=6, seats=seats))["match"]
            await ada.post(f"/api/matches/{match}/start")
            names = [seat["name"] for seat in (await ada.look(match))["table"]["seats"]]
            assert names[:2] == ["Ada", "Volta"]
            assert len(set(names)) == 6
            assert all(names)

    run(scenario)


def test_who_gives_up_does_not_end_the_game_of_who_is_only_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, ben, eve = await home.person("Ada"), await home.person("Ben"), await home.person("Eve")
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


def test_a_table_that_everyone_left_before_the_game_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada, ben = await home.person("Ada"), await home.person("Ben")
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
