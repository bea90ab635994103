"""R3: the auction. What happens to a plant too many is in `test_r3_scrapping`."""

import pytest

from kilowatt.engine.actions import PASS, Bid
from kilowatt.engine.config import Chance
from kilowatt.engine.events import (
    BidderPassed,
    BidMade,
    OpenerPassed,
    PlantBought,
    PlantDrawn,
    PlantNominated,
    PlantRemoved,
)
from kilowatt.engine.ids import Phase, PlantNumber, RuleId, Seat
from kilowatt.engine.refusals import Why
from tests.scenes import BLUE, GREEN, RED, YELLOW, Table, new_game, nominate, price, ruling, scene, why

FOUR = "germany 4p auction $100 | order: green blue yellow red"
"""Turn order green, blue, yellow, red; clockwise from green: blue, red, yellow."""


def asked_while_raising(table: Table, times: int) -> list[Seat | None]:
    """The order of bidders if everybody raises by one."""
    asked = []
    for _ in range(times):
        asked.append(table.asked)
        table = table.do(Bid(table.state.auction.bid + 1))
    return asked


# --- opening


def test_the_first_in_turn_order_opens() -> None:
    """R3.1"""
    assert scene(FOUR).asked == GREEN


def test_the_opener_names_a_plant_of_the_current_market() -> None:
    """R3.1: the lowest four; the future market is not for sale, nor is what is not there."""
    table = scene("germany 4p auction | plants: 4 7 11 13 15 20 21 22")
    assert table.legal == (nominate(4), nominate(7), nominate(11), nominate(13), PASS)
    assert why(table, nominate(15)) is Why.PLANT_IN_FUTURE_MARKET
    assert why(table, nominate(22)) is Why.PLANT_IN_FUTURE_MARKET
    assert why(table, nominate(3)) is Why.PLANT_NOT_IN_MARKET


@pytest.mark.parametrize("opening", [4, 5, 30, 100])
def test_the_opening_bid_may_be_the_number_or_any_more(opening: int) -> None:
    """R3.1"""
    table = scene(FOUR).do(nominate(4), Bid(opening), PASS, PASS, PASS)
    assert table.emitted(PlantBought) == [PlantBought(GREEN, PlantNumber(4), opening)]


def test_the_opening_bid_may_not_be_less_than_the_number() -> None:
    """R3.1"""
    table = scene(FOUR).do(nominate(6))
    for amount in (5, 1, 0, -6):
        assert str(ruling(table, Bid(amount))) == f"bid_too_low, bid={amount}, least=6 (R3.1)"
    assert why(table, Bid(6)) is None


def test_the_opener_must_bid_on_the_plant_they_named() -> None:
    """R3.1: after a nomination the opener can neither pass nor nominate another plant."""
    table = scene(FOUR).do(nominate(6))
    assert table.asked == GREEN
    assert why(table, PASS) is Why.MUST_OPEN
    assert why(table, nominate(3)) is Why.AUCTION_RUNNING


def test_there_is_no_bid_before_a_plant_is_named() -> None:
    """R3.1"""
    assert why(scene(FOUR), Bid(10)) is Why.NOTHING_NOMINATED


def test_one_plant_a_round() -> None:
    """R3.1, R3.6: who bought is neither opener nor bidder any more in this phase."""
    table = scene(FOUR).buys(3)
    assert table.asked == BLUE
    table = table.do(nominate(4), Bid(4))
    assert table.asked == RED
    table = table.do(PASS)
    assert table.asked == YELLOW
    assert table.do(PASS).emitted(PlantBought) == [PlantBought(BLUE, PlantNumber(4), 4)]


# --- passing


def test_an_opener_who_passes_is_out_of_every_auction_of_the_phase() -> None:
    """R3.2: green passes and is not asked again, neither to bid nor to open."""
    table = scene(FOUR).do(PASS)
    assert table.emitted(OpenerPassed) == [OpenerPassed(GREEN)]
    table = table.do(nominate(3), Bid(3))
    assert asked_while_raising(table, 5) == [RED, YELLOW, BLUE, RED, YELLOW]
    table = table.do(PASS, PASS)
    assert table.asked == YELLOW
    assert table.do(PASS, PASS).state.phase is Phase.RESOURCES


def test_in_round_1_the_opener_cannot_pass() -> None:
    """R3.3"""
    table = new_game("germany 3p", Chance(order=(BLUE, RED, YELLOW)))
    assert str(ruling(table, PASS)) == "must_buy_in_round_1 (R3.3)"
    table = table.buys(3)
    assert why(table, PASS) is Why.MUST_BUY_IN_ROUND_1


