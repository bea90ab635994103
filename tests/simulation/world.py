"""What everything in one simulation shares: the loop, chance, faults, the trace and the first broken law."""

import asyncio
from contextvars import Context
from typing import Any, NamedTuple

import msgspec

from tests.simulation.dice import Dice
from tests.simulation.loop import CURRENT, SimLoop


class Faults(msgspec.Struct):
    """How often things go wrong; all zero once the world has healed. Probabilities are for each use."""

    read_fails: float = 0.0
    write_fails: float = 0.0
    """Before anything was written."""
    answer_lost: float = 0.0
    """The write is committed, and its caller gets an error."""
    slow_database: float = 0.0
    """Takes seconds."""
    worker_dies: float = 0.0
    slow_worker: float = 0.0
    worker_hangs: float = 0.0
    listen_lost: float = 0.0
    """A process loses its connection for notifications, for each notification."""
    listen_deaf: float = 0.0
    """It is lost, which is noticed only after a while."""
    job_lost: float = 0.0
    job_twice: float = 0.0
    socket_lost: float = 0.0
    """For each message."""
    socket_silent: float = 0.0
    """Neither side learns that the connection is gone."""
    request_lost: float = 0.0
    """An HTTP request is lost, or its answer."""
    crash: float = 0.0
    """A process dies, for each second."""
    restart: float = 0.0
    """A process is stopped in order, for each second."""
    pause: float = 0.0
    """A process stalls for some seconds, per second."""
    clock_jump: float = 0.0
    """The clock of a process is set, for each second."""


class Violation(NamedTuple):
    """A broken law."""

    law: str
    seconds: float
    facts: str

    def __str__(self) -> str:
        return f"{self.law} (at {self.seconds:.3f} s): {self.facts}"


class Event(NamedTuple):
    """A line of the trace."""

    seconds: float
    machine: str
    kind: str
    facts: tuple[Any, ...]

    def __str__(self) -> str:
        shown = " ".join(str(fact) for fact in self.facts)
        return f"{self.seconds:10.4f} {self.machine:9} {self.kind:12} {shown}"


class World:
    """The shared part of one simulation."""

    def __init__(self, seed: int, faults: Faults, is_shuffled: bool, thinking: float) -> None:
        self.seed = seed
        self.thinking = thinking
        """Typical seconds that a bot thinks."""
        self.faults = faults
        self.loop = SimLoop(Dice(seed, "order"), is_shuffled)
        self.loop.on_error = self.on_error
        self.dice = Dice(seed, "outside")
        self.trace: list[Event] = []
        self.violation: Violation | None = None
        self.stalled: list[asyncio.Future[None]] = []
        self.is_healed = False

    async def stall(self, seconds: float) -> None:
        """Wait for so long, or until the faults end."""
        done = self.loop.create_future()
        self.stalled.append(done)
        self.loop.call_later(seconds, settle, done, context=Context())
        await done

    def heal(self) -> None:
        """From here on nothing breaks, and what was slow goes on."""
        self.note("healed")
        self.is_healed = True
        self.faults = Faults()
        for done in self.stalled:
            settle(done)

    def note(self, kind: str, *facts: Any) -> None:
        """Add a line to the trace."""
        machine = CURRENT.get()
        self.trace.append(Event(self.loop.seconds, "-" if machine is None else machine.name, kind, facts))

    def happens(self, fault: float) -> bool:
        """Whether a fault of this probability happens now."""
        return fault > 0 and self.dice.happens(fault)

    def fail(self, law: str, *facts: Any) -> None:
        """A law is broken: the simulation ends here."""
        if self.violation is None:
            self.violation = Violation(law, self.loop.seconds, " ".join(str(fact) for fact in facts))
            self.note("BROKEN", law, *facts)
        self.loop.stop()

    def on_error(self, message: str, error: BaseException | None) -> None:
        self.fail("nothing fails unexpectedly", message, repr(error))


def settle(done: "asyncio.Future[None]") -> None:
    if not done.done():
        done.set_result(None)
