"""A policy that knows the game: what plants, fuel, cities and the moment to end are worth, by tuned weights."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kilowatt.core import weights

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.actions import legal
    from kilowatt.core.auction import least_bid
    from kilowatt.core.building import can_buy, purse
    from kilowatt.core.bureaucracy import can_run, cities_of, coal_of, garbage_of, hybrid_of, load, oil_of, uranium_of
    from kilowatt.core.chance import below
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
        CLEAN,
        COAL,
        FUELS,
        FULL,
        GARBAGE,
        HYBRID,
        OIL,
        RESOURCES,
        URANIUM,
    )
    from kilowatt.core.course import place_in_order
    from kilowatt.core.habits import best_powering, cheapest_city
    from kilowatt.core.market import on_offer
    from kilowatt.core.weights import (
        AHEAD,
        BARGAIN,
        BARGAIN_MONEY,
        CITY_AT_END,
        CITY_PRICE,
        COMFORT,
        DEAREST,
        DEAREST_ROUND,
        END_NEAR,
        FIRST_RESERVE,
        FUEL_KEEPS,
        FUEL_WEIGHT,
        IDLE,
        KEEP_FUEL,
        KEEP_MISSING,
        LEAD,
        MOST_ROUNDS,
        NEIGHBOURS,
        NOISE,
        OPEN_SURPLUS,
        PACE,
        PER_EXTRA,
        PER_FUEL,
        PER_NUMBER,
        PER_RIVAL,
        PER_ROUND,
        PER_SHORT,
        PER_USEFUL,
        PLENTY,
        RESERVE,
        RIVAL_CITY,
        SHORT_RESERVE,
        SPARE_ELSE,
        SPARE_FUELLED,
        SPARE_PLANTS,
        STEP_2_SHORT,
        TOO_DEAR,
        URGENT,
    )

    NO_PRICE = 16
    MISSING = 1000
    WEIGHTS = len(weights.NAMES)
    W = [[0] * WEIGHTS for _ in range(weights.VARIANTS)]

if TYPE_CHECKING:
    from kilowatt.core.blocks import Row, State, Table


def set_weights(variant: int, values: Sequence[int]) -> None:
    """Give a variant of the planner its weights, in the order of `weights.NAMES`."""
    if not 0 <= variant < weights.VARIANTS or len(values) != WEIGHTS:
        raise ValueError(f"variant {variant} with {len(values)} weights: there are {weights.VARIANTS} of {WEIGHTS}")
    if any(not -weights.MOST <= value <= weights.MOST for value in values):
        raise ValueError(f"weights {tuple(values)}: each is from -{weights.MOST} to {weights.MOST}")
    if any(values[place] < 1 for place in (PACE, CITY_PRICE, RIVAL_CITY)):
        raise ValueError("PACE, CITY_PRICE and RIVAL_CITY divide: they are 1 at least")
    for i in range(WEIGHTS):
        W[variant][i] = values[i]


def planned(t: "Table", s: "State", variant: int, rng: "Row", out: "Row") -> int:
    """The action of the planner with a set of weights."""
    if s.phase == AUCTION:
        return planned_in_auction(t, s, variant, rng, out)
    if s.phase == RESOURCES:
        return planned_purchase(t, s, variant)
    if s.phase == BUILDING:
        return planned_build(t, s, variant)
    if s.phase == BUREAUCRACY:
        return best_powering(t, s)
    return out[below(rng, legal(t, s, out))]


# --- what there is to know


def share(value: int, divisor: int) -> int:
    """A quotient rounded towards 0: below it `//` is not the same in C and in Python."""
    return value // divisor if value >= 0 else -(-value // divisor)


def rounds_left(t: "Table", s: "State", variant: int) -> int:
    """A guess at how many more powerings there will be."""
    return max(1, min(W[variant][MOST_ROUNDS], (t.end_cities - s.leader) * 8 // W[variant][PACE] + 1))


def capacity(t: "Table", s: "State", seat: int) -> int:
    """How many cities all plants of a player power together."""
    total = 0
    for i in range(s.plant_count[seat]):
        total += t.powers[s.plants[seat][i]]
    return total


def runnable(t: "Table", s: "State", seat: int) -> int:
    """How many cities the plants make with the markers at hand."""
    best = 0
    for mask in range(1 << s.plant_count[seat]):
        burden = load(t, s, seat, mask)
        if cities_of(burden) > best and can_run(s, seat, burden):
            best = cities_of(burden)
    return best


def fuel_price(t: "Table", s: "State", fuel: int) -> int:
    count = s.fuel_market[fuel]
    return t.price[fuel][count] if count > 0 else NO_PRICE


def price_for(t: "Table", s: "State", kind: int) -> int:
    """The price of what a kind of plant burns."""
    if kind == CLEAN:
        return 0
    if kind == HYBRID:
        return min(fuel_price(t, s, COAL), fuel_price(t, s, OIL))
    return fuel_price(t, s, kind)


def demand(t: "Table", s: "State", seat: int, kind: int) -> int:
    """What the rivals' plants burn of the same markers each round."""
    total = 0
    for other in range(t.players):
        if other != seat:
            for i in range(s.plant_count[other]):
                plant = s.plants[other][i]
                if t.kind[plant] == kind or (kind <= OIL and t.kind[plant] == HYBRID):
                    total += t.burns[plant]
    return total


