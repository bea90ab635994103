"""Contrast as in WCAG 2.2 AA, and colours for colour-blind people, in light and dark and in every palette."""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from itertools import product as product_of
from math import dist
from typing import NamedTuple

import pytest

from kilowatt.content import board_ids, load_board
from kilowatt.server.pages import WEB

TOKENS = "".join((WEB / "css" / name).read_text("utf-8") for name in ("tokens.css", "palettes.css"))
PALETTES = ("standard", "bright", "mono")
GROUNDS = ("card", "paper", "bg", "well")
PLAYERS = ("blue", "red", "yellow", "green", "purple", "black")
FUELS = ("coal", "oil", "garbage", "uranium", "wind", "fusion")
REGIONS = ("teal", "brown", "red", "yellow", "blue", "purple", "green")
TEXT, LARGE = 4.5, 3.0
"""Minimum contrast of text, and of large or bold text and symbols (WCAG 2.2 AA)."""


class Pair(NamedTuple):
    ink: str
    ground: str
    least: float


def pairs() -> Iterator[Pair]:
    for ground in GROUNDS:
        for ink in ("ink-900", "ink-700", "ink-500"):
            yield Pair(ink, ground, TEXT)
        yield Pair("focus", ground, LARGE)
    for ink in ("danger", "ok", "amber-700"):
        yield from (Pair(ink, "card", TEXT), Pair(ink, "paper", TEXT))
    yield from (Pair("danger", "danger-100", TEXT), Pair("ok", "ok-100", TEXT), Pair("amber-700", "amber-100", TEXT))
    for ink in ("bar-text", "bar-text-2", "bar-text-3", "amber"):
        yield Pair(ink, "bar", TEXT)
    yield from (Pair("ink-fixed", "amber", TEXT), Pair("ink-900", "ink-100", TEXT), Pair("ink-700", "ink-100", TEXT))
    yield from (Pair(f"on-{player}", f"p-{player}", TEXT) for player in PLAYERS)
    yield from (Pair(f"on-{fuel}", fuel, LARGE) for fuel in FUELS)
    yield from (Pair("white-fixed", half, LARGE) for half in ("hybrid-coal", "hybrid-oil"))
    yield from (Pair("city-name", f"r-{region}", TEXT) for region in REGIONS)
    yield from (Pair("edge", "pill", LARGE), Pair("ink-900", "pill", TEXT), Pair("slot-ink", "slot", TEXT))
    yield from (Pair("slot-locked", "plate", LARGE), Pair("out-of-play-name", "out-of-play", LARGE))
    yield from (Pair("sea-name", "sea", LARGE), Pair("land-name", "land", LARGE), Pair("map-title", "sea", TEXT))


def written(palette: str) -> dict[str, str]:
    """The tokens of a palette in the file; missing ones are those of the standard palette."""
    found: dict[str, str] = {}
    for selector, body in re.findall(r"(:root[^{]*)\{([^}]*)\}", TOKENS):
        if "data-palette" not in selector or f'"{palette}"' in selector:
            found |= dict(re.findall(r"--([\w-]+):\s*([^;]+);", body))
    return found


def colour(tokens: dict[str, str], name: str, theme: str) -> str:
    value = tokens[name]
    if reference := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return colour(tokens, reference[1], theme)
    if both := re.fullmatch(r"light-dark\((#\w{6}), (#\w{6})\)", value):
        return both[1 if theme == "light" else 2]
    assert re.fullmatch(r"#\w{6}", value), f"--{name} is no plain colour: {value}"
    return value


