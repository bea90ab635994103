"""The plant market: what is on offer, what is drawn, what leaves (R6, R8.3)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.chance import shuffle
    from kilowatt.core.codes import (
        AUCTION,
        FATE_GIVEN,
        FATE_NONE,
        STEP_3_CARD,
    )

if TYPE_CHECKING:
    from kilowatt.core.blocks import State, Table


def on_offer(t: "Table", s: "State") -> int:
    """How many plants of the market may be bought (R6.1)."""
    count = s.market_count
    if s.step < 3:
        if count > t.current_size:
            count = t.current_size
        if count > 0 and s.market[count - 1] == STEP_3_CARD:
            count -= 1
    return count


def put_in_market(s: "State", card: int) -> None:
    i = s.market_count
    while i > 0 and s.market[i - 1] > card:
        s.market[i] = s.market[i - 1]
        i -= 1
    s.market[i] = card
    s.market_count += 1


def take_from_market(s: "State", place: int) -> None:
    s.market_count -= 1
    for i in range(place, s.market_count):
        s.market[i] = s.market[i + 1]
    s.market[s.market_count] = 0


def remove_lowest(s: "State") -> None:
    if s.market_count > 0 and s.market[0] != STEP_3_CARD:
        s.gone[s.market[0]] = 1
        take_from_market(s, 0)


def draw(s: "State") -> None:
    """Draw one card; an empty deck replaces nothing (R6.3)."""
    if s.deck_top == s.deck_end:
        return
    card = s.deck[s.deck_top]
    s.deck_top += 1
    if card != STEP_3_CARD:
        put_in_market(s, card)
        return
    shuffle_for_step_3(s)
    if s.phase == AUCTION:
        put_in_market(s, card)
    else:
        remove_lowest(s)


def shuffle_for_step_3(s: "State") -> None:
    """The cards left, sorted and shuffled by the generator, or as they were given by hand (R8.3).

    Where a deck was given and these are not its cards, they are shuffled as from seed 0, and the count of the given
    ones stays: `Position.apply` refuses by it.
    """
    if s.fate_kind == FATE_GIVEN and is_given_deck_left(s):
        for i in range(s.fate_count):
            s.deck[s.deck_top + i] = s.fate_deck[i]
        s.fate_count = 0
    else:
        sort_deck(s)
        shuffle(s.fate, s.deck, s.deck_top, s.deck_end - s.deck_top)
    s.fate_kind = FATE_NONE
    s.fate[0] = 0


def sort_deck(s: "State") -> None:
    for i in range(s.deck_top + 1, s.deck_end):
        card = s.deck[i]
        j = i
        while j > s.deck_top and s.deck[j - 1] > card:
            s.deck[j] = s.deck[j - 1]
            j -= 1
        s.deck[j] = card


def is_given_deck_left(s: "State") -> bool:
    """Whether the cards left are those given by hand for Step 3, in any order; no card is there twice."""
    if s.fate_count != s.deck_end - s.deck_top:
        return False
    for i in range(s.deck_top, s.deck_end):
        place = 0
        while place < s.fate_count and s.fate_deck[place] != s.deck[i]:
            place += 1
        if place == s.fate_count:
            return False
    return True


def is_step_3_drawn(s: "State") -> bool:
    return s.fate_kind == FATE_NONE


def clear_obsolete(s: "State") -> None:
    """Plants no higher than the leader's count of cities leave, freshly drawn ones too (R6.2)."""
    while s.market_count > 0 and s.market[0] <= s.leader:
        remove_lowest(s)
        draw(s)
