"""Laws about whole games: what holds in every state of every game."""

import pytest
from hypothesis import given

from kilowatt.engine import DONE, PASS, IllegalAction, Observation, Seat, determinize, redact
from kilowatt.engine.codec import decode_state, encode
from kilowatt.engine.events import DeckPrepared, Step3Drawn
from tests.play import states, turns
from tests.properties.invariants import check_end, check_state
from tests.properties.strategies import Setting, settings_of_games


@given(settings_of_games)
def test_every_game_ends_and_every_state_is_valid(setting: Setting) -> None:
    """R0.3, R0.4, R0.5, R6.1, R6.2, R8, R9.1."""
    game = setting.game
    played = list(states(game, setting.chance, setting.player))
    for state in played:
        check_state(game, state)
    check_end(game, played)


@given(settings_of_games)
def test_folding_the_events_gives_the_states(setting: Setting) -> None:
    game = setting.game
    opening = game.start(setting.chance)
    state = game.bare_table()
    for event in opening.events:
        state = game.evolve(state, event)
    assert state == opening.state
    for turn in turns(game, setting.chance, setting.player):
        for event in turn.after.events:
            state = game.evolve(state, event)
        assert state == turn.after.state
        assert hash(state) == hash(turn.after.state)


@given(settings_of_games)
def test_applying_never_changes_the_state_it_is_given(setting: Setting) -> None:
    game = setting.game
    for number, turn in enumerate(turns(game, setting.chance, setting.player)):
        before = encode(turn.before)
        game.apply(turn.before, turn.action)
        illegal = (DONE, PASS)[number % 2]
        if game.check(turn.before, illegal) is not None:
            with pytest.raises(IllegalAction):
                game.apply(turn.before, illegal)
        assert encode(turn.before) == before
        assert decode_state(before) == turn.before


@given(settings_of_games)
def test_the_same_seed_gives_the_same_game(setting: Setting) -> None:
    one, other = (list(turns(setting.game, setting.chance, setting.player)) for _ in range(2))
    assert one == other


@given(settings_of_games)
def test_nothing_secret_is_shown(setting: Setting) -> None:
    """Redacted events and observations contain neither the deck's order nor the Step 3 shuffle."""
    game = setting.game
    for event in game.start(setting.chance).events:
        shown = redact(event)
        assert not (isinstance(shown, DeckPrepared) and (shown.deck is not None or shown.fate is not None))
    for turn in turns(game, setting.chance, setting.player):
        for event in turn.after.events:
            shown = redact(event)
            assert not (isinstance(shown, Step3Drawn) and shown.deck is not None)


@given(settings_of_games)
def test_money_is_hidden_from_the_others_until_the_end(setting: Setting) -> None:
    game = setting.game
    for state in list(states(game, setting.chance, setting.player))[::25]:
        for seat in (None, *game.book.seats):
            _check_money_shown(game.observe(state, seat), state.active is None or not setting.config.hidden_money)


def _check_money_shown(observation: Observation, open_: bool) -> None:
    for seat, view in enumerate(observation.players):
        assert (view.money is not None) == (open_ or seat == observation.seat)


@given(settings_of_games)
def test_a_determinized_observation_looks_the_same_and_can_be_played_on(setting: Setting) -> None:
    game = setting.game
    for number, state in enumerate(list(states(game, setting.chance, setting.player))[::40]):
        seat = Seat(number % len(game.book.seats))
        observation = game.observe(state, seat, figures=True)
        guess = determinize(observation, seed=number)
        assert game.observe(guess, seat, figures=True) == observation
        check_state(game, guess)
        if guess.active == seat:
            for action in game.legal_actions(guess)[:3]:
                check_state(game, game.apply(guess, action).state)
