"""Games in processes: the same results in every process, and no bot stops a tournament."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from kilowatt.arena.play.jobs import Job
from kilowatt.arena.play.pool import Pool, Replies, play_in_processes, runner_for
from kilowatt.arena.play.results import Fault
from kilowatt.arena.play.schedule import Mode, Schedule
from kilowatt.arena.play.supervisor import Stopped, WorkerSupervisor
from kilowatt.arena.store.games_file import TournamentPlan, read_results
from kilowatt.arena.tournament import Tournament
from tests.arena.support import QUICK, SMALL, bad, duel, first_job, run

BAD = TournamentPlan(
    Schedule(
        ("simple", bad("Deaf"), bad("Dies"), bad("Raises"), bad("Slow")),
        players=(2,),
        games=8,
        mode=Mode.ONE_VS_MANY,
    ),
    QUICK,
)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The small tournament, by one process."""
    return played(SMALL, tmp_path_factory.mktemp("alone"), 1)


def played(plan: TournamentPlan, folder: Path, workers: int) -> bytes:
    path = folder / "games.jsonl"
    run(plan, path, runner_for(workers))
    return path.read_bytes()


def test_the_results_are_the_same_here_and_with_two_workers(alone: bytes, tmp_path: Path) -> None:
    assert played(SMALL, tmp_path / "two", 2) == alone
    assert played(SMALL, tmp_path / "here", 0) == alone


@pytest.mark.parametrize("after", [1, 6])
def test_an_interrupted_tournament_goes_on_to_the_same_results(alone: bytes, tmp_path: Path, after: int) -> None:
    path = tmp_path / "games.jsonl"

    def interrupted(tournament: Tournament) -> None:
        if tournament.done == after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Tournament(SMALL, path).run(runner_for(2), interrupted)
    kept = read_results(path)
    assert len(kept.games) == after
    with path.open("ab") as file:
        file.write(b'{"index":3,"config":{"boa')  # a line that was being written when the machine stopped
    run(kept.plan, path, runner_for(1))
    assert path.read_bytes() == alone


def test_a_finished_tournament_is_not_played_again(alone: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(alone)

    def no_worker(jobs: Iterable[Job]) -> Replies:
        assert not list(jobs)
        yield from ()

    assert len(run(SMALL, path, no_worker)) == SMALL.schedule.total
    assert path.read_bytes() == alone


def test_bad_bots_stop_nothing_and_the_results_are_the_same_with_two_workers(tmp_path: Path) -> None:
    games = run(BAD, tmp_path / "one.jsonl", runner_for(1))
    found = {game.forfeit.bot: game.forfeit for game in games if game.forfeit is not None}
    faults = {bot.rpartition(":")[2]: forfeit.fault for bot, forfeit in found.items()}
    assert faults == {
        "Deaf": Fault.HUNG,
        "Dies": Fault.CRASHED,
        "Raises": Fault.RAISED,
        "Slow": Fault.TOO_SLOW,
    }
    assert all(game.forfeit is not None and game.standing(game.forfeit.seat).place == 2 for game in games)
    run(BAD, tmp_path / "two.jsonl", runner_for(2))
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


@pytest.mark.parametrize(("name", "move"), [("Crashes", None), ("DiesAtOnce", 0)])
def test_a_bot_that_ends_its_process_is_named(name: str, move: int | None, tmp_path: Path) -> None:
    [game, *_] = run(duel(name), tmp_path / "games.jsonl", runner_for(1))
    assert game.forfeit is not None
    assert game.forfeit.fault is Fault.CRASHED
    assert game.forfeit.bot.endswith(name)
    assert game.forfeit.move == move or move is None
    assert "twice" in game.forfeit.detail


def test_a_process_that_dies_once_is_forgiven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIED_ONCE", str(tmp_path / "died"))
    games = run(duel("DiesOnce"), tmp_path / "games.jsonl", runner_for(1))
    assert (tmp_path / "died").exists()
    assert [game.forfeit for game in games] == [None, None]


def test_what_a_bot_prints_is_not_taken_for_results(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    games = run(duel("Talks"), tmp_path / "games.jsonl", runner_for(1))
    assert [game.forfeit for game in games] == [None, None]
    result = capfd.readouterr()
    assert result.out == ""
    assert result.err.count("hello from a bot") == 2


def test_a_closed_supervisor_plays_no_more() -> None:
    supervisor = WorkerSupervisor()
    supervisor.close()
    with pytest.raises(Stopped):
        supervisor.play(first_job(SMALL))
    supervisor.clean_up()


def test_an_error_of_the_arena_reaches_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(supervisor: WorkerSupervisor, job: Job) -> None:
        raise RuntimeError("no table free")

    monkeypatch.setattr(WorkerSupervisor, "play", broken)
    with pytest.raises(RuntimeError, match="no table free"):
        list(play_in_processes([first_job(SMALL)], 1))


def test_processes_end_with_the_pool() -> None:
    pool = Pool([first_job(SMALL)] * 50, 2)
    replies = pool.replies()
    next(replies)
    processes = [supervisor._process for supervisor in pool._supervisors]
    pool.close()
    assert all(process is None or process.poll() is not None for process in processes)
