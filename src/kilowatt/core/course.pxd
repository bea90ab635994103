# The C side of course.py.
from kilowatt.core.codes cimport (
    FULL, CState, CTable,
)

cdef int place_in_order(CTable* t, CState* s, int seat) noexcept nogil
cdef void set_order(CTable* t, CState* s) noexcept nogil
cdef int rank(CState* s, int seat) noexcept nogil
cdef void set_step(CTable* t, CState* s, int step) noexcept nogil
