"""The commands as processes of their own: whole games by script, replay, verify, show, info."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kilowatt
from kilowatt.cli.stored import Stored, load_game, write_game
from kilowatt.engine import BoardId, Config
from kilowatt.engine.notation.position import print_position
from tests.cli.support import SOURCE, call, dealt, environment, finished, lines_of_a_game, run, sit


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The finished game in a file."""
    path = tmp_path_factory.mktemp("games") / "game.json"
    write_game(path, finished().stored)
    return path


# --- play


@pytest.mark.parametrize(("board", "players", "humans"), [("germany", 4, 1), ("usa", 2, 2)])
def test_a_whole_game_by_script(tmp_path: Path, board: str, players: int, humans: int) -> None:
    config, path = Config(BoardId(board), players=players), tmp_path / "game.json"
    lines = lines_of_a_game(config, seed=5, humans=humans)
    options = ["--map", board, "--players", str(players), "--humans", str(humans), "--seed", "5", "--save", str(path)]
    told = run("play", *options, typed="\n".join(lines))
    assert (told.code, told.err) == (0, "")
    assert "Final ranking" in told.out
    stored = load_game(path)
    assert stored.game.ranking(stored.record.state(stored.game))


def test_without_options_it_is_you_and_three_bots_on_germany() -> None:
    told = call("play")
    assert told.code == 0
    assert " Germany · Round 1 · Step 1 · 2/5 Auction" in told.out
    assert re.search(r"You play ●B Blue\. Seed \d+: ", told.out)
    assert len(re.findall(r"^[►✔✗ ] [●▲■◆]\w \w+", told.out, re.MULTILINE)) == 4


def test_the_seed_that_was_shown_deals_the_same_game_again() -> None:
    first = call("play", typed="log all\n").out
    seed = re.search(r"Seed (\d+)", first)
    assert seed
    assert call("play", "--seed", seed[1], typed="log all\n").out == first


def test_a_negative_or_huge_seed_is_a_seed() -> None:
    for seed in ("-3", "123456789012345678"):
        assert call("play", f"--seed={seed}").code == 0


def test_a_game_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    call("play", "--seed", "7", "--save", str(path), "--names", "Ada", typed="bid 9\n")
    before = load_game(path).record
    told = call("play", "--load", str(path), "--save", str(path), typed="undo\nbid 9\n")
    assert told.code == 0
    assert "takes back: bid 9" in told.out
    assert load_game(path).record == before


def test_options_of_the_game() -> None:
    drafted = call("play", "--regions", "draft", "--seed", "3", "--players", "2").out
    assert "Region draft" in drafted
    chosen = call("play", "--regions", "red, blue,yellow", "--players", "3", typed="log all\n").out
    assert "Regions in play: West, South-west" in chosen
    hidden = call("play", "--hidden-money", "--humans", "1", "--names", "Ada").out
    assert len(re.findall(r"^[►✔✗ ] [▲■◆]\w \w+ +\? ", hidden, re.MULTILINE)) == 3


def test_a_board_of_your_own(tmp_path: Path) -> None:
    board = json.loads((SOURCE / "kilowatt/content/boards/germany.json").read_text(encoding="utf-8"))
    mine, game = tmp_path / "mine.json", tmp_path / "game.json"
    mine.write_text(json.dumps(board | {"id": "mine", "name": "My map", "$schema": ""}), encoding="utf-8")
    told = call("play", "--map", str(mine), "--humans", "0", "--players", "2", "--seed", "1", "--save", str(game))
    assert (told.code, told.err) == (0, "")
    assert " My map · " in told.out
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
def test_the_language_is_that_of_the_environment(variables: dict[str, str], word: str) -> None:
    assert word in call("play", variables=variables).out


def test_the_option_for_the_language_goes_before_the_environment() -> None:
    assert "Mercato attuale" in call("play", "--lang", "it", variables={"LANG": "de_DE.UTF-8"}).out


def test_a_terminal_without_utf_8_shows_what_it_can() -> None:
    told = run("play", "--lang", "de", typed="?\nmap\n", variables={"PYTHONIOENCODING": "ascii"})
    assert (told.code, told.err) == (0, "")
    assert "?B Blau" in told.out


def test_bytes_that_are_no_text_are_answered() -> None:
    command = [sys.executable, "-m", "kilowatt.cli", "play", "--seed", "7"]
    told = subprocess.run(command, input=b"\xff\xfe\nbid 9\n", env=environment(), capture_output=True, check=True)
    assert "I do not know “��”" in told.stdout.decode()
    assert told.stderr == b""


