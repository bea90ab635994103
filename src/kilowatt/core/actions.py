"""Every legal action, and taking one."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.auction import (
        close_sale,
        is_bidding,
        least_bid,
        legal_openings,
        make_bid,
        nominate,
        pass_auction,
    )
    from kilowatt.core.building import build, buy_fuel, end_turn, legal_builds, legal_purchases
    from kilowatt.core.bureaucracy import legal_powerings, power
    from kilowatt.core.codes import (
        A_BID,
        A_BUILD,
        A_BUY,
        A_DRAFT,
        A_DROP,
        A_NOMINATE,
        A_PASS,
        A_POWER,
        A_SCRAP,
        AUCTION,
        BUILDING,
        BUREAUCRACY,
        COALS,
        DRAFT,
        RESOURCES,
    )
    from kilowatt.core.scrapping import drop, legal_drops, legal_scraps, scrap
    from kilowatt.core.setup import draft_region, legal_drafts

if TYPE_CHECKING:
    from kilowatt.core.blocks import Row, State, Table


def legal(t: "Table", s: "State", out: "Row") -> int:
    """Every legal action, in the engine's order; the number of them."""
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


def legal_in_auction(t: "Table", s: "State", out: "Row") -> int:
    if s.scrapped > 0:
        return legal_drops(t, s, out)
    if s.bought > 0:
        return legal_scraps(s, out)
    return legal_openings(t, s, out)


def apply(t: "Table", s: "State", action: int) -> None:
    """Take a legal action; nothing here judges."""
    if action >= A_BID:
        make_bid(t, s, action - A_BID)
    elif action >= A_POWER:
        power(t, s, (action - A_POWER) // COALS, (action - A_POWER) % COALS)
    elif action >= A_BUILD:
        build(t, s, action - A_BUILD)
    elif action >= A_BUY:
        buy_fuel(t, s, action - A_BUY)
    elif action >= A_DROP:
        drop(t, s, action - A_DROP)
    elif action >= A_SCRAP:
        scrap(t, s, action - A_SCRAP)
    elif action >= A_NOMINATE:
        nominate(t, s, action - A_NOMINATE)
    elif action >= A_DRAFT:
        draft_region(t, s, action - A_DRAFT)
    elif action == A_PASS:
        pass_auction(t, s)
    elif s.phase == AUCTION:
        close_sale(t, s)
    else:
        end_turn(t, s)


def is_legal(t: "Table", s: "State", action: int, out: "Row") -> bool:
    """Whether an action, any number at all, is legal. Bids need not be listed for this."""
    if is_bidding(s):
        if action == A_PASS:
            return s.bid > 0
        return A_BID + least_bid(s) <= action <= A_BID + s.money[s.active]
    for i in range(legal(t, s, out)):
        if out[i] == action:
            return True
    return False
