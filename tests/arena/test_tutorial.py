"""The tutorial is true: its code is the example's, its commands run, its report is the real one."""

import re
from pathlib import Path

import pytest

from kilowatt.arena.play.schedule import Mode, Schedule
from kilowatt.arena.rate.scores import scores
from kilowatt.arena.store.games_file import TournamentPlan
from tests.arena.support import run
from tests.cli.support import call

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the reader is: with the examples, and the bad bot that the page shows."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    [bad_bot] = [block for block in blocks("python") if block.startswith("# bad_bot.py")]
    (tmp_path / "bad_bot.py").write_text(bad_bot, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_page_shows_the_example_as_it_is() -> None:
    example = (ROOT / "examples" / "my_bot.py").read_text(encoding="utf-8")
    assert example in blocks("python")


@pytest.mark.parametrize("command", [line for block in blocks("sh") for line in block.splitlines()])
def test_every_command_runs(folder: Path, command: str) -> None:
    name, *arguments = command.split()
    assert name == "kilowatt"
    result = call(*arguments, "--workers", "0")
    assert result.code == 0
    assert result.err == ""
    assert re.search(r"^arena/.*/report\.html", result.out, re.MULTILINE)


def test_the_report_of_a_forfeit_is_the_one_on_the_page(folder: Path) -> None:
    [shown] = [block for block in blocks("text") if block.startswith("forfeit")]
    command = next(block for block in blocks("sh") if "bad_bot" in block)
    out = call(*command.split()[1:], "--workers", "0").out
    report = out[out.index("forfeit in game 0") : out.index("\n\n", out.index("forfeit in game 0"))]
    report = report.replace(f"{folder.resolve()}/", "")
    report = re.sub(r"\n +[~^]+(?=\n)", "", report)  # not every Python underlines
    report = re.sub(r"(kilowatt show 'kw1 board=germany round=2 phase=auction) .*'", r"\1 ...'", report)
    assert report == shown.rstrip("\n")


def test_my_bot_beats_chance_by_far(tmp_path: Path) -> None:
    bot = f"{ROOT / 'examples' / 'my_bot.py'}:MyBot"
    plan = TournamentPlan(Schedule((bot, "random"), players=(3,), games=12, mode=Mode.ONE_VS_MANY))
    [score] = scores(run(plan, tmp_path / "games.jsonl"), [bot])
    assert score.forfeits == 0
    assert score.interval.low > score.chance
