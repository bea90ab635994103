"""Bots' workers: their work runs here, after a simulated time. They can be slow, hang or die."""

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextvars import Context
from typing import Any, Final, ParamSpec, TypeVar

from tests.simulation.world import World

T = TypeVar("T")
P = ParamSpec("P")
SLOW: Final = 5.0
"""Typical seconds of a task when the workers are slow."""


class SimExecutor:
    """Takes the place of a `ProcessPoolExecutor`."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.is_broken = False
        self.waiting: list[Future[Any]] = []
        self._processes: dict[int, Any] = {}

    def submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        if self.is_broken:
            raise BrokenProcessPool("simulated: a worker has died")
        done: Future[T] = Future()
        self.waiting.append(done)
        faults, dice = self.world.faults, self.world.dice
        if self.world.happens(faults.worker_hangs):
            self.world.note("worker", "hangs")
            return done
        delay = dice.delay(SLOW if self.world.happens(faults.slow_worker) else self.world.thinking)
        dies = self.world.happens(faults.worker_dies)
        end = self._break if dies else lambda: self._finish(done, lambda: work(*args, **kwargs))
        self.world.loop.call_later(delay, end, context=Context())
        return done

    def shutdown(self, wait: bool = True, cancel_futures: bool = False) -> None:
        for done in self.waiting:
            done.cancel()

    def _finish(self, done: "Future[T]", work: Callable[[], T]) -> None:
        if done not in self.waiting:
            return
        self.waiting.remove(done)
        if not done.set_running_or_notify_cancel():
            return
        try:
            done.set_result(work())
        except Exception as error:
            done.set_exception(error)

    def _break(self) -> None:
        """A worker dies: everything that was submitted fails."""
        self.world.note("worker", "dies")
        self.is_broken = True
        for done in self.waiting:
            if done.set_running_or_notify_cancel():
                done.set_exception(BrokenProcessPool("simulated: a worker has died"))
        self.waiting = []
