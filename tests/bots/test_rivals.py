"""The search bot learns whom it plays against from what they do, and from nothing else."""

import pytest

from kilowatt.bots.registry import make_bot
from kilowatt.bots.rivals import Rivals
from kilowatt.bots.search import SearchBot
from kilowatt.content import game_for
from kilowatt.core import PLANNER, SENSIBLE, rules_of
from kilowatt.engine import BoardId, Chance, Config


def way_seen(rivals: str) -> int | None:
    """What the search bot takes its rivals for at the end of a game."""
    game = game_for(Config(BoardId("germany"), 3))
    searcher = SearchBot(game, seed=1, simulations=8)
    bots = [searcher, make_bot(rivals, game, 2), make_bot(rivals, game, 3)]
    state = game.start(Chance(seed=4)).state
    while state.active is not None:
        state = game.apply(state, bots[state.active].choose(game.observe(state, state.active))).state
    return searcher.rivals.way


@pytest.mark.parametrize(("rivals", "way"), [("planner", PLANNER), ("greedy", SENSIBLE), ("random", None)])
def test_it_finds_out_how_its_rivals_play(rivals: str, way: int) -> None:
    assert way_seen(rivals) == way


def test_before_anything_is_known_they_are_planners() -> None:
    assert Rivals().way == PLANNER


def test_what_was_remembered_at_another_table_teaches_nothing() -> None:
    """A bot may be asked about one game after another."""
    rivals = Rivals()
    one, other = (rules_of(game_for(Config(BoardId(board), 3))).start(5) for board in ("germany", "usa"))
    while one.active != 0:
        one.apply(one.legal_actions()[0])
    rivals.remember(one, [one.legal_actions()[0]])
    rivals.look(other)
    rivals.look(other)
    assert rivals.way == PLANNER


def test_rollouts_ask_each_side_its_own_policy() -> None:
    """Planners beat greedy rivals more often than other planners; and an unknown policy is refused."""
    position = rules_of(game_for(Config(BoardId("germany"), 4))).start(1)
    alike, _ = position.rollouts([], 0, PLANNER, seed=1, count=200)
    stronger, _ = position.rollouts([], 0, PLANNER, seed=1, count=200, rivals=SENSIBLE)
    assert stronger > 1.5 * alike
    assert position.rollouts([], 0, PLANNER, seed=1, count=20) == position.rollouts(
        [], 0, PLANNER, seed=1, count=20, rivals=PLANNER
    )
    with pytest.raises(ValueError, match="cannot be played"):
        position.rollouts([], 0, PLANNER, seed=1, count=1, rivals=99)


def test_against_rivals_it_cannot_foretell_it_plays_like_the_planner() -> None:
    """Playouts would tell of other rivals than those at the table."""
    game = game_for(Config(BoardId("usa"), 4))
    searcher, planner = SearchBot(game, seed=1, simulations=40), make_bot("planner", game, 1)
    searcher.rivals.moved = 100
    state = game.start(Chance(seed=2)).state
    for _ in range(60):
        assert state.active is not None
        seen = game.observe(state, state.active)
        action = planner.choose(seen)
        assert searcher.choose(seen) == action
        searcher.rivals.before = None
        state = game.apply(state, action).state
