"""Seeds from seeds, by the engine's own generator: the same on every machine, whoever plays the game."""

from kilowatt.engine import Rng

BITS = 53
"""So many a number of JavaScript holds exactly, and records are read by browsers too."""


def derived(seed: int, *path: int) -> int:
    """A seed for one purpose among many: each path gives another one, and near ones have nothing in common.

    >>> derived(1, 0) == derived(1, 0), derived(1, 0) == derived(1, 1)
    (True, False)
    """
    value = scrambled(seed)
    for step in path:
        value = scrambled(value + step)
    return value >> (64 - BITS)


def scrambled(number: int) -> int:
    return Rng.from_seed(number).next()[0]
