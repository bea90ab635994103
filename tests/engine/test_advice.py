"""Advice: the figures that help a player to plan a turn."""

import pytest

from kilowatt.engine import Bid, BuyFuel, Fuel, Power, Stock, build_paths
from kilowatt.engine.actions import DONE, PASS, Build, Nominate
from kilowatt.engine.advice.bidding import Bidding
from kilowatt.engine.advice.coach import Advice, Goal
from kilowatt.engine.advice.fuel_plans import FuelDemand, FuelPlan, round_cost
from kilowatt.engine.advice.milestones import Milestone
from kilowatt.engine.advice.powerings import best_powering, legal_powerings
from kilowatt.engine.advice.storage import PlantStorage
from kilowatt.engine.ids import CityId, PlantNumber, Seat
from kilowatt.engine.observation import Observation
from tests.scenes import BLUE, GREEN, RED, YELLOW, Table, buy, nominate, scene


def seen(table: Table, seat: Seat | None = None) -> Observation:
    """What a seat sees; by default the player to move."""
    return table.game.observe(table.state, table.asked if seat is None else seat, figures=True)


# --- the order of a phase


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("auction", (RED, BLUE, GREEN, YELLOW)),
        ("resources", (YELLOW, GREEN, BLUE, RED)),
        ("building", (YELLOW, GREEN, BLUE, RED)),
        ("bureaucracy", (RED, BLUE, GREEN, YELLOW)),
    ],
)
def test_phases_3_and_4_ask_the_last_in_turn_order_first(phase: str, expected: tuple[Seat, ...]) -> None:
    """R3.1, R4.3, R5.4, R7.1."""
    table = scene(f"germany 4p {phase} | order: red blue green yellow")
    assert seen(table, BLUE).phase_order == expected
    assert table.game.observe(table.state, BLUE, prices=False).phase_order == expected


# --- the auction


def figures(table: Table, seat: Seat | None = None) -> Bidding:
    bidding = seen(table, seat).bidding
    assert bidding is not None
    return bidding


def test_the_first_bid_is_at_least_the_plants_number_and_every_other_one_more() -> None:
    """R3.1, R3.4."""
    table = scene("germany 3p auction | blue*: $50 | red: $40 | yellow: $30 | plants: 3-6 13 14 15 16")
    assert figures(table).min_bid == 0
    table = table.do(nominate(5))
    assert figures(table).min_bid == 5
    table = table.do(Bid(9))
    assert figures(table).min_bid == 10


def test_no_rival_can_beat_the_safe_bid() -> None:
    """R3.5: the richest rival who is still in has 40."""
    table = scene("germany 3p auction | blue*: $50 | red: $40 | yellow: $30 | plants: 3-6 13 14 15 16")
    assert figures(table).safe_bid is None
    table = table.do(nominate(5))
    assert figures(table).safe_bid == 40
    assert figures(table.do(Bid(9), PASS), YELLOW).safe_bid == 50
    assert figures(table.do(Bid(45))).safe_bid == 50


def test_a_rival_who_is_out_of_the_auction_is_not_counted() -> None:
    """R3.4: after the pass of red only blue and yellow can bid."""
    table = scene("germany 3p auction | blue*: $50 | red: $99 | yellow: $30 | plants: 3-6 13 14 15 16")
    table = table.do(nominate(5), Bid(5), PASS)
    assert figures(table, BLUE).bidders == (BLUE, YELLOW)
    assert figures(table, BLUE).safe_bid == 30


def test_who_is_left_alone_in_the_phase_is_the_last_buyer() -> None:
    """R3.8."""
    table = scene("germany 3p auction | yellow*:")
    assert figures(table).last_buyer
    assert not figures(scene("germany 3p auction | red*:")).last_buyer


@pytest.mark.parametrize(("plants", "must_scrap"), [("4,5", False), ("4,5,6", True)])
def test_one_plant_too_many_must_be_scrapped(plants: str, must_scrap: bool) -> None:
    """R3.9: three plants are the most with four players."""
    assert figures(scene(f"germany 4p auction | blue*: #{plants}")).must_scrap is must_scrap


