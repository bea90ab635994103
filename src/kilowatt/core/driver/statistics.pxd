# C declarations of statistics.py.
cimport cython
from kilowatt.core.layout.constants cimport (
    A_BID, A_BUILD, A_BUY, A_POWER, A_SCRAP, BOUGHT, BUILD_COST, BUILT, COALS, DARK, DROPPED, FUELS, FUEL_COST, INCOME,
    POWERED, RAN, SEATS, STALLED, SUMS,
)
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.players.estimates cimport capacity
from kilowatt.core.rules.powering cimport cities_of, need_of

cdef void clear_sums(int* sums) noexcept nogil
@cython.locals(row=int)
cdef void count(CTable* t, CState* s, int seat, int action, int money, int markers, int* sums) noexcept nogil
@cython.locals(row=int, powered=int)
cdef void count_powering(CTable* t, CState* s, int seat, int mask, int income, int* sums) noexcept nogil
cdef int markers_of(CState* s, int seat) noexcept nogil
