"""Every error is one sentence on stderr and an exit code, never a traceback."""

import os
from pathlib import Path

import pytest

from kilowatt.cli.game_files import write_game
from kilowatt.cli.main import EXTRAS, main
from tests.cli.support import SOURCE, call, finished_match, new_match, run


def error_of(*arguments: str, code: int = 2, typed: str = "") -> str:
    """The error message of a command that must fail."""
    result = call(*arguments, typed=typed)
    assert (result.code, result.out) == (code, "")
    assert result.err.count("\n") == 1
    return result.err.rstrip()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play --seed x", "kilowatt play: argument --seed: invalid int value: 'x' (try 'kilowatt play --help')"),
        ("play --players 7", "kilowatt play: 7 players: the game is for 2, 3, 4, 5, 6 (R0.1)"),
        ("play --players 0", "kilowatt play: 0 players: the game is for 2, 3, 4, 5, 6 (R0.1)"),
        ("play --humans 5", "kilowatt play: --humans 5: a game of 4 players has 0 to 4 people"),
        ("play --humans -1", "kilowatt play: --humans -1: a game of 4 players has 0 to 4 people"),
        ("play --names A,B,C,D,E", "kilowatt play: 5 names for 4 players: give at most one name per player"),
        ("play --names Ada,Ada", "kilowatt play: the name 'Ada' is used twice: give each player a different name"),
        ("play --names Ada,,", "kilowatt play: '' is not a valid name"),
        ("play --lang xx", "kilowatt play: unknown language 'xx': choose one of en, de, pl, it, ro, ja"),
        ("play --map atlantis", "kilowatt play: atlantis: not one of the shipped boards (germany, usa); "),
        ("play --map no/such.json", "kilowatt play: no/such.json: it cannot be read: No such file or directory"),
        ("play --regions red", "kilowatt play: regions red: 4 players play on 4 (R1.7)"),
        ("play --regions teal,purple,red,blue --players 4 --map usa", "kilowatt play: region 'blue': board 'usa' has "),
        ("play --load no.json", "kilowatt play: no.json: No such file or directory"),
        ("play --save no/such/folder.json", "kilowatt play: no/such/folder.json: the folder no/such does not exist"),
        ("play --frobnicate", "kilowatt play: unknown option --frobnicate (try 'kilowatt play --help')"),
        ("--frobnicate", "kilowatt: unknown option --frobnicate"),
        ("info x", "kilowatt info: unknown option x"),
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
def test_an_invalid_command_line_is_explained(arguments: str, sentence: str) -> None:
    assert error_of(*arguments.split(" ")).startswith(sentence)


@pytest.mark.parametrize("option", ["--seed=1", "--players=3", "--regions=draft", "--hidden-money"])
def test_options_of_new_games_are_refused_for_a_loaded_game(tmp_path: Path, option: str) -> None:
    path = tmp_path / "game.json"
    write_game(path, new_match().saved_game)
    assert "applies to new games only: leave it out with --load" in error_of("play", "--load", str(path), option)


def test_play_refuses_to_overwrite_another_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_game(path, new_match().saved_game)
    assert error_of("play", "--save", str(path)).startswith(
        f"kilowatt play: {path} already exists: continue it with --load"
    )


@pytest.mark.parametrize(
    "text", [b"", b"{", b"{}", b"\xff\xfe\x00", b"[Kilowatt 1]", b"0: build essen", b'{"version": 2}']
)
def test_a_broken_file_is_named(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(text)
    assert error_of("replay", str(path)).startswith(f"kilowatt replay: {path}: ")
    assert error_of("play", "--load", str(path)).startswith(f"kilowatt play: {path}: ")
    assert error_of("verify", str(path), code=1).startswith(f"broken: {path}: ")


def test_a_record_that_breaks_the_rules_is_not_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_game(path, finished_match().saved_game)
    path.write_bytes(path.read_bytes().replace(b'"price":', b'"price":1', 1))
    assert ": move " in error_of("play", "--load", str(path))


def test_replay_refuses_a_move_outside_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_game(path, new_match().saved_game)
    assert error_of("replay", str(path), "--move", "5") == "kilowatt replay: --move 5: the game has moves 0 to 0"
    assert "--move -1: the game has moves 0 to 0" in error_of("replay", str(path), "--move=-1")


def test_an_impossible_position_is_refused() -> None:
    line = "kw1 board=germany round=1 phase=auction step=1 turn=0 order=0,1 p0=50/-/-/- p1=50/-/-/-"
    assert error_of("show", line).startswith("kilowatt show: the position cannot be: ")
    assert "atlantis" in error_of("show", line.replace("germany", "atlantis"))


@pytest.mark.parametrize("module", EXTRAS)
def test_a_missing_package_is_named_with_the_command_that_installs_it(tmp_path: Path, module: str) -> None:
    """A folder earlier on the path hides the package."""
    hidden = tmp_path / module
    hidden.mkdir()
    missing = f"raise ModuleNotFoundError('no {module}', name='{module}.part')\n"
    (hidden / "__init__.py").write_text(missing, encoding="utf-8")
    output = run("play", variables={"PYTHONPATH": f"{tmp_path}{os.pathsep}{SOURCE}"})
    sentence = f"kilowatt play: 'kilowatt play' needs {EXTRAS[module]}: pip install 'kilowatt[cli]'\n"
    assert output == (2, "", sentence)


def test_commands_without_extra_packages_work_without_them(tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    write_game(game, new_match().saved_game)
    for module in EXTRAS:
        (tmp_path / f"{module}.py").write_text(f"raise ModuleNotFoundError(name='{module}')\n", encoding="utf-8")
    bare = {"PYTHONPATH": f"{tmp_path}{os.pathsep}{SOURCE}"}
    assert run("info", variables=bare).code == 0
    assert run("play", "--help", variables=bare).code == 0
    assert run("verify", str(game), variables=bare).out.startswith("ok: 0 moves")


def test_another_missing_module_is_a_bug_and_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ModuleNotFoundError("no such thing", name="nowhere")

    monkeypatch.setattr("kilowatt.cli.main.import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="no such thing"):
        main(["info"])


def test_ctrl_c_outside_the_prompt_exits_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kilowatt.cli.main.import_module", interrupted)
    assert main(["info"]) == 130
