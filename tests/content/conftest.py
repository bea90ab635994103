"""A good board and a good edition as written, ready to be broken in one way each."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kilowatt.content import BrokenContent, load_board, load_edition

Written = dict[str, Any]
FaultsOf = Callable[[Any], list[str]]


def written(file: str) -> Written:
    text = (files("kilowatt.content") / file).read_text(encoding="utf-8")
    document: Written = json.loads(text)
    return document


@pytest.fixture
def board() -> Written:
    """Germany under another id, for one id never means two boards."""
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


def faults_of(load: Callable[[Path], object], path: Path, document: object) -> list[str]:
    """What is wrong with a document; the message names the file and every fault."""
    path.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(BrokenContent) as broken:
        load(path)
    assert str(path) in str(broken.value)
    assert all(fault in str(broken.value) for fault in broken.value.faults)
    return list(broken.value.faults)
