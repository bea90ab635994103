"""A valid board and a valid edition as documents, for tests that break them."""

from pathlib import Path

import pytest

from kilowatt.content import load_board, load_edition
from tests.content.support import FaultsOf, Written, faults_of, written


@pytest.fixture
def board() -> Written:
    """Germany under another id: an id belongs to one board only."""
    return written("boards/germany.json") | {"id": "mine"}


@pytest.fixture
def edition() -> Written:
    return written("editions/original.json")


@pytest.fixture
def board_faults_of(tmp_path: Path) -> FaultsOf:
    return lambda document: faults_of(load_board, tmp_path / "my-board.json", document)


@pytest.fixture
def edition_faults_of(tmp_path: Path) -> FaultsOf:
    return lambda document: faults_of(load_edition, tmp_path / "my-edition.json", document)
