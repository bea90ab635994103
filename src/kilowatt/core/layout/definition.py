"""The state layout: every field of the core's two C structs, defined here and nowhere else.

`python -m tools.layout` generates the C structs (`structs.pxd`), their uncompiled form (`blocks.py`), the typed
dictionaries (`fields.py`) and the code that reads and writes them (`access.py`). How to add a field: docs/core.md.
"""

from enum import Enum
from typing import Final, NamedTuple


class CType(Enum):
    """A C integer type, its code in Python's `array` module, and its number of value bits without a sign."""

    INT8 = ("int8_t", "b", 7)
    INT16 = ("int16_t", "h", 15)
    INT32 = ("int32_t", "i", 31)
    INT64 = ("int64_t", "q", 63)
    UINT64 = ("unsigned long long", "Q", 64)

    def __init__(self, c_name: str, typecode: str, bits: int) -> None:
        self.c_name = c_name
        self.typecode = typecode
        self.bits = bits


class Window(NamedTuple):
    """The part of an array that is in use: from the field `start`, or from 0, up to the field `end`.

    If there is a `condition` and it is false, no part is in use.
    """

    start: str
    end: str
    condition: str = ""


class LayoutField(NamedTuple):
    """One field of a struct; `sizes` are names of constants in `kilowatt.core.codes`, one for each dimension."""

    name: str
    ctype: CType
    doc: str
    sizes: tuple[str, ...] = ()
    is_cell: bool = False
    """An array of one number, so that a function can change the number."""
    window: Window | None = None
    is_internal: bool = False
    """Bounds of a window: callers see only the numbers between them."""


class Struct(NamedTuple):
    """A C struct. Its last field must not be an array: the sanitizer does not check the bounds of a trailing one."""

    name: str
    doc: str
    fields: tuple[LayoutField, ...]


INT8, INT16, INT32, INT64, UINT64 = CType.INT8, CType.INT16, CType.INT32, CType.INT64, CType.UINT64

TABLE: Final = Struct(
    "Table",
    "The constants of one game: everything that follows from the board, the edition and the number of players.",
    (
        LayoutField("players", INT32, "Number of players."),
        LayoutField("regions_needed", INT32, "Number of regions in play (R1.1)."),
        LayoutField("max_plants", INT32, "Plants a player may keep (R3.9)."),
        LayoutField("step2_cities", INT32, "Cities of one player that start Step 2 (R8.2)."),
        LayoutField("end_cities", INT32, "Cities of one player that end the game (R9.1)."),
        LayoutField("start_money", INT32, "Money of each player at the start."),
        LayoutField("current_size", INT32, "Plants on offer before Step 3 (R6.1)."),
        LayoutField("cities", INT32, "Number of cities on the board."),
        LayoutField("draft", INT32, "1 if the players draft the regions, otherwise 0."),
        LayoutField("hidden_money", INT32, "1 if players do not see each other's money, otherwise 0."),
        LayoutField("regions_given", INT32, "The area agreed on before the game (R1.1), or 0."),
        LayoutField("loose", INT8, "The plants that are shuffled into the deck (R1.6).", ("PLANTS",)),
        LayoutField("start_market", INT8, "The plant market at the start, ascending.", ("MARKET",)),
        LayoutField("region_of", INT8, "The region of each city.", ("CITIES",)),
        LayoutField("is_area", INT8, "1 for each set of regions that is connected.", ("AREAS",)),
        LayoutField(
            "city_count", INT8, "Number of cities of each area that can be in play, 0 for other sets.", ("AREAS",)
        ),
        LayoutField("kind", INT8, "The kind of each plant.", ("PLANTS",)),
        LayoutField("burns", INT8, "Markers each plant burns.", ("PLANTS",)),
        LayoutField("powers", INT8, "Cities each plant powers; 0 for a number that is no plant.", ("PLANTS",)),
        LayoutField("house", INT16, "Price of the first, second and third house of a city.", ("HOUSE_PRICES",)),
        LayoutField("need", INT64, "What each plant burns and powers, packed into one number.", ("PLANTS",)),
        LayoutField("city_key", INT64, "A number for the name of each city, from which seeds are made.", ("CITIES",)),
        LayoutField("in_play", INT8, "The cities of each area.", ("AREAS", "CITIES")),
        LayoutField("payout", INT16, "Income for each number of powered cities (R7.3).", ("PAYOUTS",)),
        LayoutField("track", INT8, "Size of the resource market for each fuel.", ("FUELS",)),
        LayoutField("start_fuel", INT8, "Markers of each fuel in the resource market at the start.", ("FUELS",)),
        LayoutField("markers", INT8, "Markers of each fuel in the game (R0.3).", ("FUELS",)),
        LayoutField(
            "price", INT16, "`price[fuel][n]` is the cheapest marker's if n lie in the market.", ("FUELS", "TRACK")
        ),
        LayoutField("refill", INT8, "Markers that each step refills (R7.5).", ("STEPS", "FUELS")),
        LayoutField(
            "subsets",
            INT8,
            "`subsets[n]` lists the choices among n plants as masks, in the engine's order.",
            ("MOST_PLANTS", "SUBSETS"),
        ),
        LayoutField(
            "way",
            INT16,
            "`way[area][a][b]` is the cheapest connection of two cities; 0 if one is not in play.",
            ("AREAS", "CITIES", "CITIES"),
        ),
        LayoutField("plants_removed", INT32, "Cards removed unseen from the deck (R1.6)."),
        LayoutField("loose_count", INT32, "Number of plants in `loose`."),
        LayoutField("top_card", INT32, "The plant that starts on top of the deck (R1.6)."),
        LayoutField("start_count", INT32, "Number of plants in `start_market`."),
        LayoutField("payout_top", INT32, "The last index of `payout` that is in use."),
    ),
)

