"""Phase 5: powering, pay, refill and the plant market (R7, R9.2)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        A_POWER,
        AUCTION,
        COAL,
        COALS,
        FUELS,
        GARBAGE,
        HYBRID,
        OIL,
        URANIUM,
    )
    from kilowatt.core.course import place_in_order, set_order, set_step
    from kilowatt.core.market import clear_obsolete, draw, is_step_3_drawn, remove_lowest, take_from_market

if TYPE_CHECKING:
    from kilowatt.core.blocks import Row, State, Table


def load(t: "Table", s: "State", seat: int, mask: int) -> int:
    """What the plants of a mask burn and power, six numbers in one: `t.load` has them for each plant."""
    total = 0
    for i in range(s.plant_count[seat]):
        if mask & (1 << i):
            total += t.load[s.plants[seat][i]]
    return total


def coal_of(burden: int) -> int:
    return burden & 63


def oil_of(burden: int) -> int:
    return (burden >> 6) & 63


def garbage_of(burden: int) -> int:
    return (burden >> 12) & 63


def uranium_of(burden: int) -> int:
    return (burden >> 18) & 63


def hybrid_of(burden: int) -> int:
    return (burden >> 24) & 63


def cities_of(burden: int) -> int:
    return burden >> 30


def can_run(s: "State", seat: int, burden: int) -> bool:
    """Whether plants that burn so much can run: one common pool is enough for this (R7.1a)."""
    coal = s.fuel[seat][COAL] - coal_of(burden)
    oil = s.fuel[seat][OIL] - oil_of(burden)
    return (
        coal >= 0
        and oil >= 0
        and coal + oil >= hybrid_of(burden)
        and s.fuel[seat][GARBAGE] >= garbage_of(burden)
        and s.fuel[seat][URANIUM] >= uranium_of(burden)
    )


def can_mix(t: "Table", s: "State", seat: int, mask: int, burden: int, hybrid_coal: int) -> bool:
    """Whether plants that can run can do so with this much coal in the hybrids; the pure plants run first (R7.1a)."""
    coal = s.fuel[seat][COAL] - coal_of(burden)
    oil = s.fuel[seat][OIL] - oil_of(burden)
    return can_burn(t, s, seat, hybrids_of(t, s, seat, mask), coal, oil, hybrid_coal)


def can_burn(t: "Table", s: "State", seat: int, hybrids: int, coal: int, oil: int, hybrid_coal: int) -> bool:
    """Whether the hybrids of a mask can burn so much coal, running one after another (R7.1a).

    `coal` and `oil` are what the player has by then; markers are moved between the runs (R4.2).
    """
    if hybrids == 0:
        return hybrid_coal == 0
    for i in range(s.plant_count[seat]):
        if hybrids & (1 << i):
            burns = t.burns[s.plants[seat][i]]
            for share in range(min(burns, hybrid_coal) + 1):
                if mix_lies_on_plants(s, seat, coal, oil, share, burns - share) and can_burn(
                    t, s, seat, hybrids & ~(1 << i), coal - share, oil - burns + share, hybrid_coal - share
                ):
                    return True
    return False


def mix_lies_on_plants(s: "State", seat: int, coal: int, oil: int, hybrid_coal: int, hybrid_oil: int) -> bool:
    """Whether all coal and oil can lie so that a hybrid has this mix lying on it (R7.1a)."""
    if hybrid_coal > coal or hybrid_oil > oil:
        return False
    coal_there = max(hybrid_coal, coal - s.room[seat][COAL])
    oil_there = max(hybrid_oil, oil - s.room[seat][OIL])
    return coal_there + oil_there <= s.room[seat][HYBRID]


def hybrids_of(t: "Table", s: "State", seat: int, mask: int) -> int:
    """The hybrids among the plants of a mask."""
    hybrids = 0
    for i in range(s.plant_count[seat]):
        if mask & (1 << i) and t.kind[s.plants[seat][i]] == HYBRID:
            hybrids = hybrids | (1 << i)
    return hybrids


def power(t: "Table", s: "State", mask: int, hybrid_coal: int) -> None:
    seat = s.active
    burden = load(t, s, seat, mask)
    burn(s, seat, COAL, coal_of(burden) + hybrid_coal)
    burn(s, seat, OIL, oil_of(burden) + hybrid_of(burden) - hybrid_coal)
    burn(s, seat, GARBAGE, garbage_of(burden))
    burn(s, seat, URANIUM, uranium_of(burden))
    powered = min(cities_of(burden), s.owned[seat])
    s.money[seat] += t.payout[min(powered, t.payout_top)]
    place = place_in_order(t, s, seat) + 1
    if place < t.players:
        s.active = s.order[place]
    else:
        end_round(t, s)


def burn(s: "State", seat: int, fuel: int, count: int) -> None:
    s.fuel[seat][fuel] -= count
    s.supply[fuel] += count


def end_round(t: "Table", s: "State") -> None:
    """The refill (R7.5), the plant market (R7.7), and phase 1 of the next round."""
    for fuel in range(FUELS):
        count = min(t.refill[s.step - 1][fuel], s.supply[fuel])
        count = min(count, t.track[fuel] - s.fuel_market[fuel])
        s.fuel_market[fuel] += count
        s.supply[fuel] -= count
    if s.step == 3:
        remove_lowest(s)
    elif s.market_count > 0:
        s.deck[s.deck_end] = s.market[s.market_count - 1]
        s.deck_end += 1
        take_from_market(s, s.market_count - 1)
    draw(s)
    clear_obsolete(s)
    if s.step < 3 and is_step_3_drawn(s):
        set_step(t, s, 3)
    set_order(t, s)
    s.round += 1
    s.phase = AUCTION
    s.active = s.order[0]


def most_powered(t: "Table", s: "State", seat: int) -> int:
    """The most own cities that plants and markers at hand can power."""
    best = 0
    for mask in range(1 << s.plant_count[seat]):
        burden = load(t, s, seat, mask)
        if cities_of(burden) > best and can_run(s, seat, burden):
            best = cities_of(burden)
    return min(best, s.owned[seat])


def legal_powerings(t: "Table", s: "State", out: "Row") -> int:
    seat = s.active
    plants = s.plant_count[seat]
    count = 0
    for i in range(1 << plants):
        mask = t.subsets[plants][i]
        burden = load(t, s, seat, mask)
        if can_run(s, seat, burden):
            for hybrid_coal in range(hybrid_of(burden) + 1):
                if hybrid_of(burden) == 0 or can_mix(t, s, seat, mask, burden, hybrid_coal):
                    out[count] = A_POWER + mask * COALS + hybrid_coal
                    count += 1
    return count
