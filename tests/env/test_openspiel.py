"""The OpenSpiel game, by OpenSpiel's own simulation tests and ours."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import kilowatt.env.openspiel  # noqa: F401 - registers the game

EACH_GAME = pytest.mark.parametrize(
    "name",
    [
        "python_kilowatt(most_rounds=3)",
        "python_kilowatt(players=2,board=usa,hidden_money=True,most_rounds=3)",
        "python_kilowatt(players=3,regions=draft,space=full,rewards=place,most_rounds=2)",
    ],
)


@EACH_GAME
def test_openspiels_random_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def at_random(game: "pyspiel.Game", moves: int, seed: int) -> "pyspiel.State":
    rng, state = random.Random(seed), game.new_initial_state()
    for _ in range(moves + 4):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@EACH_GAME
def test_a_redrawn_state_looks_the_same_to_the_player(name: str) -> None:
    game = pyspiel.load_game(name)
    state = at_random(game, 30, seed=1)
    rng = random.Random(2)
    decks = set()
    for player in range(game.num_players()):
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        if player == state.current_player():  # another player's bids depend on money that may be hidden
            assert twin.legal_actions() == state.legal_actions()
        decks.add(str(twin))
    assert str(state) not in decks


def test_a_redrawn_state_can_be_stored() -> None:
    game = pyspiel.load_game("python_kilowatt(players=2)")
    twin = at_random(game, 20, seed=3).resample_from_infostate(0, random.Random(1).random)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, twin))
    assert str(read) == str(twin)


def test_the_seed_is_that_of_the_engine() -> None:
    game = pyspiel.load_game("python_kilowatt(players=3)")
    state = game.new_initial_state()
    for byte in (7, 1, 0, 0):
        assert state.is_chance_node()
        state.apply_action(byte)
    assert state.episode.position == state.episode.rules.start(7 + 256)


def test_information_states_remember_actions() -> None:
    game = pyspiel.load_game("python_kilowatt(players=2)")
    state = at_random(game, 10, seed=3)
    shape = game.information_state_tensor_shape()
    assert int(np.prod(shape)) == len(state.information_state_tensor(0)) > len(state.observation_tensor(0))
    assert state.information_state_string(0) != state.observation_string(0)


def test_openspiels_information_set_search_plays() -> None:
    """It redraws what it does not see before each simulation."""
    game = pyspiel.load_game("python_kilowatt(players=2,most_rounds=1)")
    state = at_random(game, 6, seed=3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()
