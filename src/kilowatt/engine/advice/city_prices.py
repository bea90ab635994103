"""City prices: what each city costs a player now, by which path, and why it cannot be built (R5)."""

from functools import lru_cache
from typing import NamedTuple

from kilowatt.engine.ids import CityId, PlantNumber, RegionId, Seat
from kilowatt.engine.refusals import Refusal
from kilowatt.engine.rulebook import CLOSED, Rulebook
from kilowatt.engine.rules.building import ENOUGH, all_houses, cannot_pay_site, judge_site, slot_prices
from kilowatt.engine.state import State
from kilowatt.engine.stock import NOTHING, Stock
from kilowatt.engine.value import Value


class CityPrice(Value, frozen=True, gc=False):
    """What a city costs the observer now, the path, and why it cannot be built; also out of turn."""

    city: CityId
    house: int | None
    """None if the observer cannot build here even with enough money (R5.1, R5.3)."""
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
    """The part of a position that the prices of cities depend on."""

    step: int
    regions: tuple[RegionId, ...]
    players: tuple[_Builder, ...]


class _Offer(NamedTuple):
    """A city at its price, before anybody's money is compared."""

    cost: int
    price: CityPrice


AllCities = tuple[tuple[CityId, ...], ...]
"""The cities of each player."""


def city_prices(book: Rulebook, state: State, seat: Seat) -> tuple[CityPrice, ...]:
    """The price of each city in play where the player has no house, in the board's order (R5.2).

    Cached, because most moves of a game build nothing.
    """
    cities = tuple([player.cities for player in state.players])
    return _city_prices(book, state.step, state.regions, cities, seat, state.players[seat].money)


@lru_cache(maxsize=1 << 10)
def _city_prices(
    book: Rulebook, step: int, regions: tuple[RegionId, ...], cities: AllCities, seat: Seat, money: int
) -> tuple[CityPrice, ...]:
    offers = _offers(book, step, regions, cities, seat)
    # In one expression, because a call for each city would take as long as the rest.
    return tuple(
        [
            price
            if cost <= money or cost >= CLOSED
            else CityPrice(price.city, price.house, price.connection, price.path, _cannot_pay(cost, money))
            for cost, price in offers
        ]
    )


_cannot_pay = lru_cache(maxsize=1 << 14)(cannot_pay_site)


@lru_cache(maxsize=1 << 10)
def _offers(
    book: Rulebook, step: int, regions: tuple[RegionId, ...], cities: AllCities, seat: Seat
) -> tuple[_Offer, ...]:
    """What each city costs a player, or why they cannot build there even with enough money."""
    board, owned, network = (
        _Map(step, regions, tuple([_Builder(own) for own in cities])),
        cities[seat],
        book.network(regions),
    )
    prices, standing = slot_prices(book, board, owned), all_houses(network, board)
    listed: list[_Offer] = []
    for (city, count), connection, path in zip(
        standing.items(), network.reach(owned), network.paths(owned), strict=True
    ):
        if city not in owned:
            price = prices[count]
            cost = connection + price
            if price < CLOSED:
                listed.append(_Offer(cost, CityPrice(city, price, connection, path, None)))
            else:
                refusal = judge_site(board, city, count, cost, ENOUGH)
                listed.append(_Offer(cost, CityPrice(city, None, connection, path, refusal)))
    return tuple(listed)
