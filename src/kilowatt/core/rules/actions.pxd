# C declarations of actions.py.
from kilowatt.core.layout.constants cimport (
    AUCTION, A_BID, A_BUILD, A_BUY, A_DRAFT, A_PASS, A_POWER, BUILDING, BUREAUCRACY, COALS, DRAFT, RESOURCES,
)
from kilowatt.core.rules.auction cimport act_in_auction, is_bidding, least_bid, legal_in_auction, make_bid
from kilowatt.core.rules.building cimport build, end_building, legal_builds
from kilowatt.core.rules.bureaucracy cimport power
from kilowatt.core.rules.fuel_market cimport buy_fuel, end_buying, legal_purchases
from kilowatt.core.rules.powering cimport legal_powerings
from kilowatt.core.rules.setup cimport draft_region, legal_drafts
from kilowatt.core.layout.structs cimport CState, CTable

cdef int legal(CTable* t, CState* s, int* out) noexcept nogil
cdef void apply(CTable* t, CState* s, int action) noexcept nogil
cdef bint is_legal(CTable* t, CState* s, int action, int* out) noexcept nogil
