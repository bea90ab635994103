"""The Gymnasium vector environment: many games against bots, stepped in compiled code.

>>> environments = KilowattVectorEnv(num_envs=8, players=3, opponents="planner")
>>> observations, infos = environments.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((8, 1226), (8, 103))
"""

from collections.abc import Sequence
from typing import Any, Final, cast

import numpy as np
from gymnasium.spaces import Box, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kilowatt.core import Rules
from kilowatt.core.vector.encoding import encode_observation
from kilowatt.core.vector.features import OBSERVATION
from kilowatt.core.vector.vector_games import MOST_ROUNDS, Autoreset, Rewards, Space, VectorGames
from kilowatt.env.episode import HIGH, LOW, Regions, rules_for
from kilowatt.env.legal_actions import LegalActions
from kilowatt.env.opponents import CORE_POLICIES, Opponent, seats_of
from kilowatt.env.plug_ins import PlugIn, plug_in_of

MODES: Final[dict[AutoresetMode, Autoreset]] = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}
StepResult = tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class KilowattVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], Any]):
    """Games against bots; every step is one decision of the learner in each game.

    opponents: `random`, `greedy` and `planner` are played in compiled code. Other bots and policies are plug-ins: they
    are asked from Python, policies for all games at once.
    copy: False returns the arrays that the next step overwrites, which saves time and breaks Gymnasium's rule.
    The other options are those of `KilowattEnv` and `VectorGames`.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        num_envs: int = 1,
        board: str = "germany",
        players: int = 4,
        regions: Regions = "random",
        hidden_money: bool = False,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int = 0,
        space: Space = "compact",
        bid_limits: bool = False,
        rewards: Rewards = "win",
        most_rounds: int = MOST_ROUNDS,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        rules = rules_for(board, players, regions, hidden_money=hidden_money)
        if not 0 <= seat < players:
            raise ValueError(f"seat={seat}: {players} players have the seats 0 to {players - 1}")
        self.num_envs, self.seat, self.copy, self.render_mode = num_envs, seat, copy, render_mode
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self._opponents = seats_of(opponents, rules, seat)
        self.games = VectorGames(
            rules,
            num_envs,
            policies=policies_of(rules, self._opponents),
            space=space,
            bid_limits=bid_limits,
            rewards=rewards,
            autoreset=MODES[self.autoreset_mode],
            most_rounds=most_rounds,
            threads=threads,
        )
        self._plug_ins: dict[int, PlugIn] = {}
        self.single_observation_space = Box(LOW, HIGH, (OBSERVATION,), np.float32)
        self.single_action_space = LegalActions(self.games.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = LegalBatch(self)

    # --- playing

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin new games. `options={"reset_mask": array}` selects some of them, without a seed."""
        if isinstance(seed, list):
            raise ValueError("give one seed: the game i begins from the seed + i")
        super().reset(seed=seed)
        selected = None if options is None else options.get("reset_mask")
        if selected is None:
            self.games.reset(seed=int(self.np_random.integers(1 << 53)) if seed is None else seed)
            self._make_plug_ins()
        else:
            self.games.reset(games=selected)
        self._play_plug_ins()
        return self._observations(), self._infos()

    def step(self, actions: NDArray[np.int64]) -> StepResult:
        self.games.step(actions)
        rewards = self.games.rewards[:, self.seat].astype(np.float64)
        ended, cut = self.games.terminated, self.games.truncated
        for ends, cuts, more in self._play_plug_ins():
            ended, cut, rewards = ended | ends, cut | cuts, rewards + more
        infos = self._infos()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and (ended | cut).any():
            infos["final_obs"] = np.array(self._final_observations(), copy=True)
            infos["_final_obs"] = ended | cut
        return self._observations(), rewards, ended, cut, infos

    def action_masks(self) -> NDArray[np.int8]:
        """The legal actions of each game."""
        return self.games.masks.view(np.int8)

    def close_extras(self, **options: Any) -> None:
        self.games.close()

    # --- seats that Python plays

    def _make_plug_ins(self) -> None:
        rules = self.games.rules
        self._plug_ins = {
            seat: plug_in_of(opponent, rules, self.num_envs, seed=self.games.options.seed + seat)
            for seat, opponent in self._opponents.items()
            if not is_of_the_core(opponent)
        }

    def _play_plug_ins(self) -> "list[tuple[NDArray[np.bool_], NDArray[np.bool_], NDArray[np.float64]]]":
        """Let plug-ins move until the learner must decide in every game; what ended meanwhile, by round of moves."""
        found = []
        while self._plug_ins:
            waiting = self._waiting()
            if not waiting.any():
                break
            for seat, plug_in in self._plug_ins.items():
                there = waiting & (self.games.seats == seat)
                if there.any():
                    plug_in.move(self.games, there)
                    results = self.games.terminated & there, self.games.truncated & there
                    found.append((*results, np.where(there, self.games.rewards[:, self.seat], 0.0).astype(np.float64)))
        return found

    def _waiting(self) -> NDArray[np.bool_]:
        """Games in which another seat than the learner's must decide."""
        over = self.games.terminated | self.games.truncated
        running = np.ones_like(over) if self.autoreset_mode is AutoresetMode.SAME_STEP else ~over
        return cast(NDArray[np.bool_], running & (self.games.seats != self.seat))

    # --- results

    def _observations(self) -> NDArray[np.float32]:
        """From the learner's seat, also where a plug-in has ended the game."""
        shown = self.games.observations
        for i in np.flatnonzero(self.games.seats != self.seat):
            encode_observation(self.games.position(int(i)), self.seat, shown[i])
        return shown.copy() if self.copy else shown

    def _final_observations(self) -> NDArray[np.float32]:
        return self.games.final_observations

    def _infos(self) -> dict[str, Any]:
        masks = self.action_masks()
        return {"action_mask": masks.copy() if self.copy else masks}


class LegalBatch(MultiDiscrete):
    """The actions of all games. `sample()` without a mask takes a legal one in each game."""

    def __init__(self, environments: KilowattVectorEnv) -> None:
        super().__init__([environments.games.masks.shape[1]] * environments.num_envs)
        self._masks = environments.action_masks

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        if mask is None and probability is None:
            masks = self._masks()
            mask = tuple(np.where(row.any(), row, np.ones_like(row)) for row in masks)
        return super().sample(mask, probability)


def is_of_the_core(opponent: Opponent) -> bool:
    return isinstance(opponent, str) and opponent in CORE_POLICIES


def policies_of(rules: Rules, opponents: dict[int, Opponent]) -> list[int | None]:
    """The policy of the core for each seat; None for the learner and for plug-ins."""
    found: list[int | None] = [None] * rules.players
    for seat, opponent in opponents.items():
        if isinstance(opponent, str):
            found[seat] = CORE_POLICIES.get(opponent)
    return found
