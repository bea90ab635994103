"""Phase 2: the auction (R3)."""

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
from kilowatt.engine.rules.fuel import leavings, lost_in_any_case
from kilowatt.engine.rules.plant_market import clear_obsolete, current_market, draw, remove_lowest
from kilowatt.engine.rules.turn_order import set_order
from kilowatt.engine.state import State
from kilowatt.engine.stock import ONE, Stock
from kilowatt.engine.transition import Story
from kilowatt.engine.wellformed import is_fuel, is_whole

# Bids are asked for by the hundred: they are made once and handed out in slices.
BIDS = tuple(Bid(amount) for amount in range(1024))
DROPS = {fuel: Drop(fuel) for fuel in Fuel}


def bids(least: int, most: int) -> tuple[Action, ...]:
    """Every whole number from the least to the most, as bids."""
    if most < len(BIDS):
        return BIDS[least : most + 1]
    return tuple(Bid(amount) for amount in range(least, most + 1))


def least_bid(state: State) -> int:
    """At least the plant's number, then at least one more than the bid that stands (R3.1, R3.4)."""
    auction = state.auction
    return auction.bid + 1 if auction.bid else auction.plant


def bidders(state: State) -> list[Seat]:
    """Who is still in this auction (R3.4)."""
    auction = state.auction
    return [
        Seat(seat) for seat in range(len(state.players)) if seat not in auction.out and seat not in auction.finished
    ]


# --- judging


def check_sale(state: State) -> Refusal | None:
    """While a sale is not closed, its buyer has nothing else to do (R3.9)."""
    auction = state.auction
    if auction.scrapped:
        return refuse(Why.MUST_SETTLE_FUEL, "R3.9", plant=auction.scrapped)
    if auction.bought:
        return refuse(Why.MUST_SCRAP, "R3.9", plant=auction.bought)
    return None


def check_nominate(book: Rulebook, state: State, action: Nominate) -> Refusal | None:
    refusal = check_sale(state)
    if refusal is not None:
        return refusal
    plant, money = action.plant, state.player.money
    if state.auction.plant:
        return refuse(Why.AUCTION_RUNNING, "R3.1", plant=state.auction.plant)
    if not is_whole(plant) or plant not in state.market or plant == STEP_3:
        return refuse(Why.PLANT_NOT_IN_MARKET, "R3.1", plant=str(plant))
    if plant not in current_market(book, state):
        return refuse(Why.PLANT_IN_FUTURE_MARKET, "R3.1", plant=plant)
    if plant > money:
        return refuse(Why.CANNOT_PAY, "R3.5", price=plant, money=money)
    return None


def check_bid(book: Rulebook, state: State, action: Bid) -> Refusal | None:
    refusal = check_sale(state)
    if refusal is not None:
        return refusal
    if not state.auction.plant:
        return refuse(Why.NOTHING_NOMINATED, "R3.1")
    amount, least, money = action.amount, least_bid(state), state.player.money
    if not is_whole(amount):
        return refuse(Why.NOT_AN_ACTION, "R3.4", action=str(action))
    if amount < least:
        return refuse(Why.BID_TOO_LOW, "R3.4" if state.auction.bid else "R3.1", bid=amount, least=least)
    if amount > money:
        return refuse(Why.BID_ABOVE_MONEY, "R3.5", bid=amount, money=money)
    return None


def check_pass(book: Rulebook, state: State, action: Pass) -> Refusal | None:
    refusal = check_sale(state)
    if refusal is not None:
        return refusal
    auction = state.auction
    if auction.plant and not auction.bid:
        return refuse(Why.MUST_OPEN, "R3.1", plant=auction.plant)
    if not auction.plant and must_buy(book, state):
        return refuse(Why.MUST_BUY_IN_ROUND_1, "R3.3")
    return None


def must_buy(book: Rulebook, state: State) -> bool:
    """In round 1 everyone buys a plant (R3.3); the cheapest can always be paid (R3.8a)."""
    on_offer = current_market(book, state)
    return state.round == 1 and bool(on_offer) and on_offer[0] <= state.player.money


def check_scrap(book: Rulebook, state: State, action: Scrap) -> Refusal | None:
    auction, plant = state.auction, action.plant
    if not auction.bought or auction.scrapped:
        return refuse(Why.NOTHING_TO_SCRAP, "R3.9")
    if not is_whole(plant) or plant not in state.player.plants:
        return refuse(Why.PLANT_NOT_OWNED, "R3.9", plant=str(plant))
    if plant == auction.bought:
        return refuse(Why.PLANT_JUST_BOUGHT, "R3.9", plant=plant)
    return None


def check_drop(book: Rulebook, state: State, action: Drop) -> Refusal | None:
    auction, fuel = state.auction, action.fuel
    if not auction.scrapped:
        return refuse(Why.NOTHING_TO_DROP, "R3.9")
    if not is_fuel(fuel):
        return refuse(Why.UNKNOWN_FUEL, "R0.3", fuel=str(fuel))
    left = auction.left_behind + ONE[fuel]
    if not any(left <= choice for choice in choices(book, state)):
        return refuse(Why.FUEL_NOT_DROPPABLE, "R3.9", fuel=fuel, plant=auction.scrapped)
    return None


