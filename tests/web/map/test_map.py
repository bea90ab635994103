"""The map alone: what it shows of a position, and picking cities by mouse, touch and keys."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kilowatt.engine import Chance, Seat
from kilowatt.i18n import LANGUAGES
from tests.scenes import Table, build, new_game, scene
from tests.web.map.stage import Stage
from tests.web.support import DESKTOP, PHONE, PageErrors, SharedBrowser, check_axe, longest_animation

IN_PLAY = "regions: teal red yellow blue purple"
GERMANY = scene(
    "germany 5p step2 round7 | blue*: $87 @kiel,hamburg,bremen,osnabrueck,hannover,kassel,fulda"
    " | red: @muenster,essen,duisburg,dortmund,duesseldorf,aachen,koeln"
    " | yellow: @stuttgart,nuernberg,augsburg,muenchen,regensburg,passau"
    " | green: @koeln,frankfurt-main,wiesbaden,trier,saarbruecken,mannheim,wuerzburg,stuttgart"
    f" | purple: @kassel,erfurt,halle,leipzig,dresden | {IN_PLAY}"
)
POOR = scene(f"germany 5p step1 round3 | blue*: $21 @kiel | red: @essen,muenchen | {IN_PLAY}")
USA = scene(
    "usa 6p step1 round4 | blue*: $64 @new-york,boston | red: @detroit | regions: purple yellow brown red green"
)

LIT = """(within) => {
  const amber = document.createElement("i");
  amber.style.color = "var(--amber)";
  document.body.append(amber);
  const { color } = getComputedStyle(amber);
  amber.remove();
  return [...document.querySelectorAll(".city")]
    .filter((city) => !within.length || within.includes(city.dataset.city))
    .flatMap((city) => [...city.querySelectorAll(".slot")])
    .filter((slot) => getComputedStyle(slot.querySelector("rect")).fill === color)
    .map((slot) => slot.textContent);
}"""


@pytest.fixture(scope="module")
def desk(shared_browser: SharedBrowser) -> Iterator[Stage]:
    yield from staged(shared_browser.browser, DESKTOP | {"viewport": {"width": 684, "height": 820}})


@pytest.fixture(scope="module")
def wide_desk(shared_browser: SharedBrowser) -> Iterator[Stage]:
    yield from staged(shared_browser.browser, DESKTOP | {"viewport": {"width": 1019, "height": 646}})


@pytest.fixture(scope="module")
def phone_stage(shared_browser: SharedBrowser) -> Iterator[Stage]:
    yield from staged(shared_browser.browser, PHONE | {"viewport": {"width": 390, "height": 586}})


def staged(browser: Browser, screen: dict[str, Any]) -> Iterator[Stage]:
    """One stage for the whole module, cleared for each test."""
    context, page_errors = browser.new_context(**screen), PageErrors()
    page_errors.watch(context)
    yield Stage.on(context.new_page())
    assert page_errors.unexpected == []
    context.close()


@pytest.fixture
def stage(desk: Stage) -> Stage:
    """A desktop with the map of Germany."""
    return desk.cleared()


@pytest.fixture
def wide(wide_desk: Stage) -> Stage:
    """A desktop with the map of the USA."""
    return wide_desk.cleared()


@pytest.fixture
def touched(phone_stage: Stage) -> Stage:
    """A phone, with the height between its bars."""
    return phone_stage.cleared()


def city(stage: Stage, name: str) -> Locator:
    return stage.page.locator(f'[data-city="{name}"]')


def state(stage: Stage, name: str) -> str:
    """The state of a city: its first class other than `city`."""
    return (city(stage, name).get_attribute("class") or "").split()[1]


def houses(stage: Stage, name: str) -> list[str]:
    """The colours of the houses in a city, by slot."""
    looks = [house.get_attribute("class") or "" for house in city(stage, name).locator(".house").all()]
    return [look.split()[1].removeprefix("p-") for look in looks]


def slots(stage: Stage, name: str, look: str = "") -> list[str]:
    return city(stage, name).locator(f".slot{look} text").all_text_contents()


def lit(stage: Stage, *within: str) -> list[str]:
    """The prices in the highlighted slots of these cities, or of all."""
    texts: list[str] = stage.page.evaluate(LIT, list(within))
    return texts


def focused(stage: Stage) -> str | None:
    found: str | None = stage.page.evaluate("() => document.activeElement?.closest('[data-city]')?.dataset.city")
    return found


def spell(stage: Stage, word: str) -> None:
    """Type a word at once, also on a slow machine: letters typed slowly begin new words."""
    stage.page.evaluate(
        """word => [...word].forEach((key) => document.activeElement.dispatchEvent(
          new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})))""",
        word,
    )


def tip(stage: Stage) -> Locator:
    return stage.page.locator(".map-tip")


def scale(stage: Stage) -> float:
    """Pixels per unit."""
    transform = stage.page.evaluate("() => document.querySelector('.sheet').style.transform")
    found = re.search(r"scale\(([\d.]+)\)", transform)
    assert found
    return float(found[1])


def detail(stage: Stage) -> str | None:
    return stage.page.locator(".map").get_attribute("data-detail")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# --- display


def test_slots_show_houses_then_prices_and_closed_slots_look_different(stage: Stage) -> None:
    stage.show(GERMANY)
    assert houses(stage, "koeln") == ["red", "green"]
    assert slots(stage, "koeln") == ["20"]
    assert slots(stage, "koeln", ".closed") == ["20"]
    assert slots(stage, "freiburg") == ["10", "15", "20"]
    assert slots(stage, "freiburg", ".closed") == ["20"]


def test_the_next_slot_is_highlighted_where_the_viewer_can_build(stage: Stage) -> None:
    stage.show(GERMANY)
    assert lit(stage, "muenster") == ["15"]
    assert lit(stage, "koeln") == []  # full
    assert lit(stage, "kiel") == []  # ours
    prices = GERMANY.game.observe(GERMANY.state, Seat(0)).city_prices
    legal = {price.city for price in prices if price.refusal is None}
    assert {each.get_attribute("data-city") for each in stage.page.locator(".city.target").all()} == legal
    assert len(lit(stage)) == len(legal)


def test_nothing_is_highlighted_during_another_players_turn(stage: Stage) -> None:
    stage.show(GERMANY, seat=Seat(1))
    expect(stage.page.locator(".city")).to_have_count(42)
    expect(stage.page.locator(".city.target")).to_have_count(0)
    assert lit(stage) == []


def test_regions_not_in_play_are_veiled_and_listed(stage: Stage) -> None:
    stage.show(GERMANY)
    assert state(stage, "berlin") == "out"
    expect(city(stage, "berlin").locator(".slot")).to_have_count(0)
    expect(stage.page.locator(".veil")).to_have_count(1)
    assert stage.page.locator(".legend .r-out text").all_text_contents() == ["North-east"]
    outside = [link for link in GERMANY.game.book.board.connections if touches(GERMANY, (link.a, link.b), "brown")]
    expect(stage.page.locator(".links .link.out")).to_have_count(len(outside))


def touches(table: Table, cities: tuple[str, ...], region: str) -> bool:
    return any(one.region == region for one in table.game.book.board.cities if one.id in cities)


def test_every_connection_shows_its_cost_and_free_ones_are_broad(stage: Stage) -> None:
    stage.show(GERMANY)
    costs = sorted(link.cost for link in GERMANY.game.book.board.connections)
    assert sorted(map(int, stage.page.locator(".cost text").all_text_contents())) == costs
    expect(stage.page.locator(".links .link.double")).to_have_count(costs.count(0))


def test_planned_houses_are_transparent_and_show_their_route(stage: Stage) -> None:
    stage.show(GERMANY)
    stage.show(GERMANY, build("wilhelmshaven"))
    assert state(stage, "wilhelmshaven") == "queued"
    assert houses(stage, "wilhelmshaven") == ["blue"]
    expect(city(stage, "wilhelmshaven").locator(".house.planned")).to_have_count(1)
    expect(stage.page.locator(".current.still")).to_have_count(1)
    assert stage.page.locator(".cost.on text").all_text_contents() == ["11"]


def test_a_planned_city_on_the_route_shortens_it(stage: Stage) -> None:
    """The route to Nürnberg leads through Würzburg: once that is planned, only the last connection costs."""
    stage.show(GERMANY)
    stage.show(GERMANY, build("nuernberg"))
    assert sorted(stage.page.locator(".cost.on text").all_text_contents()) == ["11", "8"]
    stage.show(GERMANY, build("wuerzburg"), build("nuernberg"))
    ways = [way.get_attribute("d") or "" for way in stage.page.locator(".current").all()]
    assert sorted(way.count("L") for way in ways) == [1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_in_every_language(stage: Stage, language: str) -> None:
    """City names fit their boxes, and the legend overlaps no name."""
    stage.show(GERMANY, language=language)
    stage.page.evaluate("() => document.fonts.ready")
    assert stage.page.evaluate(NAMES_TOO_WIDE) == []
    assert stage.page.evaluate(LEGEND_OVER_NAMES) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_the_other_board(wide: Stage, language: str) -> None:
    wide.show(USA, language=language)
    wide.page.evaluate("() => document.fonts.ready")
    assert wide.page.evaluate(NAMES_TOO_WIDE) == []
    assert wide.page.evaluate(LEGEND_OVER_NAMES) == []


NAMES_TOO_WIDE = """async () => {
  const board = await (await fetch(`/board/${window.stage.board}.json`)).json();
  const width = (id) => document.querySelector(`[data-city="${id}"] .name`).getComputedTextLength();
  return board.cities.filter(({id, box}) => width(id) > box[2] - box[0] + 1).map(({id}) => id);
}"""
LEGEND_OVER_NAMES = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  // A line of text is higher than its letters: two pixels above and below them are empty.
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top + 2 < b.bottom - 2 && b.top + 2 < a.bottom - 2;
  const texts = boxes('.legend text');
  const others = [...boxes('.city .name'), ...boxes('.city .plate'), ...boxes('.sea-name')];
  const twice = texts.flatMap((a, i) => texts.slice(i + 1).filter((b) => meet(a, b)));
  return [...texts.flatMap((a) => others.filter((b) => meet(a, b))), ...twice];
}"""


