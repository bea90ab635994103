"""Positions that tests use, and ways to bring a table to one."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from kilowatt.engine import Phase, Player, State
from tests.web.support import NewContext, ask, make_table


def is_opening(state: State) -> bool:
    auction = state.auction
    return state.phase is Phase.AUCTION and state.round > 2 and not auction.plant and not auction.bought


def is_bidding(state: State) -> bool:
    return state.round > 2 and state.auction.plant > 0 and not state.auction.bought


def is_scrapping(state: State) -> bool:
    return state.auction.bought > 0 and not state.auction.scrapped


def is_beginning(state: State) -> bool:
    return state.phase is Phase.AUCTION


def is_buying(state: State) -> bool:
    """With money to spend."""
    return state.phase is Phase.RESOURCES and state.round > 2 and asked_player(state).money > 40


def is_building(state: State) -> bool:
    """With money for more than one city."""
    return state.phase is Phase.BUILDING and state.round > 2 and asked_player(state).money > 70


def asked_player(state: State) -> Player:
    assert state.active is not None
    return state.players[state.active]


def in_round(number: int, phase: Phase) -> Callable[[State], bool]:
    return lambda state: state.phase is phase and state.round == number


# --- tables


def open_table(page: Page, match: str) -> None:
    page.goto(f"/t/{match}")
    page.locator(".table-page .actions").wait_for()
    page.locator(".table-page .track").wait_for(state="attached")


def open_seats(page: Page, players: int = 2, **wish: Any) -> str:
    """An open table at which Ada waits for others."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(players - 1))]
    return make_table(page, seats=seats, players=players, **wish)


def ada_and_bea(new_context: NewContext, **wish: Any) -> tuple[str, Page, Page]:
    """A running game of two people with a browser each: its id, Ada's page and Bea's."""
    ada, bea = new_context().new_page(), new_context().new_page()
    match = open_seats(ada, **wish)
    ask(bea, "POST", f"/api/matches/{match}/join", {"name": "Bea"})
    for page in (ada, bea):
        open_table(page, match)
    return match, ada, bea


def active_and_other(new_context: NewContext, **wish: Any) -> tuple[str, Page, Page]:
    """A running game of two people: its id, the page of the active player, and the other page."""
    match, *pages = ada_and_bea(new_context, seed=5, **wish)
    first = ask(pages[0], "GET", f"/api/matches/{match}")["observation"]["active"]
    return match, pages[first], pages[1 - first]


def make_table_of_two(host: Page) -> str:
    return open_seats(host, seed=1)


def join_two(ada: Page, bea: Page) -> str:
    match = make_table_of_two(ada)
    ask(bea, "POST", f"/api/matches/{match}/join", {"name": "Bea"})
    return match


def play_until_others_turn(page: Page, match: str) -> None:
    """Take the first legal action until it is another player's turn."""
    while (seen := ask(page, "GET", f"/api/matches/{match}"))["table"]["active"] in seen["mine"]:
        body = {"seq": seen["table"]["seq"], "actions": seen["observation"]["legal_actions"][:1]}
        ask(page, "POST", f"/api/matches/{match}/moves", body)


def begin_turn(page: Page, phase: Phase) -> None:
    """Choose something, so that all parts of the turn are shown."""
    if phase is Phase.AUCTION:
        page.locator(".actions .plant-pick:not([aria-disabled])").first.click()
        page.locator(".actions .stepper").wait_for()
    elif phase is Phase.RESOURCES:
        page.locator('.actions [aria-keyshortcuts="F"]').click()
    elif phase is Phase.BUILDING:
        page.locator(".city.target .reach").first.dispatch_event("click")
        page.locator(".act-chip").first.wait_for()
    page.mouse.move(0, 0)  # away from buttons that have a tooltip
    more = page.locator('.act-more-button[aria-expanded="false"]')
    if more.count():
        more.click()


def pick_from_menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("menuitem", name=item, exact=True).click()


def with_turning_points(page: Page, match: str) -> None:
    """Answer the page's request for statistics with turning points, which the server computes slowly."""
    figures = ask(page, "GET", f"/api/matches/{match}/statistics")
    course = [
        {"number": 0, "shares": [0.25, 0.25, 0.25, 0.25]},
        {"number": 20, "shares": [0.7, 0.1, 0.1, 0.1]},
        {"number": figures["rounds"][-1]["last"], "shares": [0.0, 1.0, 0.0, 0.0]},
    ]
    point = {"first": 1, "last": 20, "seat": 0, "swing": 0.45}
    answer = figures | {"turning": {"course": course, "points": [point]}}
    page.route("**/statistics", lambda route: route.fulfill(json=answer))
