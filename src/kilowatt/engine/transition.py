"""Transitions: the new state and the events that an action leads to."""

from kilowatt.engine.events import Event
from kilowatt.engine.evolve import evolve
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.state import State
from kilowatt.engine.value import Value


class Transition(Value, frozen=True, gc=False):
    state: State
    events: tuple[Event, ...]


class TransitionBuilder:
    """Collects the events of one transition. The rules emit them one by one and read `state` after each."""

    __slots__ = ("book", "events", "state")

    def __init__(self, book: Rulebook, state: State) -> None:
        self.book = book
        self.state = state
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.state = evolve(self.state, event)
        self.events.append(event)

    def finish(self) -> Transition:
        return Transition(self.state, tuple(self.events))
