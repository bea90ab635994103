"""A broken board is refused with a message that names the fault and the file (R0.2)."""

from tests.content.support import FaultsOf, Written


def entry(document: Written, part: str, name: str) -> Written:
    [found] = [row for row in document[part] if row["id"] == name]
    assert isinstance(found, dict)
    return found


def test_a_connection_may_not_lead_to_an_unknown_city(board: Written, board_faults_of: FaultsOf) -> None:
    board["connections"].append(["essen", "atlantis", 5])
    assert board_faults_of(board) == ["the connection of 'essen' and 'atlantis' leads to the unknown city 'atlantis'"]


def test_a_connection_may_not_join_a_city_to_itself(board: Written, board_faults_of: FaultsOf) -> None:
    board["connections"].append(["essen", "essen", 5])
    assert board_faults_of(board) == ["the connection of 'essen' and 'essen' joins a city to itself"]


def test_a_connection_may_not_have_a_negative_cost(board: Written, board_faults_of: FaultsOf) -> None:
    board["connections"][0] = ["aachen", "duesseldorf", -9]
    assert board_faults_of(board) == ["the connection of 'aachen' and 'duesseldorf' has the negative cost -9"]


def test_a_connection_may_not_be_listed_twice(board: Written, board_faults_of: FaultsOf) -> None:
    board["connections"].append(["aachen", "duesseldorf", 9])
    assert board_faults_of(board) == ["the connection of 'aachen' and 'duesseldorf' is listed twice"]


def test_a_connection_may_not_be_listed_again_in_the_other_direction(board: Written, board_faults_of: FaultsOf) -> None:
    board["connections"].append(["duesseldorf", "aachen", 9])
    assert board_faults_of(board) == ["the connection of 'aachen' and 'duesseldorf' is listed twice"]


def test_a_connection_may_not_have_two_costs(board: Written, board_faults_of: FaultsOf) -> None:
    board["connections"].append(["aachen", "duesseldorf", 8])
    assert board_faults_of(board) == ["the connection of 'aachen' and 'duesseldorf' is listed twice, at 9 and at 8"]


def test_a_connection_may_not_be_one_way(board: Written, board_faults_of: FaultsOf) -> None:
    """R0.2: a printed cost is the same in both directions."""
    board["connections"].append(["duesseldorf", "aachen", 12])
    assert board_faults_of(board) == [
        "the connection of 'aachen' and 'duesseldorf' is one-way: 9 from 'aachen' to 'duesseldorf', but 12 back (R0.2)"
    ]


def test_the_board_must_be_connected(board: Written, board_faults_of: FaultsOf) -> None:
    board["connections"].remove(["hamburg", "kiel", 8])
    board["connections"].remove(["kiel", "luebeck", 4])
    assert board_faults_of(board) == ["the board is not connected: no path joins 'flensburg', 'kiel' to the rest"]


def test_a_board_in_three_parts_names_the_two_smaller_ones(board: Written, board_faults_of: FaultsOf) -> None:
    board["connections"].remove(["flensburg", "kiel", 4])
    board["connections"] = [line for line in board["connections"] if "passau" not in line]
    assert board_faults_of(board) == [
        "the board is not connected: no path joins 'flensburg' to the rest",
        "the board is not connected: no path joins 'passau' to the rest",
    ]


def test_a_region_must_be_connected_in_itself(board: Written, board_faults_of: FaultsOf) -> None:
    """R1.1: otherwise a game with that region would have unreachable cities."""
    board["connections"].remove(["dortmund", "kassel", 18])
    board["connections"].remove(["kassel", "osnabrueck", 20])
    assert board_faults_of(board) == [
        "the region 'red' is not connected: no path inside joins 'kassel' to the rest (R1.1)"
    ]


def test_a_region_may_not_list_an_unknown_city(board: Written, board_faults_of: FaultsOf) -> None:
    entry(board, "regions", "teal")["cities"].append("atlantis")
    assert board_faults_of(board) == [
        "the region 'teal' has 8 cities, not 7 (R0.2)",
        "the region 'teal' lists the unknown city 'atlantis'",
    ]


def test_a_region_may_not_list_a_city_twice(board: Written, board_faults_of: FaultsOf) -> None:
    entry(board, "regions", "teal")["cities"].append("kiel")
    assert board_faults_of(board) == [
        "the region 'teal' has 8 cities, not 7 (R0.2)",
        "the region 'teal' lists the city 'kiel' 2 times",
    ]


