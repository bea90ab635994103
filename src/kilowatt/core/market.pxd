# The C side of market.py.
from kilowatt.core.codes cimport (
    AUCTION, FATE_GIVEN, FATE_NONE, STEP_3_CARD, CState, CTable,
)
from kilowatt.core.chance cimport shuffle

cdef int on_offer(CTable* t, CState* s) noexcept nogil
cdef void put_in_market(CState* s, int card) noexcept nogil
cdef void take_from_market(CState* s, int place) noexcept nogil
cdef void remove_lowest(CState* s) noexcept nogil
cdef void draw(CState* s) noexcept nogil
cdef void shuffle_for_step_3(CState* s) noexcept nogil
cdef void sort_deck(CState* s) noexcept nogil
cdef bint is_given_deck_left(CState* s) noexcept nogil
cdef bint is_step_3_drawn(CState* s) noexcept nogil
cdef void clear_obsolete(CState* s) noexcept nogil
