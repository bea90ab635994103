"""Bots that fail whenever they are asked, each in its own way."""

from pathlib import Path
from typing import Any

from kilowatt.engine import Action, Build, CityId, Game, Observation


class Failing:
    wants_prices = False

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        answer: tuple[Action, ...] = self.fail(observation)
        return answer

    def fail(self, observation: Observation) -> Any:
        raise NotImplementedError


class Illegal(Failing):
    def fail(self, observation: Observation) -> Any:
        return (Build(CityId("atlantis")),)


class IllegalLater(Failing):
    """The first action of the plan is legal."""

    def fail(self, observation: Observation) -> Any:
        return (observation.legal_actions[0], Build(CityId("atlantis")))


class NotATuple(Failing):
    def fail(self, observation: Observation) -> Any:
        return "build essen"


class Unpicklable(Failing):
    """Its exception cannot be sent to another process, nor read there."""

    def fail(self, observation: Observation) -> Any:
        class Strange(Exception):
            def __init__(self, first: object, second: object) -> None:
                super().__init__("strange")

        raise Strange(self, lambda: 1)


class Exits(Failing):
    def fail(self, observation: Observation) -> Any:
        raise SystemExit(2)


class NotMade(Failing):
    def __init__(self, game: Game, seed: int) -> None:
        raise FileNotFoundError("weights.bin")


def spec(name: str) -> str:
    """The spec of a bot in this file."""
    return f"{Path(__file__)}:{name}"


EACH = ("Illegal", "IllegalLater", "NotATuple", "Unpicklable", "Exits", "NotMade")
