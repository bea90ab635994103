"""What any sound player does: the cheapest city, the best powering."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.building import purse
    from kilowatt.core.bureaucracy import (
        can_mix,
        can_run,
        cities_of,
        coal_of,
        garbage_of,
        hybrid_of,
        load,
        oil_of,
        uranium_of,
    )
    from kilowatt.core.codes import (
        A_POWER,
        CITIES,
        COAL,
        COALS,
        FULL,
        OIL,
    )

if TYPE_CHECKING:
    from kilowatt.core.blocks import State, Table


def cheapest_city(t: "Table", s: "State") -> int:
    """The city that costs least to connect now, or -1 if none can be paid."""
    seat = s.active
    best = -1
    least = purse(s, seat) + 1
    for city in range(CITIES):
        price = s.dist[seat][city] + s.cost[city]
        if price < least and (s.owned[seat] > 0 or s.empty == 0 or s.houses[city] == 0):
            least = price
            best = city
    return best


def best_powering(t: "Table", s: "State") -> int:
    """The most cities for the fewest markers; of the mixes the one that leaves coal and oil most even."""
    seat = s.active
    best = -1
    chosen = 0
    for mask in range(1 << s.plant_count[seat]):
        burden = load(t, s, seat, mask)
        if can_run(s, seat, burden):
            worth = min(cities_of(burden), s.owned[seat]) * 64 + 63 - burned_by(burden)
            if worth > best:
                best = worth
                chosen = mask
    return A_POWER + chosen * COALS + best_mix(t, s, seat, chosen)


def burned_by(burden: int) -> int:
    """All markers together."""
    return coal_of(burden) + oil_of(burden) + garbage_of(burden) + uranium_of(burden) + hybrid_of(burden)


def best_mix(t: "Table", s: "State", seat: int, mask: int) -> int:
    """How much coal the hybrids burn so that coal and oil are left most even."""
    burden = load(t, s, seat, mask)
    hybrid = hybrid_of(burden)
    best = 0
    least = FULL
    for share in range(hybrid + 1):
        if hybrid > 0 and can_mix(t, s, seat, mask, burden, share):
            coal = s.fuel[seat][COAL] - coal_of(burden) - share
            oil = s.fuel[seat][OIL] - oil_of(burden) - hybrid + share
            if abs(coal - oil) < least:
                least = abs(coal - oil)
                best = share
    return best
