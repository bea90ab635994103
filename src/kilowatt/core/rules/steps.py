"""The three steps of the game (R5.3, R8)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import FULL

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table


def begin_step(t: "Table", s: "State", step: int) -> None:
    """Begin a step, which opens one more slot in each city in play: update the price of the next house (R5.3)."""
    s.step = step
    for city in range(t.cities):
        if s.regions & (1 << t.region_of[city]) and s.houses[city] < step:
            s.cost[city] = t.house[s.houses[city]]
        else:
            s.cost[city] = FULL
