"""Renders the page's SVG icon to PNG files for home screens, using Chromium: `python -m tools.icons`."""

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.support import chromium

WEB = Path(__file__).parent.parent / "src" / "kilowatt" / "server" / "web"
PLAIN = (192, 512)
MASKABLE = 512
SAFE = 0.74
"""Share of a maskable icon that stays visible when a system crops it to a circle."""


def main() -> None:
    drawing = (WEB / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for size in PLAIN:
            draw(browser, f"<style>svg {{ width: {size}px }}</style>{drawing}", size, f"icon-{size}.png")
        styles = f"body {{ background: #ffb000; padding: {MASKABLE * (1 - SAFE) / 2}px }} svg {{ width: 100% }}"
        draw(browser, f"<style>{styles}</style>{drawing}", MASKABLE, f"icon-maskable-{MASKABLE}.png")
        browser.close()


def draw(browser: Browser, html: str, size: int, name: str) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>* {{ margin: 0; box-sizing: border-box }} svg {{ display: block }}</style>{html}")
    page.screenshot(path=WEB / name, omit_background=True)
    page.close()
    print(f"written  {name}")


if __name__ == "__main__":
    main()
