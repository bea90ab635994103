"""R7: powering, pay, the refill and the end of the round."""

import itertools
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache

import pytest

from kilowatt.engine.actions import Power
from kilowatt.engine.content import Plant
from kilowatt.engine.events import CitiesPowered, MarketRefilled, PlantBuried, PlantDrawn, PlantRemoved
from kilowatt.engine.ids import STEP_3, Phase, PlantNumber
from kilowatt.engine.refusals import Why
from kilowatt.engine.stock import NOTHING, Stock
from tests.scenes import BLUE, GREEN, NO_POWER, RED, YELLOW, SceneError, Table, power, ruling, scene, spaces, why

PAY = (10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150)


def powered(table: Table) -> CitiesPowered:
    (event,) = table.emitted(CitiesPowered)
    return event


# --- powering


def test_a_plant_burns_exactly_its_number() -> None:
    """R7.1: 4 burns two of three coal."""
    table = scene("germany 3p bureaucracy | blue: @2 #4 coal3").do(power(4))
    assert powered(table).burned == Stock(coal=2)
    assert table[BLUE].fuel == Stock(coal=1)


@pytest.mark.parametrize(("plant", "held"), [(4, "coal1"), (3, "oil1"), (6, ""), (11, ""), (5, "coal1")])
def test_a_plant_short_of_its_number_does_not_run(plant: int, held: str) -> None:
    """R7.1"""
    table = scene(f"germany 3p bureaucracy | blue: @2 #{plant} {held}")
    assert table.legal == (NO_POWER,)
    assert str(ruling(table, power(plant))) == "fuel_lacking (R7.1)"


def test_wind_and_fusion_run_on_nothing() -> None:
    """R7.1: 13 powers one city, 50 six."""
    table = scene("germany 3p bureaucracy | blue: @7 #13,50").do(power(13, 50))
    assert powered(table) == CitiesPowered(BLUE, (PlantNumber(13), PlantNumber(50)), NOTHING, 7, 82)


def test_markers_are_burned_once_not_by_two_plants() -> None:
    """R7.1: two coal run 4 or 10, not both."""
    table = scene("germany 3p bureaucracy | blue: @3 #4,10 coal2")
    assert table.legal == (NO_POWER, power(4), power(10))
    assert why(table, power(4, 10)) is Why.FUEL_LACKING


def test_a_player_need_not_run_a_plant() -> None:
    """R7.1: even fully stocked; 10 are paid all the same."""
    table = scene("germany 3p bureaucracy | blue: @3 #4,10 coal8").do(NO_POWER)
    assert powered(table) == CitiesPowered(BLUE, (), NOTHING, 0, 10)
    assert table[BLUE].fuel == Stock(coal=8)


def test_a_plant_runs_once_a_round() -> None:
    """R7.1: not twice in one choice, and there is no second choice."""
    table = scene("germany 3p bureaucracy | blue: @3 #4 coal4")
    assert why(table, power(4, 4)) is Why.PLANTS_NOT_ASCENDING
    table = table.do(power(4))
    assert table.asked == RED
    assert why(table, power(4), by=BLUE) is Why.NOT_YOUR_TURN


def test_only_own_plants_run() -> None:
    """R7.1"""
    table = scene("germany 3p bureaucracy | blue: @3 #13 | red: #18")
    assert why(table, power(18)) is Why.PLANT_NOT_OWNED
    assert why(table, power(13, 18)) is Why.PLANT_NOT_OWNED


def test_a_hybrid_burns_any_mix_that_is_there() -> None:
    """R7.1: 5 with two coal and two oil."""
    table = scene("germany 3p bureaucracy | blue: @3 #5 coal2 oil2")
    assert table.legal == (NO_POWER, power(5), power(5, coal=1), power(5, coal=2))
    left = [table.do(power(5, coal=coal))[BLUE].fuel for coal in range(3)]
    assert left == [Stock(coal=2), Stock(coal=1, oil=1), Stock(oil=2)]


def test_a_mix_is_within_what_the_hybrids_burn() -> None:
    """R7.1"""
    table = scene("germany 3p bureaucracy | blue: @3 #4,5 coal6 oil2")
    assert why(table, power(5, coal=3)) is Why.MIX_OUT_OF_RANGE
    assert why(table, power(5, coal=-1)) is Why.MIX_OUT_OF_RANGE
    assert why(table, power(4, coal=1)) is Why.MIX_OUT_OF_RANGE
    assert why(table, power(coal=1)) is Why.MIX_OUT_OF_RANGE


