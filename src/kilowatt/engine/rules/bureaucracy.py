"""Phase 5: powering, pay, refill and the plant market (R7)."""

from kilowatt.engine.actions import Action, Power
from kilowatt.engine.events import CitiesPowered, PhaseBegan, StepBegan
from kilowatt.engine.ids import Phase, RuleId
from kilowatt.engine.refusals import Refusal, Why, refuse
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.rules import fuel_market, plant_market
from kilowatt.engine.rules.powering import Powering, can_burn
from kilowatt.engine.rules.turn_order import set_order
from kilowatt.engine.state import Holdings, State
from kilowatt.engine.transition import TransitionBuilder
from kilowatt.engine.type_checks import is_tuple, is_whole


def check_power(book: Rulebook, state: State, action: Power) -> Refusal | None:
    player, plants, coal = state.player, action.plants, action.hybrid_coal
    if not is_tuple(plants):
        return refuse(Why.NOT_AN_ACTION, "R7.1", action=str(action))
    for plant in plants:
        if not is_whole(plant) or plant not in player.plants:
            return refuse(Why.PLANT_NOT_OWNED, "R7.1", plant=str(plant))
    if len(plants) > 1 and tuple(sorted(set(plants))) != plants:
        return refuse(Why.PLANTS_NOT_ASCENDING, "R7.1")
    need = book.need(plants)
    if not is_whole(coal) or not 0 <= coal <= need.hybrid:
        return refuse(Why.MIX_OUT_OF_RANGE, "R7.1", coal=str(coal), most=need.hybrid)
    if not need.is_met(player.fuel):
        return refuse(Why.FUEL_LACKING, "R7.1")
    if not can_burn(book.storage(player.plants), need, player.fuel, coal):
        return refuse(Why.MIX_NOT_ON_PLANTS, "R7.1a", coal=coal, oil=need.hybrid - coal)
    return None


def legal_powerings(book: Rulebook, state: State) -> tuple[Action, ...]:
    player = state.player
    return book.powerings(player.plants, player.fuel)


def powering_outcome(book: Rulebook, owner: Holdings, action: Power) -> Powering:
    """What a choice burns, powers and pays. Surplus power is lost (R7.2)."""
    return powering_of(book, len(owner.cities), action)


def powering_of(book: Rulebook, cities: int, action: Power) -> Powering:
    """The outcome of a choice for a player with this many cities."""
    need, coal = book.need(action.plants), action.hybrid_coal
    powered = min(need.powers, cities)
    return Powering(action.plants, coal, need.hybrid - coal, need.burned(coal), powered, book.income(powered))


def power(transition: TransitionBuilder, action: Power) -> None:
    state = transition.state
    result = powering_outcome(transition.book, state.player, action)
    transition.emit(CitiesPowered(state.asked, result.plants, result.burned, result.cities, result.income))
    if transition.state.active is None:
        end_round(transition)


def end_round(transition: TransitionBuilder) -> None:
    """After all payments, refill the resource market, update the plant market, begin the next round (R7.5, R7.7)."""
    fuel_market.refill(transition)
    plant_market.turn_over(transition)
    if transition.state.step < 3 and transition.state.step3_drawn:
        transition.emit(StepBegan(3, RuleId("R8.3d")))
    set_order(transition, "R2.1")
    transition.emit(PhaseBegan(transition.state.round + 1, Phase.AUCTION, RuleId("R3.1")))
