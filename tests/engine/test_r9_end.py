"""R9: the end."""

import pytest

from kilowatt.engine.actions import DONE, PASS
from kilowatt.engine.events import CitiesPowered, GameEnded, MarketRefilled, PlantRemoved, Standing, StepBegan
from kilowatt.engine.ids import Phase, Seat
from kilowatt.engine.refusals import Why
from kilowatt.engine.stock import Stock
from tests.scenes import BLUE, GREEN, RED, YELLOW, Table, build, power, scene, why


def ranking(table: Table) -> list[tuple[int, Seat]]:
    """Place and seat, best first."""
    standings = table.game.ranking(table.state)
    assert standings is not None
    return [(line.place, line.seat) for line in standings]


def standing(table: Table, seat: Seat) -> Standing:
    (line,) = [line for line in table.game.ranking(table.state) or () if line.seat == seat]
    return line


# --- when


@pytest.mark.parametrize(("players", "count"), [(2, 21), (3, 17), (4, 17), (5, 15), (6, 14)])
def test_the_game_ends_after_phase_4_with_the_required_cities(players: int, count: int) -> None:
    """R9.1, R1.7: and not with one fewer."""
    table = scene(f"usa {players}p step2 | blue*: $500 @{count - 1} | plants: 30-37")
    assert table.game.ranking(table.state) is None
    assert table.do(DONE).state.phase is Phase.BUREAUCRACY
    table = table.do(table.legal[0])
    assert len(table[BLUE].cities) == count
    assert table.state.phase is Phase.BUILDING
    table = table.do(DONE)
    assert table.state.phase is Phase.OVER
    assert len(table.emitted(GameEnded)) == 1
    assert len(ranking(table)) == players


def test_everyone_still_gets_their_building_turn() -> None:
    """R9.1: blue builds the last city first; the others build, and may have more in the end."""
    table = scene("germany 3p step2 $900 | order: red yellow blue | blue: @16 | red: @15 | yellow: @2 | plants: 30-37")
    table = table.do(table.legal[0], DONE)
    assert table.asked == YELLOW
    table = table.do(table.legal[0], DONE)
    assert table.asked == RED
    while len(table[RED].cities) < 18:
        table = table.do(table.legal[0])
    table = table.do(DONE)
    assert table.state.phase is Phase.OVER
    assert [len(player.cities) for player in table.state.players] == [17, 18, 3]


def test_at_the_end_there_is_no_new_step_no_pay_and_no_refill() -> None:
    """R9.1: six players in Step 1, and the fourteenth city."""
    before = scene("usa 6p step1 | blue*: $500 @13 #30 garbage3 | plants: 20-27")
    built = before.do(before.legal[0])
    table = built.do(DONE)
    assert [type(event).__name__ for event in table.events] == ["TurnEnded", "GameEnded"]
    assert table.state.step == 1
    assert table.state.market == built.state.market
    assert table.state.fuel_market == before.state.fuel_market
    assert table[BLUE].money == built[BLUE].money
    assert table[BLUE].fuel == Stock(garbage=3)
    for kind in (StepBegan, CitiesPowered, MarketRefilled, PlantRemoved):
        assert not table.emitted(kind)


def test_step_3_drawn_in_the_last_phase_4_does_not_begin() -> None:
    """R9.1, R8.3b: the card and two plants leave, and that is all."""
    table = scene("germany 3p step2 $500 | blue*: @16 | plants: 17 20-26 | deck: step3 30")
    table = table.do(table.legal[0]).do(DONE)
    assert (table.state.phase, table.state.step) == (Phase.OVER, 2)


def test_no_seat_is_active_when_the_game_is_over() -> None:
    """R9.1"""
    table = scene("germany 3p step3 | blue*: @17 | plants: 30-35").do(DONE)
    assert table.asked is None
    assert table.legal == ()
    for action in (DONE, PASS, power(), build("essen")):
        assert why(table, action) is Why.GAME_OVER
        assert why(table, action, by=RED) is Why.GAME_OVER


# --- who

END = "germany 4p step3 | order: blue red yellow green | plants: 30 31 32"
"""Blue builds last; with blue's turn the game is over if anybody has 17 cities."""


def test_most_cities_powered_wins_not_most_cities() -> None:
    """R9.2"""
    table = scene(f"{END} | blue*: @17 #13 $500 | red: @6 #50 $0 | yellow: @9 #18 | green: @10 #22").do(DONE)
    assert ranking(table)[0] == (1, RED)
    assert standing(table, RED) == Standing(RED, 1, powered=6, money=0, cities=6)
    assert standing(table, BLUE).powered == 1


