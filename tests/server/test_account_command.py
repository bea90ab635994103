"""`kilowatt account`: what an operator does beside a running server, and its mistakes."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from kilowatt.server import app
from tests.cli import support
from tests.cli.support import CommandResult, call
from tests.server.people import RIGHT, TWO, account_of, logged_in, refused, registered
from tests.server.support import LocalServer, local_server, run, settings_for

pytestmark = pytest.mark.usefixtures("quick_hashes")


async def command(server: LocalServer, *arguments: str) -> CommandResult:
    """A command as another process, while the server runs."""
    url = server.services.settings.database_url
    return await asyncio.to_thread(support.run, "account", *arguments, "--database-url", url)


def test_a_code_printed_by_the_command_resets_the_password_on_a_running_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await registered(server)
            result = await command(server, "reset", "ada lovelace")
            code = re.fullmatch(r"One-time code for 'ada lovelace', valid for 24 hours: ([\w-]+)\n", result.out)
            assert (result.code, result.err) == (0, "")
            assert code
            reset: dict[str, Any] = {"name": RIGHT["name"], "code": code[1], "password": "battery staple"}
            ada.token = (await ada.post("/api/account/reset", reset))["token"]
            assert await account_of(await logged_in(server, password="battery staple")) == RIGHT["name"]

    run(scenario)


def test_a_ban_closes_the_sockets_of_a_running_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "ENDED_SECONDS", 0.05)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await registered(server)
            match = (await ada.create(players=2, seats=TWO))["match"]
            async with ada.socket(match) as line:
                await line.until("welcome")
                assert (
                    await command(server, "ban", RIGHT["name"])
                ).out == "'Ada Lovelace' is banned; 1 login sessions ended.\n"
                await line.until("goodbye", reason="logged_out")
            assert await refused(await server.person("Ada"), "POST", "/api/login", RIGHT) == "banned"
            assert (await command(server, "unban", RIGHT["name"])).out == "'Ada Lovelace' is no longer banned.\n"
            assert await account_of(await logged_in(server)) == RIGHT["name"]

    run(scenario)


def test_mistakes_are_explained_in_one_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            assert (await command(server, "ban", "Nobody"))[::2] == (
                1,
                "kilowatt account: there is no account 'Nobody'\n",
            )
            assert (await command(server, "ban", "A\tB"))[::2] == (1, "kilowatt account: there is no account 'A\\tB'\n")
            assert "cannot be the name" in (await command(server, "ban", " ")).err

    run(scenario)
    missing = tmp_path / "missing.db"
    result = call("account", "ban", "Ada", "--database-url", f"sqlite:///{missing}")
    assert result.code == 2
    assert str(missing) in result.err
    assert not missing.exists()
    other = tmp_path / "other.db"
    other.touch()
    result = call("account", "ban", "Ada", "--database-url", f"sqlite:///{other}")
    assert (result.code, result.err) == (2, "kilowatt account: the database cannot be used: no such table: accounts\n")
