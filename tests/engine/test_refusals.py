"""Refusals: every reason occurs in some position, with its rule and facts; malformed actions are refused."""

from collections.abc import Callable
from typing import Any

import pytest

from kilowatt.engine.actions import (
    DONE,
    PASS,
    Action,
    Bid,
    Build,
    BuyFuel,
    Done,
    DraftRegion,
    Drop,
    Nominate,
    Pass,
    Power,
    Scrap,
)
from kilowatt.engine.config import Chance
from kilowatt.engine.errors import IllegalAction
from kilowatt.engine.ids import Fuel, Phase, Seat
from kilowatt.engine.refusals import Why
from tests.scenes import (
    BLUE,
    GREEN,
    RED,
    Table,
    build,
    buy,
    drop,
    new_game,
    nominate,
    pick,
    power,
    ruling,
    scene,
    scrap,
    why,
)

AUCTION = "germany 3p auction $40 | plants: 5-12"
RESOURCES = "germany 3p resources $40 | blue*: #4 coal1"
BUILDING = "germany 3p building $40 | blue*: @essen | red: @dortmund"
POWERING = "germany 3p bureaucracy | blue: @2 #4,5 coal5 oil3 | red: #13"
SCRAPPING = "germany 3p auction $40 | blue: #5,13,29 coal3 oil3 | plants: 17 18 22 25-28 30"


def drafting() -> Table:
    return new_game("germany 3p", Chance(order=(BLUE, RED, Seat(2))), regions="draft").do(pick("teal"))


def over() -> Table:
    return scene("germany 3p step3 | blue*: @17 | plants: 30-35").do(DONE)


