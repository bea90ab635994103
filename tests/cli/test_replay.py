"""Stepping through a recorded game."""

import re

import pytest

from kilowatt.cli.game_files import SavedGame
from kilowatt.cli.replayer import Replayer
from kilowatt.engine import BoardId, Config
from kilowatt.i18n import LANGUAGES, Language, Translator
from tests.cli.support import ENGLISH, ScriptedKeyboard, bot_match, finished_match, new_match, output_of, screen

HIDDEN = Config(BoardId("germany"), players=3, hidden_money=True)


def step(
    *lines: str | None, saved_game: SavedGame | None = None, translator: Translator = ENGLISH
) -> tuple[Replayer, str]:
    display = screen()
    replayer = Replayer(saved_game or finished_match().saved_game, ("Ada", "Ben", "Cleo"), display, translator)
    replayer.step_through(ScriptedKeyboard(lines, is_live=True))
    return replayer, output_of(display)


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
def test_go_forward_back_and_to_a_move(lines: list[str | None], number: int) -> None:
    assert step(*lines)[0].number == number


def test_go_to_a_round() -> None:
    replayer, _ = step("r 3")
    assert replayer.states[replayer.number].round == 3
    assert replayer.states[replayer.number - 1].round == 2


def test_enter_stays_at_the_end() -> None:
    last = len(finished_match().record.moves)
    replayer, output = step(str(last), "")
    assert replayer.number == last
    assert "Final ranking" in output


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
def test_an_invalid_target_is_explained_and_the_position_stays(line: str, sentence: str) -> None:
    replayer, output = step("7", line)
    assert sentence in output
    assert replayer.number == 7


def test_each_move_is_shown_below_its_position() -> None:
    _, output = step("", "")
    assert re.search(r"Move 1 of \d+: .. \w+, nominate \d+", output)
    assert re.search(r"Move 2 of \d+: .. \w+, bid \d+", output)


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_and_hints_exist_in_every_language(language: Language) -> None:
    translator = Translator.for_language(language)
    replayer, output = step("", "999", "r 99", translator=translator)
    assert "✗" in output
    assert replayer.hint().count("·") == 4


def test_a_running_game_hides_money_and_a_finished_one_does_not() -> None:
    assert not re.search(r"(Ada|Ben|Cleo) +\? ", step("5", saved_game=bot_match(HIDDEN).saved_game)[1])
    assert re.search(r"(Ada|Ben|Cleo) +\? ", step(saved_game=new_match(HIDDEN).saved_game)[1])
