"""Where boards and editions come from, and what is said of files that cannot be read."""

import json
import pickle
from pathlib import Path

import pytest

import kilowatt.content
from kilowatt.content import BrokenContent, load_board, load_edition
from kilowatt.engine import KilowattError
from tests.content.support import FaultsOf, Written


def refused(path: Path, content: bytes) -> str:
    path.write_bytes(content)
    with pytest.raises(BrokenContent) as broken:
        load_board(path)
    return str(broken.value).removeprefix(f"{path}: ")


def test_the_public_surface_is_sorted_and_complete() -> None:
    public = kilowatt.content.__all__
    assert public == sorted(public)
    assert all(hasattr(kilowatt.content, name) for name in public)


def test_a_shipped_board_is_loaded_once() -> None:
    assert load_board("usa") is load_board("usa")
    assert load_edition() is load_edition("original")


def test_a_board_of_your_own_loads_from_its_path(board: Written, tmp_path: Path) -> None:
    path = tmp_path / "my-board.json"
    path.write_text(json.dumps(board), encoding="utf-8")
    germany = load_board("germany")
    for where in (path, str(path)):
        mine = load_board(where)
        assert mine.id == "mine"
        assert (mine.regions, mine.cities, mine.connections) == (germany.regions, germany.cities, germany.connections)


def test_a_board_of_your_own_is_read_again_each_time(board: Written, tmp_path: Path) -> None:
    path = tmp_path / "my-board.json"
    path.write_text(json.dumps(board), encoding="utf-8")
    assert load_board(path).name == "Germany"
    path.write_text(json.dumps(board | {"name": "Mine"}), encoding="utf-8")
    assert load_board(path).name == "Mine"


def test_what_ends_in_json_is_a_path_even_without_a_folder(
    board: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.json").write_text(json.dumps(board), encoding="utf-8")
    assert load_board("mine.json").id == "mine"


def test_a_copy_of_a_shipped_board_loads_from_its_path(board: Written, tmp_path: Path) -> None:
    path = tmp_path / "germany.json"
    path.write_text(json.dumps(board | {"id": "germany"}), encoding="utf-8")
    assert load_board(path) == load_board("germany")


def test_an_edition_of_your_own_loads_from_its_path(edition: Written, tmp_path: Path) -> None:
    path = tmp_path / "house-rules.json"
    path.write_text(json.dumps(edition | {"id": "house-rules", "start_money": 60}), encoding="utf-8")
    mine = load_edition(path)
    assert (mine.id, mine.start_money) == ("house-rules", 60)
    assert mine.plants == load_edition().plants


def test_a_byte_order_mark_is_ignored(board: Written, tmp_path: Path) -> None:
    path = tmp_path / "my-board.json"
    path.write_text(json.dumps(board), encoding="utf-8-sig")
    assert load_board(path).id == "mine"


@pytest.mark.parametrize("name", ["", "atlantis", "Germany", ".."])
def test_a_name_that_is_not_shipped_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(BrokenContent, match=r"not one of the shipped boards \(germany, usa\)") as broken:
        load_board(name)
    assert broken.value.source == name


def test_an_edition_that_is_not_shipped_is_refused_with_those_that_are() -> None:
    with pytest.raises(BrokenContent, match=r"recharged: not one of the shipped editions \(original\)"):
        load_edition("recharged")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenContent) as broken:
        load_board(tmp_path / "nowhere.json")
    assert str(broken.value) == f"{tmp_path / 'nowhere.json'}: it cannot be read: No such file or directory"


def test_a_folder_is_not_a_board(tmp_path: Path) -> None:
    with pytest.raises(BrokenContent, match="it cannot be read"):
        load_board(tmp_path)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "it is not good JSON: Expecting value: line 1 column 1 (char 0)"),
        (b'{\n"id": "mine",\n}', "line 3 column 1 (char 16)"),
        (b"\xff\xff\xff\xff\xff", "it is not good JSON: 'utf-8' codec can't decode byte 0xff in position 0"),
        (b"[" * 100_000, "it is not good JSON: nested too deeply"),
        (b"9" * 5000, "it is not good JSON: Exceeds the limit"),
        (b'{"id": "a", "name": "b", "id": "c"}', "it is not good JSON: an object has the field 'id' twice"),
        (b"[]", "Expected `object`, got `array`"),
        (b"{}", "Object missing required field `id`"),
    ],
)
def test_a_file_that_is_no_board_is_refused_with_the_place(tmp_path: Path, content: bytes, complaint: str) -> None:
    assert complaint in refused(tmp_path / "my-board.json", content)


def test_a_value_of_the_wrong_type_is_named_with_its_place(board: Written, board_faults_of: FaultsOf) -> None:
    board["connections"][2][2] = "19"
    assert board_faults_of(board) == ["Expected `int`, got `str` - at `$.connections[2][2]`"]


def test_a_missing_field_is_named_with_its_place(board: Written, board_faults_of: FaultsOf) -> None:
    del board["cities"][3]["name"]
    assert board_faults_of(board) == ["Object missing required field `name` - at `$.cities[3]`"]


def test_an_unknown_field_is_named_with_its_place(board: Written, board_faults_of: FaultsOf) -> None:
    board["cities"][3]["mayor"] = "unknown"
    assert board_faults_of(board) == ["Object contains unknown field `mayor` - at `$.cities[3]`"]


def test_a_connection_without_its_cost_is_named_with_its_place(board: Written, board_faults_of: FaultsOf) -> None:
    board["connections"][2].pop()
    assert board_faults_of(board) == ["Expected `array` of length 3, got 2 - at `$.connections[2]`"]


def test_a_plant_of_an_unknown_kind_is_named_with_its_place(edition: Written, edition_faults_of: FaultsOf) -> None:
    edition["plants"][0]["kind"] = "solar"
    assert edition_faults_of(edition) == ["Invalid enum value 'solar' - at `$.plants[0].kind`"]


def test_broken_content_is_a_kilowatt_error_and_a_value_error() -> None:
    assert issubclass(BrokenContent, KilowattError)
    assert issubclass(BrokenContent, ValueError)


def test_broken_content_can_be_pickled() -> None:
    error = BrokenContent("mine.json", ["one", "two"])
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.source, copy.faults, str(copy)) == ("mine.json", ("one", "two"), str(error))
    assert str(error) == "mine.json has 2 faults:\n- one\n- two"
