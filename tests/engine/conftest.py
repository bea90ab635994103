"""Repeat on the core everything that a test does with the engine."""

import pytest

from kilowatt.engine import Game
from tests.differential import shadow


@pytest.fixture(autouse=True)
def _shadow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "apply", shadow.apply)
