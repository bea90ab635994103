"""Estimates that several policies share: what plants can power, and what fuel costs."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import CLEAN, COAL, HYBRID, OIL

    SOLD_OUT_PRICE = 16

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table


def capacity(t: "Table", s: "State", seat: int) -> int:
    """The number of cities that all plants of a player power together."""
    total = 0
    for i in range(s.plant_count[seat]):
        total += t.powers[s.plants[seat][i]]
    return total


def fuel_price(t: "Table", s: "State", fuel: int) -> int:
    """The price of the next marker; if a fuel is sold out, as if it were the most expensive."""
    count = s.fuel_market[fuel]
    return t.price[fuel][count] if count > 0 else SOLD_OUT_PRICE


def price_for(t: "Table", s: "State", kind: int) -> int:
    """The price of one marker for a kind of plant."""
    if kind == CLEAN:
        return 0
    if kind == HYBRID:
        return min(fuel_price(t, s, COAL), fuel_price(t, s, OIL))
    return fuel_price(t, s, kind)


def cost_of_markers(t: "Table", s: "State", fuel: int, count: int, missing: int) -> int:
    """The price of the next `count` markers, with a price for each one that is missing."""
    total = 0
    left = s.fuel_market[fuel]
    for _ in range(count):
        total += t.price[fuel][left] if left > 0 else missing
        left = max(0, left - 1)
    return total


def cheaper_for_hybrids(t: "Table", s: "State") -> int:
    """The cheaper of coal and oil now."""
    return COAL if fuel_price(t, s, COAL) <= fuel_price(t, s, OIL) else OIL
