"""The game written in C, the yardstick of the core's speed, is the same game."""

import pytest

from benchmarks import c_game
from kilowatt.content import board_ids, game_for
from kilowatt.core import UNIFORM, rules_of
from kilowatt.engine import Config


def test_it_plays_the_same_games_as_the_core() -> None:
    """The same random numbers lead to the same number of moves, on every board and with 2 to 6 players."""
    with c_game.compiled() as program:
        if program is None:
            pytest.skip("the game written in C: there is no C compiler")
        for board in board_ids():
            for players in range(2, 7):
                config = Config(board, players)
                assert program.play(config, 7, 40).moves == rules_of(game_for(config)).play_games(UNIFORM, 7, 40)
