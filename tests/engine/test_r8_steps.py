"""R8: the three steps."""

import pytest

from kilowatt.engine.actions import DONE, PASS
from kilowatt.engine.config import Chance
from kilowatt.engine.errors import ImpossibleSetup
from kilowatt.engine.events import (
    MarketRefilled,
    PhaseBegan,
    PlantBuried,
    PlantRemoved,
    Step3Drawn,
    StepBegan,
)
from kilowatt.engine.ids import STEP_3, Phase, PlantNumber
from kilowatt.engine.refusals import Why
from kilowatt.engine.stock import Stock
from tests.scenes import BLUE, NO_POWER, RED, Table, build, drawn, new_game, nominate, on_offer, price, scene, why

NO_FUEL = "fuel: coal0 oil0 garbage0 uranium0"
THREE_PLAYERS = {1: Stock(4, 2, 1, 1), 2: Stock(5, 3, 2, 1), 3: Stock(3, 4, 3, 1)}
"""The refill for three players by step (R7.5)."""


def removed(table: Table) -> list[tuple[int, str]]:
    """The plants that left the game, with the rules they left by."""
    return [(event.plant, event.rule) for event in table.emitted(PlantRemoved)]


def next_city(table: Table, count: int = 1) -> Table:
    """The active player builds this many cities, anywhere."""
    events = table.events[:0]
    for _ in range(count):
        table = table.do(table.legal[0])
        events += table.events
    return Table(table.game, table.state, events)


# --- Step 1 and Step 2


def test_the_game_begins_in_step_1() -> None:
    """R8.1"""
    for players in range(2, 7):
        assert new_game(f"germany {players}p").state.step == 1


@pytest.mark.parametrize(("players", "count"), [(2, 10), (3, 7), (4, 7), (5, 7), (6, 6)])
def test_step_2_begins_after_phase_4_with_the_required_cities(players: int, count: int) -> None:
    """R8.2, R1.7: the lowest plant leaves once, and a card is drawn."""
    table = scene(f"usa {players}p step1 | blue*: $500 @{count - 1} | plants: 20-27 | deck: 30 31 ...")
    assert table.do(DONE).state.step == 1
    table = next_city(table)
    assert table.state.step == 1
    table = table.do(DONE)
    assert (table.state.step, table.state.phase) == (2, Phase.BUREAUCRACY)
    assert removed(table) == [(20, "R8.2")]
    assert table.state.market == (21, 22, 23, 24, 25, 26, 27, 30)


def test_step_2_waits_for_the_end_of_phase_4() -> None:
    """R8.2: those who build after still build in Step 1."""
    table = scene("germany 3p step1 $500 | order: red yellow blue | blue*: @kiel @6 | red: @hamburg | plants: 20-27")
    table = table.do(DONE)
    assert table.state.step == 1
    assert why(table, build("kiel")) is Why.CITY_FULL
    table = table.do(DONE)
    assert why(table, build("kiel")) is Why.CITY_FULL
    assert table.do(DONE).state.step == 2


def test_in_step_2_a_city_takes_a_second_house() -> None:
    """R8.2, R5.3"""
    table = scene("germany 3p step1 $500 | blue*: @kiel @6 | red: @luebeck | plants: 20-27").do(DONE)
    table = table.idle().idle().idle().do(DONE)
    assert (table.state.step, table.state.phase, table.asked) == (2, Phase.BUILDING, RED)
    assert price(table, build("kiel")) == 15 + 4


def test_the_refill_of_that_same_phase_5_is_step_2s() -> None:
    """R8.2, R7.5"""
    table = scene(f"germany 3p step1 | blue*: @7 | {NO_FUEL}").do(DONE).idle()
    assert table.state.fuel_market == THREE_PLAYERS[2]


def test_step_2_begins_once() -> None:
    """R8.2: with ever more cities no plant leaves again."""
    table = next_city(scene("germany 3p step2 $200 | blue*: @9 | plants: 20-27"), 2).do(DONE)
    assert not table.emitted(StepBegan)
    assert removed(table) == []


