"""The tokens of the notation, ids and numbers, and error messages about wrong ones."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

from kilowatt.engine.errors import UnreadableText

WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
NUMBER = re.compile(r"[0-9]{1,20}")


def parse_number(text: str, what: str) -> int:
    """Parse a whole number, 0 or more.

    >>> parse_number("12", "a bid")
    12
    >>> parse_number("-1", "a bid")
    Traceback (most recent call last):
    kilowatt.engine.errors.UnreadableText: '-1' is not a bid: expected a whole number of at most 20 digits
    """
    if not NUMBER.fullmatch(text):
        raise UnreadableText(f"{quoted(text)} is not {what}: expected a whole number of at most 20 digits")
    return int(text)


def parse_id(text: str, what: str) -> str:
    """The id of a board, a region or a city."""
    if not WORD.fullmatch(text):
        raise UnreadableText(f"{quoted(text)} is not {what}: expected a word of a-z, 0-9 and single hyphens")
    return text


def quoted(text: str) -> str:
    """Text quoted for a message, on one line and truncated.

    >>> quoted("build essen")
    "'build essen'"
    """
    return repr(text if len(text) <= 60 else f"{text[:57]}...")


def listed(words: Iterable[str]) -> str:
    """
    >>> listed(["coal", "oil", "garbage"])
    'coal, oil or garbage'
    """
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def suggestion(word: str, known: Iterable[str]) -> str:
    """The end of a message about a wrong word: the closest known word, or all of them.

    >>> suggestion("bulid", ["bid", "build"])
    "did you mean 'build'?"
    >>> suggestion("x", ["bid", "build"])
    'expected bid or build'
    """
    words = tuple(known)
    near = get_close_matches(word[:60], words, n=1)
    return f"did you mean '{near[0]}'?" if near else f"expected {listed(words)}"
