"""Phase 2: the auction (R3)."""

from typing import assert_never

from kilowatt.engine.actions import DONE, PASS, Action, Bid, Done, Drop, Nominate, Pass, Scrap
from kilowatt.engine.events import (
    BidderPassed,
    BidMade,
    FuelDropped,
    OpenerPassed,
    PhaseBegan,
    PlantBought,
    PlantNominated,
    PlantScrapped,
    SaleClosed,
    StepBegan,
)
from kilowatt.engine.ids import STEP_3, Fuel, Phase, PlantNumber, RuleId, Seat
from kilowatt.engine.refusals import Refusal, Why, refuse
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules.fuel import drop_options, forced_drops
from kilowatt.engine.rules.plant_market import clear_obsolete, current_market, draw, remove_lowest
from kilowatt.engine.rules.turn_order import set_order
from kilowatt.engine.state import AuctionStage, State
from kilowatt.engine.stock import ONE, Stock
from kilowatt.engine.transition import TransitionBuilder
from kilowatt.engine.type_checks import is_fuel, is_whole

# Listings hold hundreds of bids: make them once and slice.
BIDS = tuple(Bid(amount) for amount in range(1024))
DROPS = tuple(Drop(fuel) for fuel in Fuel)


def least_bid(state: State) -> int:
    """The plant's number or, after the opening, one more than the standing bid (R3.1, R3.4)."""
    auction = state.auction
    return auction.bid + 1 if auction.bid else auction.plant


def bid_range(state: State) -> range:
    """The legal bids: from the least bid up to all of the player's money (R3.1, R3.4, R3.5)."""
    return range(least_bid(state), state.player.money + 1)


def affordable_plants(book: Rulebook, state: State) -> list[PlantNumber]:
    """The plants of the current market whose number the player can pay (R3.1, R3.5)."""
    money = state.player.money
    return [plant for plant in current_market(book, state) if plant <= money]


def bidders(state: State) -> list[Seat]:
    """The seats still in this auction (R3.4)."""
    auction = state.auction
    return [Seat(seat) for seat in range(len(state.players)) if auction.includes(Seat(seat))]


def is_last_buyer(state: State) -> bool:
    """Whether everybody else is done with the phase: the player buys a plant at its number (R3.8)."""
    return len(state.auction.finished) == len(state.players) - 1


def drop_choices(book: Rulebook, state: State) -> tuple[Stock, ...]:
    """Every set of markers that may end up left behind with the scrapped plant (R3.9)."""
    auction, owner = state.auction, state.player
    return drop_options(book.storage(owner.plants), book.plants[auction.scrapped], owner.fuel + auction.left_behind)


def can_drop(fuel: Fuel, left: Stock, choices: tuple[Stock, ...]) -> bool:
    """Whether one more marker may stay behind, beside those already `left` there (R3.9)."""
    more = left + ONE[fuel]
    return any(more <= choice for choice in choices)


# --- judging


def check_sale(state: State) -> Refusal | None:
    """Until a sale is closed, its buyer must scrap a plant and settle its fuel (R3.9)."""
    auction = state.auction
    match auction.stage:
        case AuctionStage.SETTLING:
            return refuse(Why.MUST_SETTLE_FUEL, "R3.9", plant=auction.scrapped)
        case AuctionStage.SCRAPPING:
            return refuse(Why.MUST_SCRAP, "R3.9", plant=auction.bought)
        case _:
            return None


def check_nominate(book: Rulebook, state: State, action: Nominate) -> Refusal | None:
    refusal = check_sale(state)
    if refusal is not None:
        return refusal
    plant = action.plant
    if state.auction.stage is AuctionStage.BIDDING:
        return refuse(Why.AUCTION_RUNNING, "R3.1", plant=state.auction.plant)
    if not is_whole(plant) or plant not in state.market or plant == STEP_3:
        return refuse(Why.PLANT_NOT_IN_MARKET, "R3.1", plant=str(plant))
    if plant in affordable_plants(book, state):
        return None
    if plant in current_market(book, state):
        return refuse(Why.CANNOT_PAY, "R3.5", price=plant, money=state.player.money)
    return refuse(Why.PLANT_IN_FUTURE_MARKET, "R3.1", plant=plant)


