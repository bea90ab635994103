"""Catanatron, the most similar Python project, playing its own game with four random players."""

from typing import Any

from benchmarks.timing import Workload

MAX_TURNS = 1_000
"""Catanatron's own limit of turns per game."""


def is_installed() -> bool:
    try:
        import catanatron  # noqa: F401, PLC0415 - an optional extra
    except ImportError:
        return False
    return True


def new_game(seed: int) -> Any:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - an optional extra

    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def is_over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= MAX_TURNS


def random_games(games: int) -> Workload:
    def work() -> int:
        moves = 0
        for seed in range(games):
            game = new_game(seed)
            while not is_over(game):
                game.play_tick()
                moves += 1
        return moves

    return work


def copying(count: int) -> Workload:
    game = new_game(1)
    for _ in range(200):
        game.play_tick()

    def work() -> int:
        for _ in range(count):
            game.copy()
        return count

    return work
