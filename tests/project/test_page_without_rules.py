"""The page draws what the engine computes: its code has no use for the rules of the game (docs/adr/0017)."""

import subprocess
from pathlib import Path

import pytest

from tests.page.node import node
from tools.metrics import can_parse_js

HERE = Path(__file__).parent


def test_the_page_contains_no_rule_of_the_game() -> None:
    if not can_parse_js():
        pytest.skip("the rules of the game in the page: they need Node and 'npm ci'")
    command = [node(), "--test", str(HERE / "no_game_rules.test.js")]
    ran = subprocess.run(command, cwd=HERE.parents[1], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
