"""The plant market: what is on offer, what is drawn, what leaves (R6, R8.3)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        AUCTION,
        SHUFFLE_DONE,
        SHUFFLE_GIVEN,
        STEP_3_CARD,
    )
    from kilowatt.core.rng import shuffle

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table


def on_offer(t: "Table", s: "State") -> int:
    """The number of plants in the market that may be bought: the lowest ones (R6.1)."""
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
    """Draw one card into the market; an empty deck replaces nothing (R6.3)."""
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
    """Shuffle the cards left by the generator, or put them in the order given by hand (R8.3).

    If the deck given has other cards, shuffle as from seed 0 and leave `shuffle_count` as it is: `Position.apply`
    recognizes the mismatch by it.
    """
    if s.shuffle_kind == SHUFFLE_GIVEN and is_given_deck_left(s):
        for i in range(s.shuffle_count):
            s.deck[s.deck_top + i] = s.shuffle_deck[i]
        s.shuffle_count = 0
    else:
        sort_deck(s)
        shuffle(s.shuffle_seed, s.deck, s.deck_top, s.deck_end - s.deck_top)
    s.shuffle_kind = SHUFFLE_DONE
    s.shuffle_seed[0] = 0


def sort_deck(s: "State") -> None:
    sort_from(s, s.deck_top)


def sort_from(s: "State", start: int) -> None:
    """Sort the cards of the deck from an index to its end."""
    for i in range(start + 1, s.deck_end):
        card = s.deck[i]
        j = i
        while j > start and s.deck[j - 1] > card:
            s.deck[j] = s.deck[j - 1]
            j -= 1
        s.deck[j] = card


def is_given_deck_left(s: "State") -> bool:
    """Whether the cards left are those given by hand for Step 3; no card occurs twice."""
    if s.shuffle_count != s.deck_end - s.deck_top:
        return False
    for i in range(s.deck_top, s.deck_end):
        place = 0
        while place < s.shuffle_count and s.shuffle_deck[place] != s.deck[i]:
            place += 1
        if place == s.shuffle_count:
            return False
    return True


def is_step_3_drawn(s: "State") -> bool:
    return s.shuffle_kind == SHUFFLE_DONE


def clear_obsolete(s: "State") -> None:
    """Remove plants no higher than the leader's number of cities, newly drawn ones too (R6.2)."""
    while s.market_count > 0 and s.market[0] <= s.leader:
        remove_lowest(s)
        draw(s)


def turn_over(s: "State") -> None:
    """The highest plant goes under the deck, in Step 3 the lowest leaves the game; a card is drawn (R7.7)."""
    if s.step == 3:
        remove_lowest(s)
    elif s.market_count > 0:
        s.deck[s.deck_end] = s.market[s.market_count - 1]
        s.deck_end += 1
        take_from_market(s, s.market_count - 1)
    draw(s)
    clear_obsolete(s)