def missing_markers(t: "Table", s: "State", seat: int, kind: int, more: int) -> int:
    """How many markers a player will lack who burns so many more, once those who buy before have bought (R4.3)."""
    place = place_in_order(t, s, seat)
    missing = more - stock_of(s.fuel_market, kind)
    for other in range(t.players):
        if other == seat or place_in_order(t, s, other) > place:
            burned = 0
            for i in range(s.plant_count[other]):
                plant = s.plants[other][i]
                if t.kind[plant] == kind or (kind == HYBRID and t.kind[plant] <= OIL):
                    burned += t.burns[plant]
            lacking = burned - stock_of(s.fuel[other], kind)
            missing += lacking if other == seat else max(0, lacking)
    return missing


def stock_of(markers: "Row", kind: int) -> int:
    """The markers that a kind of plant burns."""
    return markers[COAL] + markers[OIL] if kind == HYBRID else markers[kind]


def keeping_value(t: "Table", s: "State", seat: int, plant: int, variant: int) -> int:
    """How much a plant is worth keeping: what it powers, less what it burns, and less what there will be none of."""
    kind = t.kind[plant]
    value = t.powers[plant] * 16 - share(price_for(t, s, kind) * t.burns[plant] * W[variant][KEEP_FUEL], 4)
    if kind != CLEAN:
        value -= max(0, min(t.burns[plant], missing_markers(t, s, seat, kind, 0))) * W[variant][KEEP_MISSING]
    return value


def plant_to_scrap(t: "Table", s: "State", seat: int, kept: int, variant: int) -> int:
    """The place of the plant that is worth least, another than the one kept."""
    place = -1
    least = 0
    for i in range(s.plant_count[seat]):
        if s.plants[seat][i] != kept:
            value = keeping_value(t, s, seat, s.plants[seat][i], variant)
            if place < 0 or value < least:
                least = value
                place = i
    return place


# --- phase 2


def planned_in_auction(t: "Table", s: "State", variant: int, rng: "Row", out: "Row") -> int:
    if s.scrapped > 0:
        return out[legal(t, s, out) - 1]
    if s.bought > 0:
        return A_SCRAP + s.plants[s.active][plant_to_scrap(t, s, s.active, s.bought, variant)]
    if s.plant > 0:
        if s.bid == 0 or least_bid(s) <= worth(t, s, s.plant, variant, rng):
            return A_BID + least_bid(s)
        return A_PASS
    return planned_opening(t, s, variant, rng)


