"""Runs the simulation of a seed."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from kilowatt.server.lobby import absence
from kilowatt.server.lobby.absence import REMOVAL_MS
from kilowatt.server.work import compute_pool
from tests.simulation.dice import Dice
from tests.simulation.loop import Deadlock, Machine
from tests.simulation.plan import Plan, plan_of
from tests.simulation.positions import Position, position
from tests.simulation.process import ErrorLog
from tests.simulation.scenario import Scenario
from tests.simulation.sources import SECRETS, TIME, virtual_sources
from tests.simulation.workers import SimExecutor
from tests.simulation.world import Event, Violation, World

LOG = ErrorLog(logging.ERROR)


class Outcome(NamedTuple):
    """How a simulation ended."""

    seed: int
    violation: Violation | None
    trace: list[Event]
    seconds: float
    steps: int


@contextmanager
def laboratory() -> Iterator[None]:
    """Prepare this Python process for simulations: time, chance, workers and logs."""
    log, real = logging.getLogger("kilowatt.server"), compute_pool.make_executor
    before = log.handlers, log.level, log.propagate
    log.handlers, log.propagate = [LOG], False
    log.setLevel(logging.ERROR)
    compute_pool.make_executor = lambda workers: SimExecutor(LOG.world)  # type: ignore[assignment,return-value]  # what a pool uses of it
    try:
        with virtual_sources():
            yield
    finally:
        log.handlers, log.level, log.propagate = before
        compute_pool.make_executor = real


def simulate(seed: int, plan: Plan | None = None) -> Outcome:
    """Run one simulation, inside the laboratory."""
    plan = plan_of(seed) if plan is None else plan
    world = World(seed, plan.faults, plan.is_shuffled, plan.thinking)
    LOG.world = world
    TIME.loop = world.loop
    SECRETS.begin(Dice(0, "position"))
    start = position(plan.start)
    SECRETS.begin(Dice(seed, "secrets"))
    absence.REMOVAL_MS = round(1000 * plan.removal)
    try:
        run(world, plan, start)
    finally:
        world.loop.close()
        absence.REMOVAL_MS = REMOVAL_MS
    return Outcome(seed, world.violation, world.trace, world.loop.seconds, world.loop.steps)


def run(world: World, plan: Plan, start: Position) -> None:
    task = world.loop.create_task(whole(world, plan, start))
    task.add_done_callback(lambda _: world.loop.stop())
    try:
        world.loop.run_forever()
    except Deadlock as error:
        world.fail("something always happens", error)
    if task.done() and not task.cancelled() and task.exception() is not None:
        raise task.exception() or AssertionError
    clear_up(world)


async def whole(world: World, plan: Plan, start: Position) -> None:
    await Scenario(world, plan, start).run()


def clear_up(world: World) -> None:
    """End everything that still runs, so that nothing is left for the next simulation."""
    if world.violation is not None:
        world.loop.on_error = lambda message, error: None
    machines: list[Machine | None] = list(dict.fromkeys(task.machine for task in world.loop.tasks if task.machine))
    # What ends may start tasks, for which a loop must be running.
    asyncio.events._set_running_loop(world.loop)
    try:
        for machine in [*machines, None]:
            world.loop.kill(machine)
    finally:
        asyncio.events._set_running_loop(None)
