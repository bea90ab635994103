"""The plant market: what is on offer, what is drawn, what leaves (R6, R8.3)."""

from kilowatt.engine.errors import ImpossibleSetup
from kilowatt.engine.events import Fate, PlantBuried, PlantDrawn, PlantRemoved, Step3Drawn
from kilowatt.engine.ids import STEP_3, Phase, PlantNumber, RuleId
from kilowatt.engine.rng import Rng
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.state import State
from kilowatt.engine.transition import Story


def current_market(book: Rulebook, state: State) -> tuple[PlantNumber, ...]:
    """The plants that may be bought: the lowest four; in Step 3 all of them (R1.5, R6.1)."""
    market = state.market
    if state.step == 3:
        return market
    current = market[: book.edition.plant_market.current]
    return current[:-1] if current and current[-1] == STEP_3 else current


def future_market(book: Rulebook, state: State) -> tuple[PlantNumber, ...]:
    """The cards of the market that may not be bought yet, the Step 3 card included while it lies there (R8.3a)."""
    return state.market[len(current_market(book, state)) :]


def draw(story: Story, rule: str) -> None:
    """Draw one card; an empty deck replaces nothing (R6.3)."""
    deck = story.state.deck
    if not deck:
        return
    if deck[0] == STEP_3:
        draw_step_3(story)
    else:
        story.tell(PlantDrawn(deck[0], RuleId(rule)))


def draw_step_3(story: Story) -> None:
    """The Step 3 card: the rest of the deck is shuffled; outside phase 2 the lowest plant leaves with it (R8.3)."""
    rule = step_3_rule(story.state)
    deck = shuffled(story.state.fate, story.state.deck[1:])
    story.tell(Step3Drawn(len(deck), deck, rule))
    if story.state.phase is not Phase.AUCTION:
        remove_lowest(story, rule)


def step_3_rule(state: State) -> RuleId:
    """Which case of R8.3 a draw of the Step 3 card falls under now."""
    match state.phase:
        case Phase.AUCTION:
            return RuleId("R8.3a")
        case Phase.BUILDING:
            # Between two phases nobody is asked: that is R8.2's replacement.
            return RuleId("R8.3b" if state.active is not None else "R8.3c")
        case _:
            return RuleId("R8.3d")


def shuffled(fate: Fate | None, rest: tuple[PlantNumber, ...]) -> tuple[PlantNumber, ...]:
    """The deck after the Step 3 shuffle: by the generator, or as it was given by hand (R8.3)."""
    if isinstance(fate, int):
        return Rng(fate).shuffle(sorted(rest))[0]
    if fate is None or sorted(fate) != sorted(rest):
        raise ImpossibleSetup(f"the Step 3 deck given is {fate}, but the cards left are {tuple(sorted(rest))} (R8.3)")
    return fate


def remove_lowest(story: Story, rule: str) -> None:
    """The lowest plant leaves the game; a market without plants has none to lose."""
    market = story.state.market
    if market and market[0] != STEP_3:
        story.tell(PlantRemoved(market[0], RuleId(rule)))


def clear_obsolete(story: Story) -> None:
    """Plants no higher than the leader's count of cities leave, freshly drawn ones too (R6.2)."""
    leader = story.state.leader_cities
    while story.state.market and story.state.market[0] <= leader:
        remove_lowest(story, "R6.2")
        draw(story, "R6.2")


def turn_over(story: Story) -> None:
    """After the refill: the highest plant goes under the deck, in Step 3 the lowest leaves; a card is drawn (R7.7)."""
    market = story.state.market
    if story.state.step == 3:
        remove_lowest(story, "R7.7")
    elif market:
        story.tell(PlantBuried(market[-1]))
    draw(story, "R7.7")
    clear_obsolete(story)
