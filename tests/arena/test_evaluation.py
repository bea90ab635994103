"""`kilowatt evaluate`: the protocol is fixed, its line can be quoted, and an interrupted one resumes."""

import re
from pathlib import Path

import pytest

from kilowatt.arena.evaluation import Evaluation, Outcome, file_name, play_against, quote
from kilowatt.arena.play.pool import play_here
from kilowatt.arena.play.schedule import Mode
from kilowatt.arena.rate.intervals import wilson
from kilowatt.arena.rate.scores import Score
from kilowatt.arena.store.games_file import read_results
from kilowatt.arena.tournament import Tournament
from tests.arena.support import bad
from tests.cli.support import CommandResult, call

SMALL = Evaluation("simple", ("random",), ("usa",), players=2, games=4)


def evaluate(*arguments: str) -> CommandResult:
    return call("evaluate", *arguments, "--workers", "0")


def result(wins: int, games: int, forfeits: int = 0) -> Score:
    figures = dict.fromkeys(
        ("rank", "powered", "cities", "money", "rounds", "dark_share", "idle_plants", "unburned", "stalled"), 1.0
    )
    return Score(
        bot="mine",
        games=games,
        wins=wins,
        share=wins / games,
        interval=wilson(wins, games),
        chance=0.25,
        forfeits=forfeits,
        **figures,
    )


def test_the_protocol_is_pinned() -> None:
    """A change of any of these figures needs a new protocol number."""
    standard = Evaluation.standard("mine")
    assert standard.opponents == ("random", "greedy", "simple", "planner")
    plan = standard.plan("simple")
    assert plan.schedule.entrants == ("mine", "simple")
    assert plan.schedule.mode is Mode.ONE_VS_MANY
    assert (plan.schedule.players, plan.schedule.maps) == ((4,), ("germany", "usa"))
    assert (plan.schedule.games, plan.schedule.total, plan.schedule.seed) == (400, 400, 4_000_000_000)
    assert (plan.schedule.draft, plan.schedule.hidden_money) == (False, False)
    assert (plan.limits.move, plan.limits.start, plan.until_ci) == (1.0, 60.0, None)


def test_a_standard_opponent_is_not_measured_against_itself() -> None:
    assert Evaluation.standard("simple").opponents == ("random", "greedy", "planner")


def test_every_other_setting_is_not_the_protocol() -> None:
    standard = Evaluation.standard("mine")
    assert standard.is_standard
    for other in (
        Evaluation("mine", ("random",)),
        Evaluation("mine", standard.opponents, maps=("usa",)),
        Evaluation("mine", standard.opponents, players=3),
        Evaluation("mine", standard.opponents, games=40),
    ):
        assert not other.is_standard


def test_the_line_to_quote_has_all_that_is_needed_to_repeat_it() -> None:
    outcomes = [Outcome("random", result(396, 400)), Outcome("simple", result(100, 400))]
    line = quote(Evaluation.standard("mine"), outcomes)
    assert re.fullmatch(
        r"mine \(Kilowatt [\d.]+\S*, evaluation 1\): random 99\.0 % \[97\.5, 99\.6\], simple 25\.0 % \[21\.0, 29\.5\]; "
        r"one against 3, germany and usa, 400 games each, chance 25\.0 %",
        line,
    )


def test_the_line_tells_forfeits_and_own_settings() -> None:
    line = quote(Evaluation("mine", ("random",), games=40), [Outcome("random", result(20, 40, forfeits=7))])
    assert ", own settings): random 50.0 % [" in line
    assert line.endswith("40 games each, chance 25.0 %, 7 forfeits")


def test_files_of_opponents_with_similar_names_differ() -> None:
    opponents = ("a/my.py:Bot", "a-my.py:Bot")
    evaluation = Evaluation("mine", opponents)
    assert len({file_name(evaluation, opponent) for opponent in opponents}) == 2


def test_an_interrupted_evaluation_resumes_with_the_same_result(tmp_path: Path) -> None:
    def interrupt(tournament: Tournament) -> None:
        if tournament.done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_against("random", SMALL, tmp_path / "cut", play_here, interrupt)
    seen: list[int] = []
    resumed = play_against("random", SMALL, tmp_path / "cut", play_here, lambda one: seen.append(one.done))
    assert seen == [2, 3, 4]
    assert resumed == play_against("random", SMALL, tmp_path / "whole", play_here)
    assert [file.read_bytes() for file in (tmp_path / "cut").iterdir()] == [
        file.read_bytes() for file in (tmp_path / "whole").iterdir()
    ]


def test_the_command_prints_a_table_and_the_line(tmp_path: Path) -> None:
    arguments = ("simple", "--against", "random", "--against", "greedy", "--games", "4", "--players", "2")
    answer = evaluate(*arguments, "--map", "usa", "--out", str(tmp_path))
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert re.match(r"against +games +win share \[95 % interval\] +chance +rank +forfeits", lines[0])
    assert re.match(r"random +4 +100\.0 % \[51\.0, 100\.0\] +50\.0 % +1\.00", lines[1])
    assert lines[2].startswith("greedy")
    assert lines[-1].startswith("simple (Kilowatt ")
    assert lines[-1].endswith("one against 1, usa, 4 games each, chance 50.0 %")
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["1-random.jsonl", "2-greedy.jsonl"]
    assert len(read_results(files[0]).games) == 4
    assert evaluate(*arguments, "--map", "usa", "--out", str(tmp_path)).out == answer.out


def test_forfeits_are_counted_in_table_and_line(tmp_path: Path) -> None:
    arguments = ("--against", "random", "--games", "2", "--players", "2", "--map", "usa", "--out", str(tmp_path))
    answer = evaluate(bad("Raises"), *arguments)
    assert answer.code == 0
    assert answer.out.splitlines()[1].split()[-1] == "2"
    assert answer.out.splitlines()[-1].endswith(", 2 forfeits")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nobody"], "there is no bot 'nobody'"),
        (["simple", "--against", "nobody"], "there is no bot 'nobody'"),
        (["simple", "--against", "simple"], "'simple' is listed twice"),
        (["simple", "--games", "0"], "games=0: expected at least 1"),
        (["simple", "--players", "7"], "players=7: expected 2 to 6"),
        (["simple", "--map", "moon"], "moon"),
    ],
)
def test_settings_that_cannot_be_played_are_refused(arguments: list[str], message: str, tmp_path: Path) -> None:
    answer = evaluate(*arguments, "--out", str(tmp_path / "out"))
    assert answer.code == 2
    assert message in answer.err
    assert not (tmp_path / "out").exists()


def test_a_folder_with_another_evaluation_is_refused(tmp_path: Path) -> None:
    arguments = ("simple", "--against", "random", "--players", "2", "--out", str(tmp_path))
    assert evaluate(*arguments, "--games", "2").code == 0
    answer = evaluate(*arguments, "--games", "4")
    assert answer.code == 2
    assert "another tournament" in answer.err
