"""The same files uncompiled: every index and number checked, the same games, and no line that no test reaches."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kilowatt.core
from kilowatt.content import game_for
from kilowatt.core import rules_of, state_of
from kilowatt.core.blocks import State, row
from kilowatt.engine import BoardId, Config
from kilowatt.engine.codec import encode

ROOT = Path(__file__).parents[2]
RULE_MODULES = (
    "actions",
    "auction",
    "building",
    "bureaucracy",
    "chance",
    "course",
    "habits",
    "market",
    "planner",
    "policies",
    "rollouts",
    "scrapping",
    "sensible",
    "setup",
)
LEAST_COVERED = 98


def run(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "KILOWATT_CORE": "pure", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", **variables}
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False
    )


def test_the_plain_files_can_be_insisted_on() -> None:
    said = run("-c", "import kilowatt.core as c; print(c.IS_COMPILED, c.simulator.__file__)")
    assert said.stdout.split()[0] == "False"
    assert said.stdout.strip().endswith("simulator.py")


def test_uncompiled_playouts_are_the_compiled_ones() -> None:
    """The same numbers from the same seeds, by every policy."""
    script = "import json; from tests.core.test_uncompiled import ends; print(json.dumps(ends()))"
    said = run("-c", script)
    assert json.loads(said.stdout) == ends()


def ends() -> list[str]:
    """How some games end, one for each policy."""
    found = []
    for policy in range(5):
        position = rules_of(game_for(Config(BoardId("usa"), 2 + policy))).start(policy)
        moves = position.playout(policy, seed=policy)
        found.append(f"{moves} {encode(state_of(position)).decode()}")
    return found


def test_every_line_of_the_rules_is_reached_uncompiled(tmp_path: Path) -> None:
    """The core has no rule that these tests do not reach: its line coverage uncompiled."""
    data = tmp_path / "coverage"
    ran = run(
        *("-m", "coverage", "run", "--source=kilowatt.core", "-m", "tests.core.uncompiled_games"),
        COVERAGE_FILE=str(data),
        COVERAGE_PROCESS_START="",
    )
    assert ran.returncode == 0, ran.stderr
    report = run(*("-m", "coverage", "json", "-q", "-o", "-"), COVERAGE_FILE=str(data))
    files = json.loads(report.stdout)["files"]
    lines = {Path(name).stem: figures["summary"] for name, figures in files.items()}
    missing = {
        module: files_of(files, module)["missing_lines"] for module in RULE_MODULES if lines[module]["missing_lines"]
    }
    covered = sum(lines[module]["covered_lines"] for module in RULE_MODULES)
    every = sum(lines[module]["num_statements"] for module in RULE_MODULES)
    assert 100 * covered / every >= LEAST_COVERED, missing


def files_of(files: dict[str, dict[str, list[int]]], module: str) -> dict[str, list[int]]:
    return next(figures for name, figures in files.items() if Path(name).stem == module)


# --- what uncompiled memory catches


@pytest.mark.parametrize("index", [-1, 4, 100])
def test_an_index_out_of_bounds_raises(index: int) -> None:
    cells = row("b", 4)
    with pytest.raises(IndexError):
        cells[index]
    with pytest.raises(IndexError):
        cells[index] = 1


@pytest.mark.parametrize("value", [128, -129, 1 << 40])
def test_a_number_that_would_overflow_in_c_raises(value: int) -> None:
    with pytest.raises(OverflowError):
        row("b", 4)[0] = value


def test_a_copied_block_shares_nothing() -> None:
    one, other = State(), State()
    other.assign(one)
    other.dist[2][3] = 7
    assert one.dist[2][3] == 0


def test_this_run_says_which_one_it_is() -> None:
    assert kilowatt.core.IS_COMPILED in (True, False)
