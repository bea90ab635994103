"""One game on the core between policies and players from outside: its actions and the statistics of its rounds.

The policies play as the bots that name them do on the engine: from a position that shows what their seat may see, with
seeds from what it sees, and by plans that end when another seat is asked, another phase begins or a card is drawn.
"""

from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, SupportsIndex

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        A_BID,
        A_NOMINATE,
        A_PASS,
        A_SCRAP,
        AUCTION,
        DRAFT,
        MOST_LEGAL,
        OVER,
        PLANNER,
        PLANTS,
        SEATS,
        UNIFORM,
    )
    from kilowatt.core.driver.columns import SUMS
    from kilowatt.core.driver.determinize import determinize
    from kilowatt.core.driver.seeds import auction_seed, decision_seed
    from kilowatt.core.driver.statistics import clear_sums, count, markers_of
    from kilowatt.core.layout.checked_memory import INT8, INT32, UINT64, row
    from kilowatt.core.layout.memory import (
        copy_state,
        free_numbers,
        free_state,
        free_words,
        new_numbers,
        new_state,
        new_words,
    )
    from kilowatt.core.players.estimates import capacity
    from kilowatt.core.players.planner_auction import worth
    from kilowatt.core.players.policies import choose
    from kilowatt.core.rules.actions import apply, is_legal, legal
    from kilowatt.core.rules.auction import is_bidding, least_bid
    from kilowatt.core.rules.setup import start
    from kilowatt.core.simulator import check_policy, number
    from kilowatt.core.vector.modes import EXTERNAL

from kilowatt.core.simulator import SEEDS, Position, Rules

if TYPE_CHECKING:
    from kilowatt.core.layout.checked_memory import CheckedArray