def test_a_new_step_is_announced_on_the_map(stage: Stage) -> None:
    stage.show(POOR, motion=False)
    stage.show(scene(f"germany 5p step2 round3 | blue*: $21 @kiel | {IN_PLAY}"))
    expect(stage.page.locator(".map-step")).to_have_text("Step 2")
    expect(stage.page.locator(".map-step")).to_have_count(0)


# --- mouse


def test_hovering_shows_the_price_and_the_route(stage: Stage) -> None:
    stage.show(GERMANY)
    city(stage, "nuernberg").hover()
    expect(tip(stage)).to_contain_text("Links 19 + house 15")
    expect(tip(stage)).to_contain_text("34 total, 53 left")
    expect(stage.page.locator(".current.flow")).to_have_count(1)
    assert 120 < longest_animation(stage.page) <= 5000
    assert sorted(stage.page.locator(".cost.on text").all_text_contents()) == ["11", "8"]
    stage.page.mouse.move(60, 760)
    expect(tip(stage)).to_have_count(0)
    expect(stage.page.locator(".current")).to_have_count(0)


def test_a_click_picks_a_city_and_another_takes_it_back(stage: Stage) -> None:
    stage.show(GERMANY)
    city(stage, "nuernberg").click()
    stage.show(GERMANY, build("nuernberg"))
    expect(city(stage, "nuernberg")).to_have_class(re.compile("selected"))
    stage.page.mouse.move(60, 760)
    expect(tip(stage)).to_contain_text("34 total, 53 left")  # it stays open
    city(stage, "nuernberg").click()
    assert stage.picks == [["pick", "nuernberg"], ["unpick", "nuernberg"]]