def test_a_plant_on_offer_shows_what_its_fuel_for_one_round_costs() -> None:
    """R4.3: plant 4 burns two coal, 5 is a hybrid for two, 3 burns two oil, 13 is a wind farm."""
    table = scene("germany 4p auction | blue*: | plants: 3-5 13 20 21 22 25 | fuel: coal4 oil1")
    prices = {offer.plant: offer.fuel_cost for offer in figures(table).offers}
    # Coal costs 7, 8, 8, 8 and oil 8: two markers of oil are not to be had.
    assert prices == {3: None, 4: 15, 5: 15, 13: 0}


# --- fuel


def test_markers_lie_on_the_plants_of_one_fuel_before_the_hybrids() -> None:
    """R4.1: plant 4 (two coal) and plant 5 (two of either) share four coal."""
    [four, five] = seen(scene("germany 4p building | blue*: #4,5 coal3")).me.stored
    assert four == PlantStorage(PlantNumber(4), Stock(coal=2), capacity=4, ready=True)
    assert five == PlantStorage(PlantNumber(5), Stock(coal=1), capacity=4, ready=False)


def test_a_hybrid_takes_what_the_other_plants_have_no_room_for() -> None:
    """R4.1, R4.2a: all of the oil has to lie on the hybrid, so all of the coal is on the coal plant."""
    [four, five] = seen(scene("germany 4p building | blue*: #4,5 coal4 oil4")).me.stored
    assert (four.fuel, five.fuel) == (Stock(coal=4), Stock(oil=4))


def test_a_plant_that_burns_nothing_is_always_ready() -> None:
    """R7.1."""
    [wind] = seen(scene("germany 4p building | blue*: #13")).me.stored
    assert wind == PlantStorage(PlantNumber(13), Stock(), capacity=0, ready=True)


def plans(scene_text: str) -> tuple[FuelPlan, ...]:
    return seen(scene(scene_text)).fuel_plans


def test_a_fuel_plan_buys_what_the_plants_lack_for_one_round_and_for_two() -> None:
    """R4.3: plant 4 burns two coal; with 21 left, the first three cost 2 each."""
    one, two = plans("germany 4p resources | green*: #4 coal1 | fuel: coal21")
    assert one == FuelPlan(1, (Fuel.COAL,), 2, (), lacks_money=False)
    assert two == FuelPlan(2, (Fuel.COAL,) * 3, 6, (), lacks_money=False)


def test_a_plan_for_a_hybrid_buys_the_cheaper_fuel() -> None:
    """R4.3: with 10 coal and 24 oil in the market, oil is cheaper."""
    one, _ = plans("germany 4p resources | green*: #5 | fuel: coal10 oil24")
    assert one.fuels == (Fuel.OIL, Fuel.OIL)


def test_a_hybrid_leaves_its_fuel_to_the_plant_that_burns_nothing_else() -> None:
    """R4.1: burning the coal in the hybrid would leave no room for the coal that plant 4 needs."""
    _, two = plans("germany 4p resources | green*: #4,12 coal4 oil4")
    assert two == FuelPlan(2, (), 0, (), lacks_money=False)


def test_a_plant_that_cannot_be_fuelled_gets_nothing() -> None:
    """R4.4: one marker of uranium is there, but plant 11 is not run on less than it burns; plant 10 lacks coal."""
    one, _ = plans("germany 4p resources | green*: #10,11 | fuel: coal1 uranium1")
    assert one == FuelPlan(1, (Fuel.URANIUM,), 16, (Fuel.COAL,), lacks_money=False)


def test_a_plan_costs_no_more_than_there_is() -> None:
    """R4.3."""
    one, _ = plans("germany 4p resources | green*: $1 #4 | fuel: coal24")
    assert one == FuelPlan(1, (), 0, (), lacks_money=True)


