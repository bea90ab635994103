"""The table: its parts, its texts, and how it fits every screen."""

import re
from collections.abc import Callable
from itertools import pairwise, product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kilowatt.engine import Phase, State
from kilowatt.i18n import LANGUAGES
from tests.web.fit import TABLE, check_usual_screens, set_language, set_text_size
from tests.web.states import open_table
from tests.web.support import (
    DESKTOP,
    PHONE,
    TABLET,
    NewContext,
    ask,
    finished_game,
    make_table,
    played,
    settle,
    table_at,
)

Wanted = Callable[[State], bool]


def middle(phase: Phase) -> Wanted:
    """A position of this phase in the middle of a game."""
    return lambda state: state.phase is phase and state.round >= 4


# --- parts


def test_the_markets_show_plants_and_fuel(page: Page) -> None:
    match = table_at(page, middle(Phase.RESOURCES))
    seen = ask(page, "GET", f"/api/matches/{match}")["observation"]
    open_table(page, match)
    shown = page.locator(".plants [data-plant]").evaluate_all("cards => cards.map((card) => +card.dataset.plant)")
    assert shown == [*seen["current_market"], *seen["future_market"]]
    for fuel, count in seen["fuel_market"].items():
        row = page.locator(f".fuel-row.f-{fuel}")
        assert row.locator(".ic.filled").count() == count
        assert row.locator(".hole.coming").count() == seen["refill"][fuel]
        expect(row.locator(".fuel-supply b")).to_have_text([str(seen["supply"][fuel]), f"+{seen['refill'][fuel]}"])


def test_the_cheapest_bay_is_highlighted(page: Page) -> None:
    match = table_at(page, middle(Phase.RESOURCES))
    prices = ask(page, "GET", f"/api/matches/{match}")["observation"]["fuel_prices"]
    open_table(page, match)
    for offer in prices:
        lit = page.locator(f".fuel-row.f-{offer['fuel']} .bay.next small").all_text_contents()
        assert lit == [str(price) for price in offer["prices"][:1]]


def open_at_the_first_purchase(page: Page) -> Locator:
    """A table at the first purchase of fuel; returns the row of a fuel that the player can store."""
    match = table_at(page, lambda state: state.phase is Phase.RESOURCES and state.round == 1)
    offers = ask(page, "GET", f"/api/matches/{match}")["observation"]["fuel_prices"]
    fuel = next(offer["fuel"] for offer in offers if offer["room"] and offer["prices"])
    open_table(page, match)
    return page.locator(f".fuel-row.f-{fuel}")


def test_a_click_on_the_market_puts_a_marker_into_the_cart(page: Page) -> None:
    row = open_at_the_first_purchase(page)
    filled = row.locator(".ic.filled").count()
    row.locator(".bay.next").click()
    expect(row.locator(".ic.cart")).to_have_count(1)
    expect(row.locator(".ic.filled")).to_have_count(filled - 1)


def test_players_show_their_holdings(page: Page) -> None:
    match = table_at(page, middle(Phase.BUILDING))
    view = ask(page, "GET", f"/api/matches/{match}")
    seen, seats = view["observation"], view["table"]["seats"]
    open_table(page, match)
    cards = page.locator(".players .player")
    for seat, player in enumerate(seen["players"]):
        card = cards.nth(seat)
        expect(card.locator("h3")).to_contain_text(seats[seat]["name"])
        expect(card.locator(".money b")).to_have_text(str(player["money"]))
        expect(card.locator(".figure b").first).to_have_text(str(len(player["cities"])))
        plants = card.locator(".tiny-plant").evaluate_all("cards => cards.map((card) => +card.dataset.plant)")
        assert plants == player["plants"]


AS_SEEN = """parts => parts
  .map((part, place) => [part.getBoundingClientRect(), place])
  .sort(([one], [other]) => one.top - other.top || one.left - other.left)
  .map(([, place]) => place)"""


def test_players_are_in_turn_order_above_the_log(page: Page) -> None:
    match = table_at(page, lambda state: state.phase is Phase.BUILDING and sorted(state.order) != list(state.order))
    order = ask(page, "GET", f"/api/matches/{match}")["observation"]["order"]
    open_table(page, match)
    for size in (DESKTOP, TABLET):
        page.set_viewport_size(size["viewport"])
        assert page.locator(".players .player, .short-log").evaluate_all(AS_SEEN) == [*order, len(order)]
    reading = page.locator(".players-area").evaluate("area => getComputedStyle(area).readingFlow")
    assert reading == "grid-order"


