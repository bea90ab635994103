"""Between the engine's values and the core's numbers, both ways and without loss."""

from functools import lru_cache

from kilowatt.core.convert.action import action_of, code_of
from kilowatt.core.convert.position import position_of, state_of
from kilowatt.core.simulator import Rules
from kilowatt.core.table import KINDS
from kilowatt.engine import Game

__all__ = ["KINDS", "action_of", "code_of", "position_of", "rules_of", "state_of"]


@lru_cache(maxsize=64)
def rules_of(game: Game) -> Rules:
    """The core's rules for a game: worked out once for each."""
    return Rules(game)
