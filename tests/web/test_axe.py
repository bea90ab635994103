"""Axe finds nothing on any page of Kilowatt, in any state of a game, on a desk by day or on a phone by night."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kilowatt.engine import Phase, State
from tests.web.conftest import NewContext
from tests.web.support import (
    DESKTOP,
    PHONE,
    Complaints,
    ask,
    bring_record,
    check_axe,
    finished_game,
    finished_table,
    make_table,
    settle,
    table_at,
)

Visit = Callable[[Page, Page], None]
"""Brings the first page to what is to be looked at; the second one is somebody else's."""


# --- pages without a table


def at(path: str) -> Visit:
    def visit(page: Page, _: Page) -> None:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()

    return visit


def start(page: Page, _: Page) -> None:
    """With something in each list."""
    bring_record(page)
    make_table(page)
    page.goto("/")
    page.get_by_role("region", name="My games").wait_for()


def invite(page: Page, _: Page) -> None:
    page.goto("/")
    page.locator(".hero-more button").click()
    page.locator("dialog[open]").wait_for()


# --- tables


def is_opening(state: State) -> bool:
    auction = state.auction
    return state.phase is Phase.AUCTION and state.round > 2 and not auction.plant and not auction.bought


def is_bidding(state: State) -> bool:
    return state.round > 2 and state.auction.plant > 0 and not state.auction.bought


def is_scrapping(state: State) -> bool:
    return state.auction.bought > 0 and not state.auction.scrapped


def is_in(phase: Phase) -> Callable[[State], bool]:
    """Somewhere in the middle of a game."""
    return lambda state: state.phase is phase and state.round >= 4


def open_table(page: Page, match: str) -> None:
    page.goto(f"/t/{match}")
    page.locator(".table-page .actions").wait_for()


def on_my_turn(wanted: Callable[[State], bool]) -> Visit:
    def visit(page: Page, _: Page) -> None:
        open_table(page, table_at(page, wanted))
        page.locator(".actions.mine").wait_for()

    return visit


def drafting(page: Page, _: Page) -> None:
    open_table(page, make_table(page, bots=2, regions="draft", seed=3))
    page.locator('.actions.mine[data-phase="draft"]').wait_for()


def table_of_two(host: Page) -> str:
    return make_table(host, seats=[{"kind": "me"}, {"kind": "open"}], players=2, seed=1)


def waiting_room(page: Page, _: Page) -> None:
    page.goto(f"/t/{table_of_two(page)}")
    page.locator(".seat.open").wait_for()


def waiting(page: Page, other: Page) -> None:
    """Two people play; whoever is asked is not who looks."""
    match = table_of_two(page)
    ask(other, "POST", f"/api/matches/{match}/join", {"name": "Bea"})
    while (seen := ask(page, "GET", f"/api/matches/{match}"))["table"]["active"] in seen["mine"]:
        body = {"seq": seen["table"]["seq"], "actions": seen["observation"]["legal_actions"][:1]}
        ask(page, "POST", f"/api/matches/{match}/moves", body)
    open_table(page, match)
    expect(page.locator(".actions.mine")).to_have_count(0)


def spectating(page: Page, other: Page) -> None:
    open_table(page, table_at(other, is_in(Phase.BUILDING)))
    expect(page.locator(".actions.mine")).to_have_count(0)


# --- afterwards


def result(page: Page, _: Page) -> None:
    page.goto(f"/t/{finished_table(page)}")
    page.locator(".result").wait_for()


def replay(page: Page, _: Page) -> None:
    page.goto(f"/r/{finished_game(page)}?n=200")
    page.locator(".deck-panel").wait_for()


STATES: dict[str, Visit] = {
    "start": start,
    "learn": at("/learn"),
    "rules": at("/rules"),
    "settings": at("/settings"),
    "invite": invite,
    "wrong address": at("/nowhere"),
    "waiting room": waiting_room,
    "draft": drafting,
    "opening": on_my_turn(is_opening),
    "bidding": on_my_turn(is_bidding),
    "scrapping": on_my_turn(is_scrapping),
    "resources": on_my_turn(is_in(Phase.RESOURCES)),
    "building": on_my_turn(is_in(Phase.BUILDING)),
    "powering": on_my_turn(is_in(Phase.BUREAUCRACY)),
    "waiting": waiting,
    "spectating": spectating,
    "result": result,
    "replay": replay,
}


SCREENS = {"desktop": DESKTOP, "phone": PHONE | {"color_scheme": "dark"}}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(new_context: NewContext, complaints: Complaints, screen: str, state: str) -> None:
    complaints.expect("/nowhere: .*404")  # the browser says so itself
    page, other = new_context(**SCREENS[screen]).new_page(), new_context().new_page()
    STATES[state](page, other)
    settle(page)
    check_axe(page)


@pytest.mark.parametrize("sheet", ["Plants", "Players"])
def test_axe_finds_nothing_on_the_other_sheets_of_the_phone(phone: Page, sheet: str) -> None:
    open_table(phone, table_at(phone, is_in(Phase.RESOURCES)))
    phone.locator(".tab", has_text=sheet).tap()
    settle(phone)
    check_axe(phone)
