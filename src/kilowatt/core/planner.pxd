# The C side of planner.py.
cimport cython
from libc.stdint cimport int8_t
from kilowatt.core.codes cimport (
    AUCTION, A_BID, A_BUILD, A_BUY, A_DONE, A_NOMINATE, A_PASS, A_SCRAP, BUILDING, BUREAUCRACY, CLEAN, COAL,
    FUELS, FULL, GARBAGE, HYBRID, OIL, RESOURCES, URANIUM, CState, CTable,
)
from kilowatt.core.actions cimport legal
from kilowatt.core.auction cimport least_bid
from kilowatt.core.building cimport can_buy, purse
from kilowatt.core.bureaucracy cimport can_run, cities_of, coal_of, garbage_of, hybrid_of, load, oil_of, uranium_of
from kilowatt.core.chance cimport below
from kilowatt.core.course cimport place_in_order
from kilowatt.core.habits cimport best_powering, cheapest_city
from kilowatt.core.market cimport on_offer

cdef enum:
    NO_PRICE = 16
    MISSING = 1000
    VARIANTS = 8
    WEIGHTS = 41
    MOST_ROUNDS = 0
    PACE = 1
    AHEAD = 2
    PER_NUMBER = 3
    PER_USEFUL = 4
    PER_EXTRA = 5
    PER_ROUND = 6
    PER_FUEL = 7
    PER_RIVAL = 8
    IDLE = 9
    NOISE = 10
    FIRST_RESERVE = 11
    RESERVE = 12
    SHORT_RESERVE = 13
    OPEN_SURPLUS = 14
    KEEP_FUEL = 15
    FUEL_KEEPS = 16
    CITY_PRICE = 17
    END_NEAR = 18
    CITY_AT_END = 19
    FUEL_WEIGHT = 20
    BARGAIN = 21
    BARGAIN_MONEY = 25
    URGENT = 26
    COMFORT = 27
    PLENTY = 28
    SPARE_FUELLED = 29
    SPARE_PLANTS = 30
    SPARE_ELSE = 31
    TOO_DEAR = 32
    LEAD = 33
    STEP_2_SHORT = 34
    DEAREST = 35
    DEAREST_ROUND = 36
    NEIGHBOURS = 37
    RIVAL_CITY = 38
    KEEP_MISSING = 39
    PER_SHORT = 40

cdef int W[VARIANTS][WEIGHTS]

cdef int planned(CTable* t, CState* s, int variant, unsigned long long* rng, int* out) noexcept nogil
cdef int share(int value, int divisor) noexcept nogil
cdef int rounds_left(CTable* t, CState* s, int variant) noexcept nogil
cdef int capacity(CTable* t, CState* s, int seat) noexcept nogil
@cython.locals(burden=cython.longlong)
cdef int runnable(CTable* t, CState* s, int seat) noexcept nogil
cdef int fuel_price(CTable* t, CState* s, int fuel) noexcept nogil
cdef int price_for(CTable* t, CState* s, int kind) noexcept nogil
cdef int demand(CTable* t, CState* s, int seat, int kind) noexcept nogil
cdef int missing_markers(CTable* t, CState* s, int seat, int kind, int more) noexcept nogil
cdef int stock_of(int8_t* markers, int kind) noexcept nogil
cdef int keeping_value(CTable* t, CState* s, int seat, int plant, int variant) noexcept nogil
cdef int plant_to_scrap(CTable* t, CState* s, int seat, int kept, int variant) noexcept nogil
cdef int planned_in_auction(CTable* t, CState* s, int variant, unsigned long long* rng, int* out) noexcept nogil
cdef int planned_opening(CTable* t, CState* s, int variant, unsigned long long* rng) noexcept nogil
@cython.locals(near_end=cython.bint, short_of_plants=cython.bint)
cdef int worth(CTable* t, CState* s, int plant, int variant, unsigned long long* rng) noexcept nogil
@cython.locals(burden=cython.longlong)
cdef int planned_purchase(CTable* t, CState* s, int variant) noexcept nogil
cdef int coming_shortage(CTable* t, CState* s, int fuel) noexcept nogil
cdef int lacking(CState* s, int seat, long long burden, int fuel) noexcept nogil
cdef int lacking_in_hybrids(CState* s, int seat, long long burden) noexcept nogil
cdef int cost_of(CTable* t, CState* s, int fuel, int count) noexcept nogil
cdef int fuel_bill(CTable* t, CState* s, int seat, long long burden) noexcept nogil
@cython.locals(near_end=cython.bint, burden=cython.longlong)
cdef int plants_to_fuel(CTable* t, CState* s, int seat, int variant) noexcept nogil
cdef int planned_build(CTable* t, CState* s, int variant) noexcept nogil
cdef int best_rival(CTable* t, CState* s, int seat) noexcept nogil
cdef bint wins_by_ending(CTable* t, CState* s, int seat, int supplied, int price, int variant) noexcept nogil
cdef int running_cost(CTable* t, CState* s, int plant) noexcept nogil
cdef int dear_cost(CTable* t, CState* s, int fuel, int count) noexcept nogil
cdef int spare_money(CTable* t, CState* s, int seat, int supplied, int price, int variant) noexcept nogil
cdef int planned_start(CTable* t, CState* s, int variant) noexcept nogil
cdef int surroundings(CTable* t, CState* s, int city, int count) noexcept nogil
