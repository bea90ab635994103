"""The figures of the table that every observer gets: turns, slots, empty places, cities in play, limits, tie-breaks."""

import pytest

from kilowatt.engine import DONE, PASS, Bid, BuyFuel, Fuel, Seat, decided_by
from kilowatt.engine.advice.bidding import BidRange
from kilowatt.engine.advice.city_prices import CityPrice
from kilowatt.engine.events import Standing
from kilowatt.engine.observation import Observation
from kilowatt.engine.refusals import Why
from tests.scenes import BLUE, GREEN, RED, YELLOW, Table, nominate, scene


def seen(table: Table, seat: Seat | None = None) -> Observation:
    """The table as a seat sees it, without prices; by default as a spectator does."""
    return table.game.observe(table.state, seat, prices=False, figures=True)


def test_figures_are_there_when_asked_for_and_do_not_depend_on_prices() -> None:
    table = scene("germany 4p resources | green*:")
    bare = table.game.observe(table.state, GREEN, prices=False)
    assert (bare.cities_in_play, bare.empty_places, bare.waiting, bare.open_slots) == ((), (), (), 0)
    priced = table.game.observe(table.state, GREEN)
    assert (priced.cities_in_play, priced.fuel_plans, priced.advice, priced.me.capacity) == ((), (), None, 0)
    priced = table.game.observe(table.state, GREEN, figures=True)
    figures = seen(table)
    assert (figures.city_prices, figures.powering, figures.fuel_plans) == ((), None, ())
    assert figures.cities_in_play == priced.cities_in_play != ()
    assert figures.empty_places == priced.empty_places
    assert (figures.waiting, figures.done, figures.open_slots) == (priced.waiting, priced.done, priced.open_slots)


# --- turns


@pytest.mark.parametrize("phase", ["resources", "building"])
def test_in_phases_3_and_4_the_players_before_in_turn_order_wait(phase: str) -> None:
    """R4.3, R5.4."""
    table = scene(f"germany 4p {phase} | order: red blue green yellow | green*:")
    assert seen(table).waiting == (BLUE, RED)
    assert seen(table).done == (YELLOW,)


def test_in_phase_5_the_players_after_in_turn_order_wait() -> None:
    """R7.1."""
    table = scene("germany 4p bureaucracy | order: red blue green yellow | blue*:")
    assert seen(table).waiting == (GREEN, YELLOW)
    assert seen(table).done == (RED,)


def test_in_the_auction_a_player_is_done_after_buying_or_passing_as_the_opener() -> None:
    """R3.7: a bidder who drops out still has a turn."""
    table = scene("germany 3p auction | plants: 3-6 13 14 15 16").do(PASS)
    assert seen(table).done == (BLUE,)
    table = table.do(nominate(3), Bid(3), PASS)
    assert seen(table).done == (BLUE, RED)
    assert seen(table).waiting == ()


def test_who_has_to_scrap_a_plant_is_not_done() -> None:
    """R3.9."""
    table = scene("germany 4p auction | blue*: $50 #13,18,22 | plants: 3-6 20 21 23 24")
    table = table.do(nominate(3), Bid(3), PASS, PASS, PASS)
    assert (table.state.active, seen(table).done) == (BLUE, ())


# --- the map


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_city_takes_one_house_per_step(step: int) -> None:
    """R5.3."""
    assert seen(scene(f"germany 4p step{step} | blue*:")).open_slots == step


def test_the_cities_in_play_are_those_of_the_regions_in_play() -> None:
    """R1.1."""
    table = scene("germany 2p | blue*: | regions: teal red blue")
    region_of = table.game.book.region_of
    assert {region_of[city] for city in seen(table).cities_in_play} == {"teal", "red", "blue"}
    assert len(seen(table).cities_in_play) == 21


def price_of(table: Table, city: str) -> CityPrice:
    [price] = [price for price in table.game.observe(table.state, table.asked).city_prices if price.city == city]
    return price


def test_a_full_city_has_no_price() -> None:
    """R5.3."""
    table = scene("germany 4p $99 | blue*: @dortmund | red: @essen | regions: red blue yellow teal")
    essen = price_of(table, "essen")
    assert essen.house is None
    assert essen.refusal is not None
    assert essen.refusal.why is Why.CITY_FULL
    with pytest.raises(ValueError, match="'essen' takes no house now: city_full"):
        assert essen.cost