@pytest.mark.parametrize(
    ("table", "name", "reason"),
    [
        (GERMANY, "koeln", "Köln is full."),
        (GERMANY, "kiel", "You have a house in Kiel already."),
        (POOR, "konstanz", "and you have 21."),
        (GERMANY, "berlin", "Berlin is not in a region in play."),
    ],
)
def test_a_city_that_cannot_be_built_says_why_and_is_not_picked(
    stage: Stage, table: Table, name: str, reason: str
) -> None:
    stage.show(table)
    city(stage, name).click()
    expect(tip(stage)).to_contain_text(reason)
    expect(stage.page.locator(".map [role=status]")).to_contain_text(reason)
    assert stage.picks == []


def test_a_full_city_shows_no_price(stage: Stage) -> None:
    stage.show(GERMANY)
    city(stage, "koeln").hover()
    expect(tip(stage)).to_contain_text("Köln is full.")
    expect(tip(stage).locator(".whole")).to_have_count(0)
    expect(stage.page.locator(".current")).to_have_count(0)


def test_out_of_turn_prices_are_shown_and_a_click_says_whose_turn_it_is(stage: Stage) -> None:
    stage.show(GERMANY, seat=Seat(1))
    city(stage, "osnabrueck").hover()
    expect(tip(stage)).to_contain_text("Links 7 + house 15")
    city(stage, "osnabrueck").click()
    expect(stage.page.locator(".map [role=status]")).to_contain_text("It is not your turn. To move: Ada.")
    expect(stage.page.locator(".current.calm")).to_have_count(1)
    assert stage.picks == []


