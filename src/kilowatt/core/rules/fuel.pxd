# C declarations of fuel.py.
cimport cython
from kilowatt.core.layout.constants cimport COAL, GARBAGE, HYBRID, OIL, URANIUM
from kilowatt.core.layout.structs cimport CState, CTable

cdef bint fits(CState* s, int seat, int coal, int oil, int garbage, int uranium) noexcept nogil
@cython.locals(too_many=cython.bint)
cdef bint may_leave(CTable* t, CState* s, int coal, int oil, int garbage, int uranium) noexcept nogil
cdef bint can_lead_to_leaving(CTable* t, CState* s, int coal, int oil, int garbage, int uranium) noexcept nogil
cdef int least_left(CTable* t, CState* s, int fuel) noexcept nogil
