# The C side of simulator.py.
cimport cython
from kilowatt.core.memory cimport copy_state, free_state, free_table, new_state, new_table, read_state, write_state, write_table
from kilowatt.core.codes cimport (
    CState, CTable, MOST_LEGAL, MOST_PLAN, OVER, PLANTS, POLICIES, SEATS,
)
from kilowatt.core.actions cimport apply, is_legal, legal
from kilowatt.core.bureaucracy cimport most_powered
from kilowatt.core.rollouts cimport reshuffle, rollouts
from kilowatt.core.setup cimport start
from kilowatt.core.planner cimport VARIANTS, worth
from kilowatt.core.policies cimport choose, place_of, play_batch, play_games, playout

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
    @cython.locals(out="int[4096]")
    cpdef bint is_legal(self, int action)
    @cython.locals(out="int[4096]")
    cpdef apply(self, int action)
    @cython.locals(rng="unsigned long long[1]")
    cpdef int bid_limit(self, int variant, unsigned long long seed)
    @cython.locals(rng="unsigned long long[1]", pool="signed char[64]")
    cpdef reshuffle(self, unsigned long long seed)
    @cython.locals(
        rng="unsigned long long[1]", pool="signed char[64]", out="int[4096]", codes="int[128]", result="double[2]",
        t="CTable *", s="CState *", twin=Position, scratch="CState *", length=int,
    )
    cpdef tuple rollouts(self, plan, int seat, int policy, unsigned long long seed, int count)
    @cython.locals(rng="unsigned long long[1]", out="int[4096]", s="CState *", t="CTable *", moves=cython.longlong)
    cpdef long long playout(self, int policy, unsigned long long seed)
    @cython.locals(rng="unsigned long long[1]", out="int[4096]")
    cpdef int choose(self, int policy, unsigned long long seed)
