"""The coach: what a newcomer could do next in the tutorial. Simple, sound advice, one step at a time."""

from collections.abc import Sequence
from enum import StrEnum

from kilowatt.engine.actions import DONE, PASS, Action, Bid, Build, BuyFuel, Nominate
from kilowatt.engine.advice.city_prices import CityPrice
from kilowatt.engine.advice.fuel_plans import fuel_plan, round_cost
from kilowatt.engine.advice.powerings import best_powering
from kilowatt.engine.ids import CityId, Phase, PlantNumber
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.auction import least_bid, legal_in_auction
from kilowatt.engine.state import AuctionStage, Player, State
from kilowatt.engine.value import Value

CITY_WORTH = 10
"""Elektro one powered city brings in about two rounds: the scale on which plants are valued."""
MOST_ABOVE_NUMBER = 3
"""The most to bid above a plant's number."""
CITY_RESERVE = 15
"""Elektro to keep for a city when bidding."""
FIRST_CITIES = 2
"""Cities to build at least: with the second one the player sees what a connection costs."""


class Goal(StrEnum):
    """What the advice is about."""

    NOMINATE = "nominate"
    PASS = "pass"
    BID = "bid"
    LEAVE_AUCTION = "leave_auction"
    BUY_FUEL = "buy_fuel"
    END_BUYING = "end_buying"
    FIRST_CITY = "first_city"
    BUILD = "build"
    END_BUILDING = "end_building"
    POWER = "power"


class Advice(Value, frozen=True, gc=False):
    """One step: the actions it takes, and the amounts a sentence about it mentions."""

    goal: Goal
    actions: tuple[Action, ...]
    amount: int = 0
    """What the step costs; for powering, what it pays."""
    limit: int = 0
    """How far to go in this auction."""


def advise(book: Rulebook, state: State, sites: Sequence[CityPrice]) -> Advice | None:
    """Advice for the player to move; None where there is nothing simple to say. `sites` are that player's cities."""
    if state.phase is Phase.AUCTION:
        return _in_auction(book, state)
    if state.phase is Phase.RESOURCES:
        return _in_resources(book, state)
    if state.phase is Phase.BUILDING:
        return _in_building(book, state, sites)
    if state.phase is Phase.BUREAUCRACY:
        best = best_powering(book, state.player)
        return Advice(Goal.POWER, (best.action,), best.income)
    return None


# --- the auction


def _in_auction(book: Rulebook, state: State) -> Advice | None:
    match state.auction.stage:
        case AuctionStage.OPENING:
            return _open(book, state)
        case AuctionStage.BIDDING:
            return _bid(book, state)
        case _:
            return None


def _open(book: Rulebook, state: State) -> Advice:
    legal = legal_in_auction(book, state)
    plants = [action.plant for action in legal if isinstance(action, Nominate)]
    best = max(plants, key=lambda plant: _value(book, state, plant), default=None)
    if best is None or (PASS in legal and not _is_worth_it(book, state, best)):
        return Advice(Goal.PASS, (PASS,))
    return Advice(Goal.NOMINATE, (Nominate(best),), best)


def _bid(book: Rulebook, state: State) -> Advice:
    """The lowest bid while it is within the limit. The player who nominates a plant must open the bidding (R3.1)."""
    bid, limit = least_bid(state), _limit(book, state, state.auction.plant)
    if state.auction.bid and bid > min(limit, state.player.money):
        return Advice(Goal.LEAVE_AUCTION, (PASS,))
    return Advice(Goal.BID, (Bid(bid),), bid, max(bid, limit))


def _is_worth_it(book: Rulebook, state: State, plant: PlantNumber) -> bool:
    return _value(book, state, plant) > 0 and _limit(book, state, plant) >= plant


def _value(book: Rulebook, state: State, plant: PlantNumber) -> int:
    """What a plant is worth beyond its number and one round's fuel; a plant without fuel is worth nothing."""
    fuel = round_cost(book, state.fuel_market, plant)
    return -plant if fuel is None else CITY_WORTH * book.plants[plant].powers - fuel - plant


def _limit(book: Rulebook, state: State, plant: PlantNumber) -> int:
    """The highest sensible bid: enough must be left to fuel every plant once and to build a city."""
    player = state.player
    fuel = sum(round_cost(book, state.fuel_market, each) or 0 for each in (*player.plants, plant))
    worth = plant + max(0, min(MOST_ABOVE_NUMBER, _value(book, state, plant)))
    return min(worth, player.money - fuel - CITY_RESERVE)


# --- fuel, cities


def _in_resources(book: Rulebook, state: State) -> Advice:
    player = state.player
    plan = fuel_plan(book, player.plants, player.fuel, player.money, state.fuel_market, 1)
    if not plan.fuels:
        return Advice(Goal.END_BUYING, (DONE,))
    return Advice(Goal.BUY_FUEL, tuple([BuyFuel(fuel) for fuel in plan.fuels]), plan.cost)


def _in_building(book: Rulebook, state: State, sites: Sequence[CityPrice]) -> Advice:
    """As many cities as the plants can power."""
    player = state.player
    open_sites = [site for site in sites if site.refusal is None]
    if not open_sites or len(player.cities) >= _enough_cities(book, player):
        return Advice(Goal.END_BUILDING, (DONE,))
    if player.cities:
        site = min(open_sites, key=lambda site: site.cost)
        return Advice(Goal.BUILD, (Build(site.city),), site.cost)
    start = _best_start(book, open_sites)
    return Advice(Goal.FIRST_CITY, (Build(start.city),), start.cost)


def _enough_cities(book: Rulebook, player: Player) -> int:
    return max(FIRST_CITIES, book.need(player.plants).powers)


def _best_start(book: Rulebook, sites: Sequence[CityPrice]) -> CityPrice:
    """The city whose two cheapest lines to other open cities cost least together; cities with fewer lines come last."""
    lines: dict[CityId, list[int]] = {site.city: [] for site in sites}
    for link in book.board.connections:
        if link.a in lines and link.b in lines:
            lines[link.a].append(link.cost)
            lines[link.b].append(link.cost)
    return min(sites, key=lambda site: (-min(2, len(lines[site.city])), sum(sorted(lines[site.city])[:2])))
