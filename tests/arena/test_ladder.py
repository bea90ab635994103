"""The ladder: matches as data, a page with honest rows, gone on with where it was interrupted."""

import json
from itertools import combinations
from pathlib import Path

import pytest

from kilowatt.arena.ladder import LEVELS, SEARCH, STANDARD, LadderMatch, play_match
from kilowatt.arena.play.pool import play_here
from kilowatt.arena.report.ladder_page import page
from kilowatt.arena.tournament import Tournament
from kilowatt.bots.registry import check_bot
from tests.cli.support import call

MATCHES = (
    LadderMatch("simple", "random", players=2, map="usa", games=4, seed=3),
    LadderMatch("random", "simple", players=3, map="germany", games=3, seed=3),
)


@pytest.fixture
def matches(tmp_path: Path) -> Path:
    path = tmp_path / "matches.json"
    path.write_text(
        json.dumps([{field: getattr(match, field) for field in match.__struct_fields__} for match in MATCHES])
    )
    return path


def test_the_standard_matches_are_everywhere_and_of_known_bots() -> None:
    assert len({match.name for match in STANDARD}) == len(STANDARD)
    rungs = [match for match in STANDARD if match not in LEVELS]
    for one, many in {(match.one, match.many) for match in rungs}:
        check_bot(one)
        check_bot(many)
        tables = {(match.map, match.players) for match in rungs if (match.one, match.many) == (one, many)}
        assert tables == {(board, players) for board in ("germany", "usa") for players in range(2, 7)}


def test_every_bot_plays_each_lower_one_and_every_level_the_next() -> None:
    bots = ("random", "greedy", "simple", "planner", SEARCH)
    pairs = {(match.one, match.many) for match in STANDARD if match not in LEVELS}
    assert pairs == {(one, many) for many, one in combinations(bots, 2)}
    levels = ("easy", "normal", "hard", "expert")
    assert {(match.one, match.many) for match in LEVELS} == set(zip(levels[1:], levels, strict=False))


def test_a_match_is_what_its_command_plays(tmp_path: Path) -> None:
    match = MATCHES[0]
    row = play_match(match, tmp_path, play_here)
    name, command, *arguments = match.command.split()
    assert (name, command) == ("kilowatt", "arena")
    assert call(command, *arguments, "--workers", "0", "--out", str(tmp_path / "out")).code == 0
    assert (tmp_path / "out" / "games.jsonl").read_bytes() == (tmp_path / f"{match.name}.jsonl").read_bytes()
    assert row.score.games == 4
    assert row.score.bot == "simple"


def test_the_command_writes_the_page(matches: Path, tmp_path: Path) -> None:
    target = tmp_path / "page.md"
    result = call("ladder", "--matches", str(matches), "--out", str(tmp_path), "--page", str(target), "--workers", "0")
    assert result.code == 0
    assert result.err == ""
    text = target.read_text(encoding="utf-8")
    assert "## One `simple` against `random`" in text
    assert "| usa | 2 | 4 | 4 | **100.0 %** | 51.0 to 100.0 % | 50.0 % | 1.00 |" in text
    assert "The whole interval is above chance in every row." in text
    assert "The interval is not entirely above chance in: germany with 3." in text
    for match in MATCHES:
        assert match.command in text.splitlines()
    assert "simple-vs-random-2p-usa" in result.out


def test_a_quick_ladder_is_small_and_leaves_the_page_alone(matches: Path, tmp_path: Path) -> None:
    arguments = ("ladder", "--quick", "--matches", str(matches), "--only", "germany", "--out", str(tmp_path))
    result = call(*arguments, "--workers", "0")
    assert result.code == 0
    assert (tmp_path / "quick" / "ladder.md").exists()
    assert not list((tmp_path / "quick").glob("simple-vs-random*"))
    assert MATCHES[0].quick().games == 4
    assert STANDARD[2].quick().games == 2 * STANDARD[2].players


def test_an_interrupted_match_goes_on_and_its_time_adds_up(tmp_path: Path) -> None:
    match = MATCHES[0]

    def interrupted(tournament: Tournament) -> None:
        if tournament.done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_match(match, tmp_path, play_here, interrupted)
    clock = tmp_path / f"{match.name}.spent.json"
    clock.write_text('{"seconds": 100.0, "thought": 50.0, "moves": 1000}', encoding="utf-8")
    seen: list[int] = []
    row = play_match(match, tmp_path, play_here, lambda tournament: seen.append(tournament.done))
    assert seen == [2, 3, 4]
    assert row.spent.seconds >= 100
    assert row.spent.thought > 50
    assert row.spent.moves > 1000
    assert row.spent.per_move < 0.05
    again = play_match(match, tmp_path, play_here)
    assert again.score == row.score
    assert again.spent.moves == row.spent.moves
    assert page([again], "a machine").startswith("# The ladder\n")


def test_matches_that_are_none_are_refused(tmp_path: Path, matches: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('[{"one": "simple"}]', encoding="utf-8")
    assert "not a list of matches" in call("ladder", "--matches", str(broken)).err
    assert "No such file" in call("ladder", "--matches", str(tmp_path / "none.json")).err
    assert "no match has 'xyz' in its name" in call("ladder", "--matches", str(matches), "--only", "xyz").err


def test_the_page_begins_with_the_matches_of_four(tmp_path: Path) -> None:
    row = play_match(LadderMatch("simple", "random", players=4, map="usa", games=4), tmp_path, play_here)
    lines = page([row], "a machine").splitlines()
    assert lines.index("| `simple` | `random` | 100 % |") < lines.index("## One `simple` against `random`")