def test_no_colours_where_there_is_no_terminal() -> None:
    assert "\x1b" not in call("play", typed="?\n").out
    assert "\x1b" not in call("play", typed="?\n", variables={"NO_COLOR": "1"}).out


# --- replay


def test_replay_without_a_terminal_prints_all_that_happened(saved: Path) -> None:
    told = call("replay", str(saved))
    assert told.code == 0
    assert "─ Round 1: Auction" in told.out
    assert told.out.index("─ Round 2: Auction") < told.out.index("Final ranking")


def test_replay_shows_the_table_after_a_move(saved: Path) -> None:
    last = len(finished().record.moves)
    assert "The start of a game of" in call("replay", str(saved), "--move", "0").out
    assert f"Move 40 of {last}: " in call("replay", str(saved), "--move", "40").out
    assert "Final ranking" in call("replay", str(saved), "--move", str(last)).out


def test_replay_of_a_game_file_in_another_language(tmp_path: Path) -> None:
    path = tmp_path / "game.kw"
    write_game(path, Stored(finished().game, finished().record, ("Ada", "Ben", "Cleo")))
    told = call("replay", str(path), "--lang", "de").out
    assert "Ada" in told
    assert "Endstand" in told


def test_a_reader_that_goes_away_is_no_error(saved: Path) -> None:
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


def test_a_good_game_is_verified(saved: Path) -> None:
    told = call("verify", str(saved), str(saved))
    moves, rounds = len(finished().record.moves), finished().state.round
    line = f"ok: {moves} moves, germany, 3 players, round {rounds}, result by seat "
    assert told.code == 0
    assert [found.startswith(line) for found in told.out.splitlines()] == [True, True]


def test_an_unfinished_game_is_a_good_game(tmp_path: Path) -> None:
    path = tmp_path / "game.kw"
    sit(f"save {path}", match=dealt())
    assert "not finished" in call("verify", str(path)).out


def test_a_broken_game_is_named_with_its_move(tmp_path: Path, saved: Path) -> None:
    bad = tmp_path / "bad.json"
    text = saved.read_text(encoding="utf-8")
    bad.write_text(re.sub(r'"type":"bid","amount":\d+', '"type":"bid","amount":1', text, count=1), encoding="utf-8")
    told = call("verify", str(saved), str(bad))
    assert told.code == 1
    assert told.out.startswith("ok: ")
    assert re.match(rf"broken: {bad}: move 2, seat \d, 'bid 1': refused: ", told.err)


# --- show


def test_show_draws_a_position_with_the_prices_of_who_is_asked() -> None:
    match = finished()
    state = next(state for state in match.states if state.phase == "building" and state.player.cities)
    told = call("show", print_position(match.game.config, state))
    assert told.code == 0
    assert "Cities you can build in" in told.out


@pytest.mark.parametrize("step", [1, 2, 3])
def test_show_draws_a_shared_position_too(step: int) -> None:
    match = finished()
    state = next(state for state in match.states if state.step == step and state.deck)
    line = print_position(match.game.config, state, secret=False)
    assert "deck=?" in line
    assert ("fate=?" in line) is (step < 3)
    told = call("show", "-", typed=line)
    assert (told.code, told.err) == (0, "")
    assert "Current market" in told.out


def test_show_ends_with_the_ranking_where_there_is_one() -> None:
    match = finished()
    told = call("show", print_position(match.game.config, match.state))
    assert "Final ranking" in told.out


def test_show_keeps_hidden_money_hidden() -> None:
    match = dealt(Config(BoardId("usa"), players=3, hidden_money=True))
    line = print_position(match.game.config, match.state, secret=False)
    told = call("show", line, "--lang", "pl").out
    assert len(re.findall(r"^[► ] [●▲■]\w \S+ +\? ", told, re.MULTILINE)) == 3


# --- the rest


def test_info_says_what_is_installed() -> None:
    told = call("info").out
    assert f"kilowatt   {kilowatt.__version__}\n" in told
    assert "boards     germany, usa\n" in told
    assert "languages  en, de, pl, it, ro, ja\n" in told


def test_version() -> None:
    assert run("--version").out == f"kilowatt {kilowatt.__version__}\n"


@pytest.mark.parametrize("command", ["", "play", "replay", "verify", "show", "info"])
def test_help_teaches(command: str) -> None:
    told = call(*filter(None, [command, "--help"]))
    assert told.code == 0
    assert told.out.startswith("usage: kilowatt")
    assert command == "info" or "examples:" in told.out
    assert max(map(len, told.out.splitlines())) <= 100


def test_the_command_alone_shows_its_help() -> None:
    assert call().out == call("--help").out
