"""The commands: whole games by script, replay, verify, show, info."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kilowatt
from kilowatt.cli.game_files import SavedGame, load_game, write_game
from kilowatt.engine import BoardId, Config
from kilowatt.engine.notation.position_text import print_position
from tests.cli.support import SOURCE, call, environment, finished_match, lines_of_a_game, new_match, play_session, run


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a finished game."""
    path = tmp_path_factory.mktemp("games") / "game.json"
    write_game(path, finished_match().saved_game)
    return path


# --- play


@pytest.mark.parametrize(("board", "players", "humans"), [("germany", 4, 1), ("usa", 2, 2)])
def test_a_whole_game_by_script(tmp_path: Path, board: str, players: int, humans: int) -> None:
    config, path = Config(BoardId(board), players=players), tmp_path / "game.json"
    lines = lines_of_a_game(config, seed=5, humans=humans)
    options = ["--map", board, "--players", str(players), "--humans", str(humans), "--seed", "5", "--save", str(path)]
    result = run("play", *options, typed="\n".join(lines))
    assert (result.code, result.err) == (0, "")
    assert "Final ranking" in result.out
    saved_game = load_game(path)
    assert saved_game.game.ranking(saved_game.record.state(saved_game.game))


def test_play_without_options_is_one_person_against_three_bots_on_germany() -> None:
    result = call("play")
    assert result.code == 0
    assert " Germany · Round 1 · Step 1 · 2/5 Auction" in result.out
    assert re.search(r"You play ●B Blue\. Seed \d+: ", result.out)
    assert len(re.findall(r"^[►✔✗ ] [●▲■◆]\w \w+", result.out, re.MULTILINE)) == 4


def test_the_displayed_seed_deals_the_same_game() -> None:
    first = call("play", typed="log all\n").out
    seed = re.search(r"Seed (\d+)", first)
    assert seed
    assert call("play", "--seed", seed[1], typed="log all\n").out == first


def test_negative_and_huge_seeds_are_accepted() -> None:
    for seed in ("-3", "123456789012345678"):
        assert call("play", f"--seed={seed}").code == 0


def test_a_saved_game_can_be_continued(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    call("play", "--seed", "7", "--save", str(path), "--names", "Ada", typed="bid 9\n")
    before = load_game(path).record
    result = call("play", "--load", str(path), "--save", str(path), typed="undo\nbid 9\n")
    assert result.code == 0
    assert "takes back: bid 9" in result.out
    assert load_game(path).record == before


def test_options_define_regions_and_hidden_money() -> None:
    drafted = call("play", "--regions", "draft", "--seed", "3", "--players", "2").out
    assert "Region draft" in drafted
    chosen = call("play", "--regions", "red, blue,yellow", "--players", "3", typed="log all\n").out
    assert "Regions in play: West, South-west" in chosen
    hidden = call("play", "--hidden-money", "--humans", "1", "--names", "Ada").out
    assert len(re.findall(r"^[►✔✗ ] [▲■◆]\w \w+ +\? ", hidden, re.MULTILINE)) == 3


def test_a_custom_board_loads_from_a_path(tmp_path: Path) -> None:
    board = json.loads((SOURCE / "kilowatt/content/boards/germany.json").read_text(encoding="utf-8"))
    mine, game = tmp_path / "mine.json", tmp_path / "game.json"
    mine.write_text(json.dumps(board | {"id": "mine", "name": "My map", "$schema": ""}), encoding="utf-8")
    result = call("play", "--map", str(mine), "--humans", "0", "--players", "2", "--seed", "1", "--save", str(game))
    assert (result.code, result.err) == (0, "")
    assert " My map · " in result.out
    assert call("verify", str(game), "--map", str(mine)).out.startswith("ok: ")
    assert "mine" in call("verify", str(game)).err


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Aktueller Markt"),
        ({"LANG": "ja_JP.UTF-8"}, "現在の市場"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL"}, "Rynek bieżący"),
        ({"LANG": "C"}, "Current market"),
        ({"LANG": ""}, "Current market"),
    ],
)
def test_the_language_follows_the_environment(variables: dict[str, str], word: str) -> None:
    assert word in call("play", variables=variables).out


def test_lang_overrides_the_environment() -> None:
    assert "Mercato attuale" in call("play", "--lang", "it", variables={"LANG": "de_DE.UTF-8"}).out


def test_a_terminal_without_utf_8_shows_question_marks() -> None:
    result = run("play", "--lang", "de", typed="?\nmap\n", variables={"PYTHONIOENCODING": "ascii"})
    assert (result.code, result.err) == (0, "")
    assert "?B Blau" in result.out


def test_input_that_is_not_utf_8_is_answered() -> None:
    command = [sys.executable, "-m", "kilowatt.cli", "play", "--seed", "7"]
    result = subprocess.run(command, input=b"\xff\xfe\nbid 9\n", env=environment(), capture_output=True, check=True)
    assert "I do not know “��”" in result.stdout.decode()
    assert result.stderr == b""


