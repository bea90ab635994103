"""The plant market: plants for sale, draws and removals (R6, R8.3)."""

from kilowatt.engine.errors import ImpossibleSetup
from kilowatt.engine.events import PlantBuried, PlantDrawn, PlantRemoved, Step3Drawn, Step3Shuffle
from kilowatt.engine.ids import STEP_3, Phase, PlantNumber, RuleId
from kilowatt.engine.rng import Rng
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.state import State
from kilowatt.engine.transition import TransitionBuilder


def current_market(book: Rulebook, state: State) -> tuple[PlantNumber, ...]:
    """The plants for sale: the lowest four; in Step 3 all of them (R1.5, R6.1)."""
    market = state.market
    if state.step == 3:
        return market
    current = market[: book.edition.plant_market.current]
    return current[:-1] if current and current[-1] == STEP_3 else current


def future_market(book: Rulebook, state: State) -> tuple[PlantNumber, ...]:
    """The cards of the market that are not yet for sale, including a Step 3 card (R8.3a)."""
    return state.market[len(current_market(book, state)) :]


def draw(transition: TransitionBuilder, rule: str) -> None:
    """Draw one card, unless the deck is empty (R6.3)."""
    deck = transition.state.deck
    if not deck:
        return
    if deck[0] == STEP_3:
        draw_step_3(transition)
    else:
        transition.emit(PlantDrawn(deck[0], RuleId(rule)))


def draw_step_3(transition: TransitionBuilder) -> None:
    """Draw the Step 3 card: shuffle the rest of the deck and, outside phase 2, remove the lowest plant (R8.3)."""
    rule = step_3_rule(transition.state)
    deck = shuffled(transition.state.fate, transition.state.deck[1:])
    transition.emit(Step3Drawn(len(deck), deck, rule))
    if transition.state.phase is not Phase.AUCTION:
        remove_lowest(transition, rule)


def step_3_rule(state: State) -> RuleId:
    """The case of R8.3 that applies when the Step 3 card is drawn now."""
    match state.phase:
        case Phase.AUCTION:
            return RuleId("R8.3a")
        case Phase.BUILDING:
            # No player is active between two phases: this draw is the replacement of R8.2.
            return RuleId("R8.3b" if state.active is not None else "R8.3c")
        case _:
            return RuleId("R8.3d")


def shuffled(fate: Step3Shuffle | None, rest: tuple[PlantNumber, ...]) -> tuple[PlantNumber, ...]:
    """The deck after the Step 3 shuffle: shuffled by the generator, or given in advance (R8.3)."""
    if isinstance(fate, int):
        return Rng(fate).shuffle(sorted(rest))[0]
    if fate is None or sorted(fate) != sorted(rest):
        raise ImpossibleSetup(f"the Step 3 deck given is {fate}, but the cards left are {tuple(sorted(rest))} (R8.3)")
    return fate


def remove_lowest(transition: TransitionBuilder, rule: str) -> None:
    """Remove the lowest plant from the game, if the market has any."""
    market = transition.state.market
    if market and market[0] != STEP_3:
        transition.emit(PlantRemoved(market[0], RuleId(rule)))


def clear_obsolete(transition: TransitionBuilder) -> None:
    """Remove plants no higher than the leader's number of cities, replacements too (R6.2)."""
    leader = transition.state.leader_cities
    while transition.state.market and transition.state.market[0] <= leader:
        remove_lowest(transition, "R6.2")
        draw(transition, "R6.2")


def turn_over(transition: TransitionBuilder) -> None:
    """Put the highest plant under the deck, in Step 3 remove the lowest, and draw a card (R7.7)."""
    market = transition.state.market
    if transition.state.step == 3:
        remove_lowest(transition, "R7.7")
    elif market:
        transition.emit(PlantBuried(market[-1]))
    draw(transition, "R7.7")
    clear_obsolete(transition)
