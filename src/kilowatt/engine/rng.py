"""A portable random generator: a seed gives the same game on every platform and Python version.

SplitMix64 (a 64-bit counter, finalised by two multiply-xorshift rounds). Its upper 32 bits give unbiased numbers below
n by multiplication with rejection. A generator is a value: a draw returns the result and the next generator.
"""

from collections.abc import Sequence
from typing import TypeVar

from kilowatt.engine.value import Value

T = TypeVar("T")

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


class Rng(Value, frozen=True, gc=False):
    state: int

    @classmethod
    def from_seed(cls, seed: int) -> "Rng":
        """Any integer is a seed, taken modulo 2**64."""
        return cls(seed & MASK)

    def next(self) -> "tuple[int, Rng]":
        """64 random bits.

        >>> Rng.from_seed(0).next()[0]
        16294208416658607535
        """
        state = (self.state + GAMMA) & MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31), Rng(state)

    def below(self, bound: int) -> "tuple[int, Rng]":
        """A uniform number from 0 to bound - 1."""
        if bound < 1:
            raise ValueError(f"there is no number below {bound}")
        least = (1 << 32) % bound
        rng = self
        while True:
            bits, rng = rng.next()
            product = (bits >> 32) * bound
            if product & 0xFFFFFFFF >= least:
                return product >> 32, rng

    def choose(self, items: Sequence[T]) -> "tuple[T, Rng]":
        index, rng = self.below(len(items))
        return items[index], rng

    def shuffle(self, items: Sequence[T]) -> "tuple[tuple[T, ...], Rng]":
        """Fisher-Yates shuffle, from the last place down."""
        mixed, rng = list(items), self
        for last in range(len(mixed) - 1, 0, -1):
            pick, rng = rng.below(last + 1)
            mixed[last], mixed[pick] = mixed[pick], mixed[last]
        return tuple(mixed), rng
