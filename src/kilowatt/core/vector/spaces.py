"""Masks of legal actions, and the compact action space."""

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        A_BID,
        A_BUILD,
        A_BUY,
        A_DONE,
        A_DRAFT,
        A_DROP,
        A_NOMINATE,
        A_PASS,
        A_POWER,
        A_SCRAP,
        ACTIONS,
        COALS,
        MOST_BID,
        REGIONS,
    )
    from kilowatt.core.players.choices import best_mix
    from kilowatt.core.rules.actions import legal
    from kilowatt.core.rules.auction import is_bidding, least_bid
    from kilowatt.core.rules.plant_market import on_offer
    from kilowatt.core.vector.compact_actions import (
        C_BID,
        C_BUILD,
        C_BUY,
        C_DONE,
        C_DRAFT,
        C_DROP,
        C_NOMINATE,
        C_PASS,
        C_POWER,
        C_SCRAP,
        COMPACT_ACTIONS,
        COMPACT_SPACE,
        RAISE_COUNT,
    )

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray

    Flags = Any
    """An array of bytes, 0 or 1."""


def write_mask(t: "Table", s: "State", space: int, mask: "Flags", out: "CheckedArray") -> None:
    """Set 1 for every legal action of the space and 0 for all others."""
    for i in range(COMPACT_ACTIONS if space == COMPACT_SPACE else ACTIONS):
        mask[i] = 0
    if is_bidding(s):
        mask_bids(s, space, mask)
        return
    for i in range(legal(t, s, out)):
        mask[compact_of(s, out[i]) if space == COMPACT_SPACE else out[i]] = 1


def mask_bids(s: "State", space: int, mask: "Flags") -> None:
    least = least_bid(s)
    money = s.money[s.active]
    if space == COMPACT_SPACE:
        mask[C_PASS] = s.bid > 0
        for i in range(RAISE_COUNT):
            mask[C_BID + i] = least + raise_of(i) <= money
        return
    mask[A_PASS] = s.bid > 0
    for amount in range(least, min(money, MOST_BID) + 1):
        mask[A_BID + amount] = 1


def raise_of(index: int) -> int:
    """The raises of the compact space: Fibonacci numbers."""
    if index == 0:
        return 0
    low = 1
    high = 2
    for _ in range(index - 1):
        total = low + high
        low = high
        high = total
    return low


def compact_of(s: "State", action: int) -> int:
    """The compact number of a legal action that is no bid; all mixes of a powering have the same one."""
    if action >= A_POWER:
        return C_POWER + (action - A_POWER) // COALS
    if action >= A_BUILD:
        return C_BUILD + action - A_BUILD
    if action >= A_BUY:
        return C_BUY + action - A_BUY
    if action >= A_DROP:
        return C_DROP + action - A_DROP
    if action >= A_SCRAP:
        return C_SCRAP + place_among(s.plants[s.active], s.plant_count[s.active], action - A_SCRAP)
    if action >= A_NOMINATE:
        return C_NOMINATE + place_among(s.market, s.market_count, action - A_NOMINATE)
    if action >= A_DRAFT:
        return C_DRAFT + action - A_DRAFT
    return C_DONE if action == A_DONE else C_PASS


def place_among(cards: "CheckedArray", count: int, card: int) -> int:
    for place in range(count):
        if cards[place] == card:
            return place
    return 0


def full_of(t: "Table", s: "State", action: int) -> int:
    """The action of the core that a compact number means here; -1 if it means none. It need not be legal."""
    if action >= C_BID:
        return A_BID + least_bid(s) + raise_of(action - C_BID) if action < COMPACT_ACTIONS and is_bidding(s) else -1
    if action >= C_POWER:
        mask = action - C_POWER
        return A_POWER + mask * COALS + best_mix(t, s, s.active, mask)
    if action >= C_BUILD:
        return A_BUILD + action - C_BUILD if action - C_BUILD < t.cities else -1
    if action >= C_BUY:
        return A_BUY + action - C_BUY
    if action >= C_DROP:
        return A_DROP + action - C_DROP
    if action >= C_SCRAP:
        place = action - C_SCRAP
        return A_SCRAP + s.plants[s.active][place] if place < s.plant_count[s.active] else -1
    if action >= C_NOMINATE:
        place = action - C_NOMINATE
        return A_NOMINATE + s.market[place] if place < on_offer(t, s) else -1
    if action >= C_DRAFT:
        return A_DRAFT + action - C_DRAFT if action - C_DRAFT < REGIONS else -1
    return A_DONE if action == C_DONE else A_PASS if action == C_PASS else -1
