"""Find better weights for the planner by playing it against itself: `python -m tools.tune --minutes 10`.

It climbs: change a few weights, play one seat on the new ones against the old ones, keep what wins more than its share
twice, the second time over more games, and nowhere less. What helps at one number of players often hurts at another.
The weights found are printed in the form of `kilowatt/core/weights.py`.
"""

import argparse
import time
from collections.abc import Sequence
from statistics import mean

from kilowatt.content import board_ids, game_for
from kilowatt.core import PLANNER, Rules, play_many, rules_of
from kilowatt.core.planner import set_weights
from kilowatt.core.weights import NAMES, TUNED
from kilowatt.engine import Config, Rng

OLD, NEW = 0, 1
"""The variants of the planner that play each other."""
HOPEFUL, BETTER, NO_WORSE = 1.03, 1.02, 0.97
"""Times its fair share that a change must win, at first and over more games; and at each number of players."""
LIMITS = {
    "MOST_ROUNDS": (1, 12),
    "PACE": (6, 40),
    "AHEAD": (0, 12),
    "NOISE": (0, 6),
    "CITY_PRICE": (8, 60),
    "RIVAL_CITY": (8, 60),
    "NEIGHBOURS": (1, 12),
}
"""Where a weight makes sense; others between the widest of bounds."""


def main() -> None:
    arguments = parser().parse_args()
    tables = [[rules_of(game_for(Config(board, players))) for board in board_ids()] for players in arguments.players]
    best, rng, tried, kept = list(TUNED), Rng.from_seed(arguments.seed), 0, 0
    end = time.monotonic() + 60 * arguments.minutes
    while time.monotonic() < end:
        tried += 1
        changed, rng = mutated(best, rng)
        seed, rng = rng.next()
        if mean(shares(tables, changed, best, arguments.games, seed >> 24)) < HOPEFUL:
            continue
        found = shares(tables, changed, best, 6 * arguments.games, seed >> 20)
        if mean(found) >= BETTER and min(found) >= NO_WORSE:
            best, kept = changed, kept + 1
            print(f"{tried} tried, {kept} kept:", " ".join(f"{share:.2f}" for share in found), flush=True)
    print(", ".join(map(str, best)))


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="python -m tools.tune", description=__doc__)
    options.add_argument("--minutes", type=float, default=10, help="how long to climb (10)")
    options.add_argument(
        "--players", type=int, nargs="+", default=[2, 3, 4, 5, 6], help="player counts to play with (all)"
    )
    options.add_argument("--games", type=int, default=4000, help="games for the first look at a change (4000)")
    options.add_argument("--seed", type=int, default=1, help="where the changes start from")
    return options


def shares(
    tables: Sequence[Sequence[Rules]], new: Sequence[int], old: Sequence[int], games: int, seed: int
) -> list[float]:
    """How many times its fair share one seat on new weights wins against old ones, at each number of players."""
    set_weights(NEW, new)
    set_weights(OLD, old)
    every = games // sum(map(len, tables))
    return [mean(share(rules, every, seed) for rules in boards) for boards in tables]


def share(rules: Rules, games: int, seed: int) -> float:
    players = rules.game.config.players
    results = play_many(rules, [PLANNER + NEW, *[PLANNER + OLD] * (players - 1)], games, seed)
    won = sum(1 / result.places.count(1) for result in results if result.places[0] == 1)
    return players * won / games


def mutated(weights: Sequence[int], rng: Rng) -> tuple[list[int], Rng]:
    """Up to five weights changed, by up to a third or by up to twelve."""
    changed = list(weights)
    count, rng = rng.choose((1, 1, 2, 3, 5))
    for _ in range(count):
        place, rng = rng.below(len(changed))
        wild, rng = rng.below(5)
        step = 12 if wild == 0 else max(1, abs(changed[place]) // 3)
        move, rng = rng.below(2 * step + 1)
        least, most = LIMITS.get(NAMES[place], (-200, 400))
        changed[place] = max(least, min(most, changed[place] + move - step))
    return changed, rng


if __name__ == "__main__":
    main()
