"""Checks that a page fits its screen and has all texts."""

import re

from playwright.sync_api import Page

from tests.web.support import settle

OVERFLOWING = """(within) => [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll("*")])
  .filter((element) => {
    const style = getComputedStyle(element);
    if (element.closest("svg, .sr-only, .scroll-x") || !element.getClientRects().length) return false;
    const box = element.getBoundingClientRect();
    const isOut = box.right > innerWidth + 1 || box.left < -1;
    const isCut = element.scrollWidth > element.clientWidth + 1 && style.display !== "inline";
    return style.position !== "absolute" && (isOut || (isCut && style.overflowX === "visible"));
  })
  .map((element) => `${element.className}: ${element.textContent.slice(0, 60)}`)"""
UNREACHED = """(within) => {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true })
    && getComputedStyle(element).opacity !== "0" && !element.closest(".sr-only, svg, .short-log li");
  const clips = (element) => /hidden|clip/.test(getComputedStyle(element).overflow);
  const ancestors = (element) => element ? [element, ...ancestors(element.parentElement)] : [];
  const wrongWith = (control) => {
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const around = ancestors(control.parentElement);
    // A script can scroll what hides the rest of itself; nobody else can.
    const forced = around.find((one) => clips(one) && getComputedStyle(one).overflowY === "hidden" && one.scrollTop);
    if (forced) {
      forced.scrollTop = 0;
      return "cannot be scrolled to";
    }
    const { left, top, right, bottom } = control.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) return "out of the window";
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const spots = [[x, top + 4], [x, bottom - 4], [left + 4, y], [right - 4, y]];
    const over = spots.map((spot) => document.elementFromPoint(...spot)).find((hit) => !control.contains(hit));
    return over ? `covered by ${over.className}` : "";
  };
  const controls = new Set([...document.querySelectorAll(within)].flatMap((part) =>
    [...part.querySelectorAll("button, a, select, input:not([type=radio])")]));
  return [...controls].filter(isSeen).map((control) => [control, wrongWith(control)]).filter(([, wrong]) => wrong)
    .map(([control, wrong]) => `${control.className} ${control.textContent.trim().slice(0, 40)}: ${wrong}`);
}"""
"""Buttons, links and fields that are cut or covered even after scrolling to them.

The few log lines beside the game are cut on purpose; the full log shows them completely.
"""
OVERLAPS = """(within) => {
  const parts = ".act-head, .act-body, .act-more, .act-end, .plants, .fuel, .track, .bar, .players-area, .deck-panel";
  const texts = [...document.querySelectorAll(within)].flatMap((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim()) found.push(walker.currentNode);
    return found;
  });
  const clipOf = (element) =>
    !element || getComputedStyle(element).overflowX === "hidden" ? element : clipOf(element.parentElement);
  const cut = (box, { left, right, top, bottom }) => new DOMRect(Math.max(box.left, left), Math.max(box.top, top),
    Math.max(0, Math.min(box.right, right) - Math.max(box.left, left)),
    Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top)));
  const told = texts.filter(({ parentElement: at }) => at.checkVisibility({ visibilityProperty: true })
    && !at.closest(".sr-only, .bid-tag, .news, svg, select") && getComputedStyle(at).clipPath === "none")
    .map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const around = clipOf(text.parentElement);
      const boxes = [...range.getClientRects()].map((box) => around ? cut(box, around.getBoundingClientRect()) : box);
      return { text, part: text.parentElement.closest(parts), boxes };
    });
  const ink = (box) => ({ ...box.toJSON(), top: box.top + 0.25 * box.height, bottom: box.bottom - 0.2 * box.height });
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  return told.flatMap((one, at) => told.slice(at + 1)
    .filter((other) => one.part === other.part
      && one.boxes.some((a) => other.boxes.some((b) => meet(ink(a), ink(b)))))
    .map((other) => `${one.text.data.trim().slice(0, 30)} | ${other.text.data.trim().slice(0, 30)}`));
}"""
"""Overlapping texts within the same part."""
TABLE = ".bar, .phase-banner, .since, .actions, .around, .plants, .fuel, .players-area, .tabs"
"""The parts of a table that contain text."""
REPLAY = ".deck-panel, .knowledge, .replay-pages, .replay .tools, .tabs"
"""The parts that only a replay has."""
WORDS = ".bar, .since, .actions, .plants, .fuel, .players-area, .tabs, .deck-panel"
AT_A_TABLE = f"{WORDS}, .track"
ELSEWHERE = "header, main, dialog"
LONGEST = ("pl", "de")
"""The languages with the longest words; a page that fits in them fits in all."""
LARGE_TEXT_SCREENS = ((360, 740), (1024, 768), (1440, 900))
USUAL_SCREENS = (
    *((1280, 720), (1366, 768), (1536, 864), (1920, 1080)),
    *((1180, 820), (820, 1180), (1024, 768), (844, 390), (390, 844), (360, 740)),
)
"""Laptops, large screens, tablets and phones, in both orientations."""
COVERED = """() => {
  const [news, words] = [".since", ".phase-banner > p > span"].map((each) => document.querySelector(each));
  if (!news || !words) return false;
  const over = news.getBoundingClientRect();
  return [...words.getClientRects()].some((line) => line.right > over.left && line.left < over.right
    && line.bottom > over.top && line.top < over.bottom);
}"""
"""Whether the news covers the sentence that says what to do."""
KEYS = re.compile(r"\b(?:start|after|table|actions|map|page|learn|rule|label|event|phase|problem)-[a-z][a-z_-]+\b")
"""Keys of messages: a missing message shows as its key."""


