"""`VectorGames`: step many games at once, on several threads, with NumPy arrays for what agents see and may do."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from kilowatt.core.codes import ACTIONS, POLICIES, SEATS
from kilowatt.core.simulator import Position, Rules
from kilowatt.core.vector import modes
from kilowatt.core.vector.compact_actions import COMPACT_ACTIONS, COMPACT_SPACE, FULL_SPACE
from kilowatt.core.vector.features import MARKET_ROWS, OBSERVATION
from kilowatt.core.vector.games import Games

T = TypeVar("T")
Space = Literal["compact", "full"]
Rewards = Literal["win", "place"]
Autoreset = Literal["next_step", "same_step", "disabled"]
SPACES: Final[Mapping[Space, int]] = {"full": FULL_SPACE, "compact": COMPACT_SPACE}
SPACE_SIZES: Final[Mapping[Space, int]] = {"full": ACTIONS, "compact": COMPACT_ACTIONS}
REWARDS: Final[Mapping[Rewards, int]] = {"win": modes.WIN, "place": modes.PLACE}
AUTORESETS: Final[Mapping[Autoreset, int]] = {
    "next_step": modes.NEXT_STEP,
    "same_step": modes.SAME_STEP,
    "disabled": modes.DISABLED,
}
MOST_ROUNDS: Final = 150
"""Rounds after which a game is cut off; games of good players have about 10, random ones about 25."""
SEEDS: Final = (1 << 64) - 1


class IllegalVectorAction(ValueError):
    """An action that is not legal. No game has been changed."""

    def __init__(self, game: int, seat: int, action: int, space: str) -> None:
        super().__init__(game, seat, action, space)
        self.game, self.seat, self.action, self.space = game, seat, action, space

    def __str__(self) -> str:
        return (
            f"game {self.game}, seat {self.seat}: {self.action} is not a legal action of the {self.space} space; "
            "no game was changed. `masks` has 1 for each legal action."
        )


class Buffers(NamedTuple):
    """The arrays that a block of games reads and writes; the first index is the game."""

    observations: NDArray[np.float32]
    final_observations: NDArray[np.float32]
    masks: NDArray[np.uint8]
    seats: NDArray[np.int8]
    rewards: NDArray[np.float32]
    ends: NDArray[np.uint8]
    actions: NDArray[np.int32]
    moves: NDArray[np.uint8]


class Options(NamedTuple):
    """How the games are played, as compiled code wants it."""

    policies: tuple[int, ...]
    seed: int
    space: int
    bid_limits: int
    rewards_for: int
    autoreset: int
    most_rounds: int


class VectorGames:
    """Games that are stepped together. Each step waits for one decision of one seat in every game.

    `policies` names for each seat the policy of the core that plays it, or None if its actions are given to `step`. The
    game `i` begins with the seed `seed + i`, its next one with `seed + i + games`, and so on; the engine plays the same
    games from the same seeds. Results depend on the seed, not on the number of threads.

    The arrays are written in place by each step: copy what you keep.

    observations: what the seat that must decide sees (docs/environments.md).
    masks: 1 for each action it may take.
    seats: the seat that must decide; in a game that is over, the one that moved last.
    rewards: by game and seat, at the end of a game.
    terminated, truncated: the game is over; it was cut off after `most_rounds`.
    """

    def __init__(
        self,
        rules: Rules,
        games: int,
        *,
        seed: int = 0,
        policies: Sequence[int | None] | None = None,
        space: Space = "compact",
        bid_limits: bool = False,
        rewards: Rewards = "win",
        autoreset: Autoreset = "same_step",
        most_rounds: int = MOST_ROUNDS,
        threads: int = 1,
    ) -> None:
        check_rules(rules)
        check_choices(space, rewards, autoreset, most_rounds, threads)
        self.rules = rules
        self.space = space
        self.options = Options(
            policies=checked_policies(rules, policies),
            seed=seed & SEEDS,
            space=SPACES[space],
            bid_limits=int(bid_limits),
            rewards_for=REWARDS[rewards],
            autoreset=AUTORESETS[autoreset],
            most_rounds=most_rounds,
        )
        self.buffers = new_buffers(games, SPACE_SIZES[space], keeps_final=autoreset == "same_step")
        self.threads = min(threads, games)
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._begin_all(seed)

    def __len__(self) -> int:
        return len(self.buffers.seats)

    def __repr__(self) -> str:
        return f"<VectorGames of {self.rules!r}, {len(self)} games>"

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    # --- the arrays

    @property
    def observations(self) -> NDArray[np.float32]:
        return self.buffers.observations

    @property
    def final_observations(self) -> NDArray[np.float32]:
        """With `same_step`: the last observation of each game that has just ended."""
        return self.buffers.final_observations

    @property
    def masks(self) -> NDArray[np.uint8]:
        return self.buffers.masks

    @property
    def seats(self) -> NDArray[np.int8]:
        return self.buffers.seats

    @property
    def rewards(self) -> NDArray[np.float32]:
        return self.buffers.rewards

    @property
    def terminated(self) -> NDArray[np.bool_]:
        return cast(NDArray[np.bool_], self.buffers.ends == modes.ENDED)

    @property
    def truncated(self) -> NDArray[np.bool_]:
        return cast(NDArray[np.bool_], self.buffers.ends == modes.STOPPED)

    # --- playing

    def reset(self, seed: int | None = None, games: NDArray[np.bool_] | None = None) -> None:
        """Begin new games: all, or those that are selected. With a seed, all games restart from it."""
        if seed is not None:
            self._begin_all(seed)
            return
        self._select(games)
        self._share(self._games.begin)

    def step(self, actions: Any, games: NDArray[np.bool_] | None = None) -> None:
        """Take one action in every game, or in those that are selected. An illegal one raises and changes nothing."""
        self.buffers.actions[:] = actions
        self._select(games)
        illegal = [game for game in self._share(self._games.first_illegal) if game >= 0]
        if illegal:
            game = illegal[0]
            raise IllegalVectorAction(game, int(self.seats[game]), int(self.buffers.actions[game]), self.space)
        self._share(self._games.step)

    def step_core(self, codes: Any, games: NDArray[np.bool_] | None = None) -> None:
        """Take actions by their numbers in the core, in every action space (docs/core.md)."""
        self._games.read_actions_in(FULL_SPACE)
        try:
            self.step(codes, games)
        finally:
            self._games.read_actions_in(self.options.space)

    def position(self, game: int) -> Position:
        """A copy of the position of one game."""
        return self._games.position(game)

    # --- inside

    def _begin_all(self, seed: int) -> None:
        self.options = self.options._replace(seed=seed & SEEDS)
        self._games = Games(self.rules, len(self), self.buffers, self.options)
        self._select(None)
        self._share(self._games.begin)

    def _select(self, games: NDArray[np.bool_] | None) -> None:
        self.buffers.moves[:] = 1 if games is None else games

    def _share(self, work: Callable[[int, int], T]) -> list[T]:
        """Run work on ranges of games, one for each thread; this thread takes the first."""
        count, threads = len(self), self.threads
        if self._pool is None:
            return [work(0, count)]
        bounds = [count * part // threads for part in range(threads + 1)]
        own, *others = pairwise(bounds)
        parts: list[Future[T]] = [self._pool.submit(work, first, last) for first, last in others]
        try:
            return [work(*own), *(part.result() for part in parts)]
        finally:
            wait(parts)


def new_buffers(games: int, actions: int, *, keeps_final: bool) -> Buffers:
    if not 0 < games <= modes.MOST_GAMES:
        raise ValueError(f"{games} games: there must be 1 to {modes.MOST_GAMES}")
    return Buffers(
        observations=np.zeros((games, OBSERVATION), np.float32),
        final_observations=np.zeros((games if keeps_final else 1, OBSERVATION), np.float32),
        masks=np.zeros((games, actions), np.uint8),
        seats=np.zeros(games, np.int8),
        rewards=np.zeros((games, SEATS), np.float32),
        ends=np.zeros(games, np.uint8),
        actions=np.zeros(games, np.int32),
        moves=np.zeros(games, np.uint8),
    )


def checked_policies(rules: Rules, policies: Sequence[int | None] | None) -> tuple[int, ...]:
    found = [None] * rules.players if policies is None else list(policies)
    if len(found) != rules.players or None not in found:
        raise ValueError(f"policies {found}: one for each of {rules.players} seats, at least one of them None")
    for policy in found:
        if policy is not None and not 0 <= policy < POLICIES:
            raise ValueError(f"there is no policy {policy}: they are numbered 0 to {POLICIES - 1}")
    return tuple(modes.EXTERNAL if policy is None else policy for policy in found)


def check_rules(rules: Rules) -> None:
    """Check that the plant market fits into an observation."""
    size = len(rules.game.book.edition.plant_market.start)
    if size > MARKET_ROWS:
        raise ValueError(f"{rules!r}: {size} cards in the plant market, but an observation has room for {MARKET_ROWS}")


def check_choices(space: str, rewards: str, autoreset: str, most_rounds: int, threads: int) -> None:
    choices: dict[str, tuple[str, Mapping[Any, int]]] = {
        "space": (space, SPACES),
        "rewards": (rewards, REWARDS),
        "autoreset": (autoreset, AUTORESETS),
    }
    for name, (value, known) in choices.items():
        if value not in known:
            raise ValueError(f"{name}={value!r}: it must be one of {', '.join(known)}")
    if most_rounds < 1 or threads < 1:
        raise ValueError(f"most_rounds={most_rounds}, threads={threads}: both must be at least 1")
