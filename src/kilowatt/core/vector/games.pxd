# C declarations of games.py.
cimport cython
from libc.stdint cimport int8_t, int32_t, uint8_t
from kilowatt.core.layout.constants cimport (
    A_BID, A_PASS, COMPACT_SPACE, ENDED, MOST_GAMES, MOST_LEGAL, NEXT_STEP, OVER, PLACE, PLAYING, SAME_STEP,
    SEATS, STOPPED,
)
from kilowatt.core.layout.memory cimport (
    copy_state, free_numbers, free_state, free_words, new_numbers, new_states, new_words, state_at,
)
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.players.policies cimport choose
from kilowatt.core.rng cimport MASK_64
from kilowatt.core.rules.actions cimport apply, is_legal
from kilowatt.core.rules.auction cimport is_bidding, least_bid
from kilowatt.core.rules.scoring cimport place_of
from kilowatt.core.rules.setup cimport start
from kilowatt.core.simulator cimport Position, Rules
from kilowatt.core.vector.observation_encoder cimport encode
from kilowatt.core.vector.spaces cimport full_of, write_mask

cdef extern from *:
    """
    #define KW_POLICY_STREAM 0x9D4C2B7A6E1F3058ULL
    """
    const unsigned long long POLICY_STREAM "KW_POLICY_STREAM"

@cython.final
cdef class Games:
    cdef readonly Rules rules
    cdef readonly int count
    cdef CState* states
    cdef unsigned long long* generators
    cdef unsigned long long* episodes
    cdef int* limits
    cdef int* limit_plants
    cdef int* policies
    cdef unsigned long long seed
    cdef int space, actions_space, has_limits, rewards_for, autoreset, most_rounds
    cdef float[:, ::1] observations
    cdef float[:, ::1] final_observations
    cdef uint8_t[:, ::1] masks
    cdef int8_t[::1] seats
    cdef float[:, ::1] rewards
    cdef uint8_t[::1] ends
    cdef int32_t[::1] actions
    cdef uint8_t[::1] moves

    @cython.locals(rng="unsigned long long[1]", out="int[MOST_LEGAL]", i=int)
    cpdef begin(self, int first, int last)
    @cython.locals(out="int[MOST_LEGAL]", i=int, found=int)
    cpdef int first_illegal(self, int first, int last)
    @cython.locals(rng="unsigned long long[1]", out="int[MOST_LEGAL]", i=int)
    cpdef step(self, int first, int last)
    cpdef read_actions_in(self, int space)
    @cython.locals(seed=cython.ulonglong)
    cdef void begin_game(self, int i, unsigned long long* rng, int* out) noexcept nogil
    @cython.locals(seat=int)
    cdef void step_game(self, int i, unsigned long long* rng, int* out) noexcept nogil
    @cython.locals(is_playing=bint)
    cdef bint is_over(self, int i) noexcept nogil
    @cython.locals(action=int)
    cdef int meant(self, int i, int* out) noexcept nogil
    cdef void play(self, int i, int action) noexcept nogil
    cdef void set_limit(self, int i, int amount) noexcept nogil
    @cython.locals(policy=int)
    cdef void advance(self, int i, unsigned long long* rng, int* out) noexcept nogil
    cdef int limit_of(self, int i) noexcept nogil
    cdef int automatic_bid(self, int i) noexcept nogil
    cdef void end_game(self, int i, int seat, unsigned long long* rng, int* out) noexcept nogil
    @cython.locals(place=int, winners=int)
    cdef void write_rewards(self, int i) noexcept nogil
    cdef void clear_results(self, int i) noexcept nogil
    cdef void write(self, int i, int* out) noexcept nogil
    @cython.locals(position=Position)
    cpdef Position position(self, int i)
    cdef check_index(self, int i)
