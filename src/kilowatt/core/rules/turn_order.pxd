# C declarations of turn_order.py.
cimport cython
from kilowatt.core.layout.structs cimport CState, CTable

@cython.locals(found=int)
cdef int place_in_order(CTable* t, CState* s, int seat) noexcept nogil
cdef void set_order(CTable* t, CState* s) noexcept nogil
cdef int rank(CState* s, int seat) noexcept nogil
