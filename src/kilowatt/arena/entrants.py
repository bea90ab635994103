"""Entrants of a tournament: bots by name, bot objects, and classes or functions that make bots."""

from collections.abc import Callable, Sequence
from functools import partial

from kilowatt.bots.base import Bot, HistoryBot
from kilowatt.bots.registry import BUILT_IN, Factory, check_interface
from kilowatt.engine import Game

Entrant = str | Bot | HistoryBot | Callable[..., Bot] | Callable[..., HistoryBot]
"""A spec, a bot that plays on all its seats in all games, or what makes a bot from a game and a seed."""


class SameBot:
    """A factory that gives one object to all games: bots keep nothing between two plans."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def __call__(self, game: Game, seed: int) -> Bot:
        return self.bot


def named(entrants: Sequence[Entrant]) -> tuple[tuple[str, ...], dict[str, Factory]]:
    """The names of all entrants, and the factories of those that are no specs."""
    specs = {entrant for entrant in entrants if isinstance(entrant, str)}
    names: list[str] = []
    factories: dict[str, Factory] = {}
    for entrant in entrants:
        if isinstance(entrant, str):
            names.append(entrant)
        else:
            name = free_name(name_of(entrant), {*BUILT_IN, *specs, *factories})
            names.append(name)
            factories[name] = factory_for(name, entrant)
    return tuple(names), factories


def factory_for(name: str, entrant: object) -> Factory:
    if not isinstance(entrant, type) and (hasattr(entrant, "plan") or not callable(entrant)):
        check_interface(name, entrant)
        return SameBot(entrant)  # type: ignore[arg-type] # just checked
    return entrant


def name_of(entrant: object) -> str:
    """Its attribute `name`, or the name of its class or function."""
    own = getattr(entrant, "name", None)
    if isinstance(own, str):
        return own
    if isinstance(entrant, partial):
        return name_of(entrant.func)
    named_: str = getattr(entrant, "__name__", type(entrant).__name__)
    return named_


def free_name(name: str, taken: set[str]) -> str:
    """
    >>> free_name("MyBot", {"MyBot", "MyBot-2"})
    'MyBot-3'
    """
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name}-{number}"
    return found


def plans_many(factory: Factory) -> bool:
    """Whether its bots plan for many games at once, as far as the factory shows."""
    return hasattr(factory.bot if isinstance(factory, SameBot) else factory, "plan_many")
