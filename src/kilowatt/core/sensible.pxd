# The C side of sensible.py.
cimport cython
from kilowatt.core.codes cimport (
    AUCTION, A_BID, A_BUILD, A_BUY, A_DONE, A_NOMINATE, A_PASS, A_SCRAP, BUILDING, BUREAUCRACY, CLEAN, COAL,
    GARBAGE, HYBRID, OIL, RESOURCES, URANIUM, CState, CTable,
)
from kilowatt.core.actions cimport legal
from kilowatt.core.auction cimport least_bid
from kilowatt.core.building cimport can_buy
from kilowatt.core.chance cimport below
from kilowatt.core.habits cimport best_powering, cheapest_city
from kilowatt.core.market cimport on_offer

cdef int sensible(CTable* t, CState* s, unsigned long long* rng, int* out) noexcept nogil
cdef int sensible_in_auction(CTable* t, CState* s, unsigned long long* rng, int* out) noexcept nogil
cdef int sensible_opening(CTable* t, CState* s, unsigned long long* rng) noexcept nogil
cdef int rounds_left(CTable* t, CState* s) noexcept nogil
cdef int capacity(CTable* t, CState* s, int seat) noexcept nogil
cdef int weakest(CTable* t, CState* s, int seat) noexcept nogil
cdef int bid_limit(CTable* t, CState* s, int plant, unsigned long long* rng) noexcept nogil
cdef int fuel_cost(CTable* t, CState* s, int plant) noexcept nogil
cdef int fuel_price(CTable* t, CState* s, int fuel) noexcept nogil
cdef int plant_to_scrap(CTable* t, CState* s) noexcept nogil
@cython.locals(wanted=int)
cdef int sensible_purchase(CTable* t, CState* s) noexcept nogil
@cython.locals(ending=cython.bint)
cdef int sensible_build(CTable* t, CState* s) noexcept nogil
