"""The OpenSpiel game `python_kilowatt`. Importing this module registers it.

    import pyspiel, kilowatt.env.openspiel
    game = pyspiel.load_game("python_kilowatt(players=3,board=usa)")

Chance comes first: four chance nodes draw the 32 bits of the seed, and nothing else is random. A state is serialised
with its position, so a state that was redrawn can be stored too.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from kilowatt.core import position_of, state_of
from kilowatt.core.vector.features import OBSERVATION
from kilowatt.core.vector.vector_games import MOST_ROUNDS
from kilowatt.engine import Seat, determinize
from kilowatt.env.episode import Episode, rules_for

CHANCE_NODES: Final = 4
OUTCOMES: Final = 256
"""Each chance node draws one byte of the seed."""
MOST_MOVES: Final = 20_000
"""Moves of a game, longer than any: random games of six players have about 5,000."""
HISTORY: Final = 64
"""Last actions that an information state tensor contains."""
PARAMETERS: Final = {
    "players": 4,
    "board": "germany",
    "regions": "random",
    "hidden_money": False,
    "space": "compact",
    "rewards": "win",
    "most_rounds": MOST_ROUNDS,
}
GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_kilowatt",
    long_name="Kilowatt (Power Grid)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class KilowattGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """The game; its parameters are those of `PARAMETERS`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.rules = rules_for(
            chosen["board"], chosen["players"], regions_of(chosen["regions"]), hidden_money=chosen["hidden_money"]
        )
        self.options = (chosen["space"], chosen["rewards"], chosen["most_rounds"])
        self.actions = self.new_episode().actions
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=chosen["players"],
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_episode(self) -> Episode:
        space, rewards, most_rounds = self.options
        return Episode(self.rules, space, rewards, most_rounds)

    def new_initial_state(self) -> "KilowattState":
        return KilowattState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        is_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.actions, remembers=is_recall)


class KilowattState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A position, the bytes of its seed, and the public history."""

    def __init__(self, game: KilowattGame) -> None:
        super().__init__(game)
        self.episode = game.new_episode()
        self.seed: list[int] = []
        self.played: list[tuple[int, int]] = []
        """Seat and action of every move: all of them are public."""

    @property
    def is_dealt(self) -> bool:
        return len(self.seed) == CHANCE_NODES

    # --- OpenSpiel's interface

    def current_player(self) -> int:
        if not self.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.episode.position.active

    def is_terminal(self) -> bool:
        return self.is_dealt and (self.episode.is_over or self.episode.is_truncated)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.episode.mask(player))]

    def _apply_action(self, action: int) -> None:
        if self.is_dealt:
            self.played.append((self.episode.position.active, action))
            self.episode.apply(action)
            return
        self.seed.append(action)
        if len(self.seed) == CHANCE_NODES:
            self.episode.begin(int.from_bytes(bytes(self.seed), "little"))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.episode.name_of(action)

    def returns(self) -> list[float]:
        return self.episode.rewards() if self.is_terminal() else [0.0] * self.episode.players

    def __str__(self) -> str:
        return self.episode.render() if self.is_dealt else f"seed {self.seed}"

    def resample_from_infostate(self, player: int, sampler: Any) -> "KilowattState":
        """A state that looks the same to the player: hidden cards and hidden money are drawn again."""
        twin: KilowattState = self.clone()
        if self.is_dealt and not self.is_terminal():
            game = self.episode.rules.game
            seed = int(sampler() * (1 << 53))
            guess = determinize(game.observe(state_of(self.episode.position), Seat(player), prices=False), seed)
            twin.episode.position = position_of(self.episode.rules, guess)
        return twin


class Observer:
    """What a player sees; with perfect recall also the last `HISTORY` actions of all players."""

    def __init__(self, actions: int, *, remembers: bool) -> None:
        self.actions = actions
        self.remembers = remembers
        self.tensor = np.zeros(OBSERVATION + 2 * HISTORY * remembers, np.float32)
        self.dict = {"observation": self.tensor[:OBSERVATION]}
        if remembers:
            self.dict["history"] = self.tensor[OBSERVATION:].reshape(HISTORY, 2)

    def set_from(self, state: KilowattState, player: int) -> None:
        self.tensor.fill(0)
        if not state.is_dealt:
            return
        self.dict["observation"][:] = state.episode.observation(player)
        if self.remembers:
            for row, (seat, action) in enumerate(reversed(state.played[-HISTORY:])):
                place = (seat - player) % state.episode.players
                self.dict["history"][row] = (place + 1) / 8, (action + 1) / (self.actions + 1)

    def string_from(self, state: KilowattState, player: int) -> str:
        """The player's money and the public position, then every action if it remembers."""
        if not state.is_dealt:
            return "before the deal"
        game = state.episode.rules.game
        shown = repr(game.observe(state_of(state.episode.position), Seat(player), prices=False))
        if not self.remembers:
            return shown
        return f"{shown} | {' '.join(f'{seat}:{action}' for seat, action in state.played)}"


def regions_of(text: str) -> Any:
    """A parameter is text: `random`, `draft`, or ids with a plus between them."""
    return text if text in ("random", "draft") else tuple(text.split("+"))


pyspiel.register_game(GAME_TYPE, KilowattGame)
