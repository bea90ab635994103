"""The crash test: games are played against a server that is killed again and again.

Whatever was acknowledged must still be there, nothing may be there twice, and every game must verify.
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
from kilowatt.engine import Chance, codec, redact
from kilowatt.engine.record import Record
from tests.server.conftest import Cluster, program
from tests.server.processes import Process
from tests.server.support import Answered, Json, Person, choice, newcomer, observed

PEOPLE: list[Json] = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
WITH_BOT: list[Json] = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "simple"}]
TABLES = (PEOPLE, PEOPLE, WITH_BOT)
SEED = 2004
PROGRESS = 5
"""So many moves at least are acknowledged between two kills; then it comes at any moment."""


class Driver:
    """Plays one table by HTTP, as all its people; remembers every move that was acknowledged."""

    def __init__(self, person: Person, match: str, name: str) -> None:
        self.person = person
        self.match = match
        self.acknowledged: dict[int, Any] = {}
        self.keys = count()
        self.name = name
        self.repeated = 0

    async def play(self) -> None:
        """One move; sent again under the same key for as long as nobody answers."""
        view = await patiently(self.person.look, self.match)
        seen = observed(view["observation"])
        if seen.active is None or seen.active != seen.seat:
            await asyncio.sleep(0.01)
            return
        action, key = choice(seen), f"{self.name}-{next(self.keys)}"
        body = {"seq": view["table"]["seq"], "actions": [action], "key": key}
        with contextlib.suppress(Answered):
            played = await patiently(self.person.post, f"/api/matches/{self.match}/moves", body)
            assert played["last"] not in self.acknowledged, "one number was acknowledged twice"
            self.acknowledged[played["last"]] = action
            self.repeated += played["repeated"]

    async def finished(self) -> bool:
        status: str = (await patiently(self.person.look, self.match))["table"]["status"]
        return status != "running"

    async def check(self) -> None:
        """Nothing acknowledged is lost, nothing is there twice, and the game verifies."""
        entries: list[Json] = []
        while True:
            after = entries[-1]["seq"] if entries else 0
            page = await patiently(self.person.get, f"/api/matches/{self.match}/moves?after={after}")
            entries += page["entries"]
            if not page["entries"]:
                break
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
        for seq, action in self.acknowledged.items():
            assert entries[seq - 1]["action"] == action
        people = sum(entry["by"] == "person" for entry in entries)
        assert people == len(self.acknowledged), f"{people} moves on the log, {len(self.acknowledged)} acknowledged"
        record = await patiently(self.person.get, f"/api/matches/{self.match}/record")
        verify(record)


def verify(record: Json) -> None:
    """A finished game is judged by its record; one that runs is played again from its seed, event by event."""
    if "chance" in record:
        whole = Record.from_json(msgspec.json.encode(record))
        whole.verify(game_for(whole.config))
        return
    game = game_for(codec.decode_config(msgspec.json.encode(record["config"])))
    actions = [codec.decode_action(msgspec.json.encode(move["action"])) for move in record["moves"]]
    again = Record.of(game, Chance(seed=SEED), actions)
    shown = [[msgspec.json.decode(codec.encode(redact(event))) for event in move.events] for move in again.moves]
    assert shown == [move["events"] for move in record["moves"]]


async def patiently(ask: Any, *arguments: Any) -> Any:
    """Until the server is there to answer."""
    while True:
        try:
            return await ask(*arguments)
        except (httpx.HTTPError, OSError):
            await asyncio.sleep(0.02)
        except Answered as answer:
            if answer.status != 503:
                raise
            await asyncio.sleep(0.02)


async def crash(database_url: str, kills: int, seed: int = 0) -> dict[str, int]:
    """Kill a server so many times while games are played against it; what came of it."""
    luck, server = random.Random(seed), Process(database_url)
    server.start()
    person = await newcomer(server.url, "Ada")
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
            least = acknowledged(done, drivers) + PROGRESS
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
        "answers that only a repetition brought": sum(driver.repeated for driver in everyone),
    }


def acknowledged(*groups: list[Driver]) -> int:
    return sum(len(driver.acknowledged) for group in groups for driver in group)


async def new_driver(person: Person, place: int, name: str) -> Driver:
    made = await patiently(lambda: person.create(players=3, seats=TABLES[place], seed=SEED))
    return Driver(person, made["match"], name)


def main(kind: str, kills: int) -> None:
    began = time.monotonic()
    with TemporaryDirectory(prefix="kilowatt-crash-") as folder, contextlib.ExitStack() as stack:
        if kind == "sqlite":
            url = f"sqlite:///{Path(folder) / 'crash.db'}"
        else:
            initdb, postgres = program("initdb"), program("postgres")
            if initdb is None or postgres is None:
                raise SystemExit("PostgreSQL is not installed (apt-get install postgresql)")
            cluster = Cluster(Path(folder), initdb, postgres)
            stack.callback(cluster.stop)
            url = cluster.new_database()
        found = asyncio.run(crash(url, kills))
    told = ", ".join(f"{value} {name}" for name, value in found.items())
    sys.stdout.write(f"{kind}: {told}; nothing lost, nothing twice; {time.monotonic() - began:.0f} s\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
