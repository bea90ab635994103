"""The levels a player chooses from in the lobby, each a bot that plays plausibly, and weaker or stronger."""

from kilowatt.bots.base import Bot
from kilowatt.bots.greedy import GreedyBot
from kilowatt.bots.planner import PlannerBot
from kilowatt.bots.search import SearchBot
from kilowatt.engine import Game

LEVELS = ("easy", "normal", "hard", "expert")
EXPERT_SIMULATIONS = 1000
BY_HAND = 1


def easy(game: Game, seed: int) -> Bot:
    """Looks no further than the next purchase."""
    return GreedyBot(game, seed)


def normal(game: Game, seed: int) -> Bot:
    """Plans, by rules of thumb."""
    return PlannerBot(game, seed, variant=BY_HAND)


def hard(game: Game, seed: int) -> Bot:
    """Plans, by what thousands of games have taught it."""
    return PlannerBot(game, seed)


def expert(game: Game, seed: int) -> Bot:
    """Plays every plan out a thousand times before it moves."""
    return SearchBot(game, seed, simulations=EXPERT_SIMULATIONS)
