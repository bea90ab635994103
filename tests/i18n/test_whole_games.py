"""Whole games as sentences in every language."""

from random import Random

import pytest

from kilowatt.content import load_board, load_edition
from kilowatt.engine import BoardId, Chance, Config, Game, State
from kilowatt.i18n import LANGUAGES, Names, Translator
from tests.i18n.samples import ACTIONS

PLAYERS = ("Ada", "Ben", "Cleo")
TABLE = [Translator.for_language(language) for language in LANGUAGES]


@pytest.mark.parametrize("board", ["germany", "usa"])
def test_every_move_of_a_game_has_a_sentence(board: str) -> None:
    map_ = load_board(board)
    game, names, luck = (
        Game(Config(BoardId(board), 3, "draft"), map_, load_edition()),
        Translator.for_language("en").names(map_, PLAYERS),
        Random(1),
    )
    transition = game.start(Chance(seed=1))
    while True:
        for translator in TABLE:
            assert all(translator.event(event, names) for event in transition.events)
        state = transition.state
        if state.active is None:
            break
        refusals_can_be_told(game, state, names)
        action = luck.choice(game.legal_actions(state))
        assert all(translator.action(action, names) for translator in TABLE)
        transition = game.apply(state, action)


def refusals_can_be_told(game: Game, state: State, names: Names) -> None:
    for action in ACTIONS:
        refusal = game.check(state, action)
        if refusal is not None:
            assert all(translator.refusal(refusal, names) for translator in TABLE)