def test_a_count_that_is_passed_over_counts_as_reached() -> None:
    """R8.2: from five cities to eight in one turn."""
    table = next_city(scene("germany 3p step1 $500 | blue*: @5 | plants: 20-27"), 3).do(DONE)
    assert table.state.step == 2


def test_step_2_keeps_the_market_of_four_and_four() -> None:
    """R8.2, R6.1"""
    table = scene("germany 3p step1 $500 | blue*: @7 | plants: 20-27 | deck: 30 31 ...").do(DONE).idle()
    assert (table.state.step, table.state.phase) == (2, Phase.AUCTION)
    assert on_offer(table) == [21, 22, 23, 24]


# --- Step 3 drawn in phase 2


IN_PHASE_2 = "germany 3p step2 auction $200 | plants: 15-22 | deck: step3 30 31 32 | shuffle: 31 30 32"


def test_drawn_after_a_sale_the_card_is_the_highest_in_the_market() -> None:
    """R8.3a: the deck is shuffled at once, and the step is still the old one."""
    table = scene(IN_PHASE_2).buys(15)
    assert table.state.market == (16, 17, 18, 19, 20, 21, 22, STEP_3)
    assert table.state.deck == (31, 30, 32)
    assert (table.state.step, table.state.phase) == (2, Phase.AUCTION)
    assert not table.emitted(PlantRemoved)


def test_drawn_in_phase_2_the_auctions_go_on_in_the_old_step() -> None:
    """R8.3a: four on offer, never the card; sales are replaced from the shuffled deck."""
    table = scene(IN_PHASE_2).buys(15)
    assert on_offer(table) == [16, 17, 18, 19]
    assert why(table, nominate(20)) is Why.PLANT_IN_FUTURE_MARKET
    assert why(table, nominate(STEP_3)) is Why.PLANT_NOT_IN_MARKET
    table = table.buys(16)
    assert table.state.market == (17, 18, 19, 20, 21, 22, 31, STEP_3)
    assert on_offer(table) == [17, 18, 19, 20]


def test_at_the_end_of_phase_2_the_card_and_the_lowest_plant_leave() -> None:
    """R8.3a: not replaced, so six are left, and Step 3 begins with phase 3."""
    table = scene(IN_PHASE_2).buys(15).buys(16).do(PASS)
    assert removed(table) == [(17, "R8.3a")]
    assert not drawn(table)
    assert table.state.market == (18, 19, 20, 21, 22, 31)
    assert table.state.deck == (30, 32)
    assert (table.state.step, table.state.phase) == (3, Phase.RESOURCES)
    kinds = [type(event) for event in table.events]
    assert kinds.index(StepBegan) < kinds.index(PhaseBegan)


def test_drawn_by_the_last_sale_step_3_begins_at_once() -> None:
    """R8.3a: there is no auction left."""
    table = scene(f"{IN_PHASE_2} | order: blue red yellow | yellow*:").do(nominate(15))
    assert table.state.market == (17, 18, 19, 20, 21, 22)
    assert (table.state.step, table.state.phase) == (3, Phase.RESOURCES)


def test_drawn_after_a_phase_without_purchases() -> None:
    """R8.3a, R3.11: 15 leaves, the card is drawn; then it leaves, and the lowest, 16, with it."""
    table = scene(IN_PHASE_2).idle()
    assert removed(table) == [(15, "R3.11"), (16, "R8.3a")]
    assert table.state.market == (17, 18, 19, 20, 21, 22)
    assert table.state.deck == (31, 30, 32)
    assert (table.state.step, table.state.phase) == (3, Phase.RESOURCES)


def test_drawn_for_an_obsolete_plant_in_phase_2() -> None:
    """R8.3a, R6.2: the sale draws 5, obsolete at six cities, and its replacement is the card."""
    table = scene(
        "germany 3p step2 auction | blue: @6 | plants: 15-22 | deck: 5 step3 30 4 31 | shuffle: 4 31 30"
    ).buys(15)
    assert removed(table) == [(5, "R6.2")]
    assert table.state.market == (16, 17, 18, 19, 20, 21, 22, STEP_3)
    table = table.do(PASS, PASS)
    assert table.state.market == (17, 18, 19, 20, 21, 22)
    assert table.state.deck == (4, 31, 30)


