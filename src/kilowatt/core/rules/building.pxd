# C declarations of building.py.
cimport cython
from kilowatt.core.layout.constants cimport A_BUILD, A_DONE, BUILDING, BUREAUCRACY, CITIES, FULL, OVER, OWN
from kilowatt.core.fast_rng cimport below
from kilowatt.core.fast_flags cimport FLAGS, count_flags, place_of_flag
from kilowatt.core.rules.plant_market cimport clear_obsolete, draw, is_step_3_drawn, remove_lowest
from kilowatt.core.rules.steps cimport begin_step
from kilowatt.core.rules.turn_order cimport place_in_order
from kilowatt.core.layout.structs cimport CState, CTable

@cython.locals(count=int)
cdef int legal_builds(CTable* t, CState* s, int* out) noexcept nogil
@cython.locals(price=cython.short)
cdef bint is_open(CState* s, int seat, int city, short money, signed char most) noexcept nogil
cdef int most_houses(CState* s, int seat) noexcept nogil
@cython.locals(moves=int, count=int, pick=int, money=cython.short, most=cython.schar, open_="signed char[FLAGS]")
cdef int build_at_random(CTable* t, CState* s, unsigned long long* rng) noexcept nogil
cdef int spendable(CState* s, int seat) noexcept nogil
cdef void build(CTable* t, CState* s, int city) noexcept nogil
cdef void extend_network(CTable* t, CState* s, int seat, int city) noexcept nogil
cdef void end_building(CTable* t, CState* s) noexcept nogil
cdef void end_phase(CTable* t, CState* s) noexcept nogil
