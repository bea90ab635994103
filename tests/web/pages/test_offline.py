"""Offline use: the page opens, and so do replays that were opened before; nothing else is cached."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.support import NewContext, PageErrors, ask, finished_game, make_table

REEL = 100
"""States of a game per request."""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture
def page(new_context: NewContext, page_errors: PageErrors) -> Page:
    """A page with an active service worker."""
    page_errors.expect("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch")
    page = new_context(service_workers="allow").new_page()
    page.goto("/settings", wait_until="networkidle")
    page.wait_for_function(CONTROLLED)
    return page


def get(page: Page, path: str) -> Any:
    """The response that the page's script gets; null without one."""
    return page.evaluate("path => fetch(path).then(answer => answer.json(), () => null)", path)


def kept(page: Page) -> list[str]:
    """The addresses of all cached responses."""
    script = """async () => {
        const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)));
        const requests = await Promise.all(caches_.map(cache => cache.keys()));
        return requests.flat().map(request => new URL(request.url).pathname);
    }"""
    found: list[str] = page.evaluate(script)
    return found


def wait_until_kept(page: Page, path: str) -> None:
    page.wait_for_function("path => caches.match(path).then(found => found !== undefined)", arg=path)


def test_the_api_of_a_finished_game_answers_offline(page: Page) -> None:
    match = finished_game(page)
    paths = [f"/api/matches/{match}", f"/api/matches/{match}/states/5", f"/api/matches/{match}/moves?after=3"]
    before = [get(page, path) for path in paths]
    for path in paths:
        wait_until_kept(page, path)
    page.context.set_offline(True)
    assert [get(page, path) for path in paths] == before
    assert get(page, f"/api/matches/{match}/states/6") is None


def test_a_replay_that_was_opened_works_offline_to_its_last_move(page: Page) -> None:
    match = finished_game(page)
    page.goto(f"/r/{match}", wait_until="networkidle")
    slider, players = page.get_by_role("slider").first, page.locator(".players").first
    moves = int(slider.get_attribute("max") or 0)
    assert moves > REEL
    wait_until_kept(page, f"/api/matches/{match}/states?first={moves - moves % REEL}&count={REEL}&reveal=true")
    page.context.set_offline(True)
    page.goto(f"/r/{match}")
    expect(players).not_to_contain_text("place 1")
    slider.press("End")
    expect(players).to_contain_text("place 1")


def test_a_running_game_is_never_cached(page: Page) -> None:
    match = make_table(page)
    assert get(page, f"/api/matches/{match}")["table"]["status"] == "running"
    assert get(page, f"/api/matches/{match}/moves")["entries"] is not None
    assert get(page, "/api/matches/mine")["tables"]
    over = finished_game(page)
    get(page, f"/api/matches/{over}")
    wait_until_kept(page, f"/api/matches/{over}")
    assert [path for path in kept(page) if path.startswith("/api/") and over not in path] == []
    page.context.set_offline(True)
    assert get(page, f"/api/matches/{match}") is None
    assert get(page, f"/api/matches/{match}/moves") is None
    assert get(page, "/api/matches/mine") is None


def test_the_page_itself_opens_offline(page: Page) -> None:
    page.reload(wait_until="networkidle")
    title = page.locator("h1").first.inner_text()
    wait_until_kept(page, "/i18n/en.ftl")
    page.context.set_offline(True)
    page.reload()
    assert page.locator("h1").first.inner_text() == title


def test_files_loaded_before_the_worker_was_active_are_cached(new_context: NewContext) -> None:
    """The first visit: the page was loaded before its worker was active."""
    page = new_context(service_workers="allow").new_page()
    page.goto("/settings", wait_until="networkidle")
    for path in ("/", "/app/main.js", "/vendor/libraries.js", "/css/first.css", "/i18n/en.ftl"):
        wait_until_kept(page, path)
    assert not [path for path in kept(page) if re.match(r"/(t|r|settings)\b", path)]


def test_a_replay_opened_as_the_first_page_is_cached_completely(
    new_context: NewContext, page_errors: PageErrors
) -> None:
    page_errors.expect("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch")
    match = finished_game(new_context().new_page())
    page = new_context(service_workers="allow").new_page()
    page.goto(f"/r/{match}")
    expect(page.locator(".deck-panel")).to_have_attribute("data-kept", "true")
    page.context.set_offline(True)
    page.reload()
    slider = page.get_by_role("slider").first
    moves = int(slider.get_attribute("max") or 0)
    for number in (*range(0, moves, REEL // 2), moves):
        slider.fill(str(number))
        expect(page.locator(".deck-moment")).to_contain_text(f"move {number} of {moves}")
        expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".players").first).to_contain_text("place 1")


def test_files_being_loaded_when_the_worker_starts_are_cached(new_context: NewContext) -> None:
    """The worker sees only later requests, and the page lists only files that have arrived."""
    page = new_context(service_workers="allow").new_page()
    on_its_way: list[Route] = []

    def hold(route: Route) -> None:
        on_its_way.append(route)

    page.route("**/content/germany.json", hold)
    page.goto("/rules")
    page.wait_for_function(CONTROLLED)
    wait_until_kept(page, "/app/main.js")
    assert len(on_its_way) == 1
    on_its_way.pop().continue_()
    wait_until_kept(page, "/content/germany.json")


def test_a_change_is_visible_as_soon_as_the_network_is_back(page: Page) -> None:
    """The cache is never used while the server answers."""
    match = finished_game(page)
    path = f"/api/matches/{match}"
    get(page, path)
    wait_until_kept(page, path)
    page.evaluate(
        """async path => {
            const name = (await caches.keys()).find(name => name.includes("replay"));
            await (await caches.open(name)).put(path, new Response('{"old": true}'));
        }""",
        path,
    )
    assert get(page, path) == ask(page, "GET", path)
