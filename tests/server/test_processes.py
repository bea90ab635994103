"""Servers as processes: two on one PostgreSQL, and one that is killed again and again."""

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
from tests.server.support import Json, Line, Person, choice, newcomer, observed, run, whole_turn


class Player:
    """Plays by socket, and writes down every entry it is told of."""

    def __init__(self, person: Person, match: str) -> None:
        self.person = person
        self.match = match
        self.entries: list[Json] = []

    async def play(self, hangs_up: bool) -> None:
        """To the end; some hang up now and then, and go on where they were."""
        over = False
        while not over:
            async with self.person.socket(self.match, after=len(self.entries)) as line:
                over = await self._listen(line, 25 if hangs_up else 100_000)

    async def _listen(self, line: Line, updates: int) -> bool:
        for _ in range(updates):
            update = await line.until("update")
            assert update["after"] == len(self.entries)
            self.entries += update["moves"]
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


def test_two_processes_four_clients_whole_games(postgres_url: str) -> None:
    """No message lost, none out of order, wherever one is connected; bots and chat reach everyone too."""

    async def scenario() -> None:
        with two_servers(postgres_url) as (one, two):
            people = [
                await newcomer(server.url, name) for server, name in zip([one, two, one, two], "ABCD", strict=True)
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


def test_of_many_on_two_processes_who_send_the_same_number_one_wins(postgres_url: str) -> None:
    async def scenario() -> None:
        with two_servers(postgres_url) as (one, two):
            ada = await newcomer(one.url, "Ada")
            elsewhere = Person(two.url, "Ada", ada.token)
            match = (await ada.create(players=2, seats=[{"kind": "me"}, {"kind": "me"}]))["match"]
            for _ in range(5):
                view = await ada.look(match)
                action, seq = choice(observed(view["observation"])), view["table"]["seq"]
                tries = ((ada, elsewhere)[n % 2].play(match, seq, action) for n in range(16))
                results = await asyncio.gather(*tries, return_exceptions=True)
                codes = [getattr(result, "code", "won") for result in results]
                assert codes.count("won") == 1
                assert set(codes) == {"won", "wrong_seq"}

    run(scenario)


@pytest.mark.parametrize("kills", [3])
def test_a_killed_server_loses_nothing_that_was_acknowledged(database_url: str, kills: int) -> None:
    found: dict[str, int] = asyncio.run(crash(database_url, kills))
    assert found["moves acknowledged"] >= 5 * kills


def test_the_log_names_no_table(tmp_path: Path) -> None:
    """Whoever has the address of a private table may sit down at it; whoever reads the log is not asked to."""
    server = Process(f"sqlite:///{tmp_path}/log.db", log_level="info")
    server.start()

    async def scenario() -> str:
        ada = await newcomer(server.url, "Ada")
        match = str((await ada.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "simple"}]))["match"])
        async with ada.socket(match) as line:
            await line.until("welcome")
        return match

    match = asyncio.run(scenario())
    assert server.running is not None
    server.running.send_signal(signal.SIGTERM)
    _, told = server.running.communicate(timeout=30)
    assert b'"route":"/api/matches"' in told
    assert match.encode() not in told
