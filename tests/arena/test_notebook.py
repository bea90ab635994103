"""The example notebook runs on a small dataset and says what the games say."""

from pathlib import Path

import msgspec
import pytest

from kilowatt.arena.dataset import write_dataset
from kilowatt.arena.play.pool import play_here
from kilowatt.arena.play.schedule import Schedule
from kilowatt.arena.store.dataset_folder import DatasetPlan
from tools.notebook import run_cell, run_notebook

NOTEBOOK = Path(__file__).parents[2] / "examples" / "study_a_dataset.ipynb"


def test_the_notebook_runs_on_any_dataset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data"
    write_dataset(DatasetPlan(Schedule(("greedy",), players=(3,), games=12)), folder, play_here)
    monkeypatch.setenv("KILOWATT_DATASET", str(folder))
    names = run_notebook(msgspec.json.decode(NOTEBOOK.read_bytes()))
    assert names["by_place"]["place_in_order"].to_list() == [1, 2, 3]
    assert sum(names["by_place"]["win_share"]) == pytest.approx(1, abs=0.01)
    assert names["by_place"]["games"].to_list() == [12, 12, 12]
    assert set(names["by_phase"]["phase"]) == {"auction", "resources", "building", "bureaucracy"}
    assert names["by_plant"]["win_share"].is_sorted(descending=True)
    assert names["by_result"]["phase"].to_list() == ["auction", "building", "resources"]


def test_the_notebook_is_published_with_its_outputs() -> None:
    cells = msgspec.json.decode(NOTEBOOK.read_bytes())["cells"]
    assert all(cell["outputs"] for cell in cells if cell["cell_type"] == "code")


def test_a_cell_shows_what_it_prints_and_its_last_value() -> None:
    names: dict[str, object] = {}
    assert run_cell("x = 2\nprint('two')\nx + 1", names) == "two\n3\n"
    assert run_cell("x = 3", names) == ""
    assert run_cell("None", names) == ""
    assert names["x"] == 3
