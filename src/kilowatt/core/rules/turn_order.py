"""Phase 1: the turn order (R2.1, R2.2)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table


def place_in_order(t: "Table", s: "State", seat: int) -> int:
    """Without a branch on the place, which is hard to predict."""
    found = 0
    for place in range(t.players):
        found += place * (s.order[place] == seat)
    return found


def set_order(t: "Table", s: "State") -> None:
    """Most cities first, ties by the highest plant (R2.1): an insertion sort, which is stable."""
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
