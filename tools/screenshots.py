"""Takes the screenshots in docs/images: `make screenshots`.

They show fixed positions of games between bots. The tool starts its own server and uses the system's Chromium.
"""

import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from kilowatt.engine import Phase, State
from tests.server.processes import Process
from tests.web.support import DESKTOP, PHONE, ask, chromium, finished_table, table_at

IMAGES = Path(__file__).parent.parent / "docs" / "images"
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
DARK: dict[str, Any] = {"color_scheme": "dark"}
SEED = 3
COLOURS = 256
APART = 6
"""Minimum difference between two palette colours, in one channel."""
ANALYSIS_SECONDS = 120


class Shot(NamedTuple):
    """A screenshot: its name, the screen, and the function that opens what it shows."""

    name: str
    screen: dict[str, Any]
    go: Callable[[Page], None]


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Process(f"sqlite:///{folder}/pictures.db", bots="easy=greedy", analysis=True)
        server.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=chromium(), args=["--no-sandbox", "--font-render-hinting=none"]
                )
                for shot in SHOTS:
                    take(browser, server.url, shot)
                browser.close()
        finally:
            server.stop()


def take(browser: Browser, url: str, shot: Shot) -> None:
    context = browser.new_context(**(shot.screen | STILL), base_url=url)
    page = context.new_page()
    shot.go(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    path = IMAGES / f"{shot.name}.png"
    page.screenshot(path=path, animations="disabled")
    context.close()
    shrink(path)
    print(f"written  docs/images/{path.name}  {path.stat().st_size:,} bytes")


def shrink(path: Path) -> None:
    """Reduce to 256 colours, a quarter of the size. The most frequent colours, which fill areas, stay exact."""
    picture = Image.open(path).convert("RGB")
    chosen: list[tuple[int, ...]] = []
    for _, colour in sorted(picture.getcolors(picture.width * picture.height) or (), reverse=True):
        assert isinstance(colour, tuple)
        if all(max(abs(a - b) for a, b in zip(colour, other, strict=True)) > APART for other in chosen):
            chosen.append(colour)
        if len(chosen) == COLOURS:
            break
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in chosen for part in colour])
    picture.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


# --- pages


def start(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()


def table(page: Page, wanted: Callable[[State], bool], **game: Any) -> None:
    match = table_at(page, wanted, seed=SEED, **game)
    page.goto(f"/t/{match}")
    page.locator(".actions.mine").wait_for()
    page.wait_for_load_state("networkidle")
    if page.locator(".since-skip").count():
        page.locator(".since-skip").click()


def building(page: Page) -> None:
    """Two cities are selected but not yet paid for."""
    table(page, lambda state: state.phase is Phase.BUILDING and state.step == 2, players=5)
    for city in ("Magdeburg", "Halle"):
        page.get_by_role("button", name=re.compile(f"^{city}")).first.click()
        page.wait_for_load_state("networkidle")


def auction(page: Page) -> None:
    def wanted(state: State) -> bool:
        return (
            state.phase is Phase.AUCTION and state.round == 4 and state.auction.bid > 0 and len(state.auction.out) == 1
        )

    table(page, wanted, board="usa", players=4)


def resources(page: Page) -> None:
    table(page, lambda state: state.phase is Phase.RESOURCES and state.round == 5, board="usa", players=6)


def powering(page: Page) -> None:
    table(page, lambda state: state.phase is Phase.BUREAUCRACY and state.step == 3)


def result(page: Page) -> None:
    """A finished game, once its turning points are computed."""
    match = finished_table(page, seed=SEED)
    for _ in range(ANALYSIS_SECONDS):
        if ask(page, "GET", f"/api/matches/{match}/statistics")["turning"] is not None:
            break
        page.wait_for_timeout(1000)
    page.goto(f"/t/{match}")
    page.locator(".after-table").first.wait_for()


def replay(page: Page) -> None:
    page.goto(f"/r/{finished_table(page, board='usa', players=5, seed=SEED)}?n=420")
    page.get_by_role("slider").first.wait_for()


SHOTS = (
    Shot("start", DESKTOP, start),
    Shot("building", DESKTOP, building),
    Shot("building-dark", DESKTOP | DARK, building),
    Shot("building-phone", PHONE, building),
    Shot("auction", DESKTOP, auction),
    Shot("auction-phone", PHONE | DARK, auction),
    Shot("resources", DESKTOP, resources),
    Shot("powering", DESKTOP, powering),
    Shot("result", DESKTOP, result),
    Shot("replay", DESKTOP, replay),
)


if __name__ == "__main__":
    main()