def test_the_example_of_the_mix() -> None:
    """R7.1a: a coal plant and a hybrid, each burning 2, hold 5 coal and 3 oil: 2 oil, or 1 + 1, never 2 coal."""
    table = scene("germany 3p bureaucracy | blue: @3 #4,5 coal5 oil3")
    for plants in ((5,), (4, 5)):
        assert why(table, power(*plants)) is None
        assert why(table, power(*plants, coal=1)) is None
        assert str(ruling(table, power(*plants, coal=2))) == "mix_not_on_plants, coal=2, oil=0 (R7.1a)"
    assert why(table, power(4)) is None


def test_markers_may_be_moved_before_they_are_burned() -> None:
    """R7.1a, R4.2: one oil fewer, and a second coal finds room on the hybrid."""
    table = scene("germany 3p bureaucracy | blue: @3 #4,5 coal5 oil2")
    assert why(table, power(4, 5, coal=2)) is None
    assert table.do(power(4, 5, coal=2))[BLUE].fuel == Stock(coal=1, oil=2)


def test_a_hybrid_that_rests_gives_room_too() -> None:
    """R7.1a: hybrids 5 and 12 hold 4 coal and 4 oil; one that runs may burn two of either."""
    table = scene("germany 3p bureaucracy | blue: @3 #5,12 coal4 oil4")
    for coal in range(3):
        assert why(table, power(5, coal=coal)) is None
    assert [why(table, power(5, 12, coal=coal)) for coal in range(5)] == [None] * 5


def test_coal_a_pure_plant_needs_is_not_burned_in_a_hybrid() -> None:
    """R7.1a: 3 coal and 2 oil; 4 takes two of the coal, so the hybrid burns at most one."""
    table = scene("germany 3p bureaucracy | blue: @3 #4,5 coal3 oil2")
    assert why(table, power(5, coal=2)) is None
    assert why(table, power(4, 5, coal=1)) is None
    assert why(table, power(4, 5, coal=2)) is Why.MIX_NOT_ON_PLANTS


def test_plants_run_one_after_another_and_markers_move_in_between() -> None:
    """R7.1a, R4.2: 3 coal and 6 oil fill 26 and 29; once 26 has burned two oil, the oil of 29 makes way for a coal."""
    table = scene("germany 3p bureaucracy | blue: @3 #10,26,29 coal3 oil6")
    assert why(table, power(29)) is None
    assert why(table, power(29, coal=1)) is Why.MIX_NOT_ON_PLANTS
    assert why(table, power(26, 29, coal=1)) is None
    assert table.do(power(26, 29, coal=1))[BLUE].fuel == Stock(coal=2, oil=4)


def test_burned_coal_makes_no_room_for_oil() -> None:
    """R7.1a: the same with 10 running in place of 26."""
    table = scene("germany 3p bureaucracy | blue: @3 #10,26,29 coal3 oil6")
    assert why(table, power(10, 29, coal=1)) is Why.MIX_NOT_ON_PLANTS


Lay = tuple[tuple[int, int], ...]
"""For each plant, how many coal and how many oil lie on it."""


@lru_cache(maxsize=1)
def all_lays(plants: tuple[Plant, ...]) -> dict[tuple[int, int], list[Lay]]:
    """Every way to lay coal and oil on plants by R4.1, by how many of either there are."""
    loads = []
    for plant in plants:
        room, kind = 2 * plant.burns, plant.kind
        coals = range(room + 1) if kind in ("coal", "hybrid") else range(1)
        oils = range(room + 1) if kind in ("oil", "hybrid") else range(1)
        loads.append([(c, o) for c in coals for o in oils if c + o <= room])
    found: dict[tuple[int, int], list[Lay]] = {}
    for lay in itertools.product(*loads):
        found.setdefault((sum(c for c, _ in lay), sum(o for _, o in lay)), []).append(lay)
    return found


