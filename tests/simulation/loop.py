"""An event loop without input and output: time is virtual, and a seed decides which callback runs next."""

import asyncio
import heapq
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import Context, ContextVar
from itertools import count
from typing import Any, TypeVar, TypeVarTuple, Unpack

from tests.simulation.dice import Dice

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
THREAD_SECONDS = 0.005
"""Seconds until a function that was given to a thread has run."""
CANCELLATIONS = 20
"""How often a task of a dead machine may catch its cancellation and go on."""


class Machine:
    """Something that fails on its own: a server process or a client."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_alive = True
        self.held: list[Step | Timer] | None = None
        """Callbacks that wait because the machine is stalled; None if it runs."""
        self.clock_ahead = 0.0
        """Seconds by which its clock is ahead of the loop's time."""

    def __repr__(self) -> str:
        return self.name


CURRENT: ContextVar[Machine | None] = ContextVar("CURRENT", default=None)
"""The machine whose code runs; None in the simulation itself."""


def machine_of(context: Context | None) -> Machine | None:
    return CURRENT.get() if context is None else context.get(CURRENT)


class Step(asyncio.Handle):
    """A callback that is ready to run on a machine."""

    def __init__(self, callback: Any, args: Any, loop: "SimLoop", context: Context | None) -> None:
        super().__init__(callback, args, loop, context)
        self.machine = machine_of(context)


class Timer(asyncio.TimerHandle):
    """A callback that becomes ready at a time."""

    def __init__(self, when: float, callback: Any, args: Any, loop: "SimLoop", context: Context | None) -> None:
        super().__init__(when, callback, args, loop, context)
        self.machine = machine_of(context)


class NumberedTask(asyncio.Task[Any]):
    """Hashes by order of creation, so that the order of a set of tasks is the same in every run."""

    number: int
    machine: Machine | None

    def __hash__(self) -> int:
        return self.number


class NumberedFuture(asyncio.Future[Any]):
    """Hashes by order of creation, too."""

    number: int

    def __hash__(self) -> int:
        return self.number


class Deadlock(Exception):
    """Nothing is left that could ever happen."""


class SimLoop(asyncio.BaseEventLoop):
    """Runs one callback at a time. Time passes only when nothing is ready."""

    def __init__(self, dice: Dice, is_shuffled: bool) -> None:
        super().__init__()
        self.dice = dice
        self.is_shuffled = is_shuffled
        """Run the ready callbacks of a machine in any order, not in asyncio's."""
        self.seconds = 0.0
        self.steps = 0
        self.ready: list[Step | Timer] = []
        self.urgent: list[Step] = []
        self.timers: list[tuple[float, int, Timer]] = []
        self.numbers = count(1)
        self.tasks: list[NumberedTask] = []
        self.on_error: Callable[[str, BaseException | None], None] = lambda message, error: None

    def time(self) -> float:
        return self.seconds

    # --- scheduling

    def call_soon(self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None) -> Step:
        step = Step(callback, args, self, context)
        self.ready.append(step)
        return step

    def call_soon_threadsafe(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> Step:
        """There are no other threads."""
        return self.call_soon(callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> Timer:
        timer = Timer(when, callback, args, self, context)
        heapq.heappush(self.timers, (when, next(self.numbers), timer))
        return timer

    def call_later(
        self, delay: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> Timer:
        return self.call_at(self.seconds + max(0.0, delay), callback, *args, context=context)

    def call_next(self, callback: Callable[[Unpack[Ts]], object], *args: *Ts) -> None:
        """Run a callback of the simulation itself before anything else."""
        self.urgent.append(Step(callback, args, self, Context()))

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """A cancelled timer is dropped when its time comes."""

    def create_future(self) -> NumberedFuture:
        future = NumberedFuture(loop=self)
        future.number = next(self.numbers)
        return future

    def create_task(self, coro: Any, *, name: Any = None, context: Context | None = None, **more: Any) -> NumberedTask:
        task = NumberedTask.__new__(NumberedTask)
        task.number = next(self.numbers)
        task.machine = machine_of(context)
        NumberedTask.__init__(task, coro, loop=self, name=name or f"task {task.number}", context=context, **more)
        self.tasks.append(task)
        return task

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """What would run in a thread runs here, a little later."""
        done = self.create_future()
        self.call_later(THREAD_SECONDS, self._run_for, done, func, args)
        return done

    def _run_for(self, done: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
        if done.cancelled():
            return
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)

    # --- running

    def _run_once(self) -> None:
        """One callback. The base class calls this until the loop is stopped."""
        self.steps += 1
        if self.urgent:
            self.urgent.pop(0)._run()
            return
        if not self.ready:
            self._advance()
        step = self.ready.pop(self._choice())
        machine = step.machine
        if step.cancelled() or (machine is not None and not machine.is_alive):
            return
        if machine is not None and machine.held is not None:
            machine.held.append(step)
            return
        step._run()

    def _advance(self) -> None:
        """Let time pass until something is ready."""
        timers, ready = self.timers, self.ready
        while timers and timers[0][2].cancelled():
            heapq.heappop(timers)
        if not timers:
            raise Deadlock("nothing is scheduled any more")
        self.seconds = max(self.seconds, timers[0][0])
        while timers and timers[0][0] <= self.seconds:
            ready.append(heapq.heappop(timers)[2])

    def _choice(self) -> int:
        """The place of the callback to run now."""
        ready = self.ready
        if len(ready) == 1:
            return 0
        chosen = self.dice.below(len(ready))
        if self.is_shuffled:
            return chosen
        machine = ready[chosen].machine
        return next(place for place, step in enumerate(ready) if step.machine is machine)

    # --- failing

    def pause(self, machine: Machine, seconds: float) -> None:
        """Stall a machine: nothing runs there while time passes."""
        if machine.held is None:
            machine.held = []
            self.call_later(seconds, self.resume, machine, context=Context())

    def resume(self, machine: Machine) -> None:
        held, machine.held = machine.held or [], None
        self.ready += held

    def kill(self, machine: Machine | None) -> None:
        """End a machine: its tasks are cancelled and run to their end, but nothing they do reaches the outside.

        None stands for the simulation itself.
        """
        if machine is not None:
            machine.is_alive = False
            self.resume(machine)
        mine: list[NumberedTask] = []
        for _ in range(CANCELLATIONS):
            mine += [task for task in self.tasks if task.machine is machine]
            self.tasks = [task for task in self.tasks if task.machine is not machine]
            for task in mine:
                task.cancel()
            self._drain(machine)
            if all(task.done() for task in mine):
                break
        else:
            self.on_error(f"tasks of {machine} do not end when they are cancelled", None)
        retrieve(mine)

    def _drain(self, machine: Machine | None) -> None:
        """Run what is ready on one machine."""
        while mine := [step for step in self.ready if step.machine is machine]:
            self.ready = [step for step in self.ready if step.machine is not machine]
            for step in mine:
                if not step.cancelled():
                    step._run()

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.on_error(str(context.get("message")), context.get("exception"))


def retrieve(tasks: list[NumberedTask]) -> None:
    """Look at the exceptions of tasks, or asyncio logs them once the tasks are collected."""
    for task in tasks:
        if task.done() and not task.cancelled():
            task.exception()
