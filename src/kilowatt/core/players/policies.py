"""The policies by number, and whole games played by them."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        A_BID,
        A_BUILD,
        A_DONE,
        A_PASS,
        AUCTION,
        BIASED,
        BUILDING,
        BUREAUCRACY,
        OVER,
        PLANNER,
        RESOURCES,
        RESULT,
        SEATS,
        SENSIBLE,
        UNIFORM,
    )
    from kilowatt.core.players.choices import best_powering, cheapest_city
    from kilowatt.core.players.planner import planned
    from kilowatt.core.players.sensible import sensible
    from kilowatt.core.rng import below
    from kilowatt.core.rules.actions import apply, legal
    from kilowatt.core.rules.auction import auction_at_random, is_bidding, least_bid
    from kilowatt.core.rules.building import build_at_random
    from kilowatt.core.rules.bureaucracy import power_at_random
    from kilowatt.core.rules.fuel_market import buy_at_random
    from kilowatt.core.rules.scoring import place_of
    from kilowatt.core.rules.setup import start

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def choose(t: "Table", s: "State", policy: int, rng: "CheckedArray", out: "CheckedArray") -> int:
    """The action a policy takes."""
    if policy == UNIFORM:
        return uniform(t, s, rng, out)
    if policy == BIASED:
        return biased(t, s, rng, out)
    if policy == SENSIBLE:
        return sensible(t, s, rng, out)
    return planned(t, s, policy - PLANNER, rng, out)


def uniform(t: "Table", s: "State", rng: "CheckedArray", out: "CheckedArray") -> int:
    """Any legal action, all equally likely. Bids need no list."""
    if is_bidding(s):
        bids = max(0, s.money[s.active] + 1 - least_bid(s))
        pick = below(rng, bids + (s.bid > 0))
        return A_BID + least_bid(s) + pick if pick < bids else A_PASS
    return out[below(rng, legal(t, s, out))]


def biased(t: "Table", s: "State", rng: "CheckedArray", out: "CheckedArray") -> int:
    """The lowest bid or a pass, the cheapest city, the best powering; otherwise any legal action."""
    if is_bidding(s):
        if s.bid == 0 or (least_bid(s) <= s.money[s.active] and below(rng, 2) == 0):
            return A_BID + least_bid(s)
        return A_PASS
    if s.phase == BUREAUCRACY:
        return best_powering(t, s)
    if s.phase == BUILDING:
        city = cheapest_city(t, s)
        return A_BUILD + city if city >= 0 else A_DONE
    count = legal(t, s, out)
    if s.phase == AUCTION and s.bought == 0 and out[count - 1] == A_PASS and below(rng, 2) == 0:
        return A_PASS
    return out[below(rng, count)]


def playout(t: "Table", s: "State", policy: int, rng: "CheckedArray", out: "CheckedArray") -> int:
    """Play to the end; the number of moves."""
    moves = 0
    if policy == UNIFORM:
        while s.phase != OVER:
            moves += phase_at_random(t, s, rng, out)
    while s.phase != OVER:
        apply(t, s, choose(t, s, policy, rng, out))
        moves += 1
    return moves


def phase_at_random(t: "Table", s: "State", rng: "CheckedArray", out: "CheckedArray") -> int:
    """Play a phase, or a move of the draft, as `uniform` does; the number of moves."""
    if s.phase == BUILDING:
        return build_at_random(t, s, rng)
    if s.phase == RESOURCES:
        return buy_at_random(t, s, rng)
    if s.phase == BUREAUCRACY:
        return power_at_random(t, s, rng, out)
    if s.phase == AUCTION:
        return auction_at_random(t, s, rng, out)
    apply(t, s, uniform(t, s, rng, out))
    return 1


def play_games(
    t: "Table", s: "State", policy: int, seed: int, games: int, rng: "CheckedArray", out: "CheckedArray"
) -> int:
    """Play whole games from consecutive seeds; the number of all moves."""
    moves = 0
    for game in range(games):
        start(t, s, seed + game, rng)
        moves += playout(t, s, policy, rng, out)
    return moves


def play_batch(
    t: "Table",
    s: "State",
    policies: "CheckedArray",
    seed: int,
    games: int,
    rng: "CheckedArray",
    out: "CheckedArray",
    results: "CheckedArray",
) -> None:
    """Play whole games from consecutive seeds, each seat by its own policy, and write the result of each."""
    for game in range(games):
        start(t, s, seed + game, rng)
        moves = 0
        while s.phase != OVER:
            apply(t, s, choose(t, s, policies[s.active], rng, out))
            moves += 1
        for seat in range(t.players):
            results[game * RESULT + seat] = place_of(t, s, seat)
        results[game * RESULT + SEATS] = s.round
        results[game * RESULT + SEATS + 1] = moves