REASONS: list[tuple[str, Callable[[], Table], Any, Any]] = [
    # anywhere
    ("not_an_action, action=build essen (R5.4)", lambda: scene(BUILDING), "build essen", None),
    ("no_such_seat, seat=3 (R0.1)", lambda: scene(BUILDING), DONE, GREEN),
    ("not_your_turn, seat=1, active=0 (R5.4)", lambda: scene(BUILDING), DONE, RED),
    ("wrong_phase, action=buy_fuel, phase=building (R4.3)", lambda: scene(BUILDING), buy("coal"), None),
    ("game_over (R9.1)", over, DONE, None),
    ("cannot_pay, price=16, money=15 (R5.2)", lambda: scene("germany 3p | blue*: @essen $15"), build("muenster"), None),
    ("cannot_pay, price=1, money=0 (R4.3)", lambda: scene(f"{RESOURCES} $0"), buy("coal"), None),
    ("cannot_pay, price=8, money=7 (R3.5)", lambda: scene(f"{AUCTION} | blue: $7"), nominate(8), None),
    ("plant_not_owned, plant=13 (R7.1)", lambda: scene(POWERING), power(13), None),
    ("plant_not_owned, plant=4 (R3.9)", lambda: scene(SCRAPPING).buys(17), scrap(4), None),
    # draft
    ("unknown_region, region=atlantis (R1.1)", drafting, pick("atlantis"), None),
    ("region_taken, region=teal (R1.1)", drafting, pick("teal"), None),
    ("region_not_adjacent, region=purple (R1.1)", drafting, pick("purple"), None),
    # auction
    ("plant_not_in_market, plant=13 (R3.1)", lambda: scene(AUCTION), nominate(13), None),
    ("plant_in_future_market, plant=9 (R3.1)", lambda: scene(AUCTION), nominate(9), None),
    ("auction_running, plant=6 (R3.1)", lambda: scene(AUCTION).do(nominate(6)), nominate(5), None),
    ("nothing_nominated (R3.1)", lambda: scene(AUCTION), Bid(5), None),
    ("bid_too_low, bid=5, least=6 (R3.1)", lambda: scene(AUCTION).do(nominate(6)), Bid(5), None),
    ("bid_too_low, bid=7, least=8 (R3.4)", lambda: scene(AUCTION).do(nominate(6), Bid(7)), Bid(7), None),
    ("bid_above_money, bid=41, money=40 (R3.5)", lambda: scene(AUCTION).do(nominate(6)), Bid(41), None),
    ("must_open, plant=6 (R3.1)", lambda: scene(AUCTION).do(nominate(6)), PASS, None),
    ("must_buy_in_round_1 (R3.3)", lambda: new_game("germany 3p"), PASS, None),
    ("must_scrap, plant=17 (R3.9)", lambda: scene(SCRAPPING).buys(17), PASS, None),
    ("nothing_to_scrap (R3.9)", lambda: scene(SCRAPPING), scrap(13), None),
    ("plant_just_bought, plant=17 (R3.9)", lambda: scene(SCRAPPING).buys(17), scrap(17), None),
    ("nothing_to_drop (R3.9)", lambda: scene(SCRAPPING), drop("coal"), None),
    ("must_settle_fuel, plant=5 (R3.9)", lambda: scene(SCRAPPING).buys(17).do(scrap(5)), PASS, None),
    (
        "fuel_not_droppable, fuel=garbage, plant=5 (R3.9)",
        lambda: scene(SCRAPPING).buys(17).do(scrap(5)),
        drop("garbage"),
        None,
    ),
    ("fuel_does_not_fit, plant=5 (R3.9)", lambda: scene(SCRAPPING).buys(17).do(scrap(5)), DONE, None),
    # resources
    ("unknown_fuel, fuel=water (R0.3)", lambda: scene(RESOURCES), BuyFuel("water"), None),  # type: ignore[arg-type]
    ("fuel_sold_out, fuel=coal (R4.4)", lambda: scene(f"{RESOURCES} | fuel: coal0"), buy("coal"), None),
    ("no_room, fuel=oil (R4.1)", lambda: scene(RESOURCES), buy("oil"), None),
    # building
    ("unknown_city, city=atlantis (R0.2)", lambda: scene(BUILDING), build("atlantis"), None),
    ("city_not_in_play, city=koeln (R1.1)", lambda: scene(BUILDING), build("koeln"), None),
    ("city_already_yours, city=essen (R5.3)", lambda: scene(BUILDING), build("essen"), None),
    ("city_full, city=dortmund, step=1 (R5.3)", lambda: scene(BUILDING), build("dortmund"), None),
    (
        "city_not_empty, city=essen (R5.1)",
        lambda: scene("germany 3p step2 | blue: @essen | red*:"),
        build("essen"),
        None,
    ),
    # bureaucracy
    ("plants_not_ascending (R7.1)", lambda: scene(POWERING), power(5, 4), None),
    ("fuel_lacking (R7.1)", lambda: scene("germany 3p bureaucracy | blue: #4 coal1"), power(4), None),
    ("mix_out_of_range, coal=3, most=2 (R7.1)", lambda: scene(POWERING), power(5, coal=3), None),
    ("mix_not_on_plants, coal=2, oil=0 (R7.1a)", lambda: scene(POWERING), power(5, coal=2), None),
]


@pytest.mark.parametrize(("reason", "table", "action", "by"), REASONS, ids=[reason for reason, *_ in REASONS])
def test_a_refusal_says_why_and_by_which_rule(reason: str, table: Callable[[], Table], action: Any, by: Any) -> None:
    assert str(ruling(table(), action, by)) == reason


def test_every_reason_is_reached() -> None:
    """Every code of `Why` is used."""
    assert {reason.partition(",")[0].partition(" ")[0] for reason, *_ in REASONS} == {why.value for why in Why}


# --- the wrong seat


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("text", [AUCTION, RESOURCES, BUILDING, POWERING])
def test_no_player_acts_out_of_turn(text: str, seat: int) -> None:
    """R3.1, R4.3, R5.4, R7.1: whatever the action; what is legal for blue is not for others."""
    table = scene(text)
    assert table.asked == BLUE
    for action in (*table.legal, DONE, PASS):
        assert why(table, action, by=Seat(seat)) is Why.NOT_YOUR_TURN
    assert all(why(table, action, by=BLUE) is None for action in table.legal)


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", "blue", 1.0, 1.5, True, (), object()])
def test_an_unknown_seat_is_refused(seat: Any) -> None:
    """R0.1"""
    assert why(scene(BUILDING), DONE, by=seat) is Why.NO_SUCH_SEAT


@pytest.mark.parametrize("seat", [0.0, False])
def test_a_seat_is_a_whole_number_even_when_it_would_be_the_right_one(seat: Any) -> None:
    """R0.1: False and 0.0 are not seat 0."""
    assert why(scene(BUILDING), DONE, by=seat) is Why.NO_SUCH_SEAT


