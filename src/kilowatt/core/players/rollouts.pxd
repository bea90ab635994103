# C declarations of rollouts.py.
cimport cython
from libc.stdint cimport int8_t
from kilowatt.core.layout.constants cimport OVER, PLANTS, SHUFFLE_DONE, SHUFFLE_SEED, STEP_3_CARD
from kilowatt.core.layout.memory cimport copy_state
from kilowatt.core.players.policies cimport choose
from kilowatt.core.rng cimport next_bits, shuffle
from kilowatt.core.rules.actions cimport apply, is_legal
from kilowatt.core.rules.plant_market cimport sort_deck
from kilowatt.core.rules.scoring cimport place_of
from kilowatt.core.layout.structs cimport CState, CTable

@cython.locals(first=int)
cdef void reshuffle(CTable* t, CState* s, unsigned long long* rng, int8_t* pool) noexcept nogil
cdef int unseen(CTable* t, CState* s, int first, int step_3, int8_t* pool) noexcept nogil
@cython.locals(place=int)
cdef void rollouts(
    CTable* t, CState* s, CState* scratch, int* plan, int length, int seat, int policy, int rivals, int count,
    unsigned long long* rng, int* out, int8_t* pool, double* result,
) noexcept nogil
@cython.locals(count=int)
cdef int winners(CTable* t, CState* s) noexcept nogil
