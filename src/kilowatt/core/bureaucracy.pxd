# The C side of bureaucracy.py.
cimport cython
from kilowatt.core.codes cimport (
    AUCTION, A_POWER, COAL, COALS, FUELS, GARBAGE, HYBRID, OIL, URANIUM, CState, CTable,
)
from kilowatt.core.course cimport place_in_order, set_order, set_step
from kilowatt.core.market cimport clear_obsolete, draw, is_step_3_drawn, remove_lowest, take_from_market

@cython.locals(total=cython.longlong)
cdef long long load(CTable* t, CState* s, int seat, int mask) noexcept nogil
cdef int coal_of(long long burden) noexcept nogil
cdef int oil_of(long long burden) noexcept nogil
cdef int garbage_of(long long burden) noexcept nogil
cdef int uranium_of(long long burden) noexcept nogil
cdef int hybrid_of(long long burden) noexcept nogil
cdef int cities_of(long long burden) noexcept nogil
cdef bint can_run(CState* s, int seat, long long burden) noexcept nogil
cdef bint can_mix(CTable* t, CState* s, int seat, int mask, long long burden, int hybrid_coal) noexcept nogil
cdef bint can_burn(CTable* t, CState* s, int seat, int hybrids, int coal, int oil, int hybrid_coal) noexcept nogil
cdef bint mix_lies_on_plants(CState* s, int seat, int coal, int oil, int hybrid_coal, int hybrid_oil) noexcept nogil
cdef int hybrids_of(CTable* t, CState* s, int seat, int mask) noexcept nogil
cdef void power(CTable* t, CState* s, int mask, int hybrid_coal) noexcept nogil
cdef void burn(CState* s, int seat, int fuel, int count) noexcept nogil
cdef void end_round(CTable* t, CState* s) noexcept nogil
cdef int most_powered(CTable* t, CState* s, int seat) noexcept nogil
cdef int legal_powerings(CTable* t, CState* s, int* out) noexcept nogil
