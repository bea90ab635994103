"""The numbers of an encoded observation: their order, scale and meaning, defined here and nowhere else.

`observation_encoder.py` writes them, docs/environments.md lists them, and tests pin every position. Every scale is
a power of two, so that compiled and uncompiled code write the same 32-bit floats. A change of any position or scale
needs a new `OBSERVATION_VERSION`.
"""

from typing import Final, NamedTuple

OBSERVATION_VERSION: Final = 0

# --- sizes: larger than today's boards need, so that custom boards fit without a new version
CITY_ROWS: Final = 48
REGION_ROWS: Final = 7
MARKET_ROWS: Final = 8
PLANT_ROWS: Final = 64
SEAT_ROWS: Final = 6
FUEL_ROWS: Final = 4
OWNED_ROWS: Final = 5


class Feature(NamedTuple):
    """One kind of number: `name` repeated for each of `rows`, divided by `scale`."""

    name: str
    doc: str
    rows: int = 1
    scale: int = 1


class Group(NamedTuple):
    """Features written one after another, the whole group once for each of `copies`."""

    name: str
    doc: str
    features: tuple[Feature, ...]
    copies: int = 1

    @property
    def size(self) -> int:
        return self.copies * self.width

    @property
    def width(self) -> int:
        """Numbers of one copy."""
        return sum(feature.rows for feature in self.features)


