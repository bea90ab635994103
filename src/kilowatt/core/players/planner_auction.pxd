# C declarations of planner_auction.py.
cimport cython
from libc.stdint cimport int8_t
from kilowatt.core.layout.constants cimport (
    AHEAD, A_BID, A_NOMINATE, A_PASS, A_SCRAP, CLEAN, COAL, COMFORT, FIRST_RESERVE, HYBRID, IDLE, KEEP_FUEL,
    KEEP_MISSING, NOISE, OIL, OPEN_SURPLUS, PER_EXTRA, PER_FUEL, PER_NUMBER, PER_RIVAL, PER_ROUND, PER_USEFUL,
    PLENTY, RESERVE, SHORT_RESERVE, URGENT,
)
from kilowatt.core.players.estimates cimport SOLD_OUT_PRICE, capacity, cost_of_markers, price_for
from kilowatt.core.players.planner_fuel cimport demand, fuel_bill, plants_to_fuel
from kilowatt.core.players.weight_table cimport W, is_end_near, rounds_left, truncated
from kilowatt.core.rng cimport below
from kilowatt.core.rules.actions cimport legal
from kilowatt.core.rules.auction cimport least_bid
from kilowatt.core.rules.building cimport spendable
from kilowatt.core.rules.plant_market cimport on_offer
from kilowatt.core.rules.powering cimport need_of
from kilowatt.core.rules.turn_order cimport place_in_order
from kilowatt.core.layout.structs cimport CState, CTable

cdef int planned_in_auction(CTable* t, CState* s, int variant, unsigned long long* rng, int* out) noexcept nogil
cdef int planned_opening(CTable* t, CState* s, int variant, unsigned long long* rng) noexcept nogil
@cython.locals(near_end=cython.bint, short_of_plants=cython.bint)
cdef int worth(CTable* t, CState* s, int plant, int variant, unsigned long long* rng) noexcept nogil
cdef int running_cost(CTable* t, CState* s, int plant) noexcept nogil
cdef int keeping_value(CTable* t, CState* s, int seat, int plant, int variant) noexcept nogil
cdef int plant_to_scrap(CTable* t, CState* s, int seat, int kept, int variant) noexcept nogil
cdef int missing_markers(CTable* t, CState* s, int seat, int kind, int more) noexcept nogil
cdef int stock_of(int8_t* markers, int kind) noexcept nogil
