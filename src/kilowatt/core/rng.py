"""The engine's random generator (SplitMix64); its state is an array of one number."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    GAMMA = 0x9E3779B97F4A7C15
    MIX_1 = 0xBF58476D1CE4E5B9
    MIX_2 = 0x94D049BB133111EB
    MASK_64 = 0xFFFFFFFFFFFFFFFF
    MASK_32 = 0xFFFFFFFF

if TYPE_CHECKING:
    from kilowatt.core.layout.checked_memory import CheckedArray


def next_bits(rng: "CheckedArray") -> int:
    rng[0] = (rng[0] + GAMMA) & MASK_64
    z = rng[0]
    z = ((z ^ (z >> 30)) * MIX_1) & MASK_64
    z = ((z ^ (z >> 27)) * MIX_2) & MASK_64
    return z ^ (z >> 31)


def below(rng: "CheckedArray", bound: int) -> int:
    """A number from 0 to bound - 1, all equally likely."""
    while True:
        product = (next_bits(rng) >> 32) * bound
        low = product & MASK_32
        # Only a low part below the bound can be biased, so the division is rarely needed.
        if low >= bound or low >= (MASK_32 - bound + 1) % bound:
            return product >> 32


def shuffle(rng: "CheckedArray", cards: "CheckedArray", start: int, count: int) -> None:
    """Fisher-Yates shuffle of a part of an array, from its end."""
    for last in range(count - 1, 0, -1):
        pick = below(rng, last + 1)
        card = cards[start + last]
        cards[start + last] = cards[start + pick]
        cards[start + pick] = card
