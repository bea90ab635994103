"""A small writer of plots as SVG. Colours come from the page's style sheet (`.c0` to `.c7`), so they follow its theme;
every series also has a mark and a dash of its own, because colour is never the only sign.
"""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

COLOURS: Final = 8
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 4", "1 2", "6 2 1 2")
STEPS: Final = (1, 2, 5, 10)


class Axis(NamedTuple):
    """What one direction shows: its range, its title, and how numbers are written."""

    low: float
    high: float
    title: str = ""
    write: Callable[[float], str] = lambda number: f"{number:g}"
    ticks: tuple[float, ...] | None = None

    def place(self, number: float) -> float:
        """0 at the low end, 1 at the high end."""
        return (number - self.low) / (self.high - self.low)


def percent(number: float) -> str:
    """
    >>> percent(0.25)
    '25 %'
    """
    return f"{100 * number:.3g} %"


LEAST_SPAN = 1e-9
"""The smallest range of numbers that an axis shows; below it, ticks would have no room as floats."""


def nice_step(span: float, most: int) -> float:
    """A round distance between ticks that gives at most this many."""
    rough = span / most
    scale = 10.0 ** floor(log10(rough))
    return next(step * scale for step in STEPS if step * scale >= rough * (1 - 1e-9))


def nice_axis(
    numbers: Iterable[float], title: str, write: Callable[[float], str] = lambda number: f"{number:g}", most: int = 6
) -> Axis:
    """An axis from 0 (or below) to the next tick above all numbers.

    >>> nice_axis([3, 41], "Elektro").high
    50.0
    """
    values = [0.0, *numbers]
    low, high = min(values), max(values)
    step = nice_step(high - low if high - low >= LEAST_SPAN else 1.0, most)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return Axis(first * step, last * step, title, write, tuple(step * count for count in range(first, last + 1)))


class Frame:
    """A plot in progress: a box with axes; places are given in the units of the axes."""

    def __init__(self, name: str, x: Axis, y: Axis, width: int = 360, height: int = 230, left: int = 46) -> None:
        self.name, self.x, self.y, self.width, self.height = name, x, y, width, height
        self.left, self.right, self.top, self.bottom = left, 20, 12, 40
        self.parts: list[str] = []

    def at_x(self, number: float) -> float:
        return self.left + self.x.place(number) * (self.width - self.left - self.right)

    def at_y(self, number: float) -> float:
        return self.height - self.bottom - self.y.place(number) * (self.height - self.top - self.bottom)

    # --- axes

    def grid(self, *, rows: bool = True, columns: bool = False) -> None:
        """Ticks on both axes, their titles, and thin lines across."""
        for tick in self.y.ticks or ():
            y = self.at_y(tick)
            if rows:
                self.add(f'<path class="grid" d="M{self.left} {y:.1f}H{self.width - self.right}"/>')
            self.text(self.left - 6, y + 4, self.y.write(tick), "end")
        for tick in self.x.ticks or ():
            x = self.at_x(tick)
            if columns:
                self.add(f'<path class="grid" d="M{x:.1f} {self.top}V{self.height - self.bottom}"/>')
            self.text(x, self.height - self.bottom + 16, self.x.write(tick), "middle")
        self.text((self.left + self.width - self.right) / 2, self.height - 6, self.x.title, "middle", "title")
        self.add(f'<path class="axis" d="M{self.left} {self.height - self.bottom}H{self.width - self.right}"/>')

    def text(self, x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> None:
        name = f' class="{kind}"' if kind else ""
        self.add(f'<text{name} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>')

    # --- things

    def line(self, points: Sequence[tuple[float, float]], series: int) -> None:
        """A line with its mark at the end."""
        if not points:
            return
        path = "L".join(f"{self.at_x(x):.1f} {self.at_y(y):.1f}" for x, y in points)
        dash = DASHES[series % len(DASHES)]
        self.add(f'<path class="line c{series % COLOURS}" stroke-dasharray="{dash}" d="M{path}"/>')
        self.mark(*points[-1], series)

    def mark(self, x: float, y: float, series: int, title: str = "") -> None:
        self.add(mark(self.at_x(x), self.at_y(y), series, title))

    def whisker(self, x: float, low: float, high: float, series: int) -> None:
        """An interval, upright."""
        at, top, foot = self.at_x(x), self.at_y(high), self.at_y(low)
        self.add(f'<path class="whisker c{series % COLOURS}" d="M{at:.1f} {foot:.1f}V{top:.1f}"/>')

    def span(self, y: float, low: float, high: float, series: int) -> None:
        """An interval, lying."""
        at, left, right = self.at_y(y), self.at_x(low), self.at_x(high)
        self.add(f'<path class="whisker c{series % COLOURS}" d="M{left:.1f} {at:.1f}H{right:.1f}"/>')

    def level(self, y: float) -> None:
        """A line across at one height, such as chance."""
        self.add(f'<path class="level" d="M{self.left} {self.at_y(y):.1f}H{self.width - self.right}"/>')

    def add(self, part: str) -> None:
        self.parts.append(part)

    def __str__(self) -> str:
        return (
            f'<svg class="plot" viewBox="0 0 {self.width} {self.height}" role="img" aria-label="{escape(self.name)}" '
            f'style="max-width:{self.width}px">{"".join(self.parts)}</svg>'
        )


def mark(x: float, y: float, series: int, title: str = "") -> str:
    """A disc, a square, a rhomb or a triangle, by series."""
    shapes = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>',
        f'<path d="M{x - 3.7:.1f} {y - 3.7:.1f}h7.4v7.4h-7.4z"/>',
        f'<path d="M{x:.1f} {y - 5:.1f}l5 5l-5 5l-5 -5z"/>',
        f'<path d="M{x:.1f} {y - 5:.1f}l4.8 8.6h-9.6z"/>',
    )
    tooltip = f"<title>{escape(title)}</title>" if title else ""
    return f'<g class="mark c{series % COLOURS}">{tooltip}{shapes[series % len(shapes)]}</g>'


def key(names: Sequence[str], *, lines: bool = True) -> str:
    """The legend: the mark of each bot, and the dash of its line if there are lines."""
    entries = (key_entry(series, name, lines=lines) for series, name in enumerate(names))
    return f'<p class="key">{"".join(entries)}</p>'


def key_entry(series: int, name: str, *, lines: bool) -> str:
    dash = DASHES[series % len(DASHES)]
    line = f'<path class="line c{series % COLOURS}" stroke-dasharray="{dash}" d="M1 7H33"/>' if lines else ""
    width = 34 if lines else 14
    head = f'<svg viewBox="0 0 {width} 14" width="{width}" height="14" aria-hidden="true">'
    return f"<span>{head}{line}{mark(width / 2, 7, series)}</svg>{escape(name)}</span>"
