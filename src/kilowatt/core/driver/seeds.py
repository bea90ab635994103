"""Seeds for single decisions: those of `kilowatt.bots.decision_seeds`, from a position instead of an observation."""

from typing import TYPE_CHECKING
from zlib import crc32

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import CITIES, FUELS, OWN
    from kilowatt.core.layout.checked_memory import UINT8, row
    from kilowatt.core.rng import MASK_64
    from kilowatt.core.rules.plant_market import on_offer

    FACTS = 512

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def decision_seed(t: "Table", s: "State", seed: int) -> int:
    """A seed for one decision of the active player, from what that seat sees."""
    if not cython.compiled:
        facts = row(UINT8, FACTS)
    size = put(facts, 0, s.active)
    size = put(facts, size, s.round)
    size = put(facts, size, s.phase)
    for seat in range(t.players):
        size = put_player(t, s, seat, facts, size)
    size = put_auction(t, s, facts, size)
    for i in range(on_offer(t, s)):
        size = put(facts, size, s.market[i])
    for fuel in range(FUELS):
        size = put(facts, size, s.fuel_market[fuel])
    return mixed(seed, facts, size)


def auction_seed(t: "Table", s: "State", seed: int) -> int:
    """A seed that stays the same while one plant is up for auction, however high the bids."""
    if not cython.compiled:
        facts = row(UINT8, FACTS)
    size = put(facts, 0, s.active)
    size = put(facts, size, s.round)
    size = put(facts, size, s.plant)
    return mixed(seed, facts, size)


def mixed(seed: int, facts: "CheckedArray", size: int) -> int:
    if cython.compiled:
        check = cython.cast(cython.ulonglong, crc32(cython.cast(cython.p_char, facts)[:size]))
    else:
        check = crc32(bytes([facts[i] for i in range(size)]))
    found: int = ((seed << 32) ^ check) & MASK_64
    return found


def put(facts: "CheckedArray", at: int, number: int) -> int:
    """Write a number as four bytes, the lowest first; the place behind them. -1 means hidden or no seat."""
    facts[at] = number & 255
    facts[at + 1] = (number >> 8) & 255
    facts[at + 2] = (number >> 16) & 255
    facts[at + 3] = (number >> 24) & 255
    return at + 4


def put_player(t: "Table", s: "State", seat: int, facts: "CheckedArray", size: int) -> int:
    """The player's money, or -1 if the active player does not see it; plants, markers and cities."""
    size = put(facts, size, -1 if t.hidden_money and seat != s.active else s.money[seat])
    for i in range(s.plant_count[seat]):
        size = put(facts, size, s.plants[seat][i])
    for fuel in range(FUELS):
        size = put(facts, size, s.fuel[seat][fuel])
    return put(facts, size, city_sum(t, s, seat))


def city_sum(t: "Table", s: "State", seat: int) -> int:
    """The sum of the keys of a player's cities."""
    total = 0
    for city in range(CITIES):
        if s.dist[seat][city] == OWN:
            total += t.city_key[city]
    return total


def put_auction(t: "Table", s: "State", facts: "CheckedArray", size: int) -> int:
    size = put(facts, size, s.plant)
    size = put(facts, size, s.bid)
    size = put(facts, size, s.bidder)
    out = finished = 0
    for seat in range(t.players):
        out = out | (s.out[seat] << seat)
        finished = finished | (s.finished[seat] << seat)
    size = put(facts, size, out)
    size = put(facts, size, finished)
    size = put(facts, size, s.sold)
    size = put(facts, size, s.bought)
    size = put(facts, size, s.scrapped)
    for fuel in range(FUELS):
        size = put(facts, size, s.left[fuel])
    return size
