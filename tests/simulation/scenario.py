"""One simulation from its beginning to its end: faults, healing, convergence, and the game goes on."""

import asyncio
from contextlib import suppress
from contextvars import Context
from typing import Any, Final

import msgspec

from kilowatt.server.settings import Settings
from tests.simulation.absence_law import AbsenceLaw
from tests.simulation.bus import Bus
from tests.simulation.checks import Checks
from tests.simulation.database import Store
from tests.simulation.jobs import SimQueue
from tests.simulation.laws import ENDED, Laws
from tests.simulation.loop import Machine
from tests.simulation.network import Network
from tests.simulation.page import Page
from tests.simulation.person import Person
from tests.simulation.plan import Plan
from tests.simulation.positions import MATCH, Position
from tests.simulation.process import SETTINGS, ServerProcess
from tests.simulation.table import Guest, guests_of, lay
from tests.simulation.world import World

CHAOS_SECONDS: Final = 60.0
"""The longest time with faults."""
SETTLED_WITHIN: Final = 120.0
"""Seconds after the faults until everyone must see the same."""
MOVES: Final = 6
"""Moves by which the game must then go on."""
GOES_ON_WITHIN: Final = 120.0
STALE: Final = 4.0
"""Seconds within which everyone sees a commit when nothing breaks."""
RESTART_SECONDS: Final = 2.0
STOPS_WITHIN: Final = 30.0
"""Seconds for a process to stop in order."""


class Scenario:
    """The cast of one simulation."""

    def __init__(self, world: World, plan: Plan, position: Position) -> None:
        self.world = world
        self.plan = plan
        self.bus = Bus(world)
        self.store = Store(world, self.bus, position.image)
        self.queue = SimQueue(world) if plan.is_shared else None
        self.settings = settings_of(plan)
        self.guests = guests_of(plan)
        terms = lay(self.store, plan, position, self.guests)
        self.laws = Laws(world, self.store, AbsenceLaw(1000 * plan.patience, 1000 * plan.removal))
        self.laws.begin(MATCH, terms, [] if plan.is_open else list(position.states), list(position.public))
        self.known = position.public if plan.is_resumed else ()
        self.checks = Checks(world, self.store, self.laws)
        self.processes: list[ServerProcess] = []
        self.network = Network(world, self.processes)
        self.people = [self._person(guest, guest.name) for guest in self.guests]
        self.people += [self._person(guest, f"{guest.name}b") for guest in self.guests[: plan.tabs]]
        self.lives = 0
        self.is_closing = False

    def _person(self, guest: Guest, name: str) -> Person:
        page = Page(name, self.world, self.network, MATCH, guest.token)
        page.log, page.seq = list(self.known), len(self.known)
        return Person(self.world, page, self.plan.habits, guest.code, is_player=guest.seat is not None)

    @property
    def pages(self) -> list[Page]:
        return [person.page for person in self.people]

    # --- the course of events

    async def run(self) -> None:
        for place in range(self.plan.processes):
            self._start_process(place)
        for page in self.pages:
            page.start()
        await self._chaos()
        self._heal()
        await self._settle()
        await self._go_on()
        await self._settle()
        await self._shut_down()
        self.checks.at_the_end(self.people, self.processes)

    async def _chaos(self) -> None:
        """Everyone acts while things break."""
        breaking = asyncio.ensure_future(self._break_things())
        acting = [self._as(person.page, person.live(self.plan.acts)) for person in self.people]
        with suppress(TimeoutError):
            async with asyncio.timeout(CHAOS_SECONDS):
                await asyncio.wait(acting)
        breaking.cancel()
        self.acting = acting

    def _as(self, machine: Page, work: Any) -> "asyncio.Task[None]":
        return self.world.loop.create_task(work, context=machine.context.copy())

    def _heal(self) -> None:
        """From here on nothing breaks."""
        self.world.heal()
        machines: list[Machine] = [*self.pages, *self.processes]
        for machine in machines:
            self.world.loop.resume(machine)
        self.bus.heal()
        for page in self.pages:
            if page.wire is not None and page.wire.is_broken:
                page.wire.cut()

    async def _settle(self) -> None:
        """Wait until everyone sees what the database says."""
        until = self.world.loop.seconds + SETTLED_WITHIN
        pause = 0.25
        while difference := self.checks.difference(self.pages):
            if self.world.loop.seconds > until:
                self.world.fail("everyone sees the same once the faults have ended", difference)
            await asyncio.sleep(pause)
            pause = min(2 * pause, 4.0)

    async def _go_on(self) -> None:
        """The game goes on: people, bots and clocks move."""
        log, until = self.laws.logs[MATCH], self.world.loop.seconds + GOES_ON_WITHIN
        wanted = log.moment.match.seq + MOVES
        playing = [self._as(person.page, person.play_on()) for person in self.people]
        while log.moment.match.status not in ENDED and log.moment.match.seq < wanted:
            if self.world.loop.seconds > until:
                self.world.fail("the game goes on once the faults have ended", log.moment)
            if stale := self.checks.stale(self.pages, STALE):
                self.world.fail("a commit reaches everyone soon", stale)
            await asyncio.sleep(0.5)
        for task in playing:
            task.cancel()

    async def _shut_down(self) -> None:
        """Stop every process in order."""
        self.is_closing = True
        for page in self.pages:
            page.close("the end")
        for process in list(self.processes):
            process.stop()
        until = self.world.loop.seconds + STOPS_WITHIN
        while any(process.is_alive for process in self.processes):
            if self.world.loop.seconds > until:
                self.world.fail("a process stops on request", self.processes)
            await asyncio.sleep(0.5)

    # --- processes

    def _start_process(self, place: int) -> None:
        if self.is_closing:
            return
        self.lives += 1
        name = f"server{place}.{self.lives}"
        process = ServerProcess(name, self.world, self.store, self.queue, self.settings)
        process.on_end = lambda: self._on_end(place, process)
        self.processes.append(process)
        process.begin()

    def _on_end(self, place: int, process: ServerProcess) -> None:
        """A supervisor starts a process again."""
        if self.is_closing:
            return
        self.processes.remove(process)
        delay = self.world.dice.between(0.5, RESTART_SECONDS)
        self.world.loop.call_later(delay, self._start_process, place, context=Context())

    async def _break_things(self) -> None:
        """Once a second something may happen to each process."""
        while True:
            await asyncio.sleep(1.0)
            faults, dice, world = self.world.faults, self.world.dice, self.world
            for process in list(self.processes):
                if world.happens(faults.crash):
                    process.crash()
                elif world.happens(faults.restart):
                    world.note("process", "is stopped", process.name)
                    process.stop()
                elif world.happens(faults.pause):
                    world.loop.pause(process, dice.between(0.5, 20.0))
                    world.note("process", "stalls", process.name)
                elif world.happens(faults.clock_jump):
                    process.clock_ahead += dice.between(-30.0, 30.0)
                    world.note("process", "has its clock set", process.name)


def settings_of(plan: Plan) -> Settings:
    url = "postgresql://simulation" if plan.is_shared else "sqlite:///simulation"
    return msgspec.structs.replace(Settings(database_url=url), **SETTINGS, idle_seconds=plan.patience)