def planned_opening(t: "Table", s: "State", variant: int, rng: "Row") -> int:
    """The plant whose worth is most above its number, if it is enough above it; else pass."""
    money = s.money[s.active]
    best = 0
    most = -10000 if s.round == 1 else W[variant][OPEN_SURPLUS]
    for i in range(on_offer(t, s)):
        plant = s.market[i]
        if plant <= money:
            surplus = worth(t, s, plant, variant, rng) - plant
            if surplus > most or (surplus == most and best == 0):
                most = surplus
                best = plant
    return A_NOMINATE + best if best > 0 else A_PASS


def worth(t: "Table", s: "State", plant: int, variant: int, rng: "Row") -> int:
    """What a plant is worth to whoever is asked, at most what they can spare."""
    seat = s.active
    kind = t.kind[plant]
    before = capacity(t, s, seat)
    gain = t.powers[plant]
    if s.plant_count[seat] >= t.max_plants:
        gain -= t.powers[s.plants[seat][plant_to_scrap(t, s, seat, 0, variant)]]
    rounds = rounds_left(t, s, variant)
    wanted = min(t.end_cities, s.owned[seat] + W[variant][AHEAD])
    useful = max(0, min(before + gain, wanted) - min(before, wanted))
    near_end = s.leader + W[variant][END_NEAR] >= t.end_cities
    value = share(
        plant * W[variant][PER_NUMBER]
        + useful * (W[variant][PER_USEFUL] + (W[variant][URGENT] if near_end else 0))
        + (gain - useful) * W[variant][PER_EXTRA]
        + gain * rounds * W[variant][PER_ROUND]
        - running_cost(t, s, plant) * rounds * W[variant][PER_FUEL]
        - (demand(t, s, seat, kind) * W[variant][PER_RIVAL] if kind != CLEAN else 0)
        - (W[variant][IDLE] if useful == 0 else 0)
        + (max(0, purse(s, seat) - W[variant][COMFORT]) * W[variant][PLENTY] if useful > 0 else 0),
        16,
    ) + below(rng, 1 + max(0, W[variant][NOISE]))
    if s.round == 1:
        return min(max(value, 0), s.money[seat] - max(0, W[variant][FIRST_RESERVE]))
    if gain <= 0 or (near_end and kind != CLEAN and missing_markers(t, s, seat, kind, t.burns[plant]) > 0):
        return 0
    short_of_plants = before <= s.owned[seat]
    reserve = W[variant][SHORT_RESERVE] if short_of_plants else W[variant][RESERVE]
    # Who has no money left for fuel has bought a plant to stand still.
    bill = fuel_bill(t, s, seat, load(t, s, seat, plants_to_fuel(t, s, seat, variant)))
    return min(value, s.money[seat] - max(bill, reserve))


def running_cost(t: "Table", s: "State", plant: int) -> int:
    """What running a plant once costs at the prices now; what is sold out counts as dear."""
    kind = t.kind[plant]
    if kind == CLEAN:
        return 0
    if kind == HYBRID:
        return min(dear_cost(t, s, COAL, t.burns[plant]), dear_cost(t, s, OIL, t.burns[plant]))
    return dear_cost(t, s, kind, t.burns[plant])


def dear_cost(t: "Table", s: "State", fuel: int, count: int) -> int:
    """The price of the next so many markers; a missing one counts as the dearest."""
    total = 0
    left = s.fuel_market[fuel]
    for _ in range(count):
        total += t.price[fuel][left] if left > 0 else NO_PRICE
        left = max(0, left - 1)
    return total


# --- phase 3


