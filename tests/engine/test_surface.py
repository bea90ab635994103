"""The public API of the engine, and that no other package bypasses it."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import kilowatt.engine

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "kilowatt" / "engine"

PUBLIC = """
DONE FUELS_BURNED NOTHING NO_AUCTION PASS STANDARD_LISTINGS STANDARD_MOVES STEP_3 Action Auction AuctionStage Bid
Board BoardId BrokenRecord Build BuildPlan BuyFuel Chance CityId CityPrice Config Done DraftRegion Drop Edition
Event Fact Fuel FuelNeed Game IllegalAction ImpossibleSetup KilowattError Nominate Observation Pass Phase Plant
PlantKind PlantNumber Player Power Powering Refusal RegionId Rng RuleId Rulebook Scrap Seat Standing State Stock
TieBreak Transition UnreadableData UnreadableText Why best_powering build_paths cheapest_build_plan decided_by
determinize fuel_plan is_one_area least_bid most_even most_powered observe open_sites order_range pareto_powerings
powering_outcome redact refuse reveals standings stored_fuel touching_regions
"""


def test_the_public_names_are_exactly_these() -> None:
    assert kilowatt.engine.__all__ == PUBLIC.split()


def test_every_public_name_exists() -> None:
    assert [name for name in kilowatt.engine.__all__ if not hasattr(kilowatt.engine, name)] == []


def public_modules() -> set[str]:
    """The submodules that the package names as public."""
    return set(re.findall(r"^- `(\w+)`:", kilowatt.engine.__doc__ or "", re.MULTILINE))


def users() -> Iterator[Path]:
    """Every Python file outside the engine and its own tests."""
    for folder in ("src", "tests", "tools", "benchmarks", "examples"):
        for file in (ROOT / folder).rglob("*.py"):
            if not file.is_relative_to(ENGINE) and not file.is_relative_to(Path(__file__).parent):
                yield file


def engine_imports(file: Path) -> Iterator[str]:
    """The modules of the engine that a file imports, as `events` or `notation.action`."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module == "kilowatt.engine":
            yield from (name.name for name in node.names if name.name not in kilowatt.engine.__all__)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kilowatt.engine."):
            yield (node.module or "").removeprefix("kilowatt.engine.")
        elif isinstance(node, ast.Import):
            names = [name.name for name in node.names if name.name.startswith("kilowatt.engine.")]
            yield from (name.removeprefix("kilowatt.engine.") for name in names)


def test_the_public_submodules_exist() -> None:
    assert len(public_modules()) == 8
    assert [name for name in public_modules() if not list(ENGINE.glob(f"{name}*"))] == []


def test_everybody_else_imports_only_public_modules() -> None:
    public = public_modules()
    internal = {
        f"{file.relative_to(ROOT)}: {module}"
        for file in users()
        for module in engine_imports(file)
        if module.partition(".")[0] not in public
    }
    assert sorted(internal) == []


def test_import_linter_keeps_every_other_package_out_of_the_rules() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    [contract] = [contract for contract in contracts if contract.get("forbidden_modules") == ["kilowatt.engine.rules"]]
    packages = {f"kilowatt.{file.parent.name}" for file in (ROOT / "src" / "kilowatt").glob("*/__init__.py")}
    assert set(contract["source_modules"]) == packages - {"kilowatt.engine"}
