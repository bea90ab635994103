"""The JSON Schemas, which editors use while a board is written, agree with the files and the loader."""

from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from kilowatt.content import board_ids
from kilowatt.engine import STEP_3, PlantKind
from tests.content.support import Written, written

BOARD_SCHEMA = written("schema/board.schema.json")
EDITION_SCHEMA = written("schema/edition.schema.json")
BOARD = Draft202012Validator(BOARD_SCHEMA)
EDITION = Draft202012Validator(EDITION_SCHEMA)


def places(schema: Any) -> Iterator[tuple[str, Written]]:
    """Every named property and definition of a schema."""
    if isinstance(schema, dict):
        for group in ("properties", "$defs"):
            yield from schema.get(group, {}).items()
        for part in schema.values():
            yield from places(part)


@pytest.mark.parametrize("schema", [BOARD_SCHEMA, EDITION_SCHEMA])
def test_a_schema_is_a_schema_and_describes_everything(schema: Written) -> None:
    Draft202012Validator.check_schema(schema)
    assert [name for name, part in places(schema) if "description" not in part and "$ref" not in part] == []


@pytest.mark.parametrize("name", board_ids())
def test_a_shipped_board_follows_the_schema(name: str) -> None:
    document = written(f"boards/{name}.json")
    assert list(BOARD.iter_errors(document)) == []
    assert document["$schema"] == "../schema/board.schema.json"


def test_the_shipped_edition_follows_the_schema() -> None:
    document = written("editions/original.json")
    assert list(EDITION.iter_errors(document)) == []
    assert document["$schema"] == "../schema/edition.schema.json"


def test_the_schema_knows_the_kinds_of_plants_and_the_step_3_card() -> None:
    definitions = EDITION_SCHEMA["$defs"]
    assert definitions["plant"]["properties"]["kind"]["enum"] == list(PlantKind)
    assert definitions["plant_number"]["maximum"] == STEP_3 - 1


@pytest.mark.parametrize(
    "change",
    [
        {"id": "My Board"},
        {"name": ""},
        {"regions": []},
        {"cities": []},
        {"connections": [["essen", "duisburg", -1]] * 41},
        {"connections": [["essen", "duisburg"]] * 41},
        {"colour": "grey"},
    ],
)
def test_the_schema_refuses_what_the_loader_refuses(board: Written, change: Written) -> None:
    assert not BOARD.is_valid(board | change)


@pytest.mark.parametrize(
    "change",
    [
        {"id": "The original"},
        {"start_money": 0},
        {"house_costs": [10, 15]},
        {"payout": []},
        {"markers": {"coal": 24}},
        {"players": {}},
        {"refill": {}},
        {"plants": [{"number": 99, "kind": "coal", "burns": 1, "powers": 1}]},
        {"plants": [{"number": 3, "kind": "solar", "burns": 1, "powers": 1}]},
    ],
)
def test_the_schema_refuses_tables_the_loader_refuses(edition: Written, change: Written) -> None:
    assert not EDITION.is_valid(edition | change)
