# C declarations of game.py.
cimport cython
from kilowatt.core.driver.determinize cimport determinize
from kilowatt.core.driver.seeds cimport auction_seed, decision_seed
from kilowatt.core.driver.statistics cimport clear_sums, count, markers_of
from kilowatt.core.layout.constants cimport (
    AUCTION, A_BID, A_NOMINATE, A_PASS, A_SCRAP, DRAFT, EXTERNAL, MOST_LEGAL, OVER, PLANNER, PLANTS, SEATS, SUMS,
    UNIFORM,
)
from kilowatt.core.layout.memory cimport (
    copy_state, free_numbers, free_state, free_words, new_numbers, new_state, new_words,
)
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.players.estimates cimport capacity
from kilowatt.core.players.planner_auction cimport worth
from kilowatt.core.players.policies cimport choose
from kilowatt.core.rules.actions cimport apply, is_legal, legal
from kilowatt.core.rules.auction cimport is_bidding, least_bid
from kilowatt.core.rules.setup cimport start
from kilowatt.core.simulator cimport Position, Rules, check_policy, number

@cython.final
cdef class DrivenGame:
    cdef readonly Rules rules
    cdef CState* s
    cdef CState* twin
    cdef int* policies
    cdef unsigned long long* seeds
    cdef int* sums
    cdef readonly list codes
    cdef readonly list movers
    cdef readonly list seconds
    cdef list rounds
    cdef list sales
    cdef int first

    @cython.locals(rng="unsigned long long[1]")
    cdef start(self, unsigned long long seed)
    @cython.locals(out="int[MOST_LEGAL]", s="CState *")
    cpdef advance(self, int most_rounds)
    @cython.locals(t="CTable *", s="CState *")
    cdef bint has_choice(self, int* out) noexcept
    @cython.locals(s="CState *", seat=int, phase=int, top=int, code=int, plan=list)
    cdef play_plan(self, int policy, int* out)
    @cython.locals(
        rng="unsigned long long[1]", pool="signed char[PLANTS]", t="CTable *", s="CState *", twin="CState *",
        seed=cython.ulonglong, plan=list, code=int,
    )
    cdef list plan(self, int policy, int* out)
    @cython.locals(s="CState *")
    cdef unsigned long long seed_for(self, int policy) except? 0
    @cython.locals(t="CTable *", twin="CState *", limit=int, least=int)
    cdef int planned_bid(self, int variant, unsigned long long* rng) except? -1
    cdef scale_seconds(self, double known, double passed, double used)
    cpdef seat(self, int seat, int policy, seed)
    @cython.locals(out="int[MOST_LEGAL]")
    cpdef bint is_legal(self, action)
    cpdef play(self, action)
    @cython.locals(
        t="CTable *", s="CState *", seat=int, round_=int, plant=int, bid=int, bidder=int, money=int, markers=int,
    )
    cdef move(self, int code)
    cdef tuple round_row(self, int number_)
    @cython.locals(t="CTable *", s="CState *", sums=list, plants=list, i=int)
    cdef tuple seat_row(self, int seat)
    cpdef list all_rounds(self)
    @cython.locals(position=Position)
    cpdef Position position(self)
    @cython.locals(rng="unsigned long long[1]", pool="signed char[PLANTS]", position=Position)
    cpdef Position sampled_position(self, seed)
    cpdef decision_seed(self, seed)
    cpdef list plants(self)
    cpdef list order(self)
