"""The planner's weights in C, a row for each variant, and estimates that depend on weights alone."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kilowatt.core.players import weights

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.players.weights import CITY_PRICE, END_NEAR, MOST_ROUNDS, PACE, RIVAL_CITY, VARIANTS, WEIGHTS

    W = [[0] * WEIGHTS for _ in range(VARIANTS)]

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table


def set_weights(variant: int, values: Sequence[int]) -> None:
    """Give a variant of the planner its weights, in the order of `weights.NAMES`."""
    if not 0 <= variant < VARIANTS or len(values) != WEIGHTS:
        raise ValueError(f"variant {variant} with {len(values)} weights: there are {VARIANTS} of {WEIGHTS}")
    if any(not -weights.MOST_WEIGHT <= value <= weights.MOST_WEIGHT for value in values):
        raise ValueError(f"weights {tuple(values)}: each is from -{weights.MOST_WEIGHT} to {weights.MOST_WEIGHT}")
    if any(values[place] < 1 for place in (PACE, CITY_PRICE, RIVAL_CITY)):
        raise ValueError("PACE, CITY_PRICE and RIVAL_CITY are divisors: they must be at least 1")
    for i in range(WEIGHTS):
        W[variant][i] = values[i]


def truncated(value: int, divisor: int) -> int:
    """A quotient rounded towards 0: for negative numbers `//` differs between C and Python."""
    return value // divisor if value >= 0 else -(-value // divisor)


def rounds_left(t: "Table", s: "State", variant: int) -> int:
    """An estimate of the powerings to come, this round's included."""
    return max(1, min(W[variant][MOST_ROUNDS], (t.end_cities - s.leader) * 8 // W[variant][PACE] + 1))


def is_end_near(t: "Table", s: "State", variant: int) -> bool:
    return s.leader + W[variant][END_NEAR] >= t.end_cities


set_weights(0, weights.TUNED)
for other in range(1, weights.VARIANTS):
    set_weights(other, weights.BY_HAND)
