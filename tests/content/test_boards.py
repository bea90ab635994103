"""The facts of the two maps (R0.2)."""

import pytest

from kilowatt.content import board_faults, board_ids, load_board
from kilowatt.engine.content import Board

GERMANY_TOUCHING = [
    ("blue", "purple"),
    ("blue", "red"),
    ("blue", "yellow"),
    ("brown", "teal"),
    ("brown", "yellow"),
    ("purple", "yellow"),
    ("red", "teal"),
    ("red", "yellow"),
    ("teal", "yellow"),
]
USA_TOUCHING = [
    ("brown", "green"),
    ("brown", "yellow"),
    ("green", "red"),
    ("green", "yellow"),
    ("purple", "red"),
    ("purple", "teal"),
    ("purple", "yellow"),
    ("red", "teal"),
    ("red", "yellow"),
]
GERMANY_FREE = [("duisburg", "essen"), ("frankfurt-main", "wiesbaden"), ("halle", "leipzig")]
USA_FREE = [("cheyenne", "denver"), ("jacksonville", "savannah"), ("new-york", "philadelphia")]


def cost(board: Board, a: str, b: str) -> int:
    [found] = [line.cost for line in board.connections if {line.a, line.b} == {a, b}]
    return found


def touching(board: Board) -> list[tuple[str, str]]:
    home = {city.id: city.region for city in board.cities}
    pairs = {(home[line.a], home[line.b]) for line in board.connections}
    return sorted({(min(pair), max(pair)) for pair in pairs if pair[0] != pair[1]})


def free(board: Board) -> list[tuple[str, str]]:
    return sorted((min(line.a, line.b), max(line.a, line.b)) for line in board.connections if line.cost == 0)


def test_two_maps_are_shipped() -> None:
    """R0.2."""
    assert board_ids() == ("germany", "usa")
    assert [load_board(name).name for name in board_ids()] == ["Germany", "USA"]


@pytest.mark.parametrize("name", board_ids())
def test_a_shipped_board_has_no_fault_and_is_called_what_its_file_is_called(name: str) -> None:
    board = load_board(name)
    assert board.id == name
    assert board_faults(board) == []


@pytest.mark.parametrize("name", board_ids())
def test_a_map_has_6_regions_of_7_cities(name: str) -> None:
    """R0.2."""
    board = load_board(name)
    assert [len(region.cities) for region in board.regions] == [7, 7, 7, 7, 7, 7]
    assert len(board.cities) == 42
    assert {city.id for city in board.cities} == {city for region in board.regions for city in region.cities}


@pytest.mark.parametrize(("name", "lines"), [("germany", 83), ("usa", 87)])
def test_a_map_has_all_its_connections(name: str, lines: int) -> None:
    """R0.2."""
    assert len(load_board(name).connections) == lines


@pytest.mark.parametrize(("name", "pairs"), [("germany", GERMANY_FREE), ("usa", USA_FREE)])
def test_three_connections_of_a_map_cost_nothing(name: str, pairs: list[tuple[str, str]]) -> None:
    """R0.2."""
    assert free(load_board(name)) == pairs


@pytest.mark.parametrize(("name", "pairs"), [("germany", GERMANY_TOUCHING), ("usa", USA_TOUCHING)])
def test_regions_touch_where_a_connection_joins_them(name: str, pairs: list[tuple[str, str]]) -> None:
    """R1.1."""
    assert touching(load_board(name)) == pairs


def test_the_costs_of_the_rulebook_example_are_printed_on_the_map() -> None:
    """R5.6."""
    germany = load_board("germany")
    assert cost(germany, "essen", "duisburg") == 0
    assert cost(germany, "muenster", "dortmund") == 2
    assert cost(germany, "essen", "duesseldorf") == 2
    assert cost(germany, "duesseldorf", "aachen") == 9
    assert cost(germany, "duesseldorf", "koeln") == 4


def test_a_printed_connection_stays_even_where_a_detour_is_cheaper() -> None:
    usa = load_board("usa")
    assert cost(usa, "boise", "cheyenne") == 24
    assert cost(usa, "boise", "billings") + cost(usa, "billings", "cheyenne") == 21
