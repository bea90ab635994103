"""For search: draw hidden information again, and evaluate a plan by playing it out many times."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import OVER, PLANTS, SHUFFLE_DONE, SHUFFLE_SEED, STEP_3_CARD
    from kilowatt.core.layout.memory import copy_state
    from kilowatt.core.players.policies import choose
    from kilowatt.core.rng import next_bits, shuffle
    from kilowatt.core.rules.actions import apply, is_legal
    from kilowatt.core.rules.plant_market import sort_deck
    from kilowatt.core.rules.scoring import place_of

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def reshuffle(t: "Table", s: "State", rng: "CheckedArray", pool: "CheckedArray") -> None:
    """Draw the order of the unknown cards again, including those removed unseen, and the seed of the Step 3 shuffle.

    The cards are sorted before they are shuffled, so that the result depends on public information only.
    """
    if s.shuffle_kind == SHUFFLE_DONE:
        sort_deck(s)
        shuffle(rng, s.deck, s.deck_top, s.deck_end - s.deck_top)
        return
    first = s.deck_top + (s.deck[s.deck_top] == t.top_card)
    step_3 = first
    while s.deck[step_3] != STEP_3_CARD:
        step_3 += 1
    count = unseen(t, s, first, step_3, pool)
    shuffle(rng, pool, 0, count)
    for i in range(first, step_3):
        s.deck[i] = pool[i - first]
    s.shuffle_kind = SHUFFLE_SEED
    s.shuffle_seed[0] = next_bits(rng)
    s.shuffle_count = 0


def unseen(t: "Table", s: "State", first: int, step_3: int, pool: "CheckedArray") -> int:
    """List the unseen plants: the unknown part of the deck, and those removed unseen (R1.6); their number."""
    for plant in range(PLANTS):
        pool[plant] = t.powers[plant] > 0 and not s.gone[plant]
    if first > s.deck_top:
        pool[t.top_card] = 0
    for i in range(s.market_count):
        if s.market[i] != STEP_3_CARD:
            pool[s.market[i]] = 0
    for i in range(step_3 + 1, s.deck_end):
        pool[s.deck[i]] = 0
    for seat in range(t.players):
        for i in range(s.plant_count[seat]):
            pool[s.plants[seat][i]] = 0
    count = 0
    for plant in range(PLANTS):
        if pool[plant]:
            pool[count] = plant
            count += 1
    return count


def rollouts(
    t: "Table",
    s: "State",
    scratch: "State",
    plan: "CheckedArray",
    length: int,
    seat: int,
    policy: int,
    rivals: int,
    count: int,
    rng: "CheckedArray",
    out: "CheckedArray",
    pool: "CheckedArray",
    result: "CheckedArray",
) -> None:
    """Play a plan and then the game `count` times, the seat by one policy and its rivals by another.

    Adds to `result` the victories of the seat (shared ones as a fraction) and its places, from 0 (last) to 1 (first).
    """
    for _ in range(count):
        copy_state(scratch, s)
        reshuffle(t, scratch, rng, pool)
        for i in range(length):
            if scratch.phase != OVER and is_legal(t, scratch, plan[i], out):
                apply(t, scratch, plan[i])
        while scratch.phase != OVER:
            apply(t, scratch, choose(t, scratch, policy if scratch.active == seat else rivals, rng, out))
        place = place_of(t, scratch, seat)
        if place == 1:
            result[0] += 1.0 / winners(t, scratch)
        result[1] += 1.0 - (place - 1.0) / (t.players - 1.0)


def winners(t: "Table", s: "State") -> int:
    """The number of players who share the victory."""
    count = 0
    for seat in range(t.players):
        count += place_of(t, s, seat) == 1
    return count
