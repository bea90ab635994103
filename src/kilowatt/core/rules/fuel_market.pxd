# C declarations of fuel_market.py.
from kilowatt.core.layout.constants cimport A_BUY, A_DONE, BUILDING, COAL, FUELS, GARBAGE, HYBRID, OIL
from kilowatt.core.rules.turn_order cimport place_in_order
from kilowatt.core.layout.structs cimport CState, CTable

cdef int space(CState* s, int seat, int fuel) noexcept nogil
cdef bint can_buy(CTable* t, CState* s, int fuel) noexcept nogil
cdef int legal_purchases(CTable* t, CState* s, int* out) noexcept nogil
cdef void buy_fuel(CTable* t, CState* s, int fuel) noexcept nogil
cdef void end_buying(CTable* t, CState* s) noexcept nogil
cdef void refill(CTable* t, CState* s) noexcept nogil
