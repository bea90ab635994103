# The numbers of codes.py as C constants, and the memory of the core: what blocks.py is where nothing is compiled.
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t

cdef enum:
    SEATS = 6
    CITIES = 42
    REGIONS = 6
    AREAS = 64
    PLANTS = 64
    MOST_PLANTS = 5
    MARKET = 12
    DECK = 128
    FUELS = 4
    ROOMS = 6
    SUBSETS = 16
    TRACK = 64
    PAYOUTS = 64
    MOST_MARKERS = 127
    MOST_BURNED = 63
    MOST_MONEY = 1000000000
    LAST_ROUND = 1000000000
    MOST_LEGAL = 4096
    MOST_PLAN = 128
    OWN = 10000
    FULL = 20000
    STEP_3_CARD = 99
    COAL = 0
    OIL = 1
    GARBAGE = 2
    URANIUM = 3
    HYBRID = 4
    CLEAN = 5
    DRAFT = 0
    AUCTION = 1
    RESOURCES = 2
    BUILDING = 3
    BUREAUCRACY = 4
    OVER = 5
    FATE_NONE = 0
    FATE_SEED = 1
    FATE_GIVEN = 2
    A_PASS = 0
    A_DONE = 1
    A_DRAFT = 2
    A_NOMINATE = 8
    A_SCRAP = 72
    A_DROP = 136
    A_BUY = 140
    A_BUILD = 144
    A_POWER = 192
    A_BID = 352
    COALS = 10
    MOST_BID = 1023
    RESULT = 8
    UNIFORM = 0
    BIASED = 1
    SENSIBLE = 2
    PLANNER = 3
    POLICIES = 11

# Both end with single numbers: of a last array the sanitizer would not mind the bounds.

cdef struct CTable:
    int players, regions_needed, max_plants, step2_cities, end_cities
    int start_money, current_size, cities, draft, regions_given
    int8_t loose[PLANTS]
    int8_t start_market[MARKET]
    int8_t region_of[CITIES]
    int8_t is_area[AREAS]
    int8_t city_count[AREAS]
    int8_t kind[PLANTS]
    int8_t burns[PLANTS]
    int8_t powers[PLANTS]
    int16_t house[4]
    int64_t load[PLANTS]
    int8_t in_play[AREAS][CITIES]
    int16_t payout[PAYOUTS]
    int8_t track[FUELS]
    int8_t start_fuel[FUELS]
    int8_t markers[FUELS]
    int16_t price[FUELS][TRACK]
    int8_t refill[3][FUELS]
    int8_t subsets[MOST_PLANTS][SUBSETS]
    int16_t way[AREAS][CITIES][CITIES]
    int plants_removed, loose_count, top_card, start_count, payout_top

cdef struct CState:
    unsigned long long fate[1]
    int32_t round, bid
    int32_t money[SEATS]
    int8_t phase, step, active, leader, empty, regions
    int8_t market_count, plant, sold, bought, scrapped, bidder, fate_kind, fate_count
    int8_t order[SEATS]
    int8_t plant_count[SEATS]
    int8_t owned[SEATS]
    int8_t out[SEATS]
    int8_t finished[SEATS]
    int8_t plants[SEATS][MOST_PLANTS]
    int8_t fuel[SEATS][FUELS]
    int8_t room[SEATS][ROOMS]
    int8_t fuel_market[FUELS]
    int8_t supply[FUELS]
    int8_t left[FUELS]
    int8_t houses[CITIES]
    int8_t market[MARKET]
    int16_t cost[CITIES]
    int16_t dist[SEATS][CITIES]
    int8_t deck[DECK]
    int8_t gone[PLANTS]
    int8_t fate_deck[PLANTS]
    int16_t deck_top, deck_end
