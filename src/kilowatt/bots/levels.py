"""The levels of bots that the lobby offers, from weak to strong."""

from kilowatt.bots.base import Bot
from kilowatt.bots.greedy import GreedyBot
from kilowatt.bots.planner_bot import PlannerBot
from kilowatt.bots.search import SearchBot
from kilowatt.engine import Game

LEVELS = ("easy", "normal", "hard", "expert")
EXPERT_SIMULATIONS = 1000
"""Playouts of the expert for each decision."""
BY_HAND = 1
"""The planner's variant with weights set by hand."""


def easy(game: Game, seed: int) -> Bot:
    """Looks no further than the next purchase."""
    return GreedyBot(game, seed)


def normal(game: Game, seed: int) -> Bot:
    """Plans, by rules of thumb."""
    return PlannerBot(game, seed, variant=BY_HAND)


def hard(game: Game, seed: int) -> Bot:
    """Plans, by weights tuned in thousands of games."""
    return PlannerBot(game, seed)


def expert(game: Game, seed: int) -> Bot:
    """Compares plans in a thousand playouts before each decision."""
    return SearchBot(game, seed, simulations=EXPERT_SIMULATIONS)
