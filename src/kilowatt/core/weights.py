"""The planner's weights: what it takes things to be worth. Found by playing against itself (docs/bots.md)."""

from typing import Final

NAMES: Final = (
    "MOST_ROUNDS",
    "PACE",
    "AHEAD",
    "PER_NUMBER",
    "PER_USEFUL",
    "PER_EXTRA",
    "PER_ROUND",
    "PER_FUEL",
    "PER_RIVAL",
    "IDLE",
    "NOISE",
    "FIRST_RESERVE",
    "RESERVE",
    "STEP_RESERVE",
    "OPEN_SURPLUS",
    "KEEP_FUEL",
    "FUEL_KEEPS",
    "CITY_PRICE",
    "END_NEAR",
    "CITY_AT_END",
    "FUEL_WEIGHT",
    "BARGAIN",
    "BARGAIN_OIL",
    "BARGAIN_GARBAGE",
    "BARGAIN_URANIUM",
    "BARGAIN_MONEY",
    "OVER_FUEL",
    "OVER_PLANTS",
    "LEAD",
    "STEP_2_SHORT",
    "DEAREST",
    "DEAREST_ROUND",
    "BUILD_RESERVE",
    "RIVAL_CITY",
)

BY_HAND: Final = (
    8, 16, 3, 16, 32, 16, 0, 0, 0, 48, 3, 0, 10, 0, 0, 4, 20, 20, 3, 40, 4, 0, 0, 0, 0, 60, 0, 1, 20, 9, 60, 20, 8, 20,
)  # fmt: skip
"""A first guess, to start from."""
