# C declarations of plant_market.py.
from kilowatt.core.layout.constants cimport AUCTION, SHUFFLE_GIVEN, SHUFFLE_DONE, STEP_3_CARD
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.rng cimport shuffle

cdef int on_offer(CTable* t, CState* s) noexcept nogil
cdef void put_in_market(CState* s, int card) noexcept nogil
cdef void take_from_market(CState* s, int place) noexcept nogil
cdef void remove_lowest(CState* s) noexcept nogil
cdef void draw(CState* s) noexcept nogil
cdef void shuffle_for_step_3(CState* s) noexcept nogil
cdef void sort_deck(CState* s) noexcept nogil
cdef void sort_from(CState* s, int start) noexcept nogil
cdef bint is_given_deck_left(CState* s) noexcept nogil
cdef bint is_step_3_drawn(CState* s) noexcept nogil
cdef void clear_obsolete(CState* s) noexcept nogil
cdef void turn_over(CState* s) noexcept nogil
