"""The geometry of the boards: all cities and connections in their places, without overlaps."""

import gzip
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

import msgspec
import pytest

from kilowatt.content import board_ids, load_board
from kilowatt.engine.content import Board
from kilowatt.server.pages import WEB
from tests.web.map.stage.plane import (
    Area,
    Box,
    Line,
    Point,
    between_boxes,
    box_to_line,
    curve,
    lines_cross,
    point_to_line,
)

TEXT_GAP = 2
PLATE_GAP = 8
LINK_TO_FOREIGN_PLATE = 14
MARGIN = 8
FINEST_FULL_SCALE = 0.62
"""Pixels per unit at which a marker must still be 24 pixels high."""
HEAVIEST = {"germany": 30_000, "usa": 45_000}
"""Limit of compressed bytes."""

Pair = frozenset[str]


@dataclass(frozen=True)
class Layout:
    """The geometry of a board as boxes and lines."""

    board: Board
    drawn: dict[str, Any]

    @cached_property
    def centres(self) -> dict[str, Point]:
        return {city["id"]: (city["x"], city["y"]) for city in self.drawn["cities"]}

    @cached_property
    def plates(self) -> dict[str, Box]:
        marker = self.drawn["marker"]
        return {city: Box.around(centre, marker["w"], marker["h"]) for city, centre in self.centres.items()}

    @cached_property
    def names(self) -> dict[str, Box]:
        return {city["id"]: Box(*city["box"]) for city in self.drawn["cities"]}

    @cached_property
    def lines(self) -> dict[Pair, Line]:
        return {frozenset({link["a"], link["b"]}): self._line(link) for link in self.drawn["links"]}

    def _line(self, link: dict[str, Any]) -> Line:
        a, b = self.centres[link["a"]], self.centres[link["b"]]
        return curve(a, (link["bend"][0], link["bend"][1]), b) if "bend" in link else [a, b]

    @cached_property
    def costs(self) -> dict[Pair, Box]:
        height = self.drawn["cost"]["h"]
        return {
            frozenset({link["a"], link["b"]}): Box.around((link["at"][0], link["at"][1]), link["w"], height)
            for link in self.drawn["links"]
        }

    @cached_property
    def regions(self) -> dict[str, Area]:
        return {region["id"]: Area(region["path"]) for region in self.drawn["regions"]}


LAYOUTS = {
    board: Layout(load_board(board), msgspec.json.decode((WEB / "board" / f"{board}.json").read_bytes()))
    for board in board_ids()
}


@pytest.fixture(params=LAYOUTS)
def layout(request: pytest.FixtureRequest) -> Layout:
    return LAYOUTS[request.param]


def too_close(found: dict[str, float], least: float) -> dict[str, float]:
    return {pair: gap for pair, gap in found.items() if gap < least}


def named(*things: object) -> str:
    return " / ".join("-".join(sorted(thing)) if isinstance(thing, frozenset) else str(thing) for thing in things)


# --- contents


def test_the_cities_and_links_are_those_of_the_rules(layout: Layout) -> None:
    assert layout.drawn["id"] == layout.board.id
    assert set(layout.centres) == {city.id for city in layout.board.cities}
    assert set(layout.lines) == {frozenset({link.a, link.b}) for link in layout.board.connections}
    assert len(layout.drawn["links"]) == len(layout.board.connections)
    assert [region["id"] for region in layout.drawn["regions"]] == [region.id for region in layout.board.regions]


def test_every_city_lies_in_its_own_region_and_on_land(layout: Layout) -> None:
    land = Area(layout.drawn["paths"]["land"])
    for city in layout.board.cities:
        centre = layout.centres[city.id]
        assert layout.regions[city.region].away(centre) <= 4, city.id
        assert land.away(centre) <= 12, city.id
        assert [region for region, area in layout.regions.items() if area.holds(centre) and region != city.region] == []


