# C declarations of sensible.py.
cimport cython
from kilowatt.core.layout.constants cimport (
    AUCTION, A_BID, A_BUILD, A_BUY, A_DONE, A_NOMINATE, A_PASS, A_SCRAP, BUILDING, BUREAUCRACY, COAL, GARBAGE,
    HYBRID, OIL, RESOURCES, URANIUM,
)
from kilowatt.core.players.choices cimport best_powering, cheapest_city
from kilowatt.core.players.estimates cimport capacity, cheaper_for_hybrids, price_for
from kilowatt.core.rng cimport below
from kilowatt.core.rules.actions cimport legal
from kilowatt.core.rules.auction cimport least_bid
from kilowatt.core.rules.fuel_market cimport can_buy
from kilowatt.core.rules.plant_market cimport on_offer
from kilowatt.core.layout.structs cimport CState, CTable

cdef int sensible(CTable* t, CState* s, unsigned long long* rng, int* out) noexcept nogil
cdef int sensible_in_auction(CTable* t, CState* s, unsigned long long* rng, int* out) noexcept nogil
cdef int sensible_opening(CTable* t, CState* s, unsigned long long* rng) noexcept nogil
cdef int bid_limit(CTable* t, CState* s, int plant, unsigned long long* rng) noexcept nogil
cdef int rounds_left(CTable* t, CState* s) noexcept nogil
cdef int weakest(CTable* t, CState* s, int seat) noexcept nogil
cdef int plant_to_scrap(CTable* t, CState* s) noexcept nogil
@cython.locals(wanted=int)
cdef int sensible_purchase(CTable* t, CState* s) noexcept nogil
@cython.locals(ending=cython.bint)
cdef int sensible_build(CTable* t, CState* s) noexcept nogil