def mixes(plants: tuple[Plant, ...], run: tuple[Plant, ...], coal: int, oil: int) -> set[int]:
    """How much coal the running hybrids may burn: place all markers, run any plant, and repeat."""
    if not run:
        return {0}
    found: set[int] = set()
    for plant in run:
        rest = tuple(other for other in run if other is not plant)
        lying = {lay[plants.index(plant)] for lay in all_lays(plants)[coal, oil]}
        for burned in range(plant.burns + 1):
            if any(burned <= c and plant.burns - burned <= o for c, o in lying):
                here = burned if plant.kind == "hybrid" else 0
                found |= {here + more for more in mixes(plants, rest, coal - burned, oil - plant.burns + burned)}
    return found


def ways_to_run(table: Table, coal: int, oil: int) -> set[tuple[tuple[int, ...], int]]:
    """Every set of blue's plants that can run, with the coal its hybrids burn, by exhaustive search."""
    plants = tuple(table.game.book.plants[number] for number in table[BLUE].plants)
    sets = itertools.chain.from_iterable(itertools.combinations(plants, size) for size in range(len(plants) + 1))
    return {(tuple(p.number for p in run), mix) for run in sets for mix in mixes(plants, run, coal, oil)}


def stocked(plants: str) -> Iterator[tuple[Table, int, int]]:
    """Blue with these plants and every stock of coal and oil that fits on them."""
    for coal, oil in itertools.product(range(13), range(13)):
        with suppress(SceneError):
            yield scene(f"germany 2p bureaucracy | blue: @3 #{plants} coal{coal} oil{oil}"), coal, oil


@pytest.mark.parametrize(
    ("plants", "stocks"),
    # how many stocks fit: 4 stores 4 coal, 3 stores 4 oil, 35 stores 2 oil, 5 and 12 store 4 of both, 29 stores 2
    [("4", 5), ("5", 15), ("4,5", 35), ("3,5", 35), ("5,29", 28), ("4,5,29", 56), ("3,4,5", 71), ("3,4,13,29", 46)],
)
def test_what_can_run_is_what_laying_the_markers_out_by_hand_says(plants: str, stocks: int) -> None:
    """R7.1a, R4.2: for every stock of coal and oil that fits, exactly those sets and mixes, run in any order."""
    seen = 0
    for table, coal, oil in stocked(plants):
        seen += 1
        listed = [(action.plants, action.hybrid_coal) for action in table.legal if isinstance(action, Power)]
        assert set(listed) == ways_to_run(table, coal, oil)
        assert len(set(listed)) == len(listed)
    assert seen == stocks


@pytest.mark.parametrize("plants", ["4,5,29", "3,4,5", "3,4,12"])
def test_which_sets_can_run_is_the_same_as_with_one_common_pool(plants: str) -> None:
    """R7.1a"""
    for table, coal, oil in stocked(plants):
        cards = [table.game.book.plants[number] for number in table[BLUE].plants]
        can_run = {action.plants for action in table.legal if isinstance(action, Power)}
        for chosen in itertools.chain.from_iterable(itertools.combinations(cards, size) for size in range(4)):
            need = {kind: sum(p.burns for p in chosen if p.kind == kind) for kind in ("coal", "oil", "hybrid")}
            spare = coal - need["coal"], oil - need["oil"]
            enough = min(spare) >= 0 and sum(spare) >= need["hybrid"]
            assert (tuple(p.number for p in chosen) in can_run) == enough


# --- pay


@pytest.mark.parametrize("cities", range(20))
def test_what_powering_pays(cities: int) -> None:
    """R7.2: 33, 37, 44 and 50 make 19, without fuel."""
    table = scene(f"germany 2p bureaucracy | blue: $0 @{cities} #33,37,44,50").do(power(33, 37, 44, 50))
    assert table[BLUE].money == PAY[cities]


@pytest.mark.parametrize("cities", [20, 21])
def test_twenty_and_more_pay_150(cities: int) -> None:
    """R7.2: 36, 38, 46 and 50 make 27."""
    table = scene(f"germany 2p bureaucracy | blue: $0 @{cities} #36,38,46,50 coal3 garbage3 oil3")
    table = table.do(power(36, 38, 46, 50))
    assert powered(table).cities == cities
    assert table[BLUE].money == 150


def test_surplus_is_lost() -> None:
    """R7.1, R7.2: 20 makes five; with three cities it pays for three and burns all three coal."""
    table = scene("germany 3p bureaucracy | blue: $0 @3 #20 coal3").do(power(20))
    assert powered(table) == CitiesPowered(BLUE, (PlantNumber(20),), Stock(coal=3), 3, 44)


