"""A policy of simple rules: fast enough for playouts, and good enough for their results to mean something."""

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
        A_DONE,
        A_NOMINATE,
        A_PASS,
        A_SCRAP,
        AUCTION,
        BUILDING,
        BUREAUCRACY,
        COAL,
        GARBAGE,
        HYBRID,
        OIL,
        RESOURCES,
        URANIUM,
    )
    from kilowatt.core.players.choices import best_powering, cheapest_city
    from kilowatt.core.players.estimates import capacity, cheaper_for_hybrids, price_for
    from kilowatt.core.rng import below
    from kilowatt.core.rules.actions import legal
    from kilowatt.core.rules.auction import least_bid
    from kilowatt.core.rules.fuel_market import can_buy
    from kilowatt.core.rules.plant_market import on_offer

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def sensible(t: "Table", s: "State", rng: "CheckedArray", out: "CheckedArray") -> int:
    """Buy plants for what they will earn, fuel for the next powering, and the cities they can supply."""
    if s.phase == AUCTION:
        return sensible_in_auction(t, s, rng, out)
    if s.phase == RESOURCES:
        return sensible_purchase(t, s)
    if s.phase == BUILDING:
        return sensible_build(t, s)
    if s.phase == BUREAUCRACY:
        return best_powering(t, s)
    return out[below(rng, legal(t, s, out))]


def sensible_in_auction(t: "Table", s: "State", rng: "CheckedArray", out: "CheckedArray") -> int:
    if s.scrapped > 0:
        count = legal(t, s, out)
        return out[count - 1]
    if s.bought > 0:
        return A_SCRAP + plant_to_scrap(t, s)
    if s.plant > 0:
        limit = bid_limit(t, s, s.plant, rng)
        if s.bid == 0 or least_bid(s) <= limit:
            return A_BID + least_bid(s)
        return A_PASS
    return sensible_opening(t, s, rng)


def sensible_opening(t: "Table", s: "State", rng: "CheckedArray") -> int:
    """Nominate the plant whose worth exceeds its number most; pass if none does."""
    money = s.money[s.active]
    best = 0
    gain = -1000 if s.round == 1 else 0
    for i in range(on_offer(t, s)):
        plant = s.market[i]
        if plant <= money:
            surplus = bid_limit(t, s, plant, rng) - plant
            if surplus > gain or (surplus == gain and best == 0):
                gain = surplus
                best = plant
    return A_NOMINATE + best if best > 0 else A_PASS


def bid_limit(t: "Table", s: "State", plant: int, rng: "CheckedArray") -> int:
    """What a plant is worth to the active player: its number, and a premium for cities it will supply soon."""
    seat = s.active
    gain = t.powers[plant]
    if s.plant_count[seat] >= t.max_plants:
        gain -= weakest(t, s, seat)
    missing = s.owned[seat] + 3 - capacity(t, s, seat)
    if s.round > 1 and (gain <= 0 or (missing <= 0 and gain < 3) or (rounds_left(t, s) < 2 and missing <= -2)):
        return 0
    useful = min(gain, max(0, missing))
    premium = 2 * useful + gain - price_for(t, s, t.kind[plant]) * t.burns[plant] // 4 + below(rng, 4)
    spare = s.money[seat] - (0 if s.round == 1 else 10)
    return min(plant + premium, max(spare, plant if s.round == 1 else 0))


def rounds_left(t: "Table", s: "State") -> int:
    """An estimate of the powerings to come."""
    return max(1, min(8, (t.end_cities - s.leader + 1) // 2))


def weakest(t: "Table", s: "State", seat: int) -> int:
    """The smallest number of cities that one of a player's plants powers."""
    least = 64
    for i in range(s.plant_count[seat]):
        least = min(least, t.powers[s.plants[seat][i]])
    return least


def plant_to_scrap(t: "Table", s: "State") -> int:
    """The plant that powers least; of equals the lower number."""
    seat = s.active
    best = 0
    least = 64
    for i in range(s.plant_count[seat]):
        plant = s.plants[seat][i]
        if plant != s.bought and t.powers[plant] < least:
            least = t.powers[plant]
            best = plant
    return best


def sensible_purchase(t: "Table", s: "State") -> int:
    """Buy a marker for the plants that the cities of this round will need, or stop."""
    seat = s.active
    wanted = s.owned[seat] + 1 + (s.money[seat] > 40) + (s.money[seat] > 80)
    made = 0
    coal = oil = garbage = uranium = hybrid = 0
    for i in range(s.plant_count[seat]):
        # The best plants, which have the highest numbers, come first.
        plant = s.plants[seat][s.plant_count[seat] - 1 - i]
        if made < wanted:
            kind = t.kind[plant]
            made += t.powers[plant]
            coal += t.burns[plant] if kind == COAL else 0
            oil += t.burns[plant] if kind == OIL else 0
            garbage += t.burns[plant] if kind == GARBAGE else 0
            uranium += t.burns[plant] if kind == URANIUM else 0
            hybrid += t.burns[plant] if kind == HYBRID else 0
    if coal > s.fuel[seat][COAL] and can_buy(t, s, COAL):
        return A_BUY + COAL
    if oil > s.fuel[seat][OIL] and can_buy(t, s, OIL):
        return A_BUY + OIL
    if garbage > s.fuel[seat][GARBAGE] and can_buy(t, s, GARBAGE):
        return A_BUY + GARBAGE
    if uranium > s.fuel[seat][URANIUM] and can_buy(t, s, URANIUM):
        return A_BUY + URANIUM
    spare = max(0, s.fuel[seat][COAL] - coal) + max(0, s.fuel[seat][OIL] - oil)
    if hybrid > spare:
        cheaper = cheaper_for_hybrids(t, s)
        if can_buy(t, s, cheaper):
            return A_BUY + cheaper
        if can_buy(t, s, COAL + OIL - cheaper):
            return A_BUY + COAL + OIL - cheaper
    return A_DONE


def sensible_build(t: "Table", s: "State") -> int:
    """Build the cheapest city while plants can supply it, and without limit near the end."""
    seat = s.active
    city = cheapest_city(t, s)
    if city < 0:
        return A_DONE
    price = s.dist[seat][city] + s.cost[city]
    # After round 30, end the game.
    ending = s.leader >= t.end_cities - 1 or s.round > 30
    if s.owned[seat] >= capacity(t, s, seat) + 1 and not ending:
        return A_DONE
    reserve = 0 if ending or s.owned[seat] < 2 else 8
    return A_BUILD + city if s.money[seat] - price >= reserve else A_DONE
