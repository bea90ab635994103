"""The planner plays soundly: on fixed positions, and over whole games."""

import pytest

from kilowatt.bots.planner import PlannerBot
from kilowatt.core import planner
from kilowatt.core.weights import BY_HAND, NAMES, TUNED
from kilowatt.engine import DONE, PASS, Action, Build, BuyFuel, Nominate, Power
from kilowatt.engine.events import CitiesPowered
from tests.bots.tables import play, share_of
from tests.scenes import Table, scene


def choice(table: Table, seed: int = 1) -> Action:
    return PlannerBot(table.game, seed).choose(table.game.observe(table.state, table.state.asked))


def turn(table: Table, seed: int = 1) -> list[Action]:
    """Everything one bot does until somebody else is asked."""
    bot, seat, done = PlannerBot(table.game, seed), table.state.asked, []
    while table.state.active == seat and table.state.phase is not None:
        action = bot.choose(table.game.observe(table.state, seat))
        done.append(action)
        table = table.do(action)
        if action in (DONE, PASS) or isinstance(action, Power):
            break
    return done


# --- no forced losses


def test_it_buys_no_plant_whose_fuel_is_sold_out_for_good() -> None:
    """R4.4: with no uranium in the market, a wind plant of the same size is the better one."""
    table = scene("germany 4p auction round3 $60 | blue*: #4,5 @3 | plants: 11 13 17 18 20 21 22 23 | fuel: uranium0")
    assert choice(table) not in (Nominate(11), Nominate(17))  # type: ignore[arg-type]


def test_it_buys_only_fuel_that_it_will_burn() -> None:
    """R4.1: one city needs one plant; the fuel of the other would lie there."""
    table = scene("germany 4p resources $30 | blue*: #4,10 @essen")
    bought = [action for action in turn(table) if isinstance(action, BuyFuel)]
    assert 0 < len(bought) <= 4


def test_it_fuels_what_it_owns_before_it_builds() -> None:
    table = scene("germany 4p resources $30 | blue*: #10 @essen,duisburg")
    assert [type(action) for action in turn(table)].count(BuyFuel) >= 2


def test_it_runs_all_it_can_use() -> None:
    """R7.2"""
    table = scene("germany 4p bureaucracy | blue*: #10,15 coal4 @5")
    assert choice(table) == Power((10, 15))  # type: ignore[arg-type]


def test_it_burns_nothing_that_powers_nothing() -> None:
    """R7.1: three cities are supplied by the one plant."""
    table = scene("germany 4p bureaucracy | blue*: #10,15 coal4 @3")
    assert choice(table) == Power((15,))  # type: ignore[arg-type]


def test_it_ends_a_game_it_wins() -> None:
    """R9.1, R9.2: sixteen cities, all supplied, far ahead: one more and it is over."""
    table = scene(
        "germany 4p step3 building round9 $20 | blue*: $200 #25,31,36 coal16 @16 | red: @5"
        " | order: blue red yellow green"
    )
    assert any(isinstance(action, Build) for action in turn(table))


def test_it_does_not_end_a_game_it_loses() -> None:
    """R9.2: the seventeenth city would hand the game to red, who supplies sixteen."""
    table = scene(
        "germany 4p step3 building round9 $20 | blue*: $60 #3,4,5 @16 | red: #25,31,36 coal16 @16"
        " | order: blue red yellow green"
    )
    assert not any(isinstance(action, Build) for action in turn(table))


# --- whole games


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("board", ["germany", "usa"])
def test_games_between_planners_look_like_games_between_people(board: str, players: int) -> None:
    """About a dozen rounds, the end in Step 2 or 3, and the winner supplies nearly all of the network."""
    played = play(["planner"] * players, seed=players, board=board)
    winner = played.state.standings[0]
    assert 6 <= played.state.round <= 16
    assert played.state.step >= 2
    assert winner.powered >= 0.8 * winner.cities


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(["planner"] * 3, seed=5) == play(["planner"] * 3, seed=5)


def test_it_beats_greedy_far_beyond_chance() -> None:
    """Chance is a quarter. All is seeded, so this is one number, not a gamble; the ladder has the real figures."""
    assert share_of("planner", "greedy", players=4, games=24) >= 0.6


def test_every_city_it_pays_for_is_supplied_sooner_or_later() -> None:
    """Planners earn: from the third round on nobody gets the pay of an empty network (R7.2)."""
    played = play(["planner"] * 4, seed=9)
    idle = [
        decision
        for decision in played.decisions
        if isinstance(decision.action, Power) and decision.seen.round >= 3 and not decision.action.plants
    ]
    assert not idle
    assert CitiesPowered is not None


# --- weights


def test_weights_have_names() -> None:
    assert len(NAMES) == len(BY_HAND) == len(TUNED) == len(set(NAMES))


@pytest.mark.parametrize(("variant", "values"), [(-1, BY_HAND), (8, BY_HAND), (1, BY_HAND[:-1])])
def test_weights_that_do_not_fit_are_refused(variant: int, values: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="variant"):
        planner.set_weights(variant, values)
