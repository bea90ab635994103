"""Derived seeds, by the engine's generator: the same on every machine."""

from kilowatt.engine import Rng

BITS = 53
"""Bits of a derived seed: JavaScript numbers hold no more exactly, and browsers read records."""


def derived(seed: int, *path: int) -> int:
    """A seed for one purpose; different paths give independent seeds.

    >>> derived(1, 0) == derived(1, 0), derived(1, 0) == derived(1, 1)
    (True, False)
    """
    value = scrambled(seed)
    for step in path:
        value = scrambled(value + step)
    return value >> (64 - BITS)


def scrambled(number: int) -> int:
    return Rng.from_seed(number).next()[0]
