"""Clients that play by socket and take the time."""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kilowatt.bots import SimpleBot
from kilowatt.content import game_for
from kilowatt.engine import Observation, codec
from tests.server.support import Person

BOARDS = ("germany", "usa")


class Update(msgspec.Struct):
    """What is read of a message; the observation only by whoever needs it."""

    type: str
    seq: int = 0
    ref: str | None = None
    observation: msgspec.Raw = msgspec.Raw(b"null")


READ = msgspec.json.Decoder(Update)
SEEN = msgspec.json.Decoder(Observation)


async def seat_everyone(people: Sequence[Person], tables: int) -> list[str]:
    """So many running games of the same three people."""
    gate = asyncio.Semaphore(10)

    async def one(number: int) -> str:
        async with gate:
            made = await people[0].create(players=len(people), board=BOARDS[number % 2])
            for person in people[1:]:
                await person.join(made["match"])
            return str(made["match"])

    return list(await asyncio.gather(*(one(number) for number in range(tables))))


class Table:
    """One game, three sockets. Whoever is asked moves; the others say when they have heard of it."""

    def __init__(self, people: Sequence[Person], match: str) -> None:
        self.people = people
        self.match = match
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.seen: list[bytes] = [b""] * len(people)
        self.seq = [-1] * len(people)
        self.sent_at = 0.0
        self.sent_seq = 0
        self.delays: list[float] = []
        self.acks: list[float] = []
        self.news = asyncio.Event()

    async def open(self) -> None:
        for seat, person in enumerate(self.people):
            url = person.url.replace("http", "ws") + f"/api/matches/{self.match}/socket"
            headers = {"authorization": f"Bearer {person.token}"}
            socket = await connect(url, additional_headers=headers, compression=None, close_timeout=1, max_queue=64)
            await socket.send('{"type":"hello"}')
            self.sockets.append(socket)
            self.readers.append(asyncio.ensure_future(self._read(seat, socket)))
        while min(self.seq) < 0:
            await asyncio.sleep(0.01)

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for data in socket:
            message = READ.decode(data)
            at = time.perf_counter()
            if message.type == "update":
                if self.sent_at and message.seq >= self.sent_seq > self.seq[seat]:
                    self.delays.append(at - self.sent_at)
                self.seq[seat], self.seen[seat] = message.seq, bytes(message.observation)
                self.news.set()
            elif message.type == "accepted":
                self.acks.append(at - self.sent_at)
            elif message.type == "refused":
                raise AssertionError(data)

    async def drive(self, pace: float, seconds: float, phase: float) -> None:
        """A move every `pace` seconds, beginning at some point of the first."""
        until = time.monotonic() + seconds
        due = time.monotonic() + pace * phase
        while time.monotonic() < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += pace
            if not await self._move():
                return

    async def _move(self) -> bool:
        """Make one move, and wait until everyone has it; False when the game is over."""
        seen = SEEN.decode(self.seen[0])
        if seen.active is None:
            return False
        mover = SEEN.decode(self.seen[seen.active])
        action: Any = SimpleBot(game_for(mover.config).book, seen.active).choose(mover)
        self.sent_seq = self.seq[0] + 1
        text = f'{{"type":"play","seq":{self.seq[0]},"actions":[{codec.encode(action).decode()}]}}'
        self.sent_at = time.perf_counter()
        await self.sockets[seen.active].send(text)
        async with asyncio.timeout(20):
            while min(self.seq) < self.sent_seq:
                self.news.clear()
                await self.news.wait()
        return True

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        for socket in self.sockets:
            with contextlib.suppress(Exception):
                await socket.close()


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