def test_an_obsolete_plant_from_the_shuffled_deck_leaves_at_once() -> None:
    """R8.3a, R6.2: the second sale draws 4 and then 31."""
    table = scene("germany 3p step2 auction | blue: @6 | plants: 15-22 | deck: step3 4 30 31 | shuffle: 4 31 30")
    table = table.buys(15).buys(16)
    assert removed(table) == [(4, "R6.2")]
    assert table.state.market == (17, 18, 19, 20, 21, 22, 31, STEP_3)


def test_drawn_in_phase_2_with_nothing_under_it() -> None:
    """R8.3a, R6.3: three sales, one card; then the lowest leaves: four plants are left."""
    table = scene("germany 3p step2 auction $99 | plants: 15-22 | deck: step3").buys(15)
    assert table.state.deck == ()
    table = table.buys(16)
    assert table.state.market == (17, 18, 19, 20, 21, 22, STEP_3)
    table = table.do(nominate(17))
    assert table.state.market == (19, 20, 21, 22)
    assert (table.state.step, table.state.phase) == (3, Phase.RESOURCES)


def test_the_card_is_never_on_offer_however_few_plants_there_are() -> None:
    """R8.3a: three plants and the card."""
    table = scene("germany 3p step2 auction $99 | plants: 20 21 22 step3 | deck:")
    assert on_offer(table) == [20, 21, 22]
    assert why(table, nominate(STEP_3)) is Why.PLANT_NOT_IN_MARKET
    table = table.buys(20).buys(21).do(nominate(22))
    assert (table.state.market, table.state.step) == ((), 3)


def test_with_only_the_card_in_the_market_everyone_can_only_pass() -> None:
    """R8.3a, R3.8a: and there is no lowest plant to leave with it."""
    table = scene("germany 3p step2 auction $99 | plants: step3 | deck:")
    assert table.legal == (PASS,)
    table = table.idle()
    assert (table.state.market, table.state.step, table.state.phase) == ((), 3, Phase.RESOURCES)


def test_after_phase_2_the_rest_of_the_round_is_step_3s() -> None:
    """R8.3a, R8.5: three houses in phase 4, Step 3's refill and Step 3's plant market in phase 5."""
    table = scene(
        "germany 4p step2 auction $99 | blue: @essen | red: @duisburg | yellow: @duisburg"
        f" | plants: 15-22 | deck: step3 30 31 | shuffle: 31 30 | {NO_FUEL}"
    )
    table = table.buys(15).idle().idle()
    assert table.state.phase is Phase.BUILDING
    while table.asked != BLUE:
        table = table.do(DONE)
    assert price(table, build("duisburg")) == 20
    table = table.idle().idle()
    assert table.state.fuel_market == Stock(4, 5, 4, 2)
    assert table.state.market == (18, 19, 20, 21, 22, 31)
    assert on_offer(table) == [18, 19, 20, 21, 22, 31]


# --- Step 3 drawn in phase 4


IN_PHASE_4 = (
    "germany 3p step2 $500 | order: red yellow blue | plants: 9 20-26 | deck: step3 30 31 32 | shuffle: 31 30 32"
)


def test_drawn_in_phase_4_the_card_and_the_lowest_plant_leave_at_once() -> None:
    """R8.3b: the ninth city costs 9 its place; its replacement is the card, which takes 20 with it. Six are left."""
    table = next_city(scene(f"{IN_PHASE_4} | blue*: @8"))
    assert removed(table) == [(9, "R6.2"), (20, "R8.3b")]
    assert [event.rule for event in table.emitted(Step3Drawn)] == ["R8.3b"]
    assert table.state.market == (21, 22, 23, 24, 25, 26)
    assert table.state.deck == (31, 30, 32)
    assert not drawn(table)


