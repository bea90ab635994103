"""The shadow of the engine's tests notices a core that differs from the engine."""

import pytest

from kilowatt.core import Position, Rules, position_of
from kilowatt.engine import IllegalAction, Nominate, PlantNumber, State
from tests.differential import shadow
from tests.scenes import scene

RICH = scene("germany 3p auction round3 $90 | blue*: #4 @3 | plants: 20 22 24 26 27 28 30 31")
POOR = scene("germany 3p auction round3 $9 | blue*: #4 @3 | plants: 20 22 24 26 27 28 30 31")
NOMINATION = Nominate(PlantNumber(20))


def position_in_place_of(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the shadow another position than the one it asks for."""

    def other(rules: Rules, _: State) -> Position:
        return position_of(rules, state)

    monkeypatch.setattr(shadow, "position_of", other)


def test_a_core_that_follows_the_engine_passes() -> None:
    assert shadow.apply(RICH.game, RICH.state, NOMINATION).state == RICH.do(NOMINATION).state
    with pytest.raises(IllegalAction):
        shadow.apply(POOR.game, POOR.state, NOMINATION)


def test_a_core_in_another_state_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    position_in_place_of(POOR.state, monkeypatch)
    with pytest.raises(AssertionError):
        shadow.apply(RICH.game, RICH.state, NOMINATION)


def test_a_core_that_allows_what_the_engine_refuses_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    position_in_place_of(RICH.state, monkeypatch)
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        shadow.apply(POOR.game, POOR.state, NOMINATION)
