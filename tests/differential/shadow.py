"""A pytest plugin: whatever a test does with the engine is done by the core as well, and must come out the same.

With it, every ruling of `tests/engine` is tried on the core: `pytest -p tests.differential.shadow tests/engine`.
"""

from typing import Any

import pytest

from kilowatt.core import Position, code_of, position_of, rules_of, state_of
from kilowatt.engine import Action, Game, IllegalAction, State, Transition
from tests.differential.walk import compare, plants_of

APPLY = Game.apply
COUNTS = {"taken": 0, "refused": 0, "not playable": 0}


def apply(game: Game, state: State, action: Action, by: Any = None) -> Transition:
    """`Game.apply`, and the same by the core."""
    position = playable(game, state)
    try:
        transition = APPLY(game, state, action, by)
    except IllegalAction:
        if position is not None and by is None:
            check_refusal(game, state, action, position)
        raise
    if position is not None:
        compare(game, state, position)
        position.apply(code_of(game.book, action, plants_of(state)))
        assert state_of(position) == transition.state
        COUNTS["taken"] += 1
    return transition


def playable(game: Game, state: State) -> Position | None:
    """The position, where it is a sound one: some tests begin with states that no game comes to."""
    try:
        return position_of(rules_of(game), state)
    except ValueError:
        COUNTS["not playable"] += 1
        return None


def check_refusal(game: Game, state: State, action: Action, position: Position) -> None:
    try:
        code = code_of(game.book, action, plants_of(state))
    except ValueError:
        return  # not even a number: a city that is not there, a plant of somebody else
    with pytest.raises(ValueError, match="not legal"):
        position.apply(code)
    assert state_of(position) == state
    COUNTS["refused"] += 1


@pytest.fixture(autouse=True)
def _shadow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "apply", apply)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    terminalreporter.write_line(f"by the core: {', '.join(f'{count} {what}' for what, count in COUNTS.items())}")
