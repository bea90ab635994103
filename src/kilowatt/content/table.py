"""From an agreement to a game: the board it names, the edition's tables, and the rules over both."""

from functools import lru_cache
from os import PathLike

from kilowatt.content.loader import load_board, load_edition
from kilowatt.engine import Config, Game


def game_for(config: Config, board: str | PathLike[str] | None = None) -> Game:
    """The game a config describes. A board of your own is given by its path.

    >>> game_for(Config("usa", players=3))
    <Game usa, 3 players>
    """
    if board is not None:
        return Game(config, load_board(board), load_edition())
    return _shipped_game(config)


@lru_cache(maxsize=64)
def _shipped_game(config: Config) -> Game:
    return Game(config, load_board(config.board), load_edition())
