"""Tune the planner's weights by self-play: `python -m tools.tune --minutes 10`.

Hill climbing: change a few weights, play one seat with the new weights against the old ones, and keep them if they win
more than their share twice, the second time over more games, and no less at any number of players. What helps at one
number often hurts at another. The result is printed in the form of `kilowatt/core/players/weights.py`.
"""

import argparse
import time
from collections.abc import Sequence
from statistics import mean

from kilowatt.content import board_ids, game_for
from kilowatt.core import PLANNER, Rules, play_many, rules_of
from kilowatt.core.players.weight_table import set_weights
from kilowatt.core.players.weights import NAMES, TUNED
from kilowatt.engine import Config, Rng

OLD, NEW = 0, 1
"""The variants of the planner that play each other."""
HOPEFUL, BETTER, NO_WORSE = 1.03, 1.02, 0.97
"""Multiples of its fair share that a change must win: at first, over more games, and at each number of players."""
LIMITS = {
    "MOST_ROUNDS": (1, 12),
    "PACE": (6, 40),
    "AHEAD": (0, 12),
    "NOISE": (0, 6),
    "CITY_PRICE": (8, 60),
    "RIVAL_CITY": (8, 60),
    "NEIGHBOURS": (1, 12),
}
"""Bounds of weights; all others have wide ones."""


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
    options.add_argument("--minutes", type=float, default=10, help="minutes to run (10)")
    options.add_argument(
        "--players", type=int, nargs="+", default=[2, 3, 4, 5, 6], help="player counts to play with (all)"
    )
    options.add_argument("--games", type=int, default=4000, help="games for the first trial of a change (4000)")
    options.add_argument("--seed", type=int, default=1, help="seed of the random changes (1)")
    return options


def shares(
    tables: Sequence[Sequence[Rules]], new: Sequence[int], old: Sequence[int], games: int, seed: int
) -> list[float]:
    """What one seat with new weights wins against old ones, in multiples of its fair share, by number of players."""
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
