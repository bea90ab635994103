"""The result of a game: ranking, charts, turning points, and what to do next."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.states import with_turning_points
from tests.web.support import NewContext, ask, finished_table

Json = dict[str, Any]


def look_at(page: Page, match: str) -> Json:
    """Open the result of a game; returns the server's observation."""
    seen: Json = ask(page, "GET", f"/api/matches/{match}")
    page.goto(f"/t/{match}")
    expect(page.locator(".standings")).to_be_visible()
    return seen


# --- standings


def test_the_result_shows_the_ranking_and_what_decided_it(page: Page) -> None:
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


# --- charts


def test_charts_show_the_statistics_of_the_game(page: Page) -> None:
    match = finished_table(page)
    look_at(page, match)
    rounds = ask(page, "GET", f"/api/matches/{match}/statistics")["rounds"]
    for title, figure in (("Money", "money"), ("Cities", "cities"), ("Capacity", "capacity")):
        chart = page.locator(".chart", has=page.get_by_text(title, exact=True))
        chart.get_by_text("As a table").click()
        expect(chart.locator("tbody tr")).to_have_count(4)
        table = [row.locator("td").all_inner_texts() for row in chart.locator("tbody tr").all()]
        assert table == [[str(one["seats"][seat][figure]) for one in rounds] for seat in range(4)]


def test_a_chart_shows_values_by_pointer_and_keys_and_opens_the_moment(page: Page) -> None:
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


def test_the_legend_hides_players(page: Page) -> None:
    look_at(page, finished_table(page))
    money = page.locator(".chart", has=page.get_by_text("Money", exact=True))
    expect(money.locator(".chart-line")).to_have_count(4)
    page.locator(".legend-seat").first.click()
    expect(money.locator(".chart-line")).to_have_count(3)
    expect(page.locator(".legend-seat").first).to_have_attribute("aria-pressed", "false")


# --- turning points


def test_turning_points_open_the_replay_and_the_fork_dialog(page: Page) -> None:
    match = finished_table(page)
    with_turning_points(page, match)
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


def test_statistics_are_requested_until_the_turning_points_are_known(page: Page) -> None:
    match = finished_table(page)
    look_at(page, match)
    expect(page.get_by_text("Turning points are being worked out")).to_be_visible()
    with_turning_points(page, match)
    expect(page.locator(".turning > li")).to_have_count(1)


# --- next steps


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
