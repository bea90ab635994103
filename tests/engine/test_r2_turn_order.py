"""R2: the round and its order."""

from kilowatt.engine.config import Chance
from kilowatt.engine.events import OrderSet
from kilowatt.engine.ids import Phase, RuleId, Seat
from tests.scenes import BLUE, GREEN, IDLE, RED, YELLOW, Table, new_game, scene


def asked_in_this_phase(table: Table) -> list[Seat | None]:
    """The order in which players act if nobody does anything."""
    phase, asked = table.state.phase, []
    while table.state.phase is phase:
        asked.append(table.asked)
        table = table.do(IDLE[phase])
    return asked


def test_most_cities_first_then_the_highest_plant() -> None:
    """R2.1a: A has 6 cities, B and C 5 each, D 4; B's highest plant is 17, C's is 15: A, B, C, D."""
    a, b, c, d = GREEN, YELLOW, RED, BLUE
    table = scene(
        "germany 4p bureaucracy | order: blue red yellow green | plants: 20-27"
        " | green: @6 #3 | yellow: @5 #4,17 | red: @5 #14,15 | blue: @4 #40"
    ).idle()
    assert table.state.order == (a, b, c, d)
    assert table.asked == a


def test_the_highest_plant_decides_not_the_number_or_sum_of_plants() -> None:
    """R2.1"""
    table = scene("germany 3p bureaucracy | blue: @2 #14,15,16 | red: @2 #17 | yellow: @2 #3,18").idle()
    assert table.state.order == (YELLOW, RED, BLUE)


def test_with_equal_cities_only_plants_count_not_money_or_the_old_order() -> None:
    """R2.1"""
    table = scene("germany 3p bureaucracy | order: blue red yellow | blue: $500 #3 | red: #4 | yellow: $0 #5").idle()
    assert table.state.order == (YELLOW, RED, BLUE)


def test_the_order_changes_only_in_phase_1() -> None:
    """R2.1: a player who overtakes the leader keeps their place until the end of the round."""
    table = scene("germany 2p building $200 | order: blue red | blue: @2 #20 | red*: @1 #13")
    while len(table[RED].cities) < 4:
        table = table.do(table.legal[0])
    table = table.idle()
    assert table.state.order == (BLUE, RED)
    assert table.state.phase is Phase.BUREAUCRACY
    assert table.idle().state.order == (RED, BLUE)


def test_round_1_keeps_the_drawn_order_for_the_auction_only() -> None:
    """R2.2: afterwards the plants bought decide, before anyone buys resources."""
    table = new_game("germany 3p", Chance(order=(YELLOW, BLUE, RED)))
    table = table.buys(3)
    assert table.asked == BLUE
    table = table.buys(6)
    assert table.asked == RED
    table = table.buys(4)
    assert table.state.phase is Phase.RESOURCES
    assert table.state.order == (BLUE, RED, YELLOW)
    assert table.emitted(OrderSet) == [OrderSet((BLUE, RED, YELLOW), RuleId("R2.2"))]
    assert table.asked == YELLOW


def test_later_auctions_leave_the_order_alone() -> None:
    """R2.2: only round 1 determines it again after phase 2."""
    table = scene("germany 3p round2 auction $99 | order: blue red yellow | blue: #3 | red: #4 | yellow: #5")
    table = table.buys(6).idle()
    assert table.state.phase is Phase.RESOURCES
    assert table.state.order == (BLUE, RED, YELLOW)
    table = scene("germany 3p round2 auction $99 | order: blue red yellow | blue: #3 | red: #4 | yellow*: #5").buys(9)
    assert table.state.order == (BLUE, RED, YELLOW)


def test_phases_2_and_5_go_in_turn_order_3_and_4_in_reverse() -> None:
    """R2.1: the leader buys plants first, and resources and cities last."""
    table = scene("germany 3p auction | order: red yellow blue")
    asked = {}
    for phase in (Phase.AUCTION, Phase.RESOURCES, Phase.BUILDING, Phase.BUREAUCRACY):
        assert table.state.phase is phase
        asked[phase] = asked_in_this_phase(table)
        table = table.idle()
    assert asked[Phase.AUCTION] == asked[Phase.BUREAUCRACY] == [RED, YELLOW, BLUE]
    assert asked[Phase.RESOURCES] == asked[Phase.BUILDING] == [BLUE, YELLOW, RED]
    assert (table.state.phase, table.state.round) == (Phase.AUCTION, 3)
