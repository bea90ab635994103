"""The state of a game: one frozen value, everything in it canonical, so that equal positions are equal states."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from kilowatt.engine.events import Fate, Standing
from kilowatt.engine.ids import STEP_3, CityId, Phase, PlantNumber, RegionId, Seat
from kilowatt.engine.stock import NOTHING, Stock
from kilowatt.engine.value import Value


class Holdings(Protocol):
    """What everyone sees before a player, in a state and in an observation alike."""

    @property
    def plants(self) -> tuple[PlantNumber, ...]: ...
    @property
    def fuel(self) -> Stock: ...
    @property
    def cities(self) -> tuple[CityId, ...]: ...


class Position(Protocol):
    """What everyone sees of the map, in a state and in an observation alike."""

    @property
    def step(self) -> int: ...
    @property
    def regions(self) -> tuple[RegionId, ...]: ...
    @property
    def players(self) -> Sequence[Holdings]: ...


class Player(Value, frozen=True, gc=False):
    """What lies before one player. Resources are one pool: markers may be moved at any time (R4.2a)."""

    money: int
    plants: tuple[PlantNumber, ...] = ()
    fuel: Stock = NOTHING
    cities: tuple[CityId, ...] = ()


class Auction(Value, frozen=True, gc=False):
    """Phase 2. `plant` is 0 while nothing is nominated, `bid` 0 before the opening bid."""

    plant: PlantNumber = PlantNumber(0)
    bid: int = 0
    bidder: Seat | None = None
    out: tuple[Seat, ...] = ()
    """Dropped out of this auction (R3.4)."""
    finished: tuple[Seat, ...] = ()
    """Bought, or passed as the opener: done with the phase (R3.2, R3.6)."""
    sold: bool = False
    """Somebody bought in this phase (R3.11)."""
    bought: PlantNumber = PlantNumber(0)
    """The plant of a sale not closed yet: the buyer must scrap another one or settle its fuel (R3.9)."""
    scrapped: PlantNumber = PlantNumber(0)
    """The plant just scrapped, while its owner may leave markers behind on it (R3.9)."""
    left_behind: Stock = NOTHING
    """What already went from it to the supply."""


NO_AUCTION = Auction()


class State(Value, frozen=True, gc=False):
    """Everything there is to know, the secret parts included: show players an `Observation`, never this."""

    round: int
    phase: Phase
    step: int
    active: Seat | None
    """Who is asked; nobody once the game is over."""
    order: tuple[Seat, ...]
    regions: tuple[RegionId, ...]
    """In play, ascending."""
    players: tuple[Player, ...]
    """By seat."""
    market: tuple[PlantNumber, ...]
    """The plant market, ascending; the Step 3 card lies in it only for the rest of a phase 2 (R8.3a)."""
    deck: tuple[PlantNumber, ...]
    """Top first. Secret."""
    gone: tuple[PlantNumber, ...]
    """Plants seen leaving the game, ascending."""
    fuel_market: Stock
    supply: Stock
    auction: Auction
    fate: Fate | None
    """Secret; None once Step 3 has been shuffled."""
    standings: tuple[Standing, ...] = ()

    @property
    def asked(self) -> Seat:
        """Who is asked, where somebody is."""
        if self.active is None:
            raise ValueError("the game is over: nobody is asked")
        return self.active

    @property
    def player(self) -> Player:
        """The player who is asked."""
        return self.players[self.active] if self.active is not None else self.players[self.asked]

    @property
    def leader_cities(self) -> int:
        """The most cities anyone has connected."""
        return max([len(player.cities) for player in self.players])

    @property
    def step3_drawn(self) -> bool:
        """The Step 3 card has come up, whether or not Step 3 has begun (R8.3)."""
        return self.step == 3 or STEP_3 not in self.deck

    def owners(self, city: CityId) -> tuple[Seat, ...]:
        """The seats with a house in a city."""
        return tuple(self._owners(city))

    def _owners(self, city: CityId) -> Iterator[Seat]:
        for seat, player in enumerate(self.players):
            if city in player.cities:
                yield Seat(seat)
