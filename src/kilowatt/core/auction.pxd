# The C side of auction.py.
from kilowatt.core.codes cimport (
    AUCTION, A_BID, A_NOMINATE, A_PASS, FUELS, MOST_LEGAL, RESOURCES, STEP_3_CARD, CState, CTable,
)
from kilowatt.core.course cimport set_order, set_step
from kilowatt.core.market cimport clear_obsolete, draw, on_offer, remove_lowest, take_from_market

cdef bint is_bidding(CState* s) noexcept nogil
cdef int least_bid(CState* s) noexcept nogil
cdef bint is_in_auction(CState* s, int seat) noexcept nogil
cdef int next_bidder(CTable* t, CState* s) noexcept nogil
cdef int next_opener(CTable* t, CState* s) noexcept nogil
cdef void nominate(CTable* t, CState* s, int plant) noexcept nogil
cdef void make_bid(CTable* t, CState* s, int amount) noexcept nogil
cdef void pass_auction(CTable* t, CState* s) noexcept nogil
cdef void sell(CTable* t, CState* s, int seat, int price) noexcept nogil
cdef void reset_auction(CTable* t, CState* s) noexcept nogil
cdef void close_sale(CTable* t, CState* s) noexcept nogil
cdef void end_auction(CTable* t, CState* s) noexcept nogil
cdef int legal_openings(CTable* t, CState* s, int* out) noexcept nogil
