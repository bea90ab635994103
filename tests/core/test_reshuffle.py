"""`Position.reshuffle` draws hidden cards again: no observation changes, and the result reveals nothing."""

from collections import Counter
from itertools import product

import pytest

from kilowatt.content import board_ids, game_for
from kilowatt.core import IS_COMPILED, position_of, rules_of, state_of
from kilowatt.engine import STEP_3, BoardId, Chance, Config, Rng, Seat, State, determinize
from tests.play import plausible, states, uniform
from tests.properties.invariants import check_state

STEP = 7 if IS_COMPILED else 61
GAME = game_for(Config(BoardId("germany"), 4))
RULES = rules_of(GAME)


def reshuffled(state: State, seed: int) -> State:
    position = position_of(RULES, state)
    position.reshuffle(seed)
    return state_of(position)


@pytest.mark.parametrize(("board", "players"), list(product(board_ids(), range(2, 7))))
def test_the_deck_is_that_of_a_determinized_observation(board: BoardId, players: int) -> None:
    """R1.6, R8.3: so it depends on nothing hidden. Only the seed of the Step 3 shuffle is drawn in another way."""
    game = game_for(Config(board, players))
    rules = rules_of(game)
    for number, state in enumerate(list(states(game, Chance(seed=players), plausible))[::STEP]):
        position = position_of(rules, state)
        position.reshuffle(number)
        guess = determinize(game.observe(state, Seat(number % players)), seed=number)
        twin = state_of(position)
        assert without_shuffle(twin) == without_shuffle(guess)
        assert (twin.fate is None) == (guess.fate is None)


def without_shuffle(state: State) -> dict[str, object]:
    """All but the Step 3 shuffle; the cards under the Step 3 card sorted, as they will be shuffled (R8.3)."""
    deck = state.deck
    if STEP_3 in deck:
        under = deck.index(STEP_3) + 1
        deck = (*deck[:under], *sorted(deck[under:]))
    return {name: getattr(state, name) for name in state.__struct_fields__ if name != "fate"} | {"deck": deck}


@pytest.mark.parametrize("players", range(2, 7))
def test_no_observation_changes(players: int) -> None:
    """Neither a seat's nor a spectator's; hidden money stays as it is."""
    game = game_for(Config(BoardId("usa"), players, hidden_money=True))
    rules = rules_of(game)
    for number, state in enumerate(list(states(game, Chance(seed=players), uniform))[:: 3 * STEP]):
        position = position_of(rules, state)
        position.reshuffle(seed=number)
        twin = state_of(position)
        check_state(game, twin)
        assert position_of(rules, twin) == position
        for seat in (None, *game.book.seats):
            assert game.observe(twin, seat) == game.observe(state, seat)


def test_positions_that_differ_only_in_hidden_cards_become_equal() -> None:
    """The result reveals nothing of the hidden cards before."""
    for state in list(states(GAME, Chance(seed=6), plausible))[:: 5 * STEP]:
        ones = {reshuffled(reshuffled(state, before), seed=99) for before in range(5)}
        decks = {without_shuffle(one)["deck"] for one in ones}
        assert len(decks) == 1


def test_the_result_depends_on_the_seed() -> None:
    state = GAME.start(Chance(seed=3)).state
    assert reshuffled(state, 1) == reshuffled(state, 1) == reshuffled(state, 1 + 2**64)
    assert reshuffled(state, 1).deck != reshuffled(state, 2).deck
    assert reshuffled(state, 1).fate != reshuffled(state, 2).fate


def test_every_unknown_card_is_equally_likely_in_every_place() -> None:
    """R1.6: cards removed unseen may come back, and 13 stays on top until it is drawn."""
    state, times = GAME.start(Chance(seed=3)).state, 3_000 if IS_COMPILED else 300
    position = position_of(RULES, state)
    first, anywhere = Counter[int](), Counter[int]()
    for seed in range(times):
        position.reshuffle(seed)
        deck = position.fields()["deck"]
        assert deck[0] == 13
        assert deck[-1] == STEP_3
        first[deck[1]] += 1
        anywhere.update(deck[1:-1])
    unknown = [plant for plant in GAME.book.plants if plant not in state.market and plant != 13]
    assert anywhere.keys() == set(unknown)
    expected = times / len(unknown)
    # Chi-squared with 32 degrees of freedom exceeds 70 once in 8,000 trials.
    assert sum((first[plant] - expected) ** 2 / expected for plant in unknown) < 70
    share = (len(state.deck) - 2) / len(unknown)
    for plant in unknown:
        assert anywhere[plant] / times == pytest.approx(share, abs=0.1)


def test_after_step_3_the_deck_is_shuffled_as_by_the_engine() -> None:
    """R8.3: the same generator, starting from the sorted cards."""
    late = next(state for state in states(GAME, Chance(seed=2), plausible) if state.step == 3 and len(state.deck) > 3)
    assert reshuffled(late, 77).deck == Rng.from_seed(77).shuffle(sorted(late.deck))[0]
    assert reshuffled(late, 77).fate is None


def test_a_step_3_deck_given_by_hand_is_replaced_by_a_seed() -> None:
    """It would reveal the deck after Step 3."""
    deck = tuple(GAME.start(Chance(seed=3)).state.deck[5:8])
    state = GAME.start(Chance(seed=3, step3_deck=deck)).state
    assert state.fate == deck
    assert isinstance(reshuffled(state, 5).fate, int)