def test_in_round_1_a_bidder_may_drop_out_of_an_auction() -> None:
    """R3.3, R3.4: that is not passing as the opener."""
    table = new_game("germany 3p", Chance(order=(BLUE, RED, YELLOW))).do(nominate(6), Bid(6))
    assert why(table, PASS) is None


def test_in_round_1_the_last_player_buys_too() -> None:
    """R3.3, R3.8"""
    table = new_game("germany 2p", Chance(order=(BLUE, RED))).buys(3)
    assert why(table, PASS) is Why.MUST_BUY_IN_ROUND_1
    assert table.legal == (nominate(4), nominate(5), nominate(6), nominate(7))
    assert all(player.plants for player in table.do(nominate(7)).state.players)


def test_from_round_2_on_an_opener_may_pass() -> None:
    """R3.2, R3.3"""
    assert why(scene("germany 3p round2 auction"), PASS) is None


# --- bidding


def test_bids_go_clockwise_by_seat_not_by_turn_order() -> None:
    """R3.4: from green (the last seat) on: blue, red, yellow; by turn order it would be blue, yellow, red."""
    table = scene(FOUR).do(nominate(3), Bid(3))
    assert asked_while_raising(table, 8) == [BLUE, RED, YELLOW, GREEN, BLUE, RED, YELLOW, GREEN]


def test_bids_go_clockwise_from_the_opener_wherever_they_sit() -> None:
    """R3.4, R0.1"""
    table = scene("germany 5p auction | order: yellow red blue purple green").do(nominate(3), Bid(3))
    assert asked_while_raising(table, 4) == [Seat(3), Seat(4), Seat(0), Seat(1)]


def test_a_bid_is_at_least_one_more() -> None:
    """R3.4"""
    table = scene(FOUR).do(nominate(3), Bid(7))
    assert str(ruling(table, Bid(7))) == "bid_too_low, bid=7, least=8 (R3.4)"
    assert why(table, Bid(6)) is Why.BID_TOO_LOW
    assert why(table, Bid(8)) is None
    assert why(table, Bid(50)) is None


def test_a_bidder_who_drops_out_is_skipped_for_the_rest_of_this_auction() -> None:
    """R3.4"""
    table = scene(FOUR).do(nominate(3), Bid(3), Bid(4), PASS)
    assert table.emitted(BidderPassed) == [BidderPassed(RED, PlantNumber(3))]
    assert asked_while_raising(table, 6) == [YELLOW, GREEN, BLUE, YELLOW, GREEN, BLUE]


def test_dropping_out_of_an_auction_is_not_passing_the_phase() -> None:
    """R3.4: blue drops out of green's auction, then opens one and wins it; red bids again too."""
    table = scene(FOUR).buys(3)
    assert table.asked == BLUE
    table = table.do(nominate(4), Bid(4), Bid(5))
    assert table.emitted(BidMade)[-1] == BidMade(RED, PlantNumber(4), 5)
    table = table.do(PASS, Bid(6), PASS)
    assert table.emitted(PlantBought) == [PlantBought(BLUE, PlantNumber(4), 6)]


def test_it_goes_round_until_one_bidder_is_left() -> None:
    """R3.4, R3.6: the last bid wins, the others pay nothing."""
    table = scene(FOUR).do(nominate(3), Bid(3), Bid(4), Bid(9), PASS, Bid(10), PASS)
    assert table.emitted(PlantBought) == []
    assert table.asked == RED
    table = table.do(PASS)
    assert table.emitted(PlantBought) == [PlantBought(GREEN, PlantNumber(3), 10)]
    assert [player.money for player in table.state.players] == [100, 100, 100, 90]


def test_the_opener_may_drop_out_of_their_own_auction() -> None:
    """R3.4"""
    table = scene(FOUR).do(nominate(3), Bid(3), Bid(4), PASS, PASS, PASS)
    assert table.emitted(PlantBought) == [PlantBought(BLUE, PlantNumber(3), 4)]


def test_a_player_cannot_bid_more_than_their_money() -> None:
    """R3.5"""
    table = scene("germany 3p auction | blue: $20 | red: $9").do(nominate(5))
    assert str(ruling(table, Bid(21))) == "bid_above_money, bid=21, money=20 (R3.5)"
    table = table.do(Bid(8))
    assert why(table, Bid(9)) is None
    assert why(table, Bid(10)) is Why.BID_ABOVE_MONEY


