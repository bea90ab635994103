"""What must not be possible: for other sites, for guessers, for flooders; and what is never said."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from kilowatt.server.settings import Settings
from kilowatt.server.store import tables as t
from tests.server.support import (
    GENEROUS,
    NO_TLS,
    Answered,
    House,
    Person,
    choice,
    house,
    newcomer,
    observed,
    run,
    settings_for,
)

SEATS = [{"kind": "me"}, {"kind": "me"}]
WISH = {"name": "Ada", "players": 2, "seats": SEATS}


def browser(home: House, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=home.url, headers=headers, verify=NO_TLS)


def test_a_browser_gets_a_cookie_that_scripts_cannot_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home, browser(home) as page:
            page.headers["origin"] = home.url
            made = await page.post("/api/matches", json=WISH)
            cookie = made.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert made.json()["seats"] == [0, 1]
            assert len((await page.get("/api/matches/mine")).json()["tables"]) == 1

    run(scenario)


def test_cookies_travel_by_https_only_where_the_address_is_https(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = settings_for(tmp_path, base_url="https://play.example")
        async with house(settings) as home, browser(home, origin="https://play.example") as page:
            made = await page.post("/api/matches", json=WISH)
            assert "Secure" in made.headers["set-cookie"]
            assert "strict-transport-security" in made.headers
            page.headers["origin"] = home.url
            assert (await page.post("/api/matches", json=WISH)).status_code == 403

    run(scenario)


@pytest.mark.parametrize(
    "headers", [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}, {}]
)
def test_another_site_cannot_use_the_cookie(tmp_path: Path, headers: dict[str, str]) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home, browser(home) as page:
            match = (await page.post("/api/matches", json=WISH, headers={"origin": home.url})).json()["match"]
            answer = await page.post(f"/api/matches/{match}/resign", json={}, headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "cross_site")
            plain = await page.post(
                f"/api/matches/{match}/resign",
                content="{}",
                headers={"origin": home.url, "content-type": "text/plain"},
            )
            assert plain.json()["error"]["code"] == "unsupported"

    run(scenario)


def test_every_answer_has_the_security_headers_and_an_id(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home, browser(home) as page:
            for path in ("/healthz", "/api/matches", "/api/matches/nothing", "/nowhere"):
                headers = (await page.get(path)).headers
                assert "script-src 'self'" in headers["content-security-policy"]
                assert "unsafe" not in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert len(headers["x-request-id"]) == 16
                assert "server" not in headers

    run(scenario)


def test_only_hashes_are_stored(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home:
            ada = await home.person("Ada")
            made = await ada.create(players=2, seats=SEATS)
            password = "correct horse"
            first = ada.token
            ada.token = (await ada.post("/api/account", {"name": "Ada", "password": password}))["token"]
            tables = (t.sessions, t.accounts, t.seats, t.matches)
            stored = await home.parts.database.read(lambda c: str([c.execute(select(table)).all() for table in tables]))
            for secret in (first, ada.token, password, *made["codes"]):
                assert secret not in stored
            assert "$argon2id$" in stored

    run(scenario)


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path, attempts_per_minute=5.0)) as home:
            ada = await home.person("Ada")
            codes = set()
            for _ in range(8):
                try:
                    await ada.post("/api/login", {"name": "Ada", "password": "guess"})
                except Answered as answer:
                    codes.add(answer.code)
            assert codes == {"wrong_password", "too_many"}

    run(scenario)


def test_an_address_has_its_share_and_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = settings_for(tmp_path, requests_per_second=0.001, request_burst=10)
        async with house(settings) as home, browser(home) as page:
            answers = [await page.get("/api/matches") for _ in range(15)]
            assert [answer.status_code for answer in answers].count(200) == 10
            assert int(answers[-1].headers["retry-after"]) > 1
            assert (await page.get("/healthz")).status_code == 200

    run(scenario)


def test_an_account_has_its_share_wherever_it_comes_from_and_so_has_a_network(tmp_path: Path) -> None:
    """Behind a proxy, each request from an address of its own; those of one /64 are one household's."""

    async def scenario() -> None:
        limits = {"requests_per_second": 0.001, "request_burst": 10, "trusted_proxies": "127.0.0.1"}
        async with house(settings_for(tmp_path, **limits)) as home, browser(home) as page:
            token = (await page.post("/api/session", json={"bearer": True})).json()["token"]
            credentials = {"name": "Ada", "password": "correct horse"}
            bearer = {"authorization": f"Bearer {token}"}
            token = (await page.post("/api/account", json=credentials, headers=bearer)).json()["token"]

            async def ask(address: str, **headers: str) -> int:
                return (await page.get("/api/session", headers=headers | {"x-forwarded-for": address})).status_code

            own = [await ask(f"192.0.2.{n}", authorization=f"Bearer {token}") for n in range(15)]
            assert own == [200] * 10 + [429] * 5
            assert [await ask(f"192.0.2.{n}") for n in range(15)] == [200] * 15
            assert [await ask(f"2001:db8::{n}") for n in range(1, 16)] == [200] * 10 + [429] * 5
            assert await ask("2001:db8:0:1::1") == 200

    run(scenario)


