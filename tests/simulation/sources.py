"""Time and chance for the server: its modules get these in place of `time` and `secrets` while a simulation runs.

Its objects hash by the order in which they are first hashed, not by their address: so sets always have the same order.
"""

import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import ModuleType
from typing import Any, Final

from tests.simulation.dice import Dice
from tests.simulation.loop import CURRENT, SimLoop

EPOCH: Final = 1_900_000_000
"""Seconds since 1970 when every simulation begins."""
PACKAGES: Final = ("kilowatt.server", "kilowatt.bots")
ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz0123456789"


class VirtualTime(ModuleType):
    """The module `time`, on the loop's clock and, for the time of day, that of the current machine."""

    loop: SimLoop

    def __init__(self) -> None:
        super().__init__("time")

    def monotonic(self) -> float:
        return self.loop.seconds

    perf_counter = monotonic

    def monotonic_ns(self) -> int:
        return int(self.loop.seconds * 1e9)

    def time(self) -> float:
        machine = CURRENT.get()
        return EPOCH + self.loop.seconds + (0.0 if machine is None else machine.clock_ahead)

    def time_ns(self) -> int:
        """In whole microseconds: a float of this size has no more."""
        return round(self.time() * 1e6) * 1000

    def sleep(self, seconds: float) -> None:
        raise AssertionError("the server must not block its thread")

    def __getattr__(self, name: str) -> Any:
        """Functions that do not read a clock are those of the real module."""
        if name not in ("gmtime", "strftime", "struct_time", "get_clock_info"):
            raise AttributeError(f"the simulation does not know time.{name}")
        return getattr(time, name)


class SeededSystemRandom(Random):
    """`SystemRandom`, from the seed."""

    dice: Dice

    def __init__(self) -> None:
        super().__init__(self.dice.bits(64))


class SeededSecrets(ModuleType):
    """The module `secrets`, from the seed."""

    dice: Dice

    def __init__(self) -> None:
        super().__init__("secrets")

    def begin(self, dice: Dice) -> None:
        self.dice = SeededSystemRandom.dice = dice
        HASHES.next = 0

    def token_bytes(self, nbytes: int = 32) -> bytes:
        return self.dice.bits(8 * nbytes).to_bytes(nbytes, "big")

    def token_hex(self, nbytes: int = 32) -> str:
        return self.token_bytes(nbytes).hex()

    def token_urlsafe(self, nbytes: int = 32) -> str:
        return "".join(self.dice.pick(ALPHABET) for _ in range(nbytes * 4 // 3))

    def choice(self, choices: Any) -> Any:
        return self.dice.pick(choices)

    def randbelow(self, bound: int) -> int:
        return self.dice.bits(bound.bit_length() + 32) % bound

    def randbits(self, count: int) -> int:
        return self.dice.bits(count)

    SystemRandom = SeededSystemRandom
    compare_digest = staticmethod(secrets.compare_digest)


class Hashes:
    """The next hash of an object that defines none."""

    next = 0


def hash_by_order(thing: object) -> int:
    known: int | None = thing.__dict__.get("_hash")
    if known is None:
        known = thing.__dict__["_hash"] = HASHES.next
        HASHES.next += 1
    return known


HASHES: Final = Hashes()
ADDRESS: Final[Any] = object.__hash__
TIME: Final = VirtualTime()
SECRETS: Final = SeededSecrets()


@contextmanager
def virtual_sources() -> Iterator[None]:
    """Give the server's modules virtual time and seeded secrets."""
    replaced = list[tuple[object, str, Any]]()
    replacements = replacements_by_value()

    def replace(owner: object, name: str, value: Any, new: Any) -> None:
        replaced.append((owner, name, value))
        setattr(owner, name, new)

    for name, module in sys.modules.copy().items():
        for attribute, value in list(vars(module).items()) if name.startswith(PACKAGES) else ():
            if id(value) in replacements:
                replace(module, attribute, value, replacements[id(value)])
            elif isinstance(value, type) and value.__module__ == name and is_hashed_by_address(value):
                replace(value, "__hash__", object.__hash__, hash_by_order)
    try:
        yield
    finally:
        for owner, attribute, value in reversed(replaced):
            setattr(owner, attribute, value)


def is_hashed_by_address(kind: type) -> bool:
    return vars(kind).get("__hash__", kind.__hash__) is ADDRESS and kind.__dictoffset__ != 0


def replacements_by_value() -> dict[int, Any]:
    """By identity: the two modules, and functions that a module may have imported from them."""
    found: dict[int, Any] = {id(time): TIME, id(secrets): SECRETS}
    for real, virtual in ((time, TIME), (secrets, SECRETS)):
        for name in dir(type(virtual)):
            if not name.startswith("_") and hasattr(real, name):
                found[id(getattr(real, name))] = getattr(virtual, name)
    return found