def test_a_player_cannot_nominate_a_plant_they_cannot_pay() -> None:
    """R3.5: the opening bid would be more than they hold."""
    table = scene("germany 3p auction | blue: $4")
    assert table.legal == (nominate(3), nominate(4), PASS)
    assert why(table, nominate(5)) is Why.CANNOT_PAY


def test_the_winner_pays_the_bid_and_takes_the_plant() -> None:
    """R3.6"""
    table = scene(FOUR).do(nominate(5), Bid(5), Bid(17), PASS, PASS, PASS)
    assert (table[BLUE].money, table[BLUE].plants) == (83, (5,))
    assert 5 not in table.state.market
    assert table[GREEN].money == 100


# --- who opens next


def test_after_the_opener_won_the_next_in_turn_order_opens() -> None:
    """R3.7, R3.1: turn order green, blue, yellow, red."""
    table = scene(FOUR)
    openers = []
    for plant in (3, 4, 5):
        openers.append(table.asked)
        table = table.buys(plant)
    assert [*openers, table.asked] == [GREEN, BLUE, YELLOW, RED]


def test_the_opener_who_lost_opens_again() -> None:
    """R3.7: as often as it happens, with a plant or a pass."""
    table = scene(FOUR).do(nominate(3), Bid(3), PASS, Bid(4), PASS, PASS)
    assert table.emitted(PlantBought)[0].seat == RED
    assert table.asked == GREEN
    table = table.do(nominate(4), Bid(4), PASS, Bid(5), PASS)
    assert table.emitted(PlantBought)[0].seat == YELLOW
    assert table.asked == GREEN
    assert why(table, PASS) is None
    table = table.do(PASS)
    assert table.asked == BLUE


def test_a_winner_ahead_in_the_turn_order_is_not_asked_to_open() -> None:
    """R3.7, R3.1: green opens, yellow wins; then green and blue buy, yellow is skipped and red is next."""
    table = scene(FOUR).do(nominate(3), Bid(3), PASS, PASS, Bid(4), PASS).buys(4)
    assert table.asked == BLUE
    assert table.buys(5).asked == RED


# --- alone


def test_with_no_rival_left_a_plant_is_bought_at_its_number() -> None:
    """R3.8: no bidding takes place."""
    table = scene("germany 3p auction $100 | order: blue red yellow | yellow*:").do(nominate(6))
    assert table.emitted(PlantBought) == [PlantBought(YELLOW, PlantNumber(6), 6)]
    assert table.emitted(BidMade) == []
    assert table[YELLOW].money == 94


def test_with_no_rival_left_one_may_pass() -> None:
    """R3.8"""
    assert why(scene("germany 3p auction | yellow*:"), PASS) is None


def test_rivals_who_bought_or_passed_are_no_rivals() -> None:
    """R3.8: one bought, one passed."""
    table = scene("germany 3p auction | order: blue red yellow").buys(3).do(PASS)
    assert table.asked == YELLOW
    assert price(table, nominate(6)) == 6


def test_a_rival_who_cannot_pay_is_still_a_rival() -> None:
    """R3.8, R3.8a: so an opening bid above the number stands, and nothing is sold before the rival was asked."""
    table = scene("germany 2p auction | blue: $50 | red: $0").do(nominate(3), Bid(10))
    assert table.asked == RED
    assert table.legal == (PASS,)
    assert why(table, Bid(11)) is Why.BID_ABOVE_MONEY
    assert table.do(PASS).emitted(PlantBought) == [PlantBought(BLUE, PlantNumber(3), 10)]


def test_an_opener_who_can_pay_nothing_is_asked_and_can_only_pass() -> None:
    """R3.8a"""
    table = scene("germany 3p auction | blue: $2").do()
    assert table.asked == BLUE
    assert table.legal == (PASS,)
    assert why(table, nominate(3)) is Why.CANNOT_PAY
    assert table.do(PASS).asked == RED


def test_in_round_1_everyone_can_pay_the_cheapest() -> None:
    """R3.8a: even for all six, with the dearest cards on top of the deck."""
    loose = [50, 46, 44, 42, *range(40, 13, -1), 12, 11]
    deck = tuple(PlantNumber(card) for card in (13, *loose, 99))
    table = new_game("germany 6p", Chance(deck=deck))
    while table.state.phase is Phase.AUCTION:
        assert PASS not in table.legal
        table = table.buys(table.state.market[0])
    assert sorted(player.plants for player in table.state.players) == [(3,), (4,), (5,), (6,), (7,), (8,)]


# --- the plant market meanwhile


