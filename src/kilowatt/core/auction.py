"""Phase 2: the auction (R3)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        A_BID,
        A_NOMINATE,
        A_PASS,
        AUCTION,
        FUELS,
        MOST_LEGAL,
        RESOURCES,
        STEP_3_CARD,
    )
    from kilowatt.core.course import set_order, set_step
    from kilowatt.core.market import clear_obsolete, draw, on_offer, remove_lowest, take_from_market

if TYPE_CHECKING:
    from kilowatt.core.blocks import Row, State, Table


def is_bidding(s: "State") -> bool:
    """A plant is up, and the one who is asked bids or drops out."""
    return s.phase == AUCTION and s.plant > 0


def least_bid(s: "State") -> int:
    return s.bid + 1 if s.bid > 0 else s.plant


def is_in_auction(s: "State", seat: int) -> bool:
    return not s.out[seat] and not s.finished[seat]


def next_bidder(t: "Table", s: "State") -> int:
    """Clockwise by seat (R3.4)."""
    seat = s.active
    while True:
        seat += 1
        if seat == t.players:
            seat = 0
        if is_in_auction(s, seat):
            return seat


def next_opener(t: "Table", s: "State") -> int:
    """First in turn order who has neither bought nor passed, or -1 (R3.1, R3.7)."""
    for place in range(t.players):
        if not s.finished[s.order[place]]:
            return s.order[place]
    return -1


def nominate(t: "Table", s: "State", plant: int) -> None:
    s.plant = plant
    left = 0
    for seat in range(t.players):
        if not s.finished[seat]:
            left += 1
    if left == 1:
        sell(t, s, s.active, plant)


def make_bid(t: "Table", s: "State", amount: int) -> None:
    s.bid = amount
    s.bidder = s.active
    s.active = next_bidder(t, s)


def pass_auction(t: "Table", s: "State") -> None:
    if s.plant == 0:
        s.finished[s.active] = 1
        s.active = next_opener(t, s)
        if s.active < 0:
            end_auction(t, s)
        return
    s.out[s.active] = 1
    left = 0
    for seat in range(t.players):
        if is_in_auction(s, seat):
            left += 1
    if left == 1:
        sell(t, s, s.bidder, s.bid)
    else:
        s.active = next_bidder(t, s)


def sell(t: "Table", s: "State", seat: int, price: int) -> None:
    """The winner pays and takes the plant; one too many must be answered by a scrap (R3.6, R3.9)."""
    plant = s.plant
    s.money[seat] -= price
    i = s.plant_count[seat]
    while i > 0 and s.plants[seat][i - 1] > plant:
        s.plants[seat][i] = s.plants[seat][i - 1]
        i -= 1
    s.plants[seat][i] = plant
    s.plant_count[seat] += 1
    s.room[seat][t.kind[plant]] += 2 * t.burns[plant]
    place = 0
    while s.market[place] != plant:
        place += 1
    take_from_market(s, place)
    reset_auction(t, s)
    s.finished[seat] = s.sold = 1
    s.bought = plant
    s.active = seat
    if s.plant_count[seat] <= t.max_plants:
        close_sale(t, s)


def reset_auction(t: "Table", s: "State") -> None:
    s.plant = s.bid = s.bought = s.scrapped = 0
    s.bidder = -1
    for seat in range(t.players):
        s.out[seat] = 0
    for fuel in range(FUELS):
        s.left[fuel] = 0


def close_sale(t: "Table", s: "State") -> None:
    """After each sale a card is drawn at once, and obsolete plants leave (R3.10, R6.2)."""
    reset_auction(t, s)
    s.active = next_opener(t, s)
    draw(s)
    clear_obsolete(s)
    if s.active < 0:
        end_auction(t, s)


def end_auction(t: "Table", s: "State") -> None:
    """Nobody bought (R3.11); a Step 3 card in the market takes effect (R8.3a); the order of round 1 (R2.2)."""
    if not s.sold:
        remove_lowest(s)
        draw(s)
        clear_obsolete(s)
    if s.market_count > 0 and s.market[s.market_count - 1] == STEP_3_CARD:
        take_from_market(s, s.market_count - 1)
        remove_lowest(s)
        set_step(t, s, 3)
    if s.round == 1:
        set_order(t, s)
    for seat in range(t.players):
        s.finished[seat] = 0
    s.sold = 0
    s.phase = RESOURCES
    s.active = s.order[t.players - 1]


def legal_openings(t: "Table", s: "State", out: "Row") -> int:
    """Bids on the plant that is up; or the plants that may be put up; and a pass where there is one."""
    money = s.money[s.active]
    count = 0
    if s.plant > 0:
        for amount in range(least_bid(s), min(money, least_bid(s) + MOST_LEGAL - 2) + 1):
            out[count] = A_BID + amount
            count += 1
        if s.bid > 0:
            out[count] = A_PASS
            count += 1
        return count
    for i in range(on_offer(t, s)):
        if s.market[i] <= money:
            out[count] = A_NOMINATE + s.market[i]
            count += 1
    if s.round > 1 or count == 0:
        out[count] = A_PASS
        count += 1
    return count
