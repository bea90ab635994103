"""Fuel on plants: what fits, and what may be left behind with a scrapped plant (R4.1, R4.2a, R3.9)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import COAL, GARBAGE, HYBRID, OIL, URANIUM

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table


def fits(s: "State", seat: int, coal: int, oil: int, garbage: int, uranium: int) -> bool:
    """Whether markers fit on a player's plants (R4.2a)."""
    shared = max(0, coal - s.room[seat][COAL]) + max(0, oil - s.room[seat][OIL])
    return shared <= s.room[seat][HYBRID] and garbage <= s.room[seat][GARBAGE] and uranium <= s.room[seat][URANIUM]


def may_leave(t: "Table", s: "State", coal: int, oil: int, garbage: int, uranium: int) -> bool:
    """Whether these markers may be left behind with the scrapped plant: they fit on it, the rest on the others."""
    seat = s.active
    kind = t.kind[s.scrapped]
    if (coal and kind != COAL and kind != HYBRID) or (oil and kind != OIL and kind != HYBRID):
        return False
    if (garbage and kind != GARBAGE) or (uranium and kind != URANIUM):
        return False
    too_many = coal + oil + garbage + uranium > 2 * t.burns[s.scrapped]
    coal = s.fuel[seat][COAL] + s.left[COAL] - coal
    oil = s.fuel[seat][OIL] + s.left[OIL] - oil
    garbage = s.fuel[seat][GARBAGE] + s.left[GARBAGE] - garbage
    uranium = s.fuel[seat][URANIUM] + s.left[URANIUM] - uranium
    if too_many or coal < 0 or oil < 0 or garbage < 0 or uranium < 0:
        return False
    return fits(s, seat, coal, oil, garbage, uranium)


def can_lead_to_leaving(t: "Table", s: "State", coal: int, oil: int, garbage: int, uranium: int) -> bool:
    """Whether these markers, alone or with more, may be left behind."""
    kind = t.kind[s.scrapped]
    spare = 2 * t.burns[s.scrapped] - coal - oil - garbage - uranium
    for more in range(spare + 1):
        if kind == HYBRID:
            for share in range(more + 1):
                if may_leave(t, s, coal + share, oil + more - share, garbage, uranium):
                    return True
        elif may_leave(
            t,
            s,
            coal + (more if kind == COAL else 0),
            oil + (more if kind == OIL else 0),
            garbage + (more if kind == GARBAGE else 0),
            uranium + (more if kind == URANIUM else 0),
        ):
            return True
    return False


def least_left(t: "Table", s: "State", fuel: int) -> int:
    """The fewest markers of a fuel that any choice leaves behind."""
    places = 2 * t.burns[s.scrapped]
    for count in range(places + 1):
        if t.kind[s.scrapped] != HYBRID:
            if may_leave(
                t,
                s,
                count if fuel == COAL else 0,
                count if fuel == OIL else 0,
                count if fuel == GARBAGE else 0,
                count if fuel == URANIUM else 0,
            ):
                return count
        else:
            for other in range(places - count + 1):
                if may_leave(t, s, count if fuel == COAL else other, other if fuel == COAL else count, 0, 0):
                    return count
    return 0  # pragma: no cover - the player holds more than fits, which no game leads to
