"""The engine: uniformly random games, and the cost of each part of a move."""

import copy
from functools import cache

from benchmarks.timing import Workload
from kilowatt.content import game_for
from kilowatt.engine import Action, BoardId, Chance, Config, Game, Rng, State


def random_games(board: str, players: int, games: int) -> Workload:
    """Whole games from fixed seeds: list the legal actions, choose one, apply it."""
    game = game_for(Config(BoardId(board), players))
    dice = random_numbers(1 << 16)

    def work() -> int:
        return sum(play(game, seed, dice) for seed in range(games))

    return work


@cache
def random_numbers(count: int) -> tuple[int, ...]:
    """Computed in advance, so that the generator is not measured."""
    numbers, rng = [], Rng.from_seed(1)
    for _ in range(count):
        bits, rng = rng.next()
        numbers.append(bits >> 32)
    return tuple(numbers)


def play(game: Game, seed: int, dice: tuple[int, ...]) -> int:
    state, moves = game.start(Chance(seed=seed)).state, 0
    while state.active is not None:
        legal = game.legal_actions(state)
        state = game.apply(state, legal[dice[(seed * 1009 + moves) & 0xFFFF] % len(legal)]).state
        moves += 1
    return moves


@cache
def moments(board: str, players: int, games: int) -> tuple[Game, tuple[tuple[State, Action], ...]]:
    """Every state of some random games, with the action taken in it."""
    game, dice = game_for(Config(BoardId(board), players)), random_numbers(1 << 16)
    found: list[tuple[State, Action]] = []
    for seed in range(games):
        state = game.start(Chance(seed=seed)).state
        while state.active is not None:
            legal = game.legal_actions(state)
            action = legal[dice[len(found) & 0xFFFF] % len(legal)]
            found.append((state, action))
            state = game.apply(state, action).state
    return game, tuple(found)


def applying(board: str, players: int, games: int) -> Workload:
    game, found = moments(board, players, games)

    def work() -> int:
        for state, action in found:
            game.apply(state, action)
        return len(found)

    return work


def listing(board: str, players: int, games: int) -> Workload:
    game, found = moments(board, players, games)

    def work() -> int:
        for state, _ in found:
            game.legal_actions(state)
        return len(found)

    return work


def copying(board: str, players: int, games: int) -> Workload:
    """An explicit copy, for comparison: states are immutable and need none."""
    _, found = moments(board, players, games)

    def work() -> int:
        for state, _ in found:
            copy.copy(state)
        return len(found)

    return work


def observing(board: str, players: int, games: int) -> Workload:
    """An observation for the active player, with legal actions, prices and paths."""
    game, found = moments(board, players, games)

    def work() -> int:
        for state, _ in found:
            game.observe(state, state.active)
        return len(found)

    return work