def test_the_regions_cover_all_the_land(layout: Layout) -> None:
    points = Area(layout.drawn["paths"]["land"]).grid(14)
    owners = [sum(area.holds(point) for area in layout.regions.values()) for point in points]
    assert len(points) > 500
    assert sum(count != 1 for count in owners) < len(points) * 0.004


def test_the_label_of_a_region_lies_in_it(layout: Layout) -> None:
    for region in layout.drawn["regions"]:
        assert layout.regions[region["id"]].holds(tuple(region["at"]))


# --- layout


def test_markers_and_names_do_not_overlap(layout: Layout) -> None:
    plates, names = layout.plates, layout.names
    pairs = list(combinations(plates, 2))
    assert too_close({named(a, b): between_boxes(plates[a], plates[b]) for a, b in pairs}, PLATE_GAP) == {}
    assert too_close({named(a, b): between_boxes(names[a], names[b]) for a, b in pairs}, TEXT_GAP) == {}
    others = [(a, b) for a in names for b in plates if a != b]
    assert too_close({named(a, b): between_boxes(names[a], plates[b]) for a, b in others}, TEXT_GAP) == {}


def test_costs_lie_on_their_connection_and_overlap_nothing_else(layout: Layout) -> None:
    costs, lines = layout.costs, layout.lines
    for link in layout.drawn["links"]:
        assert point_to_line((link["at"][0], link["at"][1]), lines[frozenset({link["a"], link["b"]})]) < 1.5
    boxes = {f"plate {city}": box for city, box in layout.plates.items()}
    boxes |= {f"name {city}": box for city, box in layout.names.items()}
    near = {
        named(link, thing): between_boxes(cost, box) for link, cost in costs.items() for thing, box in boxes.items()
    }
    near |= {named(a, b): between_boxes(costs[a], costs[b]) for a, b in combinations(costs, 2)}
    near |= {named(a, b): box_to_line(cost, line) for a, cost in costs.items() for b, line in lines.items() if a != b}
    assert too_close(near, TEXT_GAP) == {}


def test_no_connection_crosses_another_city_a_name_or_another_connection(layout: Layout) -> None:
    foreign = [(link, line, city) for link, line in layout.lines.items() for city in layout.centres if city not in link]
    plates = {named(link, city): box_to_line(layout.plates[city], line) for link, line, city in foreign}
    names = {named(link, city): box_to_line(layout.names[city], line) for link, line, city in foreign}
    assert too_close(plates, LINK_TO_FOREIGN_PLATE) == {}
    assert too_close(names, TEXT_GAP) == {}
    strangers = [(a, b) for a, b in combinations(layout.lines, 2) if not a & b]
    assert [named(a, b) for a, b in strangers if lines_cross(layout.lines[a], layout.lines[b])] == []


def test_everything_lies_within_the_board(layout: Layout) -> None:
    left, top, width, height = layout.drawn["viewBox"]
    inside = Box(left + MARGIN, top + MARGIN, left + width - MARGIN, top + height - MARGIN)
    for box in (*layout.plates.values(), *layout.names.values(), *layout.costs.values()):
        assert all(inside.holds(corner) for corner in box.corners)
    bounds = layout.drawn["bounds"]
    assert bounds[0] < left
    assert bounds[1] < top


def test_click_areas_of_markers_do_not_overlap(layout: Layout) -> None:
    marker = layout.drawn["marker"]
    height = max(marker["h"], 24 / FINEST_FULL_SCALE)
    reach = {city: Box.around(centre, marker["w"], height) for city, centre in layout.centres.items()}
    overlaps = [named(a, b) for a, b in combinations(reach, 2) if not between_boxes(reach[a], reach[b])]
    assert overlaps == []


def test_no_two_cities_have_the_same_short_code(layout: Layout) -> None:
    codes = [city["code"] for city in layout.drawn["cities"]]
    assert len(set(codes)) == len(codes)


def test_the_file_of_a_board_is_small(layout: Layout) -> None:
    path = WEB / "board" / f"{layout.board.id}.json"
    assert len(gzip.compress(path.read_bytes(), 9)) <= HEAVIEST[layout.board.id]
