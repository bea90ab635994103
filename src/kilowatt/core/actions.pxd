# The C side of actions.py.
from kilowatt.core.codes cimport (
    AUCTION, A_BID, A_BUILD, A_BUY, A_DRAFT, A_DROP, A_NOMINATE, A_PASS, A_POWER, A_SCRAP, BUILDING,
    BUREAUCRACY, COALS, DRAFT, RESOURCES, CState, CTable,
)
from kilowatt.core.auction cimport close_sale, is_bidding, least_bid, legal_openings, make_bid, nominate, pass_auction
from kilowatt.core.building cimport build, buy_fuel, end_turn, legal_builds, legal_purchases
from kilowatt.core.bureaucracy cimport legal_powerings, power
from kilowatt.core.scrapping cimport drop, legal_drops, legal_scraps, scrap
from kilowatt.core.setup cimport draft_region, legal_drafts

cdef int legal(CTable* t, CState* s, int* out) noexcept nogil
cdef int legal_in_auction(CTable* t, CState* s, int* out) noexcept nogil
cdef bint is_legal(CTable* t, CState* s, int action, int* out) noexcept nogil
cdef void apply(CTable* t, CState* s, int action) noexcept nogil
