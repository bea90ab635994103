"""People: they play, undo, chat, come and go, and do some things they should not."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from tests.simulation.dice import Dice
from tests.simulation.network import NetworkError
from tests.simulation.page import Closed, Json, Page, Refused
from tests.simulation.world import World

THINKING = 0.6
"""Typical seconds between two acts."""
HURRY = 10.0
"""How much more likely it is to return while a bot stands in."""
NEVER = ("broken",)
"""Problems that no request may be answered with."""


class Request(NamedTuple):
    """A batch of actions that was sent under a key."""

    seat: int
    actions: list[Json]


class Person:
    """One person with one page, and their habits."""

    def __init__(
        self, world: World, page: Page, habits: dict[str, float], code: str | None, *, is_player: bool
    ) -> None:
        self.world = world
        self.page = page
        self.dice = Dice(world.seed, f"person {page.name}")
        self.code = code
        """The recovery code of the seat."""
        self.weights = habits
        self.requests: dict[str, Request] = {}
        self.acknowledged: dict[str, int] = {}
        """By key: the last entry of the batch, as the server answered."""
        self.is_player = is_player
        """Not only a spectator."""

    # --- life

    async def live(self, acts: int) -> None:
        """Take this many actions while faults are injected."""
        for _ in range(acts):
            await asyncio.sleep(self.dice.delay(THINKING))
            if self.world.is_healed:
                return
            await self.act(self._chosen())

    async def play_on(self) -> None:
        """Play dutifully, for ever."""
        while self.page.closed_for is None:
            await asyncio.sleep(self.dice.delay(THINKING))
            if self.may_play:
                await self.act("play")
            elif (self.page.table or {}).get("status") == "open":
                await self.act("start" if 0 in self.page.mine else "join")
            elif self.has_lost_seat:
                await self.act("recover")

    async def act(self, habit: str) -> None:
        self.world.note("acts", self.page.name, habit)
        try:
            do: Callable[[], Awaitable[None]] = getattr(self, habit)
            await do()
        except Refused as refused:
            if refused.code in NEVER:
                self.world.fail("no request breaks the server", habit, refused)
        except (Closed, NetworkError):
            return

    def _chosen(self) -> str:
        """Something to do: mostly play, if it is one's turn."""
        weights = {name: weight for name, weight in self.weights.items() if name not in TURN or self.may_play}
        if self.is_away and "come_back" in weights:
            weights["come_back"] *= HURRY
        if not self.page.mine and self.is_player:
            weights["join"] = weights["play"]
        left = self.dice.random() * sum(weights.values())
        for name, weight in weights.items():
            left -= weight
            if left < 0:
                return name
        return "look"

    # --- what they see

    @property
    def seen(self) -> Json:
        return self.page.observation or {}

    @property
    def seat(self) -> int | None:
        return self.seen.get("seat")

    @property
    def seat_of_anyone(self) -> int:
        return self.dice.below(len(self.seen.get("players", ())) or 1)

    @property
    def is_away(self) -> bool:
        """A bot stands in."""
        seat, table = self.seat, self.page.table
        return seat in self.page.mine and table is not None and bool(table["seats"][seat]["away"])

    @property
    def may_play(self) -> bool:
        seat = self.seat
        return seat in self.page.mine and self.seen.get("active") == seat and not self.is_away

    @property
    def has_lost_seat(self) -> bool:
        """A fault came between the end of a session and taking the seat to the next one."""
        return self.page.is_live and self.code is not None and not self.page.mine

    def action(self) -> Json:
        action: Json = self.dice.pick(self.seen["legal_actions"])
        return action

    # --- playing

    def request(self, actions: list[Json]) -> Json:
        """A batch under a new key."""
        key, seat = f"{self.page.name}-{len(self.requests)}", self.seat
        assert seat is not None
        self.requests[key] = Request(seat, actions)
        return {"seq": self.page.seq, "actions": actions, "seat": seat, "key": key}

    async def send(self, request: Json) -> None:
        answer = await self.page.ask({"type": "play", **request})
        self.acknowledge(request["key"], answer["seq"])

    def acknowledge(self, key: str, last: int) -> None:
        known = self.acknowledged.setdefault(key, last)
        if known != last:
            self.world.fail("a repeated request gets the first answer", key, known, last)

    async def play(self) -> None:
        await self.send(self.request([self.action()]))

    async def play_twice(self) -> None:
        """The same request again, as after a lost answer."""
        request = self.request([self.action()])
        await asyncio.gather(self.send(request), self.send(request))

    async def play_badly(self) -> None:
        """A batch that may be illegal, out of turn, or for the seat of someone else."""
        actions = [self.action(), self.action()]
        request = self.request(actions)
        if self.dice.happens(0.3):
            others = [seat for seat in range(len(self.seen["players"])) if seat not in self.page.mine]
            request |= {"seat": self.dice.pick(others)} if others else {}
        if self.dice.happens(0.3):
            request |= {"seq": max(0, request["seq"] - 1)}
        await self.send(request)

    async def play_by_http(self) -> None:
        """Like a program that tries again until it gets an answer."""
        request = self.request([self.action()])
        for _ in range(5):
            try:
                answer = await self.page.fetch("POST", "/moves", request)
                self.acknowledge(request["key"], answer["last"])
                return
            except NetworkError:
                await asyncio.sleep(self.dice.delay(THINKING))

    async def undo(self) -> None:
        update, seat = self.page.update or {}, self.seat
        if update.get("undo") is not None and seat is not None:
            number = update["undo"] + self.dice.below(max(1, self.page.number - update["undo"]))
            await self.page.ask({"type": "undo", "seq": self.page.seq, "number": number, "seat": seat})

    async def order(self) -> None:
        auction, seat = self.seen.get("auction") or {}, self.seat
        if auction.get("plant") and seat in self.page.mine:
            most = self.dice.pick((0, auction["plant"], auction["plant"] + 3, auction["plant"] + 10))
            await self.page.ask({"type": "order", "plant": auction["plant"], "most": most, "seat": seat})

    async def preview(self) -> None:
        if self.seat in self.page.mine and self.seen.get("legal_actions"):
            await self.page.ask({"type": "preview", "actions": [self.action()], "seat": self.seat})

    # --- talking and looking

    async def say(self) -> None:
        await self.page.ask({"type": "say", "text": f"line {self.dice.below(1000)}"})

    async def look(self) -> None:
        await self.page.fetch("GET", self.dice.pick(("", "/moves", "/chat", "/record")))

    async def view(self) -> None:
        self.page.tell({"type": "view", "seat": self.dice.pick((None, *self.page.mine))})

    # --- coming and going

    async def stand_in(self) -> None:
        """Let a bot play one's own seat, or, which only the host may do, that of an absent player."""
        seat = self.seat_of_anyone if self.dice.happens(0.5) else self.seat
        await self.page.fetch("POST", "/stand-in", {"seat": seat})

    async def come_back(self) -> None:
        await self.page.fetch("POST", "/return", {})

    async def leave(self) -> None:
        await self.page.fetch("POST", "/leave", {})
        self.page.mine, self.code = (), None

    async def start(self) -> None:
        await self.page.fetch("POST", "/start")

    async def join(self) -> None:
        """Sit down, in a session of its own: the last one may have ended."""
        if not self.page.mine and self.is_player:
            await self.begin_session()
            seated = await self.page.fetch("POST", "/join", {"name": f"Person {self.page.name}"})
            self.code = seated["codes"][0]
            self.page.mine = tuple(seated["seats"])

    async def resign(self) -> None:
        await self.page.fetch("POST", "/resign", {})

    async def retake(self) -> None:
        if self.code is not None:
            answer = await self.page.fetch("POST", "/retake", {"code": self.code})
            self.page.mine, self.code = (answer["seat"],), answer.get("code", self.code)

    async def remove(self) -> None:
        await self.page.fetch("POST", "/remove", {"seat": self.seat_of_anyone})

    async def log_out(self) -> None:
        """End the session and take the seat to another one."""
        await self.page.ask_server("DELETE", "/api/session")
        await self.recover()

    async def recover(self) -> None:
        """Begin another session and take the seat to it by its code."""
        await self.begin_session()
        await self.retake()

    async def begin_session(self) -> None:
        answer = await self.page.ask_server("POST", "/api/session", {"bearer": True})
        self.page.token = answer["token"]
        self.page.reload()

    async def rematch(self) -> None:
        if (self.page.table or {}).get("status") in ("finished", "abandoned"):
            await self.page.fetch("POST", "/rematch")

    # --- voting

    async def takeback(self) -> None:
        if self.page.number:
            number = max(0, self.page.number - 1 - self.dice.below(3))
            await self.page.fetch("POST", "/takeback", {"agree": True, "number": number})

    async def abandon(self) -> None:
        await self.page.fetch("POST", "/abandon", {"agree": True})

    async def vote(self) -> None:
        table = self.page.table or {}
        for proposal in table.get("proposals", ()):
            agrees = self.dice.happens(0.7)
            await self.page.fetch("POST", f"/{proposal['kind']}", {"agree": agrees})

    # --- the connection

    async def drop(self) -> None:
        self.page.drop()

    async def vanish(self) -> None:
        if self.page.wire is not None:
            self.page.wire.vanish()

    async def go_away(self) -> None:
        self.page.go_away(self.dice.between(2.0, 30.0))

    async def sleep(self) -> None:
        """The client is stalled: it reads nothing."""
        self.world.loop.pause(self.page, self.dice.between(1.0, 40.0))

    async def reload(self) -> None:
        self.page.reload()


TURN = ("play", "play_twice", "play_badly", "play_by_http")
"""What only makes sense in one's own turn."""
