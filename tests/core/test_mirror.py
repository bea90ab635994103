"""The core mirrors the engine: the same modules for the rules, and every field of a position has its way back."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

from kilowatt.core import codes, position_of, rules_of
from kilowatt.core.convert.position import state_of
from kilowatt.core.layout.fields import StateFields
from kilowatt.core.simulator import Position
from tests.scenes import scene

SOURCE = Path(__file__).parents[2] / "src" / "kilowatt"
ENGINE_ONLY = {"network"}
"""The core reads the cheapest paths from its table, which is made from the engine's network."""
CORE_ONLY = {"actions", "steps"}
"""Dispatch by the numbers of actions (`engine/game.py` has types), and the beginning of a step, there an event."""
DERIVED = {"leader", "empty", "owned", "room", "houses", "cost"}
"""Fields that follow from the others."""


def modules(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.py")} - {"__init__"}


class Recorder(dict[str, Any]):
    """The fields of a position, and which of them were read."""

    def __init__(self, fields: StateFields) -> None:
        super().__init__(fields)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.read.add(name)
        return super().__getitem__(name)


def fields_read(position: Position, changes: Iterable[tuple[str, int]] = ()) -> set[str]:
    fields = Recorder(position.fields())
    for name, value in changes:
        fields[name] = value
    state_of(Mock(rules=position.rules, fields=lambda: fields, is_over=False))
    return fields.read


def test_the_rules_of_engine_and_core_have_the_same_modules() -> None:
    engine, core = modules(SOURCE / "engine" / "rules"), modules(SOURCE / "core" / "rules")
    assert engine - core == ENGINE_ONLY
    assert core - engine == CORE_ONLY


def test_every_field_that_is_not_derived_is_read_on_the_way_back() -> None:
    table = scene("germany 3p auction | blue*: #10,15 @5")
    position = position_of(rules_of(table.game), table.state)
    kinds = (codes.SHUFFLE_SEED, codes.SHUFFLE_GIVEN, codes.SHUFFLE_DONE)
    read = set().union(*[fields_read(position, [("shuffle_kind", kind)]) for kind in kinds])
    assert set(StateFields.__annotations__) - read == DERIVED
