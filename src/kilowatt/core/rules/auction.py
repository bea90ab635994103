"""Phase 2: the auction (R3)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        A_BID,
        A_DONE,
        A_DROP,
        A_NOMINATE,
        A_PASS,
        A_SCRAP,
        AUCTION,
        CLEAN,
        COAL,
        FUELS,
        GARBAGE,
        HYBRID,
        MOST_LEGAL,
        OIL,
        RESOURCES,
        STEP_3_CARD,
        URANIUM,
    )
    from kilowatt.core.rng import below
    from kilowatt.core.rules.fuel import can_lead_to_leaving, least_left, may_leave
    from kilowatt.core.rules.plant_market import clear_obsolete, draw, on_offer, remove_lowest, take_from_market
    from kilowatt.core.rules.steps import begin_step
    from kilowatt.core.rules.turn_order import set_order

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def is_bidding(s: "State") -> bool:
    """A plant is up for auction, and the active player bids or drops out."""
    return s.phase == AUCTION and s.plant > 0


def least_bid(s: "State") -> int:
    return s.bid + 1 if s.bid > 0 else s.plant


def is_in_auction(s: "State", seat: int) -> bool:
    return (s.out[seat] | s.finished[seat]) == 0


def next_bidder(t: "Table", s: "State") -> int:
    """The next seat clockwise that is still in the auction (R3.4)."""
    seat = s.active
    while True:
        seat += 1
        if seat == t.players:
            seat = 0
        if is_in_auction(s, seat):
            return seat


def next_opener(t: "Table", s: "State") -> int:
    """The first seat in turn order that has neither bought nor passed, or -1 (R3.1, R3.7)."""
    for place in range(t.players):
        if not s.finished[s.order[place]]:
            return s.order[place]
    return -1


# --- legal actions


def legal_in_auction(t: "Table", s: "State", out: "CheckedArray") -> int:
    if s.scrapped > 0:
        return legal_drops(t, s, out)
    if s.bought > 0:
        return legal_scraps(s, out)
    return legal_openings(t, s, out)


def legal_openings(t: "Table", s: "State", out: "CheckedArray") -> int:
    """Bids on the plant up for auction, or plants to nominate; and a pass if it is allowed."""
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
        out[count] = A_NOMINATE + s.market[i]
        count += s.market[i] <= money
    if s.round > 1 or count == 0:
        out[count] = A_PASS
        count += 1
    return count


def legal_scraps(s: "State", out: "CheckedArray") -> int:
    count = 0
    for i in range(s.plant_count[s.active]):
        if s.plants[s.active][i] != s.bought:
            out[count] = A_SCRAP + s.plants[s.active][i]
            count += 1
    return count


def legal_drops(t: "Table", s: "State", out: "CheckedArray") -> int:
    count = 0
    for fuel in range(FUELS):
        if can_drop(t, s, fuel):
            out[count] = A_DROP + fuel
            count += 1
    if can_end_dropping(t, s):
        out[count] = A_DONE
        count += 1
    return count


def can_drop(t: "Table", s: "State", fuel: int) -> bool:
    return s.fuel[s.active][fuel] > 0 and can_lead_to_leaving(
        t,
        s,
        s.left[COAL] + (fuel == COAL),
        s.left[OIL] + (fuel == OIL),
        s.left[GARBAGE] + (fuel == GARBAGE),
        s.left[URANIUM] + (fuel == URANIUM),
    )


def can_end_dropping(t: "Table", s: "State") -> bool:
    return may_leave(t, s, s.left[COAL], s.left[OIL], s.left[GARBAGE], s.left[URANIUM])


def auction_at_random(t: "Table", s: "State", rng: "CheckedArray", out: "CheckedArray") -> int:
    """Play the phase, all legal actions equally likely, without listing bids; the number of moves."""
    moves = 0
    while s.phase == AUCTION:
        if s.plant > 0:
            bids = max(0, s.money[s.active] + 1 - least_bid(s))
            pick = below(rng, bids + (s.bid > 0))
            if pick < bids:
                make_bid(t, s, least_bid(s) + pick)
            else:
                pass_auction(t, s)
        else:
            act_in_auction(t, s, out[below(rng, legal_in_auction(t, s, out))])
        moves += 1
    return moves


def act_in_auction(t: "Table", s: "State", action: int) -> None:
    """Take a legal action other than a bid."""
    if action >= A_DROP:
        drop(t, s, action - A_DROP)
    elif action >= A_SCRAP:
        scrap(t, s, action - A_SCRAP)
    elif action >= A_NOMINATE:
        nominate(t, s, action - A_NOMINATE)
    elif action == A_PASS:
        pass_auction(t, s)
    else:
        close_sale(t, s)


# --- nominating and bidding


def nominate(t: "Table", s: "State", plant: int) -> None:
    s.plant = plant
    left = 0
    for seat in range(t.players):
        left += s.finished[seat] == 0
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
        left += is_in_auction(s, seat)
    if left == 1:
        sell(t, s, s.bidder, s.bid)
    else:
        s.active = next_bidder(t, s)


# --- a sale


def sell(t: "Table", s: "State", seat: int, price: int) -> None:
    """The winner pays and takes the plant, and must scrap another if it is one too many (R3.6, R3.9)."""
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


def scrap(t: "Table", s: "State", plant: int) -> None:
    """Remove a plant, and at once those of its markers that no choice could keep (R3.9)."""
    seat = s.active
    place = 0
    while s.plants[seat][place] != plant:
        place += 1
    s.plant_count[seat] -= 1
    for i in range(place, s.plant_count[seat]):
        s.plants[seat][i] = s.plants[seat][i + 1]
    s.plants[seat][s.plant_count[seat]] = 0
    s.room[seat][t.kind[plant]] -= 2 * t.burns[plant]
    s.gone[plant] = 1
    s.scrapped = plant
    leave_what_cannot_stay(t, s)
    close_sale_unless_asked(t, s)


def leave_what_cannot_stay(t: "Table", s: "State") -> None:
    """Leave of each fuel what even the choice that keeps most of it must leave."""
    kind = t.kind[s.scrapped]
    if kind == CLEAN:
        return
    for fuel in range(FUELS):
        if fuel == kind or (kind == HYBRID and fuel <= OIL):
            leave(s, fuel, least_left(t, s, fuel))


def leave(s: "State", fuel: int, count: int) -> None:
    s.fuel[s.active][fuel] -= count
    s.left[fuel] += count
    s.supply[fuel] += count


def drop(t: "Table", s: "State", fuel: int) -> None:
    leave(s, fuel, 1)
    close_sale_unless_asked(t, s)


def close_sale_unless_asked(t: "Table", s: "State") -> None:
    """Ask the owner which markers to drop only while there is a choice."""
    for fuel in range(FUELS):
        if can_drop(t, s, fuel):
            return
    close_sale(t, s)


def close_sale(t: "Table", s: "State") -> None:
    """Draw a card, and remove obsolete plants (R3.10, R6.2)."""
    reset_auction(t, s)
    s.active = next_opener(t, s)
    draw(s)
    clear_obsolete(s)
    if s.active < 0:
        end_auction(t, s)


def reset_auction(t: "Table", s: "State") -> None:
    s.plant = s.bid = s.bought = s.scrapped = 0
    s.bidder = -1
    for seat in range(t.players):
        s.out[seat] = 0
    for fuel in range(FUELS):
        s.left[fuel] = 0


def end_auction(t: "Table", s: "State") -> None:
    """Remove a plant if none was bought (R3.11), begin Step 3 if its card came (R8.3a), set the first order (R2.2)."""
    if not s.sold:
        remove_lowest(s)
        draw(s)
        clear_obsolete(s)
    if s.market_count > 0 and s.market[s.market_count - 1] == STEP_3_CARD:
        take_from_market(s, s.market_count - 1)
        remove_lowest(s)
        begin_step(t, s, 3)
    if s.round == 1:
        set_order(t, s)
    for seat in range(t.players):
        s.finished[seat] = 0
    s.sold = 0
    s.phase = RESOURCES
    s.active = s.order[t.players - 1]
