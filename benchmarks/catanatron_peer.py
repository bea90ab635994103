"""The nearest sibling in Python, playing its own game the same way: four uniformly random players."""

from typing import Any

from benchmarks.timing import Workload

LONGEST = 1_000
"""Its own limit of turns."""


def is_installed() -> bool:
    try:
        import catanatron  # noqa: F401, PLC0415 - asked for only when benchmarks run
    except ImportError:
        return False
    return True


def new_game(seed: int) -> Any:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - an optional extra

    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def is_over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= LONGEST


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