GLOBAL: Final = Group(
    "global",
    "The table as a whole.",
    (
        Feature("phase", "one-hot: draft, auction, resources, building, bureaucracy, over", rows=6),
        Feature("step", "one-hot: Step 1, 2, 3", rows=3),
        Feature("round", "the round", scale=32),
        Feature("players", "number of players", scale=8),
        Feature("region_in_play", "1 for each region in play or drafted, in the board's order", rows=REGION_ROWS),
        Feature("regions_needed", "number of regions in play once the draft is over", scale=8),
        Feature("my_turn", "1 if the observer is asked"),
        Feature("hidden_money", "1 if the game is played with hidden money"),
        Feature("leader", "the largest number of cities any player has", scale=32),
        Feature("step2_cities", "cities of one player that start Step 2", scale=32),
        Feature("end_cities", "cities of one player that end the game", scale=32),
        Feature("deck", "cards in the deck, the Step 3 card included", scale=64),
        Feature("step3_in_deck", "1 while the Step 3 card is in the deck"),
        Feature("unknown", "unseen cards above the Step 3 card", scale=64),
        Feature("top_known", "1 while the card on top of the deck is known"),
        Feature("market_size", "cards in the plant market", scale=8),
        Feature("bid", "the highest bid, 0 before the opening bid", scale=128),
        Feature("plant_up", "number of the plant up for auction, or 0", scale=64),
        Feature("bought", "number of the plant just bought while another must be scrapped, or 0", scale=64),
        Feature("scrapped", "number of the plant just scrapped while its markers are settled, or 0", scale=64),
        Feature("sold", "1 if a plant was sold in this phase 2"),
    ),
)
FUEL: Final = Group(
    "fuel",
    "Each number for coal, oil, garbage and uranium.",
    (
        Feature("in_market", "markers in the resource market", rows=FUEL_ROWS, scale=32),
        Feature("in_supply", "markers in the supply", rows=FUEL_ROWS, scale=32),
        Feature("price", "price of the next marker, 0 if none is left", rows=FUEL_ROWS, scale=16),
        Feature("refill", "markers that a refill would place now", rows=FUEL_ROWS, scale=8),
        Feature("room", "markers the observer can still store", rows=FUEL_ROWS, scale=16),
        Feature("left_behind", "markers left behind on the plant just scrapped", rows=FUEL_ROWS, scale=8),
    ),
)
PLANT_COLUMNS: Final = (
    Feature("number", "the plant's number (99: the Step 3 card), or 0", scale=64),
    Feature("kind", "one-hot: coal, oil, garbage, uranium, hybrid, clean", rows=6),
    Feature("burns", "markers it burns", scale=4),
    Feature("powers", "cities it powers", scale=8),
)
PLANT_MARKET: Final = Group(
    "plant_market",
    "Each card of the plant market, ascending.",
    (*PLANT_COLUMNS, Feature("on_offer", "1 if it may be bought now"), Feature("up", "1 if it is up for auction")),
    copies=MARKET_ROWS,
)
PLANTS: Final = Group(
    "plants",
    "Each number for the plants 0 to 63, by their number.",
    (
        Feature("gone", "1 if it was seen leaving the game", rows=PLANT_ROWS),
        Feature("buried", "1 if it is certainly in the deck and comes in Step 3", rows=PLANT_ROWS),
        Feature("may_come", "1 if it may be among the unknown cards above the Step 3 card", rows=PLANT_ROWS),
    ),
)
PLAYERS: Final = Group(
    "players",
    "Each player, the observer first and then clockwise.",
    (
        Feature("present", "1 if somebody has this seat"),
        Feature("active", "1 if this player is asked"),
        Feature("money", "Elektro, 0 if hidden", scale=128),
        Feature("money_known", "1 if the observer knows the money"),
        Feature("cities", "number of cities", scale=32),
        Feature("place", "place in the turn order, from 1", scale=8),
        Feature("capacity", "cities that all plants together can power", scale=32),
        Feature("powered", "cities that the plants can power with the markers at hand", scale=32),
        Feature("fuel", "markers of coal, oil, garbage and uranium", rows=FUEL_ROWS, scale=16),
        Feature("out", "1 if the player has dropped out of this auction"),
        Feature("finished", "1 if the player has bought or passed in this phase 2"),
        Feature("bidder", "1 for the highest bidder"),
        *[
            feature._replace(name=f"plant{row}_{feature.name}")
            for row in range(1, OWNED_ROWS + 1)
            for feature in PLANT_COLUMNS
        ],
    ),
    copies=SEAT_ROWS,
)
CITIES: Final = Group(
    "cities",
    "Each number for every city in the board's order.",
    (
        Feature("in_play", "1 if its region is in play", rows=CITY_ROWS),
        Feature("houses", "number of houses", rows=CITY_ROWS, scale=4),
        Feature("house_price", "price of the next house, 0 if none may be built", rows=CITY_ROWS, scale=32),
        Feature("connection", "the observer's cheapest connection", rows=CITY_ROWS, scale=64),
        Feature("affordable", "1 if the observer can pay connection and house", rows=CITY_ROWS),
        Feature("mine", "1 if the observer has a house there", rows=CITY_ROWS),
        *[
            Feature(f"rival{rival}", f"1 if player {rival} clockwise has a house there", rows=CITY_ROWS)
            for rival in range(1, SEAT_ROWS)
        ],
    ),
)
GROUPS: Final = (GLOBAL, FUEL, PLANT_MARKET, PLANTS, PLAYERS, CITIES)


def offset_of(group: Group) -> int:
    """The position of a group's first number."""
    return sum(each.size for each in GROUPS[: GROUPS.index(group)])


# --- constants for compiled code
PLANT_WIDTH: Final = sum(feature.rows for feature in PLANT_COLUMNS)
PLAYER_WIDTH: Final = PLAYERS.width
AT_FUEL: Final = offset_of(FUEL)
AT_MARKET: Final = offset_of(PLANT_MARKET)
AT_PLANTS: Final = offset_of(PLANTS)
AT_PLAYERS: Final = offset_of(PLAYERS)
AT_CITIES: Final = offset_of(CITIES)
OBSERVATION: Final = sum(group.size for group in GROUPS)
"""Numbers of one observation."""


def feature_names() -> list[str]:
    """The name of each position, such as `players[2].money` or `cities.mine[17]`."""
    names = []
    for group in GROUPS:
        for copy in range(group.copies):
            prefix = group.name if group.copies == 1 else f"{group.name}[{copy}]"
            for name, _, rows, _ in group.features:
                names += [f"{prefix}.{name}"] if rows == 1 else [f"{prefix}.{name}[{row}]" for row in range(rows)]
    return names
