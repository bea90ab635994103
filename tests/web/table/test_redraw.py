"""A move renders what it changes, and nothing else."""

from playwright.sync_api import Page, expect

from kilowatt.engine import Phase, State
from tests.web.states import open_table
from tests.web.support import DelayedSocket, PageErrors, table_at


def is_bidding(state: State) -> bool:
    """An auction is open, and more than one player still has to bid."""
    return state.phase is Phase.AUCTION and state.round > 2 and state.auction.bidder is not None


def is_last_to_build(state: State) -> bool:
    return state.phase is Phase.BUILDING and state.round > 1 and state.active == state.order[0]


BATCHES = """() => {
  window.batches = [];
  const areas = ".map, .fuel, .plants, .players, .short-log, .track, .actions";
  const areaOf = ({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(areas);
  const nameOf = ({ classList }) => classList.item(classList.contains("panel") ? 1 : 0);
  new MutationObserver((records) => {
    batches.push(records.map(areaOf).filter(Boolean).map(nameOf));
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""From here on, the areas of the table that change in each frame."""


def record_batches(page: Page) -> None:
    """Start when the map is at rest: a moment after each movement it is painted sharp."""
    page.wait_for_function("() => document.querySelector('.map .sheet').style.willChange === ''")
    page.evaluate(BATCHES)


DETAILS = """() => {
  window.told = [];
  const bar = document.querySelector(".actions");
  const look = () => bar.querySelector(".act-bid") && told.push(bar.querySelector(".act-more") !== null);
  new MutationObserver(look).observe(bar, { subtree: true, childList: true });
}"""
"""From here on, whether the details exist, each time a bar with bids changes."""


def test_a_pass_changes_nothing_on_the_map_and_in_the_resource_market(page: Page) -> None:
    line = DelayedSocket(page)
    open_table(page, table_at(page, is_bidding))
    expect(page.locator(".short-log")).to_contain_text("bids")
    record_batches(page)
    line.hold_after("update")
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    expect(page.locator(".short-log")).to_contain_text("Ada drops out")
    changed = set(page.evaluate("batches.flat()"))
    assert {"actions", "players", "short-log", "track"} <= changed
    assert not {"map", "fuel"} & changed


def test_after_an_auction_the_action_area_renders_before_the_panels(page: Page) -> None:
    line = DelayedSocket(page)
    open_table(page, table_at(page, is_bidding))
    expect(page.locator(".short-log")).to_contain_text("bids")
    page.keyboard.press("p")
    record_batches(page)
    line.hold_after("update")
    page.keyboard.press("Enter")
    expect(page.locator(".short-log")).to_contain_text("Ada drops out")
    batches = page.evaluate("batches")
    first = next(at for at, areas in enumerate(batches) if "players" in areas)
    assert any("actions" in areas for areas in batches[:first])
    assert "actions" not in batches[first]


def test_panels_render_even_if_nothing_is_painted(page: Page) -> None:
    open_table(page, table_at(page, is_bidding))
    page.evaluate("window.requestAnimationFrame = () => 0")
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    expect(page.locator(".short-log")).to_contain_text("Ada drops out")


def test_the_map_renders_first_only_in_the_building_phase(page: Page) -> None:
    open_table(page, table_at(page, is_last_to_build))
    expect(page.locator(".map.active")).to_be_visible()
    record_batches(page)
    page.keyboard.press("Enter")
    expect(page.locator(".map:not(.active)")).to_be_visible()
    batches = page.evaluate("batches")
    first = next(at for at, areas in enumerate(batches) if {"map", "players"} <= set(areas))
    assert any("actions" in areas for areas in batches[:first])
    assert "actions" not in batches[first]


def test_details_render_last_even_if_nothing_is_painted(page: Page) -> None:
    open_table(page, table_at(page, is_bidding))
    expect(page.locator(".act-more")).to_be_visible()
    page.evaluate(DETAILS)
    for _ in ("as it is", "without a picture"):
        page.keyboard.press("p")
        expect(page.locator(".act-more")).to_have_count(0)
        page.evaluate("told.length = 0")
        page.keyboard.press("Escape")
        expect(page.locator(".act-more")).to_be_visible()
        assert page.evaluate("told") == [False, True]
        page.evaluate("window.requestAnimationFrame = () => 0")


def test_the_map_does_not_move_when_a_turn_begins_with_news(page: Page) -> None:
    open_table(page, table_at(page, is_bidding))
    expect(page.locator(".since")).to_be_visible()
    place = page.locator(".map").bounding_box()
    page.keyboard.press("x")
    expect(page.locator(".since")).to_have_count(0)
    assert page.locator(".map").bounding_box() == place


def test_without_the_sprite_sheet_symbols_are_fetched_one_by_one(page: Page, page_errors: PageErrors) -> None:
    page_errors.expect("icons.svg")
    page.route("**/board/icons.svg", lambda route: route.abort())
    open_table(page, table_at(page, is_bidding))
    expect(page.locator(".players .badge use").first).to_have_attribute("href", "/board/icons.svg#mark-circle")
    expect(page.locator(".fuel .f-coal use").first).to_have_attribute("href", "/board/icons.svg#i-coal")
