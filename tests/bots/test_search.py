"""The search bot: sound plans, honest figures, the same on every run, within its budget."""

import time
from itertools import count

import pytest

from kilowatt.bots.plans import own_turn, plans
from kilowatt.bots.sampling import engine_action, sampled_position
from kilowatt.bots.search import Candidate, PlanResults, SearchBot
from kilowatt.engine import Game, Observation, Power
from tests.bots.tables import play, share_of
from tests.play import plausible, states
from tests.properties.strategies import Setting
from tests.scenes import scene

SPEC = "search:simulations=24"


def moments(players: int = 3, board: str = "usa") -> list[tuple[Game, Observation]]:
    """Decisions from a whole game."""
    setting = Setting.of(board, players, seed=11)
    game = setting.game
    return [
        (game, game.observe(state, state.active))
        for state in states(game, setting.chance, plausible)
        if state.active is not None and len(game.legal_actions(state)) > 1
    ]


def test_every_plan_is_legal_to_its_end() -> None:
    """What is hidden does not change what the observer may do next."""
    for game, seen in moments():
        position = sampled_position(game, seen, seed=1)
        for plan in plans(position):
            twin = position.copy()
            for action in plan:
                assert twin.is_legal(action)
                twin.apply(action)


def test_no_plan_is_tried_twice_and_there_is_a_choice() -> None:
    counts = [len(plans(sampled_position(game, seen, seed=1))) for game, seen in moments()]
    assert max(counts) > 5
    for game, seen in moments()[::7]:
        found = plans(sampled_position(game, seen, seed=1))
        assert len({tuple(sorted(plan)) for plan in found}) == len(found)


def test_it_explains_its_choice() -> None:
    """The best first, each with how often it won and over how many playouts."""
    table = scene("germany 4p building round3 $60 | blue*: #10,15 coal4 @essen,duisburg")
    bot = SearchBot(table.game, seed=1, simulations=200)
    seen = table.game.observe(table.state, table.state.asked)
    candidates = bot.explain(seen)
    assert len(candidates) > 2
    assert candidates[0].actions == bot.plan(seen)
    assert sum(candidate.playouts for candidate in candidates) <= 260
    assert all(_is_a_share(candidate) for candidate in candidates)


def _is_a_share(candidate: Candidate) -> bool:
    return 0 <= candidate.win_rate <= 1 and 0 <= candidate.standing <= 1 and candidate.playouts > 0


def test_the_same_seed_and_moment_give_the_same_choice() -> None:
    table = scene("germany 4p building round3 $60 | blue*: #10,15 coal4 @essen,duisburg")
    seen = table.game.observe(table.state, table.state.asked)
    one, other = (SearchBot(table.game, seed=3, simulations=100).explain(seen) for _ in range(2))
    assert one == other


def test_what_is_hidden_does_not_reach_it() -> None:
    """It sees an observation: another order of the deck cannot change its choice."""
    table = scene("germany 4p auction round3 $60 | blue*: #4,5 @3 | deck: 20 21 ...")
    twin = scene("germany 4p auction round3 $60 | blue*: #4,5 @3 | deck: 21 20 ...")
    choices = [
        SearchBot(place.game, seed=3, simulations=60).explain(place.game.observe(place.state, place.state.asked))
        for place in (table, twin)
    ]
    assert choices[0] == choices[1]


def test_it_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock finds it ten milliseconds later: with more time there are more playouts, and an end."""
    table = scene("germany 4p step3 resources round9 $30 | blue*: #10 @16 | red: @5")
    seen = table.game.observe(table.state, table.state.asked)

    def playouts(seconds: float) -> int:
        ticks = count(0.0, 0.01)
        monkeypatch.setattr(time, "monotonic", lambda: next(ticks))
        return sum(one.playouts for one in SearchBot(table.game, seed=1, seconds=seconds).explain(seen))

    assert 0 < playouts(0.001) < playouts(0.1)


def test_a_plan_gains_what_it_gains_against_the_rivals_it_does_worst_against() -> None:
    own, other = PlanResults((0,)), PlanResults((1,))
    own.playouts = other.playouts = 10
    own.wins, own.standings = [5.0, 5.0], [5.0, 5.0]
    other.wins, other.standings = [9.0, 6.0], [5.0, 5.0]
    assert other.gain(own) == pytest.approx(0.08)
    other.wins = [9.0, 4.0]
    assert other.gain(own) == pytest.approx(-0.08)


def test_what_is_hardly_better_than_the_planners_own_plan_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planner's own plan stays in to the end, and wins unless another is clearly better."""
    table = scene("germany 4p building round3 $60 | blue*: #10,15 coal4 @essen,duisburg")
    seen = table.game.observe(table.state, table.state.asked)
    own = [engine_action(table.game, seen, code) for code in own_turn(sampled_position(table.game, seen, seed=1))]
    searched = SearchBot(table.game, seed=1, simulations=200)
    assert max(candidate.playouts for candidate in searched.explain(seen)) == next(
        candidate.playouts for candidate in searched.explain(seen) if list(candidate.actions) == own
    )
    monkeypatch.setattr("kilowatt.bots.search.LEAST_GAIN", 4.0)
    assert list(searched.explain(seen)[0].actions) == own
    monkeypatch.setattr("kilowatt.bots.search.LEAST_GAIN", -4.0)
    assert list(searched.explain(seen)[0].actions) != own


def test_it_sees_a_win_on_the_table() -> None:
    """R9.1, R9.2: sixteen supplied cities, far ahead, money for one more."""
    table = scene(
        "germany 4p step3 building round9 $20 | blue*: $60 #25,31,36 coal16 @16 | red: @5"
        " | order: blue red yellow green"
    )
    best = SearchBot(table.game, seed=1, simulations=120).explain(table.game.observe(table.state, table.state.asked))[0]
    assert best.win_rate > 0.9


@pytest.mark.parametrize("players", [2, 6])
def test_it_plays_whole_games(players: int) -> None:
    played = play([SPEC] + ["greedy"] * (players - 1), seed=players)
    assert played.state.standings
    assert any(isinstance(decision.action, Power) for decision in played.decisions)


def test_it_beats_greedy_bots() -> None:
    """Chance is a third; all is seeded. The ladder has the real figures, and those against stronger bots."""
    assert share_of("search:simulations=60", "greedy", players=3, games=12) >= 0.7