# --- the wrong phase

PLACES: dict[type, set[Phase]] = {
    DraftRegion: {Phase.DRAFT},
    Nominate: {Phase.AUCTION},
    Bid: {Phase.AUCTION},
    Pass: {Phase.AUCTION},
    Scrap: {Phase.AUCTION},
    Drop: {Phase.AUCTION},
    BuyFuel: {Phase.RESOURCES},
    Build: {Phase.BUILDING},
    Power: {Phase.BUREAUCRACY},
    Done: {Phase.AUCTION, Phase.RESOURCES, Phase.BUILDING},
}
SAMPLES: list[Action] = [
    pick("red"),
    nominate(5),
    Bid(5),
    PASS,
    scrap(4),
    drop("coal"),
    buy("coal"),
    build("kiel"),
    power(),
    DONE,
]


@pytest.mark.parametrize("action", SAMPLES, ids=lambda action: type(action).__name__)
@pytest.mark.parametrize("text", ["draft", AUCTION, RESOURCES, BUILDING, POWERING], ids=lambda text: text.split()[-1])
def test_every_action_has_its_phase(text: str, action: Action) -> None:
    """R1.1, R3.1, R3.9, R4.3, R5.4, R7.1"""
    table = drafting() if text == "draft" else scene(text)
    refusal = ruling(table, action)
    if table.state.phase not in PLACES[type(action)]:
        assert refusal is not None
        assert refusal.why is Why.WRONG_PHASE
        assert dict(refusal.facts)["phase"] == table.state.phase
    else:
        assert refusal is None or refusal.why is not Why.WRONG_PHASE or isinstance(action, Done)


def test_done_has_no_place_among_openers_and_bidders() -> None:
    """R3.1, R3.4: to do nothing there is called passing."""
    assert why(scene(AUCTION), DONE) is Why.WRONG_PHASE
    assert why(scene(AUCTION).do(nominate(5), Bid(5)), DONE) is Why.WRONG_PHASE


# --- the wrong kind of thing


@pytest.mark.parametrize("text", ["draft", AUCTION, RESOURCES, BUILDING, POWERING], ids=lambda text: text.split()[-1])
@pytest.mark.parametrize(
    "thing", [None, "pass", "done", 7, 0, True, 1.5, b"done", (), [], {}, {"type": "done"}, object()]
)
def test_anything_but_an_action_is_refused(text: str, thing: Any) -> None:
    table = drafting() if text == "draft" else scene(text)
    assert why(table, thing) is Why.NOT_AN_ACTION


@pytest.mark.parametrize("kind", [Done, Pass, Bid, Nominate])
def test_the_class_of_an_action_is_no_action(kind: Any) -> None:
    assert why(scene(AUCTION), kind) is Why.NOT_AN_ACTION


def test_a_long_refused_value_is_truncated() -> None:
    refusal = ruling(scene(BUILDING), "x" * 10_000)
    assert refusal is not None
    assert len(str(refusal)) < 200


@pytest.mark.parametrize("amount", [7.0, True, "7", None, 7.5, (7,), [7], b"7", float("nan"), float("inf"), 7j])
def test_a_bid_is_a_whole_number(amount: Any) -> None:
    """R3.4"""
    table = scene(AUCTION).do(nominate(6))
    assert why(table, Bid(amount)) is Why.NOT_AN_ACTION
    assert why(table.do(Bid(6)), Bid(amount)) is Why.NOT_AN_ACTION


@pytest.mark.parametrize("amount", [0, -1, -(10**30), 10**30])
def test_a_bid_is_within_range(amount: int) -> None:
    """R3.1, R3.4, R3.5"""
    expected = Why.BID_TOO_LOW if amount <= 0 else Why.BID_ABOVE_MONEY
    assert why(scene(AUCTION).do(nominate(6)), Bid(amount)) is expected


ODD_PLANTS: list[Any] = [None, "5", 5.0, True, (5,), [5], {5}, {}, b"5", -5, 0, 41, 10**30, float("nan")]


