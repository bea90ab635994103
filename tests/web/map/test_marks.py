"""Players have a shape or, by the settings, a letter."""

from playwright.sync_api import Locator, Page, expect

from kilowatt.engine import Phase, State
from tests.web.states import open_table
from tests.web.support import table_at

SEATS = {"blue": ("circle", "B"), "red": ("triangle", "R"), "yellow": ("square", "Y"), "green": ("diamond", "G")}


def has_built(state: State) -> bool:
    return state.phase is Phase.AUCTION and all(player.cities for player in state.players)


def symbol(page: Page, name: str) -> str:
    drawing: str = page.locator(f".symbols #{name}").evaluate("(symbol) => symbol.innerHTML")
    return drawing


def check_marks(page: Page, kind: str, names: dict[str, str]) -> None:
    for colour, name in names.items():
        badge: Locator = page.locator(f".players .badge.p-{colour}")
        assert badge.evaluate("(badge) => badge.innerHTML") == symbol(page, f"{kind}-{name}")
        house = page.locator(f".map .house.p-{colour} .mark").first
        expect(house).to_have_attribute("href", f"#{kind}-{name}")


def test_the_choice_of_shapes_or_letters_is_stored(page: Page) -> None:
    match = table_at(page, has_built)
    open_table(page, match)
    check_marks(page, "mark", {colour: shape for colour, (shape, _) in SEATS.items()})
    page.keyboard.press("s")
    page.get_by_role("switch", name="Letters instead of shapes").check()
    page.keyboard.press("Escape")
    letters = {colour: letter for colour, (_, letter) in SEATS.items()}
    check_marks(page, "letter", letters)
    page.reload()
    expect(page.locator(".players .badge")).to_have_count(4)
    check_marks(page, "letter", letters)
