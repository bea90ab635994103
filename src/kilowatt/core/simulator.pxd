# The C side of simulator.py.
cimport cython
from kilowatt.core.memory cimport copy_state, free_state, free_table, new_state, new_table, read_state, write_state, write_table
from kilowatt.core.codes cimport (
    A_BID, A_PASS, CState, CTable, MOST_LEGAL, OVER, SEATS,
)
from kilowatt.core.actions cimport apply, legal
from kilowatt.core.auction cimport is_bidding, least_bid
from kilowatt.core.bureaucracy cimport most_powered
from kilowatt.core.setup cimport start
from kilowatt.core.policies cimport choose, place_of, play_batch, play_games, playout

@cython.locals(out="int[4096]")
cdef bint is_legal(CTable* t, CState* s, int action) noexcept nogil
@cython.locals(out="int[4096]")
cdef list listed(CTable* t, CState* s)

@cython.final
cdef class Rules:
    cdef CTable* t
    cdef readonly object game
    @cython.locals(rng="unsigned long long[1]", position=Position)
    cpdef Position start(self, unsigned long long seed)
    @cython.locals(rng="unsigned long long[1]", out="int[4096]", position=Position, s="CState *", t="CTable *", moves=cython.longlong)
    cpdef long long play_games(self, int policy, unsigned long long seed, int games)
    @cython.locals(rng="unsigned long long[1]", out="int[4096]", by_seat="signed char[6]", position=Position, s="CState *", t="CTable *")
    cpdef play_batch(self, policies, unsigned long long seed, int games, int[::1] results)

@cython.final
cdef class Position:
    cdef CState* s
    cdef readonly Rules rules
    @cython.locals(twin=Position)
    cpdef Position copy(self)
    cpdef list legal_actions(self)
    cpdef bint is_legal(self, int action)
    cpdef apply(self, int action)
    @cython.locals(rng="unsigned long long[1]", out="int[4096]", s="CState *", t="CTable *", moves=cython.longlong)
    cpdef long long playout(self, int policy, unsigned long long seed)
    @cython.locals(rng="unsigned long long[1]", out="int[4096]")
    cpdef int choose(self, int policy, unsigned long long seed)
