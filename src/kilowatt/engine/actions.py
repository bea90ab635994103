"""Actions: what a player asks for. `Game.check` says whether it is legal."""

from kilowatt.engine.ids import CityId, Fuel, PlantNumber, RegionId
from kilowatt.engine.value import Tagged


class DraftRegion(Tagged, frozen=True, gc=False):
    """Take a region into play (R1.1)."""

    region: RegionId


class Nominate(Tagged, frozen=True, gc=False):
    """Put a plant of the current market up for auction (R3.1). The last player buys it at its number (R3.8)."""

    plant: PlantNumber


class Bid(Tagged, frozen=True, gc=False):
    """Bid on the plant up for auction; also the opening bid (R3.1, R3.4)."""

    amount: int


class Pass(Tagged, frozen=True, gc=False):
    """Leave this auction (R3.4) or, as the opener, the whole phase (R3.2)."""


class Scrap(Tagged, frozen=True, gc=False):
    """Discard another plant after buying one more than the limit (R3.9)."""

    plant: PlantNumber


class Drop(Tagged, frozen=True, gc=False):
    """Leave one marker behind on the plant just scrapped (R3.9)."""

    fuel: Fuel


class BuyFuel(Tagged, frozen=True, gc=False):
    """Buy the cheapest marker of a kind (R4.3)."""

    fuel: Fuel


class Build(Tagged, frozen=True, gc=False):
    """Connect a city (R5.1, R5.2)."""

    city: CityId


class Power(Tagged, frozen=True, gc=False):
    """Run these plants (R7.1). The hybrids among them burn `hybrid_coal` coal; the rest is oil (R7.1a)."""

    plants: tuple[PlantNumber, ...]
    hybrid_coal: int = 0


class Done(Tagged, frozen=True, gc=False):
    """Stop leaving markers behind (R3.9), buying resources (R4.3) or building (R5.4)."""


Action = DraftRegion | Nominate | Bid | Pass | Scrap | Drop | BuyFuel | Build | Power | Done

PASS = Pass()
DONE = Done()
