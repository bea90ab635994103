"""Seeds for single decisions, derived from the seed of a bot and what it sees.

A bot has no generator that runs on from decision to decision: that would be memory. `kilowatt.core.driver.seeds` makes
the same seeds from positions of the core.
"""

import struct
from collections.abc import Iterable
from functools import lru_cache
from zlib import crc32

from kilowatt.core.convert.constants import city_key
from kilowatt.core.convert.position import PHASES
from kilowatt.engine import Auction, CityId, Observation, Seat, Stock

MASK = (1 << 64) - 1
WORD = (1 << 32) - 1
NOBODY = HIDDEN = -1


def decision_seed(observation: Observation, seed: int) -> int:
    """A seed for one decision; the same on every machine, and with or without prices in the observation."""
    facts = [NOBODY if observation.seat is None else observation.seat, observation.round, PHASES[observation.phase]]
    for player in observation.players:
        facts += (HIDDEN if player.money is None else player.money, *player.plants)
        facts += (*counts(player.fuel), city_sum(player.cities))
    facts += auction_facts(observation.auction)
    facts += observation.current_market
    facts += counts(observation.fuel_market)
    return _mixed(seed, facts)


def auction_seed(observation: Observation, seed: int) -> int:
    """A seed that stays the same while one plant is up for auction, however high the bids."""
    seat = NOBODY if observation.seat is None else observation.seat
    return _mixed(seed, [seat, observation.round, observation.auction.plant])


def auction_facts(auction: Auction) -> tuple[int, ...]:
    return (
        auction.plant,
        auction.bid,
        NOBODY if auction.bidder is None else auction.bidder,
        seat_bits(auction.out),
        seat_bits(auction.finished),
        auction.sold,
        auction.bought,
        auction.scrapped,
        *counts(auction.left_behind),
    )


def counts(stock: Stock) -> tuple[int, int, int, int]:
    return stock.coal, stock.oil, stock.garbage, stock.uranium


def seat_bits(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)


@lru_cache(maxsize=1 << 12)
def city_sum(cities: tuple[CityId, ...]) -> int:
    return sum(map(city_key, cities))


def _mixed(seed: int, facts: list[int]) -> int:
    words = struct.pack(f"<{len(facts)}I", *[fact & WORD for fact in facts])
    return (seed << 32 ^ crc32(words)) & MASK
