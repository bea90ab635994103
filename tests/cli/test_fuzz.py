"""Whatever is typed is answered: random words, with and without sense, never end a game."""

from kilowatt.cli.view.legal import COMMANDS
from kilowatt.engine import BoardId, Config, Rng
from kilowatt.engine.notation.action import FORMS
from tests.cli.support import dealt, sit

OPENERS = (*FORMS, *(set(COMMANDS) - {"quit", "save", "load"}), "save!", "load!", "x", "")
THINGS = (
    "4",
    "7",
    "12",
    "-1",
    "0",
    "coal",
    "oil",
    "essen",
    "koeln,",
    "München",
    "none",
    "red",
    "all",
    "!",
    "99999",
    "",
)


def lines(seed: int, count: int) -> list[str]:
    rng, typed = Rng.from_seed(seed), list[str]()
    for _ in range(count):
        opener, rng = rng.choose(sorted(OPENERS))
        one, rng = rng.choose(THINGS)
        other, rng = rng.choose(THINGS)
        typed.append("" if opener in ("save!", "load!") else f"{opener} {one} {other}")
    return typed


def test_random_words_never_end_a_game() -> None:
    for seed in range(4):
        config = Config(BoardId("usa" if seed % 2 else "germany"), players=2 + seed, hidden_money=seed > 1)
        session, told = sit(*lines(seed, 150), match=dealt(config, seed, humans=2))
        assert not session.is_left
        assert "✗" in told
        assert session.match.record.moves
        session.match.record.verify(session.match.game)
