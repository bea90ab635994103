# C declarations of spaces.py.
from libc.stdint cimport int8_t, uint8_t
from kilowatt.core.layout.constants cimport (
    ACTIONS, A_BID, A_BUILD, A_BUY, A_DONE, A_DRAFT, A_DROP, A_NOMINATE, A_PASS, A_POWER, A_SCRAP, COALS,
    COMPACT_ACTIONS, COMPACT_SPACE, C_BID, C_BUILD, C_BUY, C_DONE, C_DRAFT, C_DROP, C_NOMINATE, C_PASS, C_POWER,
    C_SCRAP, MOST_BID, RAISE_COUNT, REGIONS,
)
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.players.choices cimport best_mix
from kilowatt.core.rules.actions cimport legal
from kilowatt.core.rules.auction cimport is_bidding, least_bid
from kilowatt.core.rules.plant_market cimport on_offer

cdef void write_mask(CTable* t, CState* s, int space, uint8_t* mask, int* out) noexcept nogil
cdef void mask_bids(CState* s, int space, uint8_t* mask) noexcept nogil
cdef int raise_of(int index) noexcept nogil
cdef int compact_of(CState* s, int action) noexcept nogil
cdef int place_among(int8_t* cards, int count, int card) noexcept nogil
cdef int full_of(CTable* t, CState* s, int action) noexcept nogil
