"""Whatever is typed is answered: words with and without sense among legal moves never end a sitting."""

import pytest

from kilowatt.cli.keyboard import Offer, nothing
from kilowatt.cli.session import Session
from kilowatt.cli.view.legal import COMMANDS
from kilowatt.engine import BoardId, Config, Rng
from kilowatt.engine.notation.action import FORMS
from tests.cli.support import ENGLISH, dealt, screen, shown

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


class Restless:
    """A keyboard at which every third line is nonsense."""

    is_live = False
    rows = 1

    def __init__(self, seed: int, lines: int) -> None:
        self.rng = Rng.from_seed(seed)
        self.left = lines

    def ask(self, prompt: str, offer: Offer = nothing, hint: str = "") -> str:
        if not self.left:
            raise EOFError
        self.left -= 1
        return self.nonsense() if self.left % 3 == 0 else self.pick([found.typed for found in offer()])

    def pick(self, words: list[str] | tuple[str, ...]) -> str:
        word, self.rng = self.rng.choose([word for word in words if word not in FILES])
        return word

    def nonsense(self) -> str:
        return f"{self.pick(VERBS)} {self.pick(THINGS)} {self.pick(THINGS)}"


@pytest.mark.parametrize("players", range(2, 6))
def test_a_sitting_survives_anything(players: int) -> None:
    board = BoardId("usa" if players % 2 else "germany")
    config = Config(board, players, regions="draft" if players == 3 else "random", hidden_money=players == 4)
    match, told = dealt(config, seed=players, humans=2), screen()
    Session(match, told, Restless(players, 150), ENGLISH).run()
    assert "✗" in shown(told)
    assert match.record.moves
    match.record.verify(match.game)