def planned_purchase(t: "Table", s: "State", variant: int) -> int:
    """One marker more for the plants that will pay most, then for later while it is cheap; or done."""
    seat = s.active
    mask = plants_to_fuel(t, s, seat, variant)
    burden = load(t, s, seat, mask)
    for fuel in range(FUELS):
        if lacking(s, seat, burden, fuel) > 0 and can_buy(t, s, fuel):
            return A_BUY + fuel
    cheaper = COAL if fuel_price(t, s, COAL) <= fuel_price(t, s, OIL) else OIL
    if lacking_in_hybrids(s, seat, burden) > 0 and can_buy(t, s, cheaper):
        return A_BUY + cheaper
    if rounds_left(t, s, variant) == 1:
        return A_DONE
    for fuel in range(FUELS):
        limit = W[variant][BARGAIN + fuel] + share(coming_shortage(t, s, fuel) * W[variant][PER_SHORT], 4)
        if fuel_price(t, s, fuel) <= limit and s.money[seat] >= W[variant][BARGAIN_MONEY] and can_buy(t, s, fuel):
            return A_BUY + fuel
    return A_DONE


def coming_shortage(t: "Table", s: "State", fuel: int) -> int:
    """How many markers will be missing when everybody buys again, after the refill (R7.5)."""
    return max(0, demand(t, s, -1, fuel) - s.fuel_market[fuel] - min(t.refill[s.step - 1][fuel], s.supply[fuel]))


def lacking(s: "State", seat: int, burden: int, fuel: int) -> int:
    """How many markers of a kind the pure plants lack."""
    if fuel == COAL:
        return coal_of(burden) - s.fuel[seat][COAL]
    if fuel == OIL:
        return oil_of(burden) - s.fuel[seat][OIL]
    if fuel == GARBAGE:
        return garbage_of(burden) - s.fuel[seat][GARBAGE]
    return uranium_of(burden) - s.fuel[seat][URANIUM]


def lacking_in_hybrids(s: "State", seat: int, burden: int) -> int:
    spare = max(0, s.fuel[seat][COAL] - coal_of(burden)) + max(0, s.fuel[seat][OIL] - oil_of(burden))
    return hybrid_of(burden) - spare


def cost_of(t: "Table", s: "State", fuel: int, count: int) -> int:
    """The price of the next so many markers; dear where there are not so many."""
    total = 0
    left = s.fuel_market[fuel]
    for _ in range(max(0, count)):
        total += t.price[fuel][left] if left > 0 else MISSING
        left = max(0, left - 1)
    return total


def fuel_bill(t: "Table", s: "State", seat: int, burden: int) -> int:
    """The price of all markers that some plants lack to run once."""
    cheaper = COAL if fuel_price(t, s, COAL) <= fuel_price(t, s, OIL) else OIL
    cost = cost_of(t, s, cheaper, lacking_in_hybrids(s, seat, burden))
    for fuel in range(FUELS):
        cost += cost_of(t, s, fuel, lacking(s, seat, burden, fuel))
    return cost


def plants_to_fuel(t: "Table", s: "State", seat: int, variant: int) -> int:
    """The set of plants that pays most for what its missing markers cost, with the cities there may be by then."""
    cities = s.owned[seat] + max(0, s.money[seat] - W[variant][FUEL_KEEPS]) // W[variant][CITY_PRICE]
    near_end = s.leader + W[variant][END_NEAR] >= t.end_cities
    best = 0
    most = -10000
    for mask in range(1 << s.plant_count[seat]):
        burden = load(t, s, seat, mask)
        cost = fuel_bill(t, s, seat, burden)
        if cost <= s.money[seat]:
            made = min(cities_of(burden), cities)
            pay = made * W[variant][CITY_AT_END] if near_end else t.payout[min(made, t.payout_top)]
            value = pay * 4 - cost * W[variant][FUEL_WEIGHT]
            if value > most:
                most = value
                best = mask
    return best


# --- phase 4


