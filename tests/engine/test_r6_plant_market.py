"""R6: the plant market at all times."""

import pytest

from kilowatt.engine.actions import DONE, PASS
from kilowatt.engine.events import PlantRemoved
from kilowatt.engine.ids import Phase
from kilowatt.engine.refusals import Why
from tests.scenes import BLUE, RED, Table, build, drawn, nominate, on_offer, power, scene, why


def removed(table: Table) -> list[int]:
    return [event.plant for event in table.emitted(PlantRemoved)]


# --- R6.1


@pytest.mark.parametrize("step", [1, 2])
def test_in_steps_1_and_2_the_lowest_four_of_eight_are_on_offer(step: int) -> None:
    """R6.1"""
    table = scene(f"germany 3p step{step} auction $200 | plants: 4 8 15 16 20 30 31 50")
    assert on_offer(table) == [4, 8, 15, 16]


def test_in_step_3_all_six_are_on_offer() -> None:
    """R6.1, R8.5"""
    table = scene("germany 3p step3 auction $200 | plants: 4 8 15 16 20 50")
    assert on_offer(table) == [4, 8, 15, 16, 20, 50]


@pytest.mark.parametrize(("card", "offer"), [(3, [3, 8, 15, 16]), (14, [8, 14, 15, 16]), (50, [8, 15, 16, 30])])
def test_a_card_is_sorted_in_wherever_it_belongs(card: int, offer: list[int]) -> None:
    """R6.1: that changes what is on offer."""
    table = scene(f"germany 3p auction | plants: 7 8 15 16 30 31 32 33 | deck: {card} ...").buys(7)
    assert table.state.market == tuple(sorted((8, 15, 16, 30, 31, 32, 33, card)))
    assert on_offer(table) == offer


# --- R6.2


def test_a_plant_is_obsolete_at_the_leaders_count_not_above_it() -> None:
    """R6.2: with seven cities 7 goes and 8 stays."""
    table = scene("germany 4p $99 | blue*: @6 | plants: 7-14 | deck: 20 ...")
    table = table.do(table.legal[0])
    assert len(table[BLUE].cities) == 7
    assert table.state.market == (8, 9, 10, 11, 12, 13, 14, 20)
    assert table.state.gone == (7,)


def test_again_and_again_until_none_is_obsolete() -> None:
    """R6.2: in phase 4; the cards drawn for 7 are obsolete too: 4, then 6, then 3."""
    table = scene("germany 4p $99 | blue*: @6 | plants: 7-14 | deck: 4 6 3 20 5 ...")
    table = table.do(table.legal[0])
    assert removed(table) == [7, 4, 6, 3]
    assert drawn(table) == [4, 6, 3, 20]
    assert table.state.market == (8, 9, 10, 11, 12, 13, 14, 20)
    assert table.state.deck[0] == 5


def test_in_phase_2() -> None:
    """R6.2: a freshly drawn 6, against six cities."""
    table = scene("germany 4p auction | red: @6 | plants: 7-14 | deck: 6 20 ...").buys(7)
    assert removed(table) == [6]
    assert table.state.market == (8, 9, 10, 11, 12, 13, 14, 20)


def test_between_phases_4_and_5() -> None:
    """R6.2, R8.2: Step 2 begins with blue's seventh city; its card, a 5, is obsolete."""
    table = scene("germany 4p step1 $99 | blue*: @6 | plants: 8-15 | deck: 5 20 ...")
    table = table.do(table.legal[0], DONE)
    assert table.state.phase is Phase.BUREAUCRACY
    assert removed(table) == [8, 5]
    assert table.state.market == (9, 10, 11, 12, 13, 14, 15, 20)


def test_in_phase_5() -> None:
    """R6.2, R7.7: the card drawn at the end of the round, and the next."""
    table = scene("germany 4p bureaucracy | red: @6 | plants: 7-14 | deck: 5 4 20 ...").idle()
    assert removed(table) == [5, 4]
    assert table.state.market == (7, 8, 9, 10, 11, 12, 13, 20)


def test_in_step_3() -> None:
    """R6.2: no other rule for the last step."""
    table = scene("germany 2p step3 $99 | blue*: @19 | plants: 20-25 | deck: 18 30")
    table = table.do(table.legal[0])
    assert removed(table) == [20, 18]
    assert table.state.market == (21, 22, 23, 24, 25, 30)


def test_plants_owned_are_not_touched() -> None:
    """R6.2: 3 and 5 are long obsolete, and still run."""
    table = scene("germany 2p | blue*: $99 @6 #3,5 | red: #4 | plants: 7-14")
    table = table.do(table.legal[0])
    assert table[BLUE].plants == (3, 5)
    assert table[RED].plants == (4,)
    assert power(3) in scene("germany 2p bureaucracy | blue: @7 #3 oil2").legal


def test_a_future_plant_moves_up_when_a_lower_one_leaves() -> None:
    """R6.2, R6.1: with 3 gone, 7 is on offer at the next auction."""
    table = scene("germany 2p | blue*: $99 @essen,duisburg | plants: 3-10 | deck: 20 21 ...")
    table = table.do(build("dortmund")).idle().idle()
    assert table.state.phase is Phase.AUCTION
    assert on_offer(table) == [4, 5, 6, 7]


# --- R6.3


def test_with_an_empty_deck_a_sale_is_not_replaced() -> None:
    """R6.3, R3.10"""
    table = scene("germany 3p step3 auction | plants: 20-25 | deck:").buys(22)
    assert table.state.market == (20, 21, 23, 24, 25)
    assert not drawn(table)


def test_with_an_empty_deck_an_obsolete_plant_is_not_replaced() -> None:
    """R6.3, R6.2: down to an empty market."""
    table = scene("germany 2p step3 $99 | blue*: @19 | plants: 20 | deck:")
    table = table.do(table.legal[0])
    assert table.state.market == ()
    assert removed(table) == [20]


def test_with_an_empty_deck_the_lowest_plant_still_leaves_without_purchases() -> None:
    """R6.3, R3.11"""
    table = scene("germany 3p step3 auction | plants: 20-23 | deck:").do(PASS, PASS, PASS)
    assert table.state.market == (21, 22, 23)


def test_a_market_of_fewer_than_six_is_all_on_offer_in_step_3() -> None:
    """R6.1, R6.3"""
    table = scene("germany 3p step3 auction $99 | plants: 20 30 | deck:")
    assert on_offer(table) == [20, 30]
    assert why(table, nominate(21)) is Why.PLANT_NOT_IN_MARKET
