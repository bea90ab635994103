"""Simulate the server for many seeds: `python -m tools.simulate 1000000`.

Finished chunks are noted in build/simulation, so that an interrupted run goes on where it ended. A change of the code
begins a new run.
"""

import argparse
import hashlib
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec
from rich.progress import Progress

from tests.simulation.run import laboratory, simulate

ROOT: Final = Path(__file__).parents[1]
CODE: Final = ("src/kilowatt/engine", "src/kilowatt/bots", "src/kilowatt/server", "tests/simulation")
CHUNK: Final = 500
MAX_FAILURES: Final = 20
"""Failing seeds after which the run ends."""


class Chunk(msgspec.Struct, frozen=True):
    """The result of consecutive seeds: the law that each failing one has broken."""

    first: int
    last: int
    failures: dict[int, str] = {}


class Results:
    """The file of finished chunks."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_bytes().splitlines() if path.exists() else []
        self.chunks = {chunk.first: chunk for chunk in map(msgspec.json.Decoder(Chunk).decode, lines)}

    def add(self, chunk: Chunk) -> None:
        self.chunks[chunk.first] = chunk
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(chunk) + b"\n")

    @property
    def failures(self) -> dict[int, str]:
        return {seed: law for chunk in self.chunks.values() for seed, law in chunk.failures.items()}


def main() -> None:
    chosen = parser().parse_args()
    results = Results(ROOT / "build" / "simulation" / f"{fingerprint()}.jsonl")
    run(results, chosen.first, chosen.first + chosen.seeds, chosen.workers)
    for seed, law in sorted(results.failures.items()):
        print(f"python -m tests.simulation {seed}  # broken: {law}")
    done = sum(chunk.last - chunk.first for chunk in results.chunks.values())
    print(f"{done} seeds simulated, {len(results.failures)} failed")
    sys.exit(bool(results.failures))


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="python -m tools.simulate", description=__doc__)
    options.add_argument("seeds", type=int, help="how many")
    options.add_argument("--first", type=int, default=0, help="the first seed (0)")
    options.add_argument("--workers", type=int, default=os.cpu_count(), help="processes (one for each core)")
    return options


def run(results: Results, first: int, end: int, workers: int) -> None:
    """Simulate the chunks that are missing, until there are too many failures."""
    missing = [start for start in range(first, end, CHUNK) if start not in results.chunks]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool, Progress() as progress:
        task = progress.add_task("Simulating", total=len(missing))
        for chunk in pool.map(simulate_chunk, missing, [end] * len(missing)):
            results.add(chunk)
            progress.advance(task)
            if len(results.failures) >= MAX_FAILURES:
                pool.shutdown(cancel_futures=True)
                break


def simulate_chunk(first: int, end: int) -> Chunk:
    last = min(first + CHUNK, end)
    with laboratory():
        outcomes = (simulate(seed) for seed in range(first, last))
        failures = {outcome.seed: outcome.violation.law for outcome in outcomes if outcome.violation is not None}
    return Chunk(first, last, failures)


def fingerprint() -> str:
    """A digest of the code that simulations run."""
    digest = hashlib.sha256()
    for path in source_files():
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def source_files() -> Iterator[Path]:
    for folder in CODE:
        yield from sorted((ROOT / folder).rglob("*.py"))


if __name__ == "__main__":
    main()
