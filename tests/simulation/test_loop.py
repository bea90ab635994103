"""The simulated loop: virtual time, seeded order, pauses and crashes."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import copy_context
from typing import Any

import pytest

from tests.simulation.dice import Dice
from tests.simulation.loop import CURRENT, Deadlock, Machine, SimLoop

Work = Callable[[], Coroutine[Any, Any, Any]]


def new_loop(seed: int = 1, is_shuffled: bool = True) -> SimLoop:
    return SimLoop(Dice(seed, "order"), is_shuffled)


def run(loop: SimLoop, work: Work) -> Any:
    try:
        return loop.run_until_complete(work())
    finally:
        loop.close()


def on(machine: Machine, loop: SimLoop, work: Work) -> "asyncio.Task[Any]":
    context = copy_context()
    context.run(CURRENT.set, machine)
    return loop.create_task(work(), context=context)


def test_an_hour_passes_at_once() -> None:
    async def work() -> float:
        await asyncio.sleep(3600)
        return asyncio.get_running_loop().time()

    assert run(new_loop(), work) == 3600


def orders(is_shuffled: bool) -> set[str]:
    """The orders in which three tasks run, for some seeds."""
    found = set()
    for seed in range(40):
        order: list[str] = []

        async def step(name: str, order: list[str] = order) -> None:
            order.append(name)

        async def work(step: Callable[[str], Coroutine[Any, Any, None]] = step) -> None:
            await asyncio.gather(*(step(name) for name in "abc"))

        run(new_loop(seed, is_shuffled), work)
        found.add("".join(order))
    return found


def test_a_seed_chooses_the_order_of_what_is_ready() -> None:
    assert len(orders(is_shuffled=True)) == 6
    assert orders(is_shuffled=False) == {"abc"}


def test_nothing_left_to_happen_is_an_error() -> None:
    async def work() -> None:
        await asyncio.Event().wait()

    loop = new_loop()
    task = loop.create_task(work())
    with pytest.raises(Deadlock):
        loop.run_forever()
    task.cancel()
    loop.run_until_complete(asyncio.gather(task, return_exceptions=True))
    loop.close()


def test_a_stalled_machine_resumes_later() -> None:
    machine, times = Machine("one"), list[float]()

    async def tick() -> None:
        for _ in range(3):
            await asyncio.sleep(1)
            times.append(asyncio.get_running_loop().time())

    async def work() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimLoop)
        task = on(machine, loop, tick)
        await asyncio.sleep(1.5)
        loop.pause(machine, 10)
        await task

    run(new_loop(), work)
    assert times == [1, 11.5, 12.5]


def test_a_killed_machine_does_nothing_more() -> None:
    machine, done = Machine("one"), list[str]()

    async def stubborn() -> None:
        try:
            await asyncio.sleep(10)
            done.append("slept")
        finally:
            done.append("cleaned up")

    async def work() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimLoop)
        task = on(machine, loop, stubborn)
        await asyncio.sleep(1)
        loop.call_next(loop.kill, machine)
        await asyncio.sleep(20)
        assert task.done()

    run(new_loop(), work)
    assert done == ["cleaned up"]
