"""Many games in one block of memory: step, automatic seats, observations, masks and rewards without the GIL.

`VectorGames` is the interface for users; this class works on ranges of games, so that several threads can share them.
Each range touches only its own games and rows, and each game has its own generator: results do not depend on threads.
"""

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import A_BID, A_PASS, MOST_LEGAL, OVER, SEATS
    from kilowatt.core.layout.checked_memory import INT32, UINT64, row
    from kilowatt.core.layout.memory import (
        copy_state,
        free_numbers,
        free_state,
        free_words,
        new_numbers,
        new_states,
        new_words,
        state_at,
    )
    from kilowatt.core.players.policies import choose
    from kilowatt.core.rng import MASK_64
    from kilowatt.core.rules.actions import apply, is_legal
    from kilowatt.core.rules.auction import is_bidding, least_bid
    from kilowatt.core.rules.scoring import place_of
    from kilowatt.core.rules.setup import start
    from kilowatt.core.vector.compact_actions import COMPACT_SPACE
    from kilowatt.core.vector.modes import (
        ENDED,
        MOST_GAMES,
        NEXT_STEP,
        PLACE,
        PLAYING,
        SAME_STEP,
        STOPPED,
    )
    from kilowatt.core.vector.observation_encoder import encode
    from kilowatt.core.vector.spaces import full_of, write_mask

    POLICY_STREAM = 0x9D4C2B7A6E1F3058

from kilowatt.core.simulator import Position, Rules

if TYPE_CHECKING:
    pass


