"""Accounts: sessions that end, cookies, one-time codes and bans."""

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update

from kilowatt.server import app
from kilowatt.server.accounts import operators
from kilowatt.server.settings import Settings
from kilowatt.server.store import schema
from tests.server.people import RIGHT, TWO, account_of, logged_in, refused, registered
from tests.server.support import (
    GENEROUS,
    NO_TLS,
    ErrorResponse,
    LocalServer,
    Person,
    local_server,
    run,
    settings_for,
)

pytestmark = pytest.mark.usefixtures("quick_hashes")

# --- sessions


def test_a_new_password_ends_every_other_session_and_renews_this_one(database_url: str) -> None:
    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            ada = await registered(server)
            phone, old = await logged_in(server), ada.token
            change = {"old": RIGHT["password"], "new": "battery staple"}
            ada.token = (await ada.post("/api/account/password", change))["token"]
            assert await account_of(ada) == RIGHT["name"]
            assert await account_of(phone) is None
            assert await account_of(Person(server.url, "Ada", old)) is None
            assert await refused(phone, "POST", "/api/login", RIGHT) == "wrong_password"

    run(scenario)


def test_a_login_with_the_old_password_cannot_overtake_its_change(tmp_path: Path) -> None:
    """The old password was verified before the change, and the session would be opened after it."""

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, hashes = await registered(server), server.services.accounts.passwords
            verified, go_on = asyncio.Event(), asyncio.Event()
            upgraded = hashes.upgraded

            async def waiting(stored: str, password: str) -> str:
                verified.set()
                await go_on.wait()
                return await upgraded(stored, password)

            hashes.upgraded = waiting  # type: ignore[method-assign]  # the race is made certain
            late = asyncio.ensure_future(logged_in(server))
            await verified.wait()
            await ada.post("/api/account/password", {"old": RIGHT["password"], "new": "battery staple"})
            go_on.set()
            with pytest.raises(ErrorResponse, match="wrong_password"):
                await late

    run(scenario)