def check_bid(book: Rulebook, state: State, action: Bid) -> Refusal | None:
    refusal = check_sale(state)
    if refusal is not None:
        return refusal
    if state.auction.stage is not AuctionStage.BIDDING:
        return refuse(Why.NOTHING_NOMINATED, "R3.1")
    amount, legal = action.amount, bid_range(state)
    if not is_whole(amount):
        return refuse(Why.NOT_AN_ACTION, "R3.4", action=str(action))
    if amount in legal:
        return None
    if amount < legal.start:
        return refuse(Why.BID_TOO_LOW, "R3.4" if state.auction.bid else "R3.1", bid=amount, least=legal.start)
    return refuse(Why.BID_ABOVE_MONEY, "R3.5", bid=amount, money=state.player.money)


def check_pass(book: Rulebook, state: State, action: Pass) -> Refusal | None:
    refusal = check_sale(state)
    if refusal is not None:
        return refusal
    if must_open(state):
        return refuse(Why.MUST_OPEN, "R3.1", plant=state.auction.plant)
    if must_buy(book, state):
        return refuse(Why.MUST_BUY_IN_ROUND_1, "R3.3")
    return None


def must_open(state: State) -> bool:
    """The player who nominates a plant makes the opening bid (R3.1)."""
    return state.auction.stage is AuctionStage.BIDDING and not state.auction.bid


def must_buy(book: Rulebook, state: State) -> bool:
    """In round 1 everyone buys a plant (R3.3) and can always pay for the cheapest (R3.8a)."""
    opening = state.auction.stage is AuctionStage.OPENING
    return state.round == 1 and opening and bool(affordable_plants(book, state))


def check_scrap(book: Rulebook, state: State, action: Scrap) -> Refusal | None:
    auction, plant = state.auction, action.plant
    if auction.stage is not AuctionStage.SCRAPPING:
        return refuse(Why.NOTHING_TO_SCRAP, "R3.9")
    if not is_whole(plant) or plant not in state.player.plants:
        return refuse(Why.PLANT_NOT_OWNED, "R3.9", plant=str(plant))
    if plant == auction.bought:
        return refuse(Why.PLANT_JUST_BOUGHT, "R3.9", plant=plant)
    return None


def check_drop(book: Rulebook, state: State, action: Drop) -> Refusal | None:
    auction, fuel = state.auction, action.fuel
    if auction.stage is not AuctionStage.SETTLING:
        return refuse(Why.NOTHING_TO_DROP, "R3.9")
    if not is_fuel(fuel):
        return refuse(Why.UNKNOWN_FUEL, "R0.3", fuel=str(fuel))
    if not can_drop(fuel, auction.left_behind, drop_choices(book, state)):
        return refuse(Why.FUEL_NOT_DROPPABLE, "R3.9", fuel=fuel, plant=auction.scrapped)
    return None


def check_done_dropping(book: Rulebook, state: State, action: Done) -> Refusal | None:
    auction = state.auction
    if auction.stage is not AuctionStage.SETTLING:
        return check_sale(state) or refuse(Why.WRONG_PHASE, "R4.3", action="done", phase=state.phase)
    if auction.left_behind not in drop_choices(book, state):
        return refuse(Why.FUEL_DOES_NOT_FIT, "R3.9", plant=auction.scrapped)
    return None


# --- listing


def legal_in_auction(book: Rulebook, state: State) -> tuple[Action, ...]:
    match state.auction.stage:
        case AuctionStage.OPENING:
            return legal_openings(book, state)
        case AuctionStage.BIDDING:
            bids = bids_in(bid_range(state))
            return bids if must_open(state) else (*bids, PASS)
        case AuctionStage.SCRAPPING:
            return legal_scraps(book, state)
        case AuctionStage.SETTLING:
            return legal_drops(book, state)
    assert_never(state.auction.stage)


def legal_openings(book: Rulebook, state: State) -> tuple[Action, ...]:
    openings: list[Action] = [book.nominations[plant] for plant in affordable_plants(book, state)]
    return tuple(openings) if must_buy(book, state) else (*openings, PASS)


def legal_scraps(book: Rulebook, state: State) -> tuple[Action, ...]:
    scraps = [Scrap(plant) for plant in state.player.plants]
    return tuple([scrap for scrap in scraps if check_scrap(book, state, scrap) is None])