def test_after_each_sale_a_card_is_drawn_at_once() -> None:
    """R3.10: and sorted in; it may be on offer to the next opener."""
    table = scene("germany 3p auction $100 | plants: 7-10 15-18 | deck: 5 40 ...").buys(7)
    assert table.state.market == (5, 8, 9, 10, 15, 16, 17, 18)
    assert table.emitted(PlantDrawn) == [PlantDrawn(PlantNumber(5), RuleId("R3.10"))]
    assert nominate(5) in table.legal
    table = table.buys(5)
    assert table.state.market == (8, 9, 10, 15, 16, 17, 18, 40)


def test_a_card_drawn_after_a_sale_may_push_a_plant_into_the_future_market() -> None:
    """R3.10, R6.1"""
    table = scene("germany 3p auction $100 | plants: 7-10 15-18 | deck: 5 6 ...").buys(7).buys(8)
    assert table.state.market == (5, 6, 9, 10, 15, 16, 17, 18)
    assert why(table, nominate(15)) is Why.PLANT_IN_FUTURE_MARKET


def test_an_obsolete_card_drawn_after_a_sale_leaves_at_once() -> None:
    """R3.10, R6.2: the leader has six cities; 4, 6 and 5 come and go, 20 stays."""
    table = scene("germany 3p auction | blue: @6 | plants: 7-10 15-18 | deck: 4 6 5 20 3 ...").buys(7)
    assert table.state.market == (8, 9, 10, 15, 16, 17, 18, 20)
    assert table.state.gone == (4, 5, 6)
    assert table.state.deck[0] == 3


def test_without_purchases_the_lowest_plant_leaves() -> None:
    """R3.11: one card is drawn for it."""
    table = scene("germany 3p auction | plants: 7-10 15-18 | deck: 3 20 ...").idle()
    assert table.state.phase is Phase.RESOURCES
    assert table.emitted(PlantRemoved) == [PlantRemoved(PlantNumber(7), RuleId("R3.11"))]
    assert table.emitted(PlantDrawn) == [PlantDrawn(PlantNumber(3), RuleId("R3.11"))]
    assert table.state.market == (3, 8, 9, 10, 15, 16, 17, 18)


def test_one_sale_and_the_lowest_plant_stays() -> None:
    """R3.11: no matter which player bought."""
    for table in (
        scene("germany 3p auction $99 | plants: 7-10 15-18 | deck: 20 21 ...").buys(8).idle(),
        scene("germany 3p auction $99 | plants: 7-10 15-18 | deck: 20 21 ... | yellow*:").buys(8),
    ):
        assert table.state.phase is Phase.RESOURCES
        assert table.state.market == (7, 9, 10, 15, 16, 17, 18, 20)


def test_the_card_drawn_without_purchases_may_be_obsolete() -> None:
    """R3.11, R6.2"""
    table = scene("germany 3p auction | blue: @6 | plants: 7-10 15-18 | deck: 4 20 ...").idle()
    assert table.state.market == (8, 9, 10, 15, 16, 17, 18, 20)
    assert table.state.gone == (4, 7)


def test_in_step_3_too_the_lowest_leaves_without_purchases() -> None:
    """R3.11, R8.5"""
    table = scene("germany 3p step3 auction | plants: 20-25 | deck: 3 30").idle()
    assert table.state.market == (3, 21, 22, 23, 24, 25)
    assert table.state.deck == (30,)


def test_with_an_empty_plant_market_everyone_is_asked_and_can_only_pass() -> None:
    """R3.1, R3.8a, R3.11, R6.3"""
    table = scene("germany 3p step3 auction $999 | order: red blue yellow | plants: | deck:")
    for seat in (RED, BLUE, YELLOW):
        assert table.asked == seat
        assert table.legal == (PASS,)
        assert why(table, nominate(3)) is Why.PLANT_NOT_IN_MARKET
        table = table.do(PASS)
    assert table.state.phase is Phase.RESOURCES
    assert table.state.market == ()


def test_the_events_of_an_auction() -> None:
    """R3.1, R3.4, R3.6"""
    table = scene(FOUR).do(nominate(4), Bid(6), PASS, Bid(7), PASS, PASS)
    assert list(table.events[:6]) == [
        PlantNominated(GREEN, PlantNumber(4)),
        BidMade(GREEN, PlantNumber(4), 6),
        BidderPassed(BLUE, PlantNumber(4)),
        BidMade(RED, PlantNumber(4), 7),
        BidderPassed(YELLOW, PlantNumber(4)),
        BidderPassed(GREEN, PlantNumber(4)),
    ]
