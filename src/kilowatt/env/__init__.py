"""Environments for reinforcement learning (extra `env`, docs/environments.md).

from kilowatt.env import kilowatt_v0           # PettingZoo: every seat is an agent
env = kilowatt_v0.env(board="germany", players=4)

import gymnasium, kilowatt.env                 # Gymnasium: one seat learns, bots play the others
env = gymnasium.make("Kilowatt-v0", opponents="planner")
envs = gymnasium.make_vec("Kilowatt-v0", num_envs=512, vectorization_mode="vector_entry_point")

import kilowatt.env.openspiel, pyspiel         # OpenSpiel
game = pyspiel.load_game("python_kilowatt(players=3)")
"""

from kilowatt.engine import KilowattError

try:
    from kilowatt.env import kilowatt_v0
    from kilowatt.env.gymnasium_env import KilowattEnv
    from kilowatt.env.gymnasium_vector import KilowattVectorEnv
except ModuleNotFoundError as error:
    if error.name is None or error.name.startswith("kilowatt"):
        raise
    raise KilowattError(f"the environments need {error.name}: pip install 'kilowatt[env]'") from error

__all__ = ["KilowattEnv", "KilowattVectorEnv", "kilowatt_v0"]
