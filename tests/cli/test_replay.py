"""Stepping through a game."""

import re

import pytest

from kilowatt.cli.replayer import Replayer
from kilowatt.cli.stored import Stored
from kilowatt.engine import BoardId, Config
from kilowatt.i18n import LANGUAGES, Language, Translator
from tests.cli.support import ENGLISH, Fingers, dealt, finished, played, screen, shown

HIDDEN = Config(BoardId("germany"), players=3, hidden_money=True)


def step(*lines: str | None, stored: Stored | None = None, translator: Translator = ENGLISH) -> tuple[Replayer, str]:
    told = screen()
    replayer = Replayer(stored or finished().stored, ("Ada", "Ben", "Cleo"), told, translator)
    replayer.step_through(Fingers(lines, is_live=True))
    return replayer, shown(told)


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        ([], 0),
        (["", "", ""], 3),
        (["", "", "b"], 1),
        (["b"], 0),
        (["40"], 40),
        (["40", ""], 41),
        (["40", "b", "b"], 38),
        (["40", "0"], 0),
        (["40", "q", ""], 40),
        (["40", None], 40),
    ],
)
def test_forward_back_and_to_a_move(lines: list[str | None], number: int) -> None:
    assert step(*lines)[0].number == number


def test_to_a_round() -> None:
    replayer, _ = step("r 3")
    assert replayer.states[replayer.number].round == 3
    assert replayer.states[replayer.number - 1].round == 2


def test_enter_stays_at_the_end() -> None:
    last = len(finished().record.moves)
    replayer, told = step(str(last), "")
    assert replayer.number == last
    assert "Final ranking" in told


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("999", "✗ There is no move 999. The last one is "),
        ("r 99", "✗ There is no round 99. The last one is "),
        ("x", "✗ I do not understand “x”. Write it like this: b, 120, r 5, q"),
        ("r x", "✗ I do not understand “r x”."),
        ("-1", "✗ I do not understand “-1”."),
    ],
)
def test_where_nothing_is_one_stays(line: str, sentence: str) -> None:
    replayer, told = step("7", line)
    assert sentence in told
    assert replayer.number == 7


def test_each_move_is_told_below_its_table() -> None:
    _, told = step("", "")
    assert re.search(r"Move 1 of \d+: .. \w+, nominate \d+", told)
    assert re.search(r"Move 2 of \d+: .. \w+, bid \d+", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: Language) -> None:
    translator = Translator.for_language(language)
    replayer, told = step("", "999", "r 99", translator=translator)
    assert "✗" in told
    assert replayer.hint().count("·") == 4


def test_a_finished_game_hides_no_money_any_more_and_a_running_one_does() -> None:
    assert not re.search(r"(Ada|Ben|Cleo) +\? ", step("5", stored=played(HIDDEN).stored)[1])
    assert re.search(r"(Ada|Ben|Cleo) +\? ", step(stored=dealt(HIDDEN).stored)[1])
