"""People with an account, shared by the tests of accounts."""

from typing import Any

import pytest

from tests.server.support import ErrorResponse, LocalServer, Person

RIGHT = {"name": "Ada Lovelace", "password": "correct horse"}
TWO = [{"kind": "me"}, {"kind": "open"}]
WITH_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "simple"}]


async def registered(server: LocalServer, **changes: str) -> Person:
    ada = await server.person("Ada")
    ada.token = (await ada.post("/api/account", RIGHT | changes))["token"]
    return ada


async def logged_in(server: LocalServer, **changes: str) -> Person:
    phone = await server.person("Ada")
    phone.token = (await phone.post("/api/login", RIGHT | changes))["token"]
    return phone


async def account_of(person: Person) -> str | None:
    found: str | None = (await person.get("/api/session"))["account"]
    return found


async def refused(person: Person, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(ErrorResponse) as answer:
        await person.ask(method, path, body)
    return str(answer.value.code)
