"""Conversion of a game's board and edition to the core's constants; cities and regions become indices."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import nlargest
from itertools import combinations
from zlib import crc32

from kilowatt.content import BrokenContent, board_faults, edition_faults
from kilowatt.core import codes
from kilowatt.core.layout.fields import Grid, Row, TableFields
from kilowatt.engine import Board, CityId, Fuel, Plant, PlantKind, PlantNumber, RegionId, Rulebook, Stock, is_one_area

FUELS = tuple(Fuel)
KINDS = {
    PlantKind.COAL: codes.COAL,
    PlantKind.OIL: codes.OIL,
    PlantKind.GARBAGE: codes.GARBAGE,
    PlantKind.URANIUM: codes.URANIUM,
    PlantKind.HYBRID: codes.HYBRID,
    PlantKind.WIND: codes.CLEAN,
    PlantKind.FUSION: codes.CLEAN,
}


class Places:
    """The indices of a board's cities and regions in the core's arrays."""

    def __init__(self, board: Board) -> None:
        self.cities = tuple(city.id for city in board.cities)
        self.regions = tuple(region.id for region in board.regions)
        self.city = {city: place for place, city in enumerate(self.cities)}
        self.region = {region: place for place, region in enumerate(self.regions)}

    def area(self, regions: Iterable[RegionId]) -> int:
        """Regions as a bit mask."""
        return sum(1 << self.region[region] for region in regions)

    def regions_of(self, area: int) -> tuple[RegionId, ...]:
        """The regions of an area, ascending."""
        return tuple(sorted(region for place, region in enumerate(self.regions) if area & (1 << place)))


@lru_cache(maxsize=64)
def places_of(book: Rulebook) -> Places:
    return Places(book.board)


def padded(values: Iterable[int], size: int, filler: int = 0) -> Row:
    """A list of exactly this size."""
    found = list(values)
    if len(found) > size:
        raise ValueError(f"{len(found)} values: the core has room for {size}")
    return found + [filler] * (size - len(found))


def table_of(book: Rulebook) -> TableFields:
    """Every field of the table; ValueError if the board or the edition is too large for the core."""
    check_limits(book)
    check_content(book)
    edition, numbers, market = book.edition, book.numbers, book.edition.plant_market
    loose = [number for number in book.plants if number not in market.start and number != market.top_of_deck]
    places = places_of(book)
    areas = [places.regions_of(area) for area in range(codes.AREAS)]
    one_area = [is_one_area(book.touching, regions) for regions in areas]
    playable = [fits and len(regions) == numbers.regions for fits, regions in zip(one_area, areas, strict=True)]
    by_number = [book.plants.get(PlantNumber(number)) for number in range(codes.PLANTS)]
    return {
        "players": book.config.players,
        "regions_needed": numbers.regions,
        "max_plants": numbers.max_plants,
        "step2_cities": numbers.step2_cities,
        "end_cities": numbers.end_cities,
        "start_money": edition.start_money,
        "current_size": market.current,
        "cities": len(book.board.cities),
        "draft": int(book.config.regions == "draft"),
        "hidden_money": int(book.config.hidden_money),
        "regions_given": 0 if isinstance(book.config.regions, str) else places.area(book.config.regions),
        "plants_removed": numbers.plants_removed,
        "loose_count": len(loose),
        "top_card": market.top_of_deck,
        "start_count": len(market.start),
        "payout_top": len(edition.payout) - 1,
        "loose": padded(loose, codes.PLANTS),
        "start_market": padded(market.start, codes.MARKET),
        "region_of": padded((places.region[city.region] for city in book.board.cities), codes.CITIES),
        "is_area": [int(fits) for fits in one_area],
        "city_count": [
            len(book.network(regions).cities) if fits else 0 for regions, fits in zip(areas, playable, strict=True)
        ],
        "in_play": [
            padded(cities_in(book, regions) if fits else (), codes.CITIES)
            for regions, fits in zip(areas, playable, strict=True)
        ],
        "way": [distances(book, regions) if fits else NO_WAYS for regions, fits in zip(areas, playable, strict=True)],
        "kind": [KINDS[plant.kind] if plant else codes.CLEAN for plant in by_number],
        "burns": [plant.burns if plant else 0 for plant in by_number],
        "powers": [plant.powers if plant else 0 for plant in by_number],
        "need": [packed(plant) if plant else 0 for plant in by_number],
        "city_key": padded((city_key(city.id) for city in book.board.cities), codes.CITIES),
        "house": padded(edition.house_costs, codes.HOUSE_PRICES, codes.FULL),
        "payout": padded(edition.payout, codes.PAYOUTS),
        "track": [len(book.places[fuel]) for fuel in FUELS],
        "start_fuel": stock_row(edition.start_market),
        "markers": stock_row(edition.markers),
        "price": [padded([codes.FULL, *reversed(book.places[fuel])], codes.TRACK, codes.FULL) for fuel in FUELS],
        "refill": [stock_row(stock) for stock in book.refill],
        "subsets": [padded(subsets(plants), codes.SUBSETS) for plants in range(codes.MOST_PLANTS)],
    }


def check_limits(book: Rulebook) -> None:
    """Check the sizes that a custom board or edition may exceed; the printed game is well below them."""
    plants, most = book.edition.plants, book.numbers.max_plants
    limits = {
        "players": (book.config.players, codes.SEATS),
        "regions": (len(book.board.regions), codes.REGIONS),
        "cities": (len(book.board.cities), codes.CITIES),
        "start_money": (book.edition.start_money, codes.MOST_MONEY),
        "max_plants": (most, codes.MOST_PLANTS - 1),
        "the highest plant": (max(plant.number for plant in plants), codes.PLANTS - 1),
        "what a player's plants burn": (largest(plants, most + 1), codes.MOST_BURNED),
        "what a player's hybrids burn": (
            largest([plant for plant in plants if plant.kind is PlantKind.HYBRID], most),
            codes.COALS - 1,
        ),
        "the markers of a kind": (max(stock_row(book.edition.markers)), codes.MOST_MARKERS),
        "the places of a kind": (max(len(places) for places in book.places.values()), codes.TRACK - 1),
        "the dearest marker": (max(max(places) for places in book.places.values()), codes.OWN - 1),
        "the dearest city": (max(book.edition.house_costs) + longest_way(book), codes.OWN - 1),
    }
    for what, (value, most_) in limits.items():
        if value > most_:
            raise ValueError(f"{book}: {what} is {value}, but the core has room for {most_}")


def check_content(book: Rulebook) -> None:
    """Apply the loader's checks also to boards and editions made in Python: the core relies on them."""
    for what, faults in ((book.board.id, board_faults(book.board)), (book.edition.id, edition_faults(book.edition))):
        if faults:
            raise BrokenContent(what, faults)


