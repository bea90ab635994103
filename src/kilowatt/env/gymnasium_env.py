"""The Gymnasium environment: one seat learns, and bots play the others.

>>> environment = KilowattEnv(players=3, opponents="greedy")
>>> observation, info = environment.reset(seed=1)
>>> observation.shape, environment.action_masks().sum() > 0
((1226,), np.True_)
"""

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box

from kilowatt.core.vector.features import OBSERVATION
from kilowatt.core.vector.vector_games import MOST_ROUNDS, Rewards, Space
from kilowatt.env.episode import HIGH, LOW, ActionNotInMask, Episode, Mask, ObservationArray, Regions, rules_for
from kilowatt.env.legal_actions import LegalActions
from kilowatt.env.opponents import Opponent, player_of, seats_of


class KilowattEnv(gymnasium.Env[ObservationArray, np.int64]):
    """A game against bots. Steps are the decisions of the learner's seat.

    board, players, regions, hidden_money: as in `kilowatt.engine.Config`.
    opponents: the name of a bot, a bot, or a policy(observations, masks); or a list with one for each other seat.
    seat: the learner's seat; None draws a new seat for each game.
    space: `compact` (103 actions) or `full` (1,376).
    rewards: `win` (1 shared by the winners) or `place` (1 for the first to 0 for the last), at the end.

    illegal: what an action that is not legal does: `raise` an error and change nothing, or `forfeit` the game.

    `action_masks()` and `info["action_mask"]` say which actions are legal; `action_space.sample()` takes one of them.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        board: str = "germany",
        players: int = 4,
        regions: Regions = "random",
        hidden_money: bool = False,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = None,
        space: Space = "compact",
        rewards: Rewards = "win",
        most_rounds: int = MOST_ROUNDS,
        illegal: Literal["raise", "forfeit"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat={seat}: {players} players have the seats 0 to {players - 1}")
        if illegal not in ("raise", "forfeit"):
            raise ValueError(f"illegal={illegal!r}: it must be one of raise, forfeit")
        rules = rules_for(board, players, regions, hidden_money=hidden_money)
        self.episode = Episode(rules, space, rewards, most_rounds)
        self.opponents = opponents
        self.illegal = illegal
        self.fixed_seat = seat
        self.seat = 0 if seat is None else seat
        self.render_mode = render_mode
        self.observation_space = Box(LOW, HIGH, (OBSERVATION,), np.float32)
        self._actions = LegalActions(self.episode.actions)
        self.action_space = self._actions
        self._make_players(seed=0)

    def action_masks(self) -> Mask:
        """The legal actions, in the form that sb3-contrib asks for."""
        return self.episode.mask(self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationArray, dict[str, Any]]:
        super().reset(seed=seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.episode.players))
        self.episode.begin(int(self.np_random.integers(1 << 53)))
        self._make_players(int(self.np_random.integers(1 << 53)))
        self._play_opponents()
        return self.episode.observation(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[ObservationArray, float, bool, bool, dict[str, Any]]:
        try:
            self.episode.apply(int(action))
        except ActionNotInMask:
            if self.illegal == "raise":
                raise
            return self.episode.observation(self.seat), 0.0, True, False, self._info()
        self._play_opponents()
        reward = self.episode.rewards()[self.seat]
        ended, cut = self.episode.is_over, self.episode.is_truncated
        return self.episode.observation(self.seat), reward, ended, cut, self._info()

    def _make_players(self, seed: int) -> None:
        seats = seats_of(self.opponents, self.episode.rules, self.seat)
        self._players = {seat: player_of(each, self.episode.rules, seed + seat) for seat, each in seats.items()}

    def _play_opponents(self) -> None:
        episode = self.episode
        while not episode.is_over and not episode.is_truncated and episode.position.active != self.seat:
            self._players[episode.position.active].move(episode)

    def _info(self) -> dict[str, Any]:
        self._actions.legal = self.action_masks()
        return {"action_mask": self._actions.legal.copy(), "seat": self.seat}

    def render(self) -> str | None:
        """The position in one line (docs/notation.md)."""
        return self.episode.render() if self.render_mode == "ansi" else None


gymnasium.register(
    "Kilowatt-v0",
    entry_point="kilowatt.env.gymnasium_env:KilowattEnv",
    vector_entry_point="kilowatt.env.gymnasium_vector:KilowattVectorEnv",
)
