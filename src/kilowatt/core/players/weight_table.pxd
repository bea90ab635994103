# C declarations of weight_table.py.
from kilowatt.core.layout.constants cimport CITY_PRICE, END_NEAR, MOST_ROUNDS, PACE, RIVAL_CITY, VARIANTS, WEIGHTS
from kilowatt.core.layout.structs cimport CState, CTable

cdef int W[VARIANTS][WEIGHTS]

cdef int truncated(int value, int divisor) noexcept nogil
cdef int rounds_left(CTable* t, CState* s, int variant) noexcept nogil
cdef bint is_end_near(CTable* t, CState* s, int variant) noexcept nogil
