"""The core's memory where it runs uncompiled: the fields of the C structs in `codes.pxd`, with every access checked.

An index out of bounds raises, a negative one too, and so does a number that would not fit into its C type.
"""

from array import array
from typing import TYPE_CHECKING, Any, Final

from kilowatt.core import codes

if TYPE_CHECKING:
    Array = array[int]
else:
    Array = array

BYTE, SHORT, INT, LONG, WORD, REAL = "b", "h", "i", "q", "Q", "d"


class Row(Array):
    """An array that knows no index from the end: in C that would be somebody else's memory."""

    __slots__ = ()

    def __getitem__(self, index: int) -> int:  # type: ignore[override] # no slices: C has none
        if index < 0:
            raise IndexError(f"index {index} is below 0")
        return Array.__getitem__(self, index)

    def __setitem__(self, index: int, value: float) -> None:  # type: ignore[override] # no slices: C has none
        if index < 0:
            raise IndexError(f"index {index} is below 0")
        Array.__setitem__(self, index, value)  # type: ignore[call-overload] # rows of real numbers are arrays too

    def twin(self) -> "Row":
        return Row(self.typecode, self.tobytes())


def row(kind: str, size: int) -> Row:
    return Row(kind, bytes(array(kind).itemsize * size))


def grid(kind: str, rows: int, size: int) -> list[Row]:
    return [row(kind, size) for _ in range(rows)]


def twin(cells: Any) -> Any:
    """A number, or a copy of a row or a grid."""
    if isinstance(cells, list):
        return [cell.twin() for cell in cells]
    return cells.twin() if isinstance(cells, Row) else cells


class Table:
    """What follows from the board, the edition and the number of players: never changes during a game."""

    def __init__(self) -> None:
        self.players = self.regions_needed = self.max_plants = self.step2_cities = self.end_cities = 0
        self.start_money = self.current_size = self.cities = self.draft = self.regions_given = 0
        self.plants_removed = self.loose_count = self.top_card = self.start_count = self.payout_top = 0
        self.loose = row(BYTE, codes.PLANTS)
        self.start_market = row(BYTE, codes.MARKET)
        self.region_of = row(BYTE, codes.CITIES)
        self.is_area = row(BYTE, codes.AREAS)
        self.city_count = row(BYTE, codes.AREAS)
        self.kind = row(BYTE, codes.PLANTS)
        self.burns = row(BYTE, codes.PLANTS)
        self.powers = row(BYTE, codes.PLANTS)
        self.house = row(SHORT, 4)
        self.load = row(LONG, codes.PLANTS)
        self.in_play = grid(BYTE, codes.AREAS, codes.CITIES)
        self.payout = row(SHORT, codes.PAYOUTS)
        self.track = row(BYTE, codes.FUELS)
        self.start_fuel = row(BYTE, codes.FUELS)
        self.markers = row(BYTE, codes.FUELS)
        self.price = grid(SHORT, codes.FUELS, codes.TRACK)
        self.refill = grid(BYTE, 3, codes.FUELS)
        self.subsets = grid(BYTE, codes.MOST_PLANTS, codes.SUBSETS)
        self.way = [grid(SHORT, codes.CITIES, codes.CITIES) for _ in range(codes.AREAS)]


SCALARS: Final = {
    **dict.fromkeys(("round", "bid"), 1 << 31),
    **dict.fromkeys(("deck_top", "deck_end"), 1 << 15),
    **dict.fromkeys(("phase", "step", "active", "leader", "empty", "regions", "market_count"), 1 << 7),
    **dict.fromkeys(("plant", "sold", "bought", "scrapped", "bidder", "fate_kind", "fate_count"), 1 << 7),
}
"""Of each single number of a state what it must be below, and not below the negative of."""


class State:
    """One position of the game."""

    def __init__(self) -> None:
        self.fate = row(WORD, 1)
        self.round = self.bid = 0
        self.money = row(INT, codes.SEATS)
        self.phase = self.step = self.active = self.leader = self.empty = self.regions = 0
        self.market_count = self.plant = self.sold = self.bought = self.scrapped = self.bidder = 0
        self.fate_kind = self.fate_count = 0
        self.deck_top = self.deck_end = 0
        self.order = row(BYTE, codes.SEATS)
        self.plant_count = row(BYTE, codes.SEATS)
        self.owned = row(BYTE, codes.SEATS)
        self.out = row(BYTE, codes.SEATS)
        self.finished = row(BYTE, codes.SEATS)
        self.plants = grid(BYTE, codes.SEATS, codes.MOST_PLANTS)
        self.fuel = grid(BYTE, codes.SEATS, codes.FUELS)
        self.room = grid(BYTE, codes.SEATS, codes.ROOMS)
        self.fuel_market = row(BYTE, codes.FUELS)
        self.supply = row(BYTE, codes.FUELS)
        self.left = row(BYTE, codes.FUELS)
        self.houses = row(BYTE, codes.CITIES)
        self.market = row(BYTE, codes.MARKET)
        self.cost = row(SHORT, codes.CITIES)
        self.dist = grid(SHORT, codes.SEATS, codes.CITIES)
        self.deck = row(BYTE, codes.DECK)
        self.gone = row(BYTE, codes.PLANTS)
        self.fate_deck = row(BYTE, codes.PLANTS)

    def __setattr__(self, name: str, value: Any) -> None:
        bound = SCALARS.get(name)
        if bound is not None and not -bound <= value < bound:
            raise OverflowError(f"{name} cannot be {value}")
        object.__setattr__(self, name, value)

    def assign(self, other: "State") -> None:
        self.__dict__.update({name: twin(cells) for name, cells in other.__dict__.items()})
