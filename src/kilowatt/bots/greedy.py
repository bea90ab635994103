"""The greedy bot: takes each plant, marker and city for its simple value, and looks no further."""

from kilowatt.bots.core_bot import CoreBot
from kilowatt.core import SENSIBLE
from kilowatt.engine import Game


class GreedyBot(CoreBot):
    """Plays by the core's policy `SENSIBLE`."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed, SENSIBLE)
