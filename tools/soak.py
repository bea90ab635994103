"""Play random games and check every state against the invariants and the core: `python -m tools.soak 2000`."""

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product

from rich.progress import Progress

from kilowatt.content import board_ids, game_for
from kilowatt.core import IS_COMPILED, rules_of
from kilowatt.engine import Chance, Config, State
from kilowatt.engine.record import Record
from tests.differential.walk import walk
from tests.play import POLICIES, turns
from tests.properties.invariants import check_end, check_state

KINDS = tuple(product(board_ids(), range(2, 7), sorted(POLICIES), ("random", "draft")))
"""Every kind of set-up, taken in turn."""


def main() -> None:
    arguments = parser().parse_args()
    begun = time.monotonic()
    totals: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool, Progress() as progress:
        task = progress.add_task("Playing", total=arguments.games)
        for counts in pool.map(
            soak_one, range(arguments.seed, arguments.seed + arguments.games), chunksize=4, timeout=3600
        ):
            totals.update(counts)
            progress.advance(task)
    report(totals, time.monotonic() - begun)


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    options.add_argument("games", type=int, nargs="?", default=2000, help="how many games (2000)")
    options.add_argument("--seed", type=int, default=1_000_000, help="the seed of the first game")
    return options


def soak_one(seed: int) -> Counter[str]:
    """Two games. The first checks invariants, folds and verifies the events, and round-trips the record through JSON.
    The second compares the core with the engine after every action.
    """
    board, players, policy, regions = KINDS[seed % len(KINDS)]
    config = Config(board, players, regions="draft" if regions == "draft" else "random", hidden_money=seed % 3 == 0)
    game, chance, counts = game_for(config), Chance(seed=seed), Counter[str]()
    states: list[State] = [game.start(chance).state]
    actions = []
    for turn in turns(game, chance, POLICIES[policy]):
        check_state(game, turn.after.state)
        states.append(turn.after.state)
        actions.append(turn.action)
        counts.update(f"{event.rule}" for event in turn.after.events if hasattr(event, "rule"))
    check_end(game, states)
    record = Record.from_json(Record.of(game, chance, actions).to_json())
    assert list(record.states(game)) == states
    record.verify(game)
    compared = walk(game, rules_of(game), chance, POLICIES[policy])
    counts.update({"games": 1, "moves": len(actions), "rounds": states[-1].round, "compared": compared})
    return counts


def report(totals: Counter[str], seconds: float) -> None:
    games, moves, rounds, compared = (totals.pop(key) for key in ("games", "moves", "rounds", "compared"))
    print(f"{games} games, {moves} moves, {rounds / games:.1f} rounds a game, {seconds:.0f} s: every law holds.")
    how = "compiled" if IS_COMPILED else "plain"
    print(f"In as many games, {compared} positions of the core ({how}) equal the engine's, legal actions included.")
    print("How often each rule acted by itself:")
    for rule, count in sorted(totals.items()):
        print(f"  {rule:<7}{count:>10}")


if __name__ == "__main__":
    main()
