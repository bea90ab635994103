"""Validation of positions from outside: a state of the engine, a pickle or fields.

In a valid position every index is inside its array and every loop ends. The rules keep a valid position valid, so the
core checks nothing twice. Whether a game could have reached a position is not checked.
"""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        AUCTION,
        CITIES,
        DECK,
        DRAFT,
        FUELS,
        FULL,
        LAST_ROUND,
        MARKET,
        MOST_MONEY,
        OVER,
        OWN,
        PLANTS,
        REGIONS,
        ROOMS,
        SEATS,
        SHUFFLE_DONE,
        SHUFFLE_GIVEN,
        STEP_3_CARD,
    )
    from kilowatt.core.rules.actions import legal
    from kilowatt.core.rules.auction import is_in_auction
    from kilowatt.core.rules.plant_market import on_offer
    from kilowatt.core.rules.setup import drafted

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray

FAULTS = ("", "invalid turn", "invalid cards", "invalid markers", "invalid map", "invalid auction", "nothing is legal")
"""What can be wrong with a position, by the numbers of `fault`."""


def fault(t: "Table", s: "State", out: "CheckedArray") -> int:
    """The number of what is wrong with a position, or 0. Each part is checked only if the parts before it are valid."""
    if not is_turn_valid(t, s):
        return 1
    if not are_cards_valid(t, s):
        return 2
    if not are_markers_valid(t, s):
        return 3
    if not is_map_valid(t, s):
        return 4
    if not is_auction_valid(t, s):
        return 5
    if s.phase != OVER and legal(t, s, out) == 0:
        return 6
    return 0


def is_turn_valid(t: "Table", s: "State") -> bool:
    """Every seat exists and has one place in the order; money is in range."""
    if not (DRAFT <= s.phase <= OVER and 1 <= s.step <= 3 and 0 <= s.round < LAST_ROUND):
        return False
    if not (-1 <= s.active < t.players and (s.active == -1) == (s.phase == OVER)):
        return False
    seated = 0
    for place in range(t.players):
        if not 0 <= s.order[place] < t.players or not 0 <= s.money[place] <= MOST_MONEY:
            return False
        seated = seated | (1 << s.order[place])
    return seated == (1 << t.players) - 1


# --- cards


def are_cards_valid(t: "Table", s: "State") -> bool:
    """Every card exists and is in one place only; the deck array has room for the cards to be put under the deck."""
    seen = seen_in_market(t, s)
    if seen != 0:
        seen = seen_in_deck(t, s, seen)
    for seat in range(t.players):
        if seen != 0:
            seen = seen_with_player(t, s, seat, seen)
    if seen == 0:
        return False
    for plant in range(PLANTS):
        if s.gone[plant] != 0:
            seen = with_plant(t, seen, plant)
            if seen == 0:
                return False
    return True


def with_plant(t: "Table", seen: int, plant: int) -> int:
    """Add a plant to a set of bits; 0 if there is no such plant, or if it is in the set already.

    Bit 0 stands for no plant and is always set, so that the empty set is not 0.
    """
    if not 0 < plant < PLANTS or t.powers[plant] == 0 or (seen >> plant) & 1:
        return 0
    bit = 1
    return seen | (bit << plant)


def seen_in_market(t: "Table", s: "State") -> int:
    """The plants of the market, which must ascend; the Step 3 card stays only until the end of its phase 2 (R8.3a)."""
    if not 0 <= s.market_count <= min(t.start_count, MARKET):
        return 0
    seen = 1
    for i in range(s.market_count):
        if i > 0 and s.market[i] <= s.market[i - 1]:
            return 0
        if s.market[i] == STEP_3_CARD:
            if s.phase != AUCTION or s.step == 3 or s.shuffle_kind != SHUFFLE_DONE:
                return 0
        else:
            seen = with_plant(t, seen, s.market[i])
            if seen == 0:
                return 0
    return seen


def seen_in_deck(t: "Table", s: "State", seen: int) -> int:
    """Add the plants of the deck. The Step 3 card is in it until it is drawn and the rest shuffled (R8.3)."""
    if not 0 <= s.deck_top <= s.deck_end <= DECK or not SHUFFLE_DONE <= s.shuffle_kind <= SHUFFLE_GIVEN:
        return 0
    if s.shuffle_count > 0 and s.shuffle_kind != SHUFFLE_GIVEN:
        return 0
    above = -1
    for i in range(s.deck_top, s.deck_end):
        if s.deck[i] == STEP_3_CARD and above < 0:
            above = i - s.deck_top
        else:
            seen = with_plant(t, seen, s.deck[i])
            if seen == 0:
                return 0
    if (above < 0) != (s.shuffle_kind == SHUFFLE_DONE) or (s.step == 3 and above >= 0):
        return 0
    # Each card above the Step 3 card, and that card itself, can put one card under the deck (R7.7).
    return seen if s.deck_end + above + 2 <= DECK else 0


def seen_with_player(t: "Table", s: "State", seat: int, seen: int) -> int:
    """Add a player's plants, which must ascend; one too many only while the buyer must scrap another (R3.9)."""
    buying = s.bought > 0 and s.scrapped == 0 and seat == s.active
    if not 0 <= s.plant_count[seat] <= t.max_plants + buying:
        return 0
    for i in range(s.plant_count[seat]):
        if i > 0 and s.plants[seat][i] <= s.plants[seat][i - 1]:
            return 0
        seen = with_plant(t, seen, s.plants[seat][i])
        if seen == 0:
            return 0
    return seen


