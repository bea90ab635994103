"""Hidden information never leaves the server early: checks every message and response of whole games."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec

from kilowatt.engine import State
from kilowatt.server.matches.tables import Slot
from kilowatt.server.wire_types import MatchId
from tests.server.support import (
    ErrorResponse,
    Json,
    LocalServer,
    Person,
    local_server,
    observed,
    run,
    settings_for,
    whole_turn,
)

SEED = 4_503_599_627_370_001
"""Long enough not to occur by accident."""


def hidden_order(state: State) -> list[str]:
    """Signs of a leaked deck order: three consecutive cards."""
    unknown = [card for card in state.deck if card != 99]
    return [",".join(map(str, unknown[start : start + 3])) for start in range(min(8, len(unknown) - 2))]


def check_message(text: str, message: Json, seat: int | None, slot: Slot, orders: dict[int, int]) -> None:
    assert str(SEED) not in text
    state = slot.table.playing
    if slot.table.is_running:
        compact = text.replace(" ", "")
        # The deck view lists possible cards in ascending order; only another order can be the deck's.
        for run_ in hidden_order(state):
            numbers = [int(number) for number in run_.split(",")]
            if numbers != sorted(numbers):
                assert run_ not in compact, f"{run_} of the deck in {text[:300]}"
    for found in walk(message, "players"):
        for other, player in enumerate(found):
            if other != seat and message.get("observation", {}).get("phase") != "over":
                assert player["money"] is None
    for event in walk(message, "events"):
        for one in event:
            assert one.get("deck") is None
            assert one.get("fate") is None
    own = orders.get(-1 if seat is None else seat)
    for order in walk(message, "orders"):
        assert [one["most"] for one in order] in ([], [own])
    assert not re.search(r'"(fate|chance|seed|recovery|session|token|digest)":(?!null)', text.replace(" ", ""))


def walk(node: Any, name: str) -> list[Any]:
    """Every list under a name, at any depth."""
    found = []
    if isinstance(node, dict):
        for key, value in node.items():
            if key == name and isinstance(value, list):
                found.append(value)
            found += walk(value, name)
    elif isinstance(node, list):
        for value in node:
            found += walk(value, name)
    return found


def test_no_message_of_a_whole_game_contains_a_secret(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            people = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "simple"}]
            match = (await people[0].create(players=3, seats=seats, hidden_money=True, seed=SEED))["match"]
            await people[1].join(match)
            watched = zip(people, (0, 1, None), strict=True)
            await asyncio.gather(*(watch(server, match, person, seat) for person, seat in watched))

    run(scenario)


async def watch(server: LocalServer, match: MatchId, person: Person, seat: int | None) -> None:
    """Play or watch to the end; check every message, and HTTP responses now and then."""
    slot = await server.services.matches.tables.slot(match)
    orders: dict[int, int] = {}
    updates = 0
    async with person.socket(match, after=0) as line:
        while True:
            text = str(await line.connection.recv())
            message: Json = msgspec.json.decode(text)
            check_message(text, message, seat, slot, orders)
            if message["type"] != "update":
                continue
            seen = observed(message["observation"])
            if seen.active is None:
                return
            updates += 1
            if updates % 45 == 20:
                await check_http(match, person, seat, slot, orders, message["number"])
            if seat is not None and seen.active == seat:
                if seen.auction.plant and seen.auction.bid and (seen.me.money or 0) > 37:
                    orders[seat] = seen.auction.bid + 3
                    plant = seen.auction.plant
                    await person.ask("PUT", f"/api/matches/{match}/order", {"plant": plant, "most": orders[seat]})
                else:
                    await line.send(type="play", seq=message["seq"], actions=whole_turn(seen, seat))


async def check_http(
    match: MatchId, person: Person, seat: int | None, slot: Slot, orders: dict[int, int], number: int
) -> None:
    """Check every HTTP response about a running game, including refusals."""
    paths = ["", "/moves", "/record", f"/states/{number // 2}", "/states/0?reveal=true", "/states?reveal=true", "/chat"]
    texts = [await response_text(person, "GET", f"/api/matches/{match}{path}") for path in paths]
    texts += [await response_text(person, "GET", f"/api/matches{path}") for path in ("", "/mine", "/finished")]
    others = [other for other in range(3) if other != seat]
    for other in others:
        texts += [
            await response_text(person, "GET", f"/api/matches/{match}{path}?seat={other}") for path in ("", "/states/0")
        ]
        rude = {"plant": 3, "most": 1, "seat": other}
        texts.append(await response_text(person, "PUT", f"/api/matches/{match}/order", rude))
    texts += [await response_text(person, "GET", f"/api/matches/{match}/statistics")]
    texts += [await response_text(person, "POST", f"/api/matches/{match}/fork", {"number": 0, "name": "Eve"})]
    if seat is not None:
        for actions in ([{"type": "pass"}], [{"type": "done"}], [{"type": "bid", "amount": 9999}]):
            texts.append(await response_text(person, "POST", f"/api/matches/{match}/preview", {"actions": actions}))
    for text in texts:
        check_message(text, msgspec.json.decode(text), seat, slot, orders)


async def response_text(person: Person, method: str, path: str, body: Json | None = None) -> str:
    """A response or a problem as JSON."""
    try:
        answer = await person.ask(method, path, body)
    except ErrorResponse as refused:
        answer = refused.error
    return msgspec.json.encode(answer).decode()