def test_the_plant_that_powers_more_cities_for_a_marker_is_fuelled_first() -> None:
    """R4.3: plant 16 powers three cities with two oil, plant 10 two with two coal; every marker costs 2."""
    one, _ = plans("germany 4p resources | green*: $5 #10,16 | fuel: coal21 oil21")
    assert one == FuelPlan(1, (Fuel.OIL, Fuel.OIL), 4, (), lacks_money=True)


def test_a_wind_farm_needs_no_fuel() -> None:
    """R7.1."""
    assert plans("germany 4p resources | green*: #13")[1] == FuelPlan(2, (), 0, (), lacks_money=False)


def test_only_the_player_to_move_gets_fuel_plans() -> None:
    assert seen(scene("germany 4p resources | green*: #4"), BLUE).fuel_plans == ()


def test_the_demand_of_the_rivals_is_what_they_lack_to_run_everything_once() -> None:
    """R7.1: blue lacks one coal, red two of either; the observer's own plants do not count."""
    table = scene("germany 4p resources | blue: #4 coal1 | red: #5 | yellow: #13 | green*: #7")
    assert seen(table).rival_demand == FuelDemand(coal=1, hybrid=2)


def test_too_few_markers_have_no_price() -> None:
    """R4.4."""
    table = scene("germany 4p resources | blue: | fuel: uranium0")
    assert round_cost(table.game.book, table.state.fuel_market, PlantNumber(11)) is None


# --- cities


def test_the_path_to_a_city_begins_at_the_network_as_it_is_then() -> None:
    """R5.2: Duisburg is joined through Essen once that is built."""
    table = scene("germany 4p $99 | blue*: @dortmund | regions: red blue yellow teal")
    order = [CityId("essen"), CityId("duisburg")]
    assert build_paths(table.game.book, table.state, BLUE, order) == (("dortmund", "essen"), ("essen", "duisburg"))


def test_a_first_city_needs_no_path() -> None:
    """R5.1."""
    table = scene("germany 4p | blue*: | regions: red blue yellow teal")
    order = [CityId("essen"), CityId("duisburg")]
    assert build_paths(table.game.book, table.state, BLUE, order) == (("essen",), ("essen", "duisburg"))


def test_the_capacity_of_a_player_is_what_all_plants_could_power() -> None:
    """R0.4: plants 4 and 20 power 1 and 5 cities."""
    assert seen(scene("germany 4p | blue*: #4,20"), RED).players[BLUE].capacity == 6


# --- milestones


@pytest.mark.parametrize(
    ("cities", "expected"),
    [
        (3, ()),
        (4, (Milestone("step_2", 7, 4, reached=False, price=15),)),
        (7, (Milestone("step_2", 7, 7, reached=True, price=15),)),
    ],
)
def test_step_2_is_announced_three_cities_before_it_begins(cities: int, expected: tuple[Milestone, ...]) -> None:
    """R8.2: with four players it begins at seven cities."""
    assert seen(scene(f"germany 4p | blue*: | red: @{cities}")).milestones == expected


def test_step_3_is_announced_three_cards_before_it() -> None:
    """R8.3."""
    table = scene("germany 4p step2 | blue*: | deck: 40 42 44 step3")
    assert seen(table).milestones == (Milestone("step_3", 0, 3, reached=False, price=20),)
    assert seen(scene("germany 4p step2 | blue*: | deck: 39 40 42 44 step3")).milestones == ()


@pytest.mark.parametrize(("cities", "reached"), [(14, False), (17, True)])
def test_the_end_is_announced_three_cities_before_it(cities: int, reached: bool) -> None:
    """R9.1: with four players the game ends at seventeen cities."""
    table = scene(f"germany 4p step3 | blue*: | red: @{cities} | deck: 40 42")
    assert seen(table).milestones == (Milestone("end", 17, cities, reached=reached),)


# --- powering


