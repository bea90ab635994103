"""From what a seat sees to a position the core can play: nothing in it that the seat could not know."""

from functools import lru_cache
from zlib import crc32

from kilowatt.core import Position, Rules, action_of, position_of, rules_of
from kilowatt.engine import Action, Game, Observation, determinize
from kilowatt.engine.codec import encode

core_rules = lru_cache(maxsize=64)(rules_of)
"""The core's rules for a game, made once."""


def rules_for(game: Game) -> Rules:
    return core_rules(game)


def seen_position(game: Game, seen: Observation, seed: int) -> Position:
    """The observer's position, with what is hidden drawn by a seed."""
    return position_of(rules_for(game), determinize(seen, seed))


def as_action(game: Game, seen: Observation, code: int) -> Action:
    """A number of the core as the observer's action."""
    return action_of(game.book, code, seen.me.plants)


def luck(seen: Observation, seed: int) -> int:
    """A seed for this very moment: the same observation and the same bot's seed always give the same one."""
    moment = encode((seen.round, seen.phase, seen.active, seen.auction, seen.players, seen.fuel_market))
    return (seed << 32 ^ crc32(moment)) & 0xFFFFFFFFFFFFFFFF
