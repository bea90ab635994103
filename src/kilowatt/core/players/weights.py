"""The planner's weights: what it takes things to be worth. Self-play found them (docs/bots.md).

Each name is the index of its weight; `python -m tools.layout` generates the C constants. Money is in Elektro.
"""

from typing import Final

MOST_ROUNDS: Final = 0
"""Upper bound of the estimate of the rounds left."""
PACE: Final = 1
"""Cities that the leader is expected to build each round, in eighths."""
AHEAD: Final = 2
"""Cities beyond those owned now that a plant is bought for. More cities than that are not `useful`."""
PER_NUMBER: Final = 3
"""Value of a plant for its number, in sixteenths of an Elektro."""
PER_USEFUL: Final = 4
"""Value of a plant for each useful city it adds, in sixteenths."""
PER_EXTRA: Final = 5
"""Value of a plant for each other city it adds, in sixteenths."""
PER_ROUND: Final = 6
"""Value of a plant for each city it adds and each round left, in sixteenths."""
PER_FUEL: Final = 7
"""Deduction from the value of a plant for each Elektro of fuel a round and each round left, in sixteenths."""
PER_RIVAL: Final = 8
"""Deduction from the value of a plant for each marker of its kind that rivals burn a round, in sixteenths."""
IDLE: Final = 9
"""Deduction from the value of a plant that adds no useful city, in sixteenths."""
NOISE: Final = 10
"""Upper bound of a random number added to the value of a plant."""
FIRST_RESERVE: Final = 11
"""Money kept back from bids in round 1."""
RESERVE: Final = 12
"""Money kept back from bids later."""
SHORT_RESERVE: Final = 13
"""Money kept back from bids later while the plants power no more cities than owned."""
OPEN_SURPLUS: Final = 14
"""Least difference of a plant's value and its number for a nomination."""
KEEP_FUEL: Final = 15
"""Weight of running costs in the choice of the plant to scrap, in quarters of a sixteenth of a city."""
FUEL_KEEPS: Final = 16
"""Money not counted on for new cities when buying fuel."""
CITY_PRICE: Final = 17
"""Expected price of a city when buying fuel."""
END_NEAR: Final = 18
"""Cities that the leader may lack of the end of the game for the end to be near."""
CITY_AT_END: Final = 19
"""Value of a powered city near the end, in place of its income."""
FUEL_WEIGHT: Final = 20
"""Weight of the cost of fuel against the income it brings, in quarters."""
BARGAIN: Final = 21
"""Highest price at which coal is bought for later. The next three weights are those of the other fuels."""
BARGAIN_OIL: Final = 22
"""Highest price at which oil is bought for later."""
BARGAIN_GARBAGE: Final = 23
"""Highest price at which garbage is bought for later."""
BARGAIN_URANIUM: Final = 24
"""Highest price at which uranium is bought for later."""
BARGAIN_MONEY: Final = 25
"""Least money for buying fuel for later."""
URGENT: Final = 26
"""Value of a plant for each useful city near the end, in addition to `PER_USEFUL`."""
COMFORT: Final = 27
"""Money that does not raise the value of a plant."""
PLENTY: Final = 28
"""Value of a plant for each Elektro above `COMFORT`, in sixteenths."""
SPARE_FUELLED: Final = 29
"""Money to keep after building a city that plants with fuel can supply."""
SPARE_PLANTS: Final = 30
"""Money to keep after building a city that plants without fuel can supply."""
SPARE_ELSE: Final = 31
"""Money to keep after building a city that no plant can supply."""
TOO_DEAR: Final = 32
"""Money to keep for each Elektro that a city costs above a fair price, in quarters."""
LEAD: Final = 33
"""Money to keep in addition when leading in cities."""
STEP_2_SHORT: Final = 34
"""Supplied cities that may be missing when building the city that starts Step 2."""
DEAREST: Final = 35
"""Fair price of a city in the last round."""
DEAREST_ROUND: Final = 36
"""Addition to the fair price of a city for each round left, in quarters."""
NEIGHBOURS: Final = 37
"""Nearest cities that count as the surroundings of a start."""
RIVAL_CITY: Final = 38
"""Expected price of a city for a rival who builds after us."""
KEEP_MISSING: Final = 39
"""Deduction for each missing marker in the choice of the plant to scrap, in sixteenths of a city."""
PER_SHORT: Final = 40
"""Addition to the `BARGAIN` prices for each marker that will be missing next round, in quarters."""

NAMES: Final = tuple(name for name in dict(globals()) if name.isupper())
WEIGHTS: Final = len(NAMES)

VARIANTS: Final = 8
"""Sets of weights that can play each other."""

MOST_WEIGHT: Final = 1000
"""Largest absolute value of a weight: no sum of them overflows."""

BY_HAND: Final = (
    4, 16, 5, 0, 96, 32, 24, 8, 0, 0, 2, 22, 22, 10, 0, 1, 0, 20, 3, 50, 4, 0, 0, 0, 0, 60, 64, 60,
    5, 0, 40, 120, 0, 0, 9, 60, 20, 5, 20, 0, 0,
)  # fmt: skip
"""The first estimates, from which tuning started."""

TUNED: Final = (
    11, 24, 9, 2, 90, 30, 11, 8, 17, 0, 0, 29, 20, 0, -3, 0, 0, 19, 3, 39, 4, -9, 0, 2, -15, 90,
    71, 34, 3, 4, 50, 53, -2, -2, 9, 63, 34, 16, 8, 16, 64,
)  # fmt: skip
"""The result of tuning by self-play."""
