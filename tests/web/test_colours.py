"""Every colour that is read on another one can be read: WCAG 2.2 AA, by day and by night, in every palette."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from kilowatt.content import board_ids, load_board
from kilowatt.server.pages import WEB

TOKENS = (WEB / "css" / "tokens.css").read_text("utf-8")
PALETTES = ("standard", "bright", "mono")
GROUNDS = ("card", "paper", "bg", "well")
PLAYERS = ("blue", "red", "yellow", "green", "purple", "black")
FUELS = ("coal", "oil", "garbage", "uranium", "wind", "fusion")
REGIONS = ("teal", "brown", "red", "yellow", "blue", "purple", "green")
TEXT, LARGE = 4.5, 3.0
"""What AA asks of text, and of large and bold text and of signs."""


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
    """The tokens of a palette as they stand in the file, those of the standard one where it says nothing."""
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


def test_contrast_is_reckoned_as_the_standard_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#566672", "#ffffff") == pytest.approx(5.9, abs=0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("palette", PALETTES)
def test_what_is_read_can_be_read(palette: str, theme: str) -> None:
    tokens = written(palette)
    poor = {
        f"{pair.ink} on {pair.ground}": round(found, 2)
        for pair in pairs()
        if (found := contrast(colour(tokens, pair.ink, theme), colour(tokens, pair.ground, theme))) < pair.least
    }
    assert poor == {}


@pytest.mark.parametrize("palette", PALETTES)
def test_no_two_players_have_one_colour(palette: str) -> None:
    tokens = written(palette)
    assert len({colour(tokens, f"p-{player}", "light") for player in PLAYERS}) == len(PLAYERS)


def test_every_region_of_every_board_has_a_tint() -> None:
    tinted = {region.id for board in board_ids() for region in load_board(board).regions}
    assert tinted <= set(REGIONS)
