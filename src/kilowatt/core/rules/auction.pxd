# C declarations of auction.py.
cimport cython
from kilowatt.core.layout.constants cimport (
    AUCTION, A_BID, A_DONE, A_DROP, A_NOMINATE, A_PASS, A_SCRAP, CLEAN, COAL, FUELS, GARBAGE, HYBRID, MOST_LEGAL,
    OIL, RESOURCES, STEP_3_CARD, URANIUM,
)
from kilowatt.core.fast_rng cimport below
from kilowatt.core.rules.fuel cimport can_lead_to_leaving, least_left, may_leave
from kilowatt.core.rules.plant_market cimport clear_obsolete, draw, on_offer, remove_lowest, take_from_market
from kilowatt.core.rules.steps cimport begin_step
from kilowatt.core.rules.turn_order cimport set_order
from kilowatt.core.layout.structs cimport CState, CTable

cdef bint is_bidding(CState* s) noexcept nogil
cdef int least_bid(CState* s) noexcept nogil
cdef bint is_in_auction(CState* s, int seat) noexcept nogil
cdef int next_bidder(CTable* t, CState* s) noexcept nogil
cdef int next_opener(CTable* t, CState* s) noexcept nogil
cdef int legal_in_auction(CTable* t, CState* s, int* out) noexcept nogil
@cython.locals(count=int)
cdef int legal_openings(CTable* t, CState* s, int* out) noexcept nogil
cdef int legal_scraps(CState* s, int* out) noexcept nogil
cdef int legal_drops(CTable* t, CState* s, int* out) noexcept nogil
cdef bint can_drop(CTable* t, CState* s, int fuel) noexcept nogil
cdef bint can_end_dropping(CTable* t, CState* s) noexcept nogil
@cython.locals(bids=int, pick=int, moves=int)
cdef int auction_at_random(CTable* t, CState* s, unsigned long long* rng, int* out) noexcept nogil
cdef void act_in_auction(CTable* t, CState* s, int action) noexcept nogil
@cython.locals(left=int)
cdef void nominate(CTable* t, CState* s, int plant) noexcept nogil
cdef void make_bid(CTable* t, CState* s, int amount) noexcept nogil
@cython.locals(left=int)
cdef void pass_auction(CTable* t, CState* s) noexcept nogil
cdef void sell(CTable* t, CState* s, int seat, int price) noexcept nogil
cdef void scrap(CTable* t, CState* s, int plant) noexcept nogil
cdef void leave_what_cannot_stay(CTable* t, CState* s) noexcept nogil
cdef void leave(CState* s, int fuel, int count) noexcept nogil
cdef void drop(CTable* t, CState* s, int fuel) noexcept nogil
cdef void close_sale_unless_asked(CTable* t, CState* s) noexcept nogil
cdef void close_sale(CTable* t, CState* s) noexcept nogil
cdef void reset_auction(CTable* t, CState* s) noexcept nogil
cdef void end_auction(CTable* t, CState* s) noexcept nogil