def legal_drops(book: Rulebook, state: State) -> tuple[Action, ...]:
    left, choices = state.auction.left_behind, drop_choices(book, state)
    drops: list[Action] = [drop for drop in DROPS if can_drop(drop.fuel, left, choices)]
    return (*drops, DONE) if left in choices else tuple(drops)


def bids_in(amounts: range) -> tuple[Action, ...]:
    """A bid of each amount."""
    if amounts.stop <= len(BIDS):
        return BIDS[amounts.start : amounts.stop]
    return tuple([Bid(amount) for amount in amounts])


# --- deciding


def nominate(transition: TransitionBuilder, action: Nominate) -> None:
    """Put a plant up for auction. The last player in the phase buys it at its number (R3.8)."""
    state = transition.state
    transition.emit(PlantNominated(state.asked, action.plant))
    if is_last_buyer(state):
        sell(transition, state.asked, action.plant, action.plant)


def bid(transition: TransitionBuilder, action: Bid) -> None:
    state = transition.state
    transition.emit(BidMade(state.asked, state.auction.plant, action.amount))


def pass_(transition: TransitionBuilder, action: Pass) -> None:
    state = transition.state
    if state.auction.plant:
        drop_out(transition, state.asked)
    else:
        transition.emit(OpenerPassed(state.asked))
        if transition.state.active is None:
            end_phase(transition)


def drop_out(transition: TransitionBuilder, seat: Seat) -> None:
    """Leave this auction. The last bidder wins it (R3.4, R3.6)."""
    transition.emit(BidderPassed(seat, transition.state.auction.plant))
    left = bidders(transition.state)
    if len(left) == 1:
        sell(transition, left[0], transition.state.auction.plant, transition.state.auction.bid)


def sell(transition: TransitionBuilder, seat: Seat, plant: PlantNumber, price: int) -> None:
    """The winner pays for the plant and takes it; above the limit, they must scrap another (R3.6, R3.9)."""
    transition.emit(PlantBought(seat, plant, price))
    if len(transition.state.players[seat].plants) <= transition.book.numbers.max_plants:
        close_sale(transition, seat)


def scrap(transition: TransitionBuilder, action: Scrap) -> None:
    """Discard a plant, with the markers that its owner could not keep in any case (R3.9)."""
    state = transition.state
    transition.emit(PlantScrapped(state.asked, action.plant))
    forced = forced_drops(drop_choices(transition.book, transition.state))
    for fuel in Fuel:
        if forced[fuel]:
            transition.emit(FuelDropped(state.asked, fuel, forced[fuel], forced=True))
    close_sale_unless_asked(transition, state.asked)


def drop(transition: TransitionBuilder, action: Drop) -> None:
    seat = transition.state.asked
    transition.emit(FuelDropped(seat, action.fuel, 1, forced=False))
    close_sale_unless_asked(transition, seat)


def close_sale_unless_asked(transition: TransitionBuilder, seat: Seat) -> None:
    """Close the sale if its owner has nothing left to choose (R3.9)."""
    if legal_drops(transition.book, transition.state) == (DONE,):
        close_sale(transition, seat)


def end_dropping(transition: TransitionBuilder, action: Done) -> None:
    close_sale(transition, transition.state.asked)


def close_sale(transition: TransitionBuilder, seat: Seat) -> None:
    """After each sale, draw a card and remove obsolete plants (R3.10, R6.2)."""
    transition.emit(SaleClosed(seat))
    draw(transition, "R3.10")
    clear_obsolete(transition)
    if transition.state.active is None:
        end_phase(transition)


def end_phase(transition: TransitionBuilder) -> None:
    """Remove the lowest plant if nobody bought one (R3.11). Begin Step 3 if its card is in the market (R8.3a)."""
    if not transition.state.auction.sold:
        remove_lowest(transition, "R3.11")
        draw(transition, "R3.11")
        clear_obsolete(transition)
    if STEP_3 in transition.state.market:
        remove_lowest(transition, "R8.3a")
        transition.emit(StepBegan(3, RuleId("R8.3a")))
    if transition.state.round == 1:
        set_order(transition, "R2.2")
    transition.emit(PhaseBegan(transition.state.round, Phase.RESOURCES, RuleId("R4.3")))
