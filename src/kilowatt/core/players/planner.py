"""A policy that plays Power Grid by tuned weights: what plants, fuel, cities and ending the game are worth."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import AUCTION, BUILDING, BUREAUCRACY, RESOURCES
    from kilowatt.core.players.choices import best_powering
    from kilowatt.core.players.planner_auction import planned_in_auction
    from kilowatt.core.players.planner_building import planned_build
    from kilowatt.core.players.planner_fuel import planned_purchase
    from kilowatt.core.rng import below
    from kilowatt.core.rules.actions import legal

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def planned(t: "Table", s: "State", variant: int, rng: "CheckedArray", out: "CheckedArray") -> int:
    """The action that a variant of the planner takes."""
    if s.phase == AUCTION:
        return planned_in_auction(t, s, variant, rng, out)
    if s.phase == RESOURCES:
        return planned_purchase(t, s, variant)
    if s.phase == BUILDING:
        return planned_build(t, s, variant)
    if s.phase == BUREAUCRACY:
        return best_powering(t, s)
    return out[below(rng, legal(t, s, out))]
