"""The file formats of boards and editions, converted to the engine's types.

The files are easy to write by hand: a connection is one short line, a track names each price once. Only fields and
types are checked here; `board_faults` and `edition_faults` check the values.
"""

from kilowatt.engine import BoardId, CityId, Fuel, Stock
from kilowatt.engine.content import (
    Board,
    City,
    Connection,
    Edition,
    FuelTrack,
    Plant,
    PlantMarketNumbers,
    PlayerNumbers,
    Region,
)
from kilowatt.engine.value import Value


class BoardFile(Value, frozen=True, gc=False, rename={"schema": "$schema"}):
    """A board file. A connection is `[city, city, cost]`, listed once."""

    id: BoardId
    name: str
    regions: tuple[Region, ...]
    cities: tuple[City, ...]
    connections: tuple[tuple[CityId, CityId, int], ...]
    schema: str = ""

    def board(self) -> Board:
        connections = tuple(Connection(a, b, cost) for a, b, cost in self.connections)
        return Board(self.id, self.name, self.regions, self.cities, connections)


class Counts(Value, frozen=True, gc=False):
    """Markers by kind. Unlike in a `Stock`, every kind is required."""

    coal: int
    oil: int
    garbage: int
    uranium: int

    def stock(self) -> Stock:
        return Stock(self.coal, self.oil, self.garbage, self.uranium)


class TrackFile(Value, frozen=True, gc=False):
    """The prices of one kind in the resource market, and how many markers have each price (R1.4)."""

    prices: tuple[int, ...]
    markers_per_price: int

    def track(self, fuel: Fuel) -> FuelTrack:
        """The track with one place per marker.

        >>> TrackFile(prices=(1, 2), markers_per_price=3).track(Fuel.OIL).places
        (1, 1, 1, 2, 2, 2)
        """
        return FuelTrack(fuel, tuple(price for price in self.prices for _ in range(self.markers_per_price)))


class TracksFile(Value, frozen=True, gc=False):
    coal: TrackFile
    oil: TrackFile
    garbage: TrackFile
    uranium: TrackFile

    def tracks(self) -> tuple[FuelTrack, ...]:
        written = {Fuel.COAL: self.coal, Fuel.OIL: self.oil, Fuel.GARBAGE: self.garbage, Fuel.URANIUM: self.uranium}
        return tuple(written[fuel].track(fuel) for fuel in Fuel)


class EditionFile(Value, frozen=True, gc=False, rename={"schema": "$schema"}):
    """An edition file. `refill` has one row per step."""

    id: str
    start_money: int
    house_costs: tuple[int, ...]
    payout: tuple[int, ...]
    markers: Counts
    start_market: Counts
    tracks: TracksFile
    players: dict[int, PlayerNumbers]
    refill: dict[int, tuple[Counts, Counts, Counts]]
    plant_market: PlantMarketNumbers
    plants: tuple[Plant, ...]
    schema: str = ""

    def edition(self) -> Edition:
        return Edition(
            id=self.id,
            start_money=self.start_money,
            house_costs=self.house_costs,
            payout=self.payout,
            markers=self.markers.stock(),
            start_market=self.start_market.stock(),
            tracks=self.tracks.tracks(),
            plants=self.plants,
            plant_market=self.plant_market,
            players=self.players,
            refill={
                players: (step1.stock(), step2.stock(), step3.stock())
                for players, (step1, step2, step3) in self.refill.items()
            },
        )