def test_a_city_must_be_in_the_list_of_its_region(board: Written, board_faults_of: FaultsOf) -> None:
    entry(board, "regions", "teal")["cities"].remove("kiel")
    assert board_faults_of(board) == [
        "the region 'teal' has 6 cities, not 7 (R0.2)",
        "the city 'kiel' is missing from the list of its region 'teal'",
    ]


def test_a_city_may_not_be_in_two_regions(board: Written, board_faults_of: FaultsOf) -> None:
    entry(board, "regions", "red")["cities"].append("kiel")
    assert board_faults_of(board) == [
        "the region 'red' has 8 cities, not 7 (R0.2)",
        "the city 'kiel' is in 2 regions at once: 'teal', 'red'",
    ]


def test_a_city_and_its_region_must_agree(board: Written, board_faults_of: FaultsOf) -> None:
    entry(board, "cities", "luebeck")["region"] = "teal"
    assert board_faults_of(board) == ["the city 'luebeck' says it is in the region 'teal', but 'brown' lists it"]


def test_a_city_may_not_be_in_a_region_that_is_missing(board: Written, board_faults_of: FaultsOf) -> None:
    entry(board, "cities", "wilhelmshaven")["region"] = "mauve"
    assert board_faults_of(board) == ["the city 'wilhelmshaven' is in the region 'mauve', which is missing"]


def test_a_missing_region_is_reported_for_each_of_its_cities(board: Written, board_faults_of: FaultsOf) -> None:
    board["regions"].remove(entry(board, "regions", "teal"))
    faults = board_faults_of(board)
    assert faults[0] == "it has 5 regions, not 6 (R0.2)"
    assert "the city 'kiel' is in the region 'teal', which is missing" in faults
    assert len(faults) == 1 + 7


def test_a_board_may_not_have_a_seventh_region(board: Written, board_faults_of: FaultsOf) -> None:
    board["regions"].append({"id": "mauve", "name": "Mauve", "cities": []})
    assert board_faults_of(board) == [
        "it has 7 regions, not 6 (R0.2)",
        "the region 'mauve' has 0 cities, not 7 (R0.2)",
    ]


def test_two_cities_may_not_share_an_id(board: Written, board_faults_of: FaultsOf) -> None:
    board["cities"].append({"id": "kiel", "name": "Kiel again", "region": "teal"})
    assert board_faults_of(board) == ["the city id 'kiel' is there 2 times"]


def test_two_cities_may_not_share_a_name(board: Written, board_faults_of: FaultsOf) -> None:
    entry(board, "cities", "kiel")["name"] = "Hamburg"
    assert board_faults_of(board) == ["the city name 'Hamburg' is there 2 times"]


def test_two_regions_may_not_share_a_name(board: Written, board_faults_of: FaultsOf) -> None:
    entry(board, "regions", "red")["name"] = "Blue (south-west)"
    assert board_faults_of(board) == ["the region name 'Blue (south-west)' is there 2 times"]


def test_two_regions_may_not_share_an_id(board: Written, board_faults_of: FaultsOf) -> None:
    entry(board, "regions", "red")["id"] = "blue"
    assert "the region id 'blue' is there 2 times" in board_faults_of(board)


def test_everything_must_have_a_name(board: Written, board_faults_of: FaultsOf) -> None:
    board["name"] = ""
    entry(board, "regions", "red")["name"] = ""
    entry(board, "cities", "kiel")["name"] = ""
    assert board_faults_of(board) == [
        "the board 'mine' has no name",
        "the region 'red' has no name",
        "the city 'kiel' has no name",
    ]


def test_an_id_must_be_one_plain_word(board: Written, board_faults_of: FaultsOf) -> None:
    board["id"] = "My Board"
    assert board_faults_of(board) == ["the board id 'My Board' is not made of a-z, 0-9 and single hyphens"]


def test_the_id_of_a_shipped_board_may_not_mean_another_one(board: Written, board_faults_of: FaultsOf) -> None:
    board["id"] = "germany"
    board["connections"][0] = ["aachen", "duesseldorf", 10]
    assert board_faults_of(board) == ["the id 'germany' belongs to a shipped board, and this is not that one"]


def test_several_faults_are_reported_at_once(board: Written, board_faults_of: FaultsOf) -> None:
    board["connections"] += [["essen", "atlantis", 5], ["kiel", "kiel", 0], ["koeln", "aachen", 7]]
    assert len(board_faults_of(board)) == 3
