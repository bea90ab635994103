"""The coach, the rules, the settings and the list of keys."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kilowatt.i18n import LANGUAGES
from tests.web.fit import OVERFLOWING, set_language
from tests.web.support import (
    DESKTOP,
    PHONE,
    TABLET,
    NewContext,
    finished_table,
    make_table,
    settle,
    table_at,
)
from tests.web.table.playing import Mouse, actions, primary, take_turn, wait_for_turn

ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs" / "rules.md"
WORDS = ROOT / "src" / "kilowatt" / "i18n" / "locales" / "en"
CATALOGUE = WORDS / "rules.ftl"
COACHING = WORDS / "page-learn.ftl"
PAGES = ("/learn", "/rules", "/settings")
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


PHASES = ("auction", "resources", "building", "bureaucracy")
LESSONS = ["welcome", *(f"1-{phase}" for phase in PHASES), "2-order", *(f"2-{phase}" for phase in PHASES)]
MOST_STEPS = 150
"""More bids than an auction of random bots has."""
MOMENT = """() => {
  const strip = document.querySelector(".coach");
  return {
    closing: document.querySelector("dialog.closing") !== null,
    lesson: strip?.dataset.lesson ?? "",
    lit: strip?.dataset.lit ?? "",
    text: strip?.innerText ?? "",
    to_read: strip?.querySelector(".button.primary") != null,
    seq: document.querySelector(".actions")?.dataset.seq ?? "",
  };
}"""
"""Everything that a step can change, at one moment."""


def coach(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Coach")


def lesson(page: Page) -> Locator:
    return coach(page).get_by_role("heading")


def understood(page: Page) -> None:
    coach(page).get_by_role("button", name="I see").click()


def begin(page: Page) -> None:
    page.goto("/learn")
    page.get_by_role("button", name="Start the guided game").click()
    expect(lesson(page)).to_have_text("Welcome")


def begin_to_play(page: Page) -> None:
    begin(page)
    coach(page).get_by_role("button", name="Let’s go").click()
    expect(coach(page)).to_have_attribute("data-lesson", "1-auction")


def follow(page: Page) -> dict[str, Any]:
    """Do what the coach says, and wait until it continues; returns the goal."""
    now: dict[str, Any] = page.evaluate(MOMENT)
    if now["closing"]:
        return now
    if now["to_read"]:
        page.locator(f".coach[data-lesson='{now['lesson']}'] .button.primary").click()
    elif "data-city" in now["lit"]:
        page.locator(now["lit"]).locator(".reach").click()
    elif now["lit"]:
        page.locator(now["lit"].split(", ")[0]).click()
    page.wait_for_function(f"(before) => JSON.stringify(({MOMENT})()) !== JSON.stringify(before)", arg=now)
    return now


IS_LIT = "(element) => getComputedStyle(element).animationName.startsWith('lit')"


def is_lit(thing: Locator) -> bool:
    return bool(thing.evaluate(IS_LIT))


# --- the guided game


def test_the_guided_game_takes_two_rounds_of_following_the_highlights(page: Page) -> None:
    begin(page)
    heard: list[str] = []
    done: dict[str, str] = {}
    for _ in range(MOST_STEPS):
        now = follow(page)
        if now["closing"]:
            break
        if now["lesson"] not in heard[-1:]:
            heard.append(now["lesson"])
            done[now["lesson"]] = now["text"]
    assert heard == LESSONS
    assert "Lesson 2 of 9" in done["1-resources"]
    assert re.search(r"Plant \d+ is yours for \d+ Elektro", done["1-resources"])
    assert re.search(r"You connected 2 cities for \d+ Elektro", done["1-bureaucracy"])
    assert re.search(r"You power \d cit\w+: \d+ Elektro", done["2-order"])
    closing = page.get_by_role("dialog", name="Now you can play")
    expect(closing).to_contain_text(re.compile(r"So you stand: \d+ cit"))
    expect(closing.get_by_role("link", name="R8.2")).to_have_attribute("href", "/rules#R8.2")
    three_ways_on(page)


def three_ways_on(page: Page) -> None:
    """The closing dialog continues this game, starts another one, or leaves."""
    guided = page.url.split("?")[0]
    closing = page.get_by_role("dialog", name="Now you can play")
    closing.get_by_role("button", name="Play on here").click()
    expect(closing).to_have_count(0)
    page.goto(guided)
    wait_for_turn(page)
    expect(closing.or_(coach(page))).to_have_count(0)
    for way, address in (
        ("New game with three bots", re.compile(r"/t/\w+$")),
        ("To the start page", re.compile(r"/$")),
    ):
        page.evaluate("import('/app/settings.js').then(({guide}) => (guide.value = {...guide.value, heard: []}))")
        page.goto(guided)
        closing.get_by_role("button", name=way).click()
        expect(page).not_to_have_url(guided)
        expect(page).to_have_url(address)
        expect(closing.or_(coach(page))).to_have_count(0)


def test_the_coach_highlights_and_announces_without_taking_the_focus(page: Page) -> None:
    begin_to_play(page)
    wait_for_turn(page)
    now = page.evaluate(MOMENT)
    for thing in page.locator(now["lit"]).all():
        assert is_lit(thing)
    goal = coach(page).locator(".coach-goal").inner_text()
    expect(page.locator("[aria-live=polite] p").filter(has_text=goal)).not_to_have_count(0)
    expect(page.locator("#action")).to_be_focused()  # the pressed button is gone
    while "data-city" not in now["lit"]:
        follow(page)
        now = page.evaluate(MOMENT)
    assert is_lit(page.locator(now["lit"]).locator(".ring"))
    lit_rings = page.locator(".city .ring").evaluate_all(f"(rings) => rings.filter({IS_LIT}).length")
    assert lit_rings == 1


def test_the_coach_continues_whatever_the_player_does(page: Page) -> None:
    begin_to_play(page)
    wait_for_turn(page)
    hand = Mouse(page)
    while page.evaluate(MOMENT)["lesson"] == "1-auction":  # the most expensive plants, and bids that are too high
        take_turn(page, hand)
        wait_for_turn(page)
    expect(coach(page)).to_have_attribute("data-lesson", "1-resources")
    page.reload()
    expect(coach(page)).to_have_attribute("data-lesson", "1-resources")
    page.goto(page.url.split("?")[0])  # as from the list of games
    expect(coach(page).locator(".coach-done")).to_contain_text(re.compile(r"Plant \d+ is yours"))
    primary(page).click()  # no fuel, against the advice
    expect(coach(page)).to_have_attribute("data-lesson", "1-building")
    wait_for_turn(page)
    coach(page).get_by_role("button", name="Skip lesson").click()
    expect(coach(page)).to_have_count(0)
    expect(page.locator("#action")).to_be_focused()
    page.locator(".city.target .reach").last.click()
    expect(actions(page).locator(".act-chip")).to_have_count(1)
    primary(page).click()
    expect(coach(page)).to_have_attribute("data-lesson", "1-bureaucracy")
    wait_for_turn(page)
    primary(page).click()
    expect(coach(page)).to_have_attribute("data-lesson", "2-order")
    expect(coach(page)).to_contain_text("You power no city: 10 Elektro")
    wait_for_turn(page)
    take_turn(page, hand)  # without confirming the lesson about the order
    expect(coach(page)).to_have_attribute("data-lesson", re.compile("2-auction|2-resources"))


def test_the_coach_is_closed_and_opened_again(page: Page) -> None:
    begin_to_play(page)
    coach(page).get_by_role("button", name="Without the coach").click()
    expect(coach(page)).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    expect(coach(page)).to_have_count(0)
    first = page.url
    page.goto("/learn")
    page.get_by_role("button", name="Go on with the guided game").click()
    expect(coach(page)).to_have_attribute("data-lesson", "1-auction")
    assert page.url.startswith(first)
    page.goto("/learn")
    page.get_by_role("button", name="Start over").click()
    expect(lesson(page)).to_have_text("Welcome")
    assert not page.url.startswith(first)


def test_the_coach_closes_when_the_game_is_over(page: Page) -> None:
    page.goto(f"/t/{finished_table(page)}?coach")
    expect(lesson(page)).to_have_text("That was a whole game")
    understood(page)
    expect(coach(page)).to_have_count(0)


def test_a_later_game_has_only_lessons_about_what_is_new(page: Page) -> None:
    page.goto(f"/t/{table_at(page, lambda state: state.step == 2)}?coach")
    expect(lesson(page)).to_have_text("Step 2")
    understood(page)
    expect(lesson(page)).to_have_text("How it ends")
    understood(page)
    expect(coach(page)).to_have_count(0)


def test_a_normal_game_has_no_coach(page: Page) -> None:
    page.goto(f"/t/{make_table(page)}")
    wait_for_turn(page)
    expect(coach(page)).to_have_count(0)


# --- the strip


GOALS = {
    "auction": ("plant", "open", "bid", "leave", "pass", "sure", "wait"),
    "resources": ("fuel", "buy", "buy_nothing", "wait"),
    "building": ("first_city", "city", "build", "build_nothing", "wait"),
    "bureaucracy": ("power", "wait"),
}
DONE = {"auction": "powered", "resources": "plant", "building": "fuel", "bureaucracy": "built", "order": "powered"}
TO_READ = ("welcome", "order", "scrap", "step2", "step3", "end", "over")
HIGHEST = {1440: 88, 1024: 88, 390: 156}
"""Maximum height of the strip in pixels, by the width of the screen."""
EVERY_LESSON = """async ([lessons, highest]) => {
  const misfits = CHECK;
  const [{ h, render }, { Strip }, { listed, t }] = await Promise.all(
    ["/vendor/libraries.js", "/views/learn/coach.js", "/app/i18n.js"].map((path) => import(path)));
  const fuel = listed([t("fuel-count", { fuel: "garbage", count: 2 }), t("fuel-count", { fuel: "uranium", count: 1 })]);
  const figures = { plant: 13, bid: 13, most: 16, amount: 33, count: 3, place: 2 };
  const args = { ...figures, city: "Frankfurt am Main", fuel, button: t("actions-one-round") };
  const say = (key) => key && t(key, args);
  const found = [];
  for (const [title, text, goal, done, place] of lessons) {
    const made = document.createElement("div");
    const words = { title: say(title), text: say(text), goal: say(goal), done: say(done) };
    const lesson = { id: title, lit: "", place, ...words, next: goal ? undefined : t("learn-coach-begin") };
    render(h(Strip, { lesson, onNext() {}, onLeave() {} }), made);
    document.querySelector(".coach").replaceWith(made.firstElementChild);
    const strip = document.querySelector(".coach");
    const { height } = strip.getBoundingClientRect();
    if (height > highest) found.push(`${title} ${goal}: ${height} px high`);
    found.push(...misfits(".coach").map((misfit) => `${title} ${goal}: ${misfit}`));
    const parts = [...strip.querySelectorAll("h2, .coach-place, p, button")]
      .flatMap((part) => [...part.getClientRects()].map((box) => [part, box]));
    const meets = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
      && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    for (const [part, box] of parts) {
      const over = parts.find(([other, place]) => other !== part && meets(box, place));
      if (over) found.push(`${title} ${goal}: ${part.textContent} lies over ${over[0].textContent}`);
    }
    if (/learn-[a-z]/.test(strip.innerText)) found.push(strip.innerText);
  }
  return found;
}""".replace("CHECK", OVERFLOWING)


def every_lesson() -> list[tuple[str, str, str, str, int]]:
    """The messages of each lesson: title, text, goal, outcome of the last action; and its number."""
    guided = [
        (f"learn-coach-{phase}", f"learn-coach-{phase}-text", f"learn-goal-{goal}", f"learn-done-{DONE[phase]}", 9)
        for phase, goals in GOALS.items()
        for goal in goals
    ]
    done = {"order": "learn-done-powered"}
    return guided + [(f"learn-coach-{key}", f"learn-coach-{key}-text", "", done.get(key, ""), 0) for key in TO_READ]


def test_every_goal_and_outcome_is_tested_here() -> None:
    """The check below covers all messages."""
    written = set(re.findall(r"^(learn-(?:goal|done)-\w+) =", COACHING.read_text(), re.MULTILINE))
    assert written == {name for _, _, goal, done, _ in every_lesson() for name in (goal, done)} - {""}


def test_every_lesson_fits_in_every_language_on_every_screen(page: Page) -> None:
    begin(page)
    wait_for_turn(page)
    misfits: list[str] = []
    for screen in (DESKTOP, TABLET, PHONE):
        size = screen["viewport"]
        page.set_viewport_size(size)
        for language in LANGUAGES:
            set_language(page, language)
            settle(page)
            found = page.evaluate(EVERY_LESSON, [every_lesson(), HIGHEST[size["width"]]])
            misfits += [f"{language}, {size['width']}: {misfit}" for misfit in found]
    assert not misfits, "\n".join(misfits)


def test_the_coach_covers_nothing(new_context: NewContext) -> None:
    for screen in (DESKTOP, TABLET, PHONE):
        page = new_context(**screen).new_page()
        begin_to_play(page)
        wait_for_turn(page)
        box = coach(page).bounding_box()
        assert box is not None
        for part in page.locator(".table, .phase-banner:visible, .action-area").all():
            other = part.bounding_box()
            assert other is not None
            assert other["y"] >= box["y"] + box["height"] - 1 or other["y"] + other["height"] <= box["y"] + 1
        expect(page.locator(".act-primary")).to_be_in_viewport(ratio=1)


def test_beside_the_coach_the_map_keeps_the_names_of_its_cities(new_context: NewContext) -> None:
    page = new_context(**TABLET).new_page()
    begin_to_play(page)
    for language in LANGUAGES:
        set_language(page, language)
        expect(page.locator(".map")).to_have_attribute("data-detail", "full")


# --- the rules


def test_the_rules_are_searched_without_regard_to_case_and_accents(page: Page) -> None:
    page.goto("/rules")
    rules = page.locator(".rule")
    search = page.get_by_role("searchbox")
    expect(rules.filter(has_text="auction")).not_to_have_count(0)
    search.fill("URANIUM")
    expect(rules.filter(has_not_text=re.compile("uranium", re.IGNORECASE))).to_have_count(0)
    expect(rules).not_to_have_count(0)
    set_language(page, "de")
    search.fill("stadte")
    expect(rules.first).to_contain_text("Städte")
    search.fill("R9.2")
    expect(rules).to_have_count(1)
    search.fill("xyzzy")
    expect(rules).to_have_count(0)
    expect(page.get_by_role("status")).not_to_be_empty()


def test_every_rule_is_on_the_page_in_the_order_of_the_rules(page: Page) -> None:
    """The page lists the rules itself: a new one in the rules or in the catalogue must not be missing."""
    written = re.findall(r"^- \*\*(R\d+\.\d+[a-z]?)\*\*", RULES.read_text(), re.MULTILINE)
    messages = re.findall(r"^rule-r(\d+)_(\d+[a-z]?) =", CATALOGUE.read_text(), re.MULTILINE)
    page.goto("/rules")
    shown = page.locator(".rule-id")
    expect(shown.first).to_be_visible()
    assert shown.all_inner_texts() == written == [f"R{chapter}.{number}" for chapter, number in messages]


def test_a_truncated_address_still_shows_its_page(page: Page) -> None:
    page.goto("/rules#%C3")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_link_scrolls_to_its_rule(page: Page) -> None:
    page.goto("/rules#R7.5")
    expect(page.locator(".rule.is-wanted .rule-id")).to_have_text("R7.5")
    expect(page.locator(".rule.is-wanted")).to_be_in_viewport()
    expect(page.locator(".rule.is-wanted table")).to_be_visible()


# --- settings


def test_settings_take_effect_at_once_and_are_stored(page: Page) -> None:
    page.goto("/settings")
    root = page.locator("html")
    for name, attribute in (("Dark", "data-theme"), ("Large", "data-text"), ("Bright", "data-palette")):
        before = root.get_attribute(attribute)
        page.get_by_label(name, exact=True).check(force=True)
        expect(root).not_to_have_attribute(attribute, str(before))
    page.get_by_role("switch", name="Animations").uncheck()
    expect(root).to_have_class("still")
    page.reload()
    expect(page.get_by_label("Dark", exact=True)).to_be_checked()
    expect(root).to_have_attribute("data-palette", "bright")


def test_the_language_changes_during_a_game_without_a_reload(page: Page) -> None:
    page.goto(f"/t/{make_table(page)}")
    wait_for_turn(page)
    page.evaluate("window.isSame = true")
    page.keyboard.press("s")
    page.get_by_role("dialog").locator(".language select").select_option("de")
    expect(page.locator(".phase-banner")).to_contain_text("Du bist am Zug")
    assert page.evaluate("window.isSame")


@pytest.mark.parametrize("status", ["open", "finished"])
def test_rules_and_settings_are_available_before_and_after_the_game(page: Page, status: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = make_table(page, seats=seats, players=2) if status == "open" else finished_table(page)
    page.goto(f"/t/{match}")
    page.get_by_role("button", name="Menu of the table").click()
    expect(page.get_by_role("menuitem", name="Rules")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


# --- keys


def test_the_list_of_keys_shows_those_that_are_bound_now(page: Page) -> None:
    page.goto(f"/t/{make_table(page)}")
    wait_for_turn(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("Pass")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_arrow_keys_move_through_the_visible_menu_items(page: Page) -> None:
    page.goto(f"/t/{make_table(page)}")
    wait_for_turn(page)
    page.get_by_role("button", name="Menu of the table").click()
    shown = page.get_by_role("menuitem")
    expect(shown.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(shown.last).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(shown.first).to_be_focused()
