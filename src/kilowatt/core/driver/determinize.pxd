# C declarations of determinize.py.
cimport cython
from libc.stdint cimport int8_t
from kilowatt.core.layout.constants cimport SHUFFLE_DONE, SHUFFLE_SEED, STEP_3_CARD
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.players.rollouts cimport unseen
from kilowatt.core.rng cimport below, shuffle
from kilowatt.core.rules.plant_market cimport sort_from

cdef void determinize(CTable* t, CState* s, int seat, unsigned long long* rng, int8_t* pool) noexcept nogil
@cython.locals(first=int, step_3=int)
cdef void draw_deck(CTable* t, CState* s, unsigned long long* rng, int8_t* pool) noexcept nogil
@cython.locals(bound=int)
cdef void draw_money(CTable* t, CState* s, int seat, unsigned long long* rng) noexcept nogil