def test_the_wheel_zooms_towards_the_pointer_and_dragging_moves_the_map(stage: Stage) -> None:
    stage.show(GERMANY)
    before = scale(stage)
    spot = middle(city(stage, "fulda").locator(".plate"))
    stage.page.mouse.move(*spot)
    stage.page.mouse.wheel(0, -240)
    stage.page.wait_for_function(
        "before => !document.querySelector('.sheet').style.transform.includes(before)", arg=str(before)
    )
    assert scale(stage) > before * 1.3
    assert middle(city(stage, "fulda").locator(".plate")) == pytest.approx(spot, abs=2)
    stage.page.mouse.down()
    stage.page.mouse.move(spot[0] - 40, spot[1] - 30, steps=4)
    stage.page.mouse.up()
    assert middle(city(stage, "fulda").locator(".plate")) == pytest.approx((spot[0] - 40, spot[1] - 30), abs=2)
    assert stage.picks == []  # a drag is not a click


def test_the_map_never_leaves_the_board(stage: Stage) -> None:
    stage.show(GERMANY, motion=False)
    stage.page.get_by_role("button", name="Zoom in").click()
    stage.page.mouse.move(340, 400)
    stage.page.mouse.down()
    stage.page.mouse.move(680, 815, steps=8)
    stage.page.mouse.up()
    left, top = stage.page.evaluate("""() => {
      const [map, sheet] = ['.map', '.sheet'].map((one) => document.querySelector(one).getBoundingClientRect());
      return [(map.left - sheet.left) / sheet.width * 1600 - 300, (map.top - sheet.top) / sheet.height * 1600 - 200];
    }""")
    assert (left, top) == pytest.approx((0, 0), abs=0.5)


def test_buttons_zoom_and_fit(stage: Stage) -> None:
    stage.show(GERMANY, motion=False)
    whole = scale(stage)
    stage.page.get_by_role("button", name="Zoom in").click()
    assert scale(stage) == pytest.approx(whole * 1.5, rel=0.01)
    stage.page.get_by_role("button", name="Zoom out").click()
    assert scale(stage) == pytest.approx(whole, rel=0.01)
    stage.page.get_by_role("button", name="Zoom in").click()
    stage.page.get_by_role("button", name="Show the whole map").click()
    assert scale(stage) == pytest.approx(whole, rel=0.01)


# --- keys


