"""The file of results: nothing done is lost, and nothing foreign is taken up."""

from pathlib import Path

import msgspec
import pytest

from kilowatt.arena.play.jobs import Limits
from kilowatt.arena.play.schedule import Schedule
from kilowatt.arena.store.games_file import BadResults, Store, TournamentPlan, canonical, encode_line, read_results
from tests.arena.support import SMALL, run, small_games


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "games.jsonl"
    with Store(path, SMALL) as store:
        for game in reversed(small_games()):
            store.add(game)
    found = read_results(path)
    assert found.plan == SMALL
    assert found.games == small_games()
    assert found.length == path.stat().st_size


def test_at_the_end_the_file_is_in_order_and_holds_no_more_than_counts(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Store(path, SMALL) as store:
        for game in reversed(small_games()):
            store.add(game)
        assert store.finish(5) == small_games()[:5]
    assert path.read_bytes() == encode_line(SMALL) + b"".join(map(encode_line, small_games()[:5]))
    assert list(tmp_path.iterdir()) == [path]


def test_another_tournament_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Store(path, SMALL):
        pass
    with (
        pytest.raises(BadResults, match="holds another tournament"),
        Store(path, TournamentPlan(Schedule(("random",)))),
    ):
        pass


def test_a_plan_is_always_written_as_the_same_bytes() -> None:
    """Else a tournament gone on with would end in another file than one that was not interrupted."""
    plan = TournamentPlan(Schedule(("random",)), Limits(move=10, start=60), until_ci=1)
    assert encode_line(canonical(plan)) == encode_line(canonical(canonical(plan)))
    assert encode_line(canonical(plan)) == encode_line(TournamentPlan(plan.schedule, Limits(), until_ci=1.0))


def test_games_with_other_seeds_than_the_schedule_gives_are_not_gone_on_with(tmp_path: Path) -> None:
    """An older version may have played them, and mixed results could not be reproduced."""
    path = tmp_path / "games.jsonl"
    with Store(path, canonical(SMALL)) as store:
        store.add(small_games()[0])
        store.add(msgspec.structs.replace(small_games()[1], seed=5))
    with pytest.raises(BadResults, match="game 1 was played by another version: start a new tournament"):
        run(SMALL, path)
    assert len(read_results(path).games) == 2


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "not the results of a tournament"),
        ("{}\n", "not the results of a tournament"),
        ('{"schedule":{"entrants":["random"]},"kilowatt_arena":2}\n', "results of version 2"),
        ('{"schedule":{"entrants":["random"]}}\n{"index":"x"}\n', "line 2 is not a game"),
    ],
)
def test_a_file_that_is_something_else_is_refused(tmp_path: Path, text: str, fault: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadResults, match=fault):
        read_results(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match=r"no\.jsonl: No such file or directory"):
        read_results(tmp_path / "no.jsonl")