def test_logging_out_everywhere_ends_every_session(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await registered(server)
            phone, other = await logged_in(server), await server.person("Ben")
            await phone.ask("DELETE", "/api/account/sessions")
            assert [await account_of(person) for person in (ada, phone)] == [None, None]
            assert await refused(ada, "DELETE", "/api/account/sessions") == "no_session"
            await other.ask("DELETE", "/api/account/sessions")
            assert await refused(other, "DELETE", "/api/account/sessions") == "no_session"

    run(scenario)


def test_another_account_on_the_same_device_gets_a_new_session_without_its_seats(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await registered(server)
            match = (await ada.create(players=2, seats=TWO))["match"]
            ben = Person(server.url, "Ben", (await ada.post("/api/account", RIGHT | {"name": "Ben"}))["token"])
            assert await account_of(ben) == "Ben"
            assert (await ben.look(match))["mine"] == []
            assert await account_of(ada) is None
            assert (await (await logged_in(server)).look(match))["mine"] == [0]

    run(scenario)


def test_the_socket_of_a_session_that_was_ended_elsewhere_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command of the operator on SQLite cannot notify the server."""
    monkeypatch.setattr(app, "ENDED_SECONDS", 0.05)

    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, ben = await registered(server), await server.person("Ben")
            match = (await ada.create(players=2, seats=TWO))["match"]
            async with ada.socket(match) as line, ben.socket(match) as other:
                await line.until("welcome")
                await other.until("welcome")
                await server.services.database.write(
                    lambda c: c.execute(
                        update(schema.sessions).where(schema.sessions.c.account.is_not(None)).values(expires=1)
                    )
                )
                await line.until("goodbye", reason="logged_out")
                await other.send(type="ping", ref="here")
                await other.until("pong", ref="here")

    run(scenario)


# --- cookies


def page_of(server: LocalServer, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.url, headers=headers, verify=NO_TLS)


HTTPS = "https://play.example"


def test_the_cookie_has_the_host_prefix_if_the_url_is_https(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = settings_for(tmp_path, base_url=HTTPS)
        async with local_server(settings) as server, page_of(server, origin=HTTPS) as page:
            cookie = (await page.post("/api/session", json={})).headers.get_list("set-cookie")[0]
            name, _, rest = cookie.partition("=")
            assert name == "__Host-kilowatt_session"
            assert "Domain" not in rest
            assert {"Path=/", "Secure", "HttpOnly", "SameSite=Lax"} <= set(rest.split("; "))
        async with local_server(settings_for(tmp_path)) as server, page_of(server, origin=server.url) as page:
            [cookie] = (await page.post("/api/session", json={})).headers.get_list("set-cookie")
            assert cookie.startswith("kilowatt_session=")
            assert "Secure" not in cookie

    run(scenario)


def test_a_cookie_from_before_https_is_replaced_by_one_with_the_prefix(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, base_url=HTTPS)) as server, page_of(server) as page:
            ada = await registered(server)
            old = {"cookie": f"kilowatt_session={ada.token}"}
            answer = await page.get("/api/session", headers=old)
            assert answer.json()["account"] == RIGHT["name"]
            new, deleted = answer.headers.get_list("set-cookie")
            assert new.startswith(f"__Host-kilowatt_session={ada.token}; ")
            assert deleted.startswith("kilowatt_session=; Path=/; Max-Age=0")
            both = {"cookie": f"kilowatt_session=planted; __Host-kilowatt_session={ada.token}"}
            answer = await page.get("/api/session", headers=both)
            assert answer.json()["account"] == RIGHT["name"]
            assert "set-cookie" not in answer.headers
            page.headers["origin"] = "https://evil.example"
            assert (await page.post("/api/session", json={}, headers=old)).status_code == 403

    run(scenario)


# --- what the operator does


def test_a_one_time_code_sets_a_new_password_once(database_url: str) -> None:
    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            ada, phone = await registered(server), await server.person("Ada")
            accounts = server.services.accounts
            first = await operators.issue_reset_code(accounts, "ada LOVELACE")
            code = await operators.issue_reset_code(accounts, RIGHT["name"])
            new = {"name": RIGHT["name"], "code": code, "password": "battery staple"}
            for wrong in ({"code": first}, {"code": "wrong"}, {"name": "Nobody"}):
                assert await refused(phone, "POST", "/api/account/reset", new | wrong) == "wrong_reset_code"
            assert (
                await refused(phone, "POST", "/api/account/reset", new | {"password": "sunshine1"}) == "common_password"
            )
            assert await account_of(await logged_in(server)) == RIGHT["name"]
            phone.token = (await phone.post("/api/account/reset", new | {"code": code.upper()}))["token"]
            assert await account_of(phone) == RIGHT["name"]
            assert await account_of(ada) is None
            assert await refused(phone, "POST", "/api/account/reset", new) == "wrong_reset_code"
            assert await account_of(await logged_in(server, password="battery staple")) == RIGHT["name"]

    run(scenario)


def test_a_one_time_code_expires_and_is_stored_as_a_hash(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada, database = await registered(server), server.services.database
            code = await operators.issue_reset_code(server.services.accounts, RIGHT["name"])
            assert code not in await database.read(lambda c: str(c.execute(select(schema.accounts)).all()))
            await database.write(lambda c: c.execute(update(schema.accounts).values(reset_expires=1)))
            new = {"name": RIGHT["name"], "code": code, "password": "battery staple"}
            assert await refused(ada, "POST", "/api/account/reset", new) == "wrong_reset_code"

    run(scenario)


def test_attempts_to_guess_a_code_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, attempts_per_minute=5.0)) as server:
            server.services.attempts.clock = lambda: 0.0  # on a slow machine the limit would refill
            ada = await server.person("Ada")
            guess = {"name": "Ada", "code": "guess", "password": "battery staple"}
            codes = [await refused(ada, "POST", "/api/account/reset", guess) for _ in range(8)]
            assert codes == ["wrong_reset_code"] * 5 + ["too_many"] * 3

    run(scenario)


def test_a_banned_account_is_logged_out_and_cannot_return(database_url: str) -> None:
    async def scenario() -> None:
        async with local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server:
            ada, accounts = await registered(server), server.services.accounts
            assert await operators.ban(accounts, RIGHT["name"]) == 1
            assert await account_of(ada) is None
            stranger = await server.person("Eve")
            assert await refused(stranger, "POST", "/api/login", RIGHT) == "banned"
            assert await refused(stranger, "POST", "/api/login", RIGHT | {"password": "wrong"}) == "wrong_password"
            code = await operators.issue_reset_code(accounts, RIGHT["name"])
            reset = {"name": RIGHT["name"], "code": code, "password": "battery staple"}
            assert await refused(stranger, "POST", "/api/account/reset", reset) == "banned"
            await operators.unban(accounts, RIGHT["name"])
            assert await account_of(await logged_in(server)) == RIGHT["name"]

    run(scenario)
