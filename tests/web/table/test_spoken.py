"""Screen readers announce everything that happens at a table, in order and once."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.states import is_opening, open_table
from tests.web.support import DESKTOP, PHONE, DelayedSocket, NewContext, ask, table_at

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
LINES = """async ([entries, table]) => {
  const imported = ["/views/table/panels/log-rows.js", "/app/i18n.js", "/app/content.js"].map((path) => import(path));
  const [{ linesOf }, { namesOf }, { contentOf }] = await Promise.all(imported);
  return linesOf(entries, namesOf(await contentOf(table.terms.config.board), table)).map((line) => line.text);
}"""
GATHERED_MS = 600
"""Milliseconds until all news are in the live region."""
REGION = "[aria-live=polite].sr-only"


def come_to(page: Page, match: str) -> dict[str, Any]:
    """Open the table, wait until the log is complete, and return the server's view of it."""
    open_table(page, match)
    page.locator(".actions.mine").wait_for()
    page.locator(".short-log li").first.wait_for(state="attached")
    seen: dict[str, Any] = ask(page, "GET", f"/api/matches/{match}")
    return seen


def act_elsewhere(page: Page, match: str, seen: dict[str, Any]) -> list[dict[str, Any]]:
    """Pass in another window; returns the entries until the next player's turn."""
    seq = seen["table"]["seq"]
    ask(page, "POST", f"/api/matches/{match}/moves", {"seq": seq, "actions": [{"type": "pass"}]})
    while (now := ask(page, "GET", f"/api/matches/{match}"))["table"]["active"] not in now["mine"]:
        page.wait_for_timeout(50)
    entries: list[dict[str, Any]] = ask(page, "GET", f"/api/matches/{match}/moves?after={seq}")["entries"]
    return entries


@SCREENS
def test_a_burst_of_moves_is_announced_completely_and_in_order(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen).new_page()
    line = DelayedSocket(page)
    match = table_at(page, is_opening)
    seen = come_to(page, match)
    line.hold()
    entries = act_elsewhere(page, match, seen)
    expected = page.evaluate(LINES, [entries, seen["table"]])
    assert len(expected) > 4
    line.release()
    expect(page.locator(REGION).locator("p")).to_have_text(expected)


@SCREENS
def test_earlier_moves_are_not_announced(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen).new_page()
    page.clock.install()
    come_to(page, table_at(page, is_opening))
    page.clock.run_for(GATHERED_MS)
    expect(page.locator(REGION)).to_be_empty()


def test_nothing_is_announced_twice(page: Page) -> None:
    come_to(page, table_at(page, is_opening))
    assert page.locator(".short-log").locator("[aria-live], [role=log], [role=status]").count() == 0


def test_moves_are_announced_while_a_dialog_is_open(page: Page) -> None:
    """Elements outside an open dialog are inert, so the announcements must be inside."""
    match = table_at(page, is_opening)
    seen = come_to(page, match)
    page.keyboard.press("s")
    dialog = page.locator("dialog[open]")
    dialog.locator(REGION).wait_for(state="attached")
    expect(dialog.locator(REGION)).to_be_empty()
    entries = act_elsewhere(page, match, seen)
    expected = page.evaluate(LINES, [entries, seen["table"]])
    expect(dialog.locator(REGION).locator("p")).to_have_text(expected)
    expect(dialog.locator("[aria-live=assertive]")).not_to_be_empty()
