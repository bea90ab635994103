"""Disabled elements give the reason of the refusal: on hover, focus, click, tap and key."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kilowatt.engine import Phase, State
from tests.web.states import active_and_other, is_beginning, is_building, is_buying, open_table
from tests.web.support import PHONE, NewContext, ask, finished_game, finished_table, make_table, settle, table_at
from tests.web.table.playing import act, actions, open_plants, primary

Words = str | re.Pattern[str]
NOW = "You cannot do this now. Phase: {}. ({})"
WAIT = re.compile(r"It is not your turn\. To move: \w+\. \(R3\.4\)")


def why(page: Page) -> Locator:
    """The reason in the open tooltip."""
    return page.locator(".tooltip:popover-open .why")


def heard(page: Page) -> Locator:
    """The last announcement."""
    return page.locator("[aria-live=polite].sr-only p").last


def notice(page: Page) -> Locator:
    return page.locator(".notice span").last


def leave(page: Page) -> None:
    """Move the pointer away and remove the focus."""
    page.mouse.move(2, 2)
    page.evaluate("document.activeElement?.blur()")
    expect(page.locator(".tooltip:popover-open")).to_have_count(0)


def says_by_mouse(page: Page, thing: Locator, words: Words) -> None:
    leave(page)
    thing.hover(force=True)
    expect(why(page)).to_have_text(words)
    thing.click(force=True)
    expect(why(page)).to_have_text(words)
    expect(heard(page)).to_have_text(words)


def says_by_keys(page: Page, thing: Locator, words: Words) -> None:
    """It can have the focus although it is disabled, is described by the reason, and Enter announces it."""
    leave(page)
    page.keyboard.press("Tab")
    thing.focus()
    expect(thing).to_be_focused()
    expect(thing).to_have_attribute("aria-disabled", "true")
    expect(thing).to_have_attribute("aria-describedby", "tip-why")
    expect(why(page)).to_have_text(words)
    page.keyboard.press("Enter")
    expect(why(page)).to_have_text(words)
    expect(heard(page)).to_have_text(words)


def says(page: Page, thing: Locator, words: Words) -> None:
    says_by_mouse(page, thing, words)
    says_by_keys(page, thing, words)


def key_says(page: Page, key: str, words: Words) -> None:
    leave(page)
    page.keyboard.press(key)
    expect(notice(page)).to_have_text(words)
    expect(heard(page)).to_have_text(words)


def city_says(page: Page, city: Locator, words: Words, *, by_keys: bool = True) -> None:
    """The reason is shown beside the city and announced."""
    leave(page)
    expect(page.locator(".map-tip")).to_have_count(0)
    reach = city.locator(".reach")
    reach.hover(force=True)
    expect(page.locator(".map-tip .why")).to_have_text(words)
    reach.click(force=True)
    expect(page.locator(".map-tip .why")).to_have_text(words)
    expect(page.locator(".map [role=status]")).to_have_text(words)
    if not by_keys:
        return
    leave(page)
    page.keyboard.press("Tab")
    reach.focus()
    expect(reach).to_have_attribute("aria-disabled", "true")
    described = reach.evaluate("city => document.getElementById(city.getAttribute('aria-describedby')).textContent")
    expect(page.locator(".map-tip .why")).to_have_text(described)
    page.keyboard.press("Enter")
    expect(page.locator(".map [role=status]")).to_have_text(words)


def seen_by(page: Page, match: str) -> Any:
    return ask(page, "GET", f"/api/matches/{match}")["observation"]


def card(page: Page, plant: int) -> Locator:
    return page.locator(f".plants [data-plant='{plant}']")


def bay(page: Page, fuel: str) -> Locator:
    return page.locator(f".fuel-row.f-{fuel} .bay").last


def fuel_name(page: Page, fuel: str) -> Locator:
    return page.locator(f".fuel-row.f-{fuel} button.fuel-name")


def out_of_play(page: Page) -> Locator:
    return page.locator(".city.out").first


# --- by phase, on the own turn


def test_reasons_when_opening_an_auction(page: Page) -> None:
    match = table_at(page, is_beginning)
    open_table(page, match)
    future = seen_by(page, match)["future_market"]
    words = "Plant {} is in the future market. Nominate one from the current market. (R3.1)"
    for plant in (future[0], future[-1]):
        says(page, card(page, plant), words.format(plant))
        expect(page.locator(".tooltip p").first).to_contain_text(f"Plant {plant}")  # the tooltip also says what it is
    key_says(page, "8", words.format(future[-1]))
    must_buy = "In round 1 everyone buys a plant. Nominate one. (R3.3)"
    says(page, act(page, "Pass", exact=True), must_buy)
    key_says(page, "p", must_buy)
    nothing = "No plant is up for auction. Nominate one first. (R3.1)"
    says(page, primary(page), nothing)
    key_says(page, "Enter", nothing)
    key_says(page, "m", nothing)
    key_says(page, "z", "There is nothing to undo.")
    says_by_mouse(page, bay(page, "coal"), NOW.format("Auction", "R4.3"))
    says(page, fuel_name(page, "oil"), NOW.format("Auction", "R4.3"))
    key_says(page, "Shift+C", NOW.format("Auction", "R4.3"))
    key_says(page, "f", NOW.format("Auction", "R4.3"))
    city_says(page, page.locator(".city.rest").first, NOW.format("Auction", "R5.4"))
    words = f"Not in a region in play. {NOW.format('Auction', 'R5.4')}"
    city_says(page, out_of_play(page), words, by_keys=False)


def test_reasons_when_bidding(page: Page) -> None:
    """Bids that are too low or too high, and a second auction."""
    match = table_at(page, lambda state: is_beginning(state) and state.auction.bid > 0)
    open_table(page, match)
    seen = seen_by(page, match)
    up, money = seen["auction"]["plant"], seen["players"][seen["seat"]]["money"]
    says(page, card(page, seen["current_market"][0]), f"Plant {up} is up for auction. Bid or pass. (R3.1)")
    bid = seen["auction"]["bid"]
    low = f"{bid} is too low. Bid at least {bid + 1} Elektro. (R3.4)"
    says_by_mouse(page, actions(page).locator(".stepper .less"), low)
    key_says(page, "ArrowDown", low)
    actions(page).get_by_role("spinbutton").focus()
    page.keyboard.press("ArrowLeft")
    expect(why(page)).to_have_text(low)
    page.keyboard.press("End")
    high = f"You cannot bid {money + 1}: you have {money} Elektro. (R3.5)"
    says_by_mouse(page, actions(page).locator(".stepper .more"), high)
    says(page, act(page, "Raise by 1"), high)
    key_says(page, "ArrowUp", high)
    key_says(page, "PageUp", f"You cannot bid {money + 5}: you have {money} Elektro. (R3.5)")


def test_reasons_when_scrapping(page: Page) -> None:
    match = table_at(page, lambda state: state.auction.bought > 0 and not state.auction.scrapped)
    open_table(page, match)
    bought = seen_by(page, match)["auction"]["bought"]
    too_many = f"With plant {bought} you own 1 plant too many. Scrap another one first. (R3.9)"
    says(page, primary(page), too_many)
    key_says(page, "Enter", too_many)
    says(page, page.locator(".plants [role=radio]").first, too_many)
    just_bought = f"Plant {bought} is the one you just bought. Scrap another one. (R3.9)"
    new = actions(page).get_by_role("radio", name=f"Plant {bought}")
    says(page, new, just_bought)
    key_says(page, str(new.get_attribute("aria-keyshortcuts")), just_bought)


def test_reasons_when_dropping_fuel(page: Page) -> None:
    match = table_at(page, lambda state: state.auction.scrapped > 0, seed=2)
    open_table(page, match)
    plant = seen_by(page, match)["auction"]["scrapped"]
    words = f"First settle what lies on plant {plant}: return resources, or say you are done. (R3.9)"
    says(page, page.locator(".plants [role=radio]").first, words)
    key_says(page, "p", words)


def test_reasons_when_buying_fuel(page: Page) -> None:
    match = table_at(page, is_buying)
    open_table(page, match)
    seen = seen_by(page, match)
    fuel = next(offer["fuel"] for offer in seen["fuel_prices"] if not offer["room"] and offer["prices"])
    words = f"Your plants have no room for more {fuel}. (R4.1)"
    says_by_mouse(page, bay(page, fuel), words)
    says(page, fuel_name(page, fuel), words)
    says(page, actions(page).get_by_role("group", name=fuel.capitalize()).locator(".act").last, words)
    key_says(page, fuel[0], words)
    key_says(page, f"Shift+{fuel[0].upper()}", f"There is no {fuel} in the cart.")
    key_says(page, "p", NOW.format("Resources", "R3.2"))
    key_says(page, "1", NOW.format("Resources", "R3.1"))
    key_says(page, "m", NOW.format("Resources", "R3.4"))
    can = next(offer["fuel"] for offer in seen["fuel_prices"] if offer["room"] and offer["prices"])
    fuel_name(page, can).focus()
    page.keyboard.press("Enter")  # available fuel is bought
    expect(primary(page)).to_contain_text("Buy 1 for")


def test_reasons_when_building(page: Page) -> None:
    match = table_at(page, is_building)
    open_table(page, match)
    seen = seen_by(page, match)
    home = seen["players"][seen["seat"]]["cities"][0]
    mine = page.locator(f"[data-city='{home}']")
    city_says(page, mine, re.compile(r"You have a house in .+ already\. \(R5\.3\)"))
    city_says(page, out_of_play(page), re.compile(r".+ is not in a region in play\. \(R1\.1\)"), by_keys=False)
    full = next(price["city"] for price in seen["city_prices"] if (price["refusal"] or {}).get("why") == "city_full")
    city_says(page, page.locator(f"[data-city='{full}']"), re.compile(r".+ is full\. .+ \(R5\.3\)"))
    says(page, card(page, seen["future_market"][0]), NOW.format("Building", "R3.1"))
    says_by_mouse(page, bay(page, "garbage"), NOW.format("Building", "R4.3"))
    says(page, act(page, "Undo"), "There is nothing to undo.")
    key_says(page, "z", "There is nothing to undo.")


def lacks_fuel(state: State) -> bool:
    if state.phase is not Phase.BUREAUCRACY or state.round < 3 or state.active is None:
        return False
    player = state.players[state.active]
    return bool(player.plants) and not sum(vars_of(player.fuel))


def vars_of(stock: Any) -> list[int]:
    return [stock.coal, stock.oil, stock.garbage, stock.uranium]


def test_reasons_when_powering(page: Page) -> None:
    match = table_at(page, lacks_fuel, seed=2)
    open_table(page, match)
    lacking = actions(page).locator(".plant-pick[aria-disabled]").first
    words = "You lack the resources to run these plants. Run fewer. (R7.1)"
    says(page, lacking, words)
    key_says(page, str(lacking.get_attribute("aria-keyshortcuts")), words)
    key_says(page, "c", NOW.format("Bureaucracy", "R4.3"))


def test_reasons_when_drafting_regions(page: Page) -> None:
    match = make_table(page, bots=2, regions="draft", seed=3)
    open_table(page, match)
    taken = page.locator(".area.in").first
    words = re.compile(r".+ is in play already\. Pick another region\. \(R1\.1\)")
    expect(taken).to_be_visible()
    says(page, taken, words)
    barred = page.locator(".area.barred")
    if barred.count():
        says(page, barred.first, re.compile(r".+ does not touch the regions in play\. .+ \(R1\.1\)"))
    place = actions(page).locator(".region.in-play").first
    says(page, place, words)
    key_says(page, str(place.get_attribute("aria-keyshortcuts")), words)
    key_says(page, "Enter", "Choose a region")
    primary(page).click(force=True)  # its text says so: it needs no tooltip, but it is announced
    expect(page.locator("[aria-live=polite].sr-only p", has_text="Choose a region")).to_have_count(2)


# --- on another player's turn


def test_reasons_for_waiting_players_and_spectators(new_context: NewContext) -> None:
    match, opener, waiting = active_and_other(new_context)
    seen = seen_by(waiting, match)
    for market in ("current_market", "future_market"):
        says(waiting, card(waiting, seen[market][1]), WAIT)
    says_by_mouse(waiting, bay(waiting, "uranium"), WAIT)
    says(waiting, fuel_name(waiting, "garbage"), WAIT)
    city_says(waiting, waiting.locator(".city.rest").first, WAIT)
    for key in ("p", "m", "o", "2", "Enter", "h"):
        key_says(waiting, key, WAIT)
    # A repeated notice replaces the earlier one.
    assert waiting.locator(".notice", has_text="It is not your turn.").count() <= 1
    key_says(waiting, "z", "There is nothing to undo.")

    open_plants(opener).first.click()
    primary(opener).click()
    expect(actions(opener)).to_contain_text("You lead")
    opener.keyboard.press("ArrowDown")
    least = seen["current_market"][0]
    expect(notice(opener)).to_have_text(f"The limit is too low: bid at least {least}.")
    opener.get_by_role("spinbutton").focus()
    opener.keyboard.press("End")
    opener.keyboard.press("ArrowUp")
    expect(why(opener)).to_have_text("You have only 50 Elektro.")

    spectator = new_context().new_page()
    spectator.goto(f"/t/{match}")
    expect(spectator.locator(".plants [data-plant]").first).to_be_visible()
    nothing_to_press(spectator)
    key_says(spectator, "p", "You are watching.")


def nothing_to_press(page: Page) -> None:
    """Elements of the table only describe themselves."""
    expect(
        page.locator(":is(.plants, .fuel, .board) :is([role=radio], [role=button], .fuel-name:is(button))")
    ).to_have_count(0)
    expect(page.locator("[data-why]")).to_have_count(0)
    page.locator(".city.rest").first.locator(".reach").click(force=True)
    expect(page.locator(".map-tip")).to_be_visible()
    expect(page.locator(".map-tip .why")).to_have_count(0)


def test_replays_and_finished_games_offer_no_moves(page: Page) -> None:
    page.goto(f"/r/{finished_game(page)}?n=40")
    expect(page.locator(".plants [data-plant]").first).to_be_visible()
    nothing_to_press(page)
    page.goto(f"/t/{finished_table(page)}")
    page.get_by_role("button", name="The final board").click()
    over = "The game is over. (R9.1)"
    says(page, page.locator(".plants [role=radio]").first, over)
    says_by_mouse(page, bay(page, "coal"), over)
    city_says(page, page.locator(".city.rest").first, over)
    key_says(page, "p", over)


def test_reasons_at_a_shared_device_are_for_the_active_player(page: Page) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    match = make_table(page, seats=seats, players=2, seed=5)
    page.goto(f"/t/{match}")
    page.locator(".hand-over button").click()
    plant = seen_by(page, match)["future_market"][0]
    says(page, card(page, plant), re.compile(r"Plant \d+ is in the future market\. .+ \(R3\.1\)"))
    key_says(page, "p", "In round 1 everyone buys a plant. Nominate one. (R3.3)")


# --- touch


@pytest.mark.parametrize("phase", ["auction", "building"])
def test_a_tap_shows_the_reason(new_context: NewContext, phase: str) -> None:
    page = new_context(**PHONE).new_page()
    match = table_at(page, is_beginning if phase == "auction" else is_building)
    open_table(page, match)
    seen = seen_by(page, match)
    now = phase.capitalize()
    rule = {"auction": re.compile(r"Plant \d+ is in the future market\. .+ \(R3\.1\)")}
    sheet(page, "Plants")
    taps(page, card(page, seen["future_market"][0]), rule.get(phase, NOW.format(now, "R3.1")))
    sheet(page, "Fuel")
    taps(page, bay(page, "coal"), NOW.format(now, "R4.3"))
    taps(page, fuel_name(page, "oil"), NOW.format(now, "R4.3"))
    barred = act(page, "Pass", exact=True) if phase == "auction" else act(page, "Undo")
    taps(page, barred, re.compile(r"In round 1 .+ \(R3\.3\)|There is nothing to undo\."))
    sheet(page, "Map")
    page.locator(".map-controls button").first.click()
    own = seen["players"][seen["seat"]]["cities"]
    city = page.locator(f"[data-city='{own[0]}']" if own else ".city.rest").first
    tap_city(page, city)
    words = re.compile(r"You have a house in .+ already\. \(R5\.3\)")
    expect(page.locator(".map-tip .why")).to_have_text(words if own else NOW.format(now, "R5.4"))


def sheet(page: Page, name: str) -> None:
    page.locator(".tab", has_text=name).tap()
    settle(page)


def taps(page: Page, thing: Locator, words: Words) -> None:
    thing.tap(force=True)
    expect(why(page)).to_have_text(words)
    expect(heard(page)).to_have_text(words)
    box = page.locator(".tooltip").bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= PHONE["viewport"]["width"] - box["width"]


def tap_city(page: Page, city: Locator) -> None:
    """If the map shows only houses, the first tap zooms in."""
    houses = page.locator('[data-detail="houses"]')
    if houses.count():
        tap_at_rest(city.locator(".plate"))
        expect(houses).to_have_count(0)
    tap_at_rest(city.locator(".plate"))


def tap_at_rest(plate: Locator) -> None:
    """While the map moves, the city is not where it was seen."""
    plate.element_handle().wait_for_element_state("stable")
    plate.tap(force=True)


# --- requests for reasons


def questions_of(page: Page) -> list[str]:
    """The requests of the page from now on: a growing list."""
    asked: list[str] = []

    def note(frame: str | bytes) -> None:
        if '"preview"' in str(frame):
            asked.append(str(frame))

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return asked


def test_reasons_are_requested_only_on_demand(page: Page) -> None:
    questions = questions_of(page)
    open_table(page, table_at(page, lambda state: state.phase is Phase.BUREAUCRACY and state.round > 3))
    settle(page)
    assert questions == []
    page.locator(".city.rest").first.locator(".reach").hover(force=True)
    expect(page.locator(".map-tip .why")).to_contain_text(NOW.format("Bureaucracy", "R5.4"))
    page.locator(".city.rest").first.locator(".reach").click(force=True)
    expect(page.locator(".map [role=status]")).to_contain_text(NOW.format("Bureaucracy", "R5.4"))
    assert len(questions) == 1


def test_the_beginning_of_a_turn_requests_no_reasons(page: Page) -> None:
    questions = questions_of(page)
    for wanted, seed in ((is_buying, 1), (lacks_fuel, 2), (is_beginning, 1)):
        open_table(page, table_at(page, wanted, seed=seed))
        expect(actions(page).locator("[data-why]").first).to_be_attached()
        settle(page)
        assert questions == []
