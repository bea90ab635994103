"""The C yardstick of `reference.c`: built with the system's compiler where there is one, and run for its rate."""

import shutil
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).with_name("reference.c")


def steps_a_second(rounds: int) -> float | None:
    """The best of some runs; None without a C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "reference"
        subprocess.run([compiler, "-O3", "-o", str(program), str(SOURCE)], check=True)
        return max(_run(program) for _ in range(rounds))


def _run(program: Path) -> float:
    said = subprocess.run([str(program)], check=True, capture_output=True, text=True)
    return float(said.stdout.split()[0])
