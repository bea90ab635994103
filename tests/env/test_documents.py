"""The tables in docs/environments.md."""

from kilowatt.core.vector.compact_actions import COMPACT_ACTIONS
from tools.features import ACTIONS, DOCUMENT, updated


def test_the_tables_are_up_to_date() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert updated(text) == text, "run `python -m tools.features`"


def test_the_table_of_actions_has_every_number_once() -> None:
    numbers = [number for first, count, _ in ACTIONS for number in range(first, first + count)]
    assert numbers == list(range(COMPACT_ACTIONS))
