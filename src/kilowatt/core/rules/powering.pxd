# C declarations of powering.py.
cimport cython
from kilowatt.core.layout.constants cimport A_POWER, COAL, COALS, GARBAGE, HYBRID, MOST_PLANTS, OIL, URANIUM
from kilowatt.core.layout.structs cimport CState, CTable

@cython.locals(total=cython.longlong)
cdef long long need_of(CTable* t, CState* s, int seat, int mask) noexcept nogil
cdef int coal_of(long long need) noexcept nogil
cdef int oil_of(long long need) noexcept nogil
cdef int garbage_of(long long need) noexcept nogil
cdef int uranium_of(long long need) noexcept nogil
cdef int hybrid_of(long long need) noexcept nogil
cdef int cities_of(long long need) noexcept nogil
cdef bint can_run(CState* s, int seat, long long need) noexcept nogil
cdef bint can_mix(CTable* t, CState* s, int seat, int mask, long long need, int hybrid_coal) noexcept nogil
cdef bint can_burn(CTable* t, CState* s, int seat, int hybrids, int coal, int oil, int hybrid_coal) noexcept nogil
cdef bint mix_lies_on_plants(CState* s, int seat, int coal, int oil, int hybrid_coal, int hybrid_oil) noexcept nogil
cdef int hybrids_of(CTable* t, CState* s, int seat, int mask) noexcept nogil
@cython.locals(need=cython.longlong, needs="long long[1 << MOST_PLANTS]", half=int)
cdef int most_powered(CTable* t, CState* s, int seat) noexcept nogil
@cython.locals(need=cython.longlong, needs="long long[1 << MOST_PLANTS]", count=int, runs=cython.bint)
cdef int legal_powerings(CTable* t, CState* s, int* out) noexcept nogil
@cython.locals(need=cython.longlong)
cdef int run_plants(CTable* t, CState* s, int mask, int hybrid_coal) noexcept nogil
cdef void burn(CState* s, int seat, int fuel, int count) noexcept nogil
