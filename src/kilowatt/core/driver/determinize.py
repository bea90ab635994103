"""Draw what a seat does not see: the same position that the engine's `determinize` makes of the seat's observation."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import SHUFFLE_DONE, SHUFFLE_SEED, STEP_3_CARD
    from kilowatt.core.players.rollouts import unseen
    from kilowatt.core.rng import below, shuffle
    from kilowatt.core.rules.plant_market import sort_from

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def determinize(t: "Table", s: "State", seat: int, rng: "CheckedArray", pool: "CheckedArray") -> None:
    """Draw the unknown cards, hidden money and the seed of the Step 3 shuffle again, in place."""
    if s.shuffle_kind == SHUFFLE_DONE:
        sort_from(s, s.deck_top)
        shuffle(rng, s.deck, s.deck_top, s.deck_end - s.deck_top)
    else:
        draw_deck(t, s, rng, pool)
    if t.hidden_money:
        draw_money(t, s, seat, rng)
    if s.shuffle_kind != SHUFFLE_DONE:
        s.shuffle_kind = SHUFFLE_SEED
        s.shuffle_seed[0] = rng[0]
        s.shuffle_count = 0


def draw_deck(t: "Table", s: "State", rng: "CheckedArray", pool: "CheckedArray") -> None:
    """Draw the cards above the Step 3 card; those below it are known, but not their order."""
    first = s.deck_top + (s.deck[s.deck_top] == t.top_card)
    step_3 = first
    while s.deck[step_3] != STEP_3_CARD:
        step_3 += 1
    shuffle(rng, pool, 0, unseen(t, s, first, step_3, pool))
    for i in range(first, step_3):
        s.deck[i] = pool[i - first]
    sort_from(s, step_3 + 1)


def draw_money(t: "Table", s: "State", seat: int, rng: "CheckedArray") -> None:
    """The rivals have at least their standing bids, and an amount based on the seat's own money."""
    bound = 2 * s.money[seat] + 1
    for other in range(t.players):
        if other != seat:
            s.money[other] = (s.bid if s.bidder == other else 0) + below(rng, bound)
