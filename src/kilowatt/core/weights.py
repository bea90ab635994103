"""The planner's weights: what it takes things to be worth. Found by playing against itself (docs/bots.md).

Each name is the place of its weight; the same numbers stand in `planner.pxd`.
"""

from typing import Final

MOST_ROUNDS: Final = 0
"""No guess at the rounds left goes beyond this."""
PACE: Final = 1
"""Eighths of a city that the leader is taken to build a round."""
AHEAD: Final = 2
"""A plant is bought for so many more cities than now."""
PER_NUMBER: Final = 3
"""Worth of a plant, in sixteenths: for its number,"""
PER_USEFUL: Final = 4
"""for each city it adds that there will soon be,"""
PER_EXTRA: Final = 5
"""for each other city it adds,"""
PER_ROUND: Final = 6
"""for each city it adds and each round left,"""
PER_FUEL: Final = 7
"""less for what it burns a round, each round left,"""
PER_RIVAL: Final = 8
"""less for each marker a round that rivals burn of the same kind,"""
IDLE: Final = 9
"""less if it adds no city there will soon be."""
NOISE: Final = 10
"""A whim of up to this much, so that equals differ."""
FIRST_RESERVE: Final = 11
"""Money never bid in round 1."""
RESERVE: Final = 12
"""Money never bid later."""
SHORT_RESERVE: Final = 13
"""The same while plants are short."""
OPEN_SURPLUS: Final = 14
"""A plant is put up when its worth is at least this much above its number."""
KEEP_FUEL: Final = 15
"""How much running costs count when a plant is scrapped."""
FUEL_KEEPS: Final = 16
"""Money that is not counted on for cities when fuel is bought."""
CITY_PRICE: Final = 17
"""What a city is taken to cost then."""
END_NEAR: Final = 18
"""So many cities before the end, powering counts for itself."""
CITY_AT_END: Final = 19
"""What a powered city is worth then."""
FUEL_WEIGHT: Final = 20
"""How much the cost of fuel counts, in quarters."""
BARGAIN: Final = 21
"""Coal for later is bought up to this price,"""
BARGAIN_OIL: Final = 22
"""oil,"""
BARGAIN_GARBAGE: Final = 23
"""garbage,"""
BARGAIN_URANIUM: Final = 24
"""and uranium,"""
BARGAIN_MONEY: Final = 25
"""by whoever has this much money."""
URGENT: Final = 26
"""What a useful city adds to the worth of a plant near the end."""
COMFORT: Final = 27
"""Money above this ..."""
PLENTY: Final = 28
"""... is worth this many sixteenths in an auction."""
SPARE_FUELLED: Final = 29
"""Money left after building a city that has fuel,"""
SPARE_PLANTS: Final = 30
"""one that has a plant,"""
SPARE_ELSE: Final = 31
"""or one that has neither."""
TOO_DEAR: Final = 32
"""Quarters more for each Elektro above a fair price,"""
LEAD: Final = 33
"""and this much more for whoever leads."""
STEP_2_SHORT: Final = 34
"""So many supplied cities may be missing when Step 2 is started."""
DEAREST: Final = 35
"""The fair price of a city,"""
DEAREST_ROUND: Final = 36
"""and quarters more for each round left."""
NEIGHBOURS: Final = 37
"""So many nearest cities make the surroundings of a start."""
RIVAL_CITY: Final = 38
"""What a city is taken to cost a rival who builds after us."""
KEEP_MISSING: Final = 39
"""How much a marker that there will be none of counts when a plant is scrapped, in sixteenths of a city."""
PER_SHORT: Final = 40
"""Fuel for later is bought dearer, by so many quarters for each marker that will be missing next round."""

NAMES: Final = tuple(name for name in dict(globals()) if name.isupper())

VARIANTS: Final = 8
"""So many sets of weights can play each other."""

MOST: Final = 1000
"""No weight is further from 0: no sum of them overflows."""

BY_HAND: Final = (
    4, 16, 5, 0, 96, 32, 24, 8, 0, 0, 2, 22, 22, 10, 0, 1, 0, 20, 3, 50, 4, 0, 0, 0, 0, 60, 64, 60,
    5, 0, 40, 120, 0, 0, 9, 60, 20, 5, 20, 0, 0,
)  # fmt: skip
"""A first guess, to start from."""

TUNED: Final = (
    11, 24, 9, 2, 90, 30, 11, 8, 17, 0, 0, 29, 20, 0, -3, 0, 0, 19, 3, 39, 4, -9, 0, 2, -15, 90,
    71, 34, 3, 4, 50, 53, -2, -2, 9, 63, 34, 16, 8, 16, 64,
)  # fmt: skip
"""What playing against itself made of it."""
