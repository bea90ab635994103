"""Legal actions and their effect: what `Game.legal_actions` and `Game.apply` are in the engine."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        A_BID,
        A_BUILD,
        A_BUY,
        A_DRAFT,
        A_PASS,
        A_POWER,
        AUCTION,
        BUILDING,
        BUREAUCRACY,
        COALS,
        DRAFT,
        RESOURCES,
    )
    from kilowatt.core.rules.auction import act_in_auction, is_bidding, least_bid, legal_in_auction, make_bid
    from kilowatt.core.rules.building import build, end_building, legal_builds
    from kilowatt.core.rules.bureaucracy import power
    from kilowatt.core.rules.fuel_market import buy_fuel, end_buying, legal_purchases
    from kilowatt.core.rules.powering import legal_powerings
    from kilowatt.core.rules.setup import draft_region, legal_drafts

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def legal(t: "Table", s: "State", out: "CheckedArray") -> int:
    """List the legal actions in the engine's order; the number of them."""
    if s.phase == BUILDING:
        return legal_builds(t, s, out)
    if s.phase == RESOURCES:
        return legal_purchases(t, s, out)
    if s.phase == AUCTION:
        return legal_in_auction(t, s, out)
    if s.phase == BUREAUCRACY:
        return legal_powerings(t, s, out)
    if s.phase == DRAFT:
        return legal_drafts(t, s, out)
    return 0


def apply(t: "Table", s: "State", action: int) -> None:
    """Take an action, which must be legal."""
    if action >= A_BID:
        make_bid(t, s, action - A_BID)
    elif action >= A_POWER:
        power(t, s, (action - A_POWER) // COALS, (action - A_POWER) % COALS)
    elif action >= A_BUILD:
        build(t, s, action - A_BUILD)
    elif action >= A_BUY:
        buy_fuel(t, s, action - A_BUY)
    elif s.phase == AUCTION:
        act_in_auction(t, s, action)
    elif s.phase == RESOURCES:
        end_buying(t, s)
    elif s.phase == BUILDING:
        end_building(t, s)
    else:
        draft_region(t, s, action - A_DRAFT)


def is_legal(t: "Table", s: "State", action: int, out: "CheckedArray") -> bool:
    """Whether any number is a legal action. Bids need no list."""
    if is_bidding(s):
        if action == A_PASS:
            return s.bid > 0
        return A_BID + least_bid(s) <= action <= A_BID + s.money[s.active]
    for i in range(legal(t, s, out)):
        if out[i] == action:
            return True
    return False
