"""The interface of a bot."""

from collections.abc import Sequence
from typing import Protocol, TypeGuard

from kilowatt.engine import Action, Event, Observation


class Bot(Protocol):
    """Plans from what its seat may see, its seed and its options, and keeps nothing between two calls.

    The same observation gives the same plan, in any process and after any earlier plan. So a game can be taken
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


class BatchBot(Bot, Protocol):
    """A bot that plans for many games by one call, such as a neural network. Only the arena uses it.

    One object has to play in all the games: a bot from Python, or what its factory always returns.
    """

    def plan_many(self, observations: Sequence[Observation]) -> list[tuple[Action, ...]]:
        """A plan for each observation, the same as `plan` for it alone."""
        ...


class HistoryBot(Protocol):
    """A bot that plans from what has happened, too. Only the arena keeps the events."""

    wants_prices: bool
    wants_history: bool

    def plan(self, observation: Observation, history: tuple[Event, ...]) -> tuple[Action, ...]:
        """As `Bot.plan`. The history has all events from the start, without the order of the deck."""
        ...


def is_batch_bot(bot: object) -> TypeGuard[BatchBot]:
    return callable(getattr(bot, "plan_many", None))


def is_history_bot(bot: object) -> TypeGuard[HistoryBot]:
    return getattr(bot, "wants_history", False) is True
