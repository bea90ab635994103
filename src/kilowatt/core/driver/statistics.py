"""What each player did in a round, as `kilowatt.engine.statistics` counts it from events.

Each seat has a row of `SUMS` numbers for the round in progress.
"""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import A_BID, A_BUILD, A_BUY, A_POWER, A_SCRAP, COALS, FUELS, SEATS
    from kilowatt.core.driver.columns import (
        BOUGHT,
        BUILD_COST,
        BUILT,
        DARK,
        DROPPED,
        FUEL_COST,
        INCOME,
        POWERED,
        RAN,
        STALLED,
        SUMS,
    )
    from kilowatt.core.players.estimates import capacity
    from kilowatt.core.rules.powering import cities_of, need_of

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def clear_sums(sums: "CheckedArray") -> None:
    for i in range(SEATS * SUMS):
        sums[i] = 0


def count(t: "Table", s: "State", seat: int, action: int, money: int, markers: int, sums: "CheckedArray") -> None:
    """Count an action that was just applied, given what the player had before. Sales are counted by the caller."""
    row = seat * SUMS
    if action >= A_BID:
        return
    if action >= A_POWER:
        count_powering(t, s, seat, (action - A_POWER) // COALS, s.money[seat] - money, sums)
    elif action >= A_BUILD:
        sums[row + BUILT] += 1
        sums[row + BUILD_COST] += money - s.money[seat]
    elif action >= A_BUY:
        sums[row + BOUGHT + action - A_BUY] += 1
        sums[row + FUEL_COST] += money - s.money[seat]
    elif action >= A_SCRAP:
        sums[row + DROPPED] += markers - markers_of(s, seat)


def count_powering(t: "Table", s: "State", seat: int, mask: int, income: int, sums: "CheckedArray") -> None:
    row = seat * SUMS
    powered = min(cities_of(need_of(t, s, seat, mask)), s.owned[seat])
    sums[row + INCOME] = income + 1  # 0 means that there was no powering
    sums[row + POWERED] = powered
    sums[row + RAN] = mask
    sums[row + DARK] = s.owned[seat] - powered
    sums[row + STALLED] = max(0, min(capacity(t, s, seat), s.owned[seat]) - powered)


def markers_of(s: "State", seat: int) -> int:
    """All markers that a player has."""
    total = 0
    for fuel in range(FUELS):
        total += s.fuel[seat][fuel]
    return total
