"""With the largest text everything on every page can be read, reached and pressed, on a phone and on a desk."""

import pytest
from playwright.sync_api import Page, expect

from kilowatt.engine import Phase
from tests.web.conftest import NewContext
from tests.web.fit import check_apart, check_fit, check_reach, speak, write_large
from tests.web.support import make_table, settle, table_at
from tests.web.test_axe import STATES, Visit, is_in, is_opening, on_my_turn, open_table

PHONES = ((390, 844), (360, 740))
DESKS = ((1024, 768), (1440, 900))
LONGEST = ("pl", "de")
"""The languages with the longest words; what fits in them fits."""
WORDS = ".bar, .since, .actions, .plants, .fuel, .players-area, .tabs, .deck-panel"
AT_A_TABLE = f"{WORDS}, .track"
ELSEWHERE = "header, main, dialog"


def opening_of_six(page: Page, _: Page) -> None:
    open_table(page, table_at(page, is_opening, players=6, clock={"kind": "move", "seconds": 3600}))


SAME_ELSEWHERE = {"wrong address", "scrapping", "waiting", "learn"}
"""Nothing in them that another one has not."""
VISITS: dict[str, Visit] = {name: visit for name, visit in STATES.items() if name not in SAME_ELSEWHERE} | {
    "opening of six against the clock": opening_of_six,
    "late resources": on_my_turn(lambda state: state.phase is Phase.RESOURCES and state.step == 3),
}


@pytest.mark.parametrize("state", VISITS)
def test_the_largest_text_can_be_used(new_context: NewContext, state: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "reduce"}
    page, other = new_context(**phone).new_page(), new_context().new_page()
    VISITS[state](page, other)
    write_large(page)
    part = AT_A_TABLE if page.locator(".table-page").count() else ELSEWHERE
    for language in LONGEST:
        speak(page, language)
        check_screen(page, part)
    for width, height in (*PHONES[1:], *DESKS):
        page.set_viewport_size({"width": width, "height": height})
        check_screen(page, part)


def check_screen(page: Page, part: str) -> None:
    settle(page)
    check_fit(page, WORDS if part is AT_A_TABLE else part)
    check_reach(page, "dialog[open]" if page.locator("dialog[open]").count() else part)
    if part is AT_A_TABLE:
        check_apart(page, part)


def test_the_phase_and_what_ends_the_turn_are_in_sight_with_the_largest_text(phone: Page) -> None:
    for wanted in (is_opening, is_in(Phase.RESOURCES), is_in(Phase.BUILDING)):
        open_table(phone, table_at(phone, wanted, players=6))
        write_large(phone)
        for language in LONGEST:
            speak(phone, language)
            for part in (".phase-pill b", ".act-primary", ".tools .icon-button >> visible=true"):
                expect(phone.locator(part).last).to_be_in_viewport(ratio=1)
            pill = phone.locator(".phase-pill")
            assert pill.evaluate("(it) => it.firstElementChild.offsetWidth <= it.clientWidth")


# --- names


RIGHT_TO_LEFT = "אברהם בן־שלמה אבן־עזרא הספרדי"
ENDS = """(names) => names.map((it) => {
  const range = document.createRange();
  const text = it.firstChild;
  const first = [...text.data].findIndex((letter) => /\\p{L}/u.test(letter));
  range.setStart(text, first);
  range.setEnd(text, first + 1);
  const [letter, box] = [range.getBoundingClientRect(), it.getBoundingClientRect()];
  const isBegun = letter.left >= box.left - 1 && letter.right <= box.right + 1;
  return { isCut: it.scrollWidth > it.clientWidth, isBegun };
})"""


def test_a_name_from_right_to_left_is_cut_at_its_end(page: Page) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy", "name": RIGHT_TO_LEFT}]
    open_table(page, make_table(page, seats=seats, players=2, seed=1))
    shown = page.locator(".turn-order li > span, .who h3 > :first-child").filter(has_text=RIGHT_TO_LEFT)
    expect(shown).to_have_count(2)
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".tab").nth(3).click()
    ends = shown.evaluate_all(ENDS)
    assert any(one["isCut"] for one in ends), "nothing was cut"
    assert all(one["isBegun"] for one in ends)


def test_a_name_from_right_to_left_does_not_turn_the_words_beside_it(page: Page) -> None:
    """In a sentence it is isolated: a figure after it stays where it is read."""
    page.goto("/settings")
    found = page.evaluate(
        """async (name) => {
          const { isolated, t } = await import("/app/i18n.js");
          return [isolated(name), isolated("Ada"), t("turn-of", { player: isolated(name) })];
        }""",
        RIGHT_TO_LEFT,
    )
    assert found[0] == f"\u2068{RIGHT_TO_LEFT}\u2069"
    assert found[1] == "Ada"
    assert found[0] in found[2]
