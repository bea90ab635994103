"""What can be wrong with a board; each fault is a sentence that names the ids concerned."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from kilowatt.content.faults import quoted, repeat_faults, word_faults
from kilowatt.engine import CityId
from kilowatt.engine.content import Board, Connection
from kilowatt.engine.value import Value


class BoardShape(Value, frozen=True, gc=False):
    """How many regions a board has, and how many cities each of them (R0.2)."""

    regions: int
    cities_per_region: int


ORIGINAL_SHAPE: Final = BoardShape(regions=6, cities_per_region=7)
"""The shape of every board of the original edition (R0.2)."""


def board_faults(board: Board, shape: BoardShape = ORIGINAL_SHAPE) -> list[str]:
    """Everything wrong with a board (R0.2, R1.1), a sentence per fault."""
    return [
        *_board_id_faults(board),
        *_board_name_faults(board),
        *_board_repeat_faults(board),
        *_board_count_faults(board, shape),
        *_region_list_faults(board),
        *_home_region_faults(board),
        *_connection_faults(board),
        *_double_connection_faults(board),
        *_reach_faults(board),
    ]


def _board_id_faults(board: Board) -> Iterator[str]:
    yield from word_faults("board", [board.id])
    yield from word_faults("region", [region.id for region in board.regions])
    yield from word_faults("city", [city.id for city in board.cities])


def _board_name_faults(board: Board) -> Iterator[str]:
    if not board.name:
        yield f"the board {board.id!r} has no name"
    for kind, places in (("region", board.regions), ("city", board.cities)):
        yield from (f"the {kind} {place.id!r} has no name" for place in places if not place.name)


def _board_repeat_faults(board: Board) -> Iterator[str]:
    yield from repeat_faults("region id", [region.id for region in board.regions])
    yield from repeat_faults("region name", [region.name for region in board.regions])
    yield from repeat_faults("city id", [city.id for city in board.cities])
    yield from repeat_faults("city name", [city.name for city in board.cities])


def _board_count_faults(board: Board, shape: BoardShape) -> Iterator[str]:
    if len(board.regions) != shape.regions:
        yield f"it has {len(board.regions)} regions, not {shape.regions} (R0.2)"
    for region in board.regions:
        if len(region.cities) != shape.cities_per_region:
            yield f"the region {region.id!r} has {len(region.cities)} cities, not {shape.cities_per_region} (R0.2)"


def _region_list_faults(board: Board) -> Iterator[str]:
    known = {city.id for city in board.cities}
    for region in board.regions:
        for city, times in Counter(region.cities).items():
            if city not in known:
                yield f"the region {region.id!r} lists the unknown city {city!r}"
            if times > 1:
                yield f"the region {region.id!r} lists the city {city!r} {times} times"


def _home_region_faults(board: Board) -> Iterator[str]:
    known = {region.id for region in board.regions}
    for city in board.cities:
        lists = [region.id for region in board.regions if city.id in region.cities]
        if city.region not in known:
            yield f"the city {city.id!r} is in the region {city.region!r}, which is missing"
        elif not lists:
            yield f"the city {city.id!r} is missing from the list of its region {city.region!r}"
        elif len(lists) > 1:
            yield f"the city {city.id!r} is in {len(lists)} regions at once: {quoted(lists)}"
        elif city.region not in lists:
            yield f"the city {city.id!r} says it is in the region {city.region!r}, but {quoted(lists)} lists it"


def _named(connection: Connection) -> str:
    return f"the connection of {connection.a!r} and {connection.b!r}"


def _connection_faults(board: Board) -> Iterator[str]:
    known = {city.id for city in board.cities}
    for connection in board.connections:
        for city in {connection.a: None, connection.b: None}:
            if city not in known:
                yield f"{_named(connection)} leads to the unknown city {city!r}"
        if connection.a == connection.b:
            yield f"{_named(connection)} joins a city to itself"
        if connection.cost < 0:
            yield f"{_named(connection)} has the negative cost {connection.cost}"


def _double_connection_faults(board: Board) -> Iterator[str]:
    """A connection is listed once and travelled both ways at one cost (R0.2)."""
    first: dict[frozenset[CityId], Connection] = {}
    for connection in board.connections:
        earlier = first.setdefault(frozenset((connection.a, connection.b)), connection)
        if earlier is not connection:
            yield _double_connection(earlier, connection)


def _double_connection(earlier: Connection, later: Connection) -> str:
    if earlier.cost == later.cost:
        return f"{_named(earlier)} is listed twice"
    if earlier.a == later.a:
        return f"{_named(earlier)} is listed twice, at {earlier.cost} and at {later.cost}"
    there = f"{earlier.cost} from {earlier.a!r} to {earlier.b!r}"
    return f"{_named(earlier)} is one-way: {there}, but {later.cost} back (R0.2)"


def _reach_faults(board: Board) -> Iterator[str]:
    """Every city must be reachable, on the whole board and inside its own region.

    Then regions that touch always form one connected area, and any number of regions can be chosen (R1.1).
    """
    apart = _cut_off([city.id for city in board.cities], board.connections)
    if apart:
        yield from (f"the board is not connected: no path joins {quoted(part)} to the rest" for part in apart)
        return
    for region in board.regions:
        inside = [city.id for city in board.cities if city.region == region.id]
        for part in _cut_off(inside, board.connections):
            yield f"the region {region.id!r} is not connected: no path inside joins {quoted(part)} to the rest (R1.1)"


def _cut_off(cities: Iterable[CityId], connections: Iterable[Connection]) -> list[list[CityId]]:
    """The groups of cities that reach each other, without the largest group."""
    parts = [{city} for city in dict.fromkeys(cities)]
    for connection in connections:
        touched = [part for part in parts if connection.a in part or connection.b in part]
        if len(touched) > 1:
            parts = [part for part in parts if part not in touched] + [set(chain.from_iterable(touched))]
    return [sorted(part) for part in sorted(parts, key=len)[:-1]]
