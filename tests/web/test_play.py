"""Whole games through the page: by mouse, by keys alone, and by finger on a phone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.playing import Finger, Keys, Mouse, play_to_the_end
from tests.web.support import DESKTOP, PHONE, ask, make_table


@pytest.mark.parametrize(
    ("hand", "screen", "bots", "wish"),
    [
        pytest.param(Mouse, DESKTOP, 3, {"board": "germany"}, id="by mouse"),
        pytest.param(Keys, DESKTOP, 2, {"board": "usa"}, id="by keys"),
        pytest.param(Finger, PHONE, 2, {"board": "usa", "hidden_money": True}, id="by finger"),
    ],
)
def test_a_whole_game(
    new_context: NewContext, hand: type[Mouse | Keys], screen: dict[str, Any], bots: int, wish: dict[str, Any]
) -> None:
    page = new_context(**screen, reduced_motion="reduce").new_page()
    match = make_table(page, bots=bots, bot="medium", seed=5, **wish)
    page.goto(f"/t/{match}")
    turns = play_to_the_end(page, hand(page))
    view = ask(page, "GET", f"/api/matches/{match}")
    assert view["table"]["status"] == "finished"
    assert turns > 20
    mine = [entry for entry in log(page, match) if entry["seat"] == 0]
    # Whoever is always the last to choose bids for what others put up, and never opens an auction.
    assert {"bid", "buy_fuel", "build", "power"} <= {entry["action"]["type"] for entry in mine}
    assert {entry["by"] for entry in mine} == {"person"}
    expect(page.locator(".after-table")).to_contain_text("Ada")


def log(page: Page, match: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = ask(page, "GET", f"/api/matches/{match}/moves")["entries"]
    return entries