def test_the_map_is_one_stop_of_the_tab_key(stage: Stage) -> None:
    stage.show(GERMANY)
    stage.page.keyboard.press("Tab")
    assert focused(stage) == "kiel"
    expect(stage.page.locator(".city [tabindex='0']")).to_have_count(1)
    stage.page.keyboard.press("Tab")
    assert focused(stage) is None
    stage.page.keyboard.press("Shift+Tab")
    assert focused(stage) == "kiel"


def test_arrows_letters_and_home_move_the_focus(stage: Stage) -> None:
    stage.show(GERMANY)
    stage.page.keyboard.press("Tab")
    stage.page.keyboard.press("ArrowDown")
    assert focused(stage) == "hamburg"
    spell(stage, "mun")
    assert focused(stage) == "muenster"
    stage.page.keyboard.press("Home")
    assert focused(stage) == "kiel"


def test_enter_picks_and_backspace_takes_back(stage: Stage) -> None:
    stage.show(GERMANY)
    stage.page.keyboard.press("Tab")
    spell(stage, "nu")
    expect(tip(stage)).to_contain_text("34 total, 53 left")
    stage.page.keyboard.press("Enter")
    stage.show(GERMANY, build("nuernberg"))
    stage.page.keyboard.press("ArrowUp")
    stage.page.keyboard.press("Backspace")
    assert stage.picks == [["pick", "nuernberg"], ["unpick", "nuernberg"]]


def test_keys_zoom_and_the_focused_city_moves_into_view(stage: Stage) -> None:
    stage.show(GERMANY, motion=False)
    whole = scale(stage)
    stage.page.keyboard.press("Tab")
    for _ in range(4):
        stage.page.keyboard.press("+")
    assert scale(stage) > 2 * whole
    spell(stage, "konstanz")
    box = city(stage, "konstanz").locator(".plate").bounding_box()
    frame = stage.page.locator(".map").bounding_box()
    assert box
    assert frame
    assert frame["y"] < box["y"] < box["y"] + box["height"] < frame["y"] + frame["height"]
    stage.page.keyboard.press("0")
    assert scale(stage) == pytest.approx(whole, rel=0.01)


def test_other_keys_are_left_to_the_page(stage: Stage) -> None:
    stage.show(GERMANY)
    stage.page.evaluate("() => addEventListener('keydown', (event) => (window.heard ??= []).push(event.key))")
    stage.page.keyboard.press("Tab")
    for key in ("ArrowDown", "n", "?", "Control+z", "x"):
        stage.page.keyboard.press(key)
    assert stage.page.evaluate("() => window.heard") == ["Tab", "?", "Control", "z", "x"]


# --- accessible names


def test_a_city_is_a_sentence(stage: Stage) -> None:
    stage.show(GERMANY)
    words = "Nürnberg, Centre and east. Houses 1 of 2: Chidi. You can build for 34."
    expect(city(stage, "nuernberg").locator(".reach")).to_have_attribute("aria-label", words)


def test_a_city_that_cannot_be_built_is_disabled_and_described(stage: Stage) -> None:
    stage.show(GERMANY)
    stage.page.keyboard.press("Tab")
    spell(stage, "kol")
    expect(city(stage, "koeln").locator(".reach")).to_have_attribute("aria-disabled", "true")
    assert stage.page.evaluate("""() => {
      const id = document.activeElement.getAttribute('aria-describedby');
      return document.getElementById(id).textContent;
    }""").startswith("Köln is full.")


def test_names_of_places_declare_their_language(stage: Stage) -> None:
    stage.show(GERMANY)
    expect(city(stage, "koeln").locator(".name")).to_have_attribute("lang", "de")


def test_axe_finds_no_violation(stage: Stage) -> None:
    stage.show(GERMANY, build("wilhelmshaven"))
    check_axe(stage.page, within="#stage")
    stage.show(theme="dark", list=True)
    check_axe(stage.page, within="#list")


# --- touch


