"""Phase 3 and the refill: the resource market (R4.3, R4.4, R7.5)."""

from msgspec.structs import astuple

from kilowatt.engine.actions import DONE, Action, BuyFuel, Done
from kilowatt.engine.events import FuelBought, MarketRefilled, PhaseBegan, TurnEnded
from kilowatt.engine.ids import Fuel, Phase, RuleId
from kilowatt.engine.refusals import Refusal, Why, refuse
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.state import State
from kilowatt.engine.stock import Stock
from kilowatt.engine.transition import Story
from kilowatt.engine.wellformed import is_fuel

PURCHASES = {fuel: BuyFuel(fuel) for fuel in Fuel}


def check_buy_fuel(book: Rulebook, state: State, action: BuyFuel) -> Refusal | None:
    fuel, player = action.fuel, state.player
    if not is_fuel(fuel):
        return refuse(Why.UNKNOWN_FUEL, "R0.3", fuel=str(fuel))
    if book.storage(player.plants).room(player.fuel)[fuel] < 1:
        return refuse(Why.NO_ROOM, "R4.1", fuel=fuel)
    if state.fuel_market[fuel] < 1:
        return refuse(Why.FUEL_SOLD_OUT, "R4.4", fuel=fuel)
    price = book.price(fuel, state.fuel_market[fuel])
    if price > player.money:
        return refuse(Why.CANNOT_PAY, "R4.3", price=price, money=player.money)
    return None


def check_done_buying(book: Rulebook, state: State, action: Done) -> Refusal | None:
    return None


def legal_purchases(book: Rulebook, state: State) -> tuple[Action, ...]:
    player = state.player
    space, market = book.storage(player.plants).room(player.fuel), state.fuel_market
    bought: list[Action] = [
        action
        for action, places, room, count in zip(
            PURCHASES.values(), book.places.values(), astuple(space), astuple(market), strict=True
        )
        if room > 0 and count > 0 and places[-count] <= player.money
    ]
    return (*bought, DONE)


def buy_fuel(story: Story, action: BuyFuel) -> None:
    state = story.state
    price = story.book.price(action.fuel, state.fuel_market[action.fuel])
    story.tell(FuelBought(state.asked, action.fuel, price))


def end_buying(story: Story, action: Done) -> None:
    story.tell(TurnEnded(story.state.asked))
    if story.state.active is None:
        story.tell(PhaseBegan(story.state.round, Phase.BUILDING, RuleId("R5.4")))


def refill(story: Story) -> None:
    """Markers come back from the supply by the table of the step (R7.5)."""
    story.tell(MarketRefilled(coming_refill(story.book, story.state)))


def coming_refill(book: Rulebook, state: State) -> Stock:
    """What a refill places now: as far as the supply has it and the market has room (R7.5)."""
    table, room = book.refill[state.step - 1], book.market_size - state.fuel_market
    return Stock(*map(min, astuple(table), astuple(state.supply), astuple(room)))
