# C declarations of fuel_market.py.
cimport cython
from kilowatt.core.layout.constants cimport A_BUY, A_DONE, BUILDING, COAL, FUELS, GARBAGE, HYBRID, OIL, RESOURCES, URANIUM
from kilowatt.core.fast_rng cimport below
from kilowatt.core.rules.turn_order cimport place_in_order
from kilowatt.core.layout.structs cimport CState, CTable

cdef int space(CState* s, int seat, int fuel) noexcept nogil
cdef bint can_buy(CTable* t, CState* s, int fuel) noexcept nogil
@cython.locals(count=int)
cdef int legal_purchases(CTable* t, CState* s, int* out) noexcept nogil
@cython.locals(one=int, two=int, three=int, count=int, pick=int, moves=int)
cdef int buy_at_random(CTable* t, CState* s, unsigned long long* rng) noexcept nogil
cdef void buy_fuel(CTable* t, CState* s, int fuel) noexcept nogil
cdef void end_buying(CTable* t, CState* s) noexcept nogil
cdef void refill(CTable* t, CState* s) noexcept nogil
