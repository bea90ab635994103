"""The same files uncompiled: every index and number checked, the same games, and no line that no test reaches."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from kilowatt.content import game_for
from kilowatt.core import PLANNER, rules_of, state_of
from kilowatt.engine import BoardId, Config
from kilowatt.engine.codec import encode

ROOT = Path(__file__).parents[2]
RULES = ("actions", "auction", "building", "bureaucracy", "chance", "course", "market", "scrapping", "setup")
LEAST_COVERED = 98
"""Of a hundred lines."""


def run(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "KILOWATT_CORE": "pure", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", **variables}
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=900, check=False
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
    """How some games end: by each policy, and more by the planner, in whose sums C and Python could disagree."""
    found = []
    for policy, seed in [*((policy, policy) for policy in range(5)), *((PLANNER, seed) for seed in range(25, 32))]:
        position = rules_of(game_for(Config(BoardId("germany"), 2 + seed % 5))).start(seed)
        moves = position.playout(policy, seed=seed)
        found.append(f"{moves} {encode(state_of(position)).decode()}")
    return found


def test_every_rule_is_reached_by_the_differential_tests_uncompiled(tmp_path: Path) -> None:
    """The engine stays the one definition: the core has no rule that is not held against it (R0 to R9)."""
    lines = lines_reached(tmp_path, ["-m", "tests.core.uncompiled_games", "rules"])
    assert all(100 * lines[rule].share >= LEAST_COVERED for rule in RULES), {rule: lines[rule] for rule in RULES}


def test_every_line_of_the_core_is_reached_uncompiled(tmp_path: Path) -> None:
    """Policies, conversions, and all that is refused: the tests of this folder with every index checked."""
    files = [
        f"tests/core/test_{name}.py"
        for name in ("blocks", "conversion", "limits", "reshuffle", "simulator", "soundness")
    ]
    slow = "ladder or rollouts_count or rollouts_ask or threads or whatever_a_policy"
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", f"not ({slow})", *files]
    lines = lines_reached(tmp_path, tests, ["-m", "tests.core.uncompiled_games", "policies"])
    others = {name: found for name, found in lines.items() if name not in RULES}
    reached, every = (
        sum(counts) for counts in zip(*((one.reached, one.every) for one in others.values()), strict=True)
    )
    assert 100 * reached / every >= LEAST_COVERED, {name: one for name, one in others.items() if one.missing}


class Lines(NamedTuple):
    """How many lines of a module there are, and which were never reached."""

    every: int
    missing: list[int]

    @property
    def reached(self) -> int:
        return self.every - len(self.missing)

    @property
    def share(self) -> float:
        return self.reached / self.every


def lines_reached(folder: Path, *runs: list[str]) -> dict[str, Lines]:
    """By module of the core: its lines, after some runs of the uncompiled core together."""
    coverage = {"COVERAGE_FILE": str(folder / "coverage"), "COVERAGE_PROCESS_START": ""}
    for words in runs:
        ran = run("-m", "coverage", "run", "--source=kilowatt.core", *words, **coverage)
        assert ran.returncode == 0, ran.stdout + ran.stderr
    run("-m", "coverage", "combine", "-q", **coverage)
    told = run("-m", "coverage", "json", "-q", "-o", "-", **coverage)
    files = json.loads(told.stdout)["files"]
    core = Path("src/kilowatt/core")
    return {
        ".".join(Path(name).relative_to(core).with_suffix("").parts): Lines(
            figures["summary"]["num_statements"], figures["missing_lines"]
        )
        for name, figures in files.items()
    }