def test_no_more_cities_are_powered_than_owned() -> None:
    """R9.2: 50 and 44 make 11, for seven cities."""
    table = scene(f"{END} | blue*: @17 #13 | red: @7 #44,50").do(DONE)
    assert standing(table, RED).powered == 7


def test_plants_without_fuel_power_nothing() -> None:
    """R9.2: two coal are not enough for 20 or 36, one garbage not for 38."""
    table = scene(f"{END} | blue*: @17 #13,20,36 coal2 | red: @7 #38 garbage1").do(DONE)
    assert standing(table, BLUE).powered == 1
    assert standing(table, RED).powered == 0


def test_the_best_choice_of_plants_counts() -> None:
    """R9.2: three coal run 20 (five cities), or 25 (five) beside nothing, or 36 (seven): 36 it is."""
    table = scene(f"{END} | blue*: @17 #20,25,36 coal3").do(DONE)
    assert standing(table, BLUE).powered == 7


def test_the_best_choice_may_be_many_small_plants() -> None:
    """R9.2: four coal run 25 and 42 (eleven cities), not 36 and nothing else (seven)."""
    table = scene(f"{END} | blue*: @17 #25,36,42 coal4").do(DONE)
    assert standing(table, BLUE).powered == 11


def test_the_best_choice_may_be_one_big_plant() -> None:
    """R9.2: four coal run 20 (five cities), or 4 and 10 together (three)."""
    table = scene(f"{END} | blue*: @17 #4,10,20 coal4").do(DONE)
    assert standing(table, BLUE).powered == 5


def test_the_best_choice_need_not_be_the_highest_number() -> None:
    """R9.2: three coal run 36 (seven cities) or 42 (six)."""
    table = scene(f"{END} | blue*: @17 #36,42 coal3").do(DONE)
    assert standing(table, BLUE).powered == 7


def test_the_best_choice_shares_coal_and_oil_out_among_hybrids() -> None:
    """R9.2, R7.1: 46 runs on the three oil and leaves the two coal to 25."""
    table = scene(f"{END} | blue*: @17 #25,46 coal2 oil3").do(DONE)
    assert standing(table, BLUE).powered == 12


def test_resources_are_counted_as_they_are_at_the_end() -> None:
    """R9.2: nothing is burned, and no player has to act."""
    table = scene(f"{END} | blue*: @17 #36 coal6").do(DONE)
    assert table[BLUE].fuel == Stock(coal=6)


def test_a_tie_goes_to_the_most_money() -> None:
    """R9.2: not to the most cities."""
    table = scene(f"{END} | blue*: @17 #13 $99 | red: @5 #18 $31 | yellow: @9 #22 $30 | green: @2 #27 $32").do(DONE)
    assert [standing(table, seat).powered for seat in (GREEN, RED, YELLOW, BLUE)] == [2, 2, 2, 1]
    assert ranking(table) == [(1, GREEN), (2, RED), (3, YELLOW), (4, BLUE)]


def test_a_tie_in_money_too_goes_to_the_most_cities() -> None:
    """R9.2: red and yellow power two each."""
    table = scene(f"{END} | blue*: @17 #13 $9 | red: @7 #18 $40 | yellow: @8 #22 $40 | green: @6 #44 $9").do(DONE)
    assert ranking(table) == [(1, GREEN), (2, YELLOW), (3, RED), (4, BLUE)]


def test_players_equal_in_all_three_share_the_victory() -> None:
    """R9.2: red and green win together; blue is third, for two are before."""
    table = scene(f"{END} | blue*: @17 #13 $9 | red: @8 #18 $40 | yellow: @6 $5 | green: @8 #22 $40").do(DONE)
    places = {line.seat: line.place for line in table.game.ranking(table.state) or ()}
    assert places == {RED: 1, GREEN: 1, BLUE: 3, YELLOW: 4}


def test_turn_order_breaks_no_tie() -> None:
    """R9.2: even if all four are equal."""
    table = scene(f"{END} | blue*: @17 $5 | red: @17 $5 | yellow: @17 $5 | green: @17 $5").do(DONE)
    assert [place for place, _ in ranking(table)] == [1, 1, 1, 1]


def test_the_ending_player_need_not_win() -> None:
    """R9.1, R9.2: red's houses were enough, blue's plants were better."""
    table = scene(f"{END} | blue*: @9 #50 | red: @17 #13").do(DONE)
    assert ranking(table)[0] == (1, BLUE)
