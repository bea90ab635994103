# C declarations of validation.py.
cimport cython
from kilowatt.core.rules.actions cimport legal
from kilowatt.core.rules.auction cimport is_in_auction
from kilowatt.core.layout.constants cimport (
    AUCTION, CITIES, DECK, DRAFT, SHUFFLE_GIVEN, SHUFFLE_DONE, FUELS, FULL, LAST_ROUND, MARKET, MOST_MONEY, OVER, OWN,
    PLANTS, REGIONS, ROOMS, SEATS, STEP_3_CARD,
)
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.rules.plant_market cimport on_offer
from kilowatt.core.rules.setup cimport drafted

cdef int fault(CTable* t, CState* s, int* out) noexcept nogil
@cython.locals(seated=int)
cdef bint is_turn_valid(CTable* t, CState* s) noexcept nogil
@cython.locals(seen=cython.ulonglong)
cdef bint are_cards_valid(CTable* t, CState* s) noexcept nogil
@cython.locals(bit=cython.ulonglong)
cdef unsigned long long with_plant(CTable* t, unsigned long long seen, int plant) noexcept nogil
@cython.locals(seen=cython.ulonglong)
cdef unsigned long long seen_in_market(CTable* t, CState* s) noexcept nogil
@cython.locals(above=int)
cdef unsigned long long seen_in_deck(CTable* t, CState* s, unsigned long long seen) noexcept nogil
@cython.locals(buying=cython.bint)
cdef unsigned long long seen_with_player(CTable* t, CState* s, int seat, unsigned long long seen) noexcept nogil
@cython.locals(total=int)
cdef bint are_markers_valid(CTable* t, CState* s) noexcept nogil
@cython.locals(room=int)
cdef int room_for(CTable* t, CState* s, int seat, int kind) noexcept nogil
@cython.locals(empty=int, leader=int)
cdef bint is_map_valid(CTable* t, CState* s) noexcept nogil
cdef bint is_in_play(CTable* t, CState* s, int city) noexcept nogil
@cython.locals(houses=int)
cdef bint is_city_valid(CTable* t, CState* s, int city) noexcept nogil
@cython.locals(count=int)
cdef int cities_of_player(CState* s, int seat) noexcept nogil
cdef bint is_auction_valid(CTable* t, CState* s) noexcept nogil
cdef bint are_bidders_valid(CTable* t, CState* s) noexcept nogil
@cython.locals(place=int, bidders=int)
cdef bint is_bidding_valid(CTable* t, CState* s) noexcept nogil
@cython.locals(held=int)
cdef bint is_sale_valid(CTable* t, CState* s) noexcept nogil
