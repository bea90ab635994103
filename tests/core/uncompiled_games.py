"""Games for the uncompiled core, against the engine where they are walked: run with KILOWATT_CORE=pure."""

from kilowatt.content import game_for
from kilowatt.core import IS_COMPILED, play_many, position_of, rules_of
from kilowatt.engine import BoardId, Chance, Config
from tests.core.scrap_positions import SCRAPS
from tests.differential.test_engine_and_core import as_played, following
from tests.differential.walk import compare, walk
from tests.play import plausible, uniform


def main() -> None:
    assert not IS_COMPILED
    for number, (players, draft, policy) in enumerate(
        [(2, True, uniform), (3, False, plausible), (6, True, plausible)]
    ):
        game = game_for(Config(BoardId("germany"), players, regions="draft" if draft else "random"))
        walk(game, rules_of(game), Chance(seed=number), policy)
    game = game_for(Config(BoardId("usa"), 2))
    chance, actions = as_played(game, Chance(seed=2))
    walk(game, rules_of(game), chance, following(actions))
    game = game_for(Config(BoardId("usa"), 5))
    walk(game, rules_of(game), Chance(seed=5), uniform)
    for table in SCRAPS():
        rules = rules_of(table.game)
        position = position_of(rules, table.state)
        compare(table.game, table.state, position)
    rules = rules_of(game_for(Config(BoardId("usa"), 5)))
    play_many(rules, [0, 1, 2, 3, 4], 3, seed=1)
    position = rules.start(2)
    for _ in range(120):
        position.apply(position.choose(3, seed=5))
    position.rollouts([position.legal_actions()[0]], 0, 3, seed=1, count=2)
    rules.play_games(2, 1, 1)


if __name__ == "__main__":
    main()
