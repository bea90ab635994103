"""Moves that the viewer missed are animated where they happened; the animation can be skipped."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from kilowatt.engine import Phase, State
from tests.web.support import ask, table_at

MOVED = """
window.moved = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  if (/scale.1.3|outline/.test(JSON.stringify(frames))) moved.push(this.closest("[data-city]")?.dataset.city ?? "card");
  return animate.call(this, frames, options);
};
"""
LOOKS = """(isThere) => {
  Object.defineProperty(document, "hidden", { get: () => !isThere, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
A_WHILE = 10_000
"""Milliseconds in which all events are animated."""


def others_have_built(state: State) -> bool:
    return state.phase is Phase.BUILDING and state.round == 2 and state.active == state.order[0]


def is_first_to_buy(state: State) -> bool:
    """The others buy fuel, and then it is the same player's turn to build."""
    return state.phase is Phase.RESOURCES and state.round == 2 and state.active == state.order[-1]


def open_at(page: Page, wanted: Callable[[State], bool] = others_have_built) -> str:
    """A table with bots that buy fuel: a random bot may buy none."""
    match = table_at(page, wanted, bot="medium")
    page.clock.install()
    page.add_init_script(MOVED)
    page.goto(f"/t/{match}")
    expect(page.locator(".actions.mine")).to_be_visible()
    expect(page.locator(".short-log li").first).to_be_visible()  # the log has arrived
    return match


def cities_built(page: Page, match: str) -> list[str]:
    entries = ask(page, "GET", f"/api/matches/{match}/moves?after=0")["entries"]
    return [event["city"] for entry in entries for event in entry["events"] if event["type"] == "city_built"]


def test_moves_of_others_are_animated_where_they_happened(page: Page) -> None:
    match = open_at(page)
    last = cities_built(page, match)[-1]
    page.wait_for_function("(city) => moved.includes(city)", arg=last)
    assert 1 < page.evaluate("moved.length") <= 10


def test_the_animation_can_be_skipped(page: Page) -> None:
    open_at(page)
    page.wait_for_function("() => moved.length > 0")
    page.keyboard.press("x")
    expect(page.locator(".since")).to_have_count(0)
    shown = page.evaluate("moved.length")
    page.clock.run_for(A_WHILE)
    assert page.evaluate("moved.length") == shown < 10


def test_with_reduced_motion_nothing_is_animated(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_at(page)
    page.clock.run_for(A_WHILE)
    assert page.evaluate("moved") == []


def test_moves_made_while_the_page_was_hidden_are_animated(page: Page) -> None:
    open_at(page, is_first_to_buy)
    page.evaluate(LOOKS, False)
    page.evaluate("moved.length = 0")
    page.keyboard.press("Enter")
    expect(page.locator(".actions.mine[data-phase=building]")).to_be_visible()
    assert page.evaluate("moved") == []
    page.evaluate(LOOKS, True)
    page.wait_for_function("() => moved.length > 0")
    assert set(page.evaluate("moved")) == {"card"}
