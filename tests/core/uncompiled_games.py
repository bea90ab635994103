"""Games on the uncompiled core, which checks every index and number; run with KILOWATT_CORE=pure.

`python -m tests.core.uncompiled_games rules` compares the rules with the engine, `short` a part of them. `policies`
plays by every policy, and `ends` prints how some games end.
"""

import sys

from kilowatt.content import board_ids, game_for
from kilowatt.core import IS_COMPILED, PLANNER, SENSIBLE, play_many, position_of, rules_of, state_of
from kilowatt.core.convert.rounds import rounds_of
from kilowatt.core.driver.game import DrivenGame
from kilowatt.engine import BoardId, Chance, Config
from kilowatt.engine.codec import encode
from tests.core.rare_positions import scraps, steps
from tests.differential import test_engine_and_core as differential
from tests.differential.scripts import as_played, following
from tests.differential.walk import compare, walk, walk_on
from tests.play import plausible, uniform

FULL_EVERY = 25
"""Moves after which derived fields are compared."""


def short() -> None:
    """One game with a draft, and some rare positions."""
    game = game_for(Config(BoardId("usa"), 2, regions="draft"))
    walk(game, rules_of(game), Chance(seed=2), plausible, FULL_EVERY)
    for table in (*scraps()[::9], *steps()):
        walk_on(table.game, table.state, position_of(rules_of(table.game), table.state), plausible, moves=8)


def rules() -> None:
    """Whole games on both boards, for every number of players, with a draft and with random outcomes given by hand."""
    for players in range(2, 7):
        board = board_ids()[players % 2]
        game = game_for(Config(board, players, regions="draft" if players in (2, 5) else "random"))
        walk(game, rules_of(game), Chance(seed=players), uniform if players % 2 else plausible, FULL_EVERY)
    game = game_for(Config(BoardId("usa"), 3))
    chance, actions = as_played(game, Chance(seed=1), plausible)
    walk(game, rules_of(game), chance, following(actions), FULL_EVERY)
    differential.test_both_refuse_a_wrong_step_3_deck_when_that_card_is_drawn(BoardId("usa"))
    differential.test_a_new_game_is_the_same_from_any_seed(BoardId("germany"), 3)
    for table in scraps()[::3]:
        compare(table.game, table.state, position_of(rules_of(table.game), table.state))
    for table in steps():
        position = position_of(rules_of(table.game), table.state)
        assert not position.is_legal(-1)
        walk_on(table.game, table.state, position, plausible, moves=30)


def policies() -> None:
    """Whole games by every policy, with a draft and without, in batches and move by move; and rollouts."""
    for config in (Config(BoardId("usa"), 5), Config(BoardId("germany"), 6, regions="draft")):
        table = rules_of(game_for(config))
        play_many(table, [*range(PLANNER + 2), *[SENSIBLE] * (config.players - PLANNER - 2)], 3, seed=1)
        position = table.start(2)
        for _ in range(120):
            position.apply(position.choose(PLANNER, seed=5))
        position.rollouts([position.legal_actions()[0]], 0, PLANNER, seed=1, count=2)
        table.play_games(SENSIBLE, 1, 1)


def ends() -> list[str]:
    """The ends of games by each policy, and more by the planner, whose arithmetic could differ between C and Python."""
    found = [driven(policy, policy) for policy in range(5)]
    for policy, seed in [*((policy, policy) for policy in range(5)), *((PLANNER, seed) for seed in range(25, 32))]:
        position = rules_of(game_for(Config(BoardId("germany"), 2 + seed % 5))).start(seed)
        moves = position.playout(policy, seed=seed)
        found.append(f"{moves} {encode(state_of(position)).decode()}")
    return found


def driven(policy: int, seed: int) -> str:
    """A whole game as the arena plays it, with its statistics."""
    options = {"regions": "draft", "hidden_money": True} if seed % 2 else {}
    game = DrivenGame(rules_of(game_for(Config(BoardId("usa"), 2 + seed, **options))), seed)  # type: ignore[arg-type]
    for seat in range(2 + seed):
        game.seat(seat, policy, seed + seat)
    game.advance(most_rounds=150)
    return f"{len(game.codes)} {encode(state_of(game.position())).decode()} {rounds_of(game)}"


def print_ends() -> None:
    sys.stdout.writelines(f"{end}\n" for end in ends())


if __name__ == "__main__":
    assert not IS_COMPILED
    {"short": short, "rules": rules, "policies": policies, "ends": print_ends}[sys.argv[1]]()