LETTERS = """(name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return range.getBoundingClientRect().width;
}"""
"""The exact width of a text: an ellipsis appears even if a fraction of a pixel is missing."""


@pytest.mark.parametrize("view", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_with_six_players_the_active_name_is_readable(new_context: NewContext, view: dict[str, Any]) -> None:
    page = new_context(**view).new_page()
    open_table(page, table_at(page, middle(Phase.AUCTION), board="usa", players=6))
    name = page.locator(".turn-order .active > span")
    expect(name).to_have_text("Ada")
    assert name.evaluate(LETTERS) <= name.evaluate("name => name.getBoundingClientRect().width")


def test_the_track_counts_cities_and_marks_the_thresholds(page: Page) -> None:
    match = table_at(page, middle(Phase.BUILDING))
    seen = ask(page, "GET", f"/api/matches/{match}")["observation"]
    open_table(page, match)
    for player in seen["players"]:
        assert page.locator(".track .cell").nth(len(player["cities"])).locator(".badge").count()
    expect(page.locator(".track .cell.step-2 b")).to_have_text("7")
    expect(page.locator(".track .cell.end b")).to_have_text("17")


def test_hidden_money_is_not_in_the_page(new_context: NewContext) -> None:
    """Neither in the text, nor in attributes, nor in any message of the socket."""
    page = new_context().new_page()
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    open_table(page, make_table(page, hidden_money=True, seed=3))  # a bot moves first
    page.locator(".short-log li").first.wait_for()  # comes with an update over the socket
    hidden = page.locator(".player", has_not=page.get_by_text("you", exact=True)).locator(".money")
    expect(hidden).to_have_count(3)
    for words in hidden.all_text_contents():
        assert "?" in words
        assert not any(letter.isdigit() for letter in words)
    updates = [frame for frame in frames if '"type":"update"' in frame]
    assert updates
    assert all(frame.count('"money":null') == 3 for frame in updates)


def test_the_deck_lists_the_plants_still_to_come(page: Page) -> None:
    match = table_at(page, middle(Phase.BUILDING))
    deck = ask(page, "GET", f"/api/matches/{match}")["observation"]["deck"]
    open_table(page, match)
    page.locator(".deck").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".plant-list").first).to_be_visible()
    listed = dialog.locator(".plant-list").evaluate_all(
        "lists => lists.map((list) => [...list.querySelectorAll('[data-plant]')].map((card) => +card.dataset.plant))"
    )
    assert deck["candidates"] in listed
    if deck["buried"]:
        assert deck["buried"] in listed
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_an_open_dialog_or_drawer_gets_the_keys(page: Page) -> None:
    """Escape closes the log; text typed after opening the chat goes to the chat and is no shortcut."""
    open_table(page, table_at(page, middle(Phase.RESOURCES)))
    drawer = page.locator(".drawer")
    tools = page.get_by_role("banner")
    tools.get_by_role("button", name="Log").click()
    expect(drawer).to_be_focused()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    tools.get_by_role("button", name="Log").click()
    tools.get_by_role("button", name="Chat").click()
    expect(drawer.get_by_role("textbox")).to_be_focused()