def check_done_dropping(book: Rulebook, state: State, action: Done) -> Refusal | None:
    auction = state.auction
    if not auction.scrapped:
        return check_sale(state) or refuse(Why.WRONG_PHASE, "R4.3", action="done", phase=state.phase)
    if auction.left_behind not in choices(book, state):
        return refuse(Why.FUEL_DOES_NOT_FIT, "R3.9", plant=auction.scrapped)
    return None


def choices(book: Rulebook, state: State) -> tuple[Stock, ...]:
    """All that the owner may have left behind with the scrapped plant in the end (R3.9)."""
    auction, owner = state.auction, state.player
    return leavings(book.storage(owner.plants), book.plants[auction.scrapped], owner.fuel + auction.left_behind)


# --- listing


def legal_in_auction(book: Rulebook, state: State) -> tuple[Action, ...]:
    auction = state.auction
    if auction.scrapped:
        return legal_drops(book, state)
    if auction.bought:
        return tuple(Scrap(plant) for plant in state.player.plants if plant != auction.bought)
    if auction.plant:
        raises = bids(least_bid(state), state.player.money)
        return (*raises, PASS) if auction.bid else raises
    money, nominations = state.player.money, book.nominations
    openings: list[Action] = [nominations[plant] for plant in current_market(book, state) if plant <= money]
    if state.round == 1 and openings:
        return tuple(openings)
    return (*openings, PASS)


def legal_drops(book: Rulebook, state: State) -> tuple[Action, ...]:
    left, possible = state.auction.left_behind, choices(book, state)
    onward = [choice for choice in possible if left <= choice]
    drops: list[Action] = [drop for fuel, drop in DROPS.items() if any(choice[fuel] > left[fuel] for choice in onward)]
    return (*drops, DONE) if left in possible else tuple(drops)


# --- deciding


def nominate(story: Story, action: Nominate) -> None:
    """Put a plant up; with no rival left in the phase it is bought at its number (R3.8)."""
    state = story.state
    story.tell(PlantNominated(state.asked, action.plant))
    if len(state.auction.finished) == len(state.players) - 1:
        sell(story, state.asked, action.plant, action.plant)


def bid(story: Story, action: Bid) -> None:
    state = story.state
    story.tell(BidMade(state.asked, state.auction.plant, action.amount))


def pass_(story: Story, action: Pass) -> None:
    state = story.state
    if state.auction.plant:
        drop_out(story, state.asked)
    else:
        story.tell(OpenerPassed(state.asked))
        if story.state.active is None:
            end_phase(story)


def drop_out(story: Story, seat: Seat) -> None:
    """Leave this auction; whoever is left alone in it wins (R3.4, R3.6)."""
    story.tell(BidderPassed(seat, story.state.auction.plant))
    left = bidders(story.state)
    if len(left) == 1:
        sell(story, left[0], story.state.auction.plant, story.state.auction.bid)


def sell(story: Story, seat: Seat, plant: PlantNumber, price: int) -> None:
    """The winner pays and takes the plant; one too many must be answered by a scrap (R3.6, R3.9)."""
    story.tell(PlantBought(seat, plant, price))
    if len(story.state.players[seat].plants) <= story.book.numbers.max_plants:
        close_sale(story, seat)


def scrap(story: Story, action: Scrap) -> None:
    """A plant goes; of its markers those that no choice could keep go at once (R3.9)."""
    state = story.state
    story.tell(PlantScrapped(state.asked, action.plant))
    lost = lost_in_any_case(choices(story.book, story.state))
    for fuel in Fuel:
        if lost[fuel]:
            story.tell(FuelDropped(state.asked, fuel, lost[fuel], forced=True))
    close_sale_unless_asked(story, state.asked)


def drop(story: Story, action: Drop) -> None:
    seat = story.state.asked
    story.tell(FuelDropped(seat, action.fuel, 1, forced=False))
    close_sale_unless_asked(story, seat)


def close_sale_unless_asked(story: Story, seat: Seat) -> None:
    """The owner is asked only while there is something to choose (R3.9)."""
    if legal_drops(story.book, story.state) == (DONE,):
        close_sale(story, seat)


def end_dropping(story: Story, action: Done) -> None:
    close_sale(story, story.state.asked)


def close_sale(story: Story, seat: Seat) -> None:
    """After each sale a card is drawn at once, and obsolete plants leave (R3.10, R6.2)."""
    story.tell(SaleClosed(seat))
    draw(story, "R3.10")
    clear_obsolete(story)
    if story.state.active is None:
        end_phase(story)


def end_phase(story: Story) -> None:
    """If nobody bought, the lowest plant leaves (R3.11); a Step 3 card in the market takes effect (R8.3a)."""
    if not story.state.auction.sold:
        remove_lowest(story, "R3.11")
        draw(story, "R3.11")
        clear_obsolete(story)
    if STEP_3 in story.state.market:
        remove_lowest(story, "R8.3a")
        story.tell(StepBegan(3, RuleId("R8.3a")))
    if story.state.round == 1:
        set_order(story, "R2.2")
    story.tell(PhaseBegan(story.state.round, Phase.RESOURCES, RuleId("R4.3")))
