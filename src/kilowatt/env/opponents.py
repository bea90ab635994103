"""The players of the seats that do not learn: bots by name, bots as objects, and policies over arrays."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeGuard

import numpy as np
from numpy.typing import NDArray

from kilowatt.bots.base import Bot
from kilowatt.bots.driver import play_plan
from kilowatt.bots.registry import check_interface, make_bot
from kilowatt.core import BIASED, PLANNER, SENSIBLE, UNIFORM, Position, Rules, code_of, state_of
from kilowatt.engine import Game
from kilowatt.env.episode import Episode

Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], Any]
"""Chooses actions: gets observations and masks of several games, one row each, and returns one action for each row."""
BotFactory = Callable[[Game, int], Bot]
Opponent = str | Bot | Policy

CORE_POLICIES: Final = {"random": UNIFORM, "biased": BIASED, "greedy": SENSIBLE, "planner": PLANNER}
"""Names of opponents that the core plays itself, without Python."""


def seats_of(opponents: Opponent | Sequence[Opponent], rules: Rules, learner: int) -> dict[int, Opponent]:
    """The opponent of each seat but the learner's: one for all, or one for each of them clockwise."""
    others = [(learner + place) % rules.players for place in range(1, rules.players)]
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        if len(opponents) != len(others):
            raise ValueError(f"{len(opponents)} opponents: {rules.players} players need {len(others)}")
        return dict(zip(others, opponents, strict=True))
    return dict.fromkeys(others, opponents)


def player_of(opponent: Opponent, rules: Rules, seed: int) -> "BotPlayer | PolicyPlayer | CorePlayer":
    """What plays a seat."""
    if isinstance(opponent, str) and opponent in CORE_POLICIES:
        return CorePlayer(CORE_POLICIES[opponent], seed)
    if isinstance(opponent, str):
        return BotPlayer(rules.game, make_bot(opponent, rules.game, seed))
    if is_bot(opponent):
        return BotPlayer(rules.game, opponent)
    return PolicyPlayer(as_policy(opponent))


def is_bot(opponent: object) -> TypeGuard[Bot]:
    """Whether it is a bot object; one that lacks something is refused."""
    if not hasattr(opponent, "plan"):
        return False
    check_interface(type(opponent).__name__, opponent)
    return True


def as_policy(opponent: object) -> Policy:
    if not callable(opponent):
        raise TypeError(f"{opponent!r} is no opponent: give the name of a bot, a bot, or a policy(observations, masks)")
    return opponent


class CorePlayer:
    """A policy of the core; its choices depend on its seed and on how many it has made."""

    def __init__(self, policy: int, seed: int) -> None:
        self.policy = policy
        self.seed = seed
        self.choices = 0

    def move(self, episode: Episode) -> None:
        self.choices += 1
        episode.position.apply(episode.position.choose(self.policy, self.seed + (self.choices << 32)))


class BotPlayer:
    """A bot, which plans from the engine's observation of its seat."""

    def __init__(self, game: Game, bot: Bot) -> None:
        self.game = game
        self.bot = bot

    def move(self, episode: Episode) -> None:
        """Play one plan."""
        for code in self.codes(episode.position):
            episode.position.apply(code)

    def codes(self, position: Position) -> list[int]:
        """The actions of one plan as numbers of the core."""
        moves = play_plan(self.game, state_of(position), self.bot)
        return [code_of(self.game.book, move.action, move.before.player.plants) for move in moves]


class PolicyPlayer:
    """A policy over arrays, such as a net."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def move(self, episode: Episode) -> None:
        seat = episode.position.active
        [action] = np.asarray(self.policy(episode.observation(seat)[None], episode.mask(seat)[None])).tolist()
        episode.apply(action)
