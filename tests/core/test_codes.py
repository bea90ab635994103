"""The numbers of actions are those documented in docs/core.md."""

import re
from pathlib import Path

from kilowatt.content import game_for
from kilowatt.core import action_of, codes
from kilowatt.engine import BoardId, Config, PlantNumber

GAME = game_for(Config(BoardId("germany"), 2))


def test_the_documented_numbers_are_those_of_the_code() -> None:
    """Each number of the action space is in the row of docs/core.md that names its action, or in none."""
    written = (Path(__file__).parents[2] / "docs/core.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+)(?: to (\d+))? \| (\w+)", written, re.MULTILINE)
    documented = {code: word for first, last, word in rows for code in range(int(first), int(last or first) + 1)}
    assert documented == {code: word for code in range(codes.ACTIONS) if (word := word_for(code))}
    assert f"is its size, {codes.ACTIONS}." in written
    assert f"`MOST_BID`, {codes.MOST_BID}," in written


def word_for(code: int) -> str:
    """What docs/core.md calls the action of a number; empty if it has none."""
    try:
        action = action_of(GAME.book, code, tuple(PlantNumber(number) for number in (5, 12, 21, 46)))
    except ValueError:
        return ""
    words: list[str] = re.findall("[A-Z][a-z]+", type(action).__name__)
    return words[0].lower()
