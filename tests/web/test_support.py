"""The checks of these tests find faulty pages."""

import pytest
from playwright.sync_api import BrowserContext, Page

from kilowatt.engine import Phase
from tests.web.support import PageErrors, ask, check_axe, finished_game, finished_table, make_table, table_at

STILL = "/vendor/licences/preact.txt"
"""An address of the server whose response has no script."""


def test_a_script_error_is_recorded(page: Page, page_errors: PageErrors) -> None:
    page.goto(STILL)
    with page.expect_event("pageerror"), page.expect_console_message():
        page.evaluate("() => { setTimeout(() => { throw new Error('broken') }); console.error('unhappy') }")
    assert any("broken" in text for text in page_errors.unexpected)
    assert any("unhappy" in text for text in page_errors.unexpected)
    page_errors.expect("broken|unhappy")


def test_a_violation_of_the_content_security_policy_is_recorded(page: Page, page_errors: PageErrors) -> None:
    page.goto("/rules", wait_until="networkidle")
    with page.expect_console_message():
        page.evaluate("() => { document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">a</p>') }")
    with page.expect_console_message():
        page.evaluate("() => { fetch('https://example.com/').catch(() => null) }")
    assert len([text for text in page_errors.unexpected if "Content Security Policy" in text]) >= 2
    page_errors.expect("Content Security Policy|Refused|Fetch API|style")


def test_axe_finds_a_violation(page: Page) -> None:
    page.goto(STILL)
    page.evaluate("() => { document.body.innerHTML = '<main><h1>a</h1><img src=\"/icon.svg\"></main>' }")
    with pytest.raises(AssertionError, match="image-alt"):
        check_axe(page)


def test_a_table_can_start_at_any_position(page: Page, context: BrowserContext) -> None:
    fresh = ask(page, "GET", f"/api/matches/{make_table(page, seed=7)}")
    assert (fresh["table"]["status"], fresh["mine"]) == ("running", [0])
    building = ask(page, "GET", f"/api/matches/{table_at(page, lambda state: state.phase is Phase.BUILDING)}")
    assert building["observation"]["phase"] == "building"
    assert building["mine"] == [building["table"]["active"]]
    over = ask(page, "GET", f"/api/matches/{finished_game(page, 'usa', 3)}")
    assert (over["table"]["status"], over["observation"]["phase"]) == ("study", "over")
    just_over = ask(page, "GET", f"/api/matches/{finished_table(page)}")
    assert just_over["table"]["status"] == "finished"
    assert "Ada" in [seat["name"] for seat in just_over["table"]["seats"]]
