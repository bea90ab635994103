"""Plane geometry for the layout of a board: boxes, lines and areas."""

import re
from collections.abc import Sequence
from itertools import pairwise
from math import dist, hypot
from typing import NamedTuple

Point = tuple[float, float]
Line = Sequence[Point]


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, centre: Point, width: float, height: float) -> "Box":
        x, y = centre
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        return (
            (self.left, self.top),
            (self.right, self.top),
            (self.right, self.bottom),
            (self.left, self.bottom),
        )

    def holds(self, point: Point) -> bool:
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom


def between_boxes(a: Box, b: Box) -> float:
    """The distance of two boxes; 0 if they touch."""
    return hypot(max(a.left - b.right, b.left - a.right, 0), max(a.top - b.bottom, b.top - a.bottom, 0))


def point_to_line(point: Point, line: Line) -> float:
    return min(_point_to_segment(point, a, b) for a, b in pairwise(line))


def box_to_line(box: Box, line: Line) -> float:
    """The distance of a line from a box; 0 if they meet."""
    sides = [*box.corners, box.corners[0]]
    if any(box.holds(point) for point in line) or lines_cross(line, sides):
        return 0
    ends = min(point_to_line(point, sides) for point in line)
    return min(ends, *(point_to_line(corner, line) for corner in box.corners))


def lines_cross(one: Line, other: Line) -> bool:
    return any(_segments_cross(a, b, c, d) for a, b in pairwise(one) for c, d in pairwise(other))


def curve(start: Point, control: Point, end: Point, steps: int = 40) -> Line:
    """A quadratic Bézier curve as a polyline."""

    def at(part: float, axis: int) -> float:
        rest = 1 - part
        return rest * rest * start[axis] + 2 * rest * part * control[axis] + part * part * end[axis]

    return [(at(step / steps, 0), at(step / steps, 1)) for step in range(steps + 1)]


class Area:
    """The area of an SVG path of relative lines, by the even-odd rule."""

    def __init__(self, path: str) -> None:
        self.rings = [_ring(text) for text in re.findall(r"M[^M]+", path)]
        self._boxes = [
            Box(min(x for x, _ in ring), min(y for _, y in ring), max(x for x, _ in ring), max(y for _, y in ring))
            for ring in self.rings
        ]

    def holds(self, point: Point) -> bool:
        near = (ring for ring, box in zip(self.rings, self._boxes, strict=True) if box.holds(point))
        return sum(_is_inside(point, ring) for ring in near) % 2 == 1

    def away(self, point: Point) -> float:
        """The distance of a point from the area; 0 if it is inside."""
        return 0 if self.holds(point) else min(point_to_line(point, [*ring, ring[0]]) for ring in self.rings)

    def grid(self, step: float) -> list[Point]:
        """A grid of points inside the area."""
        left, top = min(box.left for box in self._boxes), min(box.top for box in self._boxes)
        right, bottom = max(box.right for box in self._boxes), max(box.bottom for box in self._boxes)
        columns, rows = int((right - left) / step), int((bottom - top) / step)
        points = [(left + step * column, top + step * row) for column in range(columns) for row in range(rows)]
        return [point for point in points if self.holds(point)]


def _ring(text: str) -> list[Point]:
    """The points of a path such as `M10 20l5-3 2.5.5Z`: a start and relative steps."""
    numbers = [float(word) for word in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
    x, y = numbers[:2]
    ring = [(x, y)]
    for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
        x, y = x + dx, y + dy
        ring.append((x, y))
    return ring


def _is_inside(point: Point, ring: Sequence[Point]) -> bool:
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed


def _point_to_segment(point: Point, a: Point, b: Point) -> float:
    (px, py), (ax, ay), (bx, by) = point, a, b
    length = (bx - ax) ** 2 + (by - ay) ** 2
    if not length:
        return dist(point, a)
    part = max(0, min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
    return hypot(px - ax - part * (bx - ax), py - ay - part * (by - ay))


def _segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
