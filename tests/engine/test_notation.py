"""The notation of actions: printed actions parse back, and errors name the fault."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kilowatt.engine import (
    DONE,
    PASS,
    Action,
    Bid,
    Build,
    BuyFuel,
    CityId,
    DraftRegion,
    Drop,
    Fuel,
    Nominate,
    PlantNumber,
    Power,
    RegionId,
    Scrap,
    UnreadableText,
)
from kilowatt.engine.notation.action_text import parse_action, print_action
from tests.play import states
from tests.properties.strategies import Setting, settings_of_games

laws = settings(max_examples=15)


def plants(*numbers: int) -> tuple[PlantNumber, ...]:
    return tuple(PlantNumber(number) for number in numbers)


ACTIONS: dict[str, Action] = {
    "draft teal": DraftRegion(RegionId("teal")),
    "nominate 5": Nominate(PlantNumber(5)),
    "bid 12": Bid(12),
    "pass": PASS,
    "scrap 4": Scrap(PlantNumber(4)),
    "drop coal": Drop(Fuel.COAL),
    "buy uranium": BuyFuel(Fuel.URANIUM),
    "build frankfurt-main": Build(CityId("frankfurt-main")),
    "power 7 10 15": Power(plants(7, 10, 15)),
    "power 5 12 coal 2": Power(plants(5, 12), 2),
    "power none": Power(()),
    "done": DONE,
}


@pytest.mark.parametrize("text", ACTIONS)
def test_each_action_has_its_line(text: str) -> None:
    assert print_action(ACTIONS[text]) == text
    assert parse_action(text) == ACTIONS[text]
    assert parse_action(f"\t {text.upper().replace(' ', '   ')} \n") == ACTIONS[text]


def test_every_kind_of_action_is_in_the_notation() -> None:
    assert {type(action) for action in ACTIONS.values()} == set(Action.__args__)


def test_plants_may_be_named_in_any_order() -> None:
    assert parse_action("power 15 7 10") == ACTIONS["power 7 10 15"]


@laws
@given(settings_of_games)
def test_every_legal_action_parses_back(setting: Setting) -> None:
    game = setting.game
    for state in list(states(game, setting.chance, setting.player))[::5]:
        legal = game.legal_actions(state)
        lines = [print_action(action) for action in legal]
        assert tuple(parse_action(line) for line in lines) == legal
        assert len(set(lines)) == len(legal)


WHOLE_NUMBER = "expected a whole number of at most 20 digits"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected draft, nominate, bid, pass, scrap, drop, buy, build, power or done"),
        ("bulid essen", "unknown word 'bulid'; did you mean 'build'?"),
        (
            "castle",
            "unknown word 'castle'; expected draft, nominate, bid, pass, scrap, drop, buy, build, power or done",
        ),
        ("build", "expected a city after 'build'"),
        ("draft", "expected a region after 'draft'"),
        ("bid", "expected an amount after 'bid'"),
        ("power", "expected plants or 'none' after 'power'"),
        ("power coal 2", "expected plants or 'none' after 'power'"),
        ("build essen now", "unexpected 'now'; nothing follows 'build essen'"),
        ("pass 3", "unexpected '3'; nothing follows 'pass'"),
        ("buy cola", "unknown resource 'cola'; did you mean 'coal'?"),
        ("drop milk", "unknown resource 'milk'; expected coal, oil, garbage or uranium"),
        ("bid -1", f"'-1' is not an amount: {WHOLE_NUMBER}"),
        ("bid 12.5", f"'12.5' is not an amount: {WHOLE_NUMBER}"),
        ("bid ٣", f"'٣' is not an amount: {WHOLE_NUMBER}"),
        ("bid " + "9" * 21, f"'{'9' * 21}' is not an amount: {WHOLE_NUMBER}"),
        ("nominate five", f"'five' is not a plant: {WHOLE_NUMBER}"),
        ("power 5 none", f"'none' is not a plant: {WHOLE_NUMBER}"),
        ("power 5 coal", "expected one number after 'coal': how much coal the hybrids burn"),
        ("power 5 coal 1 2", "expected one number after 'coal': how much coal the hybrids burn"),
        ("power 5 coal all", f"'all' is not an amount of coal: {WHOLE_NUMBER}"),
        ("build köln", "'köln' is not a city: expected a word of a-z, 0-9 and single hyphens"),
        ("build a,b", "'a,b' is not a city: expected a word of a-z, 0-9 and single hyphens"),
    ],
)
def test_a_wrong_line_is_named_with_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(UnreadableText, match=f"^{re.escape(f'{text!r}: {message}')}$"):
        parse_action(text)


@settings(max_examples=300)
@given(st.text(max_size=60) | st.lists(st.sampled_from(["power", "build", "bid", "coal", "none", "5"])).map(" ".join))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except UnreadableText:
        return
    assert parse_action(print_action(action)) == action