def test_a_city_that_is_too_expensive_has_a_price() -> None:
    """R5.2."""
    essen = price_of(scene("germany 4p $3 | blue*: @dortmund | regions: red blue yellow teal"), "essen")
    assert (essen.house, essen.cost) == (10, 14)
    assert essen.refusal is not None
    assert essen.refusal.why is Why.CANNOT_PAY


def test_a_city_with_a_house_has_no_price_for_a_first_city() -> None:
    """R5.1."""
    table = scene("germany 4p step2 $99 | blue*: | red: @essen | regions: red blue yellow teal")
    assert price_of(table, "essen").house is None


# --- the resource market


def test_the_cheapest_places_are_empty_and_a_refill_fills_the_most_expensive_of_them() -> None:
    """R1.4, R7.5: four players, Step 1: five coal, two garbage and one uranium come."""
    table = scene("germany 4p resources | green*: #4 | fuel: coal15 oil24 garbage0 uranium11")
    coal, oil, garbage, uranium = seen(table).empty_places
    assert (coal.fuel, coal.prices, coal.refill) == (Fuel.COAL, (1, 1, 1, 2, 2, 2, 3, 3, 3), (2, 2, 3, 3, 3))
    assert (oil.prices, oil.refill) == ((), ())
    assert garbage.prices == tuple(price for price in range(1, 9) for _ in range(3))
    assert garbage.refill == (8, 8)
    assert (uranium.prices, uranium.refill) == ((1,), (1,))


def test_buying_a_marker_empties_its_place() -> None:
    """R4.3."""
    table = scene("germany 4p resources | green*: #4 | fuel: coal24").do(BuyFuel(Fuel.COAL), BuyFuel(Fuel.COAL))
    assert seen(table).empty_places[0].prices == (1, 1)


# --- standing orders


def test_a_limit_is_at_least_the_next_bid_and_at_most_all_of_ones_money() -> None:
    """R3.4, R3.5."""
    table = scene("germany 3p auction | blue*: $50 | red: $40 | yellow: $5 | plants: 3-6 13 14 15 16")
    assert range_of(table, RED) is None
    table = table.do(nominate(5), Bid(9))
    assert range_of(table, RED) == BidRange(10, 40)
    assert range_of(table, YELLOW) == BidRange(10, 5)
    assert range_of(table, BLUE) == BidRange(9, 50)
    assert range_of(table.do(PASS), RED) is None


def range_of(table: Table, seat: Seat) -> BidRange | None:
    bidding = table.game.observe(table.state, seat, figures=True).bidding
    assert bidding is not None
    return bidding.order_range


def test_no_limit_is_possible_while_a_plant_is_scrapped() -> None:
    """R3.9."""
    table = scene("germany 4p auction | blue*: $50 #13,18,22 | plants: 3-6 20 21 23 24")
    table = table.do(nominate(3), Bid(3), PASS, PASS, PASS)
    assert range_of(table, BLUE) is None


# --- the end


def test_the_first_figure_that_differs_decides() -> None:
    """R9.2."""
    rows = [(1, 16, 90, 17), (2, 15, 95, 18), (3, 15, 60, 18), (4, 15, 60, 17), (4, 15, 60, 17)]
    ranking = [Standing(Seat(seat), *row) for seat, row in enumerate(rows)]
    assert decided_by(ranking) == ("powered", "money", "cities", None, None)


def test_nothing_is_decided_while_the_game_goes_on() -> None:
    """R9.2."""
    assert seen(scene("germany 3p | blue*:")).decided_by == ()


def test_the_final_observation_says_what_decided() -> None:
    """R9.2: green, red and yellow power two cities each, with 32, 31 and 30 elektro; blue powers one."""
    end = "germany 4p step3 | order: blue red yellow green | plants: 30 31 32"
    table = scene(f"{end} | blue*: @17 #13 $99 | red: @5 #18 $31 | yellow: @9 #22 $30 | green: @2 #27 $32").do(DONE)
    assert [line.seat for line in seen(table).standings] == [GREEN, RED, YELLOW, BLUE]
    assert seen(table).decided_by == ("money", "money", "powered", None)
