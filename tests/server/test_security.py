"""Security: cookies, cross-site requests, guessing, flooding, error details."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from kilowatt.server.settings import Settings
from kilowatt.server.store import schema
from tests.server.support import (
    GENEROUS,
    NO_TLS,
    ErrorResponse,
    LocalServer,
    Person,
    choice,
    local_server,
    new_person,
    observed,
    run,
    settings_for,
)

SEATS = [{"kind": "me"}, {"kind": "me"}]
WISH = {"name": "Ada", "players": 2, "seats": SEATS}


def browser(server: LocalServer, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.url, headers=headers, verify=NO_TLS)


def test_the_session_cookie_is_unreadable_for_scripts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server, browser(server) as page:
            page.headers["origin"] = server.url
            made = await page.post("/api/matches", json=WISH)
            cookie = made.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert made.json()["seats"] == [0, 1]
            assert len((await page.get("/api/matches/mine")).json()["tables"]) == 1

    run(scenario)


def test_cookies_are_secure_if_the_base_url_is_https(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = settings_for(tmp_path, base_url="https://play.example")
        async with local_server(settings) as server, browser(server, origin="https://play.example") as page:
            made = await page.post("/api/matches", json=WISH)
            assert "Secure" in made.headers["set-cookie"]
            assert "strict-transport-security" in made.headers
            page.headers["origin"] = server.url
            assert (await page.post("/api/matches", json=WISH)).status_code == 403

    run(scenario)


@pytest.mark.parametrize(
    "headers", [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}, {}]
)
def test_another_site_cannot_use_the_cookie(tmp_path: Path, headers: dict[str, str]) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server, browser(server) as page:
            match = (await page.post("/api/matches", json=WISH, headers={"origin": server.url})).json()["match"]
            answer = await page.post(f"/api/matches/{match}/resign", json={}, headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "cross_site")
            plain = await page.post(
                f"/api/matches/{match}/resign",
                content="{}",
                headers={"origin": server.url, "content-type": "text/plain"},
            )
            assert plain.json()["error"]["code"] == "unsupported"

    run(scenario)


def test_every_response_has_the_security_headers_and_a_request_id(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server, browser(server) as page:
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
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            made = await ada.create(players=2, seats=SEATS)
            password = "correct horse"
            first = ada.token
            ada.token = (await ada.post("/api/account", {"name": "Ada", "password": password}))["token"]
            tables = (schema.sessions, schema.accounts, schema.seats, schema.matches)
            stored = await server.services.database.read(
                lambda c: str([c.execute(select(table)).all() for table in tables])
            )
            for secret in (first, ada.token, password, *made["codes"]):
                assert secret not in stored
            assert "$argon2id$" in stored

    run(scenario)


def test_password_and_code_attempts_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, attempts_per_minute=5.0)) as server:
            ada = await server.person("Ada")
            codes = set()
            for _ in range(8):
                try:
                    await ada.post("/api/login", {"name": "Ada", "password": "guess"})
                except ErrorResponse as answer:
                    codes.add(answer.code)
            assert codes == {"wrong_password", "too_many"}

    run(scenario)


def test_requests_of_one_address_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = settings_for(tmp_path, requests_per_second=0.001, request_burst=10)
        async with local_server(settings) as server, browser(server) as page:
            answers = [await page.get("/api/matches") for _ in range(15)]
            assert [answer.status_code for answer in answers].count(200) == 10
            assert int(answers[-1].headers["retry-after"]) > 1
            assert (await page.get("/healthz")).status_code == 200

    run(scenario)


def test_requests_of_one_account_and_of_one_ipv6_network_are_limited(tmp_path: Path) -> None:
    """Behind a proxy, with a new address for each request; a /64 network counts as one address."""

    async def scenario() -> None:
        limits = {"requests_per_second": 0.001, "request_burst": 10, "trusted_proxies": "127.0.0.1"}
        async with local_server(settings_for(tmp_path, **limits)) as server, browser(server) as page:
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


def test_password_attempts_for_one_account_are_limited_across_addresses(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = {"attempts_per_minute": 5.0, "trusted_proxies": "127.0.0.1"}
        async with local_server(settings_for(tmp_path, **limits)) as server, browser(server) as page:
            server.services.attempts.clock = lambda: 0.0  # on a slow machine the limit would refill
            page.headers["origin"] = server.url
            guess = {"name": "Ada", "password": "guess"}
            answers = [
                await page.post("/api/login", json=guess, headers={"x-forwarded-for": f"192.0.2.{n}"}) for n in range(8)
            ]
            assert [answer.status_code for answer in answers] == [401] * 5 + [429] * 3

    run(scenario)


def test_logging_out_closes_live_connections(database_url: str) -> None:
    """By a logout or a new password on another device, on PostgreSQL also at another process."""

    async def scenario() -> None:
        settings = Settings(database_url=database_url, port=0, **GENEROUS)
        async with local_server(settings) as server:
            ada, phone = await server.person("Ada"), await server.person("Ada")
            match = (await ada.create(players=2, seats=SEATS))["match"]
            credentials = {"name": "Ada", "password": "correct horse"}
            ada.token = (await ada.post("/api/account", credentials))["token"]
            phone.token = (await phone.post("/api/login", credentials))["token"]
            async with phone.socket(match) as line, ada.socket(match) as own:
                await line.until("update")
                change = {"old": "correct horse", "new": "battery staple"}
                ada.token = (await other_process(settings, server, ada, "POST", "/api/account/password", change))[
                    "token"
                ]
                await line.until("goodbye", reason="logged_out", retry_ms=1000)
                assert (await phone.look(match))["mine"] == []
                await own.send(type="ping", ref="here")
                await own.until("pong", ref="here")
                await other_process(settings, server, ada, "DELETE", "/api/session")
                await own.until("goodbye", reason="logged_out")

    run(scenario)


async def other_process(
    settings: Settings, server: LocalServer, person: Person, method: str, path: str, body: object = None
) -> Any:
    """What the same person is answered by another process, if the database can be shared."""
    if not settings.is_postgres:
        return await person.ask(method, path, body)
    async with local_server(settings) as other:
        return await Person(other.url, person.name, person.token).ask(method, path, body)


def test_characters_that_a_database_rejects_cause_no_server_error(database_url: str) -> None:
    async def scenario() -> None:
        async with (
            local_server(Settings(database_url=database_url, port=0, **GENEROUS)) as server,
            browser(server) as page,
        ):
            ada = await new_person(server.url, "A\x00da")
            match = (await ada.create(players=2, seats=SEATS))["match"]
            view = await ada.look(match)
            assert view["table"]["seats"][0]["name"] == "A da"
            action = choice(observed(view["observation"]))
            with pytest.raises(ErrorResponse, match="bad_request"):
                await ada.play(match, 0, action, key="a\x00")
            for path in ("/api/login", "/api/account"):
                with pytest.raises(ErrorResponse, match="bad_name"):
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


def test_oversized_bodies_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server, browser(server) as page:
            page.headers["content-type"] = "application/json"
            big = b'{"name": "' + b"x" * 70_000 + b'"}'
            assert (await page.post("/api/matches", content=big)).status_code == 413

            async def pieces() -> AsyncIterator[bytes]:  # a body without its length
                for _ in range(100):
                    yield b" " * 10_000

            assert (await page.post("/api/matches", content=pieces())).status_code == 413

    run(scenario)


def test_a_server_error_reveals_no_details(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path, log_level="critical")) as server, browser(server) as page:

            async def broken(*_: object) -> None:
                raise RuntimeError("secret detail")

            monkeypatch.setattr(server.services.lists, "lobby", broken)
            answer = await page.get("/api/matches")
            assert answer.status_code == 500
            assert answer.json()["error"] == {"code": "broken"}
            assert "secret" not in answer.text
            assert "kilowatt_errors_total 1.0" in (await page.get("/metrics")).text

    run(scenario)


def test_health_readiness_and_metrics_are_served(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server, browser(server) as page:
            assert (await page.get("/readyz")).text == "ready\n"
            server.services.is_ready = False
            assert (await page.get("/readyz")).status_code == 503
            assert (await page.get("/healthz")).status_code == 200
            assert "kilowatt_http_requests_total" in (await page.get("/metrics")).text

    run(scenario)
