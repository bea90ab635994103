"""The list of cities, which every viewer can open in every phase."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kilowatt.engine import Phase, State
from tests.web.support import DESKTOP, PHONE, NewContext, ask, make_table, table_at

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


def buying(state: State) -> bool:
    return state.phase is Phase.RESOURCES and state.round >= 4


def open_list(page: Page) -> Locator:
    """Open the list by its key or, on a phone, by the menu."""
    page.locator(".table-page .actions").wait_for()
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        page.get_by_role("button", name="Menu of the table").tap()
        page.get_by_role("menuitem", name="List of cities").tap()
    else:
        page.keyboard.press("l")
    dialog = page.get_by_role("dialog", name="Cities")
    expect(dialog).to_be_visible()
    return dialog


@SCREENS
def test_in_another_phase_the_list_shows_owners_and_prices(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen).new_page()
    match = table_at(page, buying)
    seen = ask(page, "GET", f"/api/matches/{match}")["observation"]
    page.goto(f"/t/{match}")
    dialog = open_list(page)
    expect(dialog.locator("tbody tr")).to_have_count(7 * len(seen["regions"]))
    expect(dialog.get_by_role("button", name="Build")).to_have_count(0)
    refusals = [price["refusal"] for price in seen["city_prices"]]
    priced = [one for one in refusals if not one or one["why"] == "cannot_pay"]
    expect(dialog.locator("td.total:not(:empty)")).to_have_count(len(priced))
    owners = dialog.locator("tbody tr", has_text="you").first.locator(".owners")
    expect(owners).to_contain_text("Houses ")
    expect(owners).to_be_visible()


def test_a_waiting_player_can_open_the_list(new_context: NewContext) -> None:
    ada, bea = new_context().new_page(), new_context().new_page()
    match = make_table(ada, seats=[{"kind": "me"}, {"kind": "open"}], players=2)
    ask(bea, "POST", f"/api/matches/{match}/join", {"name": "Bea"})
    active = ask(ada, "GET", f"/api/matches/{match}")["table"]["active"]
    waiting = bea if active == 0 else ada
    waiting.goto(f"/t/{match}")
    expect(open_list(waiting).locator("tbody tr").first).to_contain_text("No houses; room for 1.")


def test_a_spectator_sees_the_list_without_prices(new_context: NewContext) -> None:
    player, spectator = new_context().new_page(), new_context().new_page()
    match = table_at(player, lambda state: state.phase is Phase.BUILDING and state.round >= 4)
    spectator.goto(f"/t/{match}")
    dialog = open_list(spectator)
    expect(dialog.get_by_role("columnheader")).to_have_text(["City", "Region", "Houses"])
    expect(dialog.locator("tbody tr", has_text="Ada").first).to_contain_text("Houses ")
    expect(dialog.get_by_role("button", name="Build")).to_have_count(0)
