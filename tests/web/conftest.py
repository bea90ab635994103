"""A server of our own, and Chromium to look at it with. Whatever a page complains about fails its test.

Playwright keeps an event loop running for as long as it is open, in which no other test could start its own; so it is
opened anew for each module, and closed before the tests of another one begin.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Playwright, expect, sync_playwright

from tests.server.processes import Process
from tests.web.support import DESKTOP, PATIENCE_MS, PHONE, Complaints, chromium

NewContext = Callable[..., BrowserContext]
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a machine that has much else to do may stumble once; what is wrong is wrong the second time, too."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One for each worker of the test run, with bots that do not think long."""
    folder = tmp_path_factory.mktemp("server")
    process = Process(f"sqlite:///{folder}/page.db", bots="easy=random;medium=greedy", chat_per_minute=100_000)
    process.start()
    yield process
    process.stop()


# --- the browser


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    program = chromium()
    if program is None:
        pytest.skip("the page in a browser: there is no Chromium (apt-get install chromium)")
    return {**browser_type_launch_args, "executable_path": program, "args": ["--no-sandbox"]}


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.chromium


@pytest.fixture(scope="module")
def browser(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    browser = browser_type.launch(**browser_type_launch_args)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def browser_context_args(server: Process) -> dict[str, Any]:
    return {"base_url": server.url}


# --- pages


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    """What pages complain about; a test that wants some of it says so: `complaints.expect("WebSocket")`."""
    complaints = Complaints()
    yield complaints
    assert complaints.unexpected == []


@pytest.fixture
def new_context(new_context: NewContext, complaints: Complaints) -> NewContext:
    """A browser of somebody's own, at a desk unless told otherwise: `new_context(**PHONE)`."""

    def made(**wishes: Any) -> BrowserContext:
        context = new_context(**(DESKTOP | wishes))
        context.set_default_timeout(PATIENCE_MS)
        complaints.watch(context)
        return context

    return made


@pytest.fixture
def phone(new_context: NewContext) -> Page:
    """A page on a phone held upright, touched and not clicked."""
    return new_context(**PHONE).new_page()