# --- markers


def are_markers_valid(t: "Table", s: "State") -> bool:
    """Markers are neither negative nor more than the game has; the room is that of the plants (R0.3, R4.1)."""
    for fuel in range(FUELS):
        if not 0 <= s.fuel_market[fuel] <= t.track[fuel] or s.supply[fuel] < 0:
            return False
        if not 0 <= s.left[fuel] <= s.supply[fuel]:
            return False
        total = s.fuel_market[fuel] + s.supply[fuel]
        for seat in range(t.players):
            if s.fuel[seat][fuel] < 0:
                return False
            total += s.fuel[seat][fuel]
        if total > t.markers[fuel]:
            return False
    for seat in range(t.players):
        for kind in range(ROOMS):
            if s.room[seat][kind] != room_for(t, s, seat, kind):
                return False
    return True


def room_for(t: "Table", s: "State", seat: int, kind: int) -> int:
    room = 0
    for i in range(s.plant_count[seat]):
        if t.kind[s.plants[seat][i]] == kind:
            room += 2 * t.burns[s.plants[seat][i]]
    return room


# --- the map


def is_map_valid(t: "Table", s: "State") -> bool:
    """The area exists; houses, networks and prices of houses agree with each other (R1.1, R5.3)."""
    if not 0 <= s.regions < (1 << REGIONS) or not t.is_area[s.regions]:
        return False
    if s.phase == DRAFT and drafted(s) >= t.regions_needed:
        return False
    if s.phase != DRAFT and t.city_count[s.regions] == 0:
        return False
    empty = leader = 0
    for city in range(CITIES):
        if not is_city_valid(t, s, city):
            return False
        empty += is_in_play(t, s, city) and s.houses[city] == 0
    for seat in range(t.players):
        if s.owned[seat] != cities_of_player(s, seat):
            return False
        leader = max(leader, s.owned[seat])
    return s.empty == empty and s.leader == leader


def is_in_play(t: "Table", s: "State", city: int) -> bool:
    """Whether a city is in play; none is during the draft."""
    return city < t.cities and s.phase != DRAFT and (s.regions >> t.region_of[city]) & 1 == 1


def is_city_valid(t: "Table", s: "State", city: int) -> bool:
    houses = 0
    for seat in range(t.players):
        if not 0 <= s.dist[seat][city] <= OWN:
            return False
        houses += s.dist[seat][city] == OWN
    if s.houses[city] != houses or (houses > 0 and not is_in_play(t, s, city)):
        return False
    if is_in_play(t, s, city) and houses < s.step:
        return s.cost[city] == t.house[houses]
    return s.cost[city] == FULL


def cities_of_player(s: "State", seat: int) -> int:
    count = 0
    for city in range(CITIES):
        count += s.dist[seat][city] == OWN
    return count


# --- the auction


def is_auction_valid(t: "Table", s: "State") -> bool:
    """Exactly one stage of phase 2 is going on, and the players it names take part in it (R3)."""
    if not are_bidders_valid(t, s):
        return False
    if s.phase != AUCTION:
        return s.plant == 0 and s.bid == 0 and s.bought == 0 and s.scrapped == 0 and s.bidder == -1
    if s.plant != 0:
        return s.bought == 0 and s.scrapped == 0 and is_bidding_valid(t, s)
    if s.bid != 0 or s.bidder != -1:
        return False
    if s.bought != 0:
        return is_sale_valid(t, s)
    return s.scrapped == 0 and not s.finished[s.active]


def are_bidders_valid(t: "Table", s: "State") -> bool:
    """Players have dropped out only of an auction, and finished only a phase 2, that is going on (R3.5, R3.7)."""
    if not 0 <= s.sold <= (s.phase == AUCTION):
        return False
    for seat in range(SEATS):
        if not 0 <= s.out[seat] <= (s.plant != 0 and seat < t.players):
            return False
        if not 0 <= s.finished[seat] <= (s.phase == AUCTION and seat < t.players):
            return False
    return True


def is_bidding_valid(t: "Table", s: "State") -> bool:
    """The plant is on offer, at least two players are in the auction, and the bidder can pay (R3.4, R3.5)."""
    place = 0
    while place < on_offer(t, s) and s.market[place] != s.plant:
        place += 1
    bidders = 0
    for seat in range(t.players):
        bidders += is_in_auction(s, seat)
    if place == on_offer(t, s) or bidders < 2 or not is_in_auction(s, s.active):
        return False
    if s.bid == 0:
        return s.bidder == -1
    if not 0 <= s.bidder < t.players or not is_in_auction(s, s.bidder):
        return False
    return s.plant <= s.bid <= s.money[s.bidder]


def is_sale_valid(t: "Table", s: "State") -> bool:
    """The buyer has the plant, and one too many until another is scrapped (R3.9)."""
    held = 0
    for i in range(s.plant_count[s.active]):
        held += s.plants[s.active][i] == s.bought
    if s.scrapped == 0:
        return held == 1 and s.plant_count[s.active] == t.max_plants + 1
    return held == 1 and 0 < s.scrapped < PLANTS and s.gone[s.scrapped] != 0
