"""The values in positions and game files, printed and parsed: lists, cards, markers, regions, seats."""

import re
from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeVar

from kilowatt.engine.errors import UnreadableText
from kilowatt.engine.ids import STEP_3, CityId, Fuel, PlantNumber, RegionId, Seat
from kilowatt.engine.notation.tokens import parse_id, parse_number, quoted
from kilowatt.engine.stock import NOTHING, Stock

T = TypeVar("T")
Choice = Literal["random", "draft"] | tuple[RegionId, ...]

NONE: Final = "-"
STEP_3_CARD: Final = "S3"
LETTERS = {"c": Fuel.COAL, "o": Fuel.OIL, "g": Fuel.GARBAGE, "u": Fuel.URANIUM}
STOCK = re.compile(r"([cogu][0-9]{1,20})+")


def print_list(items: Iterable[object]) -> str:
    """Items separated by commas; `-` if there are none.

    >>> print_list((2, 0, 1)), print_list(())
    ('2,0,1', '-')
    """
    return ",".join(str(item) for item in items) or NONE


def parse_list(text: str, parse: Callable[[str], T]) -> tuple[T, ...]:
    return () if text == NONE else tuple(parse(item) for item in text.split(","))


def parse_ascending(text: str, parse: Callable[[str], T]) -> tuple[T, ...]:
    """A list in any order, returned ascending; duplicates are errors."""
    items = sorted(parse_list(text, parse))  # type: ignore[type-var]  # numbers or words, never mixed
    for item in items:
        if items.count(item) > 1:
            raise UnreadableText(f"{quoted(str(item))} is there twice")
    return tuple(items)


def print_cards(cards: Iterable[PlantNumber]) -> str:
    """Plant numbers, and `S3` for the Step 3 card.

    >>> print_cards((PlantNumber(31), STEP_3))
    '31,S3'
    """
    return print_list(STEP_3_CARD if card == STEP_3 else card for card in cards)


def parse_card(text: str) -> PlantNumber:
    return STEP_3 if text == STEP_3_CARD else PlantNumber(parse_number(text, "a plant"))


def parse_cards(text: str) -> tuple[PlantNumber, ...]:
    """Cards in the order given.

    >>> parse_cards("31,S3")
    (31, 99)
    """
    return parse_list(text, parse_card)


def print_stock(stock: Stock) -> str:
    """A letter and a number for each kind present.

    >>> print_stock(Stock(coal=2, uranium=1)), print_stock(NOTHING)
    ('c2u1', '-')
    """
    return "".join(f"{letter}{stock[fuel]}" for letter, fuel in LETTERS.items() if stock[fuel]) or NONE


def parse_stock(text: str) -> Stock:
    """
    >>> parse_stock("c2u1")
    Stock(coal=2, oil=0, garbage=0, uranium=1)
    """
    if text == NONE:
        return NOTHING
    if not STOCK.fullmatch(text):
        raise UnreadableText(f"{quoted(text)} is not a stock of markers: expected the like of c3o2g1u1, or -")
    counts = re.findall(r"([cogu])([0-9]+)", text)
    if len({letter for letter, _ in counts}) < len(counts):
        raise UnreadableText(f"{quoted(text)} has a kind of marker twice")
    return Stock(**{LETTERS[letter].value: int(count) for letter, count in counts})


def parse_region(text: str) -> RegionId:
    return RegionId(parse_id(text, "a region"))


def parse_city(text: str) -> CityId:
    return CityId(parse_id(text, "a city"))


def print_choice(choice: Choice) -> str:
    """How the regions are chosen (R1.1): `random`, `draft`, or their list."""
    return choice if isinstance(choice, str) else print_list(choice)


def parse_choice(text: str) -> Choice:
    if text == "random":
        return "random"
    return "draft" if text == "draft" else parse_list(text, parse_region)


def parse_hidden(text: str) -> bool:
    """The value of the money option."""
    if text != "hidden":
        raise UnreadableText(f"expected 'hidden', not {quoted(text)}")
    return True


def parse_seat(text: str, seats: int) -> Seat:
    """A seat at a table with this many seats."""
    seat = parse_number(text, "a seat")
    if seat >= seats:
        raise UnreadableText(f"there is no seat {seat}: the seats are 0 to {seats - 1}")
    return Seat(seat)


def parse_order(text: str, seats: int) -> tuple[Seat, ...]:
    """A turn order: each seat once."""
    order = parse_list(text, lambda item: parse_seat(item, seats))
    if sorted(order) != list(range(seats)):
        raise UnreadableText(
            f"{quoted(text)} is not a turn order: it must name each of the seats 0 to {seats - 1} once"
        )
    return order