def luminance(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_computed_as_in_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#566672", "#ffffff") == pytest.approx(5.9, abs=0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("palette", PALETTES)
def test_text_has_enough_contrast(palette: str, theme: str) -> None:
    tokens = written(palette)
    poor = {
        f"{pair.ink} on {pair.ground}": round(found, 2)
        for pair in pairs()
        if (found := contrast(colour(tokens, pair.ink, theme), colour(tokens, pair.ground, theme))) < pair.least
    }
    assert poor == {}


# --- for colour-blind people

Linear = tuple[float, float, float]

SIGHTS: dict[str, tuple[Linear, Linear, Linear]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "no colours": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Simulated colour blindness (Machado, Oliveira and Fernandes 2009, severity 1; achromatopsia by luminance)."""

CLEAR, SIDE_BY_SIDE = 8.0, 3.0
"""Minimum distance in hundredths of OKLab; colours with a distance of 2 can just be distinguished side by side."""


def product(matrix: tuple[Linear, Linear, Linear], of: Linear) -> Linear:
    first, second, third = (sum(factor * part for factor, part in zip(row, of, strict=True)) for row in matrix)
    return first, second, third


def seen(colour: str, sight: str) -> Linear:
    """A colour in OKLab, in hundredths, as somebody sees it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    first, second, third = (min(1.0, max(0.0, part)) for part in product(SIGHTS[sight], (red, green, blue)))
    cones = product(
        (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ),
        (first, second, third),
    )
    long, middle, short = (part ** (1 / 3) for part in cones)
    return product(
        (
            (21.04542553, 79.36177850, -0.40720468),
            (197.79984951, -242.85922050, 45.05937099),
            (2.59040371, 78.27717662, -80.86757660),
        ),
        (long, middle, short),
    )


def test_simulated_colour_blindness_matches_the_literature() -> None:
    assert seen("#ffffff", "all colours") == pytest.approx((100, 0, 0), abs=0.01)
    assert seen("#ff0000", "all colours") == pytest.approx((62.8, 22.5, 12.6), abs=0.1)
    grey = seen("#ff0000", "no colours")
    assert grey[1:] == pytest.approx((0, 0), abs=0.01)


def too_alike(
    tokens: dict[str, str], names: Iterable[tuple[str, str]], sight: str, theme: str, least: float = CLEAR
) -> dict[str, float]:
    return {
        f"{one} {other}": round(distance, 1)
        for one, other in names
        if (distance := dist(seen(colour(tokens, one, theme), sight), seen(colour(tokens, other, theme), sight)))
        < least
    }


SIGHT_OF = [
    *product_of(("standard", "bright"), ("all colours", "no red", "no green", "no blue")),
    ("mono", "no colours"),
]
"""Palettes and the kinds of colour blindness they are for; the last palette relies on marks, patterns and lightness."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("palette", "sight"), SIGHT_OF)
def test_colours_of_players_and_fuels_differ_for_colour_blind_people(palette: str, sight: str, theme: str) -> None:
    tokens = written(palette)
    players = combinations([f"p-{player}" for player in PLAYERS], 2)
    fuels = combinations(["coal", "oil", "garbage", "uranium"], 2)
    assert too_alike(tokens, [*players, *fuels], sight, theme) == {}


def borders() -> set[tuple[str, str]]:
    """Pairs of regions of every board that a connection links."""
    found: set[tuple[str, str]] = set()
    for board in map(load_board, board_ids()):
        regions = {city.id: f"r-{city.region}" for city in board.cities}
        found |= {(regions[line.a], regions[line.b]) for line in board.connections}
    return {(one, other) for one, other in found if one != other}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("palette", "sight"), [each for each in SIGHT_OF if each[0] != "mono"])
def test_neighbouring_regions_differ_for_colour_blind_people(palette: str, sight: str, theme: str) -> None:
    """Each region also has a pattern, the only difference in the palette without colours."""
    assert too_alike(written(palette), borders(), sight, theme, SIDE_BY_SIDE) == {}


@pytest.mark.parametrize("palette", PALETTES)
def test_players_have_different_colours(palette: str) -> None:
    tokens = written(palette)
    assert len({colour(tokens, f"p-{player}", "light") for player in PLAYERS}) == len(PLAYERS)


def test_every_region_of_every_board_has_a_tint() -> None:
    tinted = {region.id for board in board_ids() for region in load_board(board).regions}
    assert tinted <= set(REGIONS)
