"""R5: building."""

import itertools
import random
from collections.abc import Iterable

import pytest

from kilowatt.content import load_board
from kilowatt.engine.actions import DONE, Build
from kilowatt.engine.config import Chance
from kilowatt.engine.events import CityBuilt, PlantDrawn, PlantRemoved
from kilowatt.engine.ids import CityId, Phase, PlantNumber, RuleId
from kilowatt.engine.refusals import Why
from kilowatt.engine.rules.network import Network
from tests.scenes import BLUE, GREEN, RED, YELLOW, Table, build, buy, new_game, price, ruling, scene, why

WEST = "regions: red blue yellow teal"
"""Germany with Essen, Köln and Aachen on one map."""


def sites(table: Table) -> set[str]:
    """The cities that the active player may build now."""
    return {action.city for action in table.legal if isinstance(action, Build)}


def in_play(table: Table) -> set[str]:
    return {city.id for city in table.game.book.board.cities if city.region in table.state.regions}


# --- the first city


def test_the_first_city_is_any_empty_city_for_ten() -> None:
    """R5.1: no connection cost, however far from everybody."""
    table = scene("germany 4p | blue*: | red: @essen,kassel")
    assert sites(table) == in_play(table) - {"essen", "kassel"}
    assert {price(table, build(city)) for city in sites(table)} == {10}


@pytest.mark.parametrize("step", [2, 3])
def test_the_first_city_is_an_empty_one_in_every_step(step: int) -> None:
    """R5.1: even where the step allows more houses."""
    table = scene(f"germany 4p step{step} | blue*: | red: @essen")
    assert str(ruling(table, build("essen"))) == "city_not_empty, city=essen (R5.1)"
    assert sites(table) == in_play(table) - {"essen"}
    assert price(table, build("duisburg")) == 10


def test_the_second_city_need_not_be_empty() -> None:
    """R5.1, R5.3: the rule is about the first one only."""
    table = scene("germany 4p step2 $99 | blue*: | red: @essen").do(build("duisburg"))
    assert price(table, build("essen")) == 15


def test_a_player_need_not_build() -> None:
    """R5.1: in round 1 or later."""
    for number in (1, 2, 9):
        table = scene(f"germany 3p round{number} | yellow*: $200").do(DONE)
        assert table[YELLOW].cities == ()
        assert table.idle().state.phase is Phase.BUREAUCRACY


def test_if_no_city_is_empty_the_first_city_is_a_second_house() -> None:
    """R5.1: late in Step 2, 21 cities of red and yellow and none left: at the price of the lowest free slot, 15."""
    table = scene("germany 3p step2 | blue*: $15 | red: @11 | yellow: @10 | plants: 20-27")
    assert sites(table) == in_play(table)
    assert {price(table, build(city)) for city in sites(table)} == {15}


def test_if_no_city_is_empty_the_first_city_may_be_a_third_house_in_step_3() -> None:
    """R5.1: a city with two houses costs 20, with one 15; in Step 2 the city with two is full."""
    taken = "blue*: $20 | red: @essen @13 | yellow: @14 | green: @essen | plants: 20-25"
    table = scene(f"germany 4p step3 | {taken}")
    assert in_play(table) == {*table[RED].cities, *table[YELLOW].cities}
    assert price(table, build("essen")) == 20
    assert price(table, build("kiel")) == 15
    assert why(scene(f"germany 4p step2 | {taken}"), build("essen")) is Why.CITY_FULL


def test_if_no_city_is_empty_in_step_1_there_is_nowhere_to_start() -> None:
    """R5.1, R5.3"""
    table = scene("germany 3p step1 $99 | blue*: | red: @11 | yellow: @10 | plants: 20-27")
    assert table.legal == (DONE,)
    assert why(table, build("essen")) is Why.CITY_FULL


