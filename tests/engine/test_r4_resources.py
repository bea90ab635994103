"""R4: storing and buying resources."""

import itertools

import pytest

from kilowatt.engine.actions import DONE, BuyFuel
from kilowatt.engine.events import FuelBought
from kilowatt.engine.ids import Fuel, Phase, PlantKind, Seat
from kilowatt.engine.refusals import Why
from kilowatt.engine.stock import Stock
from tests.scenes import BLUE, GREEN, RED, YELLOW, Table, buy, ruling, scene, why


def prices(table: Table, fuel: str, count: int) -> list[int]:
    """The prices of markers bought one after another."""
    return [event.price for event in table.do(*[buy(fuel)] * count).emitted(FuelBought)]


def kinds_on_offer(table: Table) -> set[str]:
    return {action.fuel.value for action in table.legal if isinstance(action, BuyFuel)}


# --- room


@pytest.mark.parametrize(
    ("plant", "fuel", "most"),
    [(4, "coal", 4), (3, "oil", 4), (6, "garbage", 2), (11, "uranium", 2), (36, "coal", 6), (35, "oil", 2)],
)
def test_a_plant_stores_twice_what_it_burns_and_nothing_else(plant: int, fuel: str, most: int) -> None:
    """R4.1"""
    table = scene(f"germany 3p resources $200 | blue*: #{plant}")
    assert kinds_on_offer(table) == {fuel}
    table = table.do(*[buy(fuel)] * most)
    for kind in Fuel:
        assert why(table, BuyFuel(kind)) is Why.NO_ROOM


def test_a_hybrid_stores_coal_and_oil_in_any_mix() -> None:
    """R4.1: 5 burns two, so any four."""
    for coal in range(5):
        table = scene("germany 3p resources $200 | blue*: #5")
        assert kinds_on_offer(table) == {"coal", "oil"}
        table = table.do(*[buy("coal")] * coal, *[buy("oil")] * (4 - coal))
        assert table.legal == (DONE,)
        assert why(table, buy("coal")) is why(table, buy("oil")) is Why.NO_ROOM


@pytest.mark.parametrize("plant", [13, 18, 50])
def test_wind_and_fusion_store_nothing(plant: int) -> None:
    """R4.1"""
    assert scene(f"germany 3p resources $200 | blue*: #{plant}").legal == (DONE,)


def test_without_a_plant_nothing_is_stored() -> None:
    """R4.1"""
    assert str(ruling(scene("germany 3p resources $200"), buy("coal"))) == "no_room, fuel=coal (R4.1)"


def test_room_of_several_plants_adds_up() -> None:
    """R4.1: 4 and 15 store four coal each."""
    table = scene("germany 3p resources $200 | blue*: #4,15").do(*[buy("coal")] * 8)
    assert why(table, buy("coal")) is Why.NO_ROOM


def test_coal_moves_from_the_coal_plant_to_the_hybrid_to_make_room() -> None:
    """R4.2: eight coal on 4 and 5; in any order, oil fits as long as the totals do."""
    table = scene("germany 3p resources $200 | blue*: #4,5 coal4")
    assert why(table.do(*[buy("coal")] * 4), buy("oil")) is Why.NO_ROOM
    table = table.do(*[buy("oil")] * 4)
    assert table[BLUE].fuel == Stock(coal=4, oil=4)
    assert table.legal == (DONE,)


def test_only_what_is_beyond_the_pure_plants_needs_the_hybrids() -> None:
    """R4.2a: 4 (coal), 3 (oil) and 5 (hybrid): 5 coal and 6 oil leave one place on the hybrid, for either."""
    table = scene("germany 3p resources $200 | blue*: #3,4,5 coal5 oil6")
    assert kinds_on_offer(table) == {"coal", "oil"}
    assert table.do(buy("coal")).legal == table.do(buy("oil")).legal == (DONE,)


def test_unused_room_of_one_pure_plant_is_no_room_for_the_other_kind() -> None:
    """R4.2a: the oil plant is empty, the coal plant and the hybrid are full of coal: oil fits, coal does not."""
    table = scene("germany 3p resources $200 | blue*: #3,4,5 coal8")
    assert kinds_on_offer(table) == {"oil"}
    assert why(table.do(*[buy("oil")] * 4), buy("oil")) is Why.NO_ROOM


