"""Checks that each symbol at a table has a text beside it or a tooltip."""

from playwright.sync_api import Page

UNEXPLAINED = r"""() => {
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && element.getBoundingClientRect().width > 0;
  // Only texts with letters count, and only visible ones.
  const hasText = (element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: parent } = texts.currentNode;
      if (/\p{L}{2,}/u.test(data) && !parent.closest(".sr-only, svg") && isSeen(parent)) return true;
    }
    return false;
  };
  const symbols = document.querySelectorAll(`.table-page:not(.replay)
    :is(main svg:not(.ground, .board), .bar svg, .tabs svg, .cell, .cost, .bay)`);
  const explained = "[data-tip], [aria-expanded=true], .coach-icon";
  return [...symbols].filter(isSeen)
    .filter((symbol) => !symbol.closest(explained) && !hasText(symbol.parentElement))
    .map((symbol) => `${symbol.parentElement.outerHTML.slice(0, 120)}`);
}"""


def check_symbols(page: Page) -> None:
    unexplained = page.evaluate(UNEXPLAINED)
    assert not unexplained, "\n".join(unexplained)
