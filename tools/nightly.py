"""Run every check that is too long for `make test`: `make nightly`, some hours.

`python -m tools.nightly soak wheels` runs only the named sections, and `--scale 0.01` a hundredth of the games, seeds
and kills. One section that fails does not stop the others.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
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


def sections(scale: float) -> Mapping[str, Section]:
    """All sections by name; `scale` multiplies the sizes of those that have one."""

    def size(full: int) -> str:
        return str(max(1, round(full * scale)))

    return {
        "marked-tests": Section(pytest("-m", "nightly")),
        "differential": Section(pytest("tests/differential"), {"KILOWATT_POSITIONS": size(POSITIONS)}),
        "soak": Section(module("tools.soak", size(SOAK_GAMES))),
        "simulation": Section(module("tools.simulate", size(SIMULATIONS))),
        "crash-sqlite": Section(module("tests.server.crash", "sqlite", size(KILLS))),
        "crash-postgres": Section(module("tests.server.crash", "postgres", size(KILLS))),
        "wheels": Section(module("tools.wheels")),
        "debug-core": Section(("tools/debug_core.sh",), {"PYTHON": sys.executable}),
    }


NAMES: Final = tuple(sections(1))


def main() -> None:
    options = parse(sys.argv[1:])
    names, found = options.sections or NAMES, sections(options.scale)
    results = [run(name, found[name], f"{place} of {len(names)}") for place, name in enumerate(names, start=1)]
    print("\n=== summary", *results, sep="\n")
    sys.exit(not all(result.passed for result in results))


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.nightly", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=f"run these only: {', '.join(NAMES)}")
    parser.add_argument("--scale", type=float, default=1.0, metavar="X", help="multiply the sizes by this (default 1)")
    options = parser.parse_args(arguments)
    if unknown := [name for name in options.sections if name not in NAMES]:
        parser.error(f"no such section: {', '.join(unknown)}")
    if not options.scale > 0:
        parser.error(f"--scale {options.scale:g}: must be above 0")
    return options


def run(name: str, section: Section, place: str) -> Result:
    print(f"\n=== {name} ({place})", flush=True)
    started = time.monotonic()
    ended = subprocess.run(section.command, cwd=ROOT, env={**os.environ, **section.variables}, check=False)
    result = Result(name, ended.returncode == 0, time.monotonic() - started)
    print(result, flush=True)
    return result


if __name__ == "__main__":
    main()
