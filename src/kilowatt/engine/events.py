"""Events: what happened, including random results. Folding the events gives the state.

An event without an action of a player names the rule that caused it.
"""

from kilowatt.engine.ids import CityId, Fuel, Phase, PlantNumber, RegionId, RuleId, Seat
from kilowatt.engine.stock import Stock
from kilowatt.engine.value import Tagged, Value

Step3Shuffle = int | tuple[PlantNumber, ...]
"""What decides the Step 3 shuffle (R8.3): the state of the random generator, or the shuffled deck itself."""


class Standing(Value, frozen=True, gc=False):
    """One row of the final ranking (R9.2). Tied players share a place."""

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
    """The deck was prepared. `deck` and `fate`, the Step 3 shuffle, are secret: None for players and spectators."""

    cards: int
    deck: tuple[PlantNumber, ...] | None
    fate: Step3Shuffle | None
    rule: RuleId = RuleId("R1.6")


class RegionsChosen(Tagged, frozen=True, gc=False):
    regions: tuple[RegionId, ...]
    rule: RuleId = RuleId("R1.1")


class RegionDrafted(Tagged, frozen=True, gc=False):
    seat: Seat
    region: RegionId


# --- rounds, phases and steps


class OrderSet(Tagged, frozen=True, gc=False):
    order: tuple[Seat, ...]
    rule: RuleId


class PhaseBegan(Tagged, frozen=True, gc=False):
    round: int
    phase: Phase
    rule: RuleId


class StepBegan(Tagged, frozen=True, gc=False):
    """A new step. If the Step 3 card is in the plant market, it leaves the game."""

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
    """Out of this auction, but not of the phase (R3.4)."""

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
    """Markers go from the scrapped plant to the supply. `forced`: the owner could not have kept them."""

    seat: Seat
    fuel: Fuel
    count: int
    forced: bool
    rule: RuleId = RuleId("R3.9")


class SaleClosed(Tagged, frozen=True, gc=False):
    """The buyer is done with phase 2, and the next opener is to act (R3.6, R3.7)."""

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
    """The Step 3 card was drawn and the rest of the deck shuffled. `deck` is secret, as in `DeckPrepared`."""

    cards: int
    deck: tuple[PlantNumber, ...] | None
    rule: RuleId


# --- phases 3 to 5


class FuelBought(Tagged, frozen=True, gc=False):
    seat: Seat
    fuel: Fuel
    price: int


class CityBuilt(Tagged, frozen=True, gc=False):
    """A house in slot 1 to 3 of a city; its owner paid `house` plus `connection`."""

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

REVEALING = (OrderDrawn, DeckPrepared, RegionsChosen, PlantDrawn, Step3Drawn, GameEnded)


def reveals(event: Event) -> bool:
    """Whether an event reveals something unknown: the result of chance, or hidden money at the end.

    Plans must be made again after it, and a move cannot be undone alone.
    """
    return isinstance(event, REVEALING)


def redact(event: Event) -> Event:
    """The event without its secrets: the order of the deck and the Step 3 shuffle."""
    match event:
        case DeckPrepared(cards=cards):
            return DeckPrepared(cards=cards, deck=None, fate=None)
        case Step3Drawn(cards=cards, rule=rule):
            return Step3Drawn(cards=cards, deck=None, rule=rule)
        case _:
            return event
