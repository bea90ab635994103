"""Documents for the tests of boards and editions, and the faults that the loader finds in them."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from kilowatt.content import BrokenContent

Written = dict[str, Any]
FaultsOf = Callable[[Any], list[str]]


def written(file: str) -> Written:
    text = (files("kilowatt.content") / file).read_text(encoding="utf-8")
    document: Written = json.loads(text)
    return document


def faults_of(load: Callable[[Path], object], path: Path, document: object) -> list[str]:
    """The faults of a document; the message names the file and every fault."""
    path.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(BrokenContent) as broken:
        load(path)
    assert str(path) in str(broken.value)
    assert all(fault in str(broken.value) for fault in broken.value.faults)
    return list(broken.value.faults)
