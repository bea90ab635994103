"""One plant too many: scrapping, and what becomes of its markers (R3.9)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.auction import close_sale
    from kilowatt.core.codes import (
        A_DONE,
        A_DROP,
        A_SCRAP,
        CLEAN,
        COAL,
        FUELS,
        GARBAGE,
        HYBRID,
        OIL,
        URANIUM,
    )

if TYPE_CHECKING:
    from kilowatt.core.blocks import Row, State, Table


def scrap(t: "Table", s: "State", plant: int) -> None:
    """A plant goes; of its markers those that no choice could keep go at once."""
    seat = s.active
    place = 0
    while s.plants[seat][place] != plant:
        place += 1
    s.plant_count[seat] -= 1
    for i in range(place, s.plant_count[seat]):
        s.plants[seat][i] = s.plants[seat][i + 1]
    s.plants[seat][s.plant_count[seat]] = 0
    s.room[seat][t.kind[plant]] -= 2 * t.burns[plant]
    s.gone[plant] = 1
    s.scrapped = plant
    leave_what_must_go(t, s)
    close_sale_unless_asked(t, s)


def may_leave(t: "Table", s: "State", coal: int, oil: int, garbage: int, uranium: int) -> bool:
    """Whether so much may have been left behind in the end: it could lie on the plant, and the rest fits."""
    seat = s.active
    kind = t.kind[s.scrapped]
    if coal + oil + garbage + uranium > 2 * t.burns[s.scrapped]:
        return False
    if (coal and kind != COAL and kind != HYBRID) or (oil and kind != OIL and kind != HYBRID):
        return False
    if (garbage and kind != GARBAGE) or (uranium and kind != URANIUM):
        return False
    coal = s.fuel[seat][COAL] + s.left[COAL] - coal
    oil = s.fuel[seat][OIL] + s.left[OIL] - oil
    garbage = s.fuel[seat][GARBAGE] + s.left[GARBAGE] - garbage
    uranium = s.fuel[seat][URANIUM] + s.left[URANIUM] - uranium
    if coal < 0 or oil < 0 or garbage < 0 or uranium < 0:
        return False
    return fits(s, seat, coal, oil, garbage, uranium)


def fits(s: "State", seat: int, coal: int, oil: int, garbage: int, uranium: int) -> bool:
    """Whether markers fit on a player's plants (R4.2a)."""
    shared = max(0, coal - s.room[seat][COAL]) + max(0, oil - s.room[seat][OIL])
    return shared <= s.room[seat][HYBRID] and garbage <= s.room[seat][GARBAGE] and uranium <= s.room[seat][URANIUM]


def leads_on(t: "Table", s: "State", coal: int, oil: int, garbage: int, uranium: int) -> bool:
    """Whether leaving so much, or so much and more, is a choice."""
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


def leave_what_must_go(t: "Table", s: "State") -> None:
    """For each kind, as much as the choice that keeps most of it must leave."""
    kind = t.kind[s.scrapped]
    if kind == CLEAN:
        return
    for fuel in range(FUELS):
        if fuel == kind or (kind == HYBRID and fuel <= OIL):
            leave(s, fuel, least_left(t, s, fuel))


def least_left(t: "Table", s: "State", fuel: int) -> int:
    """The least of a kind that any choice leaves; what was left of other kinds by now is only what must be."""
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
    return 0


def leave(s: "State", fuel: int, count: int) -> None:
    s.fuel[s.active][fuel] -= count
    s.left[fuel] += count
    s.supply[fuel] += count


def can_drop(t: "Table", s: "State", fuel: int) -> bool:
    return s.fuel[s.active][fuel] > 0 and leads_on(
        t,
        s,
        s.left[COAL] + (fuel == COAL),
        s.left[OIL] + (fuel == OIL),
        s.left[GARBAGE] + (fuel == GARBAGE),
        s.left[URANIUM] + (fuel == URANIUM),
    )


def can_end_dropping(t: "Table", s: "State") -> bool:
    return may_leave(t, s, s.left[COAL], s.left[OIL], s.left[GARBAGE], s.left[URANIUM])


def close_sale_unless_asked(t: "Table", s: "State") -> None:
    """The owner is asked only while there is something to choose."""
    for fuel in range(FUELS):
        if can_drop(t, s, fuel):
            return
    close_sale(t, s)


def drop(t: "Table", s: "State", fuel: int) -> None:
    leave(s, fuel, 1)
    close_sale_unless_asked(t, s)


def legal_scraps(s: "State", out: "Row") -> int:
    count = 0
    for i in range(s.plant_count[s.active]):
        if s.plants[s.active][i] != s.bought:
            out[count] = A_SCRAP + s.plants[s.active][i]
            count += 1
    return count


def legal_drops(t: "Table", s: "State", out: "Row") -> int:
    count = 0
    for fuel in range(FUELS):
        if can_drop(t, s, fuel):
            out[count] = A_DROP + fuel
            count += 1
    if can_end_dropping(t, s):
        out[count] = A_DONE
        count += 1
    return count
