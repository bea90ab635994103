# C declarations of estimates.py.
from kilowatt.core.layout.constants cimport CLEAN, COAL, HYBRID, OIL
from kilowatt.core.layout.structs cimport CState, CTable

cdef enum:
    SOLD_OUT_PRICE = 16

cdef int capacity(CTable* t, CState* s, int seat) noexcept nogil
cdef int fuel_price(CTable* t, CState* s, int fuel) noexcept nogil
cdef int price_for(CTable* t, CState* s, int kind) noexcept nogil
cdef int cost_of_markers(CTable* t, CState* s, int fuel, int count, int missing) noexcept nogil
cdef int cheaper_for_hybrids(CTable* t, CState* s) noexcept nogil