class Games:
    """The games, and the arrays that each step writes."""

    def __cinit__(self, rules: Rules, count: int, buffers: Any, options: Any) -> None:
        """Allocate the memory: compiled, before `__init__`; uncompiled, `__init__` calls it."""
        if not 0 < count <= MOST_GAMES:
            raise ValueError(f"{count} games: there must be 1 to {MOST_GAMES}")
        self.rules = rules
        self.count = count
        self.states = new_states(count)
        self.generators = new_words(count)
        self.episodes = new_words(count)
        self.limits = new_numbers(count * SEATS)
        self.limit_plants = new_numbers(count)
        self.policies = new_numbers(SEATS)
        for seat in range(rules.players):
            self.policies[seat] = options.policies[seat]
        self.seed = options.seed
        self.space = self.actions_space = options.space
        self.has_limits = options.bid_limits
        self.rewards_for, self.autoreset, self.most_rounds = options.rewards_for, options.autoreset, options.most_rounds
        self.observations, self.final_observations = buffers.observations, buffers.final_observations
        self.masks, self.seats, self.rewards = buffers.masks, buffers.seats, buffers.rewards
        # Uncompiled, the elements of a memoryview are of type `int`; those of the array could overflow.
        self.actions = memoryview(buffers.actions)
        self.ends, self.moves = buffers.ends, buffers.moves

    def __init__(self, rules: Rules, count: int, buffers: Any, options: Any) -> None:
        if not cython.compiled:
            self.__cinit__(rules, count, buffers, options)

    def __dealloc__(self) -> None:  # pragma: no cover - only compiled code frees memory
        free_state(self.states)
        free_words(self.generators)
        free_words(self.episodes)
        free_numbers(self.limits)
        free_numbers(self.limit_plants)
        free_numbers(self.policies)

    # --- ranges of games

    def begin(self, first: int, last: int) -> None:
        """Begin new games where `moves` is 1, and write what their first seats see."""
        if not cython.compiled:
            rng, out = row(UINT64, 1), row(INT32, MOST_LEGAL)
        with cython.nogil:
            for i in range(first, last):
                if self.moves[i]:
                    self.begin_game(i, rng, out)
                    self.clear_results(i)
                    self.write(i, out)

    def first_illegal(self, first: int, last: int) -> int:
        """The first game whose action is not legal, or -1."""
        if not cython.compiled:
            out = row(INT32, MOST_LEGAL)
        found = -1
        with cython.nogil:
            for i in range(first, last):
                if self.moves[i] and not self.is_over(i) and self.meant(i, out) < 0:
                    found = i
                    break
        return found

    def step(self, first: int, last: int) -> None:
        """Play the action of each game where `moves` is 1. The actions must be legal."""
        if not cython.compiled:
            rng, out = row(UINT64, 1), row(INT32, MOST_LEGAL)
        with cython.nogil:
            for i in range(first, last):
                if self.moves[i]:
                    self.step_game(i, rng, out)

    def read_actions_in(self, space: int) -> None:
        """The space of the actions that the next steps are given; masks keep theirs."""
        self.actions_space = space

    # --- one game

    def begin_game(self, i: int, rng: Any, out: Any) -> None:
        """Begin the next game of this place: each has a seed of its own, that of the engine's same game."""
        seed = (self.seed + i + self.episodes[i] * self.count) & MASK_64
        self.episodes[i] += 1
        start(self.rules.t, state_at(self.states, i), seed, rng)
        self.generators[i] = seed ^ POLICY_STREAM
        self.limit_plants[i] = 0
        self.advance(i, rng, out)

    def step_game(self, i: int, rng: Any, out: Any) -> None:
        s = state_at(self.states, i)
        if self.is_over(i):
            if self.autoreset == NEXT_STEP:
                self.begin_game(i, rng, out)
                self.clear_results(i)
                self.write(i, out)
            return
        self.clear_results(i)
        seat = s.active
        self.play(i, self.meant(i, out))
        self.advance(i, rng, out)
        if s.phase == OVER or s.round > self.most_rounds:
            self.end_game(i, seat, rng, out)
        self.write(i, out)

    def is_over(self, i: int) -> bool:
        """Whether the game waits for its next beginning; with `same_step` it never does."""
        is_playing: bool = self.ends[i] == PLAYING
        return not is_playing and self.autoreset != SAME_STEP

    def meant(self, i: int, out: Any) -> int:
        """The action of the core that was chosen; -1 if it is not legal."""
        t, s, action = self.rules.t, state_at(self.states, i), self.actions[i]
        if action < 0:
            return -1
        if self.actions_space == COMPACT_SPACE:
            action = full_of(t, s, action)
        return action if is_legal(t, s, action, out) else -1

    def play(self, i: int, action: int) -> None:
        """Apply an action. With bid limits, a bid is a limit: the seat bids the least possible up to it."""
        t, s = self.rules.t, state_at(self.states, i)
        if self.has_limits and is_bidding(s):
            self.set_limit(i, action - A_BID if action >= A_BID else 0)
            if action >= A_BID:
                action = A_BID + least_bid(s)
        apply(t, s, action)

    def set_limit(self, i: int, amount: int) -> None:
        s = state_at(self.states, i)
        if self.limit_plants[i] != s.plant:
            self.limit_plants[i] = s.plant
            for seat in range(SEATS):
                self.limits[i * SEATS + seat] = 0
        self.limits[i * SEATS + s.active] = amount

    def advance(self, i: int, rng: Any, out: Any) -> None:
        """Play on until a seat from outside must decide, or the game is over."""
        t, s = self.rules.t, state_at(self.states, i)
        rng[0] = self.generators[i]
        while s.phase != OVER and s.round <= self.most_rounds:
            policy = self.policies[s.active]
            if policy >= 0:
                apply(t, s, choose(t, s, policy, rng, out))
            elif self.has_limits and is_bidding(s) and self.limit_of(i) > 0:
                apply(t, s, self.automatic_bid(i))
            else:
                break
        self.generators[i] = rng[0]

    def limit_of(self, i: int) -> int:
        """The limit that the active seat has set for the plant up for auction, or 0."""
        s = state_at(self.states, i)
        return self.limits[i * SEATS + s.active] if self.limit_plants[i] == s.plant else 0

    def automatic_bid(self, i: int) -> int:
        """The least bid while it is within the limit, then a pass."""
        least = least_bid(state_at(self.states, i))
        return A_BID + least if least <= self.limit_of(i) else A_PASS

    # --- results

    def end_game(self, i: int, seat: int, rng: Any, out: Any) -> None:
        s = state_at(self.states, i)
        self.ends[i] = ENDED if s.phase == OVER else STOPPED
        self.write_rewards(i)
        if self.autoreset == SAME_STEP:
            if cython.compiled:
                encode(self.rules.t, s, seat, cython.address(self.final_observations[i, 0]))
            else:
                encode(self.rules.t, s, seat, self.final_observations[i])
            self.begin_game(i, rng, out)
        else:
            self.seats[i] = seat

    def write_rewards(self, i: int) -> None:
        """1 shared by the winners; or the place, from 1 (first) to 0 (last)."""
        t, s = self.rules.t, state_at(self.states, i)
        winners = 0
        for seat in range(t.players):
            winners += place_of(t, s, seat) == 1
        for seat in range(t.players):
            place = place_of(t, s, seat)
            if self.rewards_for == PLACE:
                self.rewards[i, seat] = 1.0 - (place - 1.0) / (t.players - 1.0)
            else:
                self.rewards[i, seat] = 1.0 / winners if place == 1 else 0.0

    def clear_results(self, i: int) -> None:
        self.ends[i] = PLAYING
        for seat in range(SEATS):
            self.rewards[i, seat] = 0

    def write(self, i: int, out: Any) -> None:
        """Write who must decide, what that seat sees and what it may do."""
        t, s = self.rules.t, state_at(self.states, i)
        if not self.is_over(i):
            self.seats[i] = s.active
        if cython.compiled:
            encode(t, s, self.seats[i], cython.address(self.observations[i, 0]))
            write_mask(t, s, self.space, cython.address(self.masks[i, 0]), out)
        else:
            encode(t, s, self.seats[i], self.observations[i])
            write_mask(t, s, self.space, self.masks[i], out)

    # --- positions

    def position(self, i: int) -> Position:
        """A copy of the position of one game."""
        self.check_index(i)
        position = Position(self.rules)
        copy_state(position.s, state_at(self.states, i))
        return position

    def check_index(self, i: int) -> None:
        if not 0 <= i < self.count:
            raise IndexError(f"there is no game {i}: they are numbered 0 to {self.count - 1}")
