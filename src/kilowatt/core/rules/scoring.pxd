# C declarations of scoring.py.
cimport cython
from kilowatt.core.rules.powering cimport most_powered
from kilowatt.core.layout.structs cimport CState, CTable

cdef int powered_cities(CTable* t, CState* s, int seat) noexcept nogil
@cython.locals(place=int)
cdef int place_of(CTable* t, CState* s, int seat) noexcept nogil
cdef bint is_ahead(CTable* t, CState* s, int one, int other) noexcept nogil
