# C declarations of planner_fuel.py.
cimport cython
from kilowatt.core.layout.constants cimport (
    A_BUY, A_DONE, BARGAIN, BARGAIN_MONEY, CITY_AT_END, CITY_PRICE, COAL, FUELS, FUEL_KEEPS, FUEL_WEIGHT, GARBAGE,
    HYBRID, OIL, PER_SHORT, URANIUM,
)
from kilowatt.core.players.estimates cimport cheaper_for_hybrids, cost_of_markers, fuel_price
from kilowatt.core.players.weight_table cimport W, is_end_near, rounds_left, truncated
from kilowatt.core.rules.fuel_market cimport can_buy
from kilowatt.core.fast_needs cimport cities_of, coal_of, garbage_of, hybrid_of, oil_of, uranium_of
from kilowatt.core.rules.powering cimport need_of
from kilowatt.core.layout.structs cimport CState, CTable

cdef enum:
    MISSING_PRICE = 1000

@cython.locals(need=cython.longlong)
cdef int planned_purchase(CTable* t, CState* s, int variant) noexcept nogil
@cython.locals(near_end=cython.bint, need=cython.longlong)
cdef int plants_to_fuel(CTable* t, CState* s, int seat, int variant) noexcept nogil
cdef int fuel_bill(CTable* t, CState* s, int seat, long long need) noexcept nogil
cdef int lacking(CState* s, int seat, long long need, int fuel) noexcept nogil
cdef int lacking_in_hybrids(CState* s, int seat, long long need) noexcept nogil
cdef int demand(CTable* t, CState* s, int seat, int kind) noexcept nogil
cdef int coming_shortage(CTable* t, CState* s, int fuel) noexcept nogil
