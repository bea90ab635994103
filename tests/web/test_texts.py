"""Every view, drawer, menu and dialog in every language, on a desk and on a phone: all its text is there, and whole."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kilowatt.engine import Phase, State
from kilowatt.i18n import LANGUAGES, Translator
from tests.web.conftest import NewContext
from tests.web.fit import REPLAY, TABLE, check_reach
from tests.web.support import DESKTOP, PHONE, ask, bring_record, finished_table, make_table, table_at
from tests.web.test_table_together import pick, two_people
from tests.web.texts import check_texts

SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


def closed(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open], [role=menu]")).to_have_count(0)


@SCREENS
def test_the_start_page(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen, reduced_motion="reduce").new_page()
    bring_record(page)
    make_table(page)
    make_table(page, seats=[{"kind": "me"}, {"kind": "open"}], players=2, listed=True)
    page.goto("/")
    page.locator(".table-row").nth(1).wait_for()
    names = [Translator.for_language(language).name for language in LANGUAGES]
    assert page.locator(".language option").all_inner_texts() == names
    check_texts(page, fit="body")
    page.locator(".hero-more button").click()
    page.locator("dialog[open] input[name=how][value=list]").check()
    check_texts(page, fit="body")
    closed(page)
    page.locator(".account-button").click()
    for place in range(3):
        page.locator("dialog[open] .account-views input").nth(place).check()
        check_texts(page, fit="body")
    page.locator("dialog[open] .account-views input").nth(1).check()
    page.locator("dialog[open] input[name=name]").fill(f"Ada {screen['viewport']['width']}")
    page.locator("dialog[open] input[name=password]").fill("difference engine")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".account-button").click()
    check_texts(page, fit="body")
    closed(page)


@SCREENS
def test_pages_to_read(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen, reduced_motion="reduce").new_page()
    for path in ("/learn", "/rules", "/settings", "/t/nosuchtable"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        check_texts(page, fit="body")


def middle(phase: Phase) -> Callable[[State], bool]:
    return lambda state: state.phase is phase and state.round == 5


@SCREENS
def test_the_table_in_every_phase(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen, reduced_motion="reduce").new_page()
    for phase in (Phase.AUCTION, Phase.RESOURCES, Phase.BUILDING, Phase.BUREAUCRACY):
        page.goto(f"/t/{table_at(page, middle(phase), players=5, board='usa', seed=2)}")
        page.locator(".actions.mine").wait_for()
        check_texts(page, fit=TABLE)
        begin(page, phase)
        check_texts(page, fit=TABLE)


def begin(page: Page, phase: Phase) -> None:
    """Something of the turn, so that all that belongs to it is shown."""
    if phase is Phase.AUCTION:
        page.locator(".actions .plant-pick:not([aria-disabled])").first.click()
        page.locator(".actions .stepper").wait_for()
    elif phase is Phase.RESOURCES:
        page.locator('.actions [aria-keyshortcuts="F"]').click()
    elif phase is Phase.BUILDING:
        page.locator(".city.target .reach").first.dispatch_event("click")
        page.locator(".act-chip").first.wait_for()
    more = page.locator('.act-more-button[aria-expanded="false"]')
    if more.count():
        more.click()


@SCREENS
def test_all_that_opens_at_a_table(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen, reduced_motion="reduce").new_page()
    page.goto(f"/t/{table_at(page, middle(Phase.BUILDING), players=5, board='usa', seed=2)}")
    page.locator(".actions.mine").wait_for()
    for key in ("r", "t", "l", "?", "s"):
        page.keyboard.press(key)
        page.locator(".drawer, dialog[open]").first.wait_for()
        check_texts(page)
        page.keyboard.press("r" if key == "r" else "Escape")
        expect(page.locator(".drawer, dialog[open]")).to_have_count(0)
    for menu in page.locator(".bar [aria-haspopup=menu]:visible").all():
        menu.click()
        page.locator("[role=menu]").wait_for()
        check_texts(page)
        closed(page)
    if screen is PHONE:
        for place in (3, 2, 1):
            page.locator(".tab").nth(place).tap()
            check_texts(page)
    page.locator(".deck").click()
    page.locator("dialog[open]").wait_for()
    check_texts(page)
    closed(page)


@SCREENS
def test_questions_at_a_table(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen, reduced_motion="reduce").new_page()
    page.goto("/")
    page.locator(".play-now").click()
    page.locator(".actions.mine").wait_for()
    for question in ("Recovery code", "Resign", "Leave the table", "Propose to end the game"):
        page.locator(".bar [aria-haspopup=menu]").last.click()
        page.get_by_role("menuitem", name=question, exact=True).click()
        page.locator("dialog[open]").wait_for()
        check_texts(page)
        closed(page)


@SCREENS
def test_what_people_ask_one_another(new_context: NewContext, screen: dict[str, Any]) -> None:
    match, ada, bea = two_people(partial(new_context, **screen, reduced_motion="reduce"))
    mover, other = (ada, bea) if ask(ada, "GET", f"/api/matches/{match}")["table"]["active"] == 0 else (bea, ada)
    mover.locator(".plant-pick:not([aria-disabled])").first.click()
    mover.locator(".act-primary").click()
    other.locator(".actions.mine").wait_for()
    pick(mover, "Propose a takeback")
    check_texts(mover)
    mover.get_by_role("dialog").get_by_role("button", name="Propose it").click()
    for page in (mover, other):
        page.locator(".proposal").wait_for()
        check_texts(page, fit=".proposal")
        check_reach(page, ".proposal")
    bea.context.close()
    expect(ada.locator(".player", has_text="Bea").first).to_contain_text("away")
    ada.get_by_role("button", name="Menu of the table").click()
    check_texts(ada)
    ada.get_by_role("menuitem", name="Remove Bea").click()
    ada.locator("dialog[open]").wait_for()
    check_texts(ada)
    closed(ada)


@SCREENS
def test_before_a_game_and_beside_it(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen, reduced_motion="reduce").new_page()
    people = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}]
    for match, part in (
        (make_table(page, regions="draft", seed=3), ".actions.mine"),
        (make_table(page, seats=[{"kind": "me"}, {"kind": "open"}], players=2), ".around"),
        (make_table(page, seats=people, players=2), ".hand-over"),
    ):
        page.goto(f"/t/{match}")
        page.locator(part).wait_for()
        check_texts(page, fit=TABLE)
    watching = new_context(**screen, reduced_motion="reduce").new_page()
    watching.goto(f"/t/{match}")
    watching.locator(".banner").wait_for()
    check_texts(watching)


@SCREENS
def test_after_a_game(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen, reduced_motion="reduce").new_page()
    match = finished_table(page)
    page.goto(f"/t/{match}")
    page.locator(".standings").wait_for()
    check_texts(page)
    for summary in page.locator(".after-table summary").all():
        summary.click()
    check_texts(page)
    page.goto(f"/r/{match}?n=200")
    page.locator(".deck-panel").wait_for()
    check_texts(page, fit=REPLAY)
    page.locator(".deck-fork").click()
    page.locator("dialog[open]").wait_for()
    check_texts(page)
    closed(page)
    if screen is PHONE:
        page.locator(".tab").last.tap()
    for place in (1, 2, 3):
        page.locator(".replay-pages input").nth(place).check()
        check_texts(page, fit=REPLAY)
    assert ask(page, "GET", f"/api/matches/{match}")["table"]["status"] == "finished"
