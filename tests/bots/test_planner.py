"""The planner plays soundly: on fixed positions, and over whole games."""

from functools import cache

import pytest

from kilowatt.arena.play.arena_game import play as play_at_table
from kilowatt.arena.play.jobs import Job
from kilowatt.arena.play.results import GameResult
from kilowatt.arena.play.schedule import Schedule
from kilowatt.arena.rate.scores import scores, summary
from kilowatt.bots.driver import play_plan
from kilowatt.bots.fuel_orders import order_for
from kilowatt.bots.planner_bot import PlannerBot
from kilowatt.bots.sampling import sampled_position
from kilowatt.content import game_for
from kilowatt.core.players import weight_table
from kilowatt.core.players.weights import BY_HAND, NAMES, TUNED
from kilowatt.engine import DONE, Action, Bid, Build, BuyFuel, Observation, Phase, Power, Rulebook
from tests.bots.tables import play, share_of
from tests.scenes import Table, nominate, power, scene, scrap


def choice(table: Table, seed: int = 1) -> Action:
    """What one bot does next."""
    return PlannerBot(table.game, seed).plan(table.game.observe(table.state, table.state.asked))[0]


def turn(table: Table, seed: int = 1) -> list[Action]:
    """Everything one bot does until another seat is asked or another phase begins."""
    state, bot, actions = table.state, PlannerBot(table.game, seed), list[Action]()
    while (state.active, state.phase) == (table.state.active, table.state.phase):
        for move in play_plan(table.game, state, bot):
            actions.append(move.action)
            state = move.after.state
    return actions


# --- no forced losses


def limit(table: Table, plant: int) -> int:
    """The bid limit of the bidder after the opener."""
    table = table.do(nominate(plant), Bid(plant))
    return sampled_position(table.game, table.game.observe(table.state, table.state.asked), seed=0).bid_limit(0, seed=1)


def test_it_buys_no_plant_whose_fuel_is_sold_out_for_good() -> None:
    """R4.4: with no uranium in the market, a wind plant of the same size is the better one."""
    table = scene("germany 4p auction round3 $60 | blue*: #4,5 @3 | plants: 11 13 17 18 20 21 22 23 | fuel: uranium0")
    assert choice(table) not in (nominate(11), nominate(17))


LAST_ROUND = (
    "germany 4p step3 auction round9 $150 | blue*: #19,26,28 @15 | red: #21,22,37 @14 | yellow: #30,33,44 @13"
    " | green: #24,29,39 @12 | plants: 31 32 36 38 40 42 | order: blue red yellow green"
)


def test_near_the_end_it_buys_no_plant_that_it_cannot_fuel() -> None:
    """R4.3: the coal is gone, and the next round may be the last."""
    none, plenty = (scene(f"{LAST_ROUND} | fuel: {coal} oil9 garbage9 uranium6") for coal in ("coal0", "coal12"))
    assert choice(plenty) == nominate(36)
    assert choice(none) != nominate(36)
    assert limit(plenty, 36) > 36
    assert limit(none, 36) == limit(none, 31) == 0


def test_it_counts_what_those_who_buy_before_it_will_take() -> None:
    """R4.3: there are nine coal. Red burns seven, and buys first unless it is ahead in turn order."""
    text = (
        "germany 4p step3 auction round9 $150 | blue: #19,26,28 @15 | red: #20,25,42 @14 | yellow: #30,33,44 @13"
        " | green*: #24,29,39 @12 | plants: 31 32 36 38 40 | fuel: coal9 oil9 garbage9 uranium6"
    )
    assert limit(scene(f"{text} | order: green blue red yellow"), 36) == 0
    assert limit(scene(f"{text} | order: green red blue yellow"), 36) > 36


def test_it_scraps_the_plant_that_has_no_fuel_any_more() -> None:
    """R3.9: two plants power five cities each; there is garbage, and no coal at all."""
    text = "germany 4p step3 auction round8 $150 | blue*: #20,30,33 @12 | plants: 36 37 38 39 40 42 | red: $0"
    table = scene(f"{text} | yellow: $0 | green: $0 | fuel: coal0 garbage9").buys(37)
    assert choice(table) == scrap(20)


def test_no_bid_leaves_it_short_of_the_fuel_that_it_wants() -> None:
    """R3.4, R4.3: coal is expensive and five cities need power; not even one Elektro may be missing."""
    bill = 6 + 6 + 6 + 7
    for money in range(bill, 80):
        table = scene(
            f"germany 4p auction round4 $50 | red: ${money} #10,15 @5 | blue*: #3 @4 | plants: 16 17 18 20 21 22 23 24"
            " | fuel: coal9"
        )
        for plant in (16, 17, 18):
            assert money - max(limit(table, plant), 0) >= bill


def test_it_buys_only_fuel_that_it_will_burn() -> None:
    """R4.1: one city needs one plant; the fuel of the other would lie there."""
    table = scene("germany 4p resources $30 | blue*: #4,10 @essen")
    bought = [action for action in turn(table) if isinstance(action, BuyFuel)]
    assert 0 < len(bought) <= 4


SHORT_OF_COAL = "germany 4p step2 resources $40 | blue*: $160 #20,25,31 @9 | yellow: #4,8,36 @8 | fuel: coal14"


