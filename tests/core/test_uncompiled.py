"""The uncompiled core: it plays the same games with every index and number checked, and tests reach its lines."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.core.uncompiled_games import ends

ROOT = Path(__file__).parents[2]
LEAST_COVERED = 98
"""Percentage of lines."""


def run(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "KILOWATT_CORE": "pure", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", **variables}
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=900, check=False
    )


def test_plain_python_can_be_forced() -> None:
    """Also for the modules of sub-packages."""
    script = "import kilowatt.core as c; print(c.IS_COMPILED, c.simulator.__file__, c.rules.actions.__file__)"
    compiled, *files = run("-c", script).stdout.split()
    assert compiled == "False"
    assert [Path(file).name for file in files] == ["simulator.py", "actions.py"]


def test_uncompiled_rules_are_the_engines() -> None:
    """One game and some rare positions; the nightly tests play more."""
    ran = run("-m", "tests.core.uncompiled_games", "short")
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_uncompiled_playouts_are_the_compiled_ones() -> None:
    """The same numbers from the same seeds, by every policy."""
    ran = run("-m", "tests.core.uncompiled_games", "ends")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.splitlines() == ends()


@pytest.mark.nightly
def test_differential_games_reach_every_rule(tmp_path: Path) -> None:
    """The core has no rule that is not compared with the engine (R0 to R9)."""
    lines = lines_reached(tmp_path, ["-m", "tests.core.uncompiled_games", "rules"])
    rules = {name: found for name, found in lines.items() if is_rule(name)}
    assert all(100 * found.share >= LEAST_COVERED for found in rules.values()), rules


@pytest.mark.nightly
def test_the_tests_of_the_core_reach_every_line(tmp_path: Path) -> None:
    """Policies, conversions and refusals."""
    files = [
        f"tests/core/test_{name}.py"
        for name in ("blocks", "conversion", "layout", "limits", "reshuffle", "simulator", "validation")
    ]
    slow = "beats_the_one_below or rollouts_count or rollouts_ask or threads or every_choice_of_a_policy"
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", f"not ({slow})", *files]
    lines = lines_reached(tmp_path, tests, ["-m", "tests.core.uncompiled_games", "policies"])
    others = {name: found for name, found in lines.items() if not is_rule(name)}
    reached, every = (
        sum(counts) for counts in zip(*((one.reached, one.every) for one in others.values()), strict=True)
    )
    assert 100 * reached / every >= LEAST_COVERED, {name: one for name, one in others.items() if one.missing}


def is_rule(module: str) -> bool:
    return module == "rng" or (module.startswith("rules.") and not module.endswith("__init__"))


class Lines(NamedTuple):
    """The number of lines of a module, and those that were never reached."""

    every: int
    missing: list[int]

    @property
    def reached(self) -> int:
        return self.every - len(self.missing)

    @property
    def share(self) -> float:
        return self.reached / self.every


def lines_reached(folder: Path, *runs: list[str]) -> dict[str, Lines]:
    """The lines of each module of the core after some runs of the uncompiled core."""
    coverage = {"COVERAGE_FILE": str(folder / "coverage"), "COVERAGE_PROCESS_START": ""}
    for words in runs:
        ran = run("-m", "coverage", "run", "--source=kilowatt.core", *words, **coverage)
        assert ran.returncode == 0, ran.stdout + ran.stderr
    run("-m", "coverage", "combine", "-q", **coverage)
    report = run("-m", "coverage", "json", "-q", "-o", "-", **coverage)
    files = json.loads(report.stdout)["files"]
    core = Path("src/kilowatt/core")
    return {
        ".".join(Path(name).relative_to(core).with_suffix("").parts): Lines(
            figures["summary"]["num_statements"], figures["missing_lines"]
        )
        for name, figures in files.items()
    }
