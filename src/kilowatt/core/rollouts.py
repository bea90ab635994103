"""For search: everything hidden drawn anew, and what a plan is worth by playing it out many times."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.actions import apply, is_legal
    from kilowatt.core.chance import next_bits, shuffle
    from kilowatt.core.codes import FATE_NONE, FATE_SEED, OVER, PLANTS, STEP_3_CARD
    from kilowatt.core.market import sort_deck
    from kilowatt.core.memory import copy_state
    from kilowatt.core.policies import choose, place_of

if TYPE_CHECKING:
    from kilowatt.core.blocks import Row, State, Table


def reshuffle(t: "Table", s: "State", rng: "Row", pool: "Row") -> None:
    """Another order of the unknown cards, those removed unseen among them, and another fate; nobody could tell.

    The cards are sorted before they are shuffled: what comes of it must not depend on what nobody knows.
    """
    if s.fate_kind == FATE_NONE:
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
    s.fate_kind = FATE_SEED
    s.fate[0] = next_bits(rng)
    s.fate_count = 0


def unseen(t: "Table", s: "State", first: int, step_3: int, pool: "Row") -> int:
    """The plants that are nowhere to be seen: the unknown part of the deck, and those removed unseen (R1.6)."""
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
    plan: "Row",
    length: int,
    seat: int,
    policy: int,
    rivals: int,
    count: int,
    rng: "Row",
    out: "Row",
    pool: "Row",
    result: "Row",
) -> None:
    """Play a plan and then the game so many times: the victories of a seat, and how high it came on average.

    The seat goes on by one policy, its rivals by another.
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
    count = 0
    for seat in range(t.players):
        count += place_of(t, s, seat) == 1
    return count