def test_escape_closes_dialogs_before_it_passes(page: Page) -> None:
    open_table(page, table_at(page, lambda state: middle(Phase.AUCTION)(state) and not state.auction.plant))
    page.get_by_role("banner").get_by_role("button", name="Log").click()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    expect(page.locator(".act-head h2")).to_have_text(re.compile("open", re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(page.locator(".act-head h2")).to_have_text(re.compile("pass", re.IGNORECASE))


def test_the_connection_is_checked_when_the_page_becomes_visible(page: Page) -> None:
    """After a sleep the connection may be dead without an event, so it is checked at once."""
    with page.expect_websocket() as opened:
        open_table(page, make_table(page))
    with opened.value.expect_event("framesent", lambda frame: '"ping"' in str(frame)):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


# --- texts


def test_a_new_step_is_explained_in_a_notice(page: Page) -> None:
    record, states = played("germany", 4, 1)
    number = next(number for number, (now, then) in enumerate(pairwise(states)) if then.step > now.step)
    match = table_at(page, lambda state: state is states[number])
    open_table(page, match)
    expect(page.locator(".actions")).to_be_visible()
    seq = ask(page, "GET", f"/api/matches/{match}")["table"]["seq"]
    ask(page, "POST", f"/api/matches/{match}/moves", {"seq": seq, "actions": [record.moves[number].action]})
    expect(page.locator(".notice")).to_contain_text("Step 2 begins: up to 2 houses in a city.")


def test_my_turn_is_announced_once_and_shown_in_title_and_banner(page: Page) -> None:
    page.add_init_script(
        "window.said = []; addEventListener('DOMContentLoaded', () => new MutationObserver(() => {"
        " const now = document.querySelector('[aria-live=assertive]')?.textContent;"
        " if (now && now !== said.at(-1)) said.push(now); })"
        ".observe(document.body, {subtree: true, childList: true, characterData: true}))"
    )
    match = table_at(page, middle(Phase.BUILDING))
    open_table(page, match)
    expect(page).to_have_title("● Your turn – Kilowatt")
    expect(page.locator(".phase-banner p")).to_contain_text("Your turn")
    page.locator('[aria-current="step"]').get_by_text("Build").wait_for()
    said = page.evaluate("said")
    assert len(said) == 1
    assert said[0].startswith("Your turn. Connect cities")


def test_during_other_turns_the_banner_says_who_moves_and_when_i_follow(new_context: NewContext) -> None:
    host, guest = new_context().new_page(), new_context().new_page()
    match = make_table(host, seats=[{"kind": "me"}, {"kind": "open"}], players=2)
    ask(guest, "POST", f"/api/matches/{match}/join", {"name": "Bea"})
    for page in (host, guest):
        open_table(page, match)
    active = ask(host, "GET", f"/api/matches/{match}")["table"]["active"]
    waiting, name = (guest, "Ada") if active == 0 else (host, "Bea")
    expect(waiting).to_have_title("Kilowatt")
    expect(waiting.locator(".phase-banner")).to_contain_text(f"{name} chooses a plant for auction")


ROUNDS = {"en": "Round 4", "de": "Runde 4", "pl": "Runda 4", "it": "Turno 4", "ro": "Runda 4", "ja": "第4ラウンド"}


def test_the_log_is_translated_and_cites_the_rules(page: Page) -> None:
    open_table(page, table_at(page, middle(Phase.BUILDING)))
    page.keyboard.press("r")
    log = page.locator(".full-log")
    for language in LANGUAGES:
        set_language(page, language)
        expect(log.get_by_role("heading", name=ROUNDS[language])).to_be_attached()
    links = log.locator(".log-rule")
    assert links.count() > 0
    assert (links.first.get_attribute("href") or "").startswith("/rules#R")
    assert links.first.get_attribute("target") == "_blank"


def test_every_symbol_has_an_accessible_name(page: Page) -> None:
    open_table(page, table_at(page, middle(Phase.BUILDING)))
    for symbol in (".player .money", ".figure", ".tiny-plant", ".bay", ".fuel-name", ".phases li"):
        page.locator(symbol).first.hover()
        expect(page.get_by_role("tooltip")).to_be_visible()
        assert page.get_by_role("tooltip").inner_text()
        page.keyboard.press("Escape")
        expect(page.get_by_role("tooltip")).to_be_hidden()


def test_a_plant_that_cannot_be_chosen_says_why(page: Page) -> None:
    match = table_at(page, middle(Phase.BUILDING))
    open_table(page, match)
    card = page.locator(".plants [role=radio]").first
    expect(card).to_have_attribute("aria-disabled", "true")
    card.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    why = page.get_by_role("tooltip").locator(".why")
    expect(why).to_have_text("You cannot do this now. Phase: Building. (R3.1)")
    expect(card).to_have_attribute("aria-describedby", "tip-why")
    card.click(force=True)
    expect(why).to_be_visible()


# --- keys


def test_table_shortcuts(page: Page) -> None:
    open_table(page, table_at(page, middle(Phase.BUILDING)))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("To the action area")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator(".drawer")).to_be_visible()
    page.keyboard.type("t r")
    expect(page.locator("#say")).to_have_value("t r")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.closest('#map') !== null")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog")).to_have_count(0)  # on the map letters find cities


def test_the_first_tab_skips_to_the_action_area(page: Page) -> None:
    open_table(page, table_at(page, middle(Phase.BUILDING)))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "action"


# --- houses


def built_against_the_seats(states: tuple[State, ...]) -> tuple[State, str, list[int]]:
    """The first position with a city whose first builder has the higher seat; and its builders in order."""
    builders: dict[str, list[int]] = {}
    for before, after in pairwise(states):
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
            for city in set(new.cities) - set(old.cities):
                builders.setdefault(city, []).append(seat)
                if builders[city] != sorted(builders[city]) and after.active is not None:
                    return after, city, builders[city]
    raise AssertionError("no such city in this game")


