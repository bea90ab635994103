# The C side of building.py.
cimport cython
from kilowatt.core.codes cimport (
    A_BUILD, A_BUY, A_DONE, BUILDING, BUREAUCRACY, CITIES, COAL, FUELS, FULL, GARBAGE, HYBRID, OIL, OVER, OWN,
    RESOURCES, CState, CTable,
)
from kilowatt.core.course cimport place_in_order, set_step
from kilowatt.core.market cimport clear_obsolete, draw, is_step_3_drawn, remove_lowest

cdef int space(CState* s, int seat, int fuel) noexcept nogil
cdef bint can_buy(CTable* t, CState* s, int fuel) noexcept nogil
cdef void buy_fuel(CTable* t, CState* s, int fuel) noexcept nogil
cdef void end_turn(CTable* t, CState* s) noexcept nogil
cdef void build(CTable* t, CState* s, int city) noexcept nogil
cdef void end_building(CTable* t, CState* s) noexcept nogil
cdef int purse(CState* s, int seat) noexcept nogil
cdef int legal_purchases(CTable* t, CState* s, int* out) noexcept nogil
@cython.locals(count=int, first=cython.bint)
cdef int legal_builds(CTable* t, CState* s, int* out) noexcept nogil
