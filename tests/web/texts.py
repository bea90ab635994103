"""Checks that all text of a page is readable: none is cut, missing or left in English."""

import re
from functools import cache

from fluent.syntax import ast
from playwright.sync_api import Page

from kilowatt.i18n import LANGUAGES, Language
from tests.i18n.catalogues import catalogue
from tests.web.fit import OVERFLOWING

MAY_BE_CUT = (
    ".map",  # the map, whose labels have tests of their own
    ".scene",  # decorative
    ".skip-link",  # visible only with the focus
    ".phase-pill span",  # the progress of the round, if there is room
    ".short-log span",  # one line each; the full log shows them completely
    ".short-log a",
    ".who h3",  # names of players can be long
    ".row-names",
    ".turn-order li",
)
"""Elements whose text is cut on purpose."""

READ = """([mayBeCut, within]) => {
  const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`.trim();
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isOver = (a, b, x = 0, y = 0) =>
    a.left + x < b.right && b.left + x < a.right && a.top + y < b.bottom && b.top + y < a.bottom;

  const measured = new Map();
  const measure = (part) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(part);
    // An ellipsis takes whole letters for the least part of a pixel.
    const slack = textOverflow === "ellipsis" ? 0.1 : 1.5;
    return { overflowX, overflowY, slack, box: part.getBoundingClientRect() };
  };

  const cutBy = (element, rects) => {
    let [scrollsX, scrollsY] = [false, false];
    for (let part = element; part.parentElement; part = part.parentElement) {
      if (!measured.has(part)) measured.set(part, measure(part));
      const { overflowX, overflowY, slack, box } = measured.get(part);
      scrollsX ||= ["auto", "scroll"].includes(overflowX);
      scrollsY ||= ["auto", "scroll"].includes(overflowY);
      const cuts = (overflow) => part.tagName === "svg" || ["hidden", "clip"].includes(overflow);
      if (cuts(overflowX) && Math.min(box.width, box.height) < 3) return null; // for screen readers only
      const isCut = ({ left, right, top, bottom }) =>
        (!scrollsX && cuts(overflowX) && (left < box.left - slack || right > box.right + slack)) ||
        (!scrollsY && cuts(overflowY) && (top < box.top - 4 || bottom > box.bottom + 4));
      if (rects.some(isCut)) return name(part);
    }
    return !scrollsX && rects.some(({ left, right }) => left < -1 || right > innerWidth + 1) ? "the window" : null;
  };

  const root = document.querySelector(within);
  const texts = [], cut = [], figures = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim(), element = node.parentElement;
    if (!text || element.closest("script, style, template, noscript, option") || !isShown(element)) continue;
    if (!element.closest("kbd")) texts.push(text); // keys are called as they are printed
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width && height);
    if (!rects.length || element.closest(mayBeCut)) continue;
    const by = cutBy(element, rects);
    if (by !== null) cut.push(`${name(element)} "${text}" is cut by ${by}`);
    const drawing = element.closest("svg");
    if (drawing) figures.push([drawing, text, rects[0]]);
  }
  figures.forEach(([drawing, text, a], place) => {
    for (const [other, beside, b] of figures.slice(place + 1))
      if (drawing === other && isOver(a, b, 1, 3)) cut.push(`"${text}" lies over "${beside}"`);
  });
  for (const attribute of ["aria-label", "title", "placeholder", "data-tip", "alt"])
    for (const element of root.querySelectorAll(`[${attribute}]`)) texts.push(element.getAttribute(attribute));
  texts.push(...[...root.querySelectorAll("option")].map(({ textContent }) => textContent.trim()));
  return { texts: texts.filter(Boolean), cut };
}"""
"""All texts of a part, visible or for screen readers, and those that are cut off."""
READ_EACH = f"""async ([languages, mayBeCut, within, fit]) => {{
  const {{ setLanguage }} = await import("/app/i18n.js");
  const found = [];
  for (const language of languages) {{
    await setLanguage(language);
    await new Promise((done) => setTimeout(done)); // until the views are rendered
    document.body.getBoundingClientRect(); // the layout requests fonts
    if (document.fonts.status === "loading") await document.fonts.ready;
    found.push({{ ...({READ})([mayBeCut, within]), misfits: fit ? ({OVERFLOWING})(fit) : [] }});
  }}
  return found;
}}"""
"""What `READ` and `OVERFLOWING` find in each language. It waits for no paint, which would take most of the time."""

KEY = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")
UNFILLED = re.compile(r"\{\s*\$|\{\s*-?[a-z]")


def check_texts(page: Page, *, within: str | None = None, fit: str = "") -> None:
    """Check every language; afterwards the page is in English. `fit`: parts that no box may stick out of."""
    languages = list(reversed(LANGUAGES))
    read = page.evaluate(READ_EACH, [languages, ", ".join(MAY_BE_CUT), within or "body", fit])
    faults = {language: faults_in(language, found) for language, found in zip(languages, read, strict=True)}
    assert not any(faults.values()), "\n".join(f"{at}: {fault}" for at, found in faults.items() for fault in found)


def faults_in(language: Language, found: dict[str, list[str]]) -> list[str]:
    texts = set(found["texts"])
    misfits = {f"{box} does not fit" for box in found["misfits"]}
    missing = {f"{text!r} is no text" for text in texts if is_missing(text)}
    english = {f"{text!r} is English" for text in texts & left_in_english(language)}
    return sorted({*found["cut"], *misfits, *missing, *english})


@cache
def is_missing(text: str) -> bool:
    return UNFILLED.search(text) is not None or is_key(text)


def is_key(text: str) -> bool:
    return any(word in catalogue(Language.ENGLISH) for word in KEY.findall(text))


@cache
def plain_texts(language: Language) -> dict[str, str]:
    """Messages without arguments."""
    found: dict[str, str] = {}
    for key, message in catalogue(language).items():
        elements = message.value.elements if message.value else []
        if elements and all(isinstance(element, ast.TextElement) for element in elements):
            found[key] = "".join(element.value for element in elements if isinstance(element, ast.TextElement))
    return found


@cache
def left_in_english(language: Language) -> frozenset[str]:
    """English texts that can appear only if a translation is missing."""
    own = set(plain_texts(language).values())
    english = {key: text for key, text in plain_texts(Language.ENGLISH).items() if key != "language-name"}
    return frozenset(text for text in english.values() if text not in own)
