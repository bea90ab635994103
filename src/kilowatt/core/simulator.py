"""The core for Python callers: `Rules` of a game, and a `Position` that plays itself (types in `simulator.pxd`).

Memory safety: an action is judged before it touches the state, a position that comes from outside before it is played,
and a policy or a seat before it is looked up. Whatever runs without the interpreter's lock runs on a copy of its own.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

import msgspec

from kilowatt.core.table import table_of
from kilowatt.engine import Edition, Game

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.actions import apply, is_legal, legal
    from kilowatt.core.blocks import BYTE, INT, REAL, WORD, row
    from kilowatt.core.bureaucracy import most_powered
    from kilowatt.core.codes import (
        FATE_GIVEN,
        FATE_NONE,
        MOST_LEGAL,
        MOST_PLAN,
        OVER,
        PLANTS,
        POLICIES,
        RESULT,
        SEATS,
    )
    from kilowatt.core.memory import (
        copy_state,
        free_numbers,
        free_state,
        free_table,
        new_numbers,
        new_state,
        new_table,
        read_state,
        write_state,
        write_table,
    )
    from kilowatt.core.planner import worth
    from kilowatt.core.policies import choose, place_of, play_batch, play_games, playout
    from kilowatt.core.rollouts import reshuffle, rollouts
    from kilowatt.core.setup import start
    from kilowatt.core.soundness import flaw
    from kilowatt.core.weights import VARIANTS

from kilowatt.core.soundness import FLAWS

if TYPE_CHECKING:
    from kilowatt.core.blocks import State, Table
    from kilowatt.core.fields import StateFields

IS_COMPILED: bool = cython.compiled
SEEDS = (1 << 64) - 1
"""Any whole number is a seed; it counts modulo 2**64."""
BUSY = ("draft", "auction", "resources", "building", "bureaucracy", "over")


def number(action: SupportsIndex) -> int:
    """An action from outside as a number; one that no C integer holds is no action of the core."""
    if not isinstance(action, int):
        action = index(action)
    try:
        return action
    except OverflowError:  # pragma: no cover - where it becomes a C integer; uncompiled it stays what it is
        return -1


def listed(t: "Table", s: "State") -> list[int]:
    if not cython.compiled:
        out = row(INT, MOST_LEGAL)
    count = legal(t, s, out)
    return [out[i] for i in range(count)]


def check_policy(policy: int) -> None:
    if not 0 <= policy < POLICIES:
        raise ValueError(f"there is no policy {policy}: they are numbered 0 to {POLICIES - 1}")


class Rules:
    """The fixed numbers of one game: board, edition, players. Made once, shared by all its positions.

    `kilowatt.core.rules_of` remembers them. A board or an edition that is too large for the core raises ValueError.
    """

    def __cinit__(self, game: Game) -> None:
        """Compiled, this runs before anything else can; `__init__` calls it where nothing is compiled."""
        self.game = game
        self.t = new_table()
        try:
            write_table(self.t, table_of(game.book))
        except OverflowError as error:
            raise ValueError(f"{game}: a number is too large for the core ({error})") from error

    def __init__(self, game: Game) -> None:
        if not cython.compiled:
            self.__cinit__(game)

    def __dealloc__(self) -> None:  # pragma: no cover - only C has memory to give back
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
        """A new game: the same as the engine's from this seed."""
        if not cython.compiled:
            rng = row(WORD, 1)
        position = Position(self)
        start(self.t, position.s, seed & SEEDS, rng)
        return position

    def play_games(self, policy: int, seed: int, games: int) -> int:
        """Whole games from consecutive seeds, all by one policy, without Python; the number of moves."""
        if not cython.compiled:
            rng = row(WORD, 1)
            out = row(INT, MOST_LEGAL)
        check_policy(policy)
        t = self.t
        position = Position(self)
        s = position.s
        first = seed & SEEDS
        with cython.nogil:
            moves = play_games(t, s, policy, first, games, rng, out)
        return moves

    def play_batch(self, policies: Sequence[int], seed: int, games: int) -> list[int]:
        """Whole games from consecutive seeds, each seat by its own policy.

        Of each game eight numbers: the place of each of six seats, the rounds and the moves.
        """
        if not cython.compiled:
            rng = row(WORD, 1)
            out = row(INT, MOST_LEGAL)
            by_seat = row(BYTE, SEATS)
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
    """One position of a game. It changes in place; `copy` is cheap. A new one is empty: `Rules.start` begins a game."""

    def __cinit__(self, rules: Rules) -> None:
        """Compiled, this runs before anything else can; `__init__` calls it where nothing is compiled."""
        if not isinstance(rules, Rules):
            raise TypeError(f"a position needs Rules, not {rules!r}")
        self.rules = rules
        self.s = new_state()

    def __init__(self, rules: Rules) -> None:
        if not cython.compiled:
            self.__cinit__(rules)

    def __dealloc__(self) -> None:  # pragma: no cover - only C has memory to give back
        free_state(self.s)

    def __repr__(self) -> str:
        asked = "nobody" if self.s.active < 0 else f"seat {self.s.active}"
        return f"<Position {self.rules.game.book.board.id}, round {self.s.round}, {BUSY[self.s.phase]}, {asked} asked>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.fields() == other.fields() and self.rules == other.rules

    __hash__ = None  # type: ignore[assignment] # it changes

    def __reduce__(self) -> tuple[Any, ...]:
        return position_from, (self.rules, self.fields())

    def copy(self) -> "Position":
        twin = Position(self.rules)
        copy_state(twin.s, self.s)
        return twin

    # --- playing

    def legal_actions(self) -> list[int]:
        """Every legal action as a number (docs/core.md), in the engine's order."""
        return listed(self.rules.t, self.s)

    def is_legal(self, action: SupportsIndex) -> bool:
        if not cython.compiled:
            out = row(INT, MOST_LEGAL)
        return is_legal(self.rules.t, self.s, number(action), out)

    def apply(self, action: SupportsIndex) -> None:
        """Take an action; one that is not legal raises ValueError and changes nothing."""
        if not cython.compiled:
            out = row(INT, MOST_LEGAL)
        code = number(action)
        if not is_legal(self.rules.t, self.s, code, out):
            raise ValueError(f"action {action} is not legal here")
        if self.s.fate_kind == FATE_GIVEN:
            self.apply_by_script(code)
        else:
            apply(self.rules.t, self.s, code)

    def apply_by_script(self, code: int) -> None:
        """Where the Step 3 deck was given by hand, drawing that card shows whether it was the right one (R8.3)."""
        before = self.copy()
        apply(self.rules.t, self.s, code)
        if self.s.fate_kind == FATE_NONE and self.s.fate_count > 0:
            copy_state(self.s, before.s)
            raise ValueError("the Step 3 deck given has other cards than those that are left (R8.3)")

    def playout(self, policy: int, seed: int) -> int:
        """Play on to the end by a policy; the number of moves."""
        if not cython.compiled:
            rng = row(WORD, 1)
            out = row(INT, MOST_LEGAL)
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
        """The action a policy takes here."""
        if self.s.phase == OVER:
            raise ValueError("the game is over")
        if not cython.compiled:
            rng = row(WORD, 1)
            out = row(INT, MOST_LEGAL)
        check_policy(policy)
        rng[0] = seed & SEEDS
        return choose(self.rules.t, self.s, policy, rng, out)

    def bid_limit(self, variant: int, seed: int) -> int:
        """How far the planner goes for the plant that is up."""
        if self.s.plant == 0 or not 0 <= variant < VARIANTS:
            raise ValueError(f"no plant is up, or there is no variant {variant} of the planner")
        if not cython.compiled:
            rng = row(WORD, 1)
        rng[0] = seed & SEEDS
        return worth(self.rules.t, self.s, self.s.plant, variant, rng)

    # --- searching

    def reshuffle(self, seed: int) -> None:
        """Draw everything hidden anew, in place: what any seat sees stays the same.

        The outcome follows from what everyone can see and the seed. Money stays: whose is hidden depends on who looks,
        and `kilowatt.engine.determinize` guesses it.
        """
        if not cython.compiled:
            rng = row(WORD, 1)
            pool = row(BYTE, PLANTS)
        rng[0] = seed & SEEDS
        reshuffle(self.rules.t, self.s, rng, pool)

    def rollouts(
        self, plan: Sequence[int], seat: int, policy: int, seed: int, count: int, rivals: int = -1
    ) -> tuple[float, float]:
        """Play a plan, then the game by a policy, so many times, each with everything hidden drawn anew.

        The rivals of the seat may have a policy of their own.

        How many of them the seat won (a shared victory is a share), and the sum of how high it came, from 0 to 1.
        """
        if not cython.compiled:
            rng, pool = row(WORD, 1), row(BYTE, PLANTS)
            out, codes = row(INT, MOST_LEGAL), row(INT, MOST_PLAN)
            result = row(REAL, 2)
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

    # --- looking

    @property
    def active(self) -> int:
        """The seat that is asked; -1 once the game is over."""
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
        """What ranks a player in the end: cities powered, money, cities (R9.2)."""
        if not 0 <= seat < self.rules.t.players:
            raise ValueError(f"there is no seat {seat}")
        return most_powered(self.rules.t, self.s, seat), self.s.money[seat], self.s.owned[seat]

    def places(self) -> list[int]:
        """The place of each seat, 1 for the winners."""
        return [place_of(self.rules.t, self.s, seat) for seat in range(self.rules.t.players)]

    # --- converting: every field by name, for `kilowatt.core.convert`

    def fields(self) -> "StateFields":
        """Every field of the position; equal positions have equal fields."""
        return read_state(self.s)

    def set_fields(self, fields: "StateFields") -> None:
        """Become another position; fields that make no sound one raise ValueError and change nothing."""
        if not cython.compiled:
            out = row(INT, MOST_LEGAL)
        twin = Position(self.rules)
        try:
            write_state(twin.s, fields)
        except (IndexError, KeyError, OverflowError, TypeError) as error:
            raise ValueError(f"these are not the fields of a position: {error!r}") from error
        wrong = flaw(self.rules.t, twin.s, out)
        if wrong > 0:
            raise ValueError(f"the core cannot play this position: {FLAWS[wrong]} cannot be")
        copy_state(self.s, twin.s)


# --- pickles


def content(rules: Rules) -> tuple[Any, ...]:
    """All that rules follow from, each of it hashable."""
    book = rules.game.book
    return book.config, book.board, msgspec.msgpack.encode(book.edition)


@lru_cache(maxsize=64)
def rules_from(config: Any, board: Any, edition: bytes) -> Rules:
    return Rules(Game(config, board, msgspec.msgpack.decode(edition, type=Edition, strict=False)))


def position_from(rules: Rules, fields: "StateFields") -> Position:
    position = Position(rules)
    position.set_fields(fields)
    return position
