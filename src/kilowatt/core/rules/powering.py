"""Which plants can run, and on what (R7.1, R7.1a)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import A_POWER, COAL, COALS, GARBAGE, HYBRID, MOST_PLANTS, OIL, URANIUM
    from kilowatt.core.layout.checked_memory import INT64, row

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def need_of(t: "Table", s: "State", seat: int, mask: int) -> int:
    """What some of a player's plants burn and power: six numbers of six bits in one, added up from `t.need`."""
    total = 0
    for i in range(s.plant_count[seat]):
        total += t.need[s.plants[seat][i]] * ((mask >> i) & 1)
    return total


def coal_of(need: int) -> int:
    return need & 63


def oil_of(need: int) -> int:
    return (need >> 6) & 63


def garbage_of(need: int) -> int:
    return (need >> 12) & 63


def uranium_of(need: int) -> int:
    return (need >> 18) & 63


def hybrid_of(need: int) -> int:
    return (need >> 24) & 63


def cities_of(need: int) -> int:
    return need >> 30


def can_run(s: "State", seat: int, need: int) -> bool:
    """Whether plants with this need can run: for this, one common pool is enough (R7.1a)."""
    coal = s.fuel[seat][COAL] - coal_of(need)
    oil = s.fuel[seat][OIL] - oil_of(need)
    return (
        (coal >= 0)
        & (oil >= 0)
        & (coal + oil >= hybrid_of(need))
        & (s.fuel[seat][GARBAGE] >= garbage_of(need))
        & (s.fuel[seat][URANIUM] >= uranium_of(need))
    )


def can_mix(t: "Table", s: "State", seat: int, mask: int, need: int, hybrid_coal: int) -> bool:
    """Whether plants that can run may burn this much coal in their hybrids; the other plants run first (R7.1a)."""
    coal = s.fuel[seat][COAL] - coal_of(need)
    oil = s.fuel[seat][OIL] - oil_of(need)
    return can_burn(t, s, seat, hybrids_of(t, s, seat, mask), coal, oil, hybrid_coal)


def can_burn(t: "Table", s: "State", seat: int, hybrids: int, coal: int, oil: int, hybrid_coal: int) -> bool:
    """Whether the hybrids of a mask can burn this much coal, running one after another (R7.1a).

    `coal` and `oil` are what the player has left by then; markers may be moved between the runs (R4.2).
    """
    if hybrids == 0:
        return hybrid_coal == 0
    for i in range(s.plant_count[seat]):
        if hybrids & (1 << i):
            burns = t.burns[s.plants[seat][i]]
            if hybrids == 1 << i:
                # The last one burns what is left to burn.
                return hybrid_coal <= burns and mix_lies_on_plants(s, seat, coal, oil, hybrid_coal, burns - hybrid_coal)
            for share in range(min(burns, hybrid_coal) + 1):
                if mix_lies_on_plants(s, seat, coal, oil, share, burns - share) and can_burn(
                    t, s, seat, hybrids & ~(1 << i), coal - share, oil - burns + share, hybrid_coal - share
                ):
                    return True
    return False


def mix_lies_on_plants(s: "State", seat: int, coal: int, oil: int, hybrid_coal: int, hybrid_oil: int) -> bool:
    """Whether all coal and oil can be laid so that a hybrid has this mix lying on it (R7.1a)."""
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


def most_powered(t: "Table", s: "State", seat: int) -> int:
    """The most cities that a player's plants can power with the markers at hand; the player may own fewer."""
    if not cython.compiled:
        needs = row(INT64, 1 << MOST_PLANTS)
    best = 0
    needs[0] = 0
    for i in range(s.plant_count[seat]):
        # The subsets with plant i are those without it, and that plant.
        half = 1 << i
        for mask in range(half):
            need = needs[mask] + t.need[s.plants[seat][i]]
            needs[half + mask] = need
            if cities_of(need) > best and can_run(s, seat, need):
                best = cities_of(need)
    return best


def legal_powerings(t: "Table", s: "State", out: "CheckedArray") -> int:
    """Every choice of plants and mix, in the order of the subsets, less coal first (R7.1, R7.1a)."""
    if not cython.compiled:
        needs = row(INT64, 1 << MOST_PLANTS)
    seat = s.active
    plants = s.plant_count[seat]
    count = 0
    needs[0] = 0
    for i in range(plants):
        for mask in range(1 << i):
            needs[(1 << i) + mask] = needs[mask] + t.need[s.plants[seat][i]]
    for i in range(1 << plants):
        mask = t.subsets[plants][i]
        need = needs[mask]
        runs = can_run(s, seat, need)
        if hybrid_of(need) == 0:
            out[count] = A_POWER + mask * COALS
            count += runs
        elif runs:
            for hybrid_coal in range(hybrid_of(need) + 1):
                out[count] = A_POWER + mask * COALS + hybrid_coal
                count += can_mix(t, s, seat, mask, need, hybrid_coal)
    return count


def run_plants(t: "Table", s: "State", mask: int, hybrid_coal: int) -> int:
    """Burn the markers of some of the active player's plants; the number of cities they power (R7.1)."""
    seat = s.active
    need = need_of(t, s, seat, mask)
    burn(s, seat, COAL, coal_of(need) + hybrid_coal)
    burn(s, seat, OIL, oil_of(need) + hybrid_of(need) - hybrid_coal)
    burn(s, seat, GARBAGE, garbage_of(need))
    burn(s, seat, URANIUM, uranium_of(need))
    return cities_of(need)


def burn(s: "State", seat: int, fuel: int, count: int) -> None:
    s.fuel[seat][fuel] -= count
    s.supply[fuel] += count
