"""Whether a page fits its screen and says everything, in every language."""

import re

from playwright.sync_api import Page

MISFITS = """(within) => [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll("*")])
  .filter((element) => {
    const style = getComputedStyle(element);
    if (element.closest("svg, .sr-only, .scroll-x") || !element.getClientRects().length) return false;
    const box = element.getBoundingClientRect();
    const isOut = box.right > innerWidth + 1 || box.left < -1;
    const isCut = element.scrollWidth > element.clientWidth + 1 && style.display !== "inline";
    return style.position !== "absolute" && (isOut || (isCut && style.overflowX === "visible"));
  })
  .map((element) => `${element.className}: ${element.textContent.slice(0, 60)}`)"""
KEYS = re.compile(r"\b(?:start|after|table|actions|map|page|learn|rule|label|event|phase|problem)-[a-z][a-z_-]+\b")
"""A message that is missing shows as its key."""


def speak(page: Page, language: str) -> None:
    """Change the language as the page's own switch does: without loading anything anew."""
    page.evaluate("(code) => import('/app/i18n.js').then(({ setLanguage }) => setLanguage(code))", language)
    page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)


def check_fit(page: Page, within: str = "body") -> None:
    """Nothing sticks out of the window or of its box, and nothing is left without words."""
    page.evaluate("() => document.fonts.ready")
    found = [*page.evaluate(MISFITS, within), *KEYS.findall(page.locator("body").inner_text())]
    assert not found, "\n".join(found)
