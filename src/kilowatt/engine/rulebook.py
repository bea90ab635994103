"""The rulebook of one configuration: options, board, tables, and caches of what follows from them."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from kilowatt.engine.actions import Build, Nominate, Power
from kilowatt.engine.config import Config
from kilowatt.engine.content import Board, Edition, Plant
from kilowatt.engine.errors import ImpossibleSetup
from kilowatt.engine.ids import Fuel, PlantNumber, RegionId, Seat
from kilowatt.engine.rules.fuel import Storage, storage_of
from kilowatt.engine.rules.network import Network, is_one_area, network_of, touching_regions
from kilowatt.engine.rules.powering import NO_NEED, FuelNeed, PlantSet, need_of, plant_sets, powerings
from kilowatt.engine.stock import Stock

CLOSED: Final = 10**20
"""Stands for the price of a slot that cannot be used: above all money, which the notation limits to 20 digits."""


class Rulebook:
    """Lookups for the rules. Immutable, and shared by all states of all games with the same config."""

    def __init__(self, config: Config, board: Board, edition: Edition) -> None:
        if config.players not in edition.players:
            raise ImpossibleSetup(f"{config.players} players: the game is for {_listed(edition.players)} (R0.1)")
        if config.board != board.id:
            raise ImpossibleSetup(f"the config asks for board '{config.board}', the board given is '{board.id}'")
        self.config = config
        self.board = board
        self.edition = edition
        self.seats = tuple(Seat(seat) for seat in range(config.players))
        self.numbers = edition.players[config.players]
        self.refill = edition.refill[config.players]
        self.plants = {plant.number: plant for plant in edition.plants}
        self.places: dict[Fuel, tuple[int, ...]] = _places(edition)
        self.market_size = Stock(**{fuel.value: len(places) for fuel, places in self.places.items()})
        self.slot_prices = tuple(
            _slot_prices(edition.house_costs, slots) for slots in range(len(edition.house_costs) + 1)
        )
        """By the number of slots open in each city, and then by the number of houses there (R5.2, R5.3)."""
        self.region_of = {city.id: city.region for city in board.cities}
        self.regions = tuple(region.id for region in board.regions)
        self.touching = touching_regions(board)
        self.network = lru_cache(maxsize=256)(self._network)
        self.storage = lru_cache(maxsize=1 << 14)(self._storage)
        self.need = lru_cache(maxsize=1 << 14)(self._need)
        self.plant_sets = lru_cache(maxsize=1 << 14)(self._plant_sets)
        self.powerings = lru_cache(maxsize=1 << 14)(self._powerings)
        self.nominations = {number: Nominate(number) for number in self.plants}
        self.builds = {city: Build(city) for city in self.region_of}
        if not isinstance(config.regions, str):
            self.check_regions(config.regions)

    def __repr__(self) -> str:
        return f"<Rulebook {self.board.id}, {self.config.players} players, edition {self.edition.id}>"

    def _network(self, regions: tuple[RegionId, ...]) -> Network:
        return network_of(self.board, regions)

    def _cards(self, numbers: Iterable[PlantNumber]) -> tuple[Plant, ...]:
        return tuple(self.plants[number] for number in numbers)

    def _storage(self, numbers: tuple[PlantNumber, ...]) -> Storage:
        """The room for markers on these plants (R4.1)."""
        return storage_of(self._cards(numbers))

    def _need(self, numbers: tuple[PlantNumber, ...]) -> FuelNeed:
        """The fuel that these plants burn together (R7.1)."""
        return sum(map(need_of, self._cards(numbers)), NO_NEED)

    def _plant_sets(self, numbers: tuple[PlantNumber, ...]) -> tuple[PlantSet, ...]:
        """Every subset of these plants (R7.1)."""
        return plant_sets(self._cards(numbers))

    def _powerings(self, numbers: tuple[PlantNumber, ...], fuel: Stock) -> tuple[Power, ...]:
        """Every legal powering with these plants and markers (R7.1a)."""
        return powerings(self.plant_sets(numbers), self.storage(numbers), fuel)

    def check_regions(self, regions: tuple[RegionId, ...]) -> None:
        """Regions must be on this board, of the right number, and one connected area (R1.1)."""
        for region in regions:
            if region not in self.touching:
                raise ImpossibleSetup(f"region '{region}': board '{self.board.id}' has {_listed(self.regions)} (R1.1)")
        if len(set(regions)) != len(regions):
            raise ImpossibleSetup(f"regions {_listed(regions)}: one of them is named twice (R1.1)")
        if len(regions) != self.numbers.regions:
            raise ImpossibleSetup(
                f"regions {_listed(regions)}: {self.config.players} players play on {self.numbers.regions} (R1.7)"
            )
        if not is_one_area(self.touching, regions):
            raise ImpossibleSetup(f"regions {_listed(regions)}: they are not one connected area (R1.1)")

    def price(self, fuel: Fuel, in_market: int) -> int:
        """The price of the cheapest of `in_market` markers: they occupy the most expensive places (R1.4)."""
        return self.places[fuel][-in_market]

    def income(self, powered: int) -> int:
        """The income for powering this many cities (R7.2)."""
        payout = self.edition.payout
        return payout[min(powered, len(payout) - 1)]


def _places(edition: Edition) -> dict[Fuel, tuple[int, ...]]:
    """The prices of each track, in the order of `Fuel`."""
    tracks = {track.fuel: track.places for track in edition.tracks}
    return {fuel: tracks[fuel] for fuel in Fuel}


def _slot_prices(costs: tuple[int, ...], slots: int) -> tuple[int, ...]:
    """The price of the next house by the number of houses in a city; `CLOSED` once all open slots are taken."""
    return (*costs[:slots], *[CLOSED] * (len(costs) + 1 - slots))


def _listed(items: Iterable[object]) -> str:
    return ", ".join(str(item) for item in items)
