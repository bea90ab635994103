"""The core for Python callers: `Rules` of a game, and a `Position` that plays itself (types in `simulator.pxd`).

Memory safety: every action that comes from outside is judged before it touches the state.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.blocks import BYTE, INT, REAL, WORD, row
    from kilowatt.core.codes import MOST_LEGAL, MOST_PLAN, OVER, PLANTS, POLICIES, SEATS
    from kilowatt.core.memory import (
        copy_state,
        free_state,
        free_table,
        new_state,
        new_table,
        read_state,
        write_state,
        write_table,
    )
    from kilowatt.core.planner import VARIANTS, worth
    from kilowatt.core.policies import choose, place_of, play_batch, play_games, playout
    from kilowatt.core.actions import apply, is_legal, legal
    from kilowatt.core.bureaucracy import most_powered
    from kilowatt.core.rollouts import reshuffle, rollouts
    from kilowatt.core.setup import start

if TYPE_CHECKING:
    from kilowatt.core.blocks import Row, State, Table
    from kilowatt.engine import Game

IS_COMPILED = cython.compiled


def listed(t: "Table", s: "State") -> list[int]:
    if not cython.compiled:
        out = row(INT, MOST_LEGAL)
    count = legal(t, s, out)
    return [out[i] for i in range(count)]


class Rules:
    """The fixed numbers of one game: board, edition, players. Made once, shared by all its positions."""

    def __init__(self, game: "Game", table: dict[str, Any]) -> None:
        """`table` holds every field of the C struct; `kilowatt.core.convert.rules_of` makes it from a game."""
        self.game = game
        self.t = new_table()
        write_table(self.t, table)

    def __dealloc__(self) -> None:
        free_table(self.t)

    def start(self, seed: int) -> "Position":
        """A new game: the same as the engine's from this seed."""
        if not cython.compiled:
            rng = row(WORD, 1)
        position = Position(self)
        start(self.t, position.s, seed, rng)
        return position

    def play_games(self, policy: int, seed: int, games: int) -> int:
        """Whole games from consecutive seeds, all by one policy, without Python; the number of moves."""
        if not cython.compiled:
            rng = row(WORD, 1)
            out = row(INT, MOST_LEGAL)
        t = self.t
        position = Position(self)
        s = position.s
        with cython.nogil:
            moves = play_games(t, s, policy, seed, games, rng, out)
        return moves

    def play_batch(self, policies: "Row", seed: int, games: int, results: "memoryview[int]") -> None:
        """Whole games from consecutive seeds, each seat by its own policy; `kilowatt.core.batch` checks what it gives."""
        if not cython.compiled:
            rng = row(WORD, 1)
            out = row(INT, MOST_LEGAL)
            by_seat = row(BYTE, SEATS)
        for seat in range(SEATS):
            by_seat[seat] = policies[seat]
        t = self.t
        position = Position(self)
        s = position.s
        with cython.nogil:
            play_batch(t, s, by_seat, seed, games, rng, out, results)


class Position:
    """One position of a game. It changes in place; `copy` is cheap."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.s = new_state()

    def __dealloc__(self) -> None:
        free_state(self.s)

    def copy(self) -> "Position":
        twin = Position(self.rules)
        copy_state(twin.s, self.s)
        return twin

    # --- playing

    def legal_actions(self) -> list[int]:
        """Every legal action as a number (docs/core.md), in the engine's order."""
        return listed(self.rules.t, self.s)

    def is_legal(self, action: int) -> bool:
        if not cython.compiled:
            out = row(INT, MOST_LEGAL)
        return is_legal(self.rules.t, self.s, action, out)

    def apply(self, action: int) -> None:
        """Take an action; one that is not legal raises ValueError and changes nothing."""
        if not cython.compiled:
            out = row(INT, MOST_LEGAL)
        if not is_legal(self.rules.t, self.s, action, out):
            raise ValueError(f"action {action} is not legal here")
        apply(self.rules.t, self.s, action)

    def playout(self, policy: int, seed: int) -> int:
        """Play on to the end by a policy; the number of moves."""
        if not cython.compiled:
            rng = row(WORD, 1)
            out = row(INT, MOST_LEGAL)
        rng[0] = seed
        t = self.rules.t
        s = self.s
        with cython.nogil:
            moves = playout(t, s, policy, rng, out)
        return moves

    def choose(self, policy: int, seed: int) -> int:
        """The action a policy takes here."""
        if self.s.phase == OVER:
            raise ValueError("the game is over")
        if not cython.compiled:
            rng = row(WORD, 1)
            out = row(INT, MOST_LEGAL)
        rng[0] = seed
        return choose(self.rules.t, self.s, policy, rng, out)

    def bid_limit(self, variant: int, seed: int) -> int:
        """How far the planner goes for the plant that is up."""
        if self.s.plant == 0 or not 0 <= variant < VARIANTS:
            raise ValueError(f"no plant is up, or there is no variant {variant} of the planner")
        if not cython.compiled:
            rng = row(WORD, 1)
        rng[0] = seed
        return worth(self.rules.t, self.s, self.s.plant, variant, rng)

    # --- searching

    def reshuffle(self, seed: int) -> None:
        """Draw everything hidden anew, in place: what any seat sees stays the same."""
        if not cython.compiled:
            rng = row(WORD, 1)
            pool = row(BYTE, PLANTS)
        rng[0] = seed
        reshuffle(self.rules.t, self.s, rng, pool)

    def rollouts(self, plan: Sequence[int], seat: int, policy: int, seed: int, count: int) -> tuple[float, float]:
        """Play a plan, then the game by a policy, so many times, each with everything hidden drawn anew.

        How many of them the seat won (a shared victory is a share), and the sum of how high it came, from 0 to 1.
        """
        if not cython.compiled:
            rng, pool = row(WORD, 1), row(BYTE, PLANTS)
            out, codes = row(INT, MOST_LEGAL), row(INT, MOST_PLAN)
            result = row(REAL, 2)
        if len(plan) > MOST_PLAN or not 0 <= seat < self.rules.t.players or not 0 <= policy < POLICIES:
            raise ValueError(f"a plan of {len(plan)} actions for seat {seat} by policy {policy} cannot be played")
        length = len(plan)
        for i in range(length):
            codes[i] = plan[i]
        rng[0] = seed
        result[0] = result[1] = 0.0
        t, s = self.rules.t, self.s
        twin = Position(self.rules)
        scratch = twin.s
        with cython.nogil:
            rollouts(t, s, scratch, codes, length, seat, policy, count, rng, out, pool, result)
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

    def fields(self) -> dict[str, Any]:
        return read_state(self.s)

    def set_fields(self, fields: dict[str, Any]) -> None:
        write_state(self.s, fields)
