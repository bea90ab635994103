"""The course of the game: turn order and steps (R2.1, R5.3, R8)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        FULL,
    )

if TYPE_CHECKING:
    from kilowatt.core.blocks import State, Table


def place_in_order(t: "Table", s: "State", seat: int) -> int:
    place = 0
    while s.order[place] != seat:
        place += 1
    return place


def set_order(t: "Table", s: "State") -> None:
    """Most cities first, then the highest plant: an insertion sort, which keeps equals in their order."""
    for i in range(1, t.players):
        seat = s.order[i]
        standing = rank(s, seat)
        j = i
        while j > 0 and rank(s, s.order[j - 1]) < standing:
            s.order[j] = s.order[j - 1]
            j -= 1
        s.order[j] = seat


def rank(s: "State", seat: int) -> int:
    count = s.plant_count[seat]
    return s.owned[seat] * 64 + (s.plants[seat][count - 1] if count > 0 else 0)


def set_step(t: "Table", s: "State", step: int) -> None:
    """A new step opens slots: the price of the lowest free one of each city in play (R5.3)."""
    s.step = step
    for city in range(t.cities):
        if s.regions & (1 << t.region_of[city]) and s.houses[city] < step:
            s.cost[city] = t.house[s.houses[city]]
        else:
            s.cost[city] = FULL
