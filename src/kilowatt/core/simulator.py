"""The core's interface for Python: the `Rules` of a game and its `Position`s.

Memory safety: an action is checked before it changes the state, a position from outside before it is played, and a seat
or a policy before it is used as an index. Code that releases the GIL works on its own copy.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

import msgspec

from kilowatt.core.convert.constants import table_of
from kilowatt.engine import Edition, Game

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        MOST_LEGAL,
        MOST_PLAN,
        OVER,
        PLANTS,
        POLICIES,
        RESULT,
        SEATS,
        SHUFFLE_DONE,
        SHUFFLE_GIVEN,
    )
    from kilowatt.core.layout.access import read_state, write_state, write_table
    from kilowatt.core.layout.checked_memory import DOUBLE, INT8, INT32, UINT64, row
    from kilowatt.core.layout.memory import (
        copy_state,
        free_numbers,
        free_state,
        free_table,
        new_numbers,
        new_state,
        new_table,
    )
    from kilowatt.core.players.planner_auction import worth
    from kilowatt.core.players.policies import choose, play_batch, play_games, playout
    from kilowatt.core.players.rollouts import reshuffle, rollouts
    from kilowatt.core.players.weights import VARIANTS
    from kilowatt.core.rules.actions import apply, is_legal, legal
    from kilowatt.core.rules.scoring import place_of, powered_cities
    from kilowatt.core.rules.setup import start
    from kilowatt.core.validation import fault

from kilowatt.core.validation import FAULTS

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.fields import StateFields

IS_COMPILED: bool = cython.compiled
SEEDS = (1 << 64) - 1
"""Mask of a seed: any integer is one, modulo 2**64."""
PHASES = ("draft", "auction", "resources", "building", "bureaucracy", "over")


def number(action: SupportsIndex) -> int:
    """An action from outside as a C integer; -1, which is no action, if it does not fit."""
    if not isinstance(action, int):
        action = index(action)
    try:
        return action
    except OverflowError:  # pragma: no cover - raised by the conversion to a C integer, which is compiled only
        return -1


def listed(t: "Table", s: "State") -> list[int]:
    if not cython.compiled:
        out = row(INT32, MOST_LEGAL)
    count = legal(t, s, out)
    return [out[i] for i in range(count)]


def check_policy(policy: int) -> None:
    if not 0 <= policy < POLICIES:
        raise ValueError(f"there is no policy {policy}: they are numbered 0 to {POLICIES - 1}")


class Rules:
    """The constants of one game: board, edition, players. All its positions share them.

    `kilowatt.core.rules_of` caches them. A board or an edition that is too large for the core raises ValueError.
    """

    def __cinit__(self, game: Game) -> None:
        """Allocate the memory: compiled, before `__init__`; uncompiled, `__init__` calls it."""
        self.game = game
        self.t = new_table()
        try:
            write_table(self.t, table_of(game.book))
        except OverflowError as error:
            raise ValueError(f"{game}: a number is too large for the core ({error})") from error

    def __init__(self, game: Game) -> None:
        if not cython.compiled:
            self.__cinit__(game)

    def __dealloc__(self) -> None:  # pragma: no cover - only compiled code frees memory
        free_table(self.t)

    def __repr__(self) -> str:
        return f"<Rules {self.game.book.board.id}, {self.players} players>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Rules) and content(self) == content(other))

    def __hash__(self) -> int:
        return hash(self.game.config)

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_from, content(self)

    @property
    def players(self) -> int:
        return self.t.players

    def start(self, seed: int) -> "Position":
        """A new game, equal to the engine's from the same seed."""
        if not cython.compiled:
            rng = row(UINT64, 1)
        position = Position(self)
        start(self.t, position.s, seed & SEEDS, rng)
        return position

    def play_games(self, policy: int, seed: int, games: int) -> int:
        """Play whole games from consecutive seeds by one policy; the number of moves."""
        if not cython.compiled:
            rng = row(UINT64, 1)
            out = row(INT32, MOST_LEGAL)
        check_policy(policy)
        t = self.t
        position = Position(self)
        s = position.s
        first = seed & SEEDS
        with cython.nogil:
            moves = play_games(t, s, policy, first, games, rng, out)
        return moves

    def play_batch(self, policies: Sequence[int], seed: int, games: int) -> list[int]:
        """Play whole games from consecutive seeds, each seat by its own policy.

        The result has eight numbers for each game: the places of six seats, the rounds and the moves.
        """
        if not cython.compiled:
            rng = row(UINT64, 1)
            out = row(INT32, MOST_LEGAL)
            by_seat = row(INT8, SEATS)
        if len(policies) != self.t.players or not 0 <= games < 1 << 24:
            raise ValueError(f"{games} games with {len(policies)} policies: there are {self.t.players} players")
        for seat in range(self.t.players):
            policy = policies[seat]
            check_policy(policy)
            by_seat[seat] = policy
        t = self.t
        position = Position(self)
        s = position.s
        first = seed & SEEDS
        results = new_numbers(games * RESULT)
        with cython.nogil:
            play_batch(t, s, by_seat, first, games, rng, out, results)
        try:
            return [results[i] for i in range(games * RESULT)]
        finally:
            free_numbers(results)


