# The C side of scrapping.py.
from kilowatt.core.codes cimport (
    A_DONE, A_DROP, A_SCRAP, CLEAN, COAL, FUELS, GARBAGE, HYBRID, OIL, URANIUM, CState, CTable,
)
from kilowatt.core.auction cimport close_sale

cdef void scrap(CTable* t, CState* s, int plant) noexcept nogil
cdef bint may_leave(CTable* t, CState* s, int coal, int oil, int garbage, int uranium) noexcept nogil
cdef bint fits(CState* s, int seat, int coal, int oil, int garbage, int uranium) noexcept nogil
cdef bint leads_on(CTable* t, CState* s, int coal, int oil, int garbage, int uranium) noexcept nogil
cdef void leave_what_must_go(CTable* t, CState* s) noexcept nogil
cdef int least_left(CTable* t, CState* s, int fuel) noexcept nogil
cdef void leave(CState* s, int fuel, int count) noexcept nogil
cdef bint can_drop(CTable* t, CState* s, int fuel) noexcept nogil
cdef bint can_end_dropping(CTable* t, CState* s) noexcept nogil
cdef void close_sale_unless_asked(CTable* t, CState* s) noexcept nogil
cdef void drop(CTable* t, CState* s, int fuel) noexcept nogil
cdef int legal_scraps(CState* s, int* out) noexcept nogil
cdef int legal_drops(CTable* t, CState* s, int* out) noexcept nogil
