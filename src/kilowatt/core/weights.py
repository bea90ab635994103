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
    "SHORT_RESERVE",
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
    "URGENT",
    "COMFORT",
    "PLENTY",
    "SPARE_FUELLED",
    "SPARE_PLANTS",
    "SPARE_ELSE",
    "TOO_DEAR",
    "LEAD",
    "STEP_2_SHORT",
    "DEAREST",
    "DEAREST_ROUND",
    "NEIGHBOURS",
    "RIVAL_CITY",
)

BY_HAND: Final = (
    4, 16, 5, 0, 96, 32, 24, 8, 0, 0, 2, 22, 22, 10, 0, 1, 0, 20, 3, 50, 4, 0, 0, 0, 0, 60, 64, 60, 5, 0, 40, 120, 0, 0, 9, 60, 20, 5, 20,
)  # fmt: skip
"""A first guess, to start from."""

TUNED: Final = (
    11, 24, 9, 2, 90, 30, 11, 8, 17, 0, 0, 29, 30, 11, -3, 0, 0, 19, 3, 39, 4, -9, 0, 2, -15, 97, 71, 34, 3, 4, 50, 53, -2, -2, 9, 63, 34, 16, 8,
)  # fmt: skip
"""What playing against itself made of it."""
