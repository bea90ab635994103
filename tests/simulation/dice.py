"""Seeded chance. It uses only `random()`, whose numbers are the same in every version of Python."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """One stream of chance. Streams of one seed are independent of each other."""

    def __init__(self, seed: int, stream: str) -> None:
        self.random = Random(f"{stream} {seed}").random

    def happens(self, probability: float) -> bool:
        return self.random() < probability

    def below(self, bound: int) -> int:
        return int(self.random() * bound)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.random()

    def delay(self, typical: float) -> float:
        """Seconds: mostly below `typical`, sometimes a few times longer."""
        drawn = self.random()
        return typical * drawn * drawn * 3

    def pick(self, choices: Sequence[T]) -> T:
        return choices[int(self.random() * len(choices))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in items]

    def bits(self, count: int) -> int:
        """An integer of this many bits."""
        drawn = 0
        for _ in range(0, count, 32):
            drawn = drawn << 32 | int(self.random() * 4294967296)
        return drawn >> (-count % 32)
