"""Milestones: how close the next step and the end of the game are (R8.2, R8.3, R9.1)."""

from typing import Literal

from kilowatt.engine.ids import STEP_3
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.state import State
from kilowatt.engine.value import Value

NEAR = 3
"""Cities, or cards, before a milestone from which it is worth a warning."""


class Milestone(Value, frozen=True, gc=False):
    """Something that is near, or reached and about to take effect."""

    kind: Literal["step_2", "step_3", "end"]
    goal: int
    """Cities that trigger it; 0 for Step 3, which comes with a card."""
    count: int
    """The most cities anyone has; for Step 3 the cards above it in the deck."""
    reached: bool
    price: int | None = None
    """What a house in the slots it opens costs."""


def milestones(book: Rulebook, state: State) -> tuple[Milestone, ...]:
    """What is near, in the order step 2, step 3, end."""
    found = [_step_2(book, state), _step_3(book, state), _end(book, state)]
    return tuple([milestone for milestone in found if milestone is not None])


def _step_2(book: Rulebook, state: State) -> Milestone | None:
    goal, count = book.numbers.step2_cities, state.leader_cities
    if state.step > 1 or count < goal - NEAR:
        return None
    return Milestone("step_2", goal, count, count >= goal, book.edition.house_costs[1])


def _step_3(book: Rulebook, state: State) -> Milestone | None:
    if state.step == 3 or STEP_3 not in state.deck or state.deck.index(STEP_3) > NEAR:
        return None
    return Milestone("step_3", 0, state.deck.index(STEP_3), reached=False, price=book.edition.house_costs[2])


def _end(book: Rulebook, state: State) -> Milestone | None:
    goal, count = book.numbers.end_cities, state.leader_cities
    return Milestone("end", goal, count, count >= goal) if count >= goal - NEAR else None
