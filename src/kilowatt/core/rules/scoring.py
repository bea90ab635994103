"""The end: who has won (R9.2)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.rules.powering import most_powered

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table


def powered_cities(t: "Table", s: "State", seat: int) -> int:
    """The most of a player's cities that the plants can power with the markers at hand (R9.2)."""
    return min(most_powered(t, s, seat), s.owned[seat])


def place_of(t: "Table", s: "State", seat: int) -> int:
    """The place of a seat in the ranking, 1 for the winners (R9.2)."""
    place = 1
    for other in range(t.players):
        place += is_ahead(t, s, other, seat)
    return place


def is_ahead(t: "Table", s: "State", one: int, other: int) -> bool:
    """Cities powered, then money, then cities (R9.2)."""
    difference = powered_cities(t, s, one) - powered_cities(t, s, other)
    if difference == 0:
        difference = s.money[one] - s.money[other]
    if difference == 0:
        difference = s.owned[one] - s.owned[other]
    return difference > 0
