"""Choices that several policies share: the cheapest city and the best powering."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import A_POWER, CITIES, COAL, COALS, FULL, OIL
    from kilowatt.core.rules.building import spendable
    from kilowatt.core.rules.powering import (
        can_mix,
        can_run,
        cities_of,
        coal_of,
        garbage_of,
        hybrid_of,
        need_of,
        oil_of,
        uranium_of,
    )

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table


def cheapest_city(t: "Table", s: "State") -> int:
    """The city that costs least to connect, or -1 if the active player can pay none."""
    seat = s.active
    best = -1
    least = spendable(s, seat) + 1
    for city in range(CITIES):
        price = s.dist[seat][city] + s.cost[city]
        if price < least and (s.owned[seat] > 0 or s.empty == 0 or s.houses[city] == 0):
            least = price
            best = city
    return best


def best_powering(t: "Table", s: "State") -> int:
    """Power the most cities with the fewest markers; hybrids keep coal and oil as even as possible."""
    seat = s.active
    best = -1
    chosen = 0
    for mask in range(1 << s.plant_count[seat]):
        need = need_of(t, s, seat, mask)
        if can_run(s, seat, need):
            worth = min(cities_of(need), s.owned[seat]) * 64 + 63 - burned_by(need)
            if worth > best:
                best = worth
                chosen = mask
    return A_POWER + chosen * COALS + best_mix(t, s, seat, chosen)


def burned_by(need: int) -> int:
    """The number of all markers that plants with this need burn."""
    return coal_of(need) + oil_of(need) + garbage_of(need) + uranium_of(need) + hybrid_of(need)


def best_mix(t: "Table", s: "State", seat: int, mask: int) -> int:
    """The coal that hybrids burn so that what is left of coal and oil differs least."""
    need = need_of(t, s, seat, mask)
    hybrid = hybrid_of(need)
    best = 0
    least = FULL
    for share in range(hybrid + 1):
        if hybrid > 0 and can_mix(t, s, seat, mask, need, share):
            coal = s.fuel[seat][COAL] - coal_of(need) - share
            oil = s.fuel[seat][OIL] - oil_of(need) - hybrid + share
            if abs(coal - oil) < least:
                least = abs(coal - oil)
                best = share
    return best
