"""Single turns through the page: prices, reasons, undo, standing orders, draft, scrapping."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from kilowatt.content import game_for
from kilowatt.engine import BoardId, Chance, Config, Phase, Power, State
from kilowatt.engine.record import Record
from kilowatt.i18n import LANGUAGES
from tests.play import plausible, turns
from tests.web.fit import set_language
from tests.web.states import (
    active_and_other,
    asked_player,
    is_beginning,
    is_building,
    is_buying,
    is_opening,
    open_table,
)
from tests.web.support import PHONE, DelayedSocket, NewContext, ask, make_table, settle, table_at
from tests.web.table.playing import act, actions, open_plants, primary


def reason(thing: Locator, words: str | re.Pattern[str]) -> None:
    """A disabled element is visible, can have the focus and says why it is disabled."""
    expect(thing).to_have_attribute("aria-disabled", "true")
    expect(thing).not_to_have_attribute("disabled", "")
    thing.page.mouse.move(2, 2)
    thing.hover(force=True)
    expect(thing.page.locator(".tooltip:popover-open .why")).to_have_text(words)


def send(page: Page) -> list[dict[str, Any]]:
    """Confirm the turn; returns the new lines of the log."""
    seq = actions(page).get_attribute("data-seq")
    primary(page).click()
    expect(actions(page)).not_to_have_attribute("data-seq", str(seq))
    match = page.url.rpartition("/")[2]
    entries: list[dict[str, Any]] = ask(page, "GET", f"/api/matches/{match}/moves?after={seq}")["entries"]
    return entries


def money(page: Page, match: str) -> int:
    seen = ask(page, "GET", f"/api/matches/{match}")["observation"]
    owned: int = seen["players"][seen["seat"]]["money"]
    return owned


# --- auction


def test_the_first_plant(page: Page) -> None:
    """In round 1 nobody may pass, and disabled buttons say why."""
    open_table(page, table_at(page, is_beginning))
    expect(actions(page).get_by_role("heading")).to_have_text("Your turn: open an auction")
    reason(act(page, "Pass", exact=True), "In round 1 everyone buys a plant. Nominate one. (R3.3)")
    expect(primary(page)).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("p")
    expect(primary(page)).to_have_text("Choose a plant")
    page.keyboard.press("Enter")
    expect(page.locator(".notice").last).to_contain_text("No plant is up for auction. Nominate one first. (R3.1)")
    actions(page).get_by_role("radio", name="Plant 5").click()
    expect(primary(page)).to_have_text("Open 5 for 5")
    expect(actions(page)).to_contain_text("45 left")
    expect(actions(page)).to_contain_text("Fuel for one round: 2")
    act(page, "Raise by 5").click()
    expect(primary(page)).to_have_text("Open 5 for 10")
    act(page, "Top all").click()
    expect(primary(page)).to_have_text("Open 5 for 50")
    reason(act(page, "Raise by 1"), "You cannot bid 51: you have 50 Elektro. (R3.5)")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("PageDown")
    expect(primary(page)).to_have_text("Open 5 for 44")
    act(page, "Undo").click()
    expect(primary(page)).to_have_text("Choose a plant")


def test_a_click_in_the_market_chooses_too(page: Page) -> None:
    open_table(page, table_at(page, is_beginning))
    page.locator(".plants [data-plant='4']").click()
    expect(primary(page)).to_have_text("Open 4 for 4")
    expect(actions(page).get_by_role("radio", name="Plant 4")).to_be_checked()


def test_passing_asks_first(page: Page) -> None:
    match = table_at(page, is_opening)
    open_table(page, match)
    seq = actions(page).get_attribute("data-seq")
    page.keyboard.press("Escape")
    expect(actions(page)).to_contain_text("Passing ends the auctions for you: you buy no plant this round.")
    page.keyboard.press("Escape")
    expect(actions(page)).to_have_attribute("data-seq", str(seq))
    act(page, "Pass", exact=True).click()
    act(page, "Yes, pass").click()
    expect(actions(page)).not_to_have_attribute("data-seq", str(seq))
    last = ask(page, "GET", f"/api/matches/{match}/moves?after={seq}")["entries"][0]
    assert last["action"] == {"type": "pass"}


def test_without_confirmations_passing_takes_one_click(page: Page) -> None:
    page.add_init_script("localStorage.setItem('kilowatt.confirmations', 'false')")
    match = table_at(page, is_opening)
    open_table(page, match)
    seq = actions(page).get_attribute("data-seq")
    act(page, "Pass", exact=True).click()
    expect(actions(page)).not_to_have_attribute("data-seq", str(seq))


def test_a_plant_that_costs_too_much_says_so(page: Page) -> None:
    """Reached by random moves, because planners keep money for the auction."""
    game, chance = game_for(Config(BoardId("germany"), 3)), Chance(seed=2)
    moves = list(turns(game, chance, plausible))
    states = [move.after.state for move in moves]
    number, state = next(
        (number, state)
        for number, state in enumerate(states, 1)
        if is_opening(state) and asked_player(state).money < state.market[3]
    )
    record = Record.of(game, chance, [move.action for move in moves])
    study = ask(page, "POST", "/api/records", record)["match"]
    seats = [{"kind": "me" if seat == state.active else "bot"} for seat in range(3)]
    match = ask(page, "POST", f"/api/matches/{study}/fork", {"number": number, "name": "Ada", "seats": seats})["match"]
    open_table(page, match)
    words = f"This costs {state.market[3]} Elektro and you have {asked_player(state).money}. (R3.5)"
    reason(actions(page).locator(".plant-pick").nth(3), words)
    page.locator(f".plants [data-plant='{state.market[3]}']").hover()
    expect(page.locator(".tooltip .why")).to_have_text(words)
    page.keyboard.press("4")
    expect(page.locator(".notice")).to_contain_text(words)


def test_a_standing_order_bids_up_to_its_limit(new_context: NewContext) -> None:
    match, opener, other = active_and_other(new_context)
    open_plants(opener).last.click()
    primary(opener).click()
    expect(act(other, "Bid 7")).to_be_visible()
    for _ in range(2):
        act(other, "Raise by 1").click()
    other.keyboard.press("m")
    expect(actions(other)).to_contain_text("Your limit is 9. Nobody else sees it.")
    expect(actions(opener)).to_contain_text("leads with 7")
    expect(actions(opener)).not_to_contain_text("limit")
    opener.keyboard.press("Enter")
    expect(act(opener, "Bid 10")).to_be_visible()
    log = ask(opener, "GET", f"/api/matches/{match}/moves")["entries"]
    assert [(entry["by"], entry["action"]) for entry in log[1:]] == [
        ("person", {"type": "bid", "amount": 6}),
        ("order", {"type": "bid", "amount": 7}),
        ("person", {"type": "bid", "amount": 8}),
        ("order", {"type": "bid", "amount": 9}),
    ]


def test_a_standing_order_is_placed_and_cancelled_while_leading(new_context: NewContext) -> None:
    _, opener, other = active_and_other(new_context)
    open_plants(opener).first.click()
    primary(opener).click()
    expect(actions(opener)).to_contain_text("You lead for plant 3 with 3")
    opener.keyboard.press("ArrowUp")
    act(opener, "Up to 4").click()
    expect(actions(opener)).to_contain_text("Your limit is 4.")
    act(opener, "Remove limit").click()
    expect(actions(opener)).to_contain_text("Set a limit now")
    primary(other).click()
    expect(act(opener, "Bid 5")).to_be_visible()


def test_opening_with_a_standing_order(new_context: NewContext) -> None:
    match, opener, other = active_and_other(new_context)
    open_plants(opener).first.click()
    act(opener, "Raise by 5").click()
    act(opener, "Up to 8").click()
    expect(act(other, "Bid 4")).to_be_visible()
    expect(actions(opener)).to_contain_text("Your limit is 8.")
    assert ask(other, "GET", f"/api/matches/{match}")["orders"] == []


# --- scrapping


def test_a_sheet_chosen_by_hand_stays_during_the_phase(new_context: NewContext) -> None:
    """A player has many turns in an auction; only the next phase opens its own sheet."""
    _, opener, other = active_and_other(new_context)
    opener.set_viewport_size(PHONE["viewport"])
    sheet = opener.locator(".table-page")
    expect(sheet).to_have_attribute("data-sheet", "plants")
    opener.get_by_role("button", name="Players").click()
    open_plants(opener).last.click()
    primary(opener).click()
    act(other, "Bid 7").click()
    expect(primary(opener)).to_have_text("Bid 8")
    expect(sheet).to_have_attribute("data-sheet", "players")
    act(opener, "Pass", exact=True).click()
    primary(opener).click()
    open_plants(opener).first.click()
    primary(opener).click()
    expect(actions(opener)).to_have_attribute("data-phase", "resources")
    expect(sheet).to_have_attribute("data-sheet", "fuel")


def test_one_plant_too_many(page: Page) -> None:
    match = table_at(page, lambda state: state.auction.bought > 0 and not state.auction.scrapped)
    open_table(page, match)
    seen = ask(page, "GET", f"/api/matches/{match}")["observation"]
    bought = seen["auction"]["bought"]
    new = actions(page).get_by_role("radio", name=f"Plant {bought}")
    reason(new, f"Plant {bought} is the one you just bought. Scrap another one. (R3.9)")
    open_plants(page).first.click()
    scrapped = seen["players"][seen["seat"]]["plants"][0]
    expect(primary(page)).to_have_text(f"Scrap plant {scrapped}")
    send(page)
    after = ask(page, "GET", f"/api/matches/{match}")["observation"]
    assert scrapped not in after["players"][seen["seat"]]["plants"]


def test_fuel_of_a_scrapped_plant_can_be_dropped(page: Page) -> None:
    match = table_at(page, lambda state: state.auction.scrapped > 0, players=4, seed=2)
    open_table(page, match)
    drop = actions(page).locator(".act-drops .act:not([aria-disabled])").first
    drop.click()
    expect(actions(page)).to_contain_text("Back to the supply: 1")
    act(page, "Undo").click()
    expect(actions(page)).not_to_contain_text("Back to the supply")
    drop.click()
    expect(actions(page)).to_contain_text("Back to the supply: 1")
    first = send(page)[0]
    assert (first["by"], first["action"]["type"]) == ("person", "drop")


# --- resources


def test_the_cart(page: Page) -> None:
    """Prices, total and storage before the purchase; then the cart is one move."""
    match = table_at(page, is_buying)
    open_table(page, match)
    seen = ask(page, "GET", f"/api/matches/{match}")["observation"]
    offer = next(offer for offer in seen["fuel_prices"] if offer["room"] >= 2)
    fuel, (first, second) = offer["fuel"], offer["prices"][:2]
    cell = actions(page).get_by_role("group", name=fuel.capitalize())
    expect(cell).to_contain_text(f"next {first}")
    cell.locator(".act").last.click(click_count=2, delay=5)
    expect(primary(page)).to_have_text(f"Buy 2 for {first + second}")
    expect(actions(page)).to_contain_text(f"{money(page, match) - first - second} left")
    expect(actions(page).locator(".act-markers .new")).to_have_count(2)
    page.keyboard.press(f"Shift+{fuel[0].upper()}")
    expect(primary(page)).to_have_text(f"Buy 1 for {first}")
    page.keyboard.press(fuel[0])
    expect(primary(page)).to_have_text(f"Buy 2 for {first + second}")
    act(page, "Undo").click()
    expect(primary(page)).to_have_text(f"Buy 1 for {first}")
    assert [entry["action"] for entry in send(page)[:2]] == [{"type": "buy_fuel", "fuel": fuel}, {"type": "done"}]


def test_fuel_without_room_says_so(page: Page) -> None:
    match = table_at(page, is_buying)
    open_table(page, match)
    seen = ask(page, "GET", f"/api/matches/{match}")["observation"]
    fuel = next(offer["fuel"] for offer in seen["fuel_prices"] if not offer["room"] and offer["prices"])
    more = actions(page).get_by_role("group", name=fuel.capitalize()).locator(".act").last
    reason(more, f"Your plants have no room for more {fuel}. (R4.1)")
    page.keyboard.press(fuel[0])
    expect(page.locator(".notice")).to_contain_text(f"Your plants have no room for more {fuel}.")


def test_fuel_for_one_round_runs_every_plant(page: Page) -> None:
    match = table_at(page, is_buying)
    open_table(page, match)
    page.keyboard.press("f")
    expect(actions(page).locator(".act-store:not(.ready)")).to_have_count(0)
    one_round = primary(page).inner_text()
    page.keyboard.press("Shift+F")
    expect(primary(page)).not_to_have_text(one_round)
    page.keyboard.press("z")
    expect(primary(page)).to_have_text(one_round)


# --- building


def test_several_cities_in_the_cheapest_order(page: Page) -> None:
    match = table_at(page, is_building)
    open_table(page, match)
    had = money(page, match)
    page.keyboard.press("l")
    dialog = page.get_by_role("dialog")
    for count in (1, 2):
        dialog.get_by_role("button", name="Build").first.click()
        expect(actions(page).locator(".act-chip")).to_have_count(count)
    dialog.get_by_role("button", name="Close").last.click()
    label = primary(page).inner_text()
    cost = int(label.split()[-1])
    assert label == f"Build 2 for {cost}"
    expect(actions(page)).to_contain_text(f"{had - cost} left")
    chips = actions(page).locator(".act-chip > span")
    parts = [sum(map(int, re.findall(r"\d+", text))) for text in chips.all_inner_texts()]
    assert sum(parts) == cost
    actions(page).get_by_role("button", name="out of the plan").first.click()
    expect(actions(page).locator(".act-chip")).to_have_count(1)
    page.keyboard.press("z")
    expect(primary(page)).to_have_text(label)
    built, *_ = [entry for entry in send(page) if entry["action"]["type"] == "done"]
    assert built["by"] == "person"


def test_after_a_click_on_the_map_the_keys_are_those_of_the_turn(page: Page) -> None:
    match = table_at(page, is_building)
    open_table(page, match)
    settle(page)
    seq = actions(page).get_attribute("data-seq")
    chips = actions(page).locator(".act-chip")
    for key in ("z", "Enter"):
        page.locator(".city.target .reach").first.click()
        expect(chips).to_have_count(1)
        page.keyboard.press(key)
        expect(chips).to_have_count(0)
        settle(page)
    expect(actions(page)).not_to_have_attribute("data-seq", str(seq))
    assert moved_since(page, match, seq)[:2] == ["build", "done"]


def test_picked_cities_are_shown_in_build_order(page: Page) -> None:
    """The near city is built first, so the far one costs only the last connection, on the map and in the plan."""
    match = table_at(page, is_building)
    had = money(page, match)
    offers = ask(page, "GET", f"/api/matches/{match}")["observation"]["city_prices"]
    open_cities = {offer["city"]: offer for offer in offers if offer["refusal"] is None}
    far, near = next(
        (city, offer["path"][-2])
        for city, offer in open_cities.items()
        if len(offer["path"]) > 2
        and offer["path"][-2] in open_cities
        and offer["connection"] + offer["house"] + open_cities[offer["path"][-2]]["house"] <= had
    )
    open_table(page, match)
    chips = actions(page).locator(".act-chip > span")
    for count, city in ((1, far), (2, near)):
        page.locator(f'[data-city="{city}"] .reach').click()
        expect(chips).to_have_count(count)
    page.locator(f'[data-city="{far}"] .reach').hover()
    parts = re.findall(r"\d+", chips.last.inner_text())
    expect(page.locator(".map-tip .whole b")).to_have_text(str(sum(map(int, parts))))


def test_on_the_phone_no_button_of_the_list_of_cities_is_hidden(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    open_table(page, table_at(page, is_building))
    page.keyboard.press("l")
    listed = page.get_by_role("dialog").locator(".scroll-x")
    expect(listed.get_by_role("button").first).to_be_visible()
    for language in LANGUAGES:
        set_language(page, language)
        assert listed.evaluate("element => element.scrollWidth <= element.clientWidth"), language


def test_a_turn_is_kept_when_theme_and_language_change(page: Page) -> None:
    open_table(page, table_at(page, is_building))
    page.locator(".city.target .reach").first.click()
    expect(actions(page).locator(".act-chip")).to_have_count(1)
    chips = actions(page).locator(".act-chip").all_inner_texts()
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog")
    settings.get_by_label("Dark").check()
    settings.get_by_label("Very large").check()
    settings.get_by_role("combobox").select_option("de")
    expect(primary(page)).to_contain_text("bauen")
    page.keyboard.press("Escape")
    assert actions(page).locator(".act-chip").all_inner_texts() == chips


def test_clicks_are_never_too_fast(page: Page) -> None:
    """Each pick waits for the one before, so none is lost if the server is slow."""
    open_table(page, table_at(page, is_building))
    cities = page.locator(".city.target").evaluate_all("cities => cities.slice(0, 2).map((city) => city.dataset.city)")
    for city in cities:
        page.locator(f'[data-city="{city}"]').dispatch_event("click")
    expect(actions(page).locator(".act-chip")).to_have_count(2)


def test_a_city_clicked_twice_at_once_is_picked_once(page: Page) -> None:
    open_table(page, table_at(page, is_building))
    chips, trouble = actions(page).locator(".act-chip"), actions(page).locator(".act-trouble p")
    page.locator(".city.target").first.evaluate(
        "city => { for (const _ of [1, 2]) city.dispatchEvent(new MouseEvent('click', { bubbles: true })); }"
    )
    expect(chips).to_have_count(1)
    settle(page)
    expect(trouble).to_have_count(0)
    act(page, "Undo").click()
    expect(chips).to_have_count(0)


# --- bureaucracy


def test_the_best_powering_is_chosen_and_can_be_changed(page: Page) -> None:
    def runs(state: State) -> bool:
        return state.phase is Phase.BUREAUCRACY and state.round > 3 and len(asked_player(state).plants) > 2

    match = table_at(page, runs)
    open_table(page, match)
    best = ask(page, "GET", f"/api/matches/{match}")["observation"]["powering"]
    wanted = f"Power {best['cities']} · +{best['income']}" if best["plants"] else "Power nothing · +10"
    expect(primary(page)).to_have_text(wanted)
    pressed = actions(page).get_by_role("button", pressed=True)
    expect(pressed).to_have_count(len(best["plants"]))
    for _ in best["plants"]:
        pressed.first.click()
    expect(primary(page)).to_have_text("Power nothing · +10")
    actions(page).get_by_role("radio").first.click()
    expect(primary(page)).to_have_text(wanted)


def test_the_mix_of_hybrids(page: Page) -> None:
    game = game_for(Config(BoardId("germany"), 3))

    def mixes(state: State) -> bool:
        if state.phase is not Phase.BUREAUCRACY or state.active is None:
            return False
        seen = game.observe(state, state.active)
        choices = [action for action in seen.legal_actions if isinstance(action, Power)]
        return seen.powering is not None and sum(choice.plants == seen.powering.plants for choice in choices) > 2

    open_table(page, table_at(page, mixes, players=3))
    burned = actions(page).locator(".act-aside")
    found: set[str] = set()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
        found.add(burned.inner_text())
        expect(actions(page).locator(".power-pick[aria-checked=true] .sr-only")).to_have_text(burned.inner_text())
    assert len(found) == 2
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".notice").last).to_contain_text("(R7.1")  # the reason at the end of the range
    mix = actions(page).get_by_role("slider")
    mix.focus()
    page.keyboard.press("End")
    most = mix.get_attribute("aria-valuetext")
    page.keyboard.press("Home")
    expect(mix).not_to_have_attribute("aria-valuetext", str(most))


# --- draft


def test_the_regions_are_picked(page: Page) -> None:
    match = make_table(page, bots=2, regions="draft", seed=3)
    open_table(page, match)
    expect(actions(page).get_by_role("heading")).to_have_text("Your turn: pick a region")
    for barred in actions(page).locator(".region[aria-disabled]").all():
        reason(barred, re.compile("is in play already|does not touch the regions in play"))
    free = actions(page).locator(".region:not([aria-disabled])")
    free.first.click()
    expect(free.first).to_have_attribute("aria-checked", "true")
    free.last.click()
    expect(free.last).to_have_attribute("aria-checked", "true")
    expect(primary(page)).to_contain_text("Pick ")
    primary(page).click()
    expect(actions(page)).not_to_have_attribute("data-phase", "draft")
    assert len(ask(page, "GET", f"/api/matches/{match}")["observation"]["regions"]) == 3


# --- undo, problems, hints, slow connections


def test_a_turn_that_revealed_nothing_is_undone_and_restored(new_context: NewContext) -> None:
    _, opener, other = active_and_other(new_context)
    open_plants(opener).last.click()
    act(opener, "Raise by 5").click()
    primary(opener).click()
    expect(act(other, "Bid 12")).to_be_visible()
    act(opener, "Undo").click()
    expect(primary(opener)).to_have_text("Open 6 for 11")
    expect(actions(other)).to_contain_text("to move")


def test_undo_waits_for_a_pending_confirmation(new_context: NewContext) -> None:
    _, opener, other = active_and_other(new_context)
    line = DelayedSocket(opener)
    opener.reload()
    open_plants(opener).last.click()
    expect(primary(opener)).to_have_text("Open 6 for 6")
    line.hold()
    primary(opener).click()
    expect(act(other, "Bid 7")).to_be_visible()
    act(opener, "Undo").click()
    line.release()
    expect(actions(other)).to_contain_text("to move")
    expect(primary(opener)).to_have_text("Open 6 for 6")


def test_undo_waits_for_a_pending_connection(new_context: NewContext) -> None:
    _, opener, other = active_and_other(new_context)
    open_plants(opener).last.click()
    primary(opener).click()
    expect(act(other, "Bid 7")).to_be_visible()
    line = DelayedSocket(opener)
    line.hold()
    opener.reload()
    act(opener, "Undo").click()
    line.release()
    expect(primary(opener)).to_have_text("Open 6 for 6")


def test_a_second_confirmation_on_a_slow_connection_has_no_effect(page: Page) -> None:
    line = DelayedSocket(page)
    people = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}]
    match = table_at(page, is_buying, players=2, seats=people)
    page.goto(f"/t/{match}")
    page.locator(".hand-over button").click()
    seq = actions(page).get_attribute("data-seq")
    line.hold()
    actions(page).get_by_role("button", name=re.compile("^Buy 1 ")).and_(
        page.locator(":not([aria-disabled])")
    ).first.click()
    for _ in range(2):
        primary(page).click()
    line.release()
    expect(page.locator(".hand-over")).to_be_visible()
    settle(page)
    made = ask(page, "GET", f"/api/matches/{match}/moves?after={seq}")["entries"]
    assert [entry["action"]["type"] for entry in made] == ["buy_fuel", "done"]


def last_opener(state: State) -> bool:
    """A player who passes here has the next turn too, to buy fuel."""
    return is_opening(state) and len(state.auction.finished) == len(state.players) - 1


def moved_since(page: Page, match: str, seq: str | None) -> list[str]:
    """The later actions of people."""
    made = ask(page, "GET", f"/api/matches/{match}/moves?after={seq}")["entries"]
    return [entry["action"]["type"] for entry in made if entry["by"] == "person"]


FIRST_CLICK = 'addEventListener("click", ({ timeStamp }) => (window.first ??= timeStamp), true)'
SECOND_CLICK = """(button) => {
  const second = new MouseEvent("click", { bubbles: true, detail: 2 });
  Object.defineProperty(second, "timeStamp", { value: first + 200 });
  button.dispatchEvent(second);
}"""


def test_a_double_click_ends_one_turn(page: Page) -> None:
    """Also on a slow machine."""
    match = table_at(page, last_opener)
    open_table(page, match)
    seq = actions(page).get_attribute("data-seq")
    page.evaluate(FIRST_CLICK)
    page.keyboard.press("p")
    expect(primary(page)).to_have_text("Yes, pass")
    primary(page).click()
    expect(primary(page)).to_have_text("Buy nothing")
    primary(page).evaluate(SECOND_CLICK)
    settle(page)
    primary(page).click()  # the next actions are played
    expect(actions(page)).not_to_have_attribute("data-phase", "resources")
    assert moved_since(page, match, seq) == ["pass", "done"]


def test_holding_enter_ends_one_turn(page: Page) -> None:
    """It neither uncovers the table for the next player nor plays their turn."""
    people = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}]
    match = table_at(page, is_buying, players=2, seats=people)
    page.goto(f"/t/{match}")
    page.locator(".hand-over button").click()
    seq = actions(page).get_attribute("data-seq")
    page.keyboard.down("Enter")
    expect(page.locator(".hand-over button")).to_be_focused()
    for _ in range(3):
        page.keyboard.down("Enter")
        settle(page)
    expect(page.locator(".hand-over")).to_be_visible()
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".hand-over")).to_have_count(0)
    assert moved_since(page, match, seq) == ["done"]


def test_a_late_move_is_refused_with_a_notice(page: Page) -> None:
    """The same seat moved in another window, and this one does not know it yet."""
    match = table_at(page, is_opening)
    held: list[str | bytes] = []

    def hold_back(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: held.append(message) if is_late(message) else route.send(message))

    def is_late(message: str | bytes) -> bool:
        return '"type":"update","after":0' not in str(message) and '"type":"update"' in str(message)

    page.route_web_socket(re.compile("/socket$"), hold_back)
    open_table(page, match)
    seq = int(actions(page).get_attribute("data-seq") or 0)
    open_plants(page).first.click()
    expect(primary(page)).to_contain_text("Open ")
    ask(page, "POST", f"/api/matches/{match}/moves", {"seq": seq, "actions": [{"type": "pass"}]})
    primary(page).click()
    expect(page.locator(".notice")).to_contain_text("Somebody moved in the meantime.")
    assert held


def test_a_hint_becomes_the_turn(page: Page) -> None:
    open_table(page, table_at(page, is_buying))
    page.keyboard.press("h")
    dialog = page.get_by_role("dialog")
    use = dialog.get_by_role("button", name="Use this plan").first
    use.wait_for()
    expect(dialog.locator(".act-about")).to_contain_text("how many games you won")
    words = dialog.locator(".act-plan-words").first.inner_text()
    use.click()
    expect(dialog).to_have_count(0)
    expect(primary(page)).to_have_text(words if words == "Buy nothing" else re.compile(r"Buy \d+ for \d+"))


def test_a_table_without_hints_offers_none(page: Page) -> None:
    open_table(page, make_table(page, bots=1, seed=5, hints=False))
    expect(primary(page)).to_be_visible()
    expect(act(page, "Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".notice")).to_contain_text("This table is played without hints.")


# --- layout and keys


@pytest.mark.parametrize("wanted", [is_opening, is_buying, is_building], ids=["auction", "resources", "building"])
def test_every_button_is_large_enough_for_touch(new_context: NewContext, wanted: Any) -> None:
    page = new_context(**PHONE).new_page()
    open_table(page, table_at(page, wanted))
    for button in actions(page).get_by_role("button").all():
        box = button.bounding_box()
        if box is not None:
            assert box["height"] >= 44, button.inner_text()


def test_single_key_shortcuts_can_be_turned_off(page: Page) -> None:
    """Speech input would trigger them (WCAG 2.1.4)."""
    open_table(page, table_at(page, is_buying))
    page.keyboard.press("s")
    page.get_by_role("switch", name="Shortcuts by single keys").uncheck()
    page.keyboard.press("Escape")
    for key in ("?", "s", "f", "r"):
        page.keyboard.press(key)
    settle(page)
    expect(page.locator("dialog[open], .drawer")).to_have_count(0)
    expect(page.locator(".act-fuel output", has_text=re.compile("[1-9]"))).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".actions.mine[data-phase=resources]")).to_have_count(0)