def test_a_phone_opens_at_the_viewers_network(touched: Stage) -> None:
    touched.show(GERMANY)
    assert scale(touched) == pytest.approx(0.66)
    assert detail(touched) == "full"
    expect(city(touched, "hannover").locator(".plate")).to_be_in_viewport()


def test_a_tap_picks_the_nearest_marker(touched: Stage) -> None:
    touched.show(GERMANY)
    x, y = middle(city(touched, "cuxhaven").locator(".plate"))
    touched.page.touchscreen.tap(x, y - 30)
    touched.page.touchscreen.tap(x - 120, y - 90)  # far from every city
    assert touched.picks == [["pick", "cuxhaven"]]


def test_small_scales_show_fewer_details(touched: Stage) -> None:
    touched.show(GERMANY, motion=False)
    touched.page.get_by_role("button", name="Show the whole map").tap()
    assert detail(touched) == "codes"
    expect(city(touched, "koeln").locator(".short")).to_be_visible()
    expect(city(touched, "koeln").locator(".name")).to_be_hidden()
    expect(touched.page.locator(".cost").first).to_be_hidden()
    touched.page.get_by_role("button", name="Show the whole map").tap()
    assert scale(touched) == pytest.approx(0.66)  # back to the own network


def test_at_the_smallest_scale_a_tap_zooms_in(touched: Stage) -> None:
    touched.show(USA, motion=False)
    touched.page.get_by_role("button", name="Show the whole map").tap()
    assert detail(touched) == "houses"
    touched.page.touchscreen.tap(*middle(city(touched, "chicago").locator(".plate")))
    assert scale(touched) == pytest.approx(0.66)
    assert touched.picks == []
    touched.page.touchscreen.tap(*middle(city(touched, "chicago").locator(".plate")))
    assert touched.picks == [["pick", "chicago"]]


def test_a_double_tap_zooms_in(touched: Stage) -> None:
    touched.show(GERMANY, motion=False)
    x, y = middle(city(touched, "cuxhaven").locator(".plate"))
    tap = "([x, y]) => document.querySelector('.board').dispatchEvent(new PointerEvent('click', INIT))".replace(
        "INIT", "{pointerType: 'touch', clientX: x, clientY: y, detail: 1, bubbles: true}"
    )
    touched.page.evaluate(f"(at) => {{ ({tap})(at); ({tap})(at); }}", [x - 120, y - 90])
    assert scale(touched) == pytest.approx(1.32)


def test_two_fingers_zoom_and_one_finger_pans(touched: Stage) -> None:
    touched.show(GERMANY)
    before = scale(touched)
    fingers = touched.page.context.new_cdp_session(touched.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (150, 300), (240, 300))
    for step in range(1, 7):
        touch("touchMove", (150 - 10 * step, 300), (240 + 10 * step, 300))
    touch("touchEnd")
    assert scale(touched) == pytest.approx(before * 210 / 90, rel=0.1)
    spot = middle(city(touched, "hannover").locator(".plate"))
    touch("touchStart", (150, 300))
    for step in range(1, 7):
        touch("touchMove", (150 + 10 * step, 300))
    touch("touchEnd")
    assert middle(city(touched, "hannover").locator(".plate")) == pytest.approx((spot[0] + 60, spot[1]), abs=12)
    assert touched.picks == []


# --- draft


def test_regions_are_buttons_in_the_draft(stage: Stage) -> None:
    table = new_game("germany 4p", Chance(seed=1), regions="draft")
    stage.show(table, seat=table.asked, draft=["teal", "red"], active=False)
    stage.page.keyboard.press("Tab")  # cities cannot have the focus now
    expect(stage.page.get_by_role("button", name="North-west: bring into play")).to_be_focused()
    stage.page.keyboard.press("Enter")
    x, y = middle(stage.page.locator(".sign", has_text="South").last)
    stage.page.mouse.click(x, y)
    expect(stage.page.get_by_role("button", name="South: cannot be picked now")).to_have_attribute(
        "aria-disabled", "true"
    )
    stage.page.mouse.click(*middle(stage.page.locator(".sign.pickable", has_text="West").last))
    assert stage.picks == [["region", "teal"], ["region", "red"]]


