"""Chance for bots without a memory: a seed for each moment of a game."""

from zlib import crc32

import msgspec

from kilowatt.engine import Observation

MASK = (1 << 64) - 1


def luck(seen: Observation, seed: int) -> int:
    """The same observation and the same bot's seed always give the same one, on every machine."""
    told = (seen.seat, seen.round, seen.phase, seen.players, seen.auction, seen.current_market, seen.fuel_market)
    return (seed << 32 ^ crc32(msgspec.json.encode(told))) & MASK