class Position:
    """A position, which changes in place; `copy` is cheap. A new one is empty: `Rules.start` begins a game."""

    def __cinit__(self, rules: Rules) -> None:
        """Allocate the memory: compiled, before `__init__`; uncompiled, `__init__` calls it."""
        if not isinstance(rules, Rules):
            raise TypeError(f"a position needs Rules, not {rules!r}")
        self.rules = rules
        self.s = new_state()

    def __init__(self, rules: Rules) -> None:
        if not cython.compiled:
            self.__cinit__(rules)

    def __dealloc__(self) -> None:  # pragma: no cover - only compiled code frees memory
        free_state(self.s)

    def __repr__(self) -> str:
        active = "nobody" if self.s.active < 0 else f"seat {self.s.active}"
        phase = PHASES[self.s.phase]
        return f"<Position {self.rules.game.book.board.id}, round {self.s.round}, {phase}, {active} to act>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.fields() == other.fields() and self.rules == other.rules

    __hash__ = None  # type: ignore[assignment] # positions are mutable

    def __reduce__(self) -> tuple[Any, ...]:
        return position_from, (self.rules, self.fields())

    def copy(self) -> "Position":
        twin = Position(self.rules)
        copy_state(twin.s, self.s)
        return twin

    # --- playing

    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions (docs/core.md), in the engine's order."""
        return listed(self.rules.t, self.s)

    def is_legal(self, action: SupportsIndex) -> bool:
        if not cython.compiled:
            out = row(INT32, MOST_LEGAL)
        return is_legal(self.rules.t, self.s, number(action), out)

    def apply(self, action: SupportsIndex) -> None:
        """Take an action; an illegal one raises ValueError and changes nothing."""
        if not cython.compiled:
            out = row(INT32, MOST_LEGAL)
        code = number(action)
        if not is_legal(self.rules.t, self.s, code, out):
            raise ValueError(f"action {action} is not legal here")
        if self.s.shuffle_kind == SHUFFLE_GIVEN:
            self.apply_with_given_deck(code)
        else:
            apply(self.rules.t, self.s, code)

    def apply_with_given_deck(self, code: int) -> None:
        """Take an action and check the Step 3 deck that was given by hand once that card is drawn (R8.3)."""
        before = self.copy()
        apply(self.rules.t, self.s, code)
        if self.s.shuffle_kind == SHUFFLE_DONE and self.s.shuffle_count > 0:
            copy_state(self.s, before.s)
            raise ValueError("the Step 3 deck given does not have the cards that are left (R8.3)")

    def playout(self, policy: int, seed: int) -> int:
        """Play to the end by a policy; the number of moves."""
        if not cython.compiled:
            rng = row(UINT64, 1)
            out = row(INT32, MOST_LEGAL)
        check_policy(policy)
        rng[0] = seed & SEEDS
        t = self.rules.t
        twin = self.copy()
        s = twin.s
        with cython.nogil:
            moves = playout(t, s, policy, rng, out)
        copy_state(self.s, s)
        return moves

    def choose(self, policy: int, seed: int) -> int:
        """The action that a policy takes."""
        if self.s.phase == OVER:
            raise ValueError("the game is over")
        if not cython.compiled:
            rng = row(UINT64, 1)
            out = row(INT32, MOST_LEGAL)
        check_policy(policy)
        rng[0] = seed & SEEDS
        return choose(self.rules.t, self.s, policy, rng, out)

    def bid_limit(self, variant: int, seed: int) -> int:
        """The highest bid of a variant of the planner for the plant up for auction."""
        if self.s.plant == 0 or not 0 <= variant < VARIANTS:
            raise ValueError(f"no plant is up, or there is no variant {variant} of the planner")
        if not cython.compiled:
            rng = row(UINT64, 1)
        rng[0] = seed & SEEDS
        return worth(self.rules.t, self.s, self.s.plant, variant, rng)

    # --- search

    def reshuffle(self, seed: int) -> None:
        """Draw the hidden cards again, in place; the observations of all seats stay the same.

        The result depends on public information and the seed only. Money stays as it is: whose money is hidden depends
        on the observer, and `kilowatt.engine.determinize` samples it.
        """
        if not cython.compiled:
            rng = row(UINT64, 1)
            pool = row(INT8, PLANTS)
        rng[0] = seed & SEEDS
        reshuffle(self.rules.t, self.s, rng, pool)

    def rollouts(
        self, plan: Sequence[int], seat: int, policy: int, seed: int, count: int, rivals: int = -1
    ) -> tuple[float, float]:
        """Play a plan and then the game by a policy, `count` times, each time with the hidden cards drawn again.

        The rivals of the seat may play by another policy. The result is the number of victories of the seat (a shared
        one counts as a fraction) and the sum of its places, each from 0 (last) to 1 (first).
        """
        if not cython.compiled:
            rng, pool = row(UINT64, 1), row(INT8, PLANTS)
            out, codes = row(INT32, MOST_LEGAL), row(INT32, MOST_PLAN)
            result = row(DOUBLE, 2)
        length = len(plan)
        others = policy if rivals == -1 else rivals
        known = 0 <= policy < POLICIES and 0 <= others < POLICIES
        if length > MOST_PLAN or not 0 <= seat < self.rules.t.players or not known:
            raise ValueError(f"a plan of {length} actions for seat {seat} by policy {policy} cannot be played")
        for i in range(length):
            codes[i] = number(plan[i])
        rng[0] = seed & SEEDS
        result[0] = result[1] = 0.0
        t = self.rules.t
        root, twin = self.copy(), Position(self.rules)
        s, scratch = root.s, twin.s
        with cython.nogil:
            rollouts(t, s, scratch, codes, length, seat, policy, others, count, rng, out, pool, result)
        return result[0], result[1]

    # --- properties

    @property
    def active(self) -> int:
        """The seat to act, -1 once the game is over."""
        return self.s.active

    @property
    def is_over(self) -> bool:
        return self.s.phase == OVER

    @property
    def phase(self) -> int:
        """One of the phases of `kilowatt.core.codes`."""
        return self.s.phase

    @property
    def round(self) -> int:
        return self.s.round

    def score(self, seat: int) -> tuple[int, int, int]:
        """What ranks a player at the end: cities powered, money, cities (R9.2)."""
        if not 0 <= seat < self.rules.t.players:
            raise ValueError(f"there is no seat {seat}")
        return powered_cities(self.rules.t, self.s, seat), self.s.money[seat], self.s.owned[seat]

    def places(self) -> list[int]:
        """The place of each seat, 1 for the winners."""
        return [place_of(self.rules.t, self.s, seat) for seat in range(self.rules.t.players)]

    # --- fields by name, for `kilowatt.core.convert`

    def fields(self) -> "StateFields":
        """Every field of the position; equal positions have equal fields."""
        return read_state(self.s)

    def set_fields(self, fields: "StateFields") -> None:
        """Replace the position; fields that are not those of a valid one raise ValueError and change nothing."""
        if not cython.compiled:
            out = row(INT32, MOST_LEGAL)
        twin = Position(self.rules)
        try:
            write_state(twin.s, fields)
        except (IndexError, KeyError, OverflowError, TypeError) as error:
            raise ValueError(f"these are not the fields of a position: {error!r}") from error
        found = fault(self.rules.t, twin.s, out)
        if found > 0:
            raise ValueError(f"the core cannot play this position: {FAULTS[found]}")
        copy_state(self.s, twin.s)


# --- pickles


def content(rules: Rules) -> tuple[Any, ...]:
    """What the rules are made from, as hashable values."""
    book = rules.game.book
    return book.config, book.board, msgspec.msgpack.encode(book.edition)


@lru_cache(maxsize=64)
def rules_from(config: Any, board: Any, edition: bytes) -> Rules:
    return Rules(Game(config, board, msgspec.msgpack.decode(edition, type=Edition, strict=False)))


def position_from(rules: Rules, fields: "StateFields") -> Position:
    position = Position(rules)
    position.set_fields(fields)
    return position
