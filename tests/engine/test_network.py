"""The cheapest paths, compared with a simple, slow search (R5.2)."""

from itertools import combinations, pairwise

import pytest

from kilowatt.content import board_ids, load_board
from kilowatt.engine import CityId, RegionId
from kilowatt.engine.content import Board
from kilowatt.engine.rules.network import Network, is_one_area, touching_regions

FAR = 10_000


def floyd_warshall(board: Board, cities: tuple[CityId, ...]) -> dict[tuple[CityId, CityId], int]:
    costs = {(a, b): 0 if a == b else FAR for a in cities for b in cities}
    for link in board.connections:
        if link.a in cities and link.b in cities:
            costs[link.a, link.b] = costs[link.b, link.a] = min(link.cost, costs[link.a, link.b])
    for middle in cities:
        for a in cities:
            for b in cities:
                costs[a, b] = min(costs[a, b], costs[a, middle] + costs[middle, b])
    return costs


def areas(board: Board) -> list[tuple[RegionId, ...]]:
    touching = touching_regions(board)
    ids = sorted(touching)
    return [chosen for size in (3, 4, 5) for chosen in combinations(ids, size) if is_one_area(touching, chosen)]


@pytest.mark.parametrize("name", board_ids())
def test_paths_stay_inside_the_regions_in_play_and_are_the_cheapest_there(name: str) -> None:
    """R1.1, R5.2: for every possible area."""
    board = load_board(name)
    direct = {frozenset((link.a, link.b)): link.cost for link in board.connections}
    for regions in areas(board):
        network = Network(board, regions)
        costs = floyd_warshall(board, network.cities)
        assert max(costs.values()) < FAR
        for (a, b), cost in costs.items():
            path = network.path((a,), b)
            assert network.between(a, b) == cost
            assert sum(direct[frozenset(step)] for step in pairwise(path)) == cost
            assert (path[0], path[-1]) == (a, b)


def test_of_equally_cheap_paths_the_one_with_fewest_links_is_shown() -> None:
    """R5.2: equal costs; the connection of Frankfurt and Wiesbaden is free."""
    network = Network(load_board("germany"), [RegionId("blue")])
    assert network.path((CityId("frankfurt-main"),), CityId("wiesbaden")) == ("frankfurt-main", "wiesbaden")


def test_cached_costs_equal_costs_computed_from_scratch() -> None:
    """R5.2: the costs do not depend on the order in which a network grew."""
    board = load_board("usa")
    grown = Network(board, [region.id for region in board.regions])
    owned: tuple[CityId, ...] = ()
    for city in (CityId("seattle"), CityId("miami"), CityId("chicago"), CityId("boston")):
        joined = tuple(sorted((*owned, city)))
        grown.join(owned, city, joined)
        assert grown.reach(joined) == Network(board, [region.id for region in board.regions]).reach(joined)
        owned = joined