def test_plants_may_run_for_nothing() -> None:
    """R7.1, R7.2: without a city it pays 10 and burns the coal."""
    table = scene("germany 3p bureaucracy | blue: $0 #20 coal3").do(power(20))
    assert (table[BLUE].money, table[BLUE].fuel) == (10, NOTHING)


def test_burned_markers_go_to_the_supply_not_to_the_market() -> None:
    """R7.3"""
    before = scene("germany 3p bureaucracy | blue: @3 #4,6 coal2 garbage1")
    table = before.do(power(4, 6))
    assert table.state.supply == before.state.supply + Stock(coal=2, garbage=1)
    assert table.state.fuel_market == before.state.fuel_market


def test_the_example_of_powering() -> None:
    """R7.4: 6 cities, plants 7, 10 and 15 fully stocked: 4 coal and 3 oil burned, 7 made, 73 paid."""
    table = scene("germany 3p bureaucracy | blue: $0 @6 #7,10,15 coal8 oil6").do(power(7, 10, 15))
    assert powered(table).burned == Stock(coal=4, oil=3)
    assert powered(table).cities == 6
    assert table[BLUE].money == 73
    assert table[BLUE].fuel == Stock(coal=4, oil=3)


def test_bureaucracy_goes_in_turn_order() -> None:
    """R7.1, R2.1"""
    table = scene("germany 4p bureaucracy | order: green blue yellow red")
    asked = []
    while table.state.phase is Phase.BUREAUCRACY:
        asked.append(table.asked)
        table = table.do(NO_POWER)
    assert asked == [GREEN, BLUE, YELLOW, RED]


# --- the refill

REFILL = {
    2: ((3, 2, 1, 1), (4, 2, 2, 1), (3, 4, 3, 1)),
    3: ((4, 2, 1, 1), (5, 3, 2, 1), (3, 4, 3, 1)),
    4: ((5, 3, 2, 1), (6, 4, 3, 2), (4, 5, 4, 2)),
    5: ((5, 4, 3, 2), (7, 5, 3, 3), (5, 6, 5, 2)),
    6: ((7, 5, 3, 2), (9, 6, 5, 3), (6, 7, 6, 3)),
}
NO_FUEL = "fuel: coal0 oil0 garbage0 uranium0"


@pytest.mark.parametrize("players", REFILL)
@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_refill_by_players_and_step(players: int, step: int) -> None:
    """R7.5: onto an empty market, from a full supply."""
    table = scene(f"usa {players}p step{step} bureaucracy | {NO_FUEL}").idle()
    assert table.state.fuel_market == Stock(*REFILL[players][step - 1])


def test_the_dearest_spaces_are_filled_first() -> None:
    """R7.5, R1.4: five players, Step 2: 7 coal, 5 oil, 3 garbage, 3 uranium onto nothing."""
    table = scene(f"germany 5p step2 bureaucracy | {NO_FUEL}").idle()
    assert spaces(table, "coal") == {8: 3, 7: 3, 6: 1}
    assert spaces(table, "oil") == {8: 3, 7: 2}
    assert spaces(table, "garbage") == {8: 3}
    assert spaces(table, "uranium") == {16: 1, 14: 1, 12: 1}


def test_the_example_of_the_refill() -> None:
    """R7.6: 5 players, Step 1; 10 coal, 2 oil, 1 garbage were bought; only 4 coal are in the supply."""
    before = scene(
        "germany 5p step1 bureaucracy | fuel: coal14 oil16 garbage5 uranium2"
        " | blue: #4 coal4 | red: #10 coal2 oil0 | yellow: #3 oil2 | green: #6 garbage1"
    )
    assert before.state.supply.coal == 4
    table = before.idle()
    assert table.emitted(MarketRefilled)[0].placed == Stock(coal=4, oil=4, garbage=3, uranium=2)
    placed = {kind: _more(spaces(before, kind), spaces(table, kind)) for kind in ("coal", "oil", "garbage", "uranium")}
    assert placed == {"coal": {4: 1, 3: 3}, "oil": {3: 2, 2: 2}, "garbage": {7: 1, 6: 2}, "uranium": {12: 1, 10: 1}}