def set_language(page: Page, language: str) -> None:
    """Change the language without a reload, as the page's switch does."""
    page.evaluate("(code) => import('/app/i18n.js').then(({ setLanguage }) => setLanguage(code))", language)
    page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)


def check_fit(page: Page, within: str = "body") -> None:
    """Nothing sticks out of the window or its box, and no message is missing."""
    page.evaluate("() => document.fonts.ready")
    found = [*page.evaluate(OVERFLOWING, within), *KEYS.findall(page.locator("body").inner_text())]
    assert not found, "\n".join(found)


def set_text_size(page: Page, size: str = "huge") -> None:
    """Change the text size as the settings do."""
    page.evaluate("(size) => import('/app/settings.js').then(({ textSize }) => (textSize.value = size))", size)


def check_large_text(page: Page) -> None:
    """The largest text fits and every control is reachable on every screen. Restores the page afterwards."""
    before = page.viewport_size
    assert before is not None
    set_text_size(page)
    for language in LONGEST:
        set_language(page, language)
        check_screen(page)
    for width, height in LARGE_TEXT_SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        check_screen(page)
    page.set_viewport_size(before)
    set_text_size(page, "normal")
    set_language(page, "en")


def check_usual_screens(page: Page, within: str) -> None:
    """Long words fit usual screens, and no box sticks out of these parts. Restores the page afterwards."""
    before = page.viewport_size
    assert before is not None
    set_language(page, "de")
    for width, height in USUAL_SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        check_fit(page, within)
        assert not page.evaluate(COVERED), f"the sentence is covered at {width}x{height}"
    page.set_viewport_size(before)
    set_language(page, "en")


def check_screen(page: Page) -> None:
    settle(page)
    is_table = page.locator(".table-page").count() > 0
    part = AT_A_TABLE if is_table else ELSEWHERE
    check_fit(page, WORDS if is_table else part)
    check_reach(page, "dialog[open]" if page.locator("dialog[open]").count() else part)
    if is_table:
        check_apart(page, part)


def check_reach(page: Page, within: str) -> None:
    """Every control is fully visible and uncovered, if necessary after scrolling."""
    page.evaluate("() => document.fonts.ready")
    found = page.evaluate(UNREACHED, within)
    assert not found, "\n".join(found)


def check_apart(page: Page, within: str) -> None:
    """No texts overlap."""
    page.evaluate("() => document.fonts.ready")
    found = page.evaluate(OVERLAPS, within)
    assert not found, "\n".join(found)
