"""The planner in phase 2: what a plant is worth, and which one to scrap."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import A_BID, A_NOMINATE, A_PASS, A_SCRAP, CLEAN, COAL, HYBRID, OIL
    from kilowatt.core.players.estimates import SOLD_OUT_PRICE, capacity, cost_of_markers, price_for
    from kilowatt.core.players.planner_fuel import demand, fuel_bill, plants_to_fuel
    from kilowatt.core.players.weight_table import W, is_end_near, rounds_left, truncated
    from kilowatt.core.players.weights import (
        AHEAD,
        COMFORT,
        FIRST_RESERVE,
        IDLE,
        KEEP_FUEL,
        KEEP_MISSING,
        NOISE,
        OPEN_SURPLUS,
        PER_EXTRA,
        PER_FUEL,
        PER_NUMBER,
        PER_RIVAL,
        PER_ROUND,
        PER_USEFUL,
        PLENTY,
        RESERVE,
        SHORT_RESERVE,
        URGENT,
    )
    from kilowatt.core.rng import below
    from kilowatt.core.rules.actions import legal
    from kilowatt.core.rules.auction import least_bid
    from kilowatt.core.rules.building import spendable
    from kilowatt.core.rules.plant_market import on_offer
    from kilowatt.core.rules.powering import need_of
    from kilowatt.core.rules.turn_order import place_in_order

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def planned_in_auction(t: "Table", s: "State", variant: int, rng: "CheckedArray", out: "CheckedArray") -> int:
    if s.scrapped > 0:
        return out[legal(t, s, out) - 1]
    if s.bought > 0:
        return A_SCRAP + s.plants[s.active][plant_to_scrap(t, s, s.active, s.bought, variant)]
    if s.plant > 0:
        if s.bid == 0 or least_bid(s) <= worth(t, s, s.plant, variant, rng):
            return A_BID + least_bid(s)
        return A_PASS
    return planned_opening(t, s, variant, rng)


def planned_opening(t: "Table", s: "State", variant: int, rng: "CheckedArray") -> int:
    """Nominate the plant whose worth exceeds its number most, if by enough; otherwise pass."""
    money = s.money[s.active]
    best = 0
    most = -10000 if s.round == 1 else W[variant][OPEN_SURPLUS]
    for i in range(on_offer(t, s)):
        plant = s.market[i]
        if plant <= money:
            surplus = worth(t, s, plant, variant, rng) - plant
            if surplus > most or (surplus == most and best == 0):
                most = surplus
                best = plant
    return A_NOMINATE + best if best > 0 else A_PASS


def worth(t: "Table", s: "State", plant: int, variant: int, rng: "CheckedArray") -> int:
    """What a plant is worth to the active player, at most what the player can spare."""
    seat = s.active
    kind = t.kind[plant]
    before = capacity(t, s, seat)
    gain = t.powers[plant]
    if s.plant_count[seat] >= t.max_plants:
        gain -= t.powers[s.plants[seat][plant_to_scrap(t, s, seat, 0, variant)]]
    rounds = rounds_left(t, s, variant)
    wanted = min(t.end_cities, s.owned[seat] + W[variant][AHEAD])
    useful = max(0, min(before + gain, wanted) - min(before, wanted))
    near_end = is_end_near(t, s, variant)
    value = truncated(
        plant * W[variant][PER_NUMBER]
        + useful * (W[variant][PER_USEFUL] + (W[variant][URGENT] if near_end else 0))
        + (gain - useful) * W[variant][PER_EXTRA]
        + gain * rounds * W[variant][PER_ROUND]
        - running_cost(t, s, plant) * rounds * W[variant][PER_FUEL]
        - (demand(t, s, seat, kind) * W[variant][PER_RIVAL] if kind != CLEAN else 0)
        - (W[variant][IDLE] if useful == 0 else 0)
        + (max(0, spendable(s, seat) - W[variant][COMFORT]) * W[variant][PLENTY] if useful > 0 else 0),
        16,
    ) + below(rng, 1 + max(0, W[variant][NOISE]))
    if s.round == 1:
        return min(max(value, 0), s.money[seat] - max(0, W[variant][FIRST_RESERVE]))
    if gain <= 0 or (near_end and kind != CLEAN and missing_markers(t, s, seat, kind, t.burns[plant]) > 0):
        return 0
    short_of_plants = before <= s.owned[seat]
    reserve = W[variant][SHORT_RESERVE] if short_of_plants else W[variant][RESERVE]
    # A plant without money left for its fuel would not run.
    bill = fuel_bill(t, s, seat, need_of(t, s, seat, plants_to_fuel(t, s, seat, variant)))
    return min(value, s.money[seat] - max(bill, reserve))


def running_cost(t: "Table", s: "State", plant: int) -> int:
    """What running a plant once costs at current prices."""
    kind = t.kind[plant]
    if kind == CLEAN:
        return 0
    if kind == HYBRID:
        coal = cost_of_markers(t, s, COAL, t.burns[plant], SOLD_OUT_PRICE)
        return min(coal, cost_of_markers(t, s, OIL, t.burns[plant], SOLD_OUT_PRICE))
    return cost_of_markers(t, s, kind, t.burns[plant], SOLD_OUT_PRICE)


def keeping_value(t: "Table", s: "State", seat: int, plant: int, variant: int) -> int:
    """What keeping a plant is worth: what it powers, less its fuel, and less the markers that will be missing."""
    kind = t.kind[plant]
    value = t.powers[plant] * 16 - truncated(price_for(t, s, kind) * t.burns[plant] * W[variant][KEEP_FUEL], 4)
    if kind != CLEAN:
        value -= max(0, min(t.burns[plant], missing_markers(t, s, seat, kind, 0))) * W[variant][KEEP_MISSING]
    return value


def plant_to_scrap(t: "Table", s: "State", seat: int, kept: int, variant: int) -> int:
    """The index of the plant that is worth least, apart from the one to keep."""
    place = -1
    least = 0
    for i in range(s.plant_count[seat]):
        if s.plants[seat][i] != kept:
            value = keeping_value(t, s, seat, s.plants[seat][i], variant)
            if place < 0 or value < least:
                least = value
                place = i
    return place


def missing_markers(t: "Table", s: "State", seat: int, kind: int, more: int) -> int:
    """How many markers a player who burns `more` than now will lack after those who buy earlier (R4.3)."""
    place = place_in_order(t, s, seat)
    missing = more - stock_of(s.fuel_market, kind)
    for other in range(t.players):
        if other == seat or place_in_order(t, s, other) > place:
            burned = 0
            for i in range(s.plant_count[other]):
                plant = s.plants[other][i]
                if t.kind[plant] == kind or (kind == HYBRID and t.kind[plant] <= OIL):
                    burned += t.burns[plant]
            lacking = burned - stock_of(s.fuel[other], kind)
            missing += lacking if other == seat else max(0, lacking)
    return missing


def stock_of(markers: "CheckedArray", kind: int) -> int:
    """The number of markers that a kind of plant can burn."""
    return markers[COAL] + markers[OIL] if kind == HYBRID else markers[kind]
