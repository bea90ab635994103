"""From observations to positions of the core, and from the core's actions back."""

from kilowatt.core import Position, action_of, position_of, rules_of
from kilowatt.engine import Action, Game, Observation, determinize


def sampled_position(game: Game, observation: Observation, seed: int) -> Position:
    """A position that looks like this to the observer; hidden cards and money are drawn by the seed."""
    return position_of(rules_of(game), determinize(observation, seed))


def engine_action(game: Game, observation: Observation, code: int) -> Action:
    """The observer's action with a number of the core."""
    return action_of(game.book, code, observation.me.plants)
