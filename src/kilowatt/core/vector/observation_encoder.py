"""Encode what a seat sees as floats, in the order that `features.py` defines."""

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        CITIES,
        CLEAN,
        FUELS,
        FULL,
        OVER,
        OWN,
        PLANTS,
        REGIONS,
        SHUFFLE_DONE,
        STEP_3_CARD,
        STEPS,
    )
    from kilowatt.core.rules.fuel_market import space
    from kilowatt.core.rules.plant_market import on_offer
    from kilowatt.core.rules.powering import cities_of, most_powered, need_of
    from kilowatt.core.vector.features import (
        AT_CITIES,
        AT_FUEL,
        AT_MARKET,
        AT_PLANTS,
        AT_PLAYERS,
        CITY_ROWS,
        FUEL_ROWS,
        MARKET_ROWS,
        OBSERVATION,
        OWNED_ROWS,
        PLANT_ROWS,
        PLANT_WIDTH,
        PLAYER_WIDTH,
        REGION_ROWS,
    )

    BY_4, BY_8, BY_16, BY_32, BY_64, BY_128 = 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64, 1 / 128

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table

    Floats = Any
    """An array of 32-bit floats."""


def encode(t: "Table", s: "State", seat: int, out: "Floats") -> None:
    """Write everything that a seat sees, and nothing that it does not."""
    for i in range(OBSERVATION):
        out[i] = 0
    step_3 = step_3_place(s)
    encode_table(t, s, seat, out)
    encode_deck(t, s, step_3, out)
    encode_fuel(t, s, seat, out)
    encode_market(t, s, out)
    encode_plants(t, s, step_3, out)
    for place in range(t.players):
        encode_player(t, s, seat, place, out)
    if s.regions:
        encode_cities(t, s, seat, out)


def step_3_place(s: "State") -> int:
    """The index of the Step 3 card in the deck, or -1 once it has been drawn."""
    if s.shuffle_kind == SHUFFLE_DONE:
        return -1
    place = s.deck_top
    while s.deck[place] != STEP_3_CARD:
        place += 1
    return place


def encode_table(t: "Table", s: "State", seat: int, out: "Floats") -> None:
    out[s.phase] = 1
    out[5 + s.step] = 1
    out[9] = s.round * BY_32
    out[10] = t.players * BY_8
    for region in range(REGIONS):
        out[11 + region] = (s.regions >> region) & 1
    at = 11 + REGION_ROWS
    out[at] = t.regions_needed * BY_8
    out[at + 1] = s.active == seat
    out[at + 2] = t.hidden_money
    out[at + 3] = s.leader * BY_32
    out[at + 4] = t.step2_cities * BY_32
    out[at + 5] = t.end_cities * BY_32
    out[at + 10] = s.market_count * BY_8
    out[at + 11] = s.bid * BY_128
    out[at + 12] = s.plant * BY_64
    out[at + 13] = s.bought * BY_64
    out[at + 14] = s.scrapped * BY_64
    out[at + 15] = s.sold


def encode_deck(t: "Table", s: "State", step_3: int, out: "Floats") -> None:
    """The number of cards, and how many of them are unknown; not their order."""
    at = 11 + REGION_ROWS + 6
    out[at] = (s.deck_end - s.deck_top) * BY_64
    if step_3 >= 0:
        is_top_known = s.deck[s.deck_top] == t.top_card
        out[at + 1] = 1
        out[at + 2] = (step_3 - s.deck_top - is_top_known) * BY_64
        out[at + 3] = is_top_known


def encode_fuel(t: "Table", s: "State", seat: int, out: "Floats") -> None:
    for fuel in range(FUELS):
        at = AT_FUEL + fuel
        count = s.fuel_market[fuel]
        out[at] = count * BY_32
        out[at + FUEL_ROWS] = s.supply[fuel] * BY_32
        out[at + 2 * FUEL_ROWS] = t.price[fuel][count] * BY_16 if count > 0 else 0
        refill = min(t.refill[min(s.step, STEPS) - 1][fuel], s.supply[fuel])
        out[at + 3 * FUEL_ROWS] = min(refill, t.track[fuel] - count) * BY_8
        out[at + 4 * FUEL_ROWS] = max(0, space(s, seat, fuel)) * BY_16
        out[at + 5 * FUEL_ROWS] = s.left[fuel] * BY_8


def encode_plant(t: "Table", plant: int, out: "Floats", at: int) -> None:
    out[at] = plant * BY_64
    if plant != STEP_3_CARD:
        out[at + 1 + t.kind[plant]] = 1
        out[at + 2 + CLEAN] = t.burns[plant] * BY_4
        out[at + 3 + CLEAN] = t.powers[plant] * BY_8


