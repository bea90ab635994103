"""Whole games through the page: by mouse, by keys alone, and by finger on a phone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.playing import WITNESS, Finger, Keys, Mouse, play_to_the_end
from tests.web.support import DESKTOP, PHONE, ask, make_table

CITY, MARKER, PLANT = "[data-city]", ".bay", ".plants [data-plant]"


@pytest.mark.parametrize(
    ("hand", "screen", "bots", "wish", "pressed"),
    [
        pytest.param(Mouse, DESKTOP, 3, {"board": "germany"}, {CITY, MARKER, PLANT}, id="by mouse"),
        pytest.param(Keys, DESKTOP, 2, {"board": "usa"}, {CITY}, id="by keys"),
        pytest.param(Finger, PHONE, 2, {"board": "usa", "hidden_money": True}, {CITY, MARKER, PLANT}, id="by finger"),
    ],
)
def test_a_whole_game(
    new_context: NewContext,
    hand: type[Mouse],
    screen: dict[str, Any],
    bots: int,
    wish: dict[str, Any],
    pressed: set[str],
) -> None:
    context = new_context(**screen, reduced_motion="reduce")
    context.add_init_script(WITNESS)
    page = context.new_page()
    match = make_table(page, bots=bots, bot="medium", seed=5, **wish)
    page.goto(f"/t/{match}")
    turns = play_to_the_end(page, hand(page))
    view = ask(page, "GET", f"/api/matches/{match}")
    assert view["table"]["status"] == "finished"
    assert turns > 20
    mine = [entry for entry in log(page, match) if entry["seat"] == 0]
    assert {"nominate", "bid", "pass", "buy_fuel", "build", "power"} <= {entry["action"]["type"] for entry in mine}
    assert {entry["by"] for entry in mine} == {"person"}
    expect(page.locator(".after-table")).to_contain_text("Ada")
    check_witness(page.evaluate("witness"), hand, pressed)


def check_witness(seen: dict[str, Any], hand: type[Mouse], pressed: set[str]) -> None:
    """The page was worked with this hand and nothing else, and the hand was on the things of the table themselves."""
    assert seen["forged"] == []
    assert set(seen["pointers"]) == {Mouse: {"mouse"}, Finger: {"touch"}, Keys: set()}[hand]
    assert (seen["keys"] > 0) == (hand is Keys)
    assert pressed <= set(seen["pressed"])


def log(page: Page, match: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = ask(page, "GET", f"/api/matches/{match}/moves")["entries"]
    return entries
