"""Seeds for single decisions, derived from the seed of a bot and what it sees.

A bot has no generator that runs on from decision to decision: that would be memory.
"""

from zlib import crc32

import msgspec

from kilowatt.engine import Observation

MASK = (1 << 64) - 1


def decision_seed(observation: Observation, seed: int) -> int:
    """A seed for one decision; the same on every machine, and with or without prices in the observation."""
    players = [
        {"money": player.money, "plants": player.plants, "fuel": player.fuel, "cities": player.cities}
        for player in observation.players
    ]
    return _mixed(
        seed,
        (
            observation.seat,
            observation.round,
            observation.phase,
            players,
            observation.auction,
            observation.current_market,
            observation.fuel_market,
        ),
    )


def auction_seed(observation: Observation, seed: int) -> int:
    """A seed that stays the same while one plant is up for auction, whatever is bid."""
    return _mixed(seed, (observation.seat, observation.round, observation.auction.plant))


def _mixed(seed: int, facts: tuple[object, ...]) -> int:
    return (seed << 32 ^ crc32(msgspec.json.encode(facts))) & MASK
