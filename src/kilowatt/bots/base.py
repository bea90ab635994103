"""The interface of a bot."""

from typing import Protocol

from kilowatt.engine import Action, Observation


class Bot(Protocol):
    """Plans from what its seat may see, its seed and its options, and keeps nothing between two calls.

    The same observation gives the same plan, in any process and whatever was planned before. So a game can be taken
    back, moved to another machine or played again. A bot whose budget is a time (`search:seconds=...`) depends on the
    clock too: it keeps nothing either, but its plans may differ from run to run.
    """

    wants_prices: bool
    """Whether observations must contain city prices and the best powering; without them they are cheaper."""

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        """The rest of the turn, or any first part of it: at least one action.

        The driver plays a plan until its end, until another seat is asked, or until a card is drawn. Then it asks
        again. It asks only while there is a choice.
        """
        ...