@pytest.mark.parametrize("plants", [(4, 5), (3, 5), (3, 4, 29), (5, 29), (4, 15, 5), (5, 29, 35)])
def test_room_is_what_laying_the_markers_out_by_hand_says(plants: tuple[int, ...]) -> None:
    """R4.2, R4.2a: one more marker is allowed exactly when all of them can be laid on the plants."""
    text = ",".join(map(str, plants))
    cards = scene("germany 2p").game.book.plants
    rooms = {number: (cards[number].kind, 2 * cards[number].burns) for number in cards if number in plants}

    def can_lie(coal: int, oil: int) -> bool:
        """Every way to divide each hybrid's room between coal and oil."""
        hybrids = [room for kind, room in rooms.values() if kind is PlantKind.HYBRID]
        for split in itertools.product(*(range(room + 1) for room in hybrids)):
            coal_room = sum(room for kind, room in rooms.values() if kind is PlantKind.COAL) + sum(split)
            oil_room = sum(room for kind, room in rooms.values() if kind is PlantKind.OIL) + sum(hybrids) - sum(split)
            if coal <= coal_room and oil <= oil_room:
                return True
        return False

    for coal, oil in itertools.product(range(13), range(11)):
        if can_lie(coal, oil):
            table = scene(f"germany 3p resources $200 | blue*: #{text} coal{coal} oil{oil}")
            assert kinds_on_offer(table) == {
                kind for kind, more in (("coal", (1, 0)), ("oil", (0, 1))) if can_lie(coal + more[0], oil + more[1])
            }


# --- buying


def test_each_kind_is_sold_cheapest_first() -> None:
    """R4.3: from the start market."""
    table = scene("germany 2p resources $500 | blue*: #4,20,7,6")
    assert prices(table, "coal", 10) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    assert prices(table, "oil", 6) == [3, 3, 3, 4, 4, 4]
    assert prices(table, "garbage", 2) == [7, 7]


def test_uranium_on_its_own_spaces() -> None:
    """R4.3, R1.4: the last of seven is on 16; there is no 9, 11, 13 or 15."""
    table = scene("germany 2p resources $500 | blue*: #11,17,23,28 | fuel: uranium7")
    assert prices(table, "uranium", 7) == [6, 7, 8, 10, 12, 14, 16]


def test_a_purchase_moves_money_to_the_bank_and_a_marker_to_the_player() -> None:
    """R4.3, R0.3"""
    before = scene("germany 3p resources | blue*: #4")
    table = before.do(buy("coal"))
    assert table[BLUE].money == 49
    assert table[BLUE].fuel == Stock(coal=1)
    assert table.state.fuel_market == before.state.fuel_market - Stock(coal=1)
    assert table.state.supply == before.state.supply
    assert table.asked == BLUE


def test_kinds_may_be_bought_in_any_order_and_number() -> None:
    """R4.3"""
    table = scene("germany 3p resources | blue*: #3,4,6")
    table = table.do(buy("oil"), buy("coal"), buy("garbage"), buy("oil"), buy("coal"), DONE)
    assert table[BLUE].fuel == Stock(coal=2, oil=2, garbage=1)
    assert table[BLUE].money == 50 - 3 - 1 - 7 - 3 - 1


def test_a_player_cannot_buy_what_they_cannot_pay() -> None:
    """R4.3: three coal at one each are had for 3, the fourth costs 2."""
    table = scene("germany 3p resources | blue*: #4 $4").do(*[buy("coal")] * 3)
    assert str(ruling(table, buy("coal"))) == "cannot_pay, price=2, money=1 (R4.3)"
    assert why(scene("germany 3p resources | blue*: #4 $5").do(*[buy("coal")] * 3), buy("coal")) is None


def test_a_player_need_not_buy() -> None:
    """R4.3"""
    table = scene("germany 3p resources | yellow*: #4").do(DONE)
    assert table.asked == RED


def test_the_last_in_turn_order_buys_first_and_takes_the_cheap_ones() -> None:
    """R4.3: purchases raise the price for later players."""
    table = scene("germany 4p resources | order: green blue yellow red | red: #4 | yellow: #10")
    bought: list[tuple[Seat | None, list[int]]] = [(table.asked, prices(table, "coal", 4))]
    table = table.do(*[buy("coal")] * 4, DONE)
    bought.append((table.asked, prices(table, "coal", 4)))
    table = table.do(DONE)
    assert bought == [(RED, [1, 1, 1, 2]), (YELLOW, [2, 2, 3, 3])]
    assert table.asked == BLUE
    table = table.do(DONE)
    assert table.asked == GREEN
    assert table.do(DONE).state.phase is Phase.BUILDING


def test_done_is_done() -> None:
    """R4.3: no second turn in the phase."""
    table = scene("germany 3p resources | yellow*: #4").do(DONE)
    assert why(table, buy("coal"), by=YELLOW) is Why.NOT_YOUR_TURN


def test_a_kind_that_is_sold_out_is_not_to_be_had() -> None:
    """R4.4: regardless of the supply."""
    table = scene("germany 3p resources $99 | blue*: #11 | fuel: uranium1").do(buy("uranium"))
    assert table.state.supply.uranium == 11
    assert str(ruling(table, buy("uranium"))) == "fuel_sold_out, fuel=uranium (R4.4)"


def test_a_kind_that_is_sold_out_is_back_after_the_refill() -> None:
    """R4.4, R7.5: three players in Step 1 get one uranium, and it costs 16."""
    table = scene("germany 3p resources $99 | order: red yellow blue | blue*: #11 | fuel: uranium0")
    assert why(table, buy("uranium")) is Why.FUEL_SOLD_OUT
    table = table.idle().idle().idle().idle()
    while table.asked != BLUE:
        table = table.do(DONE)
    assert prices(table, "uranium", 1) == [16]