def _more(before: dict[int, int], after: dict[int, int]) -> dict[int, int]:
    """What was added to which space."""
    return {space: n - before.get(space, 0) for space, n in after.items() if n > before.get(space, 0)}


def test_what_the_supply_lacks_is_not_placed() -> None:
    """R7.5: six players in Step 1 get seven coal, if there are any; later rounds do not make up for it."""
    table = scene("germany 6p step1 bureaucracy | blue: #20,25,31 coal16 | fuel: coal5").idle()
    assert table.state.fuel_market.coal == 8
    assert table.state.supply.coal == 0


def test_an_exhausted_supply_gives_nothing() -> None:
    """R7.5: a full market stays as it is."""
    table = scene("germany 3p bureaucracy | fuel: coal24 oil24 garbage24 uranium12").idle()
    assert table.emitted(MarketRefilled)[0].placed == NOTHING
    assert table.state.fuel_market == Stock(24, 24, 24, 12)


def test_the_refill_comes_after_everyone_was_paid_and_takes_what_was_just_burned() -> None:
    """R7.5, R7.3: no coal in the supply, until the last player burns two of four; two come back."""
    table = scene("germany 3p step1 bureaucracy | order: red yellow blue | blue: @1 #4 coal4 | fuel: coal20")
    table = table.do(NO_POWER, NO_POWER)
    assert table.state.supply.coal == 0
    assert not table.emitted(MarketRefilled)
    table = table.do(power(4))
    assert [type(event) for event in table.events[:2]] == [CitiesPowered, MarketRefilled]
    assert table.state.fuel_market.coal == 22


# --- the plant market at the end of the round


@pytest.mark.parametrize("step", [1, 2])
def test_in_steps_1_and_2_the_highest_plant_goes_under_the_deck(step: int) -> None:
    """R7.7: it goes below the Step 3 card, and a card is drawn."""
    table = scene(f"germany 3p step{step} bureaucracy | plants: 10-17 | deck: 30 31 step3").idle()
    assert table.emitted(PlantBuried)[0].plant == 17
    assert table.state.market == (10, 11, 12, 13, 14, 15, 16, 30)
    assert table.state.deck == (31, STEP_3, 17)
    assert table.state.gone == ()


def test_plants_gather_under_the_step_3_card() -> None:
    """R7.7: the latest at the bottom."""
    table = scene("germany 3p auction | plants: 10-17 | deck: 30 31 32 33 34 step3")
    for _ in range(2):
        table = table.idle().idle().idle().idle()
    assert table.state.deck[-3:] == (STEP_3, 30, 32)


def test_in_step_3_the_lowest_plant_leaves_the_game() -> None:
    """R7.7, R8.5"""
    table = scene("germany 3p step3 bureaucracy | plants: 20-25 | deck: 30 31").idle()
    assert [event.plant for event in table.emitted(PlantRemoved)] == [20]
    assert [event.plant for event in table.emitted(PlantDrawn)] == [30]
    assert table.state.market == (21, 22, 23, 24, 25, 30)
    assert table.state.gone == (20,)
    assert not table.emitted(PlantBuried)


def test_with_an_empty_deck_the_lowest_still_leaves() -> None:
    """R7.7, R6.3: round after round, until there is none."""
    table = scene("germany 3p step3 bureaucracy | plants: 20 21 | deck:").idle()
    assert table.state.market == (21,)
    table = scene("germany 3p step3 bureaucracy | plants: 21 | deck:").idle()
    assert table.state.market == ()
    table = scene("germany 3p step3 bureaucracy | plants: | deck:").idle()
    assert (table.state.market, table.state.phase) == ((), Phase.AUCTION)


def test_the_refill_comes_before_the_plant_market() -> None:
    """R7.5, R7.7"""
    table = scene("germany 3p bureaucracy").idle()
    kinds = [type(event) for event in table.events]
    assert kinds.index(MarketRefilled) < kinds.index(PlantBuried) < kinds.index(PlantDrawn)


def test_then_the_next_round_begins() -> None:
    """R7.7, R2.1"""
    table = scene("germany 3p round4 bureaucracy | red: #50").idle()
    assert (table.state.round, table.state.phase, table.asked) == (5, Phase.AUCTION, RED)
