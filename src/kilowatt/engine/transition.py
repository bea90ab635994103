"""What an action leads to: a new state and the events that made it."""

from kilowatt.engine.events import Event
from kilowatt.engine.evolve import evolve
from kilowatt.engine.rulebook import Rulebook
from kilowatt.engine.state import State
from kilowatt.engine.value import Value


class Transition(Value, frozen=True, gc=False):
    state: State
    events: tuple[Event, ...]


class Story:
    """A transition being told: the rules add events one by one, and look at the state as it stands by then."""

    __slots__ = ("book", "events", "state")

    def __init__(self, book: Rulebook, state: State) -> None:
        self.book = book
        self.state = state
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.state = evolve(self.state, event)
        self.events.append(event)

    def transition(self) -> Transition:
        return Transition(self.state, tuple(self.events))
