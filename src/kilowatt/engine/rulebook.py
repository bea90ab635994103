"""One configured rulebook: the agreement, the board, the edition's tables, and what follows from them for good."""

from collections.abc import Iterable
from functools import lru_cache

from kilowatt.engine.actions import Build, Nominate, Power
from kilowatt.engine.config import Config
from kilowatt.engine.content import Board, Edition, Plant
from kilowatt.engine.errors import ImpossibleSetup
from kilowatt.engine.ids import Fuel, PlantNumber, RegionId, Seat
from kilowatt.engine.rules.fuel import Storage, storage_of
from kilowatt.engine.rules.network import Network, is_one_area, network_of, touching_regions
from kilowatt.engine.rules.powering import NO_NEED, Need, PlantSet, need_of, plant_sets, powerings
from kilowatt.engine.stock import Stock


class Rulebook:
    """What the rules functions look things up in. Immutable once made; shared by every state of every game on it."""

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

    def _need(self, numbers: tuple[PlantNumber, ...]) -> Need:
        """What running these plants takes (R7.1)."""
        return sum(map(need_of, self._cards(numbers)), NO_NEED)

    def _plant_sets(self, numbers: tuple[PlantNumber, ...]) -> tuple[PlantSet, ...]:
        """Every choice of some of these plants (R7.1)."""
        return plant_sets(self._cards(numbers))

    def _powerings(self, numbers: tuple[PlantNumber, ...], fuel: Stock) -> tuple[Power, ...]:
        """Every legal powering with these plants and markers (R7.1a)."""
        return powerings(self.plant_sets(numbers), self.storage(numbers), fuel)

    def check_regions(self, regions: tuple[RegionId, ...]) -> None:
        """A choice of regions must be of the right number, on this board, and one area (R1.1)."""
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
        """The price of the cheapest marker when so many lie in the market: they lie on the dearest places (R1.4)."""
        return self.places[fuel][-in_market]

    def income(self, powered: int) -> int:
        """What powering so many cities pays (R7.2)."""
        payout = self.edition.payout
        return payout[min(powered, len(payout) - 1)]


def _places(edition: Edition) -> dict[Fuel, tuple[int, ...]]:
    """In the order of `Fuel`, whatever the order in the file."""
    tracks = {track.fuel: track.places for track in edition.tracks}
    return {fuel: tracks[fuel] for fuel in Fuel}


def _listed(items: Iterable[object]) -> str:
    return ", ".join(str(item) for item in items)
