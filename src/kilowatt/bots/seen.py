"""From what a seat sees to a position the core can play: nothing in it that the seat could not know."""

from kilowatt.core import Position, action_of, position_of, rules_of
from kilowatt.engine import Action, Game, Observation, determinize


def seen_position(game: Game, seen: Observation, seed: int) -> Position:
    """The observer's position, with what is hidden drawn by a seed."""
    return position_of(rules_of(game), determinize(seen, seed))


def as_action(game: Game, seen: Observation, code: int) -> Action:
    """A number of the core as the observer's action."""
    return action_of(game.book, code, seen.me.plants)
