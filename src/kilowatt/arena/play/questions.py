"""Questions to bots that plan for many games at once: one call for all games that wait for the same bot."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple

from kilowatt.arena.play.forfeits import Forfeited
from kilowatt.bots.base import BatchBot
from kilowatt.bots.driver import NotAPlan, checked_plan
from kilowatt.engine import Action, Event, Observation, Seat

Plan = tuple[Action, ...]
Answer = Plan | Forfeited


class Question(NamedTuple):
    """A game waits for a plan."""

    bot: BatchBot
    seat: Seat
    observation: Observation
    history: tuple[Event, ...] | None
    """None for a bot that does not want it."""
    guard: Callable[[int], AbstractContextManager[None]]
    """The game's context for code of its bot, given the number of plans."""
    seconds: list[float]
    """By seat, the CPU seconds of the bots of the game."""


def answers(questions: Sequence[Question]) -> list[Answer]:
    """Ask one bot by one call. If that fails, ask once for each game: a plan must not depend on other games."""
    if len(questions) > 1:
        try:
            return [*plans_for(questions)]
        except Forfeited:
            pass
    return [answer(question) for question in questions]


def answer(question: Question) -> Answer:
    try:
        return plans_for([question])[0]
    except Forfeited as forfeited:
        return forfeited


def plans_for(questions: Sequence[Question]) -> list[Plan]:
    """The plans for questions to one bot; its time is shared between their games."""
    first, count = questions[0], len(questions)
    before = first.seconds[first.seat]
    with first.guard(count):
        plans = checked_plans(called(questions), count)
    used = (first.seconds[first.seat] - before) / count
    first.seconds[first.seat] = before
    for question in questions:
        question.seconds[question.seat] += used
    return plans


def called(questions: Sequence[Question]) -> object:
    bot, observations = questions[0].bot, [question.observation for question in questions]
    if questions[0].history is None:
        return bot.plan_many(observations)
    return bot.plan_many(observations, [question.history for question in questions])  # type: ignore[call-arg]


def checked_plans(plans: object, count: int) -> list[Plan]:
    if not isinstance(plans, list):
        raise NotAPlan(f"plan_many returned {type(plans).__name__} instead of a list of plans")
    if len(plans) != count:
        raise NotAPlan(f"plan_many returned {len(plans)} plans for {count} observations")
    return [checked_plan(plan) for plan in plans]
