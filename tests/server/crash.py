"""The crash test: games are played against a server that is killed repeatedly.

No acknowledged move may be lost, none may be stored twice, and every game must verify.
`make crash` runs it at length: `python -m tests.server.crash sqlite 100`.
"""

import asyncio
import contextlib
import random
import sys
import time
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec

from kilowatt.content import game_for
from kilowatt.engine import Chance, Config, codec, redact
from kilowatt.engine.record import Record
from tests.server.postgres import NotInstalled, private_cluster
from tests.server.processes import Process
from tests.server.support import ErrorResponse, Json, Person, choice, new_person, observed

PEOPLE: list[Json] = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
WITH_BOT: list[Json] = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "simple"}]
TABLES = (PEOPLE, PEOPLE, WITH_BOT)
SEED = 2004
MIN_MOVES = 5
"""Moves acknowledged before the next kill, which then comes at a random moment."""


class Driver:
    """Plays one match by HTTP for all its people, and keeps every acknowledged move."""

    def __init__(self, person: Person, match: str, name: str) -> None:
        self.person = person
        self.match = match
        self.acknowledged: dict[int, Any] = {}
        self.keys = count()
        self.name = name
        self.repeated = 0

    async def play(self) -> None:
        """Play one move, repeated under the same key until the server answers."""
        view = await retry(self.person.look, self.match)
        seen = observed(view["observation"])
        if seen.active is None or seen.active != seen.seat:
            await asyncio.sleep(0.01)
            return
        action, key = choice(seen), f"{self.name}-{next(self.keys)}"
        body = {"seq": view["table"]["seq"], "actions": [action], "key": key}
        with contextlib.suppress(ErrorResponse):
            played = await retry(self.person.post, f"/api/matches/{self.match}/moves", body)
            assert played["last"] not in self.acknowledged, "a seq was acknowledged twice"
            self.acknowledged[played["last"]] = action
            self.repeated += played["repeated"]

    async def finished(self) -> bool:
        status: str = (await retry(self.person.look, self.match))["table"]["status"]
        return status != "running"

    async def check(self) -> None:
        """No acknowledged move is lost or stored twice, and the game verifies."""
        entries: list[Json] = []
        while True:
            after = entries[-1]["seq"] if entries else 0
            page = await retry(self.person.get, f"/api/matches/{self.match}/moves?after={after}")
            entries += page["entries"]
            if not page["entries"]:
                break
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
        for seq, action in self.acknowledged.items():
            assert entries[seq - 1]["action"] == action
        people = sum(entry["by"] == "person" for entry in entries)
        assert people == len(self.acknowledged), f"{people} moves on the log, {len(self.acknowledged)} acknowledged"
        record = await retry(self.person.get, f"/api/matches/{self.match}/record")
        verify(record)


def verify(record: Json) -> None:
    """Verify a finished game by its record; replay a running one from its seed and compare the events."""
    if "chance" in record:
        whole = Record.from_json(msgspec.json.encode(record))
        whole.verify(game_for(whole.config))
        return
    game = game_for(codec.decode(msgspec.json.encode(record["config"]), Config))
    actions = [codec.decode_action(msgspec.json.encode(move["action"])) for move in record["moves"]]
    again = Record.of(game, Chance(seed=SEED), actions)
    shown = [[msgspec.json.decode(codec.encode(redact(event))) for event in move.events] for move in again.moves]
    assert shown == [move["events"] for move in record["moves"]]


async def retry(ask: Any, *arguments: Any) -> Any:
    """Repeat until the server answers."""
    while True:
        try:
            return await ask(*arguments)
        except (httpx.HTTPError, OSError):
            await asyncio.sleep(0.02)
        except ErrorResponse as answer:
            if answer.status != 503:
                raise
            await asyncio.sleep(0.02)


async def crash(database_url: str, kills: int, seed: int = 0) -> dict[str, int]:
    """Kill a server repeatedly while games are played; statistics of the run."""
    luck, server = random.Random(seed), Process(database_url)
    server.start()
    person = await new_person(server.url, "Ada")
    drivers = [await new_driver(person, place, f"{place}") for place in range(len(TABLES))]
    done: list[Driver] = []
    going = True

    async def drive(place: int) -> None:
        while going:
            await drivers[place].play()
            if await drivers[place].finished():
                done.append(drivers[place])
                drivers[place] = await new_driver(person, place, f"{place}-{len(done)}")

    tasks = [asyncio.ensure_future(drive(place)) for place in range(len(TABLES))]
    try:
        for _ in range(kills):
            least = acknowledged(done, drivers) + MIN_MOVES
            while acknowledged(done, drivers) < least and not any(task.done() for task in tasks):
                await asyncio.sleep(0.005)
            await asyncio.sleep(luck.uniform(0.0, 0.4))
            server.kill()
            await asyncio.to_thread(server.start)
            assert not any(task.done() for task in tasks), "a driver failed"
        going = False
        await asyncio.gather(*tasks)
        for driver in (*done, *drivers):
            await driver.check()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.kill()
    everyone = [*done, *drivers]
    return {
        "kills": kills,
        "games finished": len(done),
        "moves acknowledged": acknowledged(everyone),
        "moves answered only after a repetition": sum(driver.repeated for driver in everyone),
    }


def acknowledged(*groups: list[Driver]) -> int:
    return sum(len(driver.acknowledged) for group in groups for driver in group)


async def new_driver(person: Person, place: int, name: str) -> Driver:
    made = await retry(lambda: person.create(players=3, seats=TABLES[place], seed=SEED))
    return Driver(person, made["match"], name)


def main(kind: str, kills: int) -> None:
    began = time.monotonic()
    with contextlib.ExitStack() as stack:
        if kind == "sqlite":
            url = f"sqlite:///{Path(stack.enter_context(TemporaryDirectory(prefix='kilowatt-crash-'))) / 'crash.db'}"
        else:
            try:
                url = stack.enter_context(private_cluster()).new_database()
            except NotInstalled as error:
                raise SystemExit(error) from error
        found = asyncio.run(crash(url, kills))
    figures = ", ".join(f"{value} {name}" for name, value in found.items())
    sys.stdout.write(f"{kind}: {figures}; nothing lost, nothing duplicated; {time.monotonic() - began:.0f} s\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
