"""Workloads of the core: random games in C, and calls from Python."""

import time

from benchmarks.kilowatt_engine import random_numbers
from benchmarks.timing import Workload
from kilowatt.content import game_for
from kilowatt.core import UNIFORM, Rules, play_many, rules_of
from kilowatt.engine import BoardId, Config


def rules_for(board: str, players: int) -> Rules:
    return rules_of(game_for(Config(BoardId(board), players)))


def playouts(board: str, players: int, games: int) -> Workload:
    """Whole uniformly random games in C."""
    rules = rules_for(board, players)
    return lambda: rules.play_games(UNIFORM, 1, games)


def copying(count: int) -> Workload:
    position = rules_for("germany", 4).start(1)

    def work() -> int:
        for _ in range(count):
            position.copy()
        return count

    return work


def starting(count: int) -> Workload:
    """New games with cached rules."""
    rules = rules_for("germany", 4)

    def work() -> int:
        for seed in range(count):
            rules.start(seed)
        return count

    return work


def stepping(games: int) -> Workload:
    """Random games move by move from Python: list, choose, apply."""
    rules, dice = rules_for("germany", 4), random_numbers(1 << 16)

    def work() -> int:
        moves = 0
        for seed in range(games):
            position = rules.start(seed)
            while legal := position.legal_actions():
                position.apply(legal[dice[moves & 0xFFFF] % len(legal)])
                moves += 1
        return moves

    return work


def thread_gain(games: int) -> float:
    """Speed of two threads as a multiple of one."""
    rules = rules_for("germany", 4)
    times = {1: float("inf"), 2: float("inf")}
    for _ in range(5):
        for threads, best in list(times.items()):
            begun = time.perf_counter()
            play_many(rules, [UNIFORM] * 4, games, threads=threads)
            times[threads] = min(best, time.perf_counter() - begun)
    return times[1] / times[2]
