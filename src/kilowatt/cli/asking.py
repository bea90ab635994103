"""What a player is asked, finer than the phase: it decides the sentence shown, and what Enter alone does."""

from enum import StrEnum, auto

from kilowatt.engine import DONE, Action, Bid, Build, BuyFuel, Observation, Phase
from kilowatt.engine.observation import CityPrice


class Question(StrEnum):
    """The questions a table asks."""

    DRAFT = auto()
    OPEN = auto()
    """Put a plant up for auction."""
    BUY_ALONE = auto()
    """The same without a rival left: it is bought at its number (R3.8)."""
    FIRST_BID = auto()
    RAISE = auto()
    SCRAP = auto()
    LEAVE_FUEL = auto()
    """Markers of the scrapped plant may be left behind ..."""
    MUST_LEAVE_FUEL = auto()
    """... or must be, since not all of them fit."""
    BUY_FUEL = auto()
    BUILD = auto()
    POWER = auto()
    FORCED = auto()
    """Only one move is legal."""
    WAIT = auto()
    """Somebody else is asked."""
    OVER = auto()


def question(seen: Observation) -> Question:
    """What the observer is asked now."""
    if seen.phase is Phase.OVER:
        return Question.OVER
    if not seen.legal_actions:
        return Question.WAIT
    if len(seen.legal_actions) == 1:
        return Question.FORCED
    return _in_auction(seen) if seen.phase is Phase.AUCTION else BY_PHASE[seen.phase]


BY_PHASE = {
    Phase.DRAFT: Question.DRAFT,
    Phase.RESOURCES: Question.BUY_FUEL,
    Phase.BUILDING: Question.BUILD,
    Phase.BUREAUCRACY: Question.POWER,
}


def _in_auction(seen: Observation) -> Question:
    auction = seen.auction
    if auction.scrapped:
        return Question.LEAVE_FUEL if DONE in seen.legal_actions else Question.MUST_LEAVE_FUEL
    if auction.bought:
        return Question.SCRAP
    if auction.plant:
        return Question.RAISE if auction.bid else Question.FIRST_BID
    alone = len(auction.finished) == len(seen.players) - 1
    return Question.BUY_ALONE if alone else Question.OPEN


def default_action(seen: Observation) -> Action | None:
    """What Enter alone does: the only move, the lowest opening bid, the best powering; else nothing."""
    asked = question(seen)
    if asked is Question.FORCED or asked is Question.FIRST_BID:
        return seen.legal_actions[0]
    if asked is Question.POWER and seen.powering is not None:
        return seen.powering.action
    return None


def example_action(seen: Observation) -> Action:
    """A legal move to show how it is written: a cheap one."""
    default = default_action(seen)
    if default is not None:
        return default
    sites = build_sites(seen)
    return Build(sites[0].city) if sites else seen.legal_actions[0]


def build_sites(seen: Observation) -> list[CityPrice]:
    """The cities the observer can build in now, cheapest first."""
    legal = {action.city for action in seen.legal_actions if isinstance(action, Build)}
    return sorted((price for price in seen.city_prices if price.city in legal), key=lambda price: price.cost)


def bids(seen: Observation) -> list[int]:
    return [action.amount for action in seen.legal_actions if isinstance(action, Bid)]


def most_to_buy(seen: Observation, purchase: BuyFuel) -> int:
    """How many markers of a kind there are, fit and can be paid."""
    [price] = [price for price in seen.fuel_prices if price.fuel is purchase.fuel]
    count, money = 0, seen.me.money or 0
    while count < min(price.room, len(price.prices)) and price.cost(count + 1) <= money:
        count += 1
    return count
