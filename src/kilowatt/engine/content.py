"""The types of the printed material. `kilowatt.content` loads their values from data files."""

from kilowatt.engine.ids import BoardId, CityId, Fuel, PlantKind, PlantNumber, RegionId
from kilowatt.engine.stock import Stock
from kilowatt.engine.value import Value


class Region(Value, frozen=True, gc=False):
    id: RegionId
    name: str
    cities: tuple[CityId, ...]


class City(Value, frozen=True, gc=False):
    id: CityId
    name: str
    region: RegionId


class Connection(Value, frozen=True, gc=False):
    """A printed connection between two cities, with the same cost in both directions (R0.2)."""

    a: CityId
    b: CityId
    cost: int


class Board(Value, frozen=True, gc=False):
    """A map (R0.2)."""

    id: BoardId
    name: str
    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    connections: tuple[Connection, ...]


class Plant(Value, frozen=True, gc=False):
    """A power plant card (R0.4): burns `burns` markers to power up to `powers` cities."""

    number: PlantNumber
    kind: PlantKind
    burns: int
    powers: int


class PlayerNumbers(Value, frozen=True, gc=False):
    """One column of R1.7."""

    regions: int
    plants_removed: int
    max_plants: int
    step2_cities: int
    end_cities: int


class FuelTrack(Value, frozen=True, gc=False):
    """The prices of one kind in the resource market, ascending, one per marker (R1.4)."""

    fuel: Fuel
    places: tuple[int, ...]


class PlantMarketNumbers(Value, frozen=True, gc=False):
    """The shape of the plant market (R1.5, R1.6, R6.1)."""

    start: tuple[PlantNumber, ...]
    top_of_deck: PlantNumber
    size: int
    current: int
    step3_size: int


class Edition(Value, frozen=True, gc=False):
    """The tables of one edition of the rules (R0.3, R0.4, R1.2 to R1.7, R5.2, R7.2, R7.5)."""

    id: str
    start_money: int
    house_costs: tuple[int, ...]
    payout: tuple[int, ...]
    markers: Stock
    start_market: Stock
    tracks: tuple[FuelTrack, ...]
    plants: tuple[Plant, ...]
    plant_market: PlantMarketNumbers
    players: dict[int, PlayerNumbers]
    refill: dict[int, tuple[Stock, Stock, Stock]]