def planned_build(t: "Table", s: "State", variant: int) -> int:
    """The cheapest city, as long as it pays: it can be supplied, is not too dear, and hands no rival the game."""
    seat = s.active
    if s.owned[seat] == 0 and s.empty > 0:
        return planned_start(t, s, variant)
    city = cheapest_city(t, s)
    if city < 0:
        return A_DONE
    price = s.dist[seat][city] + s.cost[city]
    supplied = runnable(t, s, seat)
    owned = s.owned[seat]
    if s.leader >= t.end_cities:
        return A_BUILD + city if owned < supplied else A_DONE
    if owned + 1 >= t.end_cities:
        return A_BUILD + city if wins_by_ending(t, s, seat, supplied, price, variant) or s.round > 30 else A_DONE
    if s.step == 1 and owned + 1 == t.step2_cities and supplied < owned + 1 - W[variant][STEP_2_SHORT]:
        return A_DONE
    return A_BUILD + city if s.money[seat] - price >= spare_money(t, s, seat, supplied, price, variant) else A_DONE


def spare_money(t: "Table", s: "State", seat: int, supplied: int, price: int, variant: int) -> int:
    """What must be left after building a city: the less it can be supplied, and the dearer it is, the more."""
    owned = s.owned[seat]
    if s.round > 30:
        return 0
    if owned < supplied:
        spare = W[variant][SPARE_FUELLED]
    elif owned < capacity(t, s, seat):
        spare = W[variant][SPARE_PLANTS]
    else:
        spare = W[variant][SPARE_ELSE]
    rounds = rounds_left(t, s, variant)
    dearest = W[variant][DEAREST] + share(rounds * W[variant][DEAREST_ROUND], 4)
    spare += share(max(0, price - dearest) * W[variant][TOO_DEAR], 4)
    if owned >= best_rival(t, s, seat):
        spare += W[variant][LEAD]
    return max(0, spare)


def planned_start(t: "Table", s: "State", variant: int) -> int:
    """The empty city with the cheapest free surroundings, if one can be paid."""
    if s.money[s.active] < t.house[0]:
        return A_DONE
    best = -1
    least = 0
    for i in range(t.city_count[s.regions]):
        city = t.in_play[s.regions][i]
        if s.houses[city] == 0:
            remote = surroundings(t, s, city, W[variant][NEIGHBOURS])
            if best < 0 or remote < least:
                least = remote
                best = city
    return A_BUILD + best


def surroundings(t: "Table", s: "State", city: int, count: int) -> int:
    """The ways to the nearest free cities, all together."""
    total = 0
    floor = -1
    for _ in range(count):
        # The next smallest: ways are compared with their city so that equal ones count one by one.
        nearest = FULL * 64
        for i in range(t.city_count[s.regions]):
            other = t.in_play[s.regions][i]
            key = t.way[s.regions][city][other] * 64 + other
            if other != city and s.houses[other] == 0 and floor < key < nearest:
                nearest = key
        if nearest < FULL * 64:
            floor = nearest
            total += nearest // 64
    return total


def best_rival(t: "Table", s: "State", seat: int) -> int:
    """The most cities any other player has."""
    most = 0
    for other in range(t.players):
        if other != seat:
            most = max(most, s.owned[other])
    return most


def wins_by_ending(t: "Table", s: "State", seat: int, supplied: int, price: int, variant: int) -> bool:
    """Whether ending the game now would win it, as far as one can see."""
    mine = min(supplied, s.owned[seat] + 1)
    place = place_in_order(t, s, seat)
    for other in range(t.players):
        if other != seat:
            cities = s.owned[other]
            # Who comes earlier in turn order builds after us.
            if place_in_order(t, s, other) < place:
                cities += s.money[other] // W[variant][RIVAL_CITY]
            theirs = min(runnable(t, s, other), cities)
            if theirs > mine or (theirs == mine and s.money[other] > s.money[seat] - price):
                return False
    return True


set_weights(0, weights.TUNED)
for variant in range(1, weights.VARIANTS):
    set_weights(variant, weights.BY_HAND)