class DrivenGame:
    """A game in progress. All players are from outside until `seat` gives a seat to a policy."""

    def __cinit__(self, rules: Rules, seed: int) -> None:
        """Allocate the memory: compiled, before `__init__`; uncompiled, `__init__` calls it."""
        self.rules = rules
        self.s, self.twin = new_state(), new_state()
        self.policies, self.seeds = new_numbers(SEATS), new_words(SEATS)
        self.sums = new_numbers(SEATS * SUMS)

    def __init__(self, rules: Rules, seed: int) -> None:
        if not cython.compiled:
            self.__cinit__(rules, seed)
        for seat in range(SEATS):
            self.policies[seat] = EXTERNAL
        self.codes: list[int] = []
        self.movers: list[int] = []
        self.seconds = [0.0] * rules.players
        self.rounds: list[tuple[Any, ...]] = []
        self.first = 0
        self.sales: list[tuple[int, int, int, int]] = []
        self.start(seed & SEEDS)

    def __dealloc__(self) -> None:  # pragma: no cover - only compiled code frees memory
        free_state(self.s)
        free_state(self.twin)
        free_numbers(self.policies)
        free_words(self.seeds)
        free_numbers(self.sums)

    def seat(self, seat: int, policy: int, seed: int) -> None:
        """Let a policy play a seat, with the seed of the bot that it stands for."""
        check_policy(policy)
        if not 0 <= seat < self.rules.players:
            raise ValueError(f"there is no seat {seat}")
        self.policies[seat], self.seeds[seat] = policy, seed & SEEDS

    # --- playing

    def start(self, seed: int) -> None:
        if not cython.compiled:
            rng = row(UINT64, 1)
        start(self.rules.t, self.s, seed, rng)

    def advance(self, most_rounds: int) -> None:
        """Play until a player from outside has a choice, the game is over, or it has more rounds than these."""
        if not cython.compiled:
            out = row(INT32, MOST_LEGAL)
        s = self.s
        began, used, known = perf_counter(), process_time(), sum(self.seconds)
        while s.phase != OVER and s.round <= most_rounds:
            if not self.has_choice(out):
                self.move(out[0])
            elif self.policies[s.active] >= 0:
                self.play_plan(self.policies[s.active], out)
            else:
                break
        self.scale_seconds(known, perf_counter() - began, process_time() - used)

    def has_choice(self, out: "CheckedArray") -> bool:
        """Whether there is more than one legal action; if not, write the only one to `out`."""
        t, s = self.rules.t, self.s
        if is_bidding(s) and least_bid(s) + (s.bid == 0) <= s.money[s.active]:
            return True
        return legal(t, s, out) > 1

    def play_plan(self, policy: int, out: "CheckedArray") -> None:
        """Play one plan of the active seat's policy."""
        s = self.s
        seat, phase = s.active, s.phase
        began = perf_counter()
        plan = self.plan(policy, out)
        self.seconds[seat] += perf_counter() - began
        for code in plan:
            top = s.deck_top
            self.move(code)
            if s.active != seat or s.phase != phase or s.deck_top != top:
                return

    def plan(self, policy: int, out: "CheckedArray") -> list[int]:
        """The rest of the turn by a policy; one action for random choices and for bids."""
        if not cython.compiled:
            rng, pool = row(UINT64, 1), row(INT8, PLANTS)
        t, s, twin = self.rules.t, self.s, self.twin
        copy_state(twin, s)
        rng[0] = 0
        determinize(t, twin, s.active, rng, pool)
        if policy >= PLANNER and s.bid > 0:
            return [self.planned_bid(policy - PLANNER, rng)]
        seed, plan = self.seed_for(policy), []
        while twin.active == s.active and twin.phase == s.phase:
            rng[0] = seed
            code = choose(t, twin, policy, rng, out)
            plan.append(code)
            if policy == UNIFORM:
                break
            apply(t, twin, code)
        return plan

    def seed_for(self, policy: int) -> int:
        """The seed of the active seat's decision, in the phases in which the policy uses one."""
        s = self.s
        if policy == UNIFORM or s.phase == AUCTION or s.phase == DRAFT:
            return decision_seed(self.rules.t, s, self.seeds[s.active])
        return 0

    def planned_bid(self, variant: int, rng: "CheckedArray") -> int:
        """The least raise up to the limit of the planner, else a pass (R3.4)."""
        t, twin = self.rules.t, self.twin
        rng[0] = auction_seed(t, twin, self.seeds[twin.active])
        limit, least = worth(t, twin, twin.plant, variant, rng), least_bid(twin)
        return A_BID + least if least <= min(limit, twin.money[twin.active]) else A_PASS

    def scale_seconds(self, known: float, passed: float, used: float) -> None:
        """Turn the seconds that passed since `known` into seconds of CPU time."""
        measured = sum(self.seconds) - known
        if measured > 0 and used < passed:
            excess = measured * (1 - used / passed)
            self.seconds = [one - excess * one / (measured + known) for one in self.seconds]

    def is_legal(self, action: SupportsIndex) -> bool:
        if not cython.compiled:
            out = row(INT32, MOST_LEGAL)
        return is_legal(self.rules.t, self.s, number(action), out)

    def play(self, action: SupportsIndex) -> None:
        """Take an action of a player from outside; an illegal one raises ValueError and changes nothing."""
        if not self.is_legal(action):
            raise ValueError(f"action {action} is not legal here")
        self.move(number(action))

    def move(self, code: int) -> None:
        """Apply a legal action and count it."""
        t, s = self.rules.t, self.s
        seat, round_, plant, bid, bidder = s.active, s.round, s.plant, s.bid, s.bidder
        money, markers = s.money[seat], markers_of(s, seat)
        apply(t, s, code)
        self.codes.append(code)
        self.movers.append(seat)
        if code == A_PASS and plant > 0 and s.plant == 0:
            self.sales.append((bidder, plant, bid, len(self.codes)))
        elif A_NOMINATE <= code < A_SCRAP and s.plant == 0:
            self.sales.append((seat, code - A_NOMINATE, code - A_NOMINATE, len(self.codes)))
        else:
            count(t, s, seat, code, money, markers, self.sums)
        if s.round != round_:
            self.rounds.append(self.round_row(round_))
            self.first, self.sales = len(self.codes), []
            clear_sums(self.sums)

    # --- what happened

    def round_row(self, number_: int) -> tuple[Any, ...]:
        """A round: its number, the moves before it, its last move, a row for each seat, and the plants bought."""
        rows = [self.seat_row(seat) for seat in range(self.rules.players)]
        return number_, self.first, len(self.codes), rows, self.sales

    def seat_row(self, seat: int) -> tuple[Any, ...]:
        """The money, the cities, the capacity and the sums of a seat, then its plants."""
        t, s = self.rules.t, self.s
        sums = [self.sums[seat * SUMS + i] for i in range(SUMS)]
        plants = [s.plants[seat][i] for i in range(s.plant_count[seat])]
        return s.money[seat], s.owned[seat], capacity(t, s, seat), sums, plants

    def all_rounds(self) -> list[tuple[Any, ...]]:
        """All rounds, including the one in progress."""
        return [*self.rounds, self.round_row(self.s.round)]

    # --- the position

    def position(self) -> Position:
        """A copy of the position."""
        position = Position(self.rules)
        copy_state(position.s, self.s)
        return position

    def sampled_position(self, seed: int) -> Position:
        """A copy in which what the active seat does not see is drawn again by the seed."""
        if not cython.compiled:
            rng, pool = row(UINT64, 1), row(INT8, PLANTS)
        position = self.position()
        rng[0] = seed & SEEDS
        determinize(self.rules.t, position.s, self.s.active, rng, pool)
        return position

    def decision_seed(self, seed: int) -> int:
        """The seed of the active seat's decision, for a bot with this seed."""
        return decision_seed(self.rules.t, self.s, seed & SEEDS)

    def plants(self) -> list[int]:
        """The plants of the active seat."""
        return [self.s.plants[self.s.active][i] for i in range(self.s.plant_count[self.s.active])]

    @property
    def active(self) -> int:
        """The seat to act, -1 once the game is over."""
        return self.s.active

    @property
    def phase(self) -> int:
        return self.s.phase

    @property
    def round(self) -> int:
        return self.s.round

    @property
    def deck_top(self) -> int:
        """It changes whenever a card is drawn."""
        return self.s.deck_top

    def order(self) -> list[int]:
        """The seats in turn order."""
        return [self.s.order[place] for place in range(self.rules.players)]
