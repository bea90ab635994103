"""The state of a game: one frozen value in canonical form, so that equal positions are equal states."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Protocol

from kilowatt.engine.events import Standing, Step3Shuffle
from kilowatt.engine.ids import STEP_3, CityId, Phase, PlantNumber, RegionId, Seat
from kilowatt.engine.stock import NOTHING, Stock
from kilowatt.engine.value import Value


class Holdings(Protocol):
    """The public possessions of a player, in a state or an observation."""

    @property
    def plants(self) -> tuple[PlantNumber, ...]: ...
    @property
    def fuel(self) -> Stock: ...
    @property
    def cities(self) -> tuple[CityId, ...]: ...


class MapState(Protocol):
    """The public state of the map, in a state or an observation."""

    @property
    def step(self) -> int: ...
    @property
    def regions(self) -> tuple[RegionId, ...]: ...
    @property
    def players(self) -> Sequence[Holdings]: ...


class Player(Value, frozen=True, gc=False):
    """A player's possessions. Fuel is one pool, because markers may be moved between plants at any time (R4.2a)."""

    money: int
    plants: tuple[PlantNumber, ...] = ()
    fuel: Stock = NOTHING
    cities: tuple[CityId, ...] = ()


class AuctionStage(StrEnum):
    """What the auction asks of the player to act."""

    OPENING = "opening"
    """Nominate a plant, or pass (R3.1, R3.2)."""
    BIDDING = "bidding"
    """Bid for the plant that is up, or leave this auction (R3.1, R3.4)."""
    SCRAPPING = "scrapping"
    """Scrap a plant after buying one more than the limit (R3.9)."""
    SETTLING = "settling"
    """Leave markers behind on the scrapped plant, as many as must or may be (R3.9)."""


class Auction(Value, frozen=True, gc=False):
    """Phase 2. `plant` is 0 while nothing is nominated, `bid` 0 before the opening bid."""

    plant: PlantNumber = PlantNumber(0)
    bid: int = 0
    bidder: Seat | None = None
    out: tuple[Seat, ...] = ()
    """Dropped out of this auction (R3.4)."""
    finished: tuple[Seat, ...] = ()
    """Done with the phase: they bought, or passed as the opener (R3.2, R3.6)."""
    sold: bool = False
    """Somebody bought in this phase (R3.11)."""
    bought: PlantNumber = PlantNumber(0)
    """The plant of an open sale: its buyer must scrap another plant or settle the fuel (R3.9)."""
    scrapped: PlantNumber = PlantNumber(0)
    """The plant just scrapped, while its owner may leave markers behind on it (R3.9)."""
    left_behind: Stock = NOTHING
    """The markers already returned from it to the supply."""

    @property
    def stage(self) -> AuctionStage:
        if self.plant:
            return AuctionStage.BIDDING
        if not self.bought:
            return AuctionStage.OPENING
        return AuctionStage.SETTLING if self.scrapped else AuctionStage.SCRAPPING

    def includes(self, seat: Seat) -> bool:
        """Whether a seat is still in this auction: it has not dropped out, nor is it done with the phase (R3.4)."""
        return seat not in self.out and seat not in self.finished


NO_AUCTION = Auction()


def phase_order(phase: Phase, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The order in which a phase asks the players: phases 3 and 4 begin with the last in turn order (R4.3, R5.4)."""
    return order[::-1] if phase is Phase.RESOURCES or phase is Phase.BUILDING else order


class State(Value, frozen=True, gc=False):
    """The complete state, including secrets: players get an `Observation` instead."""

    round: int
    phase: Phase
    step: int
    active: Seat | None
    """The seat to act; None once the game is over."""
    order: tuple[Seat, ...]
    regions: tuple[RegionId, ...]
    """Regions in play, ascending."""
    players: tuple[Player, ...]
    """By seat."""
    market: tuple[PlantNumber, ...]
    """The plant market, ascending. The Step 3 card is in it only until the end of phase 2 (R8.3a)."""
    deck: tuple[PlantNumber, ...]
    """Top first. Secret."""
    gone: tuple[PlantNumber, ...]
    """Plants seen leaving the game, ascending."""
    fuel_market: Stock
    supply: Stock
    auction: Auction
    fate: Step3Shuffle | None
    """What decides the Step 3 shuffle. Secret; None after that shuffle."""
    standings: tuple[Standing, ...] = ()

    @property
    def asked(self) -> Seat:
        """The seat to act; an error once the game is over."""
        if self.active is None:
            raise ValueError("the game is over: no seat is active")
        return self.active

    @property
    def player(self) -> Player:
        """The player to act."""
        return self.players[self.active] if self.active is not None else self.players[self.asked]

    @property
    def leader_cities(self) -> int:
        """The most cities anyone has connected."""
        return max([len(player.cities) for player in self.players])

    @property
    def step3_drawn(self) -> bool:
        """The Step 3 card was drawn, whether or not Step 3 has begun (R8.3)."""
        return self.step == 3 or STEP_3 not in self.deck

    def owners(self, city: CityId) -> tuple[Seat, ...]:
        """The seats with a house in a city."""
        return tuple(self._owners(city))

    def _owners(self, city: CityId) -> Iterator[Seat]:
        for seat, player in enumerate(self.players):
            if city in player.cities:
                yield Seat(seat)
