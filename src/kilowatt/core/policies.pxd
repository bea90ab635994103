# The C side of policies.py.
cimport cython
from libc.stdint cimport int8_t
from kilowatt.core.codes cimport (
    AUCTION, A_BID, A_BUILD, A_DONE, A_PASS, BIASED, BUILDING, BUREAUCRACY, OVER, PLANNER, RESULT, SEATS, SENSIBLE, UNIFORM,
    CState, CTable,
)
from kilowatt.core.actions cimport apply, legal
from kilowatt.core.auction cimport is_bidding, least_bid
from kilowatt.core.bureaucracy cimport most_powered
from kilowatt.core.chance cimport below
from kilowatt.core.habits cimport best_powering, cheapest_city
from kilowatt.core.planner cimport planned
from kilowatt.core.sensible cimport sensible
from kilowatt.core.setup cimport start

cdef int choose(CTable* t, CState* s, int policy, unsigned long long* rng, int* out) noexcept nogil
cdef int playout(CTable* t, CState* s, int policy, unsigned long long* rng, int* out) noexcept nogil
cdef int uniform(CTable* t, CState* s, unsigned long long* rng, int* out) noexcept nogil
cdef int biased(CTable* t, CState* s, unsigned long long* rng, int* out) noexcept nogil
@cython.locals(moves=cython.longlong)
cdef long long play_games(CTable* t, CState* s, int policy, unsigned long long seed, int games, unsigned long long* rng, int* out) noexcept nogil
@cython.locals(moves=int)
cdef void play_batch(CTable* t, CState* s, int8_t* policies, unsigned long long seed, int games, unsigned long long* rng, int* out, int* results) noexcept nogil
@cython.locals(place=int)
cdef int place_of(CTable* t, CState* s, int seat) noexcept nogil
cdef bint is_ahead(CTable* t, CState* s, int one, int other) noexcept nogil
