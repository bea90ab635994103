"""The page draws what the engine computes: its code has no use for the numbers of the rules (docs/adr/0017)."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "src" / "kilowatt" / "server" / "web"
PRINTED = {
    "payout": {"views/learn/rules.js"},
    "house_costs": {"views/table/map/board.js"},
    "places": {"views/table/panels/fuel-market.js"},
    "connections": {"views/table/map/geometry.js"},
    "powers": {"views/shared/plant.js", "views/table/actions/plant-pick.js"},
    "start_money": set(),
    "start_market": set(),
}
"""Columns of the edition and the board, and the modules that print them. Nobody else reads them."""

SUM_OF_PLANTS = re.compile(r"\.burns\b\s*[-+*/]|[-+*/]\s*\w+\.burns\b|\breduce\([^\n]*\.(?:burns|powers)\b")


def modules() -> list[Path]:
    return sorted(path for folder in ("app", "views") for path in (WEB / folder).rglob("*.js"))


@pytest.mark.parametrize("column", PRINTED)
def test_a_table_of_the_rules_is_only_printed(column: str) -> None:
    readers = {path.relative_to(WEB).as_posix() for path in modules() if reads(path, column)}
    assert readers <= PRINTED[column], f"'{column}' is for printing; compute with it in kilowatt.engine.advice"


def reads(path: Path, column: str) -> bool:
    return re.search(rf"\b(?:edition|board|plant|track|content)\b\)?\.{column}\b", path.read_text("utf-8")) is not None


def test_nothing_is_calculated_from_what_plants_burn_and_power() -> None:
    found = [path.name for path in modules() if SUM_OF_PLANTS.search(path.read_text("utf-8"))]
    assert found == []