def test_houses_are_in_the_order_they_were_built(page: Page) -> None:
    _, states = played("germany", 4, 1)
    wanted, city, builders = built_against_the_seats(states)
    houses = page.locator(f'[data-city="{city}"] .house:not(.planned)')
    looks = [re.compile(f"p-{('blue', 'red', 'yellow', 'green')[seat]}") for seat in builders]
    open_table(page, table_at(page, lambda state: state is wanted))
    expect(houses).to_have_class(looks)
    page.goto(f"/r/{finished_game(page)}?n={states.index(wanted)}")
    expect(houses).to_have_class(looks)


# --- animation


def test_with_reduced_motion_the_table_has_no_animations(new_context: NewContext) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_table(page, table_at(page, lambda state: state.phase is Phase.BUILDING and state.active == state.order[0]))
    page.locator(".act-primary").click()
    page.locator('.phases [aria-current="step"]').get_by_text("Power").wait_for()
    settle(page)
    assert page.evaluate("document.getAnimations().length") == 0


CHANGES = """
window.moved = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  moved.push(this.getAttribute("class"));
  return animate.apply(this, how);
};
window.outlined = [];
addEventListener("DOMContentLoaded", () => new MutationObserver((records) => {
  const changed = records.map(({ target }) => target).filter((one) => one.classList.contains("just-changed"));
  outlined.push(...changed.map((one) => one.getAttribute("class")));
}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["class"] }));
"""
"""Records animated elements, and elements outlined instead."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_changes_of_a_new_round_are_animated_or_outlined(new_context: NewContext, motion: str) -> None:
    """The phase and the plants glide or, without animations, get an outline; never both."""
    page = new_context(reduced_motion=motion).new_page()
    page.add_init_script(CHANGES)
    _, states = played("germany", 4, 1)
    last = next(one for one, then in pairwise(states) if one.phase is Phase.BUREAUCRACY and then.phase is Phase.AUCTION)
    open_table(page, table_at(page, lambda state: state is last))
    page.locator(".act-primary").click()
    page.locator('.phases [aria-current="step"]').get_by_text("Auction").wait_for()
    settle(page)
    moved, outlined = page.evaluate("[moved, outlined]")
    told, silent = (moved, outlined) if motion == "no-preference" else (outlined, moved)
    assert silent == []
    assert any("phase-ground" in each for each in told)
    assert any(each.startswith("plant ") for each in told)


def test_panels_update_even_if_nothing_is_painted(page: Page) -> None:
    """As in a hidden page: the panels update without waiting for a paint."""
    page.add_init_script("window.requestAnimationFrame = () => 0")
    row = open_at_the_first_purchase(page)
    money = page.locator(".player.active .money")
    before = money.inner_text()
    row.locator(".bay.next").click()
    expect(row.locator(".ic.cart")).not_to_have_count(0)
    expect(money).not_to_have_text(before)


def test_an_unchanged_panel_is_not_rendered(page: Page) -> None:
    """Buying fuel renders neither the plants, nor the track, nor other players."""
    row = open_at_the_first_purchase(page)
    page.evaluate(
        """() => {
          window.touched = new Set();
          new MutationObserver((records) => {
            for (const { target } of records) {
              const at = target instanceof Element ? target : target.parentElement;
              const panel = at?.closest(".plants, .track, .player:not(.active), .fuel");
              if (panel) touched.add(panel.className.split(" ").find((name) => name !== "panel"));
            }
          }).observe(document.querySelector(".table"), {
            subtree: true, childList: true, attributes: true, characterData: true,
          });
        }"""
    )
    row.locator(".bay.next").click()
    row.locator(".ic.cart").wait_for()
    settle(page)
    assert page.evaluate("[...touched]") == ["fuel"]


# --- screens and languages


@pytest.mark.parametrize("phase", [Phase.BUILDING, Phase.BUREAUCRACY])
def test_phases_beside_an_upright_board_fit_every_usual_screen(page: Page, phase: Phase) -> None:
    open_table(page, table_at(page, middle(phase), seed=2))
    expect(page.locator(".actions.mine")).to_be_visible()
    check_usual_screens(page, TABLE)


def test_on_a_phone_the_phase_opens_its_sheet_and_tabs_open_the_others(phone: Page) -> None:
    open_table(phone, table_at(phone, middle(Phase.AUCTION)))
    expect(phone.locator(".plants")).to_be_visible()
    for tab, sheet in enumerate((".map-area", ".plants", ".fuel", ".players-area")):
        phone.locator(".tab").nth(tab).tap()
        expect(phone.locator(sheet)).to_be_visible()
    expect(phone.locator(".plants")).to_be_hidden()
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_on_a_phone_the_whole_fuel_market_is_visible(phone: Page) -> None:
    open_table(phone, table_at(phone, middle(Phase.RESOURCES)))
    for row in phone.locator(".fuel-row").all():
        expect(row).to_be_in_viewport(ratio=0.95)


FIGURES = """(selector) => [...document.querySelectorAll(selector)].map((text) => {
  const [words, ground] = [text, text.parentElement.querySelector("rect")].map((it) => it.getBoundingClientRect());
  const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
  return { size, isInside: words.left >= ground.left && words.right <= ground.right };
})"""


@pytest.mark.parametrize("board", ["germany", "usa"])
def test_prices_and_costs_on_the_map_are_readable_on_a_desktop(page: Page, board: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    open_table(page, table_at(page, middle(Phase.BUILDING), board=board))
    page.evaluate("() => document.fonts.ready")
    settle(page)
    for figures in (".map .slot text", ".map .cost text"):
        found = page.evaluate(FIGURES, figures)
        assert len(found) > 50
        assert min(one["size"] for one in found) >= 10
        assert all(one["isInside"] for one in found), figures


def test_the_action_area_is_always_visible(new_context: NewContext) -> None:
    for board, screen in (("usa", TABLET), ("germany", TABLET), ("usa", DESKTOP), ("germany", PHONE)):
        page = new_context(**screen).new_page()
        open_table(page, table_at(page, middle(Phase.BUILDING), board=board))
        expect(page.locator(".act-primary")).to_be_in_viewport(ratio=1)


def late(phase: Phase) -> Wanted:
    """In step 3, with the most to show."""
    return lambda state: state.phase is phase and state.step == 3


LAPTOPS = ((1280, 720), (1366, 768))
CUT_PLAYERS = """() => {
  const { bottom } = document.querySelector(".panels").getBoundingClientRect();
  const players = [...document.querySelectorAll(".player")].map((it) => it.getBoundingClientRect());
  return players.filter((player) => player.bottom > bottom + 3).length;
}"""


@pytest.mark.parametrize(("board", "players"), [("germany", 4), ("germany", 6), ("usa", 4), ("usa", 6)])
def test_on_a_laptop_all_players_are_fully_visible(new_context: NewContext, board: str, players: int) -> None:
    page = new_context(**DESKTOP | {"locale": "de"}).new_page()
    for wanted in (middle(Phase.RESOURCES), middle(Phase.AUCTION), late(Phase.AUCTION), late(Phase.RESOURCES)):
        open_table(page, table_at(page, wanted, board=board, players=players, seed=1))
        expect(page.locator(".actions.mine")).to_be_visible()
        expect(page.locator(".player")).to_have_count(players)
        for width, height in LAPTOPS:
            page.set_viewport_size({"width": width, "height": height})
            page.locator(".panels").evaluate("(it) => it.scrollTo(0, 0)")
            assert not page.evaluate(CUT_PLAYERS), f"{width}x{height}"


def test_the_menu_stays_visible_with_every_text_size(new_context: NewContext) -> None:
    page = new_context(**TABLET).new_page()
    open_table(page, table_at(page, middle(Phase.BUILDING), board="usa"))
    for size, language in product(("normal", "large", "huge"), LANGUAGES):
        set_text_size(page, size)
        set_language(page, language)
        expect(page.locator(".tools .icon-button").last).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_menu_leads_to_the_start_page(phone: Page) -> None:
    """The logo also leads there, but with large text and a clock it is hidden."""
    open_table(phone, make_table(phone, bots=1))
    phone.locator(".tools .icon-button").last.tap()
    phone.get_by_role("menuitem", name="To the start page").tap()
    expect(phone.get_by_role("button", name="Play now")).to_be_visible()


def test_beside_an_upright_board_the_drawer_leaves_the_action_area_free(new_context: NewContext) -> None:
    page = new_context(**TABLET).new_page()
    open_table(page, table_at(page, middle(Phase.BUILDING)))
    page.keyboard.press("r")
    page.locator(".drawer").evaluate("(it) => Promise.all(it.getAnimations().map((one) => one.finished.then(() => 0)))")
    page.locator(".act-primary").click(trial=True, timeout=5_000)
