"""After the game: who won and why, charts, turning points, and what to do next."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from kilowatt.i18n import LANGUAGES
from tests.web.fit import check_fit, speak
from tests.web.support import DESKTOP, PHONE, ask, check_axe, finished_table

NewContext = Callable[..., BrowserContext]
Json = dict[str, Any]


def look_at(page: Page, match: str) -> Json:
    """The result of a game, opened; what the server says of it."""
    seen: Json = ask(page, "GET", f"/api/matches/{match}")
    page.goto(f"/t/{match}")
    expect(page.locator(".standings")).to_be_visible()
    return seen


def with_turning(page: Page, figures: Json) -> None:
    """Let the server have worked out the turning points, which it takes long for: these ones."""
    course = [
        {"number": 0, "shares": [0.25, 0.25, 0.25, 0.25]},
        {"number": 20, "shares": [0.7, 0.1, 0.1, 0.1]},
        {"number": figures["rounds"][-1]["last"], "shares": [0.0, 1.0, 0.0, 0.0]},
    ]
    point = {"first": 1, "last": 20, "seat": 0, "swing": 0.45}
    body = msgspec.json.encode(figures | {"turning": {"course": course, "points": [point]}}).decode()

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=body)

    page.route("**/statistics", answer)


# --- standings


def test_the_ranking_is_that_of_the_game_and_says_why(page: Page) -> None:
    seen = look_at(page, finished_table(page))
    standings = seen["observation"]["standings"]
    names = [seat["name"] for seat in seen["table"]["seats"]]
    rows = page.locator(".standings tbody tr")
    shown = [[cell.strip() for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    figures = ("place", "powered", "money", "cities")
    assert shown == [[str(standing[figure]) for figure in figures] for standing in standings]
    winners = [names[standing["seat"]] for standing in standings if standing["place"] == 1]
    for name in winners:
        expect(page.locator("h1")).to_contain_text(name)


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        ((14, 43, 17), (12, 90, 17), "Powered cities decide: 14 to 12 (Bruno)."),
        ((14, 43, 17), (14, 20, 18), "Equal in powered cities, so money decides: 43 to 20 Elektro (Bruno)."),
        (
            (14, 43, 17),
            (14, 43, 16),
            "Equal in powered cities and money, so connected cities decide: 17 to 16 (Bruno).",
        ),
        (
            (14, 43, 17),
            (14, 43, 17),
            "Equal in powered cities, money and connected cities: the victory is shared.",
        ),
    ],
)
def test_every_tie_break_is_put_into_words(
    page: Page, first: tuple[int, ...], second: tuple[int, ...], reason: str
) -> None:
    page.goto("/settings")
    figures = ("powered", "money", "cities")
    standings = [
        {"seat": 0, "place": 1, **dict(zip(figures, first, strict=True))},
        {"seat": 1, "place": 1 if first == second else 2, **dict(zip(figures, second, strict=True))},
    ]
    told = page.evaluate(
        """async (standings) => {
          const { reasonText } = await import("/views/after/standings.js");
          return reasonText(standings, { players: ["Ada", "Bruno"], cities: {}, regions: {} });
        }""",
        standings,
    )
    assert told == reason


# --- charts


def test_charts_show_the_figures_of_the_game(page: Page) -> None:
    match = finished_table(page)
    look_at(page, match)
    rounds = ask(page, "GET", f"/api/matches/{match}/statistics")["rounds"]
    for title, figure in (("Money", "money"), ("Cities", "cities"), ("Capacity", "capacity")):
        chart = page.locator(".chart", has=page.get_by_text(title, exact=True))
        chart.get_by_text("As a table").click()
        expect(chart.locator("tbody tr")).to_have_count(4)
        table = [row.locator("td").all_inner_texts() for row in chart.locator("tbody tr").all()]
        assert table == [[str(one["seats"][seat][figure]) for one in rounds] for seat in range(4)]


def test_a_chart_is_read_by_pointer_and_by_keys_and_leads_to_its_moment(page: Page) -> None:
    match = finished_table(page)
    look_at(page, match)
    rounds = ask(page, "GET", f"/api/matches/{match}/statistics")["rounds"]
    box = page.get_by_role("group", name=re.compile("Chart: Money"))
    reading = box.get_by_role("status")
    box.hover(position={"x": 40, "y": 90})
    expect(reading).to_contain_text("Round 1")
    box.focus()
    page.keyboard.press("End")
    expect(reading).to_contain_text(f"Round {rounds[-1]['round']}")
    richest = max(seat["money"] for seat in rounds[-1]["seats"])
    expect(reading.locator("span b").first).to_have_text(str(richest))
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/r/{match}?n={rounds[0]['last']}")


def test_players_are_taken_out_of_the_charts(page: Page) -> None:
    look_at(page, finished_table(page))
    money = page.locator(".chart", has=page.get_by_text("Money", exact=True))
    expect(money.locator(".chart-line")).to_have_count(4)
    page.locator(".legend-seat").first.click()
    expect(money.locator(".chart-line")).to_have_count(3)
    expect(page.locator(".legend-seat").first).to_have_attribute("aria-pressed", "false")


# --- turning points


def test_turning_points_lead_to_their_moment_and_to_another_course(page: Page) -> None:
    match = finished_table(page)
    with_turning(page, ask(page, "GET", f"/api/matches/{match}/statistics"))
    seen = look_at(page, match)
    name = seen["table"]["seats"][0]["name"]
    point = page.locator(".turning > li")
    expect(point).to_contain_text(f"{name} pulls ahead")
    expect(point).to_contain_text("25% → 70%")
    expect(point).to_contain_text("Round 1 · Auction")
    expect(page.get_by_role("group", name=re.compile("Chart: Chances of winning"))).to_be_visible()
    point.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_contain_text("move 0 of")
    dialog.get_by_role("button", name="Cancel").click()
    point.get_by_role("button", name="Watch").click()
    page.wait_for_url(f"**/r/{match}?n=0")


def test_it_is_asked_again_until_the_turning_points_are_known(page: Page) -> None:
    match = finished_table(page)
    look_at(page, match)
    expect(page.get_by_text("Turning points are being worked out")).to_be_visible()
    with_turning(page, ask(page, "GET", f"/api/matches/{match}/statistics"))
    expect(page.locator(".turning > li")).to_have_count(1)


# --- what next


def test_rematch_share_and_download(new_context: NewContext) -> None:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    match = finished_table(page)
    look_at(page, match)
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".notice")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/r/{match}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == f"kilowatt-{match}.json"
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(rf"/t/(?!{match})\w+$"))
    assert ask(page, "GET", f"/api/matches/{page.url.rsplit('/', 1)[1]}")["table"]["origin"] == match


# --- how it looks, and to whom


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(new_context: NewContext, theme: str) -> None:
    page = new_context(color_scheme=theme).new_page()
    match = finished_table(page)
    with_turning(page, ask(page, "GET", f"/api/matches/{match}/statistics"))
    look_at(page, match)
    page.get_by_text("As a table").first.click()
    check_axe(page)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_language_fits_and_says_everything(new_context: NewContext, screen: Json) -> None:
    page = new_context(**screen).new_page()
    match = finished_table(page)
    with_turning(page, ask(page, "GET", f"/api/matches/{match}/statistics"))
    look_at(page, match)
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator(".turning > li")).to_have_count(1)
        check_fit(page, ".result")
