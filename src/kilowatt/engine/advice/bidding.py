"""The auction in figures: the lowest bid, a bid that no rival can beat, and what a plant would cost to run (R3)."""

from collections.abc import Iterable

from kilowatt.engine.advice.fuel_plans import round_cost
from kilowatt.engine.ids import PlantNumber, Seat
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.auction import bidders, is_last_buyer, least_bid
from kilowatt.engine.rules.plant_market import current_market
from kilowatt.engine.state import AuctionStage, State
from kilowatt.engine.value import Value


class PlantOffer(Value, frozen=True, gc=False):
    """A plant of the current market, with the price of its fuel for one round (None: too few markers left)."""

    plant: PlantNumber
    fuel_cost: int | None


class BidRange(Value, frozen=True, gc=False):
    """Amounts from `least` to `most`; none if `least` is higher."""

    least: int
    most: int


class Bidding(Value, frozen=True, gc=False):
    """Phase 2 as one player sees it."""

    min_bid: int
    """The lowest bid for the plant that is up; 0 while none is (R3.1, R3.4)."""
    safe_bid: int | None
    """The lowest bid that no rival has the money to top. None while no plant is up, and where money is hidden."""
    bidders: tuple[Seat, ...]
    """Who can still bid for the plant that is up."""
    last_buyer: bool
    """No other player is left in the phase, so a plant costs exactly its number (R3.8)."""
    must_scrap: bool
    """After buying a plant the observer would have to scrap one (R3.9)."""
    offers: tuple[PlantOffer, ...]
    order_range: BidRange | None
    """The limits that a standing order of the observer can have; None while they are in no auction."""


def bidding(book: Rulebook, state: State, seat: Seat, *, hidden_money: bool) -> Bidding:
    """The figures of the auction for a seat."""
    up = state.auction.stage is AuctionStage.BIDDING
    inside = tuple(bidders(state)) if up else ()
    return Bidding(
        min_bid=least_bid(state) if up else 0,
        safe_bid=_safe_bid(state, (rival for rival in inside if rival != seat)) if up and not hidden_money else None,
        bidders=inside,
        last_buyer=is_last_buyer(state),
        must_scrap=len(state.players[seat].plants) >= book.numbers.max_plants,
        offers=tuple(
            [PlantOffer(plant, round_cost(book, state.fuel_market, plant)) for plant in current_market(book, state)]
        ),
        order_range=order_range(state, seat),
    )


def order_range(state: State, seat: Seat) -> BidRange | None:
    """The limits up to which a player can let bids be made for them: a limit below the next bid could do nothing.

    None if no auction is on, or the player cannot bid in it (R3.4).
    """
    auction = state.auction
    if auction.stage is not AuctionStage.BIDDING or not auction.includes(seat):
        return None
    return BidRange(auction.bid if auction.bidder == seat else least_bid(state), state.players[seat].money)


def _safe_bid(state: State, rivals: Iterable[Seat]) -> int:
    return max([least_bid(state), *(state.players[rival].money for rival in rivals)])
