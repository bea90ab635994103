"""Every ruling of the engine's tests, by the core too: rare positions that no random game comes to."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_core_follows_every_ruling() -> None:
    """Whatever the tests of the rules do, legal or not, the core does or refuses as well (R0 to R9)."""
    files = sorted(str(path) for path in (ROOT / "tests/engine").glob("test_r[1-9]_*.py"))
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.differential.shadow", *files],
        cwd=ROOT,
        env={key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    said = re.search(r"by the core: (\d+) taken, (\d+) refused, (\d+) not playable", ran.stdout)
    assert said is not None
    taken, refused, not_playable = map(int, said.groups())
    assert taken > 500
    assert refused > 100
    assert not_playable == 0
