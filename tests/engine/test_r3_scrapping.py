"""R3.9: one plant too many, and what becomes of its fuel."""

import itertools

import pytest

from kilowatt.engine.actions import DONE, PASS, Bid
from kilowatt.engine.events import FuelDropped, PlantBought, PlantDrawn, PlantScrapped, SaleClosed
from kilowatt.engine.ids import Fuel, Phase, PlantNumber
from kilowatt.engine.refusals import Why
from kilowatt.engine.stock import NOTHING, Stock
from tests.scenes import BLUE, RED, Table, buy, drop, nominate, ruling, scene, scrap, why

MARKET = "plants: 17 18 22 25 26 27 28 30"
"""Uranium 17, wind 18 and 22, coal 25 on offer; none but 25 stores coal."""


def bought(text: str, plant: int) -> Table:
    """Blue, who opens, has just bought a plant too many."""
    return scene(f"germany 3p auction $100 | {text} | {MARKET}").buys(plant)


# --- the plant


@pytest.mark.parametrize(("players", "limit"), [(2, 4), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_the_limit_by_players(players: int, limit: int) -> None:
    """R3.9, R1.7: up to the limit there is no choice; above it the buyer chooses."""
    plants = (13, 14, 15, 16)
    at_limit = ",".join(map(str, plants[: limit - 1]))
    over = ",".join(map(str, plants[:limit]))
    table = scene(f"germany {players}p auction | blue: #{at_limit} | {MARKET}").buys(17)
    assert table.asked == RED
    table = scene(f"germany {players}p auction | blue: #{over} | {MARKET}").buys(17)
    assert table.asked == BLUE
    assert table.legal == tuple(scrap(plant) for plant in plants[:limit])


def test_the_new_plant_is_not_the_one_to_go() -> None:
    """R3.9"""
    table = bought("blue: #13,14,15", 17)
    assert str(ruling(table, scrap(17))) == "plant_just_bought, plant=17 (R3.9)"
    assert table.legal == (scrap(13), scrap(14), scrap(15))


def test_only_an_own_plant_can_go() -> None:
    """R3.9"""
    table = bought("blue: #13,14,15 | red: #16", 17)
    for plant in (16, 18, 3, 99):
        assert why(table, scrap(plant)) is Why.PLANT_NOT_OWNED


def test_the_discarded_plant_leaves_the_game() -> None:
    """R3.9: it does not come back to the market or the deck."""
    table = bought("blue: #13,14,15", 17).do(scrap(14))
    assert table[BLUE].plants == (13, 15, 17)
    assert table.state.gone == (14,)
    assert 14 not in table.state.market + table.state.deck


def test_the_discard_comes_at_once_before_anything_else() -> None:
    """R3.9"""
    table = bought("blue: #13,14,15", 17)
    for action in (PASS, nominate(18), Bid(20), DONE):
        assert why(table, action) is Why.MUST_SCRAP
    assert why(table, scrap(13), by=RED) is Why.NOT_YOUR_TURN


def test_the_auction_goes_on_only_after_the_discard() -> None:
    """R3.9, R3.10: then the card is drawn, and the next opener is asked."""
    table = bought("blue: #13,14,15", 17)
    assert not table.emitted(PlantDrawn)
    assert len(table.state.market) == 7
    table = table.do(scrap(14))
    assert [type(event) for event in table.events] == [PlantScrapped, SaleClosed, PlantDrawn]
    assert len(table.state.market) == 8
    assert table.asked == RED


def test_a_buyer_who_did_not_open_discards_and_the_opener_opens_again() -> None:
    """R3.9, R3.7"""
    table = scene(f"germany 3p auction | order: blue red yellow | red: #13,14,15 | {MARKET}")
    table = table.do(nominate(17), Bid(17), Bid(18), PASS, PASS)
    assert table.emitted(PlantBought) == [PlantBought(RED, PlantNumber(17), 18)]
    assert table.asked == RED
    assert table.do(scrap(13)).asked == BLUE


def test_with_no_rival_left_the_limit_holds_too() -> None:
    """R3.9, R3.8: the last buyer's discard ends the phase."""
    table = scene(f"germany 3p auction | order: red yellow blue | blue*: #13,14,15 | {MARKET}").do(nominate(17))
    assert table.state.phase is Phase.AUCTION
    assert table.do(scrap(13)).state.phase is Phase.RESOURCES


def test_nothing_is_discarded_without_need() -> None:
    """R3.9: below the limit, before a purchase, and twice."""
    assert why(scene(f"germany 3p auction | blue: #13,14,15 | {MARKET}"), scrap(13)) is Why.NOTHING_TO_SCRAP
    assert why(scene("germany 3p building | blue*: #13,14,15"), scrap(13)) is Why.WRONG_PHASE
    table = bought("blue: #4,13,14 coal4", 25).do(scrap(4))
    assert table.asked == BLUE
    assert why(table, scrap(13)) is Why.NOTHING_TO_SCRAP


# --- its fuel: what is kept


def test_what_fits_moves_to_the_new_plant() -> None:
    """R3.9: four coal from 4 to 25."""
    table = bought("blue: #4,13,14 coal4", 25).do(scrap(4), DONE)
    assert table[BLUE].fuel == Stock(coal=4)
    assert not table.emitted(FuelDropped)


def test_what_fits_moves_to_an_old_plant() -> None:
    """R3.9: 10 and 15 have room for four coal each; the four of 10 move to 15."""
    table = bought("blue: #10,13,15 coal4", 18).do(scrap(10), DONE)
    assert table[BLUE].fuel == Stock(coal=4)


def test_coal_of_a_pure_plant_moves_to_a_hybrid() -> None:
    """R3.9, R4.2: the hybrid 5 holds one oil and has room for three coal; the fourth goes."""
    table = bought("blue: #4,5,13 coal4 oil1", 18).do(scrap(4))
    assert table.emitted(FuelDropped) == [FuelDropped(BLUE, Fuel.COAL, 1, forced=True)]
    assert table.do(DONE)[BLUE].fuel == Stock(coal=3, oil=1)


def test_oil_on_a_hybrid_makes_room_by_moving_to_the_new_plant() -> None:
    """R3.9, R4.2: with the oil plant 26 bought, the hybrid's oil moves there and the coal of 4 onto the hybrid."""
    table = scene("germany 3p auction $99 | blue: #4,5,13 coal4 oil4 | plants: 17 18 22 26 27 28 30 31").buys(26)
    table = table.do(scrap(4))
    assert not table.emitted(FuelDropped)
    assert table.do(DONE)[BLUE].fuel == Stock(coal=4, oil=4)


# --- its fuel: what is lost


def test_what_fits_nowhere_goes_to_the_supply() -> None:
    """R3.9: two garbage, no other garbage plant; the player has no choice."""
    before = bought("blue: #6,13,15 garbage2", 18)
    table = before.do(scrap(6))
    assert table.emitted(FuelDropped) == [FuelDropped(BLUE, Fuel.GARBAGE, 2, forced=True)]
    assert table[BLUE].fuel == NOTHING
    assert table.state.supply.garbage == before.state.supply.garbage + 2
    assert table.state.fuel_market == before.state.fuel_market
    assert table.asked == RED


def test_what_fits_only_in_part_is_lost_in_part() -> None:
    """R3.9: 8 stores six coal, 4 stores four. Full, without 8 six are lost, without 4 four; there is no choice."""
    table = bought("blue: #4,8,13 coal10", 18)
    for plant, lost in ((8, 6), (4, 4)):
        after = table.do(scrap(plant))
        assert after.emitted(FuelDropped) == [FuelDropped(BLUE, Fuel.COAL, lost, forced=True)]
        assert after[BLUE].fuel == Stock(coal=10 - lost)
        assert after.asked == RED


def test_a_plant_that_stores_nothing_takes_nothing_with_it() -> None:
    """R3.9: wind and fusion."""
    table = bought("blue: #4,13,50 coal4", 18)
    for plant in (13, 50):
        after = table.do(scrap(plant))
        assert after[BLUE].fuel == Stock(coal=4)
        assert after.asked == RED


def test_an_empty_plant_takes_nothing_with_it() -> None:
    """R3.9: no markers, no question."""
    table = bought("blue: #4,13,14", 18).do(scrap(4))
    assert not table.emitted(FuelDropped)
    assert table.asked == RED


# --- its fuel: the owner's choice


MIXED = "blue: #5,13,29 coal3 oil3"
"""Full hybrids 5 (stores four) and 29 (stores two). Without 5 only two of six markers can stay."""


def test_of_a_mix_only_what_no_choice_could_keep_goes_at_once() -> None:
    """R3.9: four of six must go, so of each kind at least one."""
    table = bought(MIXED, 18).do(scrap(5))
    assert table.emitted(FuelDropped) == [
        FuelDropped(BLUE, Fuel.COAL, 1, forced=True),
        FuelDropped(BLUE, Fuel.OIL, 1, forced=True),
    ]
    assert table.asked == BLUE
    assert table.legal == (drop("coal"), drop("oil"))


@pytest.mark.parametrize(
    ("first", "second", "kept"),
    [
        ("coal", "coal", Stock(oil=2)),
        ("coal", "oil", Stock(coal=1, oil=1)),
        ("oil", "coal", Stock(coal=1, oil=1)),
        ("oil", "oil", Stock(coal=2)),
    ],
)
def test_of_a_mix_the_owner_chooses_what_to_keep(first: str, second: str, kept: Stock) -> None:
    """R3.9"""
    before = bought(MIXED, 18)
    table = before.do(scrap(5), drop(first), drop(second))
    assert table[BLUE].fuel == kept
    assert table.state.supply == before.state.supply + Stock(coal=3, oil=3) - kept
    assert table.asked == RED


def test_the_owner_may_not_keep_what_does_not_fit() -> None:
    """R3.9: nor do anything else before it is settled."""
    table = bought(MIXED, 18).do(scrap(5))
    assert str(ruling(table, DONE)) == "fuel_does_not_fit, plant=5 (R3.9)"
    assert why(table.do(drop("coal")), DONE) is Why.FUEL_DOES_NOT_FIT
    for action in (PASS, nominate(17), Bid(9)):
        assert why(table, action) is Why.MUST_SETTLE_FUEL


def test_a_mix_that_fits_in_part_on_pure_plants() -> None:
    """R3.9, R4.2a: 12 stored two of each beside a full coal plant and a full oil plant; there is no choice."""
    table = bought("blue: #3,4,12 coal6 oil6", 18).do(scrap(12))
    assert table.emitted(FuelDropped) == [
        FuelDropped(BLUE, Fuel.COAL, 2, forced=True),
        FuelDropped(BLUE, Fuel.OIL, 2, forced=True),
    ]
    assert table[BLUE].fuel == Stock(coal=4, oil=4)


def test_markers_of_the_plant_may_be_left_behind_on_purpose() -> None:
    """R3.9: all four coal would fit on 25; each one may be left behind."""
    for left in range(4):
        table = bought("blue: #4,13,14 coal4", 25).do(scrap(4), *[drop("coal")] * left, DONE)
        assert table[BLUE].fuel == Stock(coal=4 - left)
        assert table.state.supply.coal == left
        assert all(not event.forced for event in table.emitted(FuelDropped))


def test_a_buyer_without_excess_markers_has_no_choice() -> None:
    """R3.9: the fourth coal was the last."""
    table = bought("blue: #4,13,14 coal4", 25).do(scrap(4), *[drop("coal")] * 4)
    assert table[BLUE].fuel == NOTHING
    assert table.asked == RED


def test_no_more_is_left_behind_than_could_lie_on_the_plant() -> None:
    """R3.9: of seven coal on 8 (stores six) and 4, three must go and three more may; one can never have lain on 8."""
    table = bought("blue: #4,8,13 coal7", 18).do(scrap(8))
    assert table.emitted(FuelDropped) == [FuelDropped(BLUE, Fuel.COAL, 3, forced=True)]
    assert table.legal == (drop("coal"), DONE)
    table = table.do(drop("coal"), drop("coal"))
    assert table.asked == BLUE
    table = table.do(drop("coal"))
    assert table[BLUE].fuel == Stock(coal=1)
    assert table.asked == RED


def test_only_kinds_the_plant_stores_can_be_left_behind() -> None:
    """R3.9: not the oil of 3 or the garbage of 6 with the coal plant 4."""
    table = bought("blue: #3,4,6 coal2 oil2 garbage2", 25).do(scrap(4))
    assert table.legal == (drop("coal"), DONE)
    for kind in ("oil", "garbage", "uranium"):
        assert why(table, drop(kind)) is Why.FUEL_NOT_DROPPABLE


def test_a_hybrid_may_leave_either_kind_behind_while_everything_would_fit() -> None:
    """R3.9: 2 coal and 2 oil lay on 5; 12 has room for all of it, and for any part."""
    table = bought("blue: #5,12,13 coal2 oil2", 18).do(scrap(5))
    assert table.legal == (drop("coal"), drop("oil"), DONE)
    kept = {left.do(DONE)[BLUE].fuel for left in (table, table.do(drop("oil")), table.do(drop("coal"), drop("oil")))}
    assert kept == {Stock(coal=2, oil=2), Stock(coal=2, oil=1), Stock(coal=1, oil=1)}


def test_markers_are_never_thrown_away_at_another_time() -> None:
    """R3.9: not while bidding, not after a purchase within the limit, not in any other phase."""
    table = scene(f"germany 3p auction $99 | blue: #4,13 coal4 | {MARKET}")
    assert why(table, drop("coal")) is Why.NOTHING_TO_DROP
    assert why(table.do(nominate(17)), drop("coal")) is Why.NOTHING_TO_DROP
    assert why(bought("blue: #4,13,14 coal4", 25), drop("coal")) is Why.NOTHING_TO_DROP
    for phase in ("resources", "building", "bureaucracy"):
        refusal = ruling(scene(f"germany 3p {phase} | blue*: #4 coal4"), drop("coal"))
        assert refusal is not None
        assert (refusal.why, refusal.rule) == (Why.WRONG_PHASE, "R3.9")


def test_after_the_discard_the_next_purchase_sees_the_new_room() -> None:
    """R3.9, R4.1: with the coal plant gone, no coal can be bought."""
    table = bought("blue: #4,13,14 coal4", 18).do(scrap(4)).idle()
    while table.asked != BLUE:
        table = table.do(DONE)
    assert why(table, buy("coal")) is Why.NO_ROOM


def lays(plants: tuple[tuple[str, int], ...], coal: int, oil: int) -> set[tuple[tuple[int, int], ...]]:
    """Every way to place coal and oil on plants, as (coal, oil) per plant (R4.1)."""
    loads = []
    for kind, burns in plants:
        room = 2 * burns
        most = {"coal": (room, 0), "oil": (0, room), "hybrid": (room, room)}.get(kind, (0, 0))
        pairs = itertools.product(range(most[0] + 1), range(most[1] + 1))
        loads.append([pair for pair in pairs if sum(pair) <= room])
    return {
        lay for lay in itertools.product(*loads) if sum(c for c, _ in lay) == coal and sum(o for _, o in lay) == oil
    }


KINDS = {4: ("coal", 2), 3: ("oil", 2), 5: ("hybrid", 2), 29: ("hybrid", 1), 35: ("oil", 1), 13: ("wind", 0)}


@pytest.mark.parametrize(("gone", "others"), [(5, (4, 35)), (5, (29, 35)), (29, (5, 13)), (4, (5, 35)), (35, (5, 29))])
@pytest.mark.parametrize("new", [17, 25])
def test_the_choices_are_exactly_the_possible_distributions(gone: int, others: tuple[int, int], new: int) -> None:
    """R3.9, R4.2: some distribution over all four plants keeps the remaining markers off the old one."""
    old = tuple(KINDS[plant] for plant in (gone, *others))
    for coal, oil in itertools.product(range(0, 11, 2), range(0, 9, 2)):
        if not lays(old, coal, oil):
            continue
        held = f"#{gone},{others[0]},{others[1]} coal{coal} oil{oil}"
        table = bought(f"blue: {held}", new).do(scrap(gone))
        every_lay = lays((*old, ("coal", 2) if new == 25 else ("uranium", 1)), coal, oil)
        assert outcomes(table) == {(coal - lay[0][0], oil - lay[0][1]) for lay in every_lay}, (coal, oil)


def outcomes(table: Table) -> set[tuple[int, int]]:
    """The coal and oil blue may be left with, over all that blue may do until someone else is asked."""
    fuel = table[BLUE].fuel
    if table.asked != BLUE:
        return {(fuel.coal, fuel.oil)}
    return {outcome for action in table.legal for outcome in outcomes(table.do(action))}
