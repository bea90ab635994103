"""Phases 3 and 4: buying resources and building (R4, R5)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        A_BUILD,
        A_BUY,
        A_DONE,
        BUILDING,
        BUREAUCRACY,
        CITIES,
        COAL,
        FUELS,
        FULL,
        GARBAGE,
        HYBRID,
        OIL,
        OVER,
        OWN,
        RESOURCES,
    )
    from kilowatt.core.course import place_in_order, set_step
    from kilowatt.core.market import clear_obsolete, draw, is_step_3_drawn, remove_lowest

if TYPE_CHECKING:
    from kilowatt.core.blocks import Row, State, Table


def space(s: "State", seat: int, fuel: int) -> int:
    """How many more markers of a kind fit (R4.1)."""
    if fuel >= GARBAGE:
        return s.room[seat][fuel] - s.fuel[seat][fuel]
    coal = s.fuel[seat][COAL] - s.room[seat][COAL]
    oil = s.fuel[seat][OIL] - s.room[seat][OIL]
    shared = s.room[seat][HYBRID] - max(0, coal) - max(0, oil)
    return shared + max(0, -coal if fuel == COAL else -oil)


def can_buy(t: "Table", s: "State", fuel: int) -> bool:
    count = s.fuel_market[fuel]
    return count > 0 and t.price[fuel][count] <= s.money[s.active] and space(s, s.active, fuel) > 0


def buy_fuel(t: "Table", s: "State", fuel: int) -> None:
    s.money[s.active] -= t.price[fuel][s.fuel_market[fuel]]
    s.fuel_market[fuel] -= 1
    s.fuel[s.active][fuel] += 1


def end_turn(t: "Table", s: "State") -> None:
    """Done buying or building: the one before in turn order is next (R4.3, R5.4)."""
    place = place_in_order(t, s, s.active)
    if place > 0:
        s.active = s.order[place - 1]
    elif s.phase == RESOURCES:
        s.phase = BUILDING
        s.active = s.order[t.players - 1]
    else:
        end_building(t, s)


def build(t: "Table", s: "State", city: int) -> None:
    """Connect a city; the distances of the network are kept up, and obsolete plants leave (R5.2, R5.5)."""
    seat = s.active
    s.money[seat] -= s.dist[seat][city] + s.cost[city]
    if s.owned[seat] == 0:
        for i in range(CITIES):
            s.dist[seat][i] = t.way[s.regions][city][i]
    else:
        for i in range(CITIES):
            way = t.way[s.regions][city][i]
            known = s.dist[seat][i]
            s.dist[seat][i] = way if way < known and known != OWN else known
    s.dist[seat][city] = OWN
    s.owned[seat] += 1
    if s.houses[city] == 0:
        s.empty -= 1
    s.houses[city] += 1
    s.cost[city] = t.house[s.houses[city]] if s.houses[city] < s.step else FULL
    if s.owned[seat] > s.leader:
        s.leader = s.owned[seat]
        clear_obsolete(s)


def end_building(t: "Table", s: "State") -> None:
    """The end (R9.1), or the steps that begin here (R8.2, R8.3) and phase 5."""
    if s.leader >= t.end_cities:
        s.phase = OVER
        s.active = -1
        return
    if s.step == 1 and s.leader >= t.step2_cities and not is_step_3_drawn(s):
        set_step(t, s, 2)
        remove_lowest(s)
        draw(s)
        clear_obsolete(s)
    if s.step < 3 and is_step_3_drawn(s):
        set_step(t, s, 3)
    s.phase = BUREAUCRACY
    s.active = s.order[0]


def legal_purchases(t: "Table", s: "State", out: "Row") -> int:
    count = 0
    for fuel in range(FUELS):
        if can_buy(t, s, fuel):
            out[count] = A_BUY + fuel
            count += 1
    out[count] = A_DONE
    return count + 1


def purse(s: "State", seat: int) -> int:
    """A player's money as far as any real price goes: what nobody may build costs more."""
    return min(s.money[seat], OWN - 1)


def legal_builds(t: "Table", s: "State", out: "Row") -> int:
    seat = s.active
    money = purse(s, seat)
    count = 0
    if money >= t.house[0]:
        first = s.owned[seat] == 0 and s.empty > 0
        for i in range(t.city_count[s.regions]):
            city = t.in_play[s.regions][i]
            out[count] = A_BUILD + city
            count += not (first and s.houses[city]) and s.dist[seat][city] + s.cost[city] <= money
    out[count] = A_DONE
    return count + 1
