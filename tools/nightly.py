"""Run every check that is too long for `make test`: `make nightly`, some hours.

`python -m tools.nightly soak wheels` runs only the named sections. One section that fails does not stop the others.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SOAK_GAMES: Final = 10_000
POSITIONS: Final = 2_000_000
"""Compared between engine and core by the differential tests."""
SIMULATIONS: Final = 1_000_000
KILLS: Final = 100
"""Of the server, for each database."""


class Section(NamedTuple):
    """A command and the environment variables that set its size."""

    command: tuple[str, ...]
    variables: Mapping[str, str] = {}


class Result(NamedTuple):
    """How a section ended."""

    name: str
    passed: bool
    seconds: float

    def __str__(self) -> str:
        return f"{'passed' if self.passed else 'FAILED'}  {self.name:<16}{self.seconds / 60:>6.1f} min"


def pytest(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "pytest", "--quiet", "--numprocesses", "auto", "--dist", "worksteal", *arguments)


def module(*words: str) -> tuple[str, ...]:
    return (sys.executable, "-m", *words)


SECTIONS: Final[Mapping[str, Section]] = {
    "marked-tests": Section(pytest("-m", "nightly")),
    "differential": Section(pytest("tests/differential"), {"KILOWATT_POSITIONS": str(POSITIONS)}),
    "soak": Section(module("tools.soak", str(SOAK_GAMES))),
    "simulation": Section(module("tools.simulate", str(SIMULATIONS))),
    "crash-sqlite": Section(module("tests.server.crash", "sqlite", str(KILLS))),
    "crash-postgres": Section(module("tests.server.crash", "postgres", str(KILLS))),
    "wheels": Section(module("tools.wheels")),
    "debug-core": Section(("tools/debug_core.sh",), {"PYTHON": sys.executable}),
}


def main() -> None:
    names = chosen(parser())
    results = [run(name, f"{place} of {len(names)}") for place, name in enumerate(names, start=1)]
    print("\n=== summary", *results, sep="\n")
    sys.exit(not all(result.passed for result in results))


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="python -m tools.nightly", description=__doc__)
    options.add_argument("sections", nargs="*", metavar="section", help=f"run these only: {', '.join(SECTIONS)}")
    return options


def chosen(options: argparse.ArgumentParser) -> list[str]:
    names: list[str] = options.parse_args().sections or list(SECTIONS)
    if unknown := [name for name in names if name not in SECTIONS]:
        options.error(f"no such section: {', '.join(unknown)}")
    return names


def run(name: str, place: str) -> Result:
    print(f"\n=== {name} ({place})", flush=True)
    section, started = SECTIONS[name], time.monotonic()
    ended = subprocess.run(section.command, cwd=ROOT, env={**os.environ, **section.variables}, check=False)
    result = Result(name, ended.returncode == 0, time.monotonic() - started)
    print(result, flush=True)
    return result


if __name__ == "__main__":
    main()
