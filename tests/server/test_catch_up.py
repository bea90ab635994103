"""A client that lacks much of the log gets it in pages, over sockets that it may read slowly."""

from pathlib import Path

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from kilowatt.bots import SimpleBot
from kilowatt.content import game_for
from kilowatt.engine import Action, BoardId, Chance, Config
from kilowatt.engine.record import Record
from kilowatt.server.limits import Limiter
from kilowatt.server.live.socket import PAGE_BYTES, PAGE_ENTRIES, first_page
from tests.server.support import Json, local_server, run, settings_for


def whole_game() -> Record:
    """A game between two simple bots."""
    game = game_for(Config(BoardId("germany"), 2))
    bots = [SimpleBot(game.book, seat) for seat in range(2)]
    state, actions = game.start(Chance(seed=5)).state, []
    while state.active is not None:
        action: Action = bots[state.active].plan(game.observe(state, state.active))[0]
        actions.append(action)
        state = game.apply(state, action).state
    return Record.of(game, Chance(seed=5), actions)


def test_a_long_log_arrives_in_bounded_pages_without_gaps(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with local_server(settings_for(tmp_path)) as server:
            ada = await server.person("Ada")
            match = (await ada.post("/api/records", msgspec.json.decode(whole_game().to_json())))["match"]
            log: list[Json] = []
            while page := (await ada.get(f"/api/matches/{match}/moves?after={len(log)}"))["entries"]:
                log += page
            for after in (0, 1, len(log) - 1, len(log)):
                async with ada.socket(match, after=after) as line:
                    update = await line.until("update")
                    parts = [each for each in line.received if each["type"] == "entries"] + [update]
                    check_pages(parts, log[after:], after)
                    assert (update["observation"]["seat"], update["number"]) == (None, len(log))
            assert len(log) > 2 * PAGE_ENTRIES

    run(scenario)


def check_pages(parts: list[Json], log: list[Json], after: int) -> None:
    assert [move for part in parts for move in part["moves"]] == log
    for part in parts:
        assert part["after"] == after
        after += len(part["moves"])
        assert part["seq"] == after
        size = len(msgspec.json.encode(part["moves"]))
        assert size < PAGE_BYTES + PAGE_ENTRIES or len(part["moves"]) == 1


@given(st.lists(st.integers(1, 2 * PAGE_BYTES), max_size=40))
def test_a_page_holds_as_many_entries_as_fit_and_at_least_one(sizes: list[int]) -> None:
    entries = [msgspec.Raw(b"x" * size) for size in sizes]
    page = first_page(entries)
    assert list(page) == entries[: len(page)]
    assert len(page) >= min(1, len(entries))
    assert sum(sizes[: len(page)]) <= PAGE_BYTES or len(page) == 1
    assert len(page) == len(entries) or sum(sizes[: len(page) + 1]) > PAGE_BYTES


def test_one_address_gets_only_some_pages_per_second(tmp_path: Path) -> None:
    """The others wait; no client is refused."""

    async def scenario() -> None:
        settings = settings_for(tmp_path, requests_per_second=30.0, request_burst=100)
        async with local_server(settings) as server:
            ada = await server.person("Ada")
            match = (await ada.post("/api/records", msgspec.json.decode(whole_game().to_json())))["match"]
            clock = Clock()
            server.services.log_pages = Limiter(50, 2, clock=clock.read)
            async with ada.socket(match, after=0) as line:
                assert (await line.until("entries"))["after"] == 0
                await line.until("update")
            assert clock.asked > 3

    run(scenario)


class Clock:
    """A clock that advances by 10 ms whenever it is read."""

    def __init__(self) -> None:
        self.asked = 0

    def read(self) -> float:
        self.asked += 1
        return self.asked / 100
