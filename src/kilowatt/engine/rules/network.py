"""The network in play: which cities there are, and the cheapest way between any two of them (R1.1, R5.2)."""

import heapq
from collections.abc import Iterable
from functools import lru_cache

from kilowatt.engine.content import Board
from kilowatt.engine.ids import CityId, RegionId

Networks = tuple[CityId, ...]
"""A player's cities, ascending."""


MOST_REMEMBERED = 1 << 13


class Network:
    """The cities and connections inside the regions in play; nothing outside exists (R1.1).

    All cheapest paths are worked out once, here; what a player's network adds is remembered per set of cities.
    """

    def __init__(self, board: Board, regions: Iterable[RegionId]) -> None:
        in_play = frozenset(regions)
        self.cities: tuple[CityId, ...] = tuple(city.id for city in board.cities if city.region in in_play)
        self.index = {city: i for i, city in enumerate(self.cities)}
        neighbours = self._neighbours(board)
        self._ways = [_cheapest_ways(neighbours, start) for start in range(len(self.cities))]
        self._costs = tuple(tuple(cost for cost, _, _ in way) for way in self._ways)
        self.paths = lru_cache(maxsize=MOST_REMEMBERED)(self._paths)
        self._known: dict[Networks, tuple[int, ...]] = {(): (0,) * len(self.cities)}

    def _neighbours(self, board: Board) -> list[list[tuple[int, int]]]:
        neighbours: list[list[tuple[int, int]]] = [[] for _ in self.cities]
        for link in board.connections:
            if link.a in self.index and link.b in self.index:
                a, b = self.index[link.a], self.index[link.b]
                neighbours[a].append((b, link.cost))
                neighbours[b].append((a, link.cost))
        return neighbours

    def reach(self, owned: Networks) -> tuple[int, ...]:
        """The cost of connecting each city, in the order of `cities`, to a player's network (R5.2)."""
        known = self._known.get(owned)
        if known is None:
            rows = [self._costs[self.index[city]] for city in owned]
            known = self._remember(owned, rows[0] if len(rows) == 1 else tuple(map(min, *rows)))
        return known

    def join(self, owned: Networks, city: CityId, joined: Networks) -> None:
        """Work out a grown network from the one before it, so that asking about it is a look-up."""
        if owned and joined not in self._known:
            self._remember(joined, tuple(map(min, self.reach(owned), self._costs[self.index[city]])))

    def _remember(self, owned: Networks, reach: tuple[int, ...]) -> tuple[int, ...]:
        if len(self._known) >= MOST_REMEMBERED:
            self._known = {(): self._known[()]}
        self._known[owned] = reach
        return reach

    def connection_cost(self, owned: Networks, city: CityId) -> int:
        """The cheapest path from the network to a city; the first city needs none (R5.1, R5.2)."""
        return self.reach(owned)[self.index[city]]

    def between(self, a: CityId, b: CityId) -> int:
        """The cheapest path between two cities."""
        return self._costs[self.index[a]][self.index[b]]

    def path(self, owned: Networks, city: CityId) -> Networks:
        """The cheapest path from the network to a city, both ends included; of equal ones the one with fewest links."""
        return self.paths(owned)[self.index[city]]

    def _paths(self, owned: Networks) -> tuple[Networks, ...]:
        """The path to each city, in the order of `cities`; a first city needs none (R5.1)."""
        starts = [self.index[city] for city in owned]
        return tuple(
            self._way(min(starts, key=lambda start: (*self._ways[start][target][:2], start)), target)
            if starts
            else (self.cities[target],)
            for target in range(len(self.cities))
        )

    def _way(self, start: int, target: int) -> Networks:
        path = [target]
        while path[-1] != start:
            path.append(self._ways[start][path[-1]][2])
        return tuple([self.cities[i] for i in reversed(path)])


@lru_cache(maxsize=256)
def network_of(board: Board, regions: tuple[RegionId, ...]) -> Network:
    """The network on these regions: worked out once, however many games are played on it."""
    return Network(board, regions)


def _cheapest_ways(neighbours: list[list[tuple[int, int]]], start: int) -> list[tuple[int, int, int]]:
    """Dijkstra: for each city the cost, the number of links and the city before it on the way from the start."""
    ways: dict[int, tuple[int, int, int]] = {}
    frontier = [(0, 0, start, start)]
    while frontier:
        cost, hops, city, before = heapq.heappop(frontier)
        if city in ways:
            continue
        ways[city] = (cost, hops, before)
        for onward, price in neighbours[city]:
            if onward not in ways:
                heapq.heappush(frontier, (cost + price, hops + 1, onward, city))
    return [ways[city] for city in range(len(neighbours))]


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