def encode_market(t: "Table", s: "State", out: "Floats") -> None:
    at = AT_MARKET
    offered = on_offer(t, s)
    for i in range(min(s.market_count, MARKET_ROWS)):
        encode_plant(t, s.market[i], out, at)
        out[at + PLANT_WIDTH] = i < offered
        out[at + PLANT_WIDTH + 1] = s.market[i] == s.plant
        at += PLANT_WIDTH + 2


def encode_plants(t: "Table", s: "State", step_3: int, out: "Floats") -> None:
    """The places of plants that are neither in the market nor owned; unknown cards without their order."""
    for plant in range(PLANTS):
        out[AT_PLANTS + plant] = s.gone[plant]
    for i in range(max(step_3 + 1, s.deck_top), s.deck_end):
        out[AT_PLANTS + PLANT_ROWS + s.deck[i]] = 1
    if step_3 >= 0:
        encode_unseen(t, s, step_3, out, AT_PLANTS + 2 * PLANT_ROWS)


def encode_unseen(t: "Table", s: "State", step_3: int, out: "Floats", at: int) -> None:
    """1 for each unseen plant: all of the edition except those that are known."""
    for plant in range(PLANTS):
        out[at + plant] = (t.powers[plant] > 0) & (s.gone[plant] == 0)
    if s.deck[s.deck_top] == t.top_card:
        out[at + t.top_card] = 0
    for i in range(s.market_count):
        if s.market[i] < PLANTS:
            out[at + s.market[i]] = 0
    for i in range(step_3 + 1, s.deck_end):
        out[at + s.deck[i]] = 0
    for seat in range(t.players):
        for i in range(s.plant_count[seat]):
            out[at + s.plants[seat][i]] = 0


def encode_player(t: "Table", s: "State", observer: int, place: int, out: "Floats") -> None:
    """A player by the place clockwise from the observer."""
    seat = observer + place
    if seat >= t.players:
        seat -= t.players
    at = AT_PLAYERS + place * PLAYER_WIDTH
    out[at] = 1
    out[at + 1] = s.active == seat
    if place == 0 or not t.hidden_money or s.phase == OVER:
        out[at + 2] = s.money[seat] * BY_128
        out[at + 3] = 1
    out[at + 4] = s.owned[seat] * BY_32
    for i in range(t.players):
        if s.order[i] == seat:
            out[at + 5] = (i + 1) * BY_8
    out[at + 6] = cities_of(need_of(t, s, seat, (1 << s.plant_count[seat]) - 1)) * BY_32
    out[at + 7] = most_powered(t, s, seat) * BY_32
    for fuel in range(FUELS):
        out[at + 8 + fuel] = s.fuel[seat][fuel] * BY_16
    out[at + 12] = s.out[seat]
    out[at + 13] = s.finished[seat]
    out[at + 14] = s.bidder == seat
    for i in range(min(s.plant_count[seat], OWNED_ROWS)):
        encode_plant(t, s.plants[seat][i], out, at + 15 + i * PLANT_WIDTH)


def encode_cities(t: "Table", s: "State", seat: int, out: "Floats") -> None:
    """The map: each number for all cities at once, so that the compiler can use vector instructions."""
    for city in range(t.cities):
        out[AT_CITIES + city] = (s.regions >> t.region_of[city]) & 1
    encode_slots(s, out)
    encode_connections(s, seat, out)
    for place in range(t.players):
        owner = seat + place
        encode_owner(s, owner - t.players if owner >= t.players else owner, out, AT_CITIES + (5 + place) * CITY_ROWS)


def encode_slots(s: "State", out: "Floats") -> None:
    for city in range(CITIES):
        out[AT_CITIES + CITY_ROWS + city] = s.houses[city] * BY_4
    for city in range(CITIES):
        out[AT_CITIES + 2 * CITY_ROWS + city] = (s.cost[city] < FULL) * s.cost[city] * BY_32


def encode_connections(s: "State", seat: int, out: "Floats") -> None:
    first = s.owned[seat] == 0 and s.empty > 0
    money = min(s.money[seat], OWN - 1)
    for city in range(CITIES):
        way = s.dist[seat][city]
        out[AT_CITIES + 3 * CITY_ROWS + city] = (way < OWN) * way * BY_64
    for city in range(CITIES):
        price = s.dist[seat][city] + s.cost[city]
        out[AT_CITIES + 4 * CITY_ROWS + city] = (price <= money) & (first * s.houses[city] == 0)


def encode_owner(s: "State", owner: int, out: "Floats", at: int) -> None:
    for city in range(CITIES):
        out[at + city] = s.dist[owner][city] == OWN
