"""Phase 3 and the refill: the resource market (R4.3, R4.4, R7.5)."""

from itertools import repeat

from msgspec.structs import astuple

from kilowatt.engine.actions import DONE, Action, BuyFuel, Done
from kilowatt.engine.events import FuelBought, MarketRefilled, PhaseBegan, TurnEnded
from kilowatt.engine.ids import Fuel, Phase, RuleId
from kilowatt.engine.refusals import Refusal, Why, refuse
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.state import State
from kilowatt.engine.stock import Stock
from kilowatt.engine.transition import TransitionBuilder
from kilowatt.engine.type_checks import is_fuel

PURCHASES = tuple(BuyFuel(fuel) for fuel in Fuel)


def purchase_objection(room: int, left: int, places: tuple[int, ...], money: int) -> Why | None:
    """Why a player cannot buy a marker, or None (R4.1, R4.3, R4.4).

    `room` is the free space on the plants. The markers `left` in the market occupy its most expensive `places`.
    """
    if room < 1:
        return Why.NO_ROOM
    if left < 1:
        return Why.FUEL_SOLD_OUT
    return Why.CANNOT_PAY if places[-left] > money else None


def check_buy_fuel(book: Rulebook, state: State, action: BuyFuel) -> Refusal | None:
    fuel, player = action.fuel, state.player
    if not is_fuel(fuel):
        return refuse(Why.UNKNOWN_FUEL, "R0.3", fuel=str(fuel))
    room, left = book.storage(player.plants).room(player.fuel)[fuel], state.fuel_market[fuel]
    match purchase_objection(room, left, book.places[fuel], player.money):
        case Why.NO_ROOM:
            return refuse(Why.NO_ROOM, "R4.1", fuel=fuel)
        case Why.FUEL_SOLD_OUT:
            return refuse(Why.FUEL_SOLD_OUT, "R4.4", fuel=fuel)
        case Why.CANNOT_PAY:
            return refuse(Why.CANNOT_PAY, "R4.3", price=book.price(fuel, left), money=player.money)
        case _:
            return None


def check_done_buying(book: Rulebook, state: State, action: Done) -> Refusal | None:
    return None


def legal_purchases(book: Rulebook, state: State) -> tuple[Action, ...]:
    player = state.player
    room = book.storage(player.plants).room(player.fuel)
    objections = map(
        purchase_objection, astuple(room), astuple(state.fuel_market), book.places.values(), repeat(player.money)
    )
    return (*[action for action, why in zip(PURCHASES, objections, strict=True) if why is None], DONE)


def buy_fuel(transition: TransitionBuilder, action: BuyFuel) -> None:
    state = transition.state
    price = transition.book.price(action.fuel, state.fuel_market[action.fuel])
    transition.emit(FuelBought(state.asked, action.fuel, price))


def end_buying(transition: TransitionBuilder, action: Done) -> None:
    transition.emit(TurnEnded(transition.state.asked))
    if transition.state.active is None:
        transition.emit(PhaseBegan(transition.state.round, Phase.BUILDING, RuleId("R5.4")))


def refill(transition: TransitionBuilder) -> None:
    """Refill the market from the supply, by the table of the step (R7.5)."""
    transition.emit(MarketRefilled(coming_refill(transition.book, transition.state)))


def coming_refill(book: Rulebook, state: State) -> Stock:
    """What a refill would place now, limited by the supply and the room in the market (R7.5)."""
    table, room = book.refill[state.step - 1], book.market_size - state.fuel_market
    return Stock(*map(min, astuple(table), astuple(state.supply), astuple(room)))
