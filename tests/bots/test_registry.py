"""Bots by name, from files and from installed packages."""

import sys
from pathlib import Path

import pytest

from kilowatt.bots import SimpleBot
from kilowatt.bots.random_bot import RandomBot
from kilowatt.bots.registry import (
    BUILT_IN,
    NoSuchBot,
    anchored,
    check_bot,
    is_ours,
    known_bots,
    load_file,
    make_bot,
    parse_spec,
)
from kilowatt.content import game_for
from kilowatt.engine import Bid, BoardId, Chance, Config, Nominate

GAME = game_for(Config(BoardId("germany"), players=3))
MY_BOT = '''
"""A bot and what it needs."""
from helper_of_mine import NUMBER

class MyBot:
    wants_prices = True

    def __init__(self, game, seed, depth=1, name="x", deep=False, share=0.5):
        self.arguments = (seed, depth, name, deep, share, NUMBER)

    def plan(self, observation):
        return observation.legal_actions[:1]

def make(game, seed):
    return MyBot(game, seed)
'''


@pytest.fixture
def my_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "path", list(sys.path))
    path = tmp_path / "my_bot.py"
    path.write_text(MY_BOT, encoding="utf-8")
    (tmp_path / "helper_of_mine.py").write_text("NUMBER = 7\n", encoding="utf-8")
    return path


def arguments(spec: str) -> object:
    return make_bot(spec, GAME, 5).arguments  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_bot_of_ours_makes_a_legal_move(name: str) -> None:
    state = GAME.start(Chance(seed=3)).state
    assert state.active is not None
    seen = GAME.observe(state, state.active)
    check_bot(name)
    assert make_bot(name, GAME, seed=1).plan(seen)[0] in seen.legal_actions
    assert is_ours(name)
    assert name in known_bots()


def test_the_simple_bot_gets_its_rulebook() -> None:
    bot = make_bot("simple", GAME, seed=9)
    assert isinstance(bot, SimpleBot)
    assert (bot.book, bot.seed) == (GAME.book, 9)


def test_the_random_bot_is_uniform() -> None:
    state = GAME.start(Chance(seed=3)).state
    for action in (Nominate(next(iter(state.market))), Bid(next(iter(state.market)))):
        state = GAME.apply(state, action).state
    seen = GAME.observe(state, state.active)
    chosen = [RandomBot(GAME, seed).plan(seen)[0] for seed in range(2000)]
    expected = len(chosen) / len(seen.legal_actions)
    for legal in seen.legal_actions:
        assert 0.4 * expected < chosen.count(legal) < 1.8 * expected


def test_a_class_in_a_file(my_bot: Path) -> None:
    assert arguments(f"{my_bot}:MyBot") == (5, 1, "x", False, 0.5, 7)
    assert arguments(f"{my_bot}:MyBot:depth=3,name=deep-one,deep=true,share=0.25") == (5, 3, "deep-one", True, 0.25, 7)
    assert arguments(f"{my_bot}:make") == (5, 1, "x", False, 0.5, 7)
    assert not is_ours(f"{my_bot}:MyBot")
    check_bot(f"{my_bot}:MyBot")
    check_bot(f"{my_bot}:make")


def test_a_file_is_run_once_in_a_process(my_bot: Path) -> None:
    assert load_file(my_bot) is load_file(my_bot)


def test_a_file_that_fails_is_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("raise RuntimeError('not yet')", encoding="utf-8")
    with pytest.raises(RuntimeError, match="not yet"):
        load_file(path)
    path.write_text("answer = 42", encoding="utf-8")
    assert load_file(path).answer == 42


def test_a_path_is_made_whole(my_bot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(my_bot.parent)
    assert anchored("my_bot.py:MyBot:depth=3") == f"{my_bot.resolve()}:MyBot:depth=3"
    assert anchored("random") == "random"


def test_a_package_offers_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "kilowatt_bots_of_mine-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: kilowatt-bots-of-mine\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[kilowatt.bots]\nmine = bots_of_mine:Mine\nrandom = bots_of_mine:Mine\n")
    (tmp_path / "bots_of_mine.py").write_text(
        "class Mine:\n"
        "    wants_prices = False\n"
        "    def __init__(self, game, seed):\n        self.arguments = seed\n"
        "    def plan(self, observation):\n        return observation.legal_actions[:1]\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    assert known_bots()[-1] == "mine"
    assert known_bots().count("random") == 1
    assert arguments("mine") == 5
    check_bot("mine")
    assert not is_ours("mine")
    assert isinstance(make_bot("random", GAME, 1), RandomBot), "no plugin replaces a built-in bot"


@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ("rendom", "there is no bot 'rendom': did you mean 'random'?"),
        ("zzz", "there is no bot 'zzz': expected random, .* or "),
        ("", "there is no bot ''"),
        ("random:depth", "'depth' is no option: options are written name=value"),
        ("random:depth=3", "the bot 'random' has no option 'depth': it has none"),
        ("my_bot.py", "the class is missing, as in my_bot.py:MyBot"),
        ("no_such_file.py:MyBot", "no_such_file.py: No such file or directory"),
    ],
)
def test_what_names_no_bot_is_refused(spec: str, fault: str) -> None:
    with pytest.raises(NoSuchBot, match=fault):
        check_bot(spec)


def test_a_slip_in_the_name_of_a_class_is_found_without_running_the_file(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("import os\nos._exit(1)\nclass MyBot: ...\n", encoding="utf-8")
    with pytest.raises(NoSuchBot, match=r"there is no 'MyBod' in it: did you mean 'MyBot'\?"):
        check_bot(f"{path}:MyBod")


def test_a_file_that_is_not_python_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("class MyBot:\n  def", encoding="utf-8")
    with pytest.raises(NoSuchBot, match="not Python"):
        check_bot(f"{path}:MyBot")


def test_what_is_missing_when_it_is_loaded_is_named_too(tmp_path: Path, my_bot: Path) -> None:
    with pytest.raises(NoSuchBot, match="there is no such file"):
        make_bot(f"{tmp_path / 'gone.py'}:MyBot", GAME, 1)
    with pytest.raises(NoSuchBot, match="there is no 'Other' in it"):
        make_bot(f"{my_bot}:Other", GAME, 1)


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("def choose(self, seen): ...", r"has no method `plan\(observation\)`: bots now have it instead of `choose`"),
        ("plan = 3", r"has no method `plan\(observation\)`$"),
        ("def plan(self, observation): ...", "has no `wants_prices`: set it to True"),
    ],
)
def test_an_object_without_the_interface_is_refused(tmp_path: Path, body: str, fault: str) -> None:
    path = tmp_path / "bot.py"
    path.write_text(f"class MyBot:\n    def __init__(self, game, seed): ...\n    {body}\n", encoding="utf-8")
    with pytest.raises(NoSuchBot, match=fault):
        make_bot(f"{path}:MyBot", GAME, 1)


def test_options_are_read_as_what_they_look_like() -> None:
    assert parse_spec("search:a=1,b=1.5,c=true,d=false,e=fast").options == (
        ("a", 1),
        ("b", 1.5),
        ("c", True),
        ("d", False),
        ("e", "fast"),
    )
