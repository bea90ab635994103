"""Scripted games: every move is prepared in advance, so that sending it costs little."""

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from itertools import cycle, islice

import httpx
import msgspec

from benchmarks.server.client import Socket, connect
from kilowatt.bots import SimpleBot
from kilowatt.content import game_for
from kilowatt.engine import Action, BoardId, Chance, Config, codec
from kilowatt.engine.record import Record

PLAYERS = 3
GAMES = [(BoardId(board), seed) for board in ("germany", "usa") for seed in (1, 2, 3)]
LATEST = 0.7
"""Matches start at different points in the first part of a game, so that enough moves are left."""
AT_ONCE = 10


class Script:
    """A whole game: its record, and each move as an encoded message."""

    def __init__(self, board: BoardId, seed: int) -> None:
        game = game_for(Config(board, PLAYERS))
        bots = [SimpleBot(game.book, seat) for seat in range(PLAYERS)]
        state, actions = game.start(Chance(seed=seed)).state, []
        while state.active is not None:
            action: Action = bots[state.active].plan(game.observe(state, state.active))[0]
            actions.append(action)
            state = game.apply(state, action).state
        self.record = Record.of(game, Chance(seed=seed), actions)
        self.seats = [int(move.seat) for move in self.record.moves]
        self.actions = [codec.encode(action) for action in actions]

    def __len__(self) -> int:
        return len(self.actions)


class People:
    """Three people who share an HTTP client and play every match."""

    def __init__(self, url: str, client: httpx.AsyncClient, tokens: list[str]) -> None:
        self.url = url
        self.client = client
        self.tokens = tokens

    async def post(self, path: str, body: object, person: int = 0) -> dict[str, object]:
        headers = {"authorization": f"Bearer {self.tokens[person]}", "content-type": "application/json"}
        answer = await self.client.post(path, content=msgspec.json.encode(body), headers=headers)
        answer.raise_for_status()
        found: dict[str, object] = answer.json() if answer.content else {}
        return found

    async def get(self, path: str) -> bytes:
        answer = await self.client.get(path, headers={"authorization": f"Bearer {self.tokens[0]}"})
        return answer.raise_for_status().content


async def invite(url: str, client: httpx.AsyncClient) -> People:
    tokens = []
    for _ in range(PLAYERS):
        answer = await client.post("/api/session", json={"bearer": True})
        tokens.append(answer.raise_for_status().json()["token"])
    return People(url, client, tokens)


async def study(people: People, script: Script) -> str:
    made = await people.post("/api/records", msgspec.json.decode(script.record.to_json()))
    return str(made["match"])


class Table:
    """One match and its three sockets. The active player moves; each socket records when it receives the move."""

    def __init__(self, people: People, script: Script, match: str, begin: int) -> None:
        self.people = people
        self.script = script
        self.match = match
        self.at = begin
        self.seq = [-1] * PLAYERS
        self.sockets: list[Socket] = []
        self.sent = 0.0
        self.due = 0.0
        self.pace = 0.0
        self.delays: list[float] = []
        self.acks: list[float] = []
        self.late = 0
        self.timer: asyncio.TimerHandle | None = None
        self.ready = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        path = f"/api/matches/{self.match}/socket"
        for seat in range(PLAYERS):
            token = self.people.tokens[seat]
            socket = await connect(self.people.url, path, token, partial(self._heard, seat))
            socket.send(b'{"type":"hello"}')
            self.sockets.append(socket)
        await self.ready

    def _heard(self, seat: int, data: bytes) -> None:
        at = time.perf_counter()
        if data.startswith(b'{"type":"update"'):
            self._update(seat, number_after(data, b'"seq":'), at)
        elif data.startswith(b'{"type":"accepted"'):
            self.acks.append(at - self.sent)
        elif data.startswith((b'{"type":"refused"', b'{"type":"goodbye"')):
            raise AssertionError(data)

    def _update(self, seat: int, seq: int, at: float) -> None:
        if self.sent and seq > self.seq[seat]:
            self.delays.append(at - self.sent)
        self.seq[seat] = seq
        if min(self.seq) < self.at:
            return
        if not self.ready.done():
            self.ready.set_result(None)
        elif self.sent:
            self._schedule()

    # --- moves

    def begin(self, pace: float, phase: float) -> None:
        """Start moving every `pace` seconds; `phase` is the fraction of the first interval to wait."""
        self.pace, self.due = pace, time.perf_counter() + pace * phase
        self._schedule()

    def _schedule(self) -> None:
        """Send the next move when it is due, at once if it is overdue."""
        wait = self.due - time.perf_counter()
        self.late += wait < 0
        self.timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._move)
        self.due += self.pace

    def _move(self) -> None:
        if self.at >= len(self.script):
            return
        action, seat = self.script.actions[self.at], self.script.seats[self.at]
        text = b'{"type":"play","seq":%d,"actions":[%b]}' % (self.at, action)
        self.at += 1
        self.sent = time.perf_counter()
        self.sockets[seat].send(text)

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None

    def close(self) -> None:
        self.end()
        for socket in self.sockets:
            socket.close()


def number_after(data: bytes, name: bytes) -> int:
    start = data.index(name) + len(name)
    return int(data[start : data.index(b",", start)])


async def make_tables(people: People, scripts: Sequence[Script], count: int) -> list[Table]:
    """Create running matches of the same three people, each at a different point."""
    gate = asyncio.Semaphore(AT_ONCE)
    studies = [await study(people, script) for script in scripts]

    async def one(number: int, script: Script, source: str) -> Table:
        begin = int(len(script) * LATEST * number / count)
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (PLAYERS - 1)]
        async with gate:
            made = await people.post(f"/api/matches/{source}/fork", {"number": begin, "name": "A", "seats": seats})
            match = str(made["match"])
            for person in range(1, PLAYERS):
                await people.post(f"/api/matches/{match}/join", {"name": "BC"[person - 1]}, person)
        return Table(people, script, match, begin)

    pairs = islice(cycle(zip(scripts, studies, strict=True)), count)
    return list(await asyncio.gather(*(one(number, *pair) for number, pair in enumerate(pairs))))


async def open_all(tables: Sequence[Table]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(one(table) for table in tables))


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
