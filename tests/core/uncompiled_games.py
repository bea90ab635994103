"""The differential tests in small, for the uncompiled core, where every index and number is checked.

`python -m tests.core.uncompiled_games rules` holds the rules to the engine, `policies` plays by every policy; run with
KILOWATT_CORE=pure, and by the tests under coverage.
"""

import sys

from kilowatt.content import board_ids, game_for
from kilowatt.core import IS_COMPILED, PLANNER, SENSIBLE, play_many, position_of, rules_of
from kilowatt.engine import BoardId, Chance, Config
from tests.core.rare_positions import scraps, steps
from tests.differential import test_engine_and_core as differential
from tests.differential.scripts import as_played, following
from tests.differential.walk import compare, walk, walk_on
from tests.play import plausible, uniform

ANEW_EVERY = 25


def rules() -> None:
    """Whole games on both maps, for every number of players, with a draft and with everything given by hand."""
    for players in range(2, 7):
        board = board_ids()[players % 2]
        game = game_for(Config(board, players, regions="draft" if players in (2, 5) else "random"))
        walk(game, rules_of(game), Chance(seed=players), uniform if players % 2 else plausible, ANEW_EVERY)
    game = game_for(Config(BoardId("usa"), 3))
    chance, actions = as_played(game, Chance(seed=1), plausible)
    walk(game, rules_of(game), chance, following(actions), ANEW_EVERY)
    differential.test_a_wrong_deck_given_for_step_3_is_refused_by_both_when_that_card_comes(BoardId("usa"))
    differential.test_a_new_game_is_the_same_from_any_seed(BoardId("germany"), 3)
    for table in scraps()[::3]:
        compare(table.game, table.state, position_of(rules_of(table.game), table.state))
    for table in steps():
        position = position_of(rules_of(table.game), table.state)
        assert not position.is_legal(-1)
        walk_on(table.game, table.state, position, plausible, moves=30)


def policies() -> None:
    """Whole games by every policy, after a draft and without one, in batches and move by move; and rollouts."""
    for config in (Config(BoardId("usa"), 5), Config(BoardId("germany"), 6, regions="draft")):
        table = rules_of(game_for(config))
        play_many(table, [*range(PLANNER + 2), *[SENSIBLE] * (config.players - PLANNER - 2)], 3, seed=1)
        position = table.start(2)
        for _ in range(120):
            position.apply(position.choose(PLANNER, seed=5))
        position.rollouts([position.legal_actions()[0]], 0, PLANNER, seed=1, count=2)
        table.play_games(SENSIBLE, 1, 1)


if __name__ == "__main__":
    assert not IS_COMPILED
    {"rules": rules, "policies": policies}[sys.argv[1]]()
