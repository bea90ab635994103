"""The network in play: its cities and the cheapest paths between them (R1.1, R5.2)."""

import heapq
from collections.abc import Iterable
from functools import lru_cache

from kilowatt.engine.content import Board
from kilowatt.engine.ids import CityId, RegionId

OwnedCities = tuple[CityId, ...]
"""A player's cities, ascending."""

CityPath = tuple[CityId, ...]
"""Cities along a connection, both ends included."""
MAX_CACHED = 1 << 13
"""Sets of owned cities in each cache of a network."""


class Network:
    """The cities and connections inside the regions in play (R1.1).

    All cheapest paths are computed once. The costs of reaching each city are cached per set of owned cities.
    """

    def __init__(self, board: Board, regions: Iterable[RegionId]) -> None:
        in_play = frozenset(regions)
        self.cities: tuple[CityId, ...] = tuple(city.id for city in board.cities if city.region in in_play)
        self.no_houses = dict.fromkeys(self.cities, 0)
        """A count of houses by city, to be copied."""
        self.index = {city: i for i, city in enumerate(self.cities)}
        neighbours = self._neighbours(board)
        self._trees = [_cheapest_paths(neighbours, start) for start in range(len(self.cities))]
        self._costs = tuple(tuple(cost for cost, _, _ in row) for row in self._trees)
        self._ranks = tuple(self._ranked(start) for start in range(len(self.cities)))
        self.paths = lru_cache(maxsize=MAX_CACHED)(self._paths)
        self._path = lru_cache(maxsize=len(self.cities) ** 2)(self._walk)
        self._reach: dict[OwnedCities, tuple[int, ...]] = {(): (0,) * len(self.cities)}

    def _neighbours(self, board: Board) -> list[list[tuple[int, int]]]:
        neighbours: list[list[tuple[int, int]]] = [[] for _ in self.cities]
        for link in board.connections:
            if link.a in self.index and link.b in self.index:
                a, b = self.index[link.a], self.index[link.b]
                neighbours[a].append((b, link.cost))
                neighbours[b].append((a, link.cost))
        return neighbours

    def reach(self, owned: OwnedCities) -> tuple[int, ...]:
        """The cost of connecting each city, in the order of `cities`, to a player's network (R5.2)."""
        reach = self._reach.get(owned)
        if reach is None:
            rows = [self._costs[self.index[city]] for city in owned]
            reach = self._cache(owned, rows[0] if len(rows) == 1 else tuple(map(min, *rows)))
        return reach

    def join(self, owned: OwnedCities, city: CityId, joined: OwnedCities) -> None:
        """Cache the costs for a network after it grows: cheap from the costs before."""
        if owned and joined not in self._reach:
            self._cache(joined, tuple(map(min, self.reach(owned), self._costs[self.index[city]])))

    def _cache(self, owned: OwnedCities, reach: tuple[int, ...]) -> tuple[int, ...]:
        if len(self._reach) >= MAX_CACHED:
            self._reach = {(): self._reach[()]}
        self._reach[owned] = reach
        return reach

    def connection_cost(self, owned: OwnedCities, city: CityId) -> int:
        """The cost of the cheapest path from the network to a city; 0 for the first city (R5.1, R5.2)."""
        return self.reach(owned)[self.index[city]]

    def between(self, a: CityId, b: CityId) -> int:
        """The cost of the cheapest path between two cities."""
        return self._costs[self.index[a]][self.index[b]]

    def path(self, owned: OwnedCities, city: CityId) -> CityPath:
        """The cheapest path from the network to a city; of equally cheap ones, the one with the fewest links."""
        return self.paths(owned)[self.index[city]]

    def _ranked(self, start: int) -> tuple[int, ...]:
        """The path to each city as one number: a smaller one is a better path. The last digits are the start."""
        size = len(self.cities)
        return tuple([(cost * size + links) * size + start for cost, links, _ in self._trees[start]])

    def _paths(self, owned: OwnedCities) -> tuple[CityPath, ...]:
        """The path to each city, in the order of `cities`; only the city itself if none is owned (R5.1)."""
        if not owned:
            return tuple([(city,) for city in self.cities])
        rows = [self._ranks[self.index[city]] for city in owned]
        best = rows[0] if len(rows) == 1 else map(min, *rows)
        return tuple([self._path(rank % len(self.cities), target) for target, rank in enumerate(best)])

    def _walk(self, start: int, target: int) -> CityPath:
        path = [target]
        while path[-1] != start:
            path.append(self._trees[start][path[-1]][2])
        return tuple([self.cities[i] for i in reversed(path)])


@lru_cache(maxsize=256)
def network_of(board: Board, regions: tuple[RegionId, ...]) -> Network:
    """The network on these regions, shared by all games on it."""
    return Network(board, regions)


def _cheapest_paths(neighbours: list[list[tuple[int, int]]], start: int) -> list[tuple[int, int, int]]:
    """Dijkstra's algorithm: for each city the cost, the number of links and the previous city on the path."""
    found: dict[int, tuple[int, int, int]] = {}
    frontier = [(0, 0, start, start)]
    while frontier:
        cost, hops, city, before = heapq.heappop(frontier)
        if city in found:
            continue
        found[city] = (cost, hops, before)
        for onward, price in neighbours[city]:
            if onward not in found:
                heapq.heappush(frontier, (cost + price, hops + 1, onward, city))
    return [found[city] for city in range(len(neighbours))]


def touching_regions(board: Board) -> dict[RegionId, frozenset[RegionId]]:
    """Two regions touch when a connection joins a city of one to a city of the other (R1.1)."""
    region = {city.id: city.region for city in board.cities}
    touching: dict[RegionId, set[RegionId]] = {area.id: set() for area in board.regions}
    for link in board.connections:
        a, b = region[link.a], region[link.b]
        if a != b:
            touching[a].add(b)
            touching[b].add(a)
    return {area: frozenset(others) for area, others in touching.items()}


def is_one_area(touching: dict[RegionId, frozenset[RegionId]], regions: Iterable[RegionId]) -> bool:
    """Whether regions form one connected area (R1.1)."""
    left = set(regions)
    frontier = [left.pop()] if left else []
    while frontier:
        reached = touching[frontier.pop()] & left
        left -= reached
        frontier.extend(reached)
    return not left
