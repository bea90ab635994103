"""Random input among legal moves never ends a session."""

import pytest

from kilowatt.cli.game_loop import GameLoop
from kilowatt.cli.keyboard import SuggestionSource, no_suggestions
from kilowatt.cli.view.suggestions import COMMANDS
from kilowatt.engine import BoardId, Config, Rng
from kilowatt.engine.notation.action_text import FORMS
from tests.cli.support import ENGLISH, new_match, output_of, screen

FILES = ("save", "load", "quit")
VERBS = (*FORMS, *(name for name in COMMANDS if name not in FILES), "x", "")
THINGS = (
    "",
    "4",
    "7",
    "12",
    "-1",
    "0",
    "99999",
    "coal",
    "oil",
    "essen",
    "koeln,",
    "München",
    "none",
    "red",
    "all",
    "!",
)


class RandomKeyboard:
    """A keyboard that types nonsense on every third line."""

    is_live = False
    rows = 1

    def __init__(self, seed: int, lines: int) -> None:
        self.rng = Rng.from_seed(seed)
        self.left = lines

    def ask(self, prompt: str, suggest: SuggestionSource = no_suggestions, hint: str = "") -> str:
        if not self.left:
            raise EOFError
        self.left -= 1
        return self.nonsense() if self.left % 3 == 0 else self.pick([found.typed for found in suggest()])

    def pick(self, words: list[str] | tuple[str, ...]) -> str:
        word, self.rng = self.rng.choose([word for word in words if word not in FILES])
        return word

    def nonsense(self) -> str:
        return f"{self.pick(VERBS)} {self.pick(THINGS)} {self.pick(THINGS)}"


@pytest.mark.parametrize("players", range(2, 6))
def test_a_session_survives_any_input(players: int) -> None:
    board = BoardId("usa" if players % 2 else "germany")
    config = Config(board, players, regions="draft" if players == 3 else "random", hidden_money=players == 4)
    match, display = new_match(config, seed=players, humans=2), screen()
    GameLoop(match, display, RandomKeyboard(players, 150), ENGLISH).run()
    assert "✗" in output_of(display)
    assert match.record.moves
    match.record.verify(match.game)
