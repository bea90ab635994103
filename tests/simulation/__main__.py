"""Replays simulations: `python -m tests.simulation SEED` prints the trace of one, `--until N` the result of each."""

import argparse
import hashlib
import sys
from contextlib import nullcontext

from tests.simulation.mutants import MUTANTS, applied
from tests.simulation.plan import plan_of
from tests.simulation.run import Outcome, laboratory, simulate

WIDTH = 230


def main() -> None:
    chosen = parser().parse_args()
    mutant = nullcontext() if chosen.mutant is None else applied(MUTANTS[chosen.mutant])
    with laboratory(), mutant:
        seeds = range(chosen.seed, max(chosen.seed + 1, chosen.until))
        outcomes = [simulate(seed) for seed in seeds]
    for outcome in outcomes:
        report(outcome, chosen)
    sys.exit(any(outcome.violation is not None for outcome in outcomes))


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    options.add_argument("seed", type=int)
    options.add_argument("--until", type=int, default=0, metavar="SEED", help="simulate every seed below this one")
    options.add_argument("--whole", action="store_true", help="print messages in full")
    options.add_argument("--digest", action="store_true", help="print a digest of each trace instead of the trace")
    options.add_argument("--mutant", choices=sorted(MUTANTS), help="break the server in a known way first")
    return options


def report(outcome: Outcome, chosen: argparse.Namespace) -> None:
    if chosen.digest:
        print(outcome.seed, digest(outcome))
    elif chosen.until == 0:
        print(plan_of(outcome.seed))
        for event in outcome.trace:
            print(str(event) if chosen.whole else str(event)[:WIDTH])
    if chosen.until == 0 or outcome.violation is not None:
        result = outcome.violation or "every law holds"
        print(f"seed {outcome.seed}: {result} ({outcome.seconds:.1f} s, {outcome.steps} steps)")


def digest(outcome: Outcome) -> str:
    return hashlib.sha256("\n".join(map(str, outcome.trace)).encode()).hexdigest()


if __name__ == "__main__":
    main()
