"""Tours through every state of the page: each stop is checked for accessibility, texts and size."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from kilowatt.engine import Phase, State
from kilowatt.i18n import LANGUAGES, Translator
from tests.web.fit import REPLAY, TABLE, check_reach
from tests.web.states import (
    begin_turn,
    in_round,
    is_bidding,
    is_buying,
    is_opening,
    is_scrapping,
    join_two,
    open_seats,
    open_table,
    pick_from_menu,
    play_until_others_turn,
    with_turning_points,
)
from tests.web.support import ask, finished_table, import_record, make_table, table_at

LARGE_TABLE: dict[str, Any] = {"players": 6, "board": "usa", "seed": 2}


@dataclass(frozen=True)
class Stop:
    """A page in a state to check."""

    page: Page
    within: str | None = None
    """The part that is new at this stop; only it is checked. None: the whole page."""
    texts: bool = True
    fit: str = ""
    """Parts that no box may stick out of."""
    sizes: bool = False
    """Check the largest text on the phone, and every usual screen on the desktop."""


DIALOG = "dialog[open]"
MENU = "[role=menu]"


Tour = Callable[[Page, Page], Iterator[Stop]]
"""Takes the first page from stop to stop; the second page belongs to another person."""


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open], [role=menu]")).to_have_count(0)


# --- pages without a table


def start_page(page: Page, _: Page) -> Iterator[Stop]:
    import_record(page)
    make_table(page)
    make_table(page, seats=[{"kind": "me"}, {"kind": "open"}], players=2, listed=True)
    page.goto("/")
    page.locator(".table-row").nth(1).wait_for()
    names = [Translator.for_language(language).name for language in LANGUAGES]
    assert page.locator(".language option").all_inner_texts() == names
    yield Stop(page, fit="body", sizes=True)
    page.locator(".hero-more button").click()
    page.locator("dialog[open] input[name=how][value=list]").check()
    yield Stop(page, fit="body", sizes=True)
    page.get_by_label("Choose now").check()
    page.locator(".regions-picture").wait_for()
    yield Stop(page, DIALOG, fit=DIALOG)
    close(page)


def account(page: Page, _: Page) -> Iterator[Stop]:
    page.goto("/")
    page.locator(".account-button").click()
    views = page.locator("dialog[open] .account-views input")
    for place in range(3):
        views.nth(place).check()
        yield Stop(page, DIALOG, fit="body")
    views.nth(0).check()
    page.locator("dialog[open] summary").click()
    yield Stop(page, DIALOG, fit="body")
    views.nth(1).check()
    width = page.viewport_size and page.viewport_size["width"]
    page.locator("dialog[open] input[name=name]").fill(f"Ada {width}")
    page.locator("dialog[open] input[name=password]").fill("difference engine")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".account-button").click()
    yield Stop(page, DIALOG, fit="body")
    page.locator("dialog[open] summary").click()
    yield Stop(page, DIALOG, fit="body")


def reading(page: Page, _: Page) -> Iterator[Stop]:
    for path in ("/learn", "/rules", "/settings", "/nowhere", "/t/nosuchtable"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        yield Stop(page, fit="body", sizes=path != "/t/nosuchtable")


def coach(page: Page, _: Page) -> Iterator[Stop]:
    page.goto("/learn")
    page.get_by_role("button", name="Start the guided game").click()
    page.locator(".coach").wait_for()
    page.locator(".actions").wait_for()
    yield Stop(page)
    page.locator(".coach .button.primary").click()
    page.locator(".coach[data-lesson='1-auction']").wait_for()
    yield Stop(page, ".coach")
    page.goto(f"/t/{table_at(page, in_round(2, Phase.AUCTION))}?coach")
    page.locator(".coach[data-lesson='2-order']").wait_for()
    yield Stop(page, ".coach")
    page.goto(f"/t/{table_at(page, in_round(3, Phase.AUCTION))}?coach")
    page.locator("dialog.closing[open]").wait_for()
    yield Stop(page, DIALOG, fit=DIALOG)


# --- before a game and beside it


def draft(page: Page, _: Page) -> Iterator[Stop]:
    open_table(page, make_table(page, bots=2, regions="draft", seed=3))
    page.locator('.actions.mine[data-phase="draft"]').wait_for()
    yield Stop(page, fit=TABLE, sizes=True)


def waiting_room(page: Page, other: Page) -> Iterator[Stop]:
    match = open_seats(page, players=3)
    page.goto(f"/t/{match}")
    page.locator(".seat.open").nth(1).wait_for()
    yield Stop(page, fit=TABLE, sizes=True)
    other.goto(f"/t/{match}")
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("dialog", name="Recovery code").get_by_role("button", name="I have kept it").click()
    for at in (page, other):
        at.locator(".seat", has_text="Bea").wait_for()
        yield Stop(at, ".waiting-room")


def one_device(page: Page, other: Page) -> Iterator[Stop]:
    people = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}]
    match = make_table(page, seats=people, players=2)
    page.goto(f"/t/{match}")
    page.locator(".hand-over").wait_for()
    yield Stop(page, fit=TABLE)
    other.goto(f"/t/{match}")
    other.locator(".banner").wait_for()
    yield Stop(other)


def waiting(page: Page, other: Page) -> Iterator[Stop]:
    match = join_two(page, other)
    play_until_others_turn(page, match)
    open_table(page, match)
    expect(page.locator(".actions.mine")).to_have_count(0)
    yield Stop(page, sizes=True)


def spectating(page: Page, other: Page) -> Iterator[Stop]:
    open_table(page, table_at(other, in_round(4, Phase.BUILDING)))
    expect(page.locator(".actions.mine")).to_have_count(0)
    yield Stop(page, sizes=True)


# --- during a game


def on_my_turn(wanted: Callable[[State], bool], *, fit: str = TABLE, texts: bool = True, **table: Any) -> Tour:
    def tour(page: Page, _: Page) -> Iterator[Stop]:
        open_table(page, table_at(page, wanted, **table))
        page.locator(".actions.mine").wait_for()
        yield Stop(page, texts=texts, fit=fit, sizes=True)

    return tour


def phase_of_six(phase: Phase) -> Tour:
    """A turn before and after something is chosen."""

    def tour(page: Page, other: Page) -> Iterator[Stop]:
        yield from on_my_turn(in_round(5, phase), **LARGE_TABLE)(page, other)
        begin_turn(page, phase)
        yield Stop(page, fit=TABLE)

    return tour


def drawers_and_menus(page: Page, _: Page) -> Iterator[Stop]:
    open_table(page, table_at(page, in_round(5, Phase.BUILDING), **LARGE_TABLE))
    page.locator(".actions.mine").wait_for()
    page.keyboard.press("r")
    page.locator(".full-log").wait_for()
    yield Stop(page)
    page.keyboard.press("r")
    page.keyboard.press("t")
    page.locator("#say").fill("Hello!")
    page.keyboard.press("Enter")
    page.locator(".chat-lines li").wait_for()
    yield Stop(page, ".drawer")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    for key in ("l", "?", "s"):
        page.keyboard.press(key)
        page.locator(DIALOG).wait_for()
        yield Stop(page, DIALOG)
        close(page)
    for menu in page.locator(".bar [aria-haspopup=menu]:visible").all():
        menu.click()
        page.locator(MENU).wait_for()
        yield Stop(page, MENU)
        close(page)
    for place in (3, 2, 1) if page.locator(".tab").first.is_visible() else ():
        page.locator(".tab").nth(place).tap()
        yield Stop(page)
    page.locator(".deck").click()
    page.locator(DIALOG).wait_for()
    yield Stop(page, DIALOG)


def questions(page: Page, _: Page) -> Iterator[Stop]:
    page.goto("/")
    page.locator(".play-now").click()
    page.locator(".actions.mine").wait_for()
    for question in ("Recovery code", "Resign", "Leave the table", "Propose to end the game"):
        pick_from_menu(page, question)
        page.locator(DIALOG).wait_for()
        yield Stop(page, DIALOG)
        close(page)


def proposals(ada: Page, bea: Page) -> Iterator[Stop]:
    match = join_two(ada, bea)
    for page in (ada, bea):
        open_table(page, match)
    mover, other = (ada, bea) if ask(ada, "GET", f"/api/matches/{match}")["table"]["active"] == 0 else (bea, ada)
    mover.locator(".plant-pick:not([aria-disabled])").first.click()
    mover.locator(".act-primary").click()
    other.locator(".actions.mine").wait_for()
    pick_from_menu(mover, "Propose a takeback")
    mover.locator(DIALOG).wait_for()
    yield Stop(mover, DIALOG)
    mover.get_by_role("dialog").get_by_role("button", name="Propose it").click()
    for page in (mover, other):
        page.locator(".proposal").wait_for()
        yield Stop(page, fit=".proposal")
        check_reach(page, ".proposal")
    bea.context.close()
    expect(ada.locator(".player", has_text="Bea").first).to_contain_text("away")
    ada.get_by_role("button", name="Menu of the table").click()
    ada.get_by_role("menuitem", name="Remove Bea").wait_for()
    yield Stop(ada, MENU)
    ada.get_by_role("menuitem", name="Remove Bea").click()
    ada.locator(DIALOG).wait_for()
    yield Stop(ada, DIALOG)


def hint(page: Page, _: Page) -> Iterator[Stop]:
    open_table(page, table_at(page, is_buying))
    page.keyboard.press("h")
    page.get_by_role("button", name="Use this plan").first.wait_for()
    yield Stop(page, ".act-hint")


# --- after a game


def result(page: Page, _: Page) -> Iterator[Stop]:
    match = finished_table(page)
    page.goto(f"/t/{match}")
    page.locator(".standings").wait_for()
    yield Stop(page, sizes=True)
    with_turning_points(page, match)
    page.locator(".turning > li").wait_for()
    for summary in page.locator(".after-table summary").all():
        summary.click()
    yield Stop(page, ".result", fit=".result")


def replay(page: Page, _: Page) -> Iterator[Stop]:
    match = finished_table(page)
    with_turning_points(page, match)
    page.goto(f"/r/{match}?n=200")
    page.locator(".deck-panel").wait_for()
    yield Stop(page, fit=REPLAY, sizes=True)
    page.locator(".deck-fork").click()
    page.locator(DIALOG).wait_for()
    yield Stop(page, DIALOG)
    close(page)
    page.keyboard.press("?")
    page.locator(DIALOG).wait_for()
    yield Stop(page, DIALOG)
    close(page)
    if page.locator(".tab").last.is_visible():
        page.locator(".tab").last.tap()
    # One round of the log is enough: axe is slow for many lines.
    for place, part in ((1, ".replay-log > ol:nth-of-type(2)"), (2, ".knowledge"), (3, ".knowledge")):
        page.locator(".replay-pages input").nth(place).check()
        page.locator(part).wait_for()
        yield Stop(page, part, fit=REPLAY)


TOURS: dict[str, Tour] = {
    "start page": start_page,
    "account": account,
    "pages to read": reading,
    "coach": coach,
    "draft": draft,
    "waiting room": waiting_room,
    "two people on one device": one_device,
    "waiting": waiting,
    "spectating": spectating,
    "opening": phase_of_six(Phase.AUCTION),
    "opening of six against the clock": on_my_turn(
        is_opening, texts=False, players=6, clock={"kind": "move", "seconds": 3600}
    ),
    "bidding": on_my_turn(is_bidding, fit=""),  # a chosen plant sticks out of its row
    "scrapping": on_my_turn(is_scrapping),
    "resources": phase_of_six(Phase.RESOURCES),
    "late resources": on_my_turn(lambda state: state.phase is Phase.RESOURCES and state.step == 3),
    "building": phase_of_six(Phase.BUILDING),
    "powering": phase_of_six(Phase.BUREAUCRACY),
    "drawers and menus": drawers_and_menus,
    "questions": questions,
    "proposals": proposals,
    "hint": hint,
    "result": result,
    "replay": replay,
}
