"""Datasets: the rows agree with the games, no row is lost or repeated, and runs can be distinguished."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pyarrow.parquet as pq
import pytest

from kilowatt.arena.dataset import write_dataset
from kilowatt.arena.play.arena_game import play
from kilowatt.arena.play.jobs import Job, Reply
from kilowatt.arena.play.pool import play_here, runner_for
from kilowatt.arena.play.schedule import Schedule
from kilowatt.arena.store.dataset_folder import DatasetFolder, DatasetPlan, manifest_of
from kilowatt.arena.store.games_file import BadResults
from kilowatt.content import game_for
from kilowatt.engine import Chance
from kilowatt.engine.notation.action_text import parse_action
from kilowatt.engine.record import Record
from tests.arena.support import bad
from tests.cli.support import call

PLAN = DatasetPlan(Schedule(("random", "planner"), players=(2, 3), maps=("usa",), games=10), part=4)
TABLES = ("games", "moves", "plants", "seats")


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    files = sorted((folder / table).glob("*.parquet"))
    return [row for file in files for row in pq.read_table(file).to_pylist()]


def content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(scope="module")
def dataset(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "dataset"
    write_dataset(PLAN, folder, play_here)
    return folder


def test_each_game_and_seat_has_one_row(dataset: Path) -> None:
    games = rows(dataset, "games")
    assert [game["game"] for game in games] == list(range(PLAN.schedule.total))
    keys = [(seat["run"], seat["game"], seat["seat"]) for seat in rows(dataset, "seats")]
    assert keys == [(game["run"], game["game"], seat) for game in games for seat in range(game["players"])]
    assert {(game["kilowatt"], game["schema"]) for game in games} == {("0.1.0", 1)}


def test_the_moves_replay_to_the_games(dataset: Path) -> None:
    """The engine accepts every move; phase, money, legal actions and final places are those of the replay."""
    moves = rows(dataset, "moves")
    for fixture, row in zip(PLAN.schedule.fixtures(), rows(dataset, "games"), strict=True):
        own = [move for move in moves if move["game"] == row["game"]]
        game = game_for(fixture.config)
        actions = [parse_action(move["action"]) for move in own]
        record = Record.of(game, Chance(seed=fixture.seed), actions)
        places = {standing.seat: standing.place for standing in record.state(game).standings}
        assert [move["ply"] for move in own] == list(range(row["moves"]))
        for move, state in zip(own, record.states(game), strict=False):
            assert (move["seat"], move["round"], move["phase"]) == (state.active, state.round, state.phase)
            assert move["money"] == state.player.money
            assert move["legal"] == len(game.legal_actions(state))
            assert move["bot"] == fixture.bots[move["seat"]]
            assert move["place"] == places[move["seat"]]


def test_the_files_name_run_and_versions(dataset: Path) -> None:
    run = json.loads((dataset / "dataset.json").read_bytes())["run"]
    for table in TABLES:
        for file in (dataset / table).iterdir():
            about = pq.read_schema(file).metadata
            assert about[b"kilowatt.run"].decode() == run
            assert about[b"kilowatt.schema"] == b"1"
            assert about[b"kilowatt.kilowatt"] == b"0.1.0"


def test_the_number_of_workers_changes_nothing(dataset: Path, tmp_path: Path) -> None:
    write_dataset(PLAN, tmp_path / "two", runner_for(2))
    assert content(tmp_path / "two") == content(dataset)


class Interrupted(Exception):
    """Stands for Ctrl-C or a crash."""


@pytest.mark.parametrize("games", range(PLAN.schedule.total))
def test_an_interrupted_dataset_resumes_with_the_same_bytes(games: int, dataset: Path, tmp_path: Path) -> None:
    def interrupt(done: int) -> None:
        if done == games:
            raise Interrupted

    with pytest.raises(Interrupted):
        write_dataset(PLAN, tmp_path / "cut", play_here, interrupt)
    replayed: list[int] = []
    write_dataset(PLAN, tmp_path / "cut", noting(replayed))
    assert replayed == list(range(games, PLAN.schedule.total))
    assert content(tmp_path / "cut") == content(dataset)


def noting(indices: list[int]) -> Any:
    """A runner that notes which games it plays."""

    def runner(jobs: Iterable[Job]) -> Iterator[Reply]:
        for job in jobs:
            indices.append(job.fixture.index)
            yield play(job)

    return runner


def test_a_game_whose_line_was_cut_off_is_played_again(dataset: Path, tmp_path: Path) -> None:
    replies = [play(Job(one, one.bots, keep_moves=True)) for one in list(PLAN.schedule.fixtures())[:2]]
    DatasetFolder(tmp_path / "cut", PLAN)
    lines = b"\n".join(map(msgspec.json.encode, replies))
    (tmp_path / "cut" / "unfinished" / "00000.jsonl").write_bytes(lines[:-5])
    replayed: list[int] = []
    write_dataset(PLAN, tmp_path / "cut", noting(replayed))
    assert replayed == list(range(1, PLAN.schedule.total))
    assert content(tmp_path / "cut") == content(dataset)


def test_a_part_that_was_not_written_whole_is_written_again(dataset: Path, tmp_path: Path) -> None:
    """A crash after the last game of a part, while its tables are written: `games` is missing, the journal is there."""
    copy = copytree(dataset, tmp_path / "cut")
    (copy / "games" / "part-00001.parquet").unlink()
    (copy / "unfinished").mkdir()
    replies = [play(Job(one, one.bots, keep_moves=True)) for one in list(PLAN.schedule.fixtures())[4:8]]
    (copy / "unfinished" / "00001.jsonl").write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in replies))
    replayed: list[int] = []
    write_dataset(PLAN, copy, noting(replayed))
    assert replayed == []
    assert content(copy) == content(dataset)


def test_a_finished_dataset_is_left_as_it_is(dataset: Path, tmp_path: Path) -> None:
    copy = copytree(dataset, tmp_path / "copy")
    replayed: list[int] = []
    assert write_dataset(PLAN, copy, noting(replayed)).done == PLAN.schedule.total
    assert replayed == []
    assert content(copy) == content(dataset)


def test_different_plans_have_different_runs() -> None:
    other = msgspec.structs.replace(PLAN, schedule=msgspec.structs.replace(PLAN.schedule, seed=2))
    assert manifest_of(PLAN).run == manifest_of(PLAN).run != manifest_of(other).run


def test_another_version_of_a_bots_file_is_another_run(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("class MyBot: ...\n")
    plan = DatasetPlan(Schedule((f"{bot}:MyBot",)))
    before = manifest_of(plan).run
    bot.write_text("class MyBot: pass\n")
    assert manifest_of(plan).run != before


def test_a_folder_with_anything_else_is_refused(dataset: Path, tmp_path: Path) -> None:
    copy = copytree(dataset, tmp_path / "copy")
    before = content(copy)
    with pytest.raises(BadResults, match="holds another dataset"):
        write_dataset(DatasetPlan(Schedule(("random",))), copy, play_here)
    assert content(copy) == before
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("mine")
    with pytest.raises(BadResults, match="holds other files"):
        write_dataset(PLAN, tmp_path / "other", play_here)
    (copy / "dataset.json").write_text("{}")
    with pytest.raises(BadResults, match=r"dataset\.json: not the plan of a dataset"):
        write_dataset(PLAN, copy, play_here)


def test_a_dataset_of_another_version_is_refused(dataset: Path, tmp_path: Path) -> None:
    copy = copytree(dataset, tmp_path / "copy")
    text = (copy / "dataset.json").read_text()
    (copy / "dataset.json").write_text(text.replace("0.1.0", "0.0.9"))
    with pytest.raises(BadResults, match=r"begun by Kilowatt 0\.0\.9"):
        write_dataset(PLAN, copy, play_here)


def test_forfeits_keep_the_moves_before_them(tmp_path: Path) -> None:
    plan = DatasetPlan(Schedule((bad("Raises"), "simple"), players=(2,), games=2))
    write_dataset(plan, tmp_path / "data", play_here)
    for game in rows(tmp_path / "data", "games"):
        assert (game["end"], game["forfeit"]) == ("forfeit", "raised")
        moves = [move for move in rows(tmp_path / "data", "moves") if move["game"] == game["game"]]
        assert len(moves) == game["moves"] - 1


def test_the_command_writes_and_resumes(tmp_path: Path) -> None:
    arguments = ("dataset", "random", "--games", "4", "--players", "2", "--workers", "0", "--out", str(tmp_path / "d"))
    answer = call(*arguments)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == f"4 games in {tmp_path / 'd'}: games, seats, plants and moves as Parquet\n"
    before = content(tmp_path / "d")
    assert call(*arguments).out == answer.out
    assert content(tmp_path / "d") == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nobody"], "there is no bot 'nobody'"),
        ([], "no bots: name at least one"),
        (["random", "--games", "0"], "games=0: expected at least 1"),
        (["random", "--players", "9"], "players=9: expected 2 to 6"),
    ],
)
def test_datasets_that_cannot_be_played_are_refused(arguments: list[str], message: str, tmp_path: Path) -> None:
    answer = call("dataset", *arguments, "--out", str(tmp_path / "d"))
    assert answer.code == 2
    assert message in answer.err
    assert not (tmp_path / "d").exists()
