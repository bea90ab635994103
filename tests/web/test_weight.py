"""The page is small and requests files from its own server only."""

from urllib.parse import urlsplit

from playwright.sync_api import Page

from kilowatt.i18n import LANGUAGES
from kilowatt.server.pages import catalogue, web
from tests.server.processes import Process
from tests.web.support import NewContext, make_table

HEAVIEST = "pl"
"""The heaviest language: it has the longest words and needs both parts of every font."""
MOST = 250_000
"""Limit of bytes over the wire until the start page is complete, including headers."""


class Scale:
    """Adds up the bytes that a page loads, from the browser's network events."""

    def __init__(self, page: Page) -> None:
        self.addresses: dict[str, str] = {}
        self.weights: dict[str, int] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)
        session.send("Network.enable")

    @property
    def files(self) -> list[str]:
        """The modules, style sheets and catalogues that were requested."""
        paths = [urlsplit(address).path for address in self.addresses.values()]
        return [path for path in paths if path.endswith((".js", ".css", ".ftl"))]

    def _asked(self, event: dict[str, object]) -> None:
        request = event["request"]
        assert isinstance(request, dict)
        self.addresses[str(event["requestId"])] = request["url"]

    def _came(self, event: dict[str, object]) -> None:
        weight = event["encodedDataLength"]
        assert isinstance(weight, int | float)
        self.weights[str(event["requestId"])] = int(weight)

    @property
    def total(self) -> int:
        return sum(self.weights.values())

    @property
    def heaviest(self) -> str:
        """The largest files, for the failure message."""
        found = sorted(((weight, self.addresses[name]) for name, weight in self.weights.items()), reverse=True)
        return "\n".join(f"{weight:8,}  {address}" for weight, address in found[:15])

    @property
    def hosts(self) -> set[str]:
        return {urlsplit(address).netloc for address in self.addresses.values() if not address.startswith("data:")}


def test_the_first_load_is_light_in_the_heaviest_language(new_context: NewContext, server: Process) -> None:
    page = new_context(locale=f"{HEAVIEST}-PL").new_page()
    scale = Scale(page)
    page.goto("/", wait_until="networkidle")
    assert page.locator("html").get_attribute("lang") == HEAVIEST
    assert 20_000 < scale.total <= MOST, scale.heaviest
    assert scale.hosts == {urlsplit(server.url).netloc}


def test_no_other_catalogue_is_heavier() -> None:
    sizes = {str(language): len(catalogue(language).packed or b"") for language in LANGUAGES}
    assert max(sizes, key=sizes.__getitem__) == HEAVIEST, sizes


def test_a_table_requests_nothing_from_other_sites(page: Page, server: Process) -> None:
    match = make_table(page)
    scale = Scale(page)
    page.goto(f"/t/{match}", wait_until="networkidle")
    assert scale.hosts == {urlsplit(server.url).netloc}


def test_all_modules_are_requested_at_once_and_none_twice(page: Page) -> None:
    """The head names all modules of the first view, so none waits for another; other modules are loaded later."""
    scale = Scale(page)
    page.goto("/", wait_until="networkidle")
    named = {link.get_attribute("href") for link in page.locator("link[rel$=preload]").all()}
    files = [path for path in scale.files if not path.endswith(".css")]
    assert sorted(files) == sorted(set(files))
    late = {
        f"/{name}"
        for name in web.modules(
            "views/start/tables.js", "views/start/scene.js", "views/shared/tip.js", "app/offline.js"
        )
    }
    assert set(files) - named == late - named != set()


TABLE = {f"/{name}" for name in web.modules("views/table/table.js")} | {"/css/game.css"}


def test_a_visitor_who_stays_has_the_table_preloaded(page: Page) -> None:
    scale = Scale(page)
    page.goto("/", wait_until="networkidle")
    assert "/views/table/table.js" not in scale.files
    page.wait_for_function("() => document.getElementById('game').content.childElementCount === 0")
    page.wait_for_load_state("networkidle")
    page.wait_for_function(
        "(paths) => paths.every((path) => performance.getEntriesByName(location.origin + path).length)",
        arg=sorted(TABLE),
    )
    before = set(scale.files)
    page.locator(".play-now").click()
    page.locator(".table-page .actions").wait_for()
    assert sorted(scale.files) == sorted(set(scale.files))
    assert {path for path in set(scale.files) - before if path.startswith("/views/table/")} == set()


def test_play_now_loads_the_modules_of_the_table_together(page: Page) -> None:
    """All modules are requested before the first has arrived, not one import after another."""
    page.route("**/views/table/*.js", lambda route: None)
    page.goto("/")
    with page.expect_request("**/views/table/map/input/gestures.js"):
        page.locator(".play-now").click()


def test_the_head_of_a_table_names_all_its_modules(page: Page) -> None:
    match = make_table(page)
    page.goto("about:blank")
    scale = Scale(page)
    page.goto(f"/t/{match}", wait_until="networkidle")
    page.locator(".table-page .actions").wait_for()
    assert page.evaluate("document.getElementById('game').content.childElementCount") == 0
    assert {link.get_attribute("href") for link in page.locator("link[rel$=preload]").all()} >= TABLE
    assert sorted(scale.files) == sorted(set(scale.files))
