"""Whatever goes wrong is one sentence on stderr and an exit code, never a traceback."""

import os
from pathlib import Path

import pytest

from kilowatt.cli.main import EXTRAS, main
from kilowatt.cli.stored import write_game
from tests.cli.support import SOURCE, call, dealt, finished, run


def fault(*arguments: str, code: int = 2, typed: str = "") -> str:
    """The sentence a command ends with."""
    told = call(*arguments, typed=typed)
    assert (told.code, told.out) == (code, "")
    assert told.err.count("\n") == 1
    return told.err.rstrip()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play --seed x", "kilowatt play: argument --seed: invalid int value: 'x' (try 'kilowatt play --help')"),
        ("play --players 7", "kilowatt play: 7 players: the game is for 2, 3, 4, 5, 6 (R0.1)"),
        ("play --players 0", "kilowatt play: 0 players: the game is for 2, 3, 4, 5, 6 (R0.1)"),
        ("play --humans 5", "kilowatt play: 5 people and 4 players: the people are 0 to 4"),
        ("play --humans -1", "kilowatt play: -1 people and 4 players: the people are 0 to 4"),
        ("play --names A,B,C,D,E", "kilowatt play: 5 names for 4 players"),
        ("play --names Ada,Ada", "kilowatt play: the name 'Ada' is there twice"),
        ("play --names Ada,,", "kilowatt play: '' is not a name"),
        ("play --lang xx", "kilowatt play: there is no language 'xx': the languages are en, de, pl, it, ro, ja"),
        ("play --map atlantis", "kilowatt play: atlantis: not one of the shipped boards (germany, usa); "),
        ("play --map no/such.json", "kilowatt play: no/such.json: it cannot be read: No such file or directory"),
        ("play --regions red", "kilowatt play: regions red: 4 players play on 4 (R1.7)"),
        ("play --regions teal,purple,red,blue --players 4 --map usa", "kilowatt play: region 'blue': board 'usa' has "),
        ("play --load no.json", "kilowatt play: no.json: No such file or directory"),
        ("play --save no/such/folder.json", "kilowatt play: no/such/folder.json: there is no folder no/such"),
        ("play --frobnicate", "kilowatt play: there is no option --frobnicate (try 'kilowatt play --help')"),
        ("--frobnicate", "kilowatt: there is no option --frobnicate"),
        ("info x", "kilowatt info: there is no option x"),
        ("frobnicate", "kilowatt: argument COMMAND: invalid choice: 'frobnicate'"),
        ("replay no.json", "kilowatt replay: no.json: No such file or directory"),
        ("replay .", "kilowatt replay: .: Is a directory"),
        ("replay", "kilowatt replay: the following arguments are required: FILE"),
        ("verify no.json", "kilowatt verify: no.json: No such file or directory"),
        ("show nonsense", "kilowatt show: a position begins with 'kw1', not with 'nonsense'"),
        ("show -", "kilowatt show: a position begins with 'kw1', not with ''"),
        ("show kw1", "kilowatt show: "),
    ],
)
def test_a_wrong_command_line(arguments: str, sentence: str) -> None:
    assert fault(*arguments.split(" ")).startswith(sentence)


@pytest.mark.parametrize("option", ["--seed=1", "--players=3", "--regions=draft", "--hidden-money"])
def test_what_was_agreed_cannot_be_agreed_again(tmp_path: Path, option: str) -> None:
    path = tmp_path / "game.json"
    write_game(path, dealt().stored)
    assert "is for new games; a loaded one brings its own" in fault("play", "--load", str(path), option)


def test_another_game_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_game(path, dealt().stored)
    assert fault("play", "--save", str(path)).startswith(f"kilowatt play: {path} is there already: take it up with")


@pytest.mark.parametrize(
    "text", [b"", b"{", b"{}", b"\xff\xfe\x00", b"[Kilowatt 1]", b"0: build essen", b'{"version": 2}']
)
def test_a_broken_file(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(text)
    assert fault("replay", str(path)).startswith(f"kilowatt replay: {path}: ")
    assert fault("play", "--load", str(path)).startswith(f"kilowatt play: {path}: ")
    assert fault("verify", str(path), code=1).startswith(f"broken: {path}: ")


def test_a_record_that_breaks_the_rules_is_not_played_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_game(path, finished().stored)
    path.write_bytes(path.read_bytes().replace(b'"price":', b'"price":1', 1))
    assert ": move " in fault("play", "--load", str(path))


def test_a_move_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_game(path, dealt().stored)
    assert fault("replay", str(path), "--move", "5") == "kilowatt replay: there is no move 5: the moves are 0 to 0"
    assert "there is no move -1" in fault("replay", str(path), "--move=-1")


def test_a_position_that_cannot_be() -> None:
    line = "kw1 board=germany round=1 phase=auction step=1 turn=0 order=0,1 p0=50/-/-/- p1=50/-/-/-"
    assert fault("show", line).startswith("kilowatt show: the position cannot be: ")
    assert "atlantis" in fault("show", line.replace("germany", "atlantis"))


@pytest.mark.parametrize("module", EXTRAS)
def test_a_missing_package_is_named_with_its_cure(tmp_path: Path, module: str) -> None:
    """A folder that comes first on the path hides the package."""
    hidden = tmp_path / module
    hidden.mkdir()
    missing = f"raise ModuleNotFoundError('no {module}', name='{module}.part')\n"
    (hidden / "__init__.py").write_text(missing, encoding="utf-8")
    told = run("play", variables={"PYTHONPATH": f"{tmp_path}{os.pathsep}{SOURCE}"})
    sentence = f"kilowatt play: 'kilowatt play' needs {EXTRAS[module]}: pip install 'kilowatt[cli]'\n"
    assert told == (2, "", sentence)


def test_what_needs_no_package_works_without(tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    write_game(game, dealt().stored)
    for module in EXTRAS:
        (tmp_path / f"{module}.py").write_text(f"raise ModuleNotFoundError(name='{module}')\n", encoding="utf-8")
    bare = {"PYTHONPATH": f"{tmp_path}{os.pathsep}{SOURCE}"}
    assert run("info", variables=bare).code == 0
    assert run("play", "--help", variables=bare).code == 0
    assert run("verify", str(game), variables=bare).out.startswith("ok: 0 moves")


def test_another_missing_module_is_a_bug_and_shows_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ModuleNotFoundError("no such thing", name="nowhere")

    monkeypatch.setattr("kilowatt.cli.main.import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="no such thing"):
        main(["info"])


def test_ctrl_c_outside_the_prompt_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kilowatt.cli.main.import_module", interrupted)
    assert main(["info"]) == 130
