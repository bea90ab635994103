"""The decision a player faces, finer than the phase. It selects the prompt and the default move."""

from enum import StrEnum, auto
from typing import assert_never

from kilowatt.engine import DONE, Action, AuctionStage, Bid, Build, BuyFuel, CityPrice, Observation, Phase


class Decision(StrEnum):
    """The kinds of decisions."""

    DRAFT = auto()
    OPEN = auto()
    """Put a plant up for auction."""
    BUY_ALONE = auto()
    """The same with no other bidder left: the plant costs its number (R3.8)."""
    FIRST_BID = auto()
    RAISE = auto()
    SCRAP = auto()
    LEAVE_FUEL = auto()
    """Markers of the scrapped plant may be left behind."""
    MUST_LEAVE_FUEL = auto()
    """Markers of the scrapped plant must be left behind, because not all of them fit."""
    BUY_FUEL = auto()
    BUILD = auto()
    POWER = auto()
    FORCED = auto()
    """Only one move is legal."""
    WAIT = auto()
    """Another player is active."""
    OVER = auto()


def current_decision(observation: Observation) -> Decision:
    """The decision the observing player faces now."""
    if observation.phase is Phase.OVER:
        return Decision.OVER
    if not observation.legal_actions:
        return Decision.WAIT
    if len(observation.legal_actions) == 1:
        return Decision.FORCED
    return _in_auction(observation) if observation.phase is Phase.AUCTION else BY_PHASE[observation.phase]


BY_PHASE = {
    Phase.DRAFT: Decision.DRAFT,
    Phase.RESOURCES: Decision.BUY_FUEL,
    Phase.BUILDING: Decision.BUILD,
    Phase.BUREAUCRACY: Decision.POWER,
}


def _in_auction(observation: Observation) -> Decision:
    match observation.auction.stage:
        case AuctionStage.OPENING:
            alone = observation.bidding is not None and observation.bidding.last_buyer
            return Decision.BUY_ALONE if alone else Decision.OPEN
        case AuctionStage.BIDDING:
            return Decision.RAISE if observation.auction.bid else Decision.FIRST_BID
        case AuctionStage.SCRAPPING:
            return Decision.SCRAP
        case AuctionStage.SETTLING:
            return Decision.LEAVE_FUEL if DONE in observation.legal_actions else Decision.MUST_LEAVE_FUEL
    assert_never(observation.auction.stage)


def default_action(observation: Observation) -> Action | None:
    """The move that Enter makes: the only legal one, the lowest opening bid or the best powering; otherwise None."""
    asked = current_decision(observation)
    if asked is Decision.FORCED or asked is Decision.FIRST_BID:
        return observation.legal_actions[0]
    if asked is Decision.POWER and observation.powering is not None:
        return observation.powering.action
    return None


def example_action(observation: Observation) -> Action:
    """A legal move to show as an example, a cheap one if possible."""
    default = default_action(observation)
    if default is not None:
        return default
    sites = build_sites(observation)
    return Build(sites[0].city) if sites else observation.legal_actions[0]


def build_sites(observation: Observation) -> list[CityPrice]:
    """The cities in which the observing player can build now, cheapest first."""
    legal = {action.city for action in observation.legal_actions if isinstance(action, Build)}
    return sorted((price for price in observation.city_prices if price.city in legal), key=lambda price: price.cost)


def bids(observation: Observation) -> list[int]:
    return [action.amount for action in observation.legal_actions if isinstance(action, Bid)]


def most_to_buy(observation: Observation, purchase: BuyFuel) -> int:
    """How many markers of this fuel the player can store and pay for."""
    [price] = [price for price in observation.fuel_prices if price.fuel is purchase.fuel]
    count, money = 0, observation.me.money or 0
    while count < min(price.room, len(price.prices)) and price.cost(count + 1) <= money:
        count += 1
    return count