def test_one_empty_city_is_enough_to_have_to_start_there() -> None:
    """R5.1: even if it cannot be paid."""
    table = scene("germany 3p step2 | blue*: $9 | red: @10 | yellow: @10 | plants: 20-27")
    taken = {*table[RED].cities, *table[YELLOW].cities}
    assert {why(table, build(city)) for city in taken} == {Why.CITY_NOT_EMPTY}
    (empty,) = in_play(table) - taken
    assert why(table, build(empty)) is Why.CANNOT_PAY


# --- what a city costs


def test_a_city_costs_its_house_and_the_cheapest_way_to_it() -> None:
    """R5.2: from the player's nearest city. Essen-Dortmund is 4, Münster-Dortmund 2."""
    assert price(scene("germany 4p | blue*: @essen"), build("dortmund")) == 14
    assert price(scene("germany 4p | blue*: @essen,muenster"), build("dortmund")) == 12


def test_the_cheapest_way_need_not_be_the_shortest() -> None:
    """R5.2: Essen to Münster direct is 6; by Dortmund 4+2 is no dearer. Hamburg-Kiel is 8; by Lübeck 10."""
    assert price(scene("germany 4p | blue*: @essen"), build("muenster")) == 16
    assert price(scene("germany 4p | blue*: @hamburg"), build("kiel")) == 18
    assert price(scene(f"germany 4p | {WEST} | blue*: @essen"), build("koeln")) == 10 + 2 + 4


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_way_may_lead_through_foreign_and_full_cities(step: int) -> None:
    """R5.2: Essen to Köln runs through Düsseldorf, however many houses stand there."""
    others = ("red: @duesseldorf", "yellow: @duesseldorf", "green: @duesseldorf")[:step]
    table = scene(f"germany 4p step{step} | {WEST} | blue*: @essen | {' | '.join(others)}")
    assert why(table, build("duesseldorf")) is Why.CITY_FULL
    assert price(table, build("koeln")) == 10 + 2 + 4


def test_a_way_may_skip_empty_cities() -> None:
    """R5.2: nothing is paid to, and nothing built in, the cities on the way."""
    table = scene(f"germany 4p | {WEST} | blue*: @essen").do(build("koeln"))
    assert table[BLUE].cities == ("essen", "koeln")
    assert table.emitted(CityBuilt) == [CityBuilt(BLUE, CityId("koeln"), 1, 10, 6)]


def test_a_way_is_paid_again_each_time() -> None:
    """R5.2: the 2 from Essen to Düsseldorf, once on the way to Köln, once for Düsseldorf itself (Köln is 4 away)."""
    table = scene(f"germany 4p $99 | {WEST} | blue*: @essen").do(build("koeln"))
    assert price(table, build("duesseldorf")) == 10 + 2


def test_the_step_does_not_change_the_price_of_an_empty_city() -> None:
    """R5.3"""
    for step in (1, 2, 3):
        assert price(scene(f"germany 4p step{step} | blue*: @essen"), build("duisburg")) == 10


def test_the_second_house_costs_15_and_the_third_20() -> None:
    """R5.2, R5.3"""
    assert price(scene("germany 4p step2 | blue*: @essen | red: @duisburg"), build("duisburg")) == 15
    table = scene("germany 4p step3 | blue*: @essen | red: @duisburg | green: @duisburg")
    assert price(table, build("duisburg")) == 20
    assert table.do(build("duisburg")).emitted(CityBuilt) == [CityBuilt(BLUE, CityId("duisburg"), 3, 20, 0)]


def test_a_player_cannot_build_what_they_cannot_pay() -> None:
    """R5.2"""
    assert why(scene("germany 4p | blue*: $14 @essen"), build("dortmund")) is None
    table = scene("germany 4p | blue*: $13 @essen")
    assert str(ruling(table, build("dortmund"))) == "cannot_pay, price=14, money=13 (R5.2)"


FAR = 10**6


