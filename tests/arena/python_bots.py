"""Bots that tests give to tournaments as Python objects; workers import them from here."""

import os
from collections.abc import Sequence

from kilowatt.engine import Action, Event, Game, Observation


class Last:
    """Takes the last legal action; one object plays on all its seats."""

    wants_prices = False

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        return (observation.legal_actions[-1],)


class Made(Last):
    """A class that is called with the game and a seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.players = game.config.players
        self.seed = seed


class Many(Last):
    """Plans as `Last`, for many games at once, and counts them."""

    def __init__(self) -> None:
        self.counts: list[int] = []

    def plan_many(self, observations: Sequence[Observation]) -> list[tuple[Action, ...]]:
        self.counts.append(len(observations))
        return [self.plan(observation) for observation in observations]


class Picky(Many):
    """Raises an exception at some positions, also within a batch."""

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        if observation.round == 3 and observation.seat == 1:
            raise KeyError("no plan for seat 1")
        return super().plan(observation)


class Dying(Many):
    """Ends its process at some positions."""

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        if observation.round == 2 and observation.seat == 1:
            os._exit(3)
        return super().plan(observation)


class TooFew(Many):
    """Forgets a game."""

    def plan_many(self, observations: Sequence[Observation]) -> list[tuple[Action, ...]]:
        return super().plan_many(observations)[1:]


class Historian(Last):
    """Plays as `Last`, and keeps the histories it received."""

    wants_history = True

    def __init__(self) -> None:
        self.histories: list[tuple[Event, ...]] = []

    def plan(self, observation: Observation, history: tuple[Event, ...] = ()) -> tuple[Action, ...]:
        self.histories.append(history)
        return super().plan(observation)


class ManyHistorian(Historian):
    def plan_many(
        self, observations: Sequence[Observation], histories: Sequence[tuple[Event, ...]]
    ) -> list[tuple[Action, ...]]:
        return [self.plan(*both) for both in zip(observations, histories, strict=True)]
