"""The drawing context and styles. Colour is never the only sign: players also have a shape and a letter."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from kilowatt.engine import Fuel, Game, Rulebook, Seat, Stock
from kilowatt.i18n import Names, Translator


class Badge(NamedTuple):
    """The shape, letter and colour of a seat."""

    mark: str
    letter: str
    style: str


BADGES: Final = (
    Badge("●", "B", "bold bright_blue"),
    Badge("▲", "R", "bold bright_red"),
    Badge("■", "Y", "bold yellow"),
    Badge("◆", "G", "bold green"),
    Badge("★", "P", "bold magenta"),
    Badge("✚", "K", "bold"),
)
FUEL_LETTERS: Final = {Fuel.COAL: "C", Fuel.OIL: "O", Fuel.GARBAGE: "G", Fuel.URANIUM: "U"}
FUEL_STYLES: Final = {Fuel.COAL: "bold yellow", Fuel.OIL: "bold", Fuel.GARBAGE: "bold green", Fuel.URANIUM: "bold red"}
WIDE: Final = 112
"""Screen width from which longer texts are shown."""
FAINT: Final = "bright_black"
TYPED: Final = "bold cyan"
"""Style of text that can be typed literally."""


@dataclass(frozen=True, slots=True)
class ViewContext:
    """What drawing needs besides the observation: game, language, names and screen width."""

    game: Game
    t: Translator
    names: Names
    width: int = 80
    humans: frozenset[Seat] = frozenset()

    @property
    def book(self) -> Rulebook:
        return self.game.book

    def badge(self, seat: Seat) -> Text:
        """Shape and letter: `●B`."""
        badge = BADGES[seat]
        return Text(f"{badge.mark}{badge.letter}", badge.style)

    def player(self, seat: Seat) -> Text:
        """Badge and name: `●B Ada`."""
        return Text.assemble(self.badge(seat), " ", (self.names.player(seat), BADGES[seat].style))

    def player_label(self, seat: Seat) -> str:
        """Badge and name without style."""
        return self.player(seat).plain


def fuel_letters(stock: Stock) -> Text:
    """Markers in short form: `C3 O1`; a dash for none."""
    text = Text(" ").join(Text(f"{FUEL_LETTERS[fuel]}{stock[fuel]}", FUEL_STYLES[fuel]) for fuel in Fuel if stock[fuel])
    return text if text.plain else Text("–", FAINT)


def clipped(text: str, width: int) -> str:
    """The text cut to a number of cells, with an ellipsis if something is missing.

    >>> clipped("Wilhelmshaven", 8)
    'Wilhelm…'
    """
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return f"{text}…"


def one_line(text: Text, width: int) -> Text:
    """A copy of the text cut to one line."""
    line = text.copy()
    line.no_wrap = True
    line.truncate(width, overflow="ellipsis")
    return line