def ways(name: str, regions: Iterable[str]) -> dict[tuple[str, str], int]:
    """All cheapest paths, by Floyd-Warshall over the connections with both ends in play."""
    board, chosen = load_board(name), set(regions)
    cities = [city.id for city in board.cities if city.region in chosen]
    cost: dict[tuple[str, str], int] = {(a, b): 0 if a == b else FAR for a in cities for b in cities}
    for link in board.connections:
        if (link.a, link.b) in cost:
            cost[link.a, link.b] = cost[link.b, link.a] = min(link.cost, cost[link.a, link.b])
    for via, a in itertools.product(cities, cities):
        if cost[a, via] < FAR:
            for b in cities:
                cost[a, b] = min(cost[a, b], cost[a, via] + cost[via, b])
    return cost


@pytest.mark.parametrize("name", ["germany", "usa"])
@pytest.mark.parametrize("count", [3, 4, 5])
def test_all_ways_are_the_cheapest_inside_every_possible_area(name: str, count: int) -> None:
    """R5.2, R1.1"""
    board = load_board(name)
    for chosen in itertools.combinations([region.id for region in board.regions], count):
        cost = ways(name, chosen)
        if max(cost.values()) < FAR:
            network = Network(board, chosen)
            assert {(a, b): network.connection_cost((a,), b) for a in network.cities for b in network.cities} == cost


@pytest.mark.parametrize("name", ["germany", "usa"])
@pytest.mark.parametrize("seed", range(5))
def test_each_city_is_joined_by_the_cheapest_way_from_all_that_came_before(name: str, seed: int) -> None:
    """R5.2, R5.4: thirteen cities in a row, anywhere."""
    table, rng = scene(f"{name} 6p $9999 | blue*:"), random.Random(seed)
    cost = ways(name, table.state.regions)
    for _ in range(13):
        city, owned = rng.choice(sorted(sites(table))), table[BLUE].cities
        expected = min((cost[own, city] for own in owned), default=0)
        table = table.do(build(city))
        assert table.emitted(CityBuilt) == [CityBuilt(BLUE, CityId(city), 1, 10, expected)]


@pytest.mark.parametrize("name", ["germany", "usa"])
@pytest.mark.parametrize("players", range(2, 7))
def test_every_city_in_play_can_be_reached(name: str, players: int) -> None:
    """R1.1, R5.2: from anywhere, in every area that chance picks, without leaving it."""
    for seed in range(30):
        area = new_game(f"{name} {players}p", Chance(seed=seed)).state.regions
        table = scene(f"{name} {players}p $999 | regions: {' '.join(area)} | blue*: @1")
        assert sites(table) == in_play(table) - set(table[BLUE].cities)


# --- how many houses


def test_in_step_1_a_city_takes_one_house() -> None:
    """R5.3"""
    table = scene("germany 4p step1 | blue: @essen | red*: $99")
    assert str(ruling(table, build("essen"))) == "city_full, city=essen, step=1 (R5.3)"


def test_in_step_2_a_city_takes_two_houses() -> None:
    """R5.3"""
    table = scene("germany 4p step2 $99 | blue*: @duisburg | red: @essen | yellow: @duisburg")
    assert why(table, build("essen")) is None
    table = scene("germany 4p step2 $99 | blue*: @duisburg | red: @essen | green: @essen")
    assert why(table, build("essen")) is Why.CITY_FULL


def test_in_step_3_a_city_takes_three_houses() -> None:
    """R5.3"""
    three = "germany 5p step3 $99 | blue*: @duisburg | red: @essen | green: @essen"
    assert why(scene(three), build("essen")) is None
    assert why(scene(f"{three} | yellow: @essen"), build("essen")) is Why.CITY_FULL


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_player_cannot_build_twice_in_a_city(step: int) -> None:
    """R5.3"""
    table = scene(f"germany 4p step{step} $99 | blue*: @essen")
    assert str(ruling(table, build("essen"))) == "city_already_yours, city=essen (R5.3)"


# --- the turn


def test_each_new_city_joins_the_network_before_the_next_is_priced() -> None:
    """R5.4: Essen to Aachen is 11 away; by way of Düsseldorf only 9 are left."""
    table = scene(f"germany 4p $99 | {WEST} | blue*: @essen")
    assert price(table, build("aachen")) == 10 + 2 + 9
    assert price(table.do(build("duesseldorf")), build("aachen")) == 10 + 9


