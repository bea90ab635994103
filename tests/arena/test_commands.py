"""`kilowatt arena` as people run it."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kilowatt.arena.store.games_file import read_results
from kilowatt.engine.record import Record
from tests.arena.support import bad
from tests.cli.support import CommandResult, call, environment

HEEDING = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("kilowatt.cli", run_name="__main__")
"""
"""Background jobs ignore interrupts, and so do their child processes unless they restore the handler."""


def arena(*arguments: str) -> CommandResult:
    return call("arena", *arguments)


def test_a_tournament_ends_with_tables_and_files(tmp_path: Path) -> None:
    result = arena("random", "simple", "--games", "4", "--players", "2", "--workers", "0", "--out", str(tmp_path))
    assert result.code == 0
    assert result.err == ""
    lines = result.out.splitlines()
    assert lines[0] == "4 games, seed 1"
    assert re.match(r"bot +games +win share \(95 % interval\) +chance +rank +powered +rounds +ms a move", lines[1])
    assert re.match(r"simple +4 +100\.0 % \(51\.0 to 100\.0\) +50 % +1\.00", lines[2])
    assert "win share by seat, 2 players" in lines
    assert "ratings (openskill, Plackett-Luce)" in lines
    assert lines[-1] == f"{tmp_path}/report.html; the same folder has the games as JSON lines and Parquet"
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "games.jsonl",
        "games.parquet",
        "plants.parquet",
        "report.html",
        "seats.parquet",
    ]


def test_several_maps_and_numbers_of_players(tmp_path: Path) -> None:
    result = arena(
        "random", "--games", "1", "--players", "2,5", "--map", "both", "--workers", "2", "--out", str(tmp_path)
    )
    assert result.code == 0
    games = read_results(tmp_path / "games.jsonl").games
    assert {(game.config.board, game.config.players) for game in games} == {
        (board, players) for board in ("germany", "usa") for players in (2, 5)
    }
    assert "by map and players" in result.out


def test_one_against_many_with_options_of_the_game(tmp_path: Path) -> None:
    result = arena(
        *("simple", "random", "--one-vs-many", "--players", "3", "--games", "3", "--seed", "7", "--workers", "0"),
        *("--draft", "--hidden-money", "--out", str(tmp_path)),
    )
    assert result.code == 0
    results = read_results(tmp_path / "games.jsonl")
    assert results.plan.schedule.seed == 7
    for game in results.games:
        assert sorted(game.bots) == ["random", "random", "simple"]
        assert game.config.regions == "draft"
        assert game.config.hidden_money


def test_records_can_be_verified_and_replayed(tmp_path: Path) -> None:
    records = tmp_path / "records"
    result = arena(
        *("random", "--games", "2", "--players", "2", "--workers", "1"),
        *("--out", str(tmp_path / "out"), "--records", str(records)),
    )
    assert result.code == 0
    files = sorted(records.iterdir())
    assert [file.name for file in files] == ["game-000000.json", "game-000001.json"]
    assert call("verify", *map(str, files)).code == 0
    for file, game in zip(files, read_results(tmp_path / "out" / "games.jsonl").games, strict=True):
        assert len(Record.from_json(file.read_bytes()).moves) == game.moves


def test_stopping_by_confidence(tmp_path: Path) -> None:
    result = arena(
        *("simple", "random", "--one-vs-many", "--players", "2", "--until-ci", "0.3"),
        *("--games", "100", "--workers", "1", "--records", str(tmp_path / "records"), "--out", str(tmp_path / "out")),
    )
    assert result.code == 0
    games = read_results(tmp_path / "out" / "games.jsonl").games
    assert len(games) < 20
    assert len(list((tmp_path / "records").iterdir())) == len(games)


def test_a_forfeit_is_reported_with_its_traceback(tmp_path: Path) -> None:
    result = arena(
        "simple", "--bot", bad("Raises"), "--games", "8", "--players", "2", "--workers", "1", "--out", str(tmp_path)
    )
    assert result.code == 0
    assert re.search(r"forfeit in game 0: .*bad_bots\.py:Raises on seat \d raised an exception at move \d+", result.out)
    assert "\n    KeyError: 'no plan for <" in result.out
    assert "\n    kilowatt show 'kw1 board=germany " in result.out
    assert result.out.count("forfeit in game") == 3
    assert "and 5 more forfeits by " in result.out
    shown = re.findall(r"kilowatt show '(.*)'", result.out)
    assert call("show", shown[0]).code == 0


def test_ctrl_c_keeps_what_is_done_and_resume_ends_it(tmp_path: Path) -> None:
    wanted = (bad("Leisurely"), "--games", "12", "--players", "2")
    folder, whole = tmp_path / "broken", tmp_path / "whole"
    command = [sys.executable, "-c", HEEDING, "arena", *wanted, "--workers", "2", "--out", str(folder)]
    slowly = environment() | {"LEISURE_SECONDS": "0.5"}
    process = subprocess.Popen(command, env=slowly, stdout=subprocess.PIPE, text=True)
    results = folder / "games.jsonl"
    while not results.exists() or results.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    kept = len(read_results(results).games)
    assert out == f"{kept} of 12 games are finished and saved. To resume:\n  kilowatt arena --resume {results}\n"
    assert arena("--resume", str(results), "--workers", "1").code == 0
    assert arena(*wanted, "--workers", "0", "--out", str(whole)).code == 0
    assert results.read_bytes() == (whole / "games.jsonl").read_bytes()
    assert (folder / "report.html").read_text() == (whole / "report.html").read_text()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "no bots: name at least one"),
        (("plannr",), "there is no bot 'plannr': did you mean 'planner'?"),
        (("random", "random"), "bot 'random' is listed twice"),
        (("random", "--players", "x"), "--players x: expected a number, a list such as 2,4 or a range such as 2-6"),
        (("random", "--players", "2-9"), "players=7: expected 2 to 6"),
        (("random", "--map", "france"), "not one of the shipped boards"),
        (("random", "--workers", "-1"), "--workers -1: must be 0 or more"),
        (("random", "--move-seconds", "0"), "a time limit of 0 s: must be above 0"),
        (("random", "--until-ci", "0"), "--until-ci 0: expected a share between 0 and 1, such as 0.02"),
        (("random", "--resume", "x.jsonl"), "leave out the bots"),
        (("--resume", "x.jsonl", "--one-vs-many"), "leave out --one-vs-many"),
        (("--resume", "x.jsonl"), "x.jsonl: No such file or directory"),
        (("no.py:MyBot",), "no.py: No such file or directory"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = arena(*arguments)
    assert result.code == 2
    assert result.err.startswith("kilowatt arena: ")
    assert sentence in result.err
    assert list(tmp_path.iterdir()) == []


def test_results_are_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("mine", encoding="utf-8")
    result = arena("random", "--out", str(tmp_path))
    assert result.code == 2
    assert "already exists: resume it with --resume" in result.err
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == "mine"


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for module in ("kilowatt.arena.store.parquet", "kilowatt.cli.commands.arena"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    result = arena("random", "--out", str(tmp_path))
    assert result.code == 2
    assert result.err == "kilowatt arena: this needs pyarrow: pip install 'kilowatt[arena]'\n"
