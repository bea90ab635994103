"""Several people at one table: joining, chat, votes, spectators, leaving, returning."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.states import ada_and_bea, open_seats, pick_from_menu
from tests.web.support import PHONE, DelayedSocket, NewContext, PageErrors, ask, finished_game, make_table, settle
from tests.web.table.playing import act, open_plants, primary

SOCKETS = """
window.sockets = [];
window.cut = false;
window.WebSocket = class extends WebSocket {
  constructor(address) { super(cut ? new URL("/cut", address) : address); sockets.push(this); }
};
"""


def decide(page: Page, item: str, answer: str) -> None:
    """An item of the table's menu that needs a confirmation."""
    pick_from_menu(page, item)
    page.get_by_role("dialog").get_by_role("button", name=answer).click()


def seats_of(page: Page, match: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = ask(page, "GET", f"/api/matches/{match}")["table"]["seats"]
    return seats


# --- before the game


def test_a_player_joins_by_the_link_and_the_host_starts(new_context: NewContext) -> None:
    ada, bea = new_context().new_page(), new_context(**PHONE).new_page()
    match = open_seats(ada, players=3)
    ada.goto(f"/t/{match}")
    expect(ada.locator(".seat.open")).to_have_count(2)
    bea.goto(ada.get_by_label("Link to this table").input_value())
    expect(bea.get_by_role("button", name="Begin")).to_have_count(0)
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down").tap()
    bea.get_by_role("dialog", name="Recovery code").get_by_role("button", name="I have kept it").tap()
    expect(bea.locator(".seat", has_text="Bea")).to_contain_text("you")
    expect(ada.locator(".seat", has_text="Bea")).to_be_visible()
    ada.get_by_role("button", name="Begin, with a bot on the free seat").click()
    for page in (ada, bea):
        expect(page.locator(".table-page")).to_be_visible()
    expect(bea.get_by_role("dialog")).to_have_count(0)


def test_joining_needs_a_name_and_a_taken_seat_is_reported(new_context: NewContext, page_errors: PageErrors) -> None:
    ada, bea = new_context().new_page(), new_context().new_page()
    match = open_seats(ada)
    bea.goto(f"/t/{match}")
    bea.get_by_label("Your name").fill("  ")
    bea.get_by_role("button", name="Sit down").click()
    expect(bea.locator(".seat.open")).to_have_count(1)
    other = new_context().new_page()
    bea.context.set_offline(True)
    ask(other, "POST", f"/api/matches/{match}/join", {"name": "Cleo"})
    bea.context.set_offline(False)
    expect(bea.locator(".table-page")).to_be_visible()
    expect(bea.locator(".banner")).to_contain_text("You are watching this game.")
    page_errors.expect("ERR_INTERNET_DISCONNECTED")


def test_leaving_and_being_removed_before_the_game(new_context: NewContext) -> None:
    ada, bea = new_context().new_page(), new_context().new_page()
    match = open_seats(ada, players=3)
    ada.goto(f"/t/{match}")
    for end in ("leave", "remove"):
        ask(bea, "POST", f"/api/matches/{match}/join", {"name": "Bea"})
        bea.goto(f"/t/{match}")
        expect(ada.locator(".seat", has_text="Bea")).to_be_visible()
        if end == "leave":
            bea.get_by_role("button", name="Leave the table").click()
            expect(bea.get_by_role("button", name="Sit down")).to_be_visible()
        else:
            ada.get_by_role("button", name="Remove").click()
        expect(ada.locator(".seat.open")).to_have_count(2)
        expect(bea.get_by_role("button", name="Sit down")).to_be_visible()


def test_taking_and_leaving_a_seat_updates_every_window(new_context: NewContext) -> None:
    ada, bea = new_context().new_page(), new_context().new_page()
    match = open_seats(ada, players=3)
    make_table(bea, bots=1)  # she has a session
    other = bea.context.new_page()
    for page in (bea, other):
        page.goto(f"/t/{match}")
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    ask(bea, "POST", f"/api/matches/{match}/join", {"name": "Bea"})
    expect(other.get_by_role("button", name="Leave the table")).to_be_visible()
    ask(ada, "POST", f"/api/matches/{match}/start")
    expect(other.locator(".player", has_text="Bea").locator(".tag", has_text="you")).to_be_visible()
    ask(bea, "POST", f"/api/matches/{match}/leave", {"seat": 1})
    expect(other.locator(".banner")).to_contain_text("You are watching this game.")


@pytest.mark.parametrize("spectators", [True, False])
def test_the_first_seat_of_a_browser_is_known_in_every_window(new_context: NewContext, spectators: bool) -> None:
    """The other window had no session, and the game begins when the last seat is taken."""
    ada, bea = new_context().new_page(), new_context().new_page()
    match = open_seats(ada, spectators=spectators)
    other = bea.context.new_page()
    for page in (other, bea):
        page.goto(f"/t/{match}")
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down").click()
    expect(other.locator(".player", has_text="Bea").locator(".tag", has_text="you")).to_be_visible()
    expect(other.locator(".banner")).to_have_count(0)


def test_codes_of_several_windows_are_all_stored(new_context: NewContext) -> None:
    context = new_context()
    one, two = context.new_page(), context.new_page()
    for page in (one, two):
        page.goto("/")
    for page in (one, two):
        page.get_by_role("button", name="Play now").click()
        page.locator(".table-page").wait_for()
    for page in (one, two):
        page.reload()
        pick_from_menu(page, "Recovery code")
        expect(page.get_by_role("dialog").locator("code")).to_have_count(1)
        page.keyboard.press("Escape")


def test_joining_a_full_private_table_is_refused(new_context: NewContext) -> None:
    ada, bea, late = (new_context().new_page() for _ in range(3))
    match = open_seats(ada, spectators=False)
    late.goto(f"/t/{match}")
    expect(late.get_by_role("button", name="Sit down")).to_be_visible()
    ask(bea, "POST", f"/api/matches/{match}/join", {"name": "Bea"})
    expect(late.get_by_role("heading", name="This table does not want spectators.")).to_be_visible()
    expect(late.get_by_role("link", name="To the start page")).to_be_visible()


# --- codes


def test_a_code_takes_a_seat_on_another_device(new_context: NewContext) -> None:
    here, there = new_context().new_page(), new_context().new_page()
    here.goto("/settings")
    match = open_seats(here, spectators=False)
    guest = new_context().new_page()
    joined = ask(guest, "POST", f"/api/matches/{match}/join", {"name": "Bea"})
    there.goto(f"/t/{match}")
    expect(there.get_by_role("heading", name="This table does not want spectators.")).to_be_visible()
    there.get_by_role("button", name="I have a recovery code").click()
    there.get_by_label("Recovery code").fill("x" * 24)
    there.get_by_role("button", name="Take my seat back").click()
    expect(there.locator(".notice.problem")).to_contain_text("This code gives no seat back.")
    there.get_by_label("Recovery code").fill(joined["codes"][0])
    there.get_by_role("button", name="Take my seat back").click()
    expect(there.locator(".player", has_text="Bea")).to_contain_text("you")


# --- chat


def test_chat_messages_are_shown_as_plain_text(new_context: NewContext) -> None:
    _, ada, bea = ada_and_bea(new_context)
    ada.keyboard.press("t")
    line = "<img src=x onerror=alert(1)> & 「こんにちは」"
    ada.get_by_label("Say something").fill(line)
    ada.keyboard.press("Enter")
    expect(ada.locator(".chat-lines li")).to_contain_text(line)
    expect(ada.get_by_label("Say something")).to_have_value("")
    button = bea.get_by_role("button", name="Chat (1)")
    expect(button).to_be_visible()
    button.click()
    expect(bea.locator(".chat-lines li")).to_contain_text(line)
    expect(bea.get_by_role("button", name="Chat (1)")).to_have_count(0)


def test_a_chat_draft_is_not_lost(new_context: NewContext) -> None:
    """Neither when the drawer is closed, nor while the last message is being sent, nor when the game ends."""
    match, ada, bea = ada_and_bea(new_context)
    line = DelayedSocket(ada)
    ada.reload()
    ada.locator(".table-page").wait_for()
    say = ada.get_by_role("textbox", name="Say something")
    ada.keyboard.press("t")
    say.fill("What a")
    ada.keyboard.press("Escape")
    expect(say).to_have_count(0)
    ada.keyboard.press("t")
    expect(say).to_have_value("What a")
    say.press_sequentially(" game!")
    line.hold()
    say.press("Enter")
    say.press_sequentially("And so")
    line.release()
    expect(ada.locator(".chat-lines")).to_contain_text("What a game!")
    expect(say).to_have_value("And so")
    ask(ada, "POST", f"/api/matches/{match}/abandon", {"agree": True})
    ask(bea, "POST", f"/api/matches/{match}/abandon", {"agree": True})
    ada.get_by_role("button", name="final board").click()
    ada.keyboard.press("t")
    expect(say).to_have_value("And so")


def test_spectators_read_the_chat_and_are_counted(new_context: NewContext) -> None:
    match, ada, _ = ada_and_bea(new_context)
    watcher = new_context().new_page()
    watcher.goto(f"/t/{match}")
    expect(watcher.locator(".banner")).to_contain_text("You are watching this game.")
    watcher.keyboard.press("t")
    expect(watcher.locator(".chat")).to_contain_text("Only players can write here.")
    ada.keyboard.press("t")
    expect(ada.locator(".there")).to_contain_text("1 spectator")
    expect(watcher.locator(".actions .act-primary")).to_have_count(0)


# --- votes


def test_a_game_ends_without_a_result_when_everyone_agrees(new_context: NewContext) -> None:
    match, ada, bea = ada_and_bea(new_context)
    decide(ada, "Propose to end the game", "Propose it")
    expect(ada.locator(".proposal")).to_contain_text("Still to agree: Bea")
    bea.get_by_role("button", name="Decline").click()
    expect(ada.locator(".proposal")).to_have_count(0)
    decide(ada, "Propose to end the game", "Propose it")
    bea.get_by_role("button", name="Agree").click()
    for page in (ada, bea):
        expect(page.locator(".table-page")).to_have_count(0)
    assert ask(ada, "GET", f"/api/matches/{match}")["table"]["status"] == "abandoned"


def test_a_takeback_needs_consent(new_context: NewContext) -> None:
    match, ada, bea = ada_and_bea(new_context)
    view = ask(ada, "GET", f"/api/matches/{match}")
    mover, other = (ada, bea) if view["table"]["active"] == 0 else (bea, ada)
    mover.locator(".plant-pick:not([aria-disabled])").first.click()
    mover.locator(".act-primary").click()
    other.locator(".actions.mine").wait_for()
    pick_from_menu(mover, "Propose a takeback")
    mover.get_by_role("dialog").get_by_role("radio").last.check()
    mover.get_by_role("dialog").get_by_role("button", name="Propose it").click()
    expect(other.locator(".proposal")).to_contain_text("would like to take back 2 moves.")
    other.get_by_role("button", name="Agree").click()
    expect(mover.locator(".actions.mine")).to_be_visible()
    assert ask(ada, "GET", f"/api/matches/{match}")["table"]["number"] == 0
    mover.keyboard.press("r")
    expect(mover.locator(".full-log")).to_contain_text("moves are taken back")
    assert mover.locator(".full-log .undone").count() >= 1


# --- leaving and coming back


def test_a_bot_stands_in_and_returns_the_seat(new_context: NewContext) -> None:
    match, ada, bea = ada_and_bea(new_context)
    pick_from_menu(ada, "Let a bot play for me")
    expect(ada.locator(".banner")).to_contain_text("A bot is playing for you.")
    expect(bea.locator(".player", has_text="Ada")).to_contain_text("bot stands in")
    ada.locator(".banner").get_by_role("button", name="Play again myself").click()
    expect(ada.locator(".banner")).to_have_count(0)
    assert not seats_of(ada, match)[0]["away"]


def test_a_player_who_leaves_becomes_a_spectator_and_frees_the_seat(new_context: NewContext) -> None:
    match, ada, bea = ada_and_bea(new_context)
    with bea.expect_websocket():  # the page opens the table again, as a spectator
        decide(bea, "Leave the table", "Leave the table")
    expect(bea.locator(".banner")).to_contain_text("You are watching this game.")
    bea.get_by_role("button", name="Take a seat").click()
    bea.get_by_label("Your name").fill("Bea again")
    bea.get_by_role("button", name="Sit down").click()
    bea.get_by_role("dialog", name="Recovery code").get_by_role("button", name="I have kept it").click()
    expect(ada.locator(".player", has_text="Bea again")).to_be_visible()
    assert seats_of(ada, match)[1]["kind"] == "person"


def test_resigning_asks_first_and_is_final(new_context: NewContext) -> None:
    match, ada, bea = ada_and_bea(new_context)
    pick_from_menu(bea, "Resign")
    bea.keyboard.press("Escape")
    assert not seats_of(ada, match)[1]["resigned"]
    decide(bea, "Resign", "Resign")
    expect(bea.locator(".banner")).to_contain_text("You resigned.")
    expect(ada.locator(".player", has_text="Bea")).to_contain_text("resigned")


def test_a_player_who_resigned_has_no_more_turns(new_context: NewContext) -> None:
    """Neither a standing order nor an undo is offered."""
    match, ada, bea = ada_and_bea(new_context)
    mover, other = (ada, bea) if ask(ada, "GET", f"/api/matches/{match}")["table"]["active"] == 0 else (bea, ada)
    open_plants(mover).first.click()
    primary(mover).click()
    other.locator(".actions.mine").wait_for()
    expect(mover.locator(".stepper")).to_be_visible()
    expect(act(mover, "Undo")).to_be_visible()
    decide(mover, "Resign", "Resign")
    expect(mover.locator(".banner")).to_contain_text("You resigned.")
    expect(mover.locator(".stepper")).to_have_count(0)
    expect(act(mover, "Undo")).to_have_count(0)


def test_a_bots_turn_for_a_resigned_player_is_not_theirs(new_context: NewContext) -> None:
    match, ada, bea = ada_and_bea(new_context)
    mover = ada if ask(ada, "GET", f"/api/matches/{match}")["table"]["active"] == 0 else bea
    line = DelayedSocket(mover)
    mover.reload()
    mover.locator(".actions.mine").wait_for()
    settle(mover)
    line.hold_after("table")  # the bot's move is not known yet
    decide(mover, "Resign", "Resign")
    expect(mover.locator(".banner")).to_contain_text("You resigned.")
    expect(mover.locator(".actions.mine")).to_have_count(0)
    expect(mover).to_have_title("Kilowatt")
    line.release()


def test_the_host_can_act_on_absent_players(new_context: NewContext) -> None:
    _, ada, bea = ada_and_bea(new_context)
    ada.get_by_role("button", name="Menu of the table").click()
    expect(ada.get_by_role("menuitem", name="Remove Bea")).to_have_count(0)
    ada.keyboard.press("Escape")
    bea.context.close()
    expect(ada.locator(".player", has_text="Bea")).to_contain_text("away")
    pick_from_menu(ada, "Let a bot play for Bea")
    expect(ada.locator(".notice.problem")).to_contain_text("This player has not been away long enough.")


def test_the_link_and_the_record(new_context: NewContext) -> None:
    context = new_context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    match = make_table(page)
    page.goto(f"/t/{match}")
    page.locator(".table-page").wait_for()
    pick_from_menu(page, "Share the link")
    expect(page.locator(".notice")).to_contain_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    with page.expect_download() as download:
        pick_from_menu(page, "Download the record")
    assert download.value.suggested_filename == f"kilowatt-{match}.json"


def test_undo_by_the_menu(new_context: NewContext) -> None:
    _, ada, bea = ada_and_bea(new_context)
    page = ada if ada.locator(".actions.mine").count() else bea
    page.get_by_role("button", name="Menu of the table").click()
    undo = page.get_by_role("menuitem", name="Undo my last moves")
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")
    page.locator(".plant-pick:not([aria-disabled])").first.click()
    page.locator(".act-primary").click()
    expect(page.locator(".actions:not(.mine)")).to_be_visible()
    pick_from_menu(page, "Undo my last moves")
    expect(page.locator(".actions.mine")).to_be_visible()


# --- news


AWAY = """
window.told = [];
window.Notification = class { constructor(title, { body }) { told.push(body); } static permission = "granted"; };
Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_a_hidden_page_notifies_and_shows_what_happened(new_context: NewContext) -> None:
    match, ada, bea = ada_and_bea(new_context)
    mover, away = (ada, bea) if ada.locator(".actions.mine").count() else (bea, ada)
    away.add_init_script(AWAY)
    away.evaluate("localStorage.setItem('kilowatt.notifications', 'true')")
    away.goto(f"/t/{match}")
    away.locator(".table-page").wait_for()
    away.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    mover.locator(".plant-pick:not([aria-disabled])").first.click()
    mover.locator(".act-primary").click()
    expect(away).to_have_title("● Your turn – Kilowatt")
    assert [text.startswith("Your turn. ") for text in away.evaluate("told")] == [True]
    expect(away.locator(".since-list")).to_contain_text("puts plant")
    away.get_by_role("button", name="Skip").click()
    expect(away.locator(".since")).to_have_count(0)


# --- the connection


def test_a_lost_connection_is_shown_and_restored(new_context: NewContext, page_errors: PageErrors) -> None:
    context = new_context()
    context.add_init_script(SOCKETS)
    page = context.new_page()
    match = make_table(page)
    page.goto(f"/t/{match}")
    page.locator(".table-page").wait_for()
    page.evaluate("cut = true; sockets.at(-1).close()")
    expect(page.locator(".banner")).to_contain_text("The connection is lost.")
    page.evaluate("cut = false")
    expect(page.locator(".banner")).to_have_count(0)
    page_errors.expect("WebSocket")


def test_a_missing_match_shows_a_message(page: Page) -> None:
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name="This table does not exist, or no longer exists.")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page).to_have_url("/")


@pytest.mark.parametrize("path", ["/t/ABC", "/t/abc).", "/r/%E0%A4", "/r/abc/def"])
def test_a_malformed_address_shows_the_not_found_page(page: Page, page_errors: PageErrors, path: str) -> None:
    """And the page does not ask for a reload."""
    page_errors.expect("status of 404")
    page.goto(path)
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()


# --- several players at one device


@pytest.mark.parametrize("hidden_money", [True, False])
def test_the_table_is_covered_between_two_players(page: Page, hidden_money: bool) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}]
    match = make_table(page, seats=seats, players=2, hidden_money=hidden_money)
    page.goto(f"/t/{match}")
    cover = page.locator(".hand-over")
    expect(cover).to_be_visible()
    first = ask(page, "GET", f"/api/matches/{match}")["table"]["active"]
    name, other = ("Ada", "Bea") if first == 0 else ("Bea", "Ada")
    page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    box = cover.bounding_box()
    assert box is not None
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 1440, 900)
    page.get_by_role("button", name=f"I am {name}").click()
    expect(cover).to_have_count(0)
    expect(page.locator(".player", has_text=other).locator(".money")).to_contain_text("?" if hidden_money else "50")
    page.locator(".plant-pick:not([aria-disabled])").first.click()
    page.locator(".act-primary").click()
    expect(page.get_by_role("button", name=f"I am {other}")).to_be_visible()


QUICK = """() => {
  window.shown = [];
  new MutationObserver(() => {
    const ready = document.querySelector(".hand-over button");
    ready?.click();
    window.isNext ||= ready !== null;
    const players = [...document.querySelectorAll(".player")].map((player) => player.innerText);
    if (ready === null && isNext) shown.push(...players);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""The next player uncovers the table before anything is rendered; then every change is checked."""


def test_a_fast_handover_never_shows_the_previous_view(page: Page) -> None:
    page.add_init_script("window.requestAnimationFrame = () => 0")  # the panels update as late as possible
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}]
    page.goto(f"/t/{make_table(page, seats=seats, players=2, hidden_money=True)}")
    page.locator(".hand-over button").click()
    page.locator(".plant-pick:not([aria-disabled])").first.click()
    first = page.locator(".player.active h3").evaluate("name => name.firstChild.textContent")
    mine = page.locator(".player", has_text=first)
    expect(mine.locator(".money")).to_contain_text("50")
    page.evaluate(QUICK)
    page.locator(".act-primary").click()
    expect(mine.locator(".money")).to_contain_text("?")
    expect(mine).to_contain_text("leads")
    shown = [player for player in page.evaluate("shown") if first in player]
    assert shown
    assert not [player for player in shown if "50" in player]


# --- after the game


def test_a_finished_game_shows_its_result_and_final_board(page: Page) -> None:
    match = finished_game(page)
    page.goto(f"/t/{match}")
    page.locator(".after-table").wait_for()
    page.get_by_role("button", name="Look at the final board").click()
    expect(page.locator(".players .player", has_text="place 1")).to_be_visible()
    page.get_by_role("button", name="To the result").click()
    expect(page.locator(".after-table")).to_be_visible()
