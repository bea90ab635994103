"""Games from configs: load the board and the edition's tables, and apply the rules to both."""

from functools import lru_cache
from os import PathLike

from kilowatt.content.loader import load_board, load_edition
from kilowatt.engine import Config, Game


def game_for(config: Config, board: str | PathLike[str] | None = None) -> Game:
    """The game that a config describes. Give the path of your own board as `board`.

    >>> game_for(Config("usa", players=3))
    <Game usa, 3 players>
    """
    if board is not None:
        return Game(config, load_board(board), load_edition())
    return _shipped_game(config)


@lru_cache(maxsize=64)
def _shipped_game(config: Config) -> Game:
    return Game(config, load_board(config.board), load_edition())