def largest(plants: Iterable[Plant], count: int) -> int:
    return sum(nlargest(count, (plant.burns for plant in plants)))


def longest_way(book: Rulebook) -> int:
    """An upper bound of the length of any path: all connections together."""
    return sum(connection.cost for connection in book.board.connections)


def subsets(plants: int) -> Row:
    """Every choice among a number of plants as a mask, in the engine's order: fewer first, then by index."""
    return [
        sum(1 << place for place in chosen)
        for size in range(plants + 1)
        for chosen in combinations(range(plants), size)
    ]


NO_WAYS: Grid = [[0] * codes.CITIES] * codes.CITIES


def distances(book: Rulebook, regions: tuple[RegionId, ...]) -> Grid:
    """The cost of the cheapest path between any two cities of the board; 0 if one of them is not in play."""
    network, cities = book.network(regions), places_of(book).cities
    found = [
        [network.between(a, b) if a in network.index and b in network.index else 0 for b in cities] for a in cities
    ]
    return [padded(row, codes.CITIES) for row in found] + [[0] * codes.CITIES] * (codes.CITIES - len(found))


def cities_in(book: Rulebook, regions: Sequence[RegionId]) -> Row:
    return [place for place, city in enumerate(book.board.cities) if city.region in regions]


def packed(plant: Plant) -> int:
    """What a plant burns of each kind and how many cities it powers, in fields of six bits that can be added up."""
    kind = KINDS[plant.kind]
    burned = plant.burns << 6 * kind if kind != codes.CLEAN else 0
    return burned | plant.powers << 30


def city_key(city: CityId) -> int:
    """A number that is the same on every machine; Python's hash of a string is not."""
    return crc32(city.encode())


def stock_row(stock: Stock) -> Row:
    return [stock.coal, stock.oil, stock.garbage, stock.uranium]