def test_any_number_of_cities_a_turn() -> None:
    """R5.4: from none at all to as many as the money pays."""
    table = scene("germany 4p $200 | blue*: | plants: 10-17")
    cities = ("essen", "duisburg", "duesseldorf", "dortmund", "muenster", "osnabrueck")
    table = table.do(*(build(city) for city in cities))
    assert table[BLUE].money == 200 - 6 * 10 - (0 + 0 + 2 + 4 + 2 + 7)
    assert table.asked == BLUE


def test_building_goes_in_reverse_order() -> None:
    """R5.4: the last in turn order first; then bureaucracy begins with the first."""
    table = scene("germany 4p | order: green blue yellow red")
    asked = []
    while table.state.phase is Phase.BUILDING:
        asked.append(table.asked)
        table = table.do(DONE)
    assert asked == [RED, YELLOW, BLUE, GREEN]
    assert table.asked == GREEN


def test_a_house_built_before_ones_turn_is_in_the_way() -> None:
    """R5.4, R5.3"""
    table = scene("germany 2p $99 | order: blue red").do(build("essen"), DONE)
    assert table.asked == BLUE
    assert why(table, build("essen")) is Why.CITY_FULL


def test_nothing_but_building_is_done_in_this_phase() -> None:
    """R5.4"""
    assert why(scene("germany 4p | blue*: #4"), buy("coal")) is Why.WRONG_PHASE


# --- the count


def test_the_count_moves_at_once_and_obsolete_plants_leave_in_the_middle_of_a_turn() -> None:
    """R5.5, R6.2: with the third city plant 3 goes, with the fourth 4; for each a card is drawn."""
    table = scene("germany 4p $99 | blue*: @essen,duisburg | plants: 3-10 | deck: 20 21 ...")
    table = table.do(build("dortmund"))
    assert table.emitted(PlantRemoved) == [PlantRemoved(PlantNumber(3), RuleId("R6.2"))]
    assert table.emitted(PlantDrawn) == [PlantDrawn(PlantNumber(20), RuleId("R6.2"))]
    assert table.asked == BLUE
    table = table.do(build("muenster"))
    assert table.state.market == (5, 6, 7, 8, 9, 10, 20, 21)


def test_only_the_leaders_count_makes_plants_obsolete() -> None:
    """R5.5, R6.2: red's fifth city changes nothing while blue has six."""
    table = scene("germany 4p $99 | blue: @6 | red*: @4 | plants: 7-14")
    assert not table.do(table.legal[0]).emitted(PlantRemoved)


# --- the rulebook's example


EXAMPLE = "germany 4p {} $99 | regions: red blue yellow teal | order: green yellow red blue"


def test_the_example_in_step_1() -> None:
    """R5.6: A owns Essen and Münster, B owns Düsseldorf."""
    a = scene(f"{EXAMPLE.format('step1')} | blue*: @essen,muenster | red: @duesseldorf")
    b = scene(f"{EXAMPLE.format('step1')} | blue: @essen,muenster | red*: @duesseldorf")
    assert price(a, build("duisburg")) == 10
    assert price(a, build("dortmund")) == 12
    assert price(a, build("aachen")) == 21
    assert price(b, build("duisburg")) == 12
    assert why(a, build("duesseldorf")) is Why.CITY_FULL


def test_the_example_in_step_2() -> None:
    """R5.6: Düsseldorf 17, Köln 21 with B there too, both together 36."""
    a = scene(f"{EXAMPLE.format('step2')} | blue*: @essen,muenster | red: @duesseldorf,koeln")
    assert price(a, build("duesseldorf")) == 17
    assert price(a, build("koeln")) == 21
    both = a.do(build("duesseldorf"), build("koeln"))
    assert [event.house + event.connection for event in both.emitted(CityBuilt)] == [17, 19]
    assert a[BLUE].money - both[BLUE].money == 36
