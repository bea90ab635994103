# The C side of habits.py.
cimport cython
from kilowatt.core.codes cimport (
    A_POWER, CITIES, COAL, COALS, FULL, OIL, CState, CTable,
)
from kilowatt.core.building cimport purse
from kilowatt.core.bureaucracy cimport can_mix, can_run, cities_of, coal_of, garbage_of, hybrid_of, load, oil_of, uranium_of

cdef int cheapest_city(CTable* t, CState* s) noexcept nogil
@cython.locals(burden=cython.longlong)
cdef int best_powering(CTable* t, CState* s) noexcept nogil
cdef int burned_by(long long burden) noexcept nogil
@cython.locals(burden=cython.longlong)
cdef int best_mix(CTable* t, CState* s, int seat, int mask) noexcept nogil
