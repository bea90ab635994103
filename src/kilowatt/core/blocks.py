"""The core's memory where it runs uncompiled: the fields of the C structs in `rules.pxd`, with every access checked.

An index out of bounds raises, a negative one too, and so does a number that would not fit into its C type.
"""

from array import array
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from kilowatt.core import codes

if TYPE_CHECKING:
    Array = array[int]
else:
    Array = array


class Row(Array):
    """An array that knows no index from the end: in C that would be somebody else's memory."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        if index < 0:
            raise IndexError(f"index {index} is below 0")
        return Array.__getitem__(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if index < 0:
            raise IndexError(f"index {index} is below 0")
        Array.__setitem__(self, index, value)


BYTE, SHORT, INT, LONG, WORD, REAL = "b", "h", "i", "q", "Q", "d"


def row(kind: str, size: int) -> Row:
    return Row(kind, [0] * size)


def grid(kind: str, *sizes: int) -> list[Row]:
    return [row(kind, sizes[1]) for _ in range(sizes[0])]


class Table:
    """What follows from the board, the edition and the number of players: never changes during a game."""

    def __init__(self) -> None:
        self.players = self.regions_needed = self.max_plants = self.step2_cities = self.end_cities = 0
        self.start_money = self.current_size = self.cities = self.draft = 0
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
        self.payout = row(SHORT, 64)
        self.track = row(BYTE, codes.FUELS)
        self.start_fuel = row(BYTE, codes.FUELS)
        self.markers = row(BYTE, codes.FUELS)
        self.price = grid(SHORT, codes.FUELS, 64)
        self.refill = grid(BYTE, 3, codes.FUELS)
        self.subsets = grid(BYTE, codes.MOST_PLANTS, 16)
        self.way = [grid(SHORT, codes.CITIES, codes.CITIES) for _ in range(codes.AREAS)]


class State:
    """One position of the game."""

    def __init__(self) -> None:
        self.round = self.phase = self.step = self.leader = self.empty = self.regions = 0
        self.active = -1
        self.order = row(BYTE, codes.SEATS)
        self.money = row(INT, codes.SEATS)
        self.plants = grid(BYTE, codes.SEATS, codes.MOST_PLANTS)
        self.plant_count = row(BYTE, codes.SEATS)
        self.fuel = grid(BYTE, codes.SEATS, codes.FUELS)
        self.room = grid(BYTE, codes.SEATS, 6)
        self.owned = row(BYTE, codes.SEATS)
        self.dist = grid(SHORT, codes.SEATS, codes.CITIES)
        self.cost = row(SHORT, codes.CITIES)
        self.houses = row(BYTE, codes.CITIES)
        self.market = row(BYTE, codes.MARKET)
        self.market_count = 0
        self.deck = row(BYTE, codes.DECK)
        self.deck_top = self.deck_end = 0
        self.gone = row(BYTE, codes.PLANTS)
        self.fuel_market = row(BYTE, codes.FUELS)
        self.supply = row(BYTE, codes.FUELS)
        self.plant = self.bid = self.sold = self.bought = self.scrapped = 0
        self.bidder = -1
        self.out = row(BYTE, codes.SEATS)
        self.finished = row(BYTE, codes.SEATS)
        self.left = row(BYTE, codes.FUELS)
        self.fate_kind = self.fate_count = 0
        self.fate = row(WORD, 1)
        self.fate_deck = row(BYTE, codes.PLANTS)

    def assign(self, other: "State") -> None:
        self.__dict__.update(deepcopy(other.__dict__))