def test_drawn_in_phase_4_houses_still_follow_the_old_step() -> None:
    """R8.3b: for the rest of this turn and of the phase."""
    table = scene(f"{IN_PHASE_4} | blue*: @8 | red: @essen | yellow: @essen")
    table = next_city(table)
    assert table.state.step == 2
    assert why(table, build("essen")) is Why.CITY_FULL
    table = table.do(DONE)
    assert table.state.step == 2


def test_drawn_in_phase_4_step_3_begins_with_phase_5() -> None:
    """R8.3b: its refill is Step 3's, its plant market too: 21 leaves, 31 comes."""
    table = next_city(scene(f"{IN_PHASE_4} | blue*: @8 | {NO_FUEL}")).idle()
    assert (table.state.step, table.state.phase) == (3, Phase.BUREAUCRACY)
    assert table.state.market == (21, 22, 23, 24, 25, 26)
    table = table.idle()
    assert table.state.fuel_market == THREE_PLAYERS[3]
    assert removed(table) == [(21, "R7.7")]
    assert table.state.market == (22, 23, 24, 25, 26, 31)
    assert not table.emitted(PlantBuried)


def test_after_the_card_obsolete_plants_are_replaced_from_the_shuffled_deck() -> None:
    """R8.3b, R6.2: the ninth city brings the card, which takes 10; with the eleventh 11 leaves, 5 comes and goes."""
    table = scene("germany 3p step2 $500 | blue*: @8 | plants: 9 10 11 20-24 | deck: step3 5 30 31 | shuffle: 5 31 30")
    table = next_city(table)
    assert table.state.market == (11, 20, 21, 22, 23, 24)
    table = next_city(table, 2)
    assert removed(table) == [(11, "R6.2"), (5, "R6.2")]
    assert table.state.market == (20, 21, 22, 23, 24, 31)


def test_drawn_in_phase_4_after_obsolete_cards() -> None:
    """R8.3b, R6.2: 9 leaves, 4 comes and goes, then the card comes and 20 goes."""
    table = next_city(scene("germany 3p step2 $500 | blue*: @8 | plants: 9 20-26 | deck: 4 step3 30"))
    assert removed(table) == [(9, "R6.2"), (4, "R6.2"), (20, "R8.3b")]
    assert table.state.market == (21, 22, 23, 24, 25, 26)


def test_drawn_in_phase_4_with_nothing_under_it() -> None:
    """R8.3b, R6.3"""
    table = next_city(scene("germany 3p step2 $500 | blue*: @8 | plants: 9 20-26 | deck: step3")).idle()
    assert table.state.market == (21, 22, 23, 24, 25, 26)
    assert table.idle().state.market == (22, 23, 24, 25, 26)


# --- Step 3 drawn by Step 2's replacement


def test_drawn_when_step_2_begins() -> None:
    """R8.3c: 20 leaves by R8.2, the card comes, and 21 leaves with it; six are left, and Step 3 begins with phase 5."""
    table = scene("germany 3p step1 $99 | blue*: @7 | plants: 20-27 | deck: step3 30 31 | shuffle: 31 30").do(DONE)
    assert removed(table) == [(20, "R8.2"), (21, "R8.3c")]
    assert [event.rule for event in table.emitted(Step3Drawn)] == ["R8.3c"]
    assert table.state.market == (22, 23, 24, 25, 26, 27)
    assert table.state.deck == (31, 30)
    assert (table.state.step, table.state.phase) == (3, Phase.BUREAUCRACY)


def test_drawn_when_step_2_begins_the_refill_is_step_3s() -> None:
    """R8.3c, R7.5, R7.7"""
    table = scene(f"germany 3p step1 | blue*: @7 | plants: 20-27 | deck: step3 30 31 | shuffle: 31 30 | {NO_FUEL}")
    table = table.do(DONE).idle()
    assert table.state.fuel_market == THREE_PLAYERS[3]
    assert table.state.market == (23, 24, 25, 26, 27, 31)


