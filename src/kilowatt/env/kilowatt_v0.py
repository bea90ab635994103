"""The PettingZoo environment: every seat is an agent, and agents move one after another (AEC).

>>> environment = env(players=3)
>>> environment.reset(seed=1)
>>> observation, reward, termination, truncation, info = environment.last()
>>> environment.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
('seat_0', (1226,), 4)
"""

from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kilowatt.core.vector.features import OBSERVATION
from kilowatt.core.vector.vector_games import MOST_ROUNDS, Rewards
from kilowatt.core.vector.vector_games import Space as ActionSpace
from kilowatt.env.episode import HIGH, LOW, Episode, Mask, Regions, rules_for
from kilowatt.env.legal_actions import LegalActions

MaskPlace = Literal["observation", "info"]


def env(**options: Any) -> AECEnv:
    """The environment with PettingZoo's check that it is used in the right order."""
    return InOrder(raw_env(**options))


class InOrder(wrappers.OrderEnforcingWrapper):  # type: ignore[misc] # PettingZoo has no types
    """PettingZoo's check, without looking up each attribute of the environment by its name at every step."""

    @property
    def agents(self) -> list[str]:
        return self._checked().agents

    @property
    def agent_selection(self) -> str:
        return self._checked().agent_selection

    def _checked(self) -> "raw_env":
        """The environment; before a reset `OrderEnforcingWrapper` explains the error."""
        if not self._has_reset:
            raise AttributeError
        environment: raw_env = self.env
        return environment

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            return super().last(observe)  # type: ignore[no-any-return]
        return self.env.last(observe)  # type: ignore[no-any-return]

    def step(self, action: int | None) -> None:
        if not (self._has_reset and self.env.agents):
            super().step(action)
            return
        self._has_updated = True
        self.env.step(action)

    def __str__(self) -> str:
        return str(self.env)


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo has no types; the name is its convention
    """A game of 2 to 6 agents.

    board, players, regions, hidden_money: as in `kilowatt.engine.Config`.
    action_space_kind: `compact` (103 actions) or `full` (1,376).
    rewards: `win` (1 shared by the winners) or `place` (1 for the first to 0 for the last), at the end.
    mask_in: where the mask of legal actions is: in the `observation`, a dictionary then, or in the `info`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kilowatt_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        board: str = "germany",
        players: int = 4,
        regions: Regions = "random",
        hidden_money: bool = False,
        action_space_kind: ActionSpace = "compact",
        rewards: Rewards = "win",
        mask_in: MaskPlace = "observation",
        most_rounds: int = MOST_ROUNDS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if mask_in not in ("observation", "info"):
            raise ValueError(f"mask_in={mask_in!r}: it must be one of observation, info")
        rules = rules_for(board, players, regions, hidden_money=hidden_money)
        self.episode = Episode(rules, action_space_kind, rewards, most_rounds)
        self.mask_in = mask_in
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(self.episode.actions, np.int8)
        """The mask of every agent that is not asked."""
        self._nothing.setflags(write=False)
        self._seeds = np.random.default_rng()
        self.action_spaces = {agent: LegalActions(self.episode.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}

    def _observation_space(self) -> "Space[Any]":
        numbers = Box(LOW, HIGH, (OBSERVATION,), np.float32)
        if self.mask_in == "info":
            return numbers
        return Dict({"observation": numbers, "action_mask": Box(0, 1, (self.episode.actions,), np.int8)})

    def observation_space(self, agent: str) -> "Space[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        return self.action_spaces[agent]

    # --- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed decides this game and all that follow without one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode.begin(int(self._seeds.integers(1 << 53)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        for space in self.action_spaces.values():
            space.legal = self._nothing
        self.infos = {agent: self._info(self._nothing) for agent in self.agents}
        self.agent_selection = self.possible_agents[0]
        self._choose_agent()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is only for agents whose game is over")
        self.episode.apply(action)
        if self.episode.is_over or self.episode.is_truncated:
            # Until now all rewards were 0, so there was nothing to add up.
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, self.episode.is_over)
            self.truncations = dict.fromkeys(self.agents, self.episode.is_truncated)
            self._accumulate_rewards()
        self._choose_agent()
        if self.render_mode == "human":
            self.render()

    def _choose_agent(self) -> None:
        """Select the agent that is asked, and show the mask to it alone."""
        last, active = self.agent_selection, self.episode.position.active
        agent = self.possible_agents[max(active, 0)]
        if agent != last:
            self._show_mask(last, self._nothing)
        self.agent_selection = agent
        self._show_mask(agent, self.episode.mask(active) if active >= 0 else self._nothing)

    def _show_mask(self, agent: str, mask: Mask) -> None:
        self.action_spaces[agent].legal = mask
        if self.mask_in == "info":
            self.infos[agent] = self._info(mask)

    def _info(self, mask: Mask) -> dict[str, Any]:
        return {"action_mask": mask.copy()} if self.mask_in == "info" else {}

    def observe(self, agent: str) -> Any:
        seat = self._seats[agent]
        numbers = self.episode.observation(seat)
        return numbers if self.mask_in == "info" else {"observation": numbers, "action_mask": self._legal(agent).copy()}

    def _legal(self, agent: str) -> Mask:
        """The mask of an agent; of all after the game."""
        mask = self.action_spaces[agent].legal
        return self._nothing if mask is None else mask

    # --- showing

    def render(self) -> str | None:
        """The position in one line (docs/notation.md)."""
        text = self.episode.render()
        if self.render_mode == "human":
            print(text)  # noqa: T201 - this mode prints to the terminal
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