@pytest.mark.parametrize("plant", ODD_PLANTS, ids=repr)
def test_a_plant_is_one_of_the_cards_by_its_number(plant: Any) -> None:
    """R3.1, R3.9, R7.1: to name, to scrap and to run."""
    assert why(scene(AUCTION), Nominate(plant)) is Why.PLANT_NOT_IN_MARKET
    assert why(scene(SCRAPPING).buys(17), Scrap(plant)) is Why.PLANT_NOT_OWNED
    assert why(scene(POWERING), Power((plant,))) is Why.PLANT_NOT_OWNED


def test_a_number_that_equals_a_plants_is_not_its_number() -> None:
    """R7.1: 5.0 equals 5, and still names no plant."""
    assert why(scene(POWERING), Power((4, 5.0))) is Why.PLANT_NOT_OWNED  # type: ignore[arg-type] # on purpose


@pytest.mark.parametrize("fuel", [None, "water", "COAL", 0, True, 1.5, (), ["coal"], {}, b"coal"], ids=repr)
def test_a_fuel_is_one_of_the_four(fuel: Any) -> None:
    """R0.3: to buy and to drop."""
    assert why(scene(RESOURCES), BuyFuel(fuel)) is Why.UNKNOWN_FUEL
    assert why(scene(SCRAPPING).buys(17).do(scrap(5)), Drop(fuel)) is Why.UNKNOWN_FUEL


@pytest.mark.parametrize(
    "city", [None, "", "Essen", "ESSEN", 3, True, 1.5, (), ["kiel"], {}, b"kiel", Fuel.COAL], ids=repr
)
def test_a_city_is_one_of_the_board(city: Any) -> None:
    """R0.2"""
    assert why(scene(BUILDING), Build(city)) is Why.UNKNOWN_CITY


@pytest.mark.parametrize("region", [None, "", "Teal", "kiel", 3, True, (), ["red"], {}, b"red"], ids=repr)
def test_a_region_is_one_of_the_board(region: Any) -> None:
    """R1.1"""
    assert why(drafting(), DraftRegion(region)) is Why.UNKNOWN_REGION


@pytest.mark.parametrize("coal", [None, "1", 1.0, True, (1,), [], -1, 3, 10**30, float("nan")], ids=repr)
def test_a_mix_is_a_whole_number_within_range(coal: Any) -> None:
    """R7.1"""
    assert why(scene(POWERING), Power((5,), coal)) is Why.MIX_OUT_OF_RANGE  # type: ignore[arg-type] # on purpose


@pytest.mark.parametrize("plants", [(4, 4), (5, 4), (4, 5, 4), (5, 5, 5, 5)])
def test_plants_to_run_are_named_once_and_ascending(plants: Any) -> None:
    """R7.1: each choice has exactly one form."""
    assert why(scene(POWERING), Power(plants)) is Why.PLANTS_NOT_ASCENDING


@pytest.mark.parametrize(
    "plants", [[4], [4, 5], [], "", "4", "45", None, 4, {4}, {4: 5}, 4.0, frozenset({4, 5})], ids=repr
)
def test_plants_to_run_are_a_tuple(plants: Any) -> None:
    """R7.1: anything else is refused, even a list of the right plants."""
    assert why(scene(POWERING), Power(plants)) in (Why.NOT_AN_ACTION, Why.PLANT_NOT_OWNED)


# --- nothing happens


@pytest.mark.parametrize("text", [AUCTION, RESOURCES, BUILDING, POWERING], ids=lambda text: text.split()[2])
def test_a_refused_action_raises_and_changes_nothing(text: str) -> None:
    """`apply` says the same as `check`; the state is the same value as before."""
    table = scene(text)
    twin = scene(text)
    for action in SAMPLES:
        refusal = table.game.check(table.state, action)
        if refusal is not None:
            with pytest.raises(IllegalAction) as error:
                table.game.apply(table.state, action)
            assert error.value.refusal == refusal
    assert table.state == twin.state
    assert hash(table.state) == hash(twin.state)


@pytest.mark.parametrize("text", [AUCTION, RESOURCES, BUILDING, POWERING], ids=lambda text: text.split()[2])
def test_a_legal_action_leaves_the_state_before_it_alone(text: str) -> None:
    """States are immutable."""
    table, twin = scene(text), scene(text)
    for action in table.legal:
        assert table.do(action).state != twin.state
        assert table.state == twin.state