def test_drawn_for_an_obsolete_card_when_step_2_begins() -> None:
    """R8.3c, R6.2: 20 leaves, 5 comes and goes, then the card takes 21."""
    table = scene("germany 3p step1 | blue*: @7 | plants: 20-27 | deck: 5 step3 30").do(DONE)
    assert [plant for plant, _ in removed(table)] == [20, 5, 21]
    assert table.state.market == (22, 23, 24, 25, 26, 27)
    assert table.state.step == 3


# --- Step 3 drawn in phase 5


IN_PHASE_5 = "germany 3p {} bureaucracy | plants: 20-27 | deck: step3 30 31 | shuffle: 31 27 30"


def test_drawn_in_phase_5_the_card_and_the_lowest_plant_leave() -> None:
    """R8.3d: 27 went under the deck just before, and is shuffled with the rest."""
    table = scene(IN_PHASE_5.format("step2")).idle()
    assert [event.plant for event in table.emitted(PlantBuried)] == [27]
    assert removed(table) == [(20, "R8.3d")]
    assert table.state.market == (21, 22, 23, 24, 25, 26)
    assert table.state.deck == (31, 27, 30)
    assert not drawn(table)


def test_drawn_in_phase_5_step_3_begins_with_the_next_round() -> None:
    """R8.3d: all six are on offer in its auction."""
    table = scene(IN_PHASE_5.format("step2 round6 $200")).idle()
    assert (table.state.step, table.state.phase, table.state.round) == (3, Phase.AUCTION, 7)
    assert on_offer(table) == [21, 22, 23, 24, 25, 26]


@pytest.mark.parametrize("step", [1, 2])
def test_drawn_in_phase_5_the_refill_was_the_old_steps(step: int) -> None:
    """R8.3d, R7.5"""
    table = scene(f"{IN_PHASE_5.format(f'step{step}')} | {NO_FUEL}").idle()
    assert table.state.fuel_market == THREE_PLAYERS[step]
    kinds = [type(event) for event in table.events]
    assert kinds.index(MarketRefilled) < kinds.index(Step3Drawn) < kinds.index(StepBegan)


def test_drawn_in_phase_5_for_an_obsolete_card() -> None:
    """R8.3d, R6.2: 27 goes under, 5 comes and goes, the card comes and takes 20."""
    table = scene("germany 3p step2 bureaucracy | blue: @6 | plants: 20-27 | deck: 5 step3 30").idle()
    assert removed(table) == [(5, "R6.2"), (20, "R8.3d")]
    assert table.state.market == (21, 22, 23, 24, 25, 26)
    assert sorted(table.state.deck) == [27, 30]


def test_drawn_in_phase_5_with_nothing_under_it_but_the_plant_just_laid_there() -> None:
    """R8.3d"""
    table = scene("germany 3p step2 bureaucracy | plants: 20-27 | deck: step3").idle()
    assert table.state.market == (21, 22, 23, 24, 25, 26)
    assert table.state.deck == (27,)


# --- the shuffle


def test_the_shuffle_takes_in_every_card_left_and_no_other() -> None:
    """R8.3: the plants laid under the deck in phase 5 are what is left."""
    table = scene("germany 3p step1 auction | plants: 10-17 | deck: 30 31 32 step3")
    while table.state.step == 1:
        table = table.idle()
    assert table.emitted(Step3Drawn)[0].cards == len(table.state.deck)
    seen = {*table.state.market, *table.state.deck, *table.state.gone}
    assert seen == {*range(10, 18), 30, 31, 32}
    assert not set(table.state.deck) & {*table.state.market, *table.state.gone}


def test_the_shuffle_comes_from_the_seed() -> None:
    """R8.3: the same seed, the same order; other seeds, other orders of the same cards."""
    decks = [shuffled_by(seed) for seed in (*range(10), 0)]
    assert decks[0] == decks[-1]
    assert len(set(decks)) == 10


