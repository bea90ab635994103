"""A person's data: the export, and what a deleted account leaves behind."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select

from kilowatt.server.accounts.models import Export
from kilowatt.server.lobby.forget import forget_deleted_accounts
from kilowatt.server.settings import Settings
from kilowatt.server.store import schema
from tests.server.people import RIGHT, TWO, WITH_BOT, account_of, logged_in, refused, registered
from tests.server.support import (
    GENEROUS,
    LocalServer,
    Person,
    local_server,
    run,
    settings_for,
    wait_for,
)

pytestmark = pytest.mark.usefixtures("quick_hashes")


async def history(server: LocalServer) -> tuple[Person, dict[str, str]]:
    """A person with an account and an open, a running and an abandoned match, who has played and chatted."""
    ada = await server.person("Ada")
    made = {"early": (await ada.create(players=2, seats=WITH_BOT))["match"]}
    await ada.post(f"/api/matches/{made['early']}/chat", {"text": "written before I had an account"})
    ada.token = (await ada.post("/api/account", RIGHT))["token"]
    made["open"] = (await ada.create(players=2, seats=TWO))["match"]
    ben = await server.person("Ben")
    made["running"] = (await ada.create(players=2, seats=TWO))["match"]
    await ben.join(made["running"])
    for _ in range(2):
        view = await ada.look(made["running"])
        await (ada, ben)[view["table"]["active"]].move(made["running"])
    await ada.post(f"/api/matches/{made['running']}/chat", {"text": "good luck from Ada"})
    await ben.post(f"/api/matches/{made['running']}/chat", {"text": "and to you"})
    made["over"] = (await ada.create(players=2, seats=WITH_BOT))["match"]
    await ada.post(f"/api/matches/{made['over']}/resign", {})
    return ada, made


def test_the_export_holds_only_the_data_of_its_person(database_url: str) -> None:
    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            ada, made = await history(server)
            await logged_in(server)
            found = msgspec.convert(await ada.get("/api/account/export"), Export)
            assert (found.account, len(found.sessions)) == (RIGHT["name"], 2)
            by_match = {match.id: match for match in found.matches}
            assert set(by_match) == set(made.values())
            assert by_match[made["over"]].status == "abandoned"
            running = by_match[made["running"]]
            assert [line.text for line in running.chat] == ["good luck from Ada"]
            log = (await ada.get(f"/api/matches/{made['running']}/moves?after=0"))["entries"]
            assert [move.seq for move in running.moves] == [
                entry["seq"] for entry in log if entry["seat"] == running.seat
            ]
            assert [line.text for line in by_match[made["early"]].chat] == ["written before I had an account"]
            stranger = await server.person("Eve")
            assert (await stranger.get("/api/account/export"))["matches"] == []

    run(scenario)


def test_a_deleted_account_leaves_no_name_and_no_chat(database_url: str) -> None:
    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            ada, made = await history(server)
            phone = await logged_in(server)
            ben = await server.person("Ben")
            assert await refused(ada, "DELETE", "/api/account", {"password": "wrong"}) == "wrong_password"
            await ada.ask("DELETE", "/api/account", {"password": RIGHT["password"]})
            assert [await account_of(person) for person in (ada, phone)] == [None, None]
            assert await refused(ben, "POST", "/api/login", RIGHT) == "wrong_password"
            for match in made.values():
                table = (await ben.look(match))["table"]
                assert "Ada" not in str(table)
            table = (await ben.look(made["running"]))["table"]
            assert (table["status"], table["seats"][0]["kind"], table["seats"][0]["free"]) == ("running", "bot", True)
            lines = (await ben.get(f"/api/matches/{made['running']}/chat?after=0"))["lines"]
            assert [(line["name"], line["text"]) for line in lines] == [("Ben", "and to you")]
            assert "Ada" not in await server.services.database.read(everything)
            ada.token = (await (eve := await server.person("Ada")).post("/api/account", RIGHT))["token"]
            assert (await eve.look(made["running"]))["mine"] == []

    run(scenario)


def everything(connection: Connection) -> str:
    return str([connection.execute(select(table)).all() for table in schema.metadata.sorted_tables])


def test_bots_play_on_for_a_deleted_account_and_others_see_it_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben = await registered(server), await server.person("Ben")
            match = (await ada.create(players=2, seats=TWO))["match"]
            await ben.join(match)
            async with ben.socket(match) as line:
                await line.until("welcome")
                await ada.ask("DELETE", "/api/account", {"password": RIGHT["password"]})
                while (await line.until("table"))["table"]["seats"][0]["kind"] != "bot":
                    pass

            async def is_bens_turn() -> bool:
                return bool((await ben.look(match))["table"]["active"] == 1)

            await wait_for(is_bens_turn)

    run(scenario)


def test_a_deletion_that_was_interrupted_is_completed(tmp_path: Path) -> None:
    """The process dies after the account is gone and before its seats are anonymous."""

    async def scenario() -> None:
        settings = settings_for(tmp_path)
        async with local_server(settings) as server:
            ada, made = await history(server)
            session = await server.services.accounts.session_of(ada.token)
            assert session is not None
            await server.services.accounts.delete(session, RIGHT["password"])
            assert "Ada" in await server.services.database.read(everything)
        async with local_server(settings) as server:

            async def is_forgotten() -> bool:
                return "Ada" not in await server.services.database.read(everything)

            await wait_for(is_forgotten)
            await forget_deleted_accounts(server.services.matches, server.services.database)
            assert (await (await server.person("Eve")).look(made["running"]))["table"]["status"] == "running"

    run(scenario)
