"""First steps with a coach, the rules, the settings and the keys: what helps a newcomer."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kilowatt.i18n import LANGUAGES
from tests.web.conftest import NewContext
from tests.web.fit import check_fit, speak
from tests.web.playing import Mouse, take_turn, wait_for_turn
from tests.web.support import DESKTOP, PHONE, TABLET, check_axe, finished_table, make_table

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules.md"
CATALOGUE = ROOT / "src" / "kilowatt" / "i18n" / "locales" / "en" / "rules.ftl"
PAGES = ("/learn", "/rules", "/settings")
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


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


# --- the guided game


def test_the_coach_explains_what_is_asked_and_lights_it(page: Page) -> None:
    begin(page)
    understood(page)
    wait_for_turn(page)
    expect(lesson(page)).to_have_text(re.compile("Choose a plant|Bid or pass"))
    lit = ".panel.plants" if lesson(page).inner_text() == "Choose a plant" else ".action-area > *"
    assert page.locator(lit).first.evaluate("element => getComputedStyle(element).outlineStyle") == "solid"
    understood(page)
    hand = Mouse(page)
    while page.locator(".actions").get_attribute("data-phase") == "auction":
        take_turn(page, hand)
        wait_for_turn(page)
    expect(lesson(page)).to_have_text(re.compile("Bid or pass|Buy fuel"))


def test_the_coach_lies_over_nothing(new_context: NewContext) -> None:
    for screen in (DESKTOP, PHONE):
        page = new_context(**screen).new_page()
        begin(page)
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
    begin(page)
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator(".map")).to_have_attribute("data-detail", "full")


def test_what_was_heard_is_not_said_again(page: Page) -> None:
    begin(page)
    understood(page)
    wait_for_turn(page)
    expect(lesson(page)).not_to_have_text("Welcome")
    page.reload()
    wait_for_turn(page)
    expect(lesson(page)).not_to_have_text("Welcome")


def test_the_coach_is_sent_away_for_good(page: Page) -> None:
    begin(page)
    coach(page).get_by_role("button", name="Without the coach").click()
    expect(coach(page)).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    expect(coach(page)).to_have_count(0)


def test_the_coach_says_goodbye_when_the_game_is_over(page: Page) -> None:
    page.goto(f"/t/{finished_table(page)}?coach")
    expect(lesson(page)).to_have_text("That was a whole game")
    understood(page)
    expect(coach(page)).to_have_count(0)


def test_a_game_without_a_coach_has_none(page: Page) -> None:
    page.goto(f"/t/{make_table(page)}")
    wait_for_turn(page)
    expect(coach(page)).to_have_count(0)


# --- the rules


def test_the_rules_are_searched_without_regard_to_case_and_accents(page: Page) -> None:
    page.goto("/rules")
    rules = page.locator(".rule")
    search = page.get_by_role("searchbox")
    expect(rules.filter(has_text="auction")).not_to_have_count(0)
    search.fill("URANIUM")
    expect(rules.filter(has_not_text=re.compile("uranium", re.IGNORECASE))).to_have_count(0)
    expect(rules).not_to_have_count(0)
    speak(page, "de")
    search.fill("stadte")
    expect(rules.first).to_contain_text("Städte")
    search.fill("R9.2")
    expect(rules).to_have_count(1)
    search.fill("xyzzy")
    expect(rules).to_have_count(0)
    expect(page.get_by_role("status")).not_to_be_empty()


@pytest.mark.parametrize(
    ("language", "rule", "written", "typed"),
    [
        ("en", "R5.6", "Münster", "munster"),
        ("de", "R1.1", "außerhalb", "AUSSERHALB"),
        ("pl", "R0.1", "stałym", "stalym"),
        ("it", "R0.2", "città", "citta"),
        ("ro", "R0.3", "Există", "exista"),
        ("ja", "R0.2", "マップ", "ﾏｯﾌﾟ"),
    ],
)
def test_a_word_of_a_rule_is_found_with_and_without_its_accents(
    page: Page, language: str, rule: str, written: str, typed: str
) -> None:
    page.goto("/rules")
    speak(page, language)
    for wanted in (written, typed):
        page.get_by_role("searchbox").fill(wanted)
        expect(page.locator(".rule").filter(has=page.locator(f"[href='#{rule}']"))).to_contain_text(written)
        expect(page.locator(".rule", has_not_text=re.compile(written, re.IGNORECASE))).to_have_count(0)


def test_every_rule_is_on_the_page_in_the_order_of_the_rules(page: Page) -> None:
    """The page lists them by hand: one that is new in the rules or in the catalogue must not be missing there."""
    written = re.findall(r"^- \*\*(R\d+\.\d+[a-z]?)\*\*", RULES.read_text(), re.MULTILINE)
    messages = re.findall(r"^rule-r(\d+)_(\d+[a-z]?) =", CATALOGUE.read_text(), re.MULTILINE)
    page.goto("/rules")
    shown = page.locator(".rule-id")
    expect(shown.first).to_be_visible()
    assert shown.all_inner_texts() == written == [f"R{chapter}.{number}" for chapter, number in messages]


def test_an_address_that_was_cut_off_still_shows_its_page(page: Page) -> None:
    page.goto("/rules#%C3")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_link_leads_to_its_rule(page: Page) -> None:
    page.goto("/rules#R7.5")
    expect(page.locator(".rule.is-wanted .rule-id")).to_have_text("R7.5")
    expect(page.locator(".rule.is-wanted")).to_be_in_viewport()
    expect(page.locator(".rule.is-wanted table")).to_be_visible()


# --- settings


def test_settings_are_in_force_at_once_and_kept(page: Page) -> None:
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


def test_the_language_changes_without_a_reload_in_the_middle_of_a_game(page: Page) -> None:
    page.goto(f"/t/{make_table(page)}")
    wait_for_turn(page)
    page.evaluate("window.isSame = true")
    page.keyboard.press("s")
    page.get_by_role("dialog").locator(".language select").select_option("de")
    expect(page.locator(".phase-banner")).to_contain_text("Du bist am Zug")
    assert page.evaluate("window.isSame")


@pytest.mark.parametrize("status", ["open", "finished"])
def test_rules_and_settings_are_at_hand_before_and_after_the_game(page: Page, status: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = make_table(page, seats=seats, players=2) if status == "open" else finished_table(page)
    page.goto(f"/t/{match}")
    page.get_by_role("button", name="Menu of the table").click()
    expect(page.get_by_role("menuitem", name="Rules")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    check_axe(page, within="dialog")


# --- keys


def test_the_keys_are_those_that_do_something_now(page: Page) -> None:
    page.goto(f"/t/{make_table(page)}")
    wait_for_turn(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("Pass")
    check_axe(page, within="dialog")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_menus_go_by_arrows_through_what_is_shown(page: Page) -> None:
    page.goto(f"/t/{make_table(page)}")
    wait_for_turn(page)
    page.get_by_role("button", name="Menu of the table").click()
    shown = page.get_by_role("menuitem")
    expect(shown.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(shown.last).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(shown.first).to_be_focused()


# --- how it looks, and to whom


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_what_the_coach_says(new_context: NewContext, theme: str) -> None:
    page = new_context(color_scheme=theme).new_page()
    begin(page)
    check_axe(page, within=".coach")


@SCREENS
def test_every_language_fits_and_says_everything(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen).new_page()
    for path in PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        for language in LANGUAGES:
            speak(page, language)
            check_fit(page)


@SCREENS
def test_the_coach_fits_in_every_language(new_context: NewContext, screen: dict[str, Any]) -> None:
    page = new_context(**screen).new_page()
    begin(page)
    for language in LANGUAGES:
        speak(page, language)
        check_fit(page, ".coach")
