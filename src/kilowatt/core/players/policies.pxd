# C declarations of policies.py.
cimport cython
from libc.stdint cimport int8_t
from kilowatt.core.layout.constants cimport (
    AUCTION, A_BID, A_BUILD, A_DONE, A_PASS, BIASED, BUILDING, BUREAUCRACY, OVER, PLANNER, RESOURCES, RESULT, SEATS, SENSIBLE,
    UNIFORM,
)
from kilowatt.core.players.choices cimport best_powering, cheapest_city
from kilowatt.core.players.planner cimport planned
from kilowatt.core.players.sensible cimport sensible
from kilowatt.core.fast_rng cimport below
from kilowatt.core.rules.actions cimport apply, legal
from kilowatt.core.rules.auction cimport auction_at_random, is_bidding, least_bid
from kilowatt.core.rules.building cimport build_at_random
from kilowatt.core.rules.bureaucracy cimport power_at_random
from kilowatt.core.rules.fuel_market cimport buy_at_random
from kilowatt.core.rules.scoring cimport place_of
from kilowatt.core.rules.setup cimport start
from kilowatt.core.layout.structs cimport CState, CTable

cdef int choose(CTable* t, CState* s, int policy, unsigned long long* rng, int* out) noexcept nogil
@cython.locals(moves=int)
cdef int playout(CTable* t, CState* s, int policy, unsigned long long* rng, int* out) noexcept nogil
cdef int phase_at_random(CTable* t, CState* s, unsigned long long* rng, int* out) noexcept nogil
cdef int uniform(CTable* t, CState* s, unsigned long long* rng, int* out) noexcept nogil
cdef int biased(CTable* t, CState* s, unsigned long long* rng, int* out) noexcept nogil
@cython.locals(moves=cython.longlong)
cdef long long play_games(CTable* t, CState* s, int policy, unsigned long long seed, int games, unsigned long long* rng, int* out) noexcept nogil
@cython.locals(moves=int)
cdef void play_batch(CTable* t, CState* s, int8_t* policies, unsigned long long seed, int games, unsigned long long* rng, int* out, int* results) noexcept nogil