def shuffled_by(seed: int) -> tuple[int, ...]:
    """The deck right after the Step 3 card, in a game without purchases after round 1."""
    deck = (13, 11, 12, *range(22, 41), 42, 44, 46, 50, 99)
    table = new_game("germany 2p", Chance(seed=seed, order=(BLUE, RED), deck=tuple(PlantNumber(n) for n in deck)))
    table = table.buys(3).buys(4)
    while STEP_3 in table.state.deck:
        table = table.idle()
    return table.emitted(Step3Drawn)[0].deck or ()


def test_a_shuffle_given_by_hand_must_be_of_the_cards_left() -> None:
    """R8.3"""
    table = scene("germany 3p step2 bureaucracy | plants: 20-27 | deck: step3 30 31 | shuffle: 31 30 32")
    with pytest.raises(ImpossibleSetup, match=r"R8\.3"):
        table.idle()


# --- from Step 1 to Step 3


def test_drawn_in_phase_2_of_step_1_the_game_goes_to_step_3() -> None:
    """R8.4, R8.3a"""
    table = scene("germany 3p step1 auction $99 | plants: 15-22 | deck: step3 30").buys(15)
    assert on_offer(table) == [16, 17, 18, 19]
    assert table.do(PASS, PASS).state.step == 3


def test_drawn_in_phase_4_of_step_1_the_game_goes_to_step_3() -> None:
    """R8.4, R8.3b: one house a city for the rest of the phase."""
    table = scene(
        "germany 2p step1 $500 | order: red blue | blue*: @8 | red: @essen | plants: 9 20-26 | deck: step3 30"
    )
    table = next_city(table)
    assert why(table, build("essen")) is Why.CITY_FULL
    table = table.do(DONE, DONE)
    assert (table.state.step, table.state.phase) == (3, Phase.BUREAUCRACY)
    assert [event.step for event in table.emitted(StepBegan)] == [3]


def test_drawn_in_phase_5_of_step_1_the_game_goes_to_step_3() -> None:
    """R8.4, R8.3d"""
    table = scene(IN_PHASE_5.format("step1")).idle()
    assert [event.step for event in table.emitted(StepBegan)] == [3]
    assert table.state.step == 3


def test_drawn_in_the_very_phase_4_that_would_start_step_2() -> None:
    """R8.4, R8.3b: the seventh city brings both; Step 3 it is, and R8.2 takes no plant of its own."""
    table = next_city(scene("germany 3p step1 $500 | blue*: @6 | plants: 7 20-26 | deck: step3 30 31")).do(DONE)
    assert removed(table) == []
    assert [event.step for event in table.emitted(StepBegan)] == [3]
    assert table.state.market == (21, 22, 23, 24, 25, 26)


def test_in_step_3_the_count_of_step_2_means_nothing() -> None:
    """R8.4: the seventh city of a game that went from Step 1 to Step 3."""
    table = next_city(scene("germany 3p step3 $500 | blue*: @6 | plants: 20-25")).do(DONE)
    assert table.state.step == 3
    assert removed(table) == []
    assert not table.emitted(StepBegan)


# --- Step 3


def test_step_3() -> None:
    """R8.5: three houses a city, six plants all on offer, the lowest leaves each round, Step 3's refill."""
    table = scene(
        "germany 3p step3 auction $99 | blue: @essen | red: @duisburg | yellow: @duisburg"
        f" | plants: 20-25 | deck: 30 31 32 33 | order: red yellow blue | {NO_FUEL}"
    )
    assert on_offer(table) == [20, 21, 22, 23, 24, 25]
    table = table.buys(25).idle().idle()
    assert table.state.market == (20, 21, 22, 23, 24, 30)
    assert table.asked == BLUE
    assert price(table, build("duisburg")) == 20
    table = table.idle().idle()
    assert table.state.market == (21, 22, 23, 24, 30, 31)
    assert table.state.fuel_market == THREE_PLAYERS[3]


def test_step_3_lasts_to_the_end() -> None:
    """R8.5: nothing begins any more."""
    table = scene("germany 3p step3 bureaucracy | plants: 20-25 | deck: 30").do(NO_POWER, NO_POWER, NO_POWER)
    assert not table.emitted(StepBegan)
    assert table.state.step == 3
