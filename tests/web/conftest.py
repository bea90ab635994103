"""A server and Chromium, one of each per test worker. Every error that a page logs fails its test."""

from collections.abc import Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.server.processes import Process
from tests.web.support import DESKTOP, PHONE, TIMEOUT_MS, NewContext, PageErrors, SharedBrowser, chromium

expect.set_options(timeout=TIMEOUT_MS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One for each worker of the test run, with bots that decide quickly."""
    folder = tmp_path_factory.mktemp("server")
    process = Process(
        f"sqlite:///{folder}/page.db",
        module="tests.server.seeded_bots",
        bots="easy=random;medium=greedy",
        chat_per_minute=100_000,
    )
    process.start()
    yield process
    process.stop()


# --- the browser


_shared = SharedBrowser()


def needs_browser(item: pytest.Item) -> bool:
    return "shared_browser" in getattr(item, "fixturenames", ())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run browser tests last, so that each worker starts the browser once."""
    items.sort(key=needs_browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    """Stop Playwright after the last browser test: its event loop would prevent other tests from starting theirs."""
    yield
    if nextitem is None or not needs_browser(nextitem):
        _shared.close()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    program = chromium()
    if program is None:
        pytest.skip("the page in a browser: there is no Chromium (apt-get install chromium)")
    return {**browser_type_launch_args, "executable_path": program, "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def shared_browser(browser_type_launch_args: dict[str, Any]) -> SharedBrowser:
    _shared.options = browser_type_launch_args
    return _shared


@pytest.fixture
def playwright(shared_browser: SharedBrowser) -> Playwright:
    return shared_browser.playwright


@pytest.fixture
def browser(shared_browser: SharedBrowser) -> Browser:
    return shared_browser.browser


@pytest.fixture(scope="module")
def browser_context_args(server: Process) -> dict[str, Any]:
    return {"base_url": server.url}


# --- pages


@pytest.fixture
def page_errors() -> Iterator[PageErrors]:
    """Errors that pages log. A test that expects some says so: `page_errors.expect("WebSocket")`."""
    page_errors = PageErrors()
    yield page_errors
    assert page_errors.unexpected == []


@pytest.fixture
def new_context(new_context: NewContext, page_errors: PageErrors) -> NewContext:
    """A separate browser context, by default a desktop: `new_context(**PHONE)`."""

    def made(**wishes: Any) -> BrowserContext:
        context = new_context(**(DESKTOP | wishes))
        context.set_default_timeout(TIMEOUT_MS)
        page_errors.watch(context)
        return context

    return made


@pytest.fixture
def phone(new_context: NewContext) -> Page:
    """A page on a phone in portrait orientation, with touch."""
    return new_context(**PHONE).new_page()