def test_output_to_a_pipe_has_no_colours() -> None:
    assert "\x1b" not in call("play", typed="?\n").out
    assert "\x1b" not in call("play", typed="?\n", variables={"NO_COLOR": "1"}).out


# --- replay


def test_replay_without_a_terminal_prints_the_log(saved: Path) -> None:
    result = call("replay", str(saved))
    assert result.code == 0
    assert "─ Round 1: Auction" in result.out
    assert result.out.index("─ Round 2: Auction") < result.out.index("Final ranking")


def test_replay_shows_the_position_after_a_move(saved: Path) -> None:
    last = len(finished_match().record.moves)
    assert "The start of a game of" in call("replay", str(saved), "--move", "0").out
    assert f"Move 40 of {last}: " in call("replay", str(saved), "--move", "40").out
    assert "Final ranking" in call("replay", str(saved), "--move", str(last)).out


def test_replay_of_a_game_file_in_another_language(tmp_path: Path) -> None:
    path = tmp_path / "game.kw"
    write_game(path, SavedGame(finished_match().game, finished_match().record, ("Ada", "Ben", "Cleo")))
    output = call("replay", str(path), "--lang", "de").out
    assert "Ada" in output
    assert "Endstand" in output


def test_a_closed_output_pipe_is_not_an_error(saved: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "kilowatt.cli", "replay", str(saved)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    assert (process.wait(timeout=30), complaint) == (0, b"")


# --- verify


def test_a_valid_game_is_verified(saved: Path) -> None:
    result = call("verify", str(saved), str(saved))
    moves, rounds = len(finished_match().record.moves), finished_match().state.round
    line = f"ok: {moves} moves, germany, 3 players, round {rounds}, result by seat "
    assert result.code == 0
    assert [found.startswith(line) for found in result.out.splitlines()] == [True, True]


def test_an_unfinished_game_is_valid(tmp_path: Path) -> None:
    path = tmp_path / "game.kw"
    play_session(f"save {path}", match=new_match())
    assert "not finished" in call("verify", str(path)).out


def test_an_invalid_game_is_reported_with_its_move(tmp_path: Path, saved: Path) -> None:
    bad = tmp_path / "bad.json"
    text = saved.read_text(encoding="utf-8")
    bad.write_text(re.sub(r'"type":"bid","amount":\d+', '"type":"bid","amount":1', text, count=1), encoding="utf-8")
    result = call("verify", str(saved), str(bad))
    assert result.code == 1
    assert result.out.startswith("ok: ")
    assert re.match(rf"broken: {bad}: move 2, seat \d, 'bid 1': refused: ", result.err)


# --- show


def test_show_draws_a_position_with_the_prices_of_the_active_player() -> None:
    match = finished_match()
    state = next(state for state in match.states if state.phase == "building" and state.player.cities)
    result = call("show", print_position(match.game.config, state))
    assert result.code == 0
    assert "Cities you can build in" in result.out


@pytest.mark.parametrize("step", [1, 2, 3])
def test_show_draws_a_position_with_masked_secrets(step: int) -> None:
    match = finished_match()
    state = next(state for state in match.states if state.step == step and state.deck)
    line = print_position(match.game.config, state, secret=False)
    assert "deck=?" in line
    assert ("fate=?" in line) is (step < 3)
    result = call("show", "-", typed=line)
    assert (result.code, result.err) == (0, "")
    assert "Current market" in result.out


def test_show_ends_with_the_ranking_of_a_finished_game() -> None:
    match = finished_match()
    result = call("show", print_position(match.game.config, match.state))
    assert "Final ranking" in result.out


def test_show_keeps_hidden_money_hidden() -> None:
    match = new_match(Config(BoardId("usa"), players=3, hidden_money=True))
    line = print_position(match.game.config, match.state, secret=False)
    output = call("show", line, "--lang", "pl").out
    assert len(re.findall(r"^[► ] [●▲■]\w \S+ +\? ", output, re.MULTILINE)) == 3


# --- the rest


def test_info_lists_versions_boards_and_languages() -> None:
    output = call("info").out
    assert f"kilowatt   {kilowatt.__version__}\n" in output
    assert "boards     germany, usa\n" in output
    assert "languages  en, de, pl, it, ro, ja\n" in output


def test_version_prints_the_version() -> None:
    assert run("--version").out == f"kilowatt {kilowatt.__version__}\n"


@pytest.mark.parametrize("command", ["", "play", "replay", "verify", "show", "info"])
def test_help_has_examples_and_fits_the_terminal(command: str) -> None:
    result = call(*filter(None, [command, "--help"]))
    assert result.code == 0
    assert result.out.startswith("usage: kilowatt")
    assert command == "info" or "examples:" in result.out
    assert max(map(len, result.out.splitlines())) <= 100


def test_the_command_without_arguments_shows_help() -> None:
    assert call().out == call("--help").out
