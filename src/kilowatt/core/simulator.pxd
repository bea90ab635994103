# C declarations of simulator.py.
cimport cython
from kilowatt.core.layout.access cimport read_state, write_state, write_table
from kilowatt.core.layout.constants cimport (
    MOST_LEGAL, MOST_PLAN, OVER, PLANTS, POLICIES, RESULT, SEATS, SHUFFLE_DONE, SHUFFLE_GIVEN, VARIANTS,
)
from kilowatt.core.layout.memory cimport (
    copy_state, free_numbers, free_state, free_table, new_numbers, new_state, new_table,
)
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.players.planner_auction cimport worth
from kilowatt.core.players.policies cimport choose, play_batch, play_games, playout
from kilowatt.core.players.rollouts cimport reshuffle, rollouts
from kilowatt.core.rules.actions cimport apply, is_legal, legal
from kilowatt.core.rules.scoring cimport place_of, powered_cities
from kilowatt.core.rules.setup cimport start
from kilowatt.core.validation cimport fault

cdef int number(action) except? -2
@cython.locals(out="int[MOST_LEGAL]")
cdef list listed(CTable* t, CState* s)
cdef check_policy(int policy)

@cython.final
cdef class Rules:
    cdef CTable* t
    cdef readonly object game
    @cython.locals(rng="unsigned long long[1]", position=Position)
    cpdef Position start(self, seed)
    @cython.locals(
        rng="unsigned long long[1]", out="int[MOST_LEGAL]", position=Position, s="CState *", t="CTable *",
        moves=cython.longlong, first=cython.ulonglong,
    )
    cpdef long long play_games(self, int policy, seed, int games)
    @cython.locals(
        rng="unsigned long long[1]", out="int[MOST_LEGAL]", by_seat="signed char[SEATS]", position=Position,
        s="CState *", t="CTable *", results="int *", first=cython.ulonglong, policy=int,
    )
    cpdef list play_batch(self, policies, seed, int games)

@cython.final
cdef class Position:
    cdef CState* s
    cdef readonly Rules rules
    @cython.locals(twin=Position)
    cpdef Position copy(self)
    cpdef list legal_actions(self)
    @cython.locals(out="int[MOST_LEGAL]")
    cpdef bint is_legal(self, action)
    @cython.locals(out="int[MOST_LEGAL]", code=int)
    cpdef apply(self, action)
    @cython.locals(before=Position)
    cdef apply_with_given_deck(self, int code)
    @cython.locals(rng="unsigned long long[1]")
    cpdef int bid_limit(self, int variant, seed)
    @cython.locals(rng="unsigned long long[1]", pool="signed char[PLANTS]")
    cpdef reshuffle(self, seed)
    @cython.locals(
        rng="unsigned long long[1]", pool="signed char[PLANTS]", out="int[MOST_LEGAL]", codes="int[MOST_PLAN]",
        result="double[2]", t="CTable *", s="CState *", root=Position, twin=Position, scratch="CState *", length=int,
    )
    cpdef tuple rollouts(self, plan, int seat, int policy, seed, int count, int rivals=*)
    @cython.locals(
        rng="unsigned long long[1]", out="int[MOST_LEGAL]", s="CState *", t="CTable *", twin=Position,
        moves=cython.longlong,
    )
    cpdef long long playout(self, int policy, seed)
    @cython.locals(rng="unsigned long long[1]", out="int[MOST_LEGAL]")
    cpdef int choose(self, int policy, seed)
    cpdef dict fields(self)
    @cython.locals(twin=Position, out="int[MOST_LEGAL]", found=int)
    cpdef set_fields(self, dict fields)
