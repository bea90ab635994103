"""`Game.apply` with the core as its shadow: both must give the same result.

`tests/engine/conftest.py` puts it into every test of the engine, so the core is tested in positions that random games
rarely reach.
"""

from typing import Any

import pytest

from kilowatt.core import Position, code_of, position_of, rules_of, state_of
from kilowatt.engine import STANDARD_MOVES, Action, Game, IllegalAction, State, Transition
from tests.differential.walk import compare, plants_of

APPLY = Game.apply


def apply(game: Game, state: State, action: Action, by: Any = None) -> Transition:
    """`Game.apply`, repeated on the core unless the game is a variant, which the core does not know."""
    if game._moves is not STANDARD_MOVES:
        return APPLY(game, state, action, by)
    position = position_of(rules_of(game), state)
    try:
        transition = APPLY(game, state, action, by)
    except IllegalAction:
        if by is None:
            check_refusal(game, state, action, position)
        raise
    compare(game, state, position)
    position.apply(code_of(game.book, action, plants_of(state)))
    assert state_of(position) == transition.state
    return transition


def check_refusal(game: Game, state: State, action: Action, position: Position) -> None:
    try:
        code = code_of(game.book, action, plants_of(state))
    except ValueError:
        return  # not even a number, such as a city that is not on the board
    with pytest.raises(ValueError, match="not legal"):
        position.apply(code)
    assert state_of(position) == state