def test_passwords_of_one_account_are_guessed_slowly_from_many_addresses(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = {"attempts_per_minute": 5.0, "trusted_proxies": "127.0.0.1"}
        async with house(settings_for(tmp_path, **limits)) as home, browser(home) as page:
            page.headers["origin"] = home.url
            guess = {"name": "Ada", "password": "guess"}
            answers = [
                await page.post("/api/login", json=guess, headers={"x-forwarded-for": f"192.0.2.{n}"}) for n in range(8)
            ]
            assert [answer.status_code for answer in answers] == [401] * 5 + [429] * 3

    run(scenario)


def test_who_is_logged_out_is_out_over_live_connections_too(database_url: str) -> None:
    """By logging out, or by a new password on another device, served by another process where there are two."""

    async def scenario() -> None:
        settings = Settings(database_url=database_url, port=0, **GENEROUS)
        async with house(settings) as home:
            ada, phone = await home.person("Ada"), await home.person("Ada")
            match = (await ada.create(players=2, seats=SEATS))["match"]
            credentials = {"name": "Ada", "password": "correct horse"}
            ada.token = (await ada.post("/api/account", credentials))["token"]
            phone.token = (await phone.post("/api/login", credentials))["token"]
            async with phone.socket(match) as line, ada.socket(match) as own:
                await line.until("update")
                change = {"old": "correct horse", "new": "battery staple"}
                await said_elsewhere(settings, home, ada, "POST", "/api/account/password", change)
                await line.until("goodbye", reason="logged_out", retry_ms=1000)
                assert (await phone.look(match))["mine"] == []
                await own.send(type="ping", ref="here")
                await own.until("pong", ref="here")
                await said_elsewhere(settings, home, ada, "DELETE", "/api/session")
                await own.until("goodbye", reason="logged_out")

    run(scenario)


async def said_elsewhere(
    settings: Settings, home: House, person: Person, method: str, path: str, body: object = None
) -> None:
    """To another process, if the database can have two."""
    if not settings.is_postgres:
        await person.ask(method, path, body)
        return
    async with house(settings) as other:
        await Person(other.url, person.name, person.token).ask(method, path, body)


def test_characters_that_a_database_does_not_take_are_no_failure_of_ours(database_url: str) -> None:
    async def scenario() -> None:
        async with house(Settings(database_url=database_url, port=0, **GENEROUS)) as home, browser(home) as page:
            ada = await newcomer(home.url, "A\x00da")
            match = (await ada.create(players=2, seats=SEATS))["match"]
            view = await ada.look(match)
            assert view["table"]["seats"][0]["name"] == "A da"
            action = choice(observed(view["observation"]))
            with pytest.raises(Answered, match="bad_request"):
                await ada.play(match, 0, action, key="a\x00")
            for path in ("/api/login", "/api/account"):
                with pytest.raises(Answered, match="bad_name"):
                    await ada.post(path, {"name": "A\x00da", "password": "correct\x00horse"})
            async with ada.socket("%00") as line:
                assert (await line.receive())["error"]["code"] == "not_found"
            async with ada.socket(match) as line:
                await line.send(type="play", seq=0, actions=[action], key="\x00", ref="\x00")
                assert (await line.until("refused"))["error"]["code"] == "bad_request"
                await line.send(type="say", text="\x00\ufffe\u202e", ref="c")
                assert (await line.until("refused", ref="c"))["error"]["code"] == "too_large"
            assert "kilowatt_errors_total 0.0" in (await page.get("/metrics")).text

    run(scenario)


def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home, browser(home) as page:
            page.headers["content-type"] = "application/json"
            big = b'{"name": "' + b"x" * 70_000 + b'"}'
            assert (await page.post("/api/matches", content=big)).status_code == 413

            async def pieces() -> AsyncIterator[bytes]:  # a body without its length
                for _ in range(100):
                    yield b" " * 10_000

            assert (await page.post("/api/matches", content=pieces())).status_code == 413

    run(scenario)


def test_a_failure_of_ours_tells_nothing_of_our_insides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path, log_level="critical")) as home, browser(home) as page:

            async def broken(*_: object) -> None:
                raise RuntimeError("secret detail")

            monkeypatch.setattr(home.parts.lists, "lobby", broken)
            answer = await page.get("/api/matches")
            assert answer.status_code == 500
            assert answer.json()["error"] == {"code": "broken"}
            assert "secret" not in answer.text
            assert "kilowatt_errors_total 1.0" in (await page.get("/metrics")).text

    run(scenario)


def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(settings_for(tmp_path)) as home, browser(home) as page:
            assert (await page.get("/readyz")).text == "ready\n"
            home.parts.is_ready = False
            assert (await page.get("/readyz")).status_code == 503
            assert (await page.get("/healthz")).status_code == 200
            assert "kilowatt_http_requests_total" in (await page.get("/metrics")).text

    run(scenario)
