"""Wilson's score interval."""

from math import sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
"""Standard deviations that contain 95 % of a normal distribution."""


class Interval(NamedTuple):
    low: float
    high: float

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2


def wilson(wins: float, games: int, z: float = Z95) -> Interval:
    """The 95 % interval of a share; wins may be fractions.

    >>> low, high = wilson(8, 10)
    >>> round(low, 4), round(high, 4)
    (0.4902, 0.9433)
    """
    if not games:
        return Interval(0.0, 1.0)
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return Interval(max(0.0, middle - half) if wins else 0.0, min(1.0, middle + half) if wins < games else 1.0)
