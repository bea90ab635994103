"""Server processes: two on one PostgreSQL, and one that is killed repeatedly."""

import asyncio
import contextlib
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kilowatt.content import game_for
from kilowatt.engine.record import Record
from tests.server.crash import crash
from tests.server.processes import Process
from tests.server.support import Json, Person, SocketClient, choice, new_person, observed, run, whole_turn


class Player:
    """Plays by socket and keeps every entry it receives."""

    def __init__(self, person: Person, match: str) -> None:
        self.person = person
        self.match = match
        self.entries: list[Json] = []

    async def play(self, hangs_up: bool) -> None:
        """Play to the end, on request with regular reconnects."""
        over = False
        while not over:
            async with self.person.socket(self.match, after=len(self.entries)) as line:
                over = await self._listen(line, 25 if hangs_up else 100_000)

    async def _listen(self, line: SocketClient, updates: int) -> bool:
        for _ in range(updates):
            entries, update = await line.news()
            assert update["after"] == len(self.entries) + len(entries) - len(update["moves"])
            self.entries += entries
            assert update["seq"] == len(self.entries)
            seen = observed(update["observation"])
            if seen.active is None:
                return True
            if seen.active == seen.seat:
                await line.send(type="play", seq=update["seq"], actions=whole_turn(seen, seen.seat or 0))
        return False


@contextlib.contextmanager
def two_servers(url: str) -> Any:
    servers = [Process(url), Process(url)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        codes = [server.stop() for server in servers]
    assert all(code in (0, -signal.SIGTERM) for code in codes), codes


def test_four_clients_of_two_processes_get_the_same_log_of_a_whole_game(postgres_url: str) -> None:
    """No message is lost or out of order; bots and chat reach everyone too."""

    async def scenario() -> None:
        with two_servers(postgres_url) as (one, two):
            people = [
                await new_person(server.url, name) for server, name in zip([one, two, one, two], "ABCD", strict=True)
            ]
            match = (
                await people[0].create(
                    players=5, seats=[{"kind": "me"}, *[{"kind": "open"}] * 3, {"kind": "bot", "bot": "simple"}]
                )
            )["match"]
            for person in people[1:]:
                await person.join(match)
            async with people[0].socket(match) as near, people[1].socket(match) as far:
                await near.until("presence", online=[0, 1])
                await far.send(type="say", text="hello from the other process")
                assert (await near.until("chat"))["lines"][0]["seat"] == 1
            players = [Player(person, match) for person in people]
            await asyncio.gather(*(player.play(place % 2 == 1) for place, player in enumerate(players)))
            for player in players[1:]:
                assert player.entries == players[0].entries
            record = Record.from_json(msgspec.json.encode(await people[3].get(f"/api/matches/{match}/record")))
            record.verify(game_for(record.config))
            assert len(record.moves) == len(players[0].entries)

    run(scenario)


def test_of_many_concurrent_moves_on_two_processes_one_wins(postgres_url: str) -> None:
    async def scenario() -> None:
        with two_servers(postgres_url) as (one, two):
            ada = await new_person(one.url, "Ada")
            elsewhere = Person(two.url, "Ada", ada.token)
            match = await ada.hot_seat()
            for _ in range(5):
                view = await ada.look(match)
                action, seq = choice(observed(view["observation"])), view["table"]["seq"]
                tries = ((ada, elsewhere)[n % 2].play(match, seq, action) for n in range(16))
                results = await asyncio.gather(*tries, return_exceptions=True)
                codes = [getattr(result, "code", "won") for result in results]
                assert codes.count("won") == 1
                assert set(codes) == {"won", "wrong_seq"}

    run(scenario)


@pytest.mark.parametrize("kills", [1, pytest.param(20, marks=pytest.mark.nightly)])
def test_a_killed_server_loses_no_acknowledged_move(database_url: str, kills: int) -> None:
    found: dict[str, int] = asyncio.run(crash(database_url, kills))
    assert found["moves acknowledged"] >= 5 * kills


def test_the_access_log_contains_no_match_ids(tmp_path: Path) -> None:
    """Anyone with the link of a private match may join it, so the log must not contain links."""
    server = Process(f"sqlite:///{tmp_path}/log.db", log_level="info")
    server.start()

    async def scenario() -> str:
        ada = await new_person(server.url, "Ada")
        match = str((await ada.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "simple"}]))["match"])
        async with ada.socket(match) as line:
            await line.until("welcome")
        return match

    match = asyncio.run(scenario())
    assert server.running is not None
    server.running.send_signal(signal.SIGTERM)
    _, output = server.running.communicate(timeout=30)
    assert b'"route":"/api/matches"' in output
    assert match.encode() not in output