def test_a_phone_shows_the_whole_map_while_regions_are_chosen(touched: Stage) -> None:
    table = new_game("germany 4p", Chance(seed=1), regions="draft")
    touched.show(table, seat=table.asked, draft=["teal", "red"], active=False)
    for sign in touched.page.locator(".sign").all():
        expect(sign).to_be_in_viewport()


def test_a_region_in_play_says_so(stage: Stage) -> None:
    table = new_game("germany 4p", Chance(seed=1), regions="draft")
    first = table.legal[0]
    stage.show(table.do(first), seat=Seat(0), draft=[], active=False)
    expect(stage.page.locator(".area.in")).to_have_count(1)
    expect(stage.page.locator(".area.barred")).to_have_count(5)


# --- the table of cities


def rows(page: Page) -> list[str]:
    return page.locator(".city-table tbody th").all_inner_texts()


def test_the_table_lists_what_can_be_built_cheapest_first(stage: Stage) -> None:
    stage.show(GERMANY, list=True)
    offered = [price for price in GERMANY.game.observe(GERMANY.state, Seat(0)).city_prices if price.refusal is None]
    totals = [int(text) for text in stage.page.locator(".city-table tr.target .total").all_inner_texts()]
    assert totals == sorted(price.cost for price in offered)
    assert rows(stage.page)[0] == "Flensburg"
    expect(stage.page.locator(".city-table tr", has_text="Köln").locator(".reason")).to_contain_text("Köln is full.")


def test_out_of_turn_the_table_lists_all_cities_without_buttons(stage: Stage) -> None:
    stage.show(GERMANY, active=False, list=True)
    table = stage.page.locator(".city-table")
    assert len(rows(stage.page)) == 7 * len(GERMANY.state.regions)
    expect(table.get_by_role("button")).to_have_count(0)
    expect(table.get_by_role("row", name="Freiburg")).to_contain_text("No houses; room for 2.")
    expect(table.get_by_role("row", name="Freiburg").locator(".total")).to_have_text("49")
    expect(table.get_by_role("row", name="Kassel")).to_contain_text("Houses 2 of 2: you and Emeka.")


def test_the_table_picks_and_takes_back_cities_and_filters_by_name(stage: Stage) -> None:
    stage.show(GERMANY, build("wilhelmshaven"), list=True)
    stage.page.get_by_role("button", name="Take back Wilhelmshaven").click()
    stage.page.get_by_role("searchbox", name="Find a city").fill("wurz")
    assert rows(stage.page) == ["Würzburg"]
    stage.page.keyboard.press("Enter")
    stage.page.get_by_role("searchbox").fill("nowhere")
    expect(stage.page.locator(".city-table")).to_contain_text("No city has this name.")
    stage.page.get_by_role("searchbox").fill("south")
    assert "Freiburg" in rows(stage.page)
    stage.page.get_by_role("button", name="Build Freiburg").click()
    assert stage.picks == [["unpick", "wilhelmshaven"], ["pick", "wuerzburg"], ["pick", "freiburg"]]


# --- rendering


def test_a_move_renders_only_what_it_changes(stage: Stage) -> None:
    stage.show(GERMANY)
    stage.page.evaluate("""() => {
      window.changed = new Set();
      new MutationObserver((all) => all.forEach(({target}) => {
        const city = target.closest('[data-city]')?.getAttribute('data-city');
        window.changed.add(city ?? target.closest('.ground, .links')?.getAttribute('class') ?? 'other');
      })).observe(document.querySelector('.sheet'), {subtree: true, childList: true, attributes: true});
    }""")
    ahead = GERMANY.do(build("freiburg"))
    stage.show(ahead)
    changed = set(stage.page.evaluate("() => [...window.changed]"))
    assert "freiburg" in changed
    assert changed.isdisjoint({"ground", "links"})
    same = {"kiel", "koeln", "berlin", "hamburg"}  # these did not change
    assert changed.isdisjoint(same)
