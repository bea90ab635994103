"""Train a small policy with sb3-contrib and measure it against a bot.

    pip install 'kilowatt[env]' torch==2.13.0 sb3-contrib
    python examples/train_with_sb3.py                       # ten minutes on two cores
    python examples/train_with_sb3.py --minutes 1 --opponent greedy

The policy plays two-player games against `random` and knows nothing of the rules but the mask of legal actions.
"""

import argparse
import math
import time
from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from kilowatt.env import KilowattVectorEnv


class Sb3Games(VecEnv):  # type: ignore[misc] # stable-baselines3 may not be installed where types are checked
    """Kilowatt's vector environment in the form of stable-baselines3."""

    def __init__(self, games: int, **options: Any) -> None:
        self.games = KilowattVectorEnv(games, autoreset_mode=AutoresetMode.SAME_STEP, **options)
        super().__init__(games, self.games.single_observation_space, self.games.single_action_space)
        self.pending = np.zeros(games, np.int64)
        self.next_seed: int | None = None

    def reset(self) -> Any:
        seed, self.next_seed = self.next_seed, None
        return self.games.reset(seed=seed)[0]

    def seed(self, seed: int | None = None) -> list[int | None]:
        self.next_seed = seed
        return [seed] * self.num_envs

    def step_async(self, actions: Any) -> None:
        self.pending = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        observations, rewards, ended, cut, infos = self.games.step(self.pending)
        details: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(ended | cut):
            details[i] = {"terminal_observation": infos["final_obs"][i], "TimeLimit.truncated": bool(cut[i])}
        return observations, rewards.astype(np.float32), ended | cut, details

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **options: Any) -> list[Any]:
        """sb3-contrib asks each game for its `action_masks`."""
        assert method_name == "action_masks"
        return list(self.games.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


class StopAfter(BaseCallback):  # type: ignore[misc] # likewise
    """Ends the training after some minutes, and shows how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds = minutes * 60
        self.began = time.monotonic()
        self.results: list[float] = []

    def _on_step(self) -> bool:
        rewards, ended = self.locals["rewards"], self.locals["dones"]
        self.results += rewards[ended].tolist()
        return time.monotonic() - self.began < self.seconds

    def _on_rollout_end(self) -> None:
        recent = self.results[-500:]
        if recent:
            share = 100 * sum(recent) / len(recent)
            print(
                f"{self.num_timesteps:>9,} steps  {len(self.results):>6,} games  last {len(recent)}: {share:.0f} % won"
            )


def train(minutes: float, opponent: str, games: int, seed: int) -> MaskablePPO:
    torch.set_num_threads(2)
    environments = Sb3Games(games, players=2, opponents=opponent, bid_limits=True, most_rounds=40)
    model = MaskablePPO(
        "MlpPolicy",
        environments,
        n_steps=128,
        batch_size=2048,
        n_epochs=4,
        gamma=0.999,
        gae_lambda=0.97,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [256, 128]},
        seed=seed,
        device="cpu",
    )
    model.learn(10**9, callback=StopAfter(minutes))
    return model


def evaluate(model: MaskablePPO, opponent: str, games: int, seed: int) -> float:
    """Victories in games from seeds that were not trained on; a shared one counts half."""
    environments = Sb3Games(games, players=2, opponents=opponent, bid_limits=True, most_rounds=40)
    environments.seed(seed)
    observations, wins, over = environments.reset(), np.zeros(games), np.zeros(games, bool)
    while not over.all():
        actions, _ = model.predict(observations, action_masks=environments.games.action_masks(), deterministic=True)
        observations, rewards, ended, _ = environments.step(actions)
        wins[ended & ~over] = rewards[ended & ~over]
        over |= ended
    return float(wins.sum())


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (centre - spread) / (1 + z * z / games), (centre + spread) / (1 + z * z / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=9.0, help="training time (default: %(default)s)")
    parser.add_argument("--opponent", default="random", help="random, greedy or planner (default: %(default)s)")
    parser.add_argument("--games", type=int, default=64, help="games played side by side (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the training (default: %(default)s)")
    parser.add_argument("--evaluation", type=int, default=200, help="games of the evaluation (default: %(default)s)")
    parser.add_argument("--save", help="file for the trained policy")
    options = parser.parse_args()
    model = train(options.minutes, options.opponent, options.games, options.seed)
    if options.save:
        model.save(options.save)
    wins = evaluate(model, options.opponent, options.evaluation, seed=1_000_000)
    low, high = interval(wins, options.evaluation)
    print(f"{wins:g} of {options.evaluation} games won against {options.opponent}: ", end="")
    print(f"{100 * wins / options.evaluation:.1f} % (95 % interval {100 * low:.1f} to {100 * high:.1f})")


if __name__ == "__main__":
    main()
