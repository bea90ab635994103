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

cdef struct CTable:
    int players, regions_needed, max_plants, step2_cities, end_cities
    int start_money, current_size, cities, draft
    int plants_removed, loose_count, top_card, start_count, payout_top
    int8_t loose[64]
    int8_t start_market[12]
    int8_t region_of[42]
    int8_t is_area[64]
    int8_t city_count[64]
    int8_t kind[64]
    int8_t burns[64]
    int8_t powers[64]
    int16_t house[4]
    int64_t load[64]
    int8_t in_play[64][42]
    int16_t payout[64]
    int8_t track[4]
    int8_t start_fuel[4]
    int8_t markers[4]
    int16_t price[4][64]
    int8_t refill[3][4]
    int8_t subsets[5][16]
    int16_t way[64][42][42]

cdef struct CState:
    int16_t round
    int8_t phase, step, active, leader, empty, regions
    int8_t market_count, plant, sold, bought, scrapped, bidder, fate_kind, fate_count
    int16_t deck_top, deck_end
    int32_t bid
    unsigned long long fate[1]
    int32_t money[6]
    int8_t order[6]
    int8_t plant_count[6]
    int8_t owned[6]
    int8_t out[6]
    int8_t finished[6]
    int8_t plants[6][5]
    int8_t fuel[6][4]
    int8_t room[6][6]
    int8_t fuel_market[4]
    int8_t supply[4]
    int8_t left[4]
    int8_t houses[42]
    int8_t market[12]
    int16_t cost[42]
    int16_t dist[6][42]
    int8_t deck[128]
    int8_t gone[64]
    int8_t fate_deck[64]
