# C declarations of planner_building.py.
cimport cython
from kilowatt.core.layout.constants cimport (
    A_BUILD, A_DONE, CITIES, DEAREST, DEAREST_ROUND, LEAD, NEIGHBOURS, RIVAL_CITY, SPARE_ELSE, SPARE_FUELLED,
    SPARE_PLANTS, STEP_2_SHORT, TOO_DEAR,
)
from kilowatt.core.players.choices cimport cheapest_city
from kilowatt.core.players.estimates cimport capacity
from kilowatt.core.players.weight_table cimport W, rounds_left, truncated
from kilowatt.core.rules.powering cimport most_powered
from kilowatt.core.rules.turn_order cimport place_in_order
from kilowatt.core.layout.structs cimport CState, CTable

cdef int planned_build(CTable* t, CState* s, int variant) noexcept nogil
cdef int spare_money(CTable* t, CState* s, int seat, int supplied, int price, int variant) noexcept nogil
cdef int best_rival(CTable* t, CState* s, int seat) noexcept nogil
cdef bint wins_by_ending(CTable* t, CState* s, int seat, int supplied, int price, int variant) noexcept nogil
cdef int planned_start(CTable* t, CState* s, int variant) noexcept nogil
@cython.locals(nearest="int[CITIES + 1]", place=int, found=int, total=int)
cdef int surroundings(CTable* t, CState* s, int city, int count) noexcept nogil
