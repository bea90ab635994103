"""Events: what happened. Every state is the fold of the events before it, chance included.

Events that nobody asked for carry the rule they rest on.
"""

from kilowatt.engine.ids import CityId, Fuel, Phase, PlantNumber, RegionId, RuleId, Seat
from kilowatt.engine.stock import Stock
from kilowatt.engine.value import Tagged, Value

Fate = int | tuple[PlantNumber, ...]
"""What will decide the Step 3 shuffle: the generator's state, or the outcome given by hand."""


class Standing(Value, frozen=True, gc=False):
    """One line of the final ranking (R9.2). Players who share a place share the victory or the rank."""

    seat: Seat
    place: int
    powered: int
    money: int
    cities: int


# --- before the first round


class OrderDrawn(Tagged, frozen=True, gc=False):
    order: tuple[Seat, ...]
    rule: RuleId = RuleId("R1.2")


class DeckPrepared(Tagged, frozen=True, gc=False):
    """The deck lies ready. `deck` and `fate` are secret: both are None where the event is shown to anyone."""

    cards: int
    deck: tuple[PlantNumber, ...] | None
    fate: Fate | None
    rule: RuleId = RuleId("R1.6")


class RegionsChosen(Tagged, frozen=True, gc=False):
    regions: tuple[RegionId, ...]
    rule: RuleId = RuleId("R1.1")


class RegionDrafted(Tagged, frozen=True, gc=False):
    seat: Seat
    region: RegionId


# --- the course of the round


class OrderSet(Tagged, frozen=True, gc=False):
    order: tuple[Seat, ...]
    rule: RuleId


class PhaseBegan(Tagged, frozen=True, gc=False):
    round: int
    phase: Phase
    rule: RuleId


class StepBegan(Tagged, frozen=True, gc=False):
    """A new step. With Step 3 its card, if it lies in the plant market, leaves the game."""

    step: int
    rule: RuleId


class TurnEnded(Tagged, frozen=True, gc=False):
    """A player is done buying resources or building."""

    seat: Seat


class GameEnded(Tagged, frozen=True, gc=False):
    standings: tuple[Standing, ...]
    rule: RuleId = RuleId("R9.1")


# --- phase 2


class PlantNominated(Tagged, frozen=True, gc=False):
    seat: Seat
    plant: PlantNumber


class BidMade(Tagged, frozen=True, gc=False):
    seat: Seat
    plant: PlantNumber
    amount: int


class BidderPassed(Tagged, frozen=True, gc=False):
    """Out of this auction, not of the phase (R3.4)."""

    seat: Seat
    plant: PlantNumber


class OpenerPassed(Tagged, frozen=True, gc=False):
    """Out of every auction for the rest of the phase (R3.2)."""

    seat: Seat


class PlantBought(Tagged, frozen=True, gc=False):
    seat: Seat
    plant: PlantNumber
    price: int


class PlantScrapped(Tagged, frozen=True, gc=False):
    seat: Seat
    plant: PlantNumber


class FuelDropped(Tagged, frozen=True, gc=False):
    """Markers of the scrapped plant go to the supply; `forced` when no choice could have kept them."""

    seat: Seat
    fuel: Fuel
    count: int
    forced: bool
    rule: RuleId = RuleId("R3.9")


class SaleClosed(Tagged, frozen=True, gc=False):
    """The buyer is done with phase 2; the next opener is to be asked (R3.6, R3.7)."""

    seat: Seat
    rule: RuleId = RuleId("R3.6")


# --- the plant market


class PlantDrawn(Tagged, frozen=True, gc=False):
    plant: PlantNumber
    rule: RuleId


class PlantRemoved(Tagged, frozen=True, gc=False):
    """A plant leaves the market and the game."""

    plant: PlantNumber
    rule: RuleId


class PlantBuried(Tagged, frozen=True, gc=False):
    """The highest plant goes face down under the deck (R7.7)."""

    plant: PlantNumber
    rule: RuleId = RuleId("R7.7")


class Step3Drawn(Tagged, frozen=True, gc=False):
    """The Step 3 card came up and what is left of the deck was shuffled. `deck` is secret, as in `DeckPrepared`."""

    cards: int
    deck: tuple[PlantNumber, ...] | None
    rule: RuleId


# --- phases 3 to 5


class FuelBought(Tagged, frozen=True, gc=False):
    seat: Seat
    fuel: Fuel
    price: int


class CityBuilt(Tagged, frozen=True, gc=False):
    """A house in a city: `slot` counts the houses there (1 to 3); paid `house` plus `connection`."""

    seat: Seat
    city: CityId
    slot: int
    house: int
    connection: int


class CitiesPowered(Tagged, frozen=True, gc=False):
    seat: Seat
    plants: tuple[PlantNumber, ...]
    burned: Stock
    cities: int
    income: int


class MarketRefilled(Tagged, frozen=True, gc=False):
    placed: Stock
    rule: RuleId = RuleId("R7.5")


Event = (
    OrderDrawn
    | DeckPrepared
    | RegionsChosen
    | RegionDrafted
    | OrderSet
    | PhaseBegan
    | StepBegan
    | TurnEnded
    | GameEnded
    | PlantNominated
    | BidMade
    | BidderPassed
    | OpenerPassed
    | PlantBought
    | PlantScrapped
    | FuelDropped
    | SaleClosed
    | PlantDrawn
    | PlantRemoved
    | PlantBuried
    | Step3Drawn
    | FuelBought
    | CityBuilt
    | CitiesPowered
    | MarketRefilled
)


def redact(event: Event) -> Event:
    """The event as anyone at the table may see it: the order of the deck and the seed stay secret."""
    match event:
        case DeckPrepared(cards=cards):
            return DeckPrepared(cards=cards, deck=None, fate=None)
        case Step3Drawn(cards=cards, rule=rule):
            return Step3Drawn(cards=cards, deck=None, rule=rule)
        case _:
            return event