def test_every_powering_is_listed_with_what_it_burns_and_pays() -> None:
    """R7.1, R7.2: plant 5 may burn one coal and one oil, plant 13 nothing."""
    table = scene("germany 4p bureaucracy | blue*: #5,13 @1 coal1 oil1")
    listed = {
        (each.plants, each.hybrid_coal, each.hybrid_oil, each.burned, each.cities, each.income)
        for each in seen(table).powerings
    }
    mix = Stock(coal=1, oil=1)
    assert listed == {
        ((), 0, 0, Stock(), 0, 10),
        ((5,), 1, 1, mix, 1, 22),
        ((13,), 0, 0, Stock(), 1, 22),
        ((5, 13), 1, 1, mix, 1, 22),
    }


def test_the_best_powering_burns_the_least() -> None:
    """R7.2: the wind farm powers the one city."""
    table = scene("germany 4p bureaucracy | blue*: #5,13 @1 coal1 oil1")
    assert best_powering(table.game.book, table[BLUE]).action == Power((PlantNumber(13),))
    assert len(legal_powerings(table.game.book, table[BLUE])) == 4


# --- the coach


def advice(text: str) -> Advice | None:
    return seen(scene(text)).advice


def test_the_coach_nominates_the_plant_that_is_worth_most() -> None:
    """R3.1: 15 powers three cities, the others one each."""
    assert advice("germany 4p auction $50 | blue*: | plants: 4 5 13 15 20 21 22 25") == Advice(
        Goal.NOMINATE, (Nominate(PlantNumber(15)),), 15
    )


def test_the_coach_passes_where_nothing_is_worth_its_price() -> None:
    """R3.2: with 10 nothing would be left for fuel and a city."""
    assert advice("germany 4p auction $10 | blue*: #13 | plants: 7 8 9 10 20 21 22 25") == Advice(Goal.PASS, (PASS,))


def test_the_coach_bids_up_to_a_limit_and_then_leaves() -> None:
    """R3.4: at most three above the number."""
    table = scene("germany 4p auction $60 | blue*: | plants: 3-5 13 20 21 22 25").do(nominate(13))
    assert seen(table).advice == Advice(Goal.BID, (Bid(13),), 13, 13)
    assert seen(table.do(Bid(14))).advice == Advice(Goal.LEAVE_AUCTION, (PASS,))


def test_the_coach_buys_fuel_for_one_round() -> None:
    """R4.3."""
    table = scene("germany 4p resources | green*: #4 | fuel: coal24")
    assert seen(table).advice == Advice(Goal.BUY_FUEL, (BuyFuel(Fuel.COAL),) * 2, 2)
    assert seen(table.do(buy("coal"), buy("coal"))).advice == Advice(Goal.END_BUYING, (DONE,))


def test_the_coach_starts_where_lines_are_short() -> None:
    """R5.1: Essen is one step from Duisburg (0) and Dortmund (4)."""
    assert advice("germany 4p | blue*: #20 | regions: red blue yellow teal") == Advice(
        Goal.FIRST_CITY, (Build(CityId("essen")),), 10
    )


def test_the_coach_builds_as_many_cities_as_the_plants_can_power() -> None:
    """R5.4: but two in any case."""
    cheapest = Advice(Goal.BUILD, (Build(CityId("essen")),), 10)
    regions = "regions: red blue yellow teal"
    assert advice(f"germany 4p | blue*: #4 @duisburg | {regions}") == cheapest
    assert advice(f"germany 4p | blue*: #4 @duisburg,essen | {regions}") == Advice(Goal.END_BUILDING, (DONE,))


def test_the_coach_powers_what_pays_most() -> None:
    """R7.2."""
    powered = advice("germany 4p bureaucracy | blue*: #13 @1")
    assert powered == Advice(Goal.POWER, (Power((PlantNumber(13),)),), 22)


def test_the_coach_says_nothing_about_scrapping_and_to_those_who_wait() -> None:
    """R3.9."""
    table = scene("germany 4p auction $60 | green*: #4,5,6 | plants: 7 8 9 10 20 21 22 25").do(nominate(7))
    assert table.state.auction.bought
    assert seen(table).advice is None
    assert seen(table, BLUE).advice is None
