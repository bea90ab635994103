"""Simulations of many seeds. A failing one is replayed by `python -m tests.simulation SEED`."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.simulation.run import laboratory, simulate

ROOT: Final = Path(__file__).parents[2]
SEEDS: Final = int(os.environ.get("KILOWATT_SEEDS", "1000"))
CHUNK: Final = 50


def replay_command(seed: int) -> str:
    return f"python -m tests.simulation {seed}"


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_every_law_holds(first: int) -> None:
    with laboratory():
        for seed in range(first, min(first + CHUNK, SEEDS)):
            outcome = simulate(seed)
            assert outcome.violation is None, f"{outcome.violation}\nreplay: {replay_command(seed)}"


def test_a_seed_gives_the_same_trace_in_every_process() -> None:
    """Byte by byte, after any other simulation and with any string hash seed."""
    one, other = trace_of("1", "20"), trace_of("2", "15")
    assert len(one.splitlines()) == 10
    assert other.endswith(one)


def trace_of(hash_seed: str, first: str) -> str:
    command = [sys.executable, "-m", "tests.simulation", "--digest", first, "--until", "30"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done.stdout
