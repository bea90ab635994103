# C declarations of turn_order.py.
from kilowatt.core.layout.structs cimport CState, CTable

cdef int place_in_order(CTable* t, CState* s, int seat) noexcept nogil
cdef void set_order(CTable* t, CState* s) noexcept nogil
cdef int rank(CState* s, int seat) noexcept nogil
