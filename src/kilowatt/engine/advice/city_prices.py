"""City prices: what each city costs a player now, by which path, and why it cannot be built (R5)."""

from functools import lru_cache
from typing import NamedTuple

from kilowatt.engine.ids import CityId, PlantNumber, RegionId, Seat
from kilowatt.engine.refusals import Refusal
from kilowatt.engine.rulebook import CLOSED, Rulebook
from kilowatt.engine.rules.building import all_houses, judge_site, slot_prices
from kilowatt.engine.state import State
from kilowatt.engine.stock import NOTHING, Stock
from kilowatt.engine.value import Value


class CityPrice(Value, frozen=True, gc=False):
    """What a city costs the observer now, the path, and why it cannot be built; also out of turn."""

    city: CityId
    house: int | None
    """None while the city takes no house of the observer, whatever the money (R5.1, R5.3)."""
    connection: int
    path: tuple[CityId, ...]
    refusal: Refusal | None

    @property
    def cost(self) -> int:
        """The price of the house with its connection."""
        if self.house is None:
            raise ValueError(f"'{self.city}' takes no house now: {self.refusal}")
        return self.house + self.connection


class _Builder(NamedTuple):
    """A player's part of the map."""

    cities: tuple[CityId, ...]
    plants: tuple[PlantNumber, ...] = ()
    fuel: Stock = NOTHING


class _Map(NamedTuple):
    """What the prices of cities depend on beside the money: the key of the cache."""

    step: int
    regions: tuple[RegionId, ...]
    players: tuple[_Builder, ...]


def city_prices(book: Rulebook, state: State, seat: Seat) -> tuple[CityPrice, ...]:
    """The price of each city in play where the player has no house, in the board's order (R5.2).

    Cached, because most moves of a game build nothing.
    """
    builders = tuple([_Builder(player.cities) for player in state.players])
    return _city_prices(book, _Map(state.step, state.regions, builders), seat, state.players[seat].money)


@lru_cache(maxsize=1 << 10)
def _city_prices(book: Rulebook, board: _Map, seat: Seat, money: int) -> tuple[CityPrice, ...]:
    builder, network = board.players[seat], book.network(board.regions)
    prices, standing = slot_prices(book, board, builder.cities), all_houses(network, board)
    listed: list[CityPrice] = []
    for (city, count), connection, path in zip(
        standing.items(), network.reach(builder.cities), network.paths(builder.cities), strict=True
    ):
        if city not in builder.cities:
            price = prices[count]
            house = price if price < CLOSED else None
            refusal = judge_site(board, city, count, connection + price, money)
            listed.append(CityPrice(city, house, connection, path, refusal))
    return tuple(listed)
