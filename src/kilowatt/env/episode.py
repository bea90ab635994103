"""One game of an environment: a position of the core with the numbers that agents see and choose."""

from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from kilowatt.content import game_for
from kilowatt.core import Position, Rules, action_of, rules_of, state_of
from kilowatt.core.vector.encoding import core_action, encode_mask, encode_observation
from kilowatt.core.vector.features import OBSERVATION
from kilowatt.core.vector.vector_games import (
    MOST_ROUNDS,
    REWARDS,
    SPACE_SIZES,
    SPACES,
    Rewards,
    Space,
    check_rules,
)
from kilowatt.engine import BoardId, Config, KilowattError, RegionId
from kilowatt.engine.notation.action_text import print_action
from kilowatt.engine.notation.position_text import print_position

Regions = Literal["random", "draft"] | tuple[str, ...]
Mask = NDArray[np.int8]
ObservationArray = NDArray[np.float32]
LOW: Final = 0.0
HIGH: Final = float(1 << 23)
"""Bounds of the numbers of an observation. Most are at most 1; money can be more."""


class ActionNotInMask(KilowattError, ValueError):
    """An action that is not legal; the game has not changed."""


def rules_for(board: str, players: int, regions: Regions, *, hidden_money: bool) -> Rules:
    """The rules of a game; boards are named or given by the path of a file."""
    chosen = regions if isinstance(regions, str) else tuple(RegionId(region) for region in regions)
    config = Config(BoardId(board), players, chosen, hidden_money)
    rules = rules_of(game_for(config))
    check_rules(rules)
    return rules


class Episode:
    """A game in progress."""

    def __init__(self, rules: Rules, space: Space, rewards: Rewards, most_rounds: int = MOST_ROUNDS) -> None:
        for name, value, known in (("space", space, SPACES), ("rewards", rewards, REWARDS)):
            if value not in known:
                raise ValueError(f"{name}={value!r}: it must be one of {', '.join(known)}")
        self.rules = rules
        self.space: Space = space
        self.rewards_for: Rewards = rewards
        self.most_rounds = most_rounds
        self.position = rules.start(0)

    @property
    def players(self) -> int:
        return self.rules.players

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return SPACE_SIZES[self.space]

    def begin(self, seed: int) -> None:
        """The engine's game from this seed."""
        self.position = self.rules.start(seed)

    # --- what agents see

    def observation(self, seat: int) -> ObservationArray:
        numbers = np.empty(OBSERVATION, np.float32)
        encode_observation(self.position, seat, numbers)
        return numbers

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat may take now; nothing while another seat is asked."""
        flags = np.zeros(self.actions, np.uint8)
        if seat == self.position.active and not self.is_truncated:
            encode_mask(self.position, SPACES[self.space], flags)
        return flags.view(np.int8)

    def render(self) -> str:
        """The position in one line (docs/notation.md), with everything that is hidden."""
        return print_position(self.rules.game.config, state_of(self.position))

    # --- playing

    def apply(self, action: int) -> None:
        """Take an action of the active seat; raises `ActionNotInMask` and changes nothing if it is not legal."""
        try:
            code = core_action(self.position, SPACES[self.space], int(action))
        except (ValueError, OverflowError) as error:
            raise ActionNotInMask(
                f"{action} is not a legal action of the {self.space} space for seat {self.position.active}; "
                "choose one that has 1 in the action mask"
            ) from error
        self.position.apply(code)

    def name_of(self, action: int) -> str:
        """An action in the notation of games."""
        code = core_action(self.position, SPACES[self.space], action)
        state = state_of(self.position)
        return print_action(action_of(self.rules.game.book, code, state.players[state.asked].plants))

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def is_truncated(self) -> bool:
        """Cut off after the last round that is allowed."""
        return self.position.round > self.most_rounds and not self.is_over

    def rewards(self) -> list[float]:
        """Of each seat, at the end: 1 shared by the winners, or the place from 1 (first) to 0 (last)."""
        if not (self.is_over or self.is_truncated):
            return [0.0] * self.players
        places = self.position.places()
        if self.rewards_for == "place":
            return [1.0 - (place - 1.0) / (self.players - 1.0) for place in places]
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]


def copy_of(episode: Episode, position: Position) -> Episode:
    """The same game at another position."""
    twin = Episode(episode.rules, episode.space, episode.rewards_for, episode.most_rounds)
    twin.position = position
    return twin
