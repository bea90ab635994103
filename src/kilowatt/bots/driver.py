"""Plays the plans of bots, for the arena, the server and the terminal.

A bot fails if it raises one of `FAILURES` or plans what cannot be played (`BadPlan`). In the arena it then loses by
forfeit. On the server and in the terminal the game must go on: a `SupervisedBot` lets the built-in bot play instead.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

from kilowatt.bots.base import Bot, is_history_bot
from kilowatt.bots.failures import FAILURES, Failure, failure_of
from kilowatt.bots.simple import SimpleBot
from kilowatt.engine import Action, Game, IllegalAction, KilowattError, Seat, State, Transition, observe, reveals

Guard = Callable[[], AbstractContextManager[None]]
"""Makes a context for code of the bot: its `plan`, and the methods of values in its plan."""


class BadPlan(KilowattError):
    """An answer of a bot that cannot be played."""


class NoHistory(KilowattError):
    """A bot that wants the history of events plays where no history is kept."""


class NotAPlan(BadPlan):
    """The answer is not a tuple of actions."""


class IllegalMove(BadPlan, IllegalAction):
    """The rules refuse an action of the plan."""


class Move(NamedTuple):
    """An action of a bot, the state before it and what it led to."""

    seat: Seat
    action: Action
    before: State
    after: Transition


def play_plan(game: Game, state: State, bot: Bot) -> Iterator[Move]:
    """Play one plan of the seat that is asked."""
    return play_actions(game, state, next_actions(game, state, bot))


def next_actions(game: Game, state: State, bot: Bot, guard: Guard = nullcontext) -> tuple[Action, ...]:
    """The plan of the bot; a single legal action needs no asking."""
    legal = game.legal_actions(state)
    if len(legal) == 1:
        return legal
    if is_history_bot(bot):
        raise NoHistory("the bot wants the history of events, which only the arena keeps")
    observation = observe(game.book, state, state.active, legal, prices=bot.wants_prices)
    with guard():
        return checked_plan(bot.plan(observation))


def checked_plan(plan: object) -> tuple[Action, ...]:
    if not isinstance(plan, tuple):
        raise NotAPlan(f"{type(plan).__name__}: {plan!r}")
    if not plan:
        raise NotAPlan("an empty tuple")
    for action in plan:
        if not isinstance(action, Action):
            raise NotAPlan(f"a tuple with {type(action).__name__}: {action!r}")
    return plan


def play_actions(game: Game, state: State, actions: tuple[Action, ...], guard: Guard = nullcontext) -> Iterator[Move]:
    """Play a plan to its end, or until it must be made again; yield each move once it is made."""
    seat = state.asked
    for action in actions:
        with guard():
            after = applied(game, state, action)
        yield Move(seat, action, state, after)
        if must_plan_again(state, after):
            return
        state = after.state


def applied(game: Game, state: State, action: Action) -> Transition:
    try:
        return game.apply(state, action)
    except IllegalAction as error:
        raise IllegalMove(error.action, error.refusal, error.position) from None


def must_plan_again(before: State, after: Transition) -> bool:
    """Whether another seat is asked, another phase has begun, or a card was drawn."""
    state = after.state
    return state.active != before.active or state.phase is not before.phase or any(map(reveals, after.events))


class SupervisedBot:
    """A bot that the built-in bot replaces permanently when it fails, so that the game continues."""

    def __init__(self, game: Game, make: Callable[[], Bot]) -> None:
        self.game = game
        self.failure: Failure | None = None
        """Why the bot was replaced."""
        self._bot: Bot
        try:
            self._bot = make()
        except FAILURES as error:
            self._replace(error)

    def play_plan(self, state: State) -> Iterator[Move]:
        """Play one plan of the seat that is asked; after a failure, the built-in bot's plan from there."""
        try:
            for move in play_plan(self.game, state, self._bot):
                state = move.after.state
                yield move
        except FAILURES as error:
            if self.failure is not None:
                raise
            self._replace(error)
            yield from play_plan(self.game, state, self._bot)

    def _replace(self, error: BaseException) -> None:
        self.failure = failure_of(error)
        self._bot = SimpleBot(self.game.book)
