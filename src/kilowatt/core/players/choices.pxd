# C declarations of choices.py.
cimport cython
from kilowatt.core.layout.constants cimport A_POWER, CITIES, COAL, COALS, FULL, OIL
from kilowatt.core.rules.building cimport spendable
from kilowatt.core.fast_needs cimport cities_of, coal_of, garbage_of, hybrid_of, oil_of, uranium_of
from kilowatt.core.rules.powering cimport can_mix, can_run, need_of
from kilowatt.core.layout.structs cimport CState, CTable

cdef int cheapest_city(CTable* t, CState* s) noexcept nogil
@cython.locals(need=cython.longlong)
cdef int best_powering(CTable* t, CState* s) noexcept nogil
cdef int burned_by(long long need) noexcept nogil
@cython.locals(need=cython.longlong)
cdef int best_mix(CTable* t, CState* s, int seat, int mask) noexcept nogil