def test_it_lays_in_fuel_that_will_be_short() -> None:
    """R7.5: eight coal run its plants; the others will want more next round than the refill brings."""
    table = scene(f"{SHORT_OF_COAL} | red: #10,15,42 @9 | order: red yellow green blue")
    assert sum(isinstance(action, BuyFuel) for action in turn(table)) > 8


def test_it_lays_nothing_in_for_a_round_that_will_not_come() -> None:
    """R9.1: red has sixteen cities; what is not burned now never will be."""
    table = scene(f"{SHORT_OF_COAL} | red: #10,15,42 @16 | order: red yellow green blue")
    assert sum(isinstance(action, BuyFuel) for action in turn(table)) == 8


@pytest.mark.parametrize("money", [4, 5, 6])
def test_it_spends_its_last_elektro_on_fuel_that_pays(money: int) -> None:
    """R4.3, R7.2: four coal cost five; with four only one of the plants can run, the larger one."""
    table = scene(f"germany 4p resources ${money} | blue*: #10,15 @5")
    bought = sum(isinstance(action, BuyFuel) for action in turn(table))
    assert bought == (4 if money >= 5 else 2)


def test_it_fuels_what_it_owns_before_it_builds() -> None:
    table = scene("germany 4p resources $30 | blue*: #10 @essen,duisburg")
    assert [type(action) for action in turn(table)].count(BuyFuel) >= 2


def test_it_runs_all_it_can_use() -> None:
    """R7.2"""
    table = scene("germany 4p bureaucracy | blue*: #10,15 coal4 @5")
    assert choice(table) == power(10, 15)


def test_it_burns_nothing_that_powers_nothing() -> None:
    """R7.1: three cities are supplied by the one plant."""
    table = scene("germany 4p bureaucracy | blue*: #10,15 coal4 @3")
    assert choice(table) == power(15)


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


@cache
def games() -> tuple[GameResult, ...]:
    """Planners among themselves, four to a table, on both maps."""
    schedule = Schedule(("planner",), maps=("germany", "usa"), games=32)
    return tuple(play_at_table(Job(fixture, fixture.bots)).result for fixture in schedule.fixtures())


def test_games_between_planners_are_as_long_as_those_between_people() -> None:
    result = summary(games())
    assert 8 <= result.rounds <= 13
    assert result.shortest >= 8
    assert result.longest <= 14


def test_they_end_in_step_2_or_3() -> None:
    assert summary(games()).steps[0] == 0


def test_winners_power_what_they_have_built() -> None:
    result = summary(games())
    assert result.winner_powers >= 0.95
    assert result.sound_wins >= 0.9


def test_they_waste_next_to_nothing() -> None:
    """Plants that never ran, and markers never burned: a player has one of either in ten games, or fewer."""
    [result] = scores(games(), ["planner"])
    assert result.idle_plants <= 0.05
    assert result.unburned <= 0.2


@pytest.mark.parametrize("players", [2, 3, 5, 6])
@pytest.mark.parametrize("board", ["germany", "usa"])
def test_games_of_other_sizes_are_sound_too(board: str, players: int) -> None:
    played = play(["planner"] * players, seed=players, board=board)
    winner = played.state.standings[0]
    assert 6 <= played.state.round <= 16
    assert played.state.step >= 2
    assert winner.powered >= 0.8 * winner.cities


def test_money_is_never_what_its_plants_lack() -> None:
    """When it stops buying fuel, no plant that would have powered another of its cities was beyond its purse."""
    for seed, board in ((1, "germany"), (2, "usa"), (3, "germany")):
        for seen, action in play(["planner"] * 4, seed, board).decisions:
            if seen.phase is Phase.RESOURCES and action == DONE and seen.round > 1:
                assert not is_short_of_money(seen, game_for(seen.config).book)


def is_short_of_money(seen: Observation, book: Rulebook) -> bool:
    orders = [order_for(book, seen, chosen.plants) for chosen in book.plant_sets(seen.me.plants)]
    powered = max(min(order.powers, len(seen.me.cities)) for order in orders if order is not None and not order.markers)
    better = [order for order in orders if order and min(order.powers, len(seen.me.cities)) > powered]
    return bool(better) and all(order.cost > (seen.me.money or 0) for order in better)


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(["planner"] * 3, seed=5) == play(["planner"] * 3, seed=5)


def test_it_beats_greedy_far_beyond_chance() -> None:
    """Chance is a quarter. All is seeded, so this is one number, not a gamble; the ladder has the real figures."""
    assert share_of("planner", "greedy", players=4, games=12) >= 0.6


def test_from_the_third_round_on_everybody_powers_something() -> None:
    """R7.2: no player is paid for an empty network."""
    powerings = [
        decision.action
        for decision in play(["planner"] * 4, seed=9).decisions
        if isinstance(decision.action, Power) and decision.seen.round >= 3
    ]
    assert powerings
    assert all(action.plants for action in powerings)


# --- weights


def test_weights_have_names() -> None:
    assert len(NAMES) == len(BY_HAND) == len(TUNED) == len(set(NAMES))


@pytest.mark.parametrize(("variant", "values"), [(-1, BY_HAND), (8, BY_HAND), (1, BY_HAND[:-1])])
def test_weights_that_do_not_fit_are_refused(variant: int, values: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="variant"):
        weight_table.set_weights(variant, values)
