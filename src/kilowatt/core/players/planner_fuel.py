"""The planner in phase 3: which plants to run, and the markers to buy for them."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import A_BUY, A_DONE, COAL, FUELS, GARBAGE, HYBRID, OIL, URANIUM
    from kilowatt.core.players.estimates import cheaper_for_hybrids, cost_of_markers, fuel_price
    from kilowatt.core.players.weight_table import W, is_end_near, rounds_left, truncated
    from kilowatt.core.players.weights import (
        BARGAIN,
        BARGAIN_MONEY,
        CITY_AT_END,
        CITY_PRICE,
        FUEL_KEEPS,
        FUEL_WEIGHT,
        PER_SHORT,
    )
    from kilowatt.core.rules.fuel_market import can_buy
    from kilowatt.core.rules.powering import cities_of, coal_of, garbage_of, hybrid_of, need_of, oil_of, uranium_of

    MISSING_PRICE = 1000

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table


def planned_purchase(t: "Table", s: "State", variant: int) -> int:
    """Buy a marker for the plants that will pay most, then cheap ones for later; or stop."""
    seat = s.active
    mask = plants_to_fuel(t, s, seat, variant)
    need = need_of(t, s, seat, mask)
    for fuel in range(FUELS):
        if lacking(s, seat, need, fuel) > 0 and can_buy(t, s, fuel):
            return A_BUY + fuel
    cheaper = cheaper_for_hybrids(t, s)
    if lacking_in_hybrids(s, seat, need) > 0 and can_buy(t, s, cheaper):
        return A_BUY + cheaper
    if rounds_left(t, s, variant) == 1:
        return A_DONE
    for fuel in range(FUELS):
        limit = W[variant][BARGAIN + fuel] + truncated(coming_shortage(t, s, fuel) * W[variant][PER_SHORT], 4)
        if fuel_price(t, s, fuel) <= limit and s.money[seat] >= W[variant][BARGAIN_MONEY] and can_buy(t, s, fuel):
            return A_BUY + fuel
    return A_DONE


def plants_to_fuel(t: "Table", s: "State", seat: int, variant: int) -> int:
    """The set of plants with the best income after fuel, for the cities the player may have by then."""
    cities = s.owned[seat] + max(0, s.money[seat] - W[variant][FUEL_KEEPS]) // W[variant][CITY_PRICE]
    near_end = is_end_near(t, s, variant)
    best = 0
    most = -10000
    for mask in range(1 << s.plant_count[seat]):
        need = need_of(t, s, seat, mask)
        cost = fuel_bill(t, s, seat, need)
        if cost <= s.money[seat]:
            made = min(cities_of(need), cities)
            pay = made * W[variant][CITY_AT_END] if near_end else t.payout[min(made, t.payout_top)]
            value = pay * 4 - cost * W[variant][FUEL_WEIGHT]
            if value > most:
                most = value
                best = mask
    return best


def fuel_bill(t: "Table", s: "State", seat: int, need: int) -> int:
    """The price of all markers that plants with this need lack to run once."""
    cost = 0
    missing = lacking_in_hybrids(s, seat, need)
    if missing > 0:
        cost = cost_of_markers(t, s, cheaper_for_hybrids(t, s), missing, MISSING_PRICE)
    for fuel in range(FUELS):
        missing = lacking(s, seat, need, fuel)
        if missing > 0:
            cost += cost_of_markers(t, s, fuel, missing, MISSING_PRICE)
    return cost


def lacking(s: "State", seat: int, need: int, fuel: int) -> int:
    """How many markers of a fuel the plants that burn nothing else lack."""
    if fuel == COAL:
        return coal_of(need) - s.fuel[seat][COAL]
    if fuel == OIL:
        return oil_of(need) - s.fuel[seat][OIL]
    if fuel == GARBAGE:
        return garbage_of(need) - s.fuel[seat][GARBAGE]
    return uranium_of(need) - s.fuel[seat][URANIUM]


def lacking_in_hybrids(s: "State", seat: int, need: int) -> int:
    """How many markers the hybrids lack after the other plants."""
    spare = max(0, s.fuel[seat][COAL] - coal_of(need)) + max(0, s.fuel[seat][OIL] - oil_of(need))
    return hybrid_of(need) - spare


def demand(t: "Table", s: "State", seat: int, kind: int) -> int:
    """Markers that the plants of all seats but one burn each round of what a kind of plant burns."""
    total = 0
    for other in range(t.players):
        if other != seat:
            for i in range(s.plant_count[other]):
                plant = s.plants[other][i]
                if t.kind[plant] == kind or (kind <= OIL and t.kind[plant] == HYBRID):
                    total += t.burns[plant]
    return total


def coming_shortage(t: "Table", s: "State", fuel: int) -> int:
    """How many markers will be missing in the next phase 3, after the refill (R7.5)."""
    return max(0, demand(t, s, -1, fuel) - s.fuel_market[fuel] - min(t.refill[s.step - 1][fuel], s.supply[fuel]))