STATE: Final = Struct(
    "State",
    "One position. Unused numbers are 0, so equal positions have equal fields.",
    (
        LayoutField("shuffle_seed", UINT64, "State of the generator for the Step 3 shuffle (R8.3).", is_cell=True),
        LayoutField("round", INT32, "The round, from 1; 0 during the draft."),
        LayoutField("bid", INT32, "The highest bid, 0 before the opening bid."),
        LayoutField("money", INT32, "Money of each player.", ("SEATS",)),
        LayoutField("phase", INT8, "One of the phases of `kilowatt.core.codes`."),
        LayoutField("step", INT8, "1, 2 or 3."),
        LayoutField("active", INT8, "The seat to act, -1 once the game is over."),
        LayoutField("leader", INT8, "The largest number of cities any player has."),
        LayoutField("empty", INT8, "Cities in play without a house."),
        LayoutField("regions", INT8, "The regions in play, as a bit mask."),
        LayoutField("market_count", INT8, "Number of cards in `market`."),
        LayoutField("plant", INT8, "The plant up for auction, or 0."),
        LayoutField("sold", INT8, "1 if a plant was sold in this phase 2 (R3.11)."),
        LayoutField("bought", INT8, "The plant of a sale that is not closed yet (R3.9), or 0."),
        LayoutField("scrapped", INT8, "The plant just scrapped while its markers are settled (R3.9), or 0."),
        LayoutField("bidder", INT8, "The highest bidder, -1 before the opening bid."),
        LayoutField("shuffle_kind", INT8, "What decides the Step 3 shuffle: one of `SHUFFLE_...`."),
        LayoutField("shuffle_count", INT8, "Number of cards in `shuffle_deck`.", is_internal=True),
        LayoutField("order", INT8, "The seats in turn order.", ("SEATS",)),
        LayoutField("plant_count", INT8, "Number of plants of each player.", ("SEATS",)),
        LayoutField("owned", INT8, "Number of cities of each player.", ("SEATS",)),
        LayoutField("out", INT8, "1 for each seat that dropped out of this auction (R3.4).", ("SEATS",)),
        LayoutField(
            "finished", INT8, "1 for each seat that has bought or passed in this phase 2 (R3.2, R3.6).", ("SEATS",)
        ),
        LayoutField("plants", INT8, "The plants of each player, ascending.", ("SEATS", "MOST_PLANTS")),
        LayoutField("fuel", INT8, "Markers of each player by fuel.", ("SEATS", "FUELS")),
        LayoutField("room", INT8, "Places for markers of each player by kind of plant (R4.1).", ("SEATS", "ROOMS")),
        LayoutField("fuel_market", INT8, "Markers in the resource market by fuel.", ("FUELS",)),
        LayoutField("supply", INT8, "Markers in the supply by fuel.", ("FUELS",)),
        LayoutField("left", INT8, "Markers left behind on the plant just scrapped (R3.9).", ("FUELS",)),
        LayoutField("houses", INT8, "Number of houses in each city.", ("CITIES",)),
        LayoutField("market", INT8, "The cards of the plant market, ascending.", ("MARKET",)),
        LayoutField("cost", INT16, "Price of the next house in each city; `FULL` if none may be built.", ("CITIES",)),
        LayoutField(
            "dist",
            INT16,
            "Cheapest connection of each player to each city; `OWN` for the player's cities.",
            ("SEATS", "CITIES"),
        ),
        LayoutField(
            "deck", INT8, "The cards left in the deck, top first.", ("DECK",), window=Window("deck_top", "deck_end")
        ),
        LayoutField("gone", INT8, "1 for each plant that was seen leaving the game.", ("PLANTS",)),
        LayoutField(
            "shuffle_deck",
            INT8,
            "The deck after the Step 3 shuffle if it was given by hand (R8.3).",
            ("PLANTS",),
            window=Window("", "shuffle_count", "s.shuffle_kind == SHUFFLE_GIVEN"),
        ),
        LayoutField("deck_top", INT16, "Index of the top card in `deck`.", is_internal=True),
        LayoutField("deck_end", INT16, "Index behind the last card in `deck`.", is_internal=True),
    ),
)
