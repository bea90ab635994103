"""A bot that breaks the contract: it keeps the rest of its plan, and plays it on when it is asked again."""

import time

from kilowatt.bots import SimpleBot
from kilowatt.engine import Action, Game, Observation, Phase
from kilowatt.server.work.bot_runner import BUDGET

SLOW_PHASES = (Phase.RESOURCES, Phase.BUILDING)
"""In these it needs longer than the budget, so that the server asks for each action of a turn separately."""


class Remembering:
    """Plays a stale plan if one object is asked in two calls of the server; otherwise it plays like the simple bot."""

    wants_prices = False

    def __init__(self, game: Game, seed: int) -> None:
        self.simple = simple(game)
        self.left: tuple[Action, ...] = ()

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        if observation.phase in SLOW_PHASES:
            time.sleep(BUDGET + 0.05)
        action, *left = self.left or self.simple.plan(observation)
        self.left = tuple(left)
        return (action,)


def simple(game: Game) -> SimpleBot:
    """The bot that plans its turns. The same for every seed, so that a test can plan them too."""
    return SimpleBot(game.book, seed=1)
