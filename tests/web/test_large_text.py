"""The largest text on a phone, and names written from right to left."""

from playwright.sync_api import Page, expect

from kilowatt.engine import Phase
from tests.web.fit import LONGEST, set_language, set_text_size
from tests.web.states import in_round, is_opening, open_table
from tests.web.support import make_table, table_at


def test_the_phase_and_the_confirm_button_are_visible_with_the_largest_text(phone: Page) -> None:
    for wanted in (is_opening, in_round(4, Phase.RESOURCES), in_round(4, Phase.BUILDING)):
        open_table(phone, table_at(phone, wanted, players=6))
        set_text_size(phone)
        for language in LONGEST:
            set_language(phone, language)
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


def test_a_right_to_left_name_is_cut_at_its_end(page: Page) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy", "name": RIGHT_TO_LEFT}]
    open_table(page, make_table(page, seats=seats, players=2, seed=1))
    shown = page.locator(".turn-order li > span, .who h3 > :first-child").filter(has_text=RIGHT_TO_LEFT)
    expect(shown).to_have_count(2)
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".tab").nth(3).click()
    ends = shown.evaluate_all(ENDS)
    assert any(one["isCut"] for one in ends), "nothing was cut"
    assert all(one["isBegun"] for one in ends)
