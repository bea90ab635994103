"""Environments: vectorised steps with observations and masks, and random games through PettingZoo's interface."""

from importlib.util import find_spec
from math import inf
from time import perf_counter
from typing import Any

import numpy as np

from benchmarks.timing import Workload
from kilowatt.content import game_for
from kilowatt.core import rules_of
from kilowatt.core.vector.vector_games import VectorGames
from kilowatt.engine import BoardId, Config
from kilowatt.env import kilowatt_v0

WEIGHTS = 64
"""Different random orders of preference among the actions."""


class RandomSelfPlay:
    """Many games in which every seat takes random legal actions."""

    def __init__(self, games: int, threads: int) -> None:
        rules = rules_of(game_for(Config(BoardId("germany"), players=4)))
        self.games = VectorGames(rules, games=games, seed=1, threads=threads)
        self.weights = np.random.default_rng(1).integers(1, 256, (WEIGHTS, self.games.masks.shape[1]), np.uint8)

    def step(self, number: int) -> float:
        """One step of each game; the seconds without choosing the actions."""
        actions = (self.games.masks * self.weights[number % WEIGHTS]).argmax(axis=1)
        began = perf_counter()
        self.games.step(actions)
        return perf_counter() - began


def vector_steps(games: int, steps: int) -> Workload:
    """One unit is one step of one game with its observation and mask, and choosing the action."""
    played = RandomSelfPlay(games, threads=1)

    def play() -> int:
        for number in range(steps):
            played.step(number)
        return games * steps

    return play


def thread_gain(games: int, steps: int, rounds: int) -> float:
    """How many times as fast steps are on two threads, by the clock; the best of several rounds each."""
    one, two = RandomSelfPlay(games, threads=1), RandomSelfPlay(games, threads=2)
    best = [inf, inf]
    for _ in range(rounds):
        for place, played in enumerate((one, two)):
            best[place] = min(best[place], sum(played.step(number) for number in range(steps)))
    return best[0] / best[1]


def kilowatt_aec(steps: int) -> Workload:
    return aec_steps(kilowatt_v0.env(players=4), steps)


def connect_four_aec(steps: int) -> Workload:
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 - it needs pygame, which only this benchmark uses

    return aec_steps(connect_four_v3.env(), steps)


def has_connect_four() -> bool:
    return find_spec("pygame") is not None


def aec_steps(env: Any, steps: int) -> Workload:
    """Random games, as PettingZoo's documentation plays them; one unit is one step."""
    actions = env.action_space(env.possible_agents[0]).n
    weights = np.random.default_rng(1).integers(1, 100, (WEIGHTS, actions), np.int8)

    def play() -> int:
        done = 0
        while done < steps:
            env.reset(seed=done)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                mask = observation["action_mask"]
                is_over = terminated or truncated
                env.step(None if is_over else int((mask * weights[done % WEIGHTS]).argmax()))
                done += 1
        return done

    return play
