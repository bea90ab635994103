"""Runs bots in worker processes. Every function here is picklable."""

import time
from functools import partial
from typing import NamedTuple

from kilowatt.bots.driver import SupervisedBot
from kilowatt.bots.failures import Failure
from kilowatt.bots.levels import LEVELS
from kilowatt.bots.registry import known_bots, make_bot
from kilowatt.content import game_for
from kilowatt.engine import Action, Config, Phase, Seat, State

OFFERED = (*LEVELS, "simple")
"""The bots that a server offers if its settings name none."""
DEFAULT_LEVEL = "normal"
FALLBACK = "simple"
"""The bot that plays a turn whose own bot takes too long."""
BUDGET = 0.25
"""Seconds after which no further plan is made: the actions so far are sent, and the next job plays the rest."""


class BotLevels:
    """The bots that clients may choose, by name. A client must never name a file or options of a bot."""

    def __init__(self, setting: str) -> None:
        """Parse `name=spec;name=spec`; an empty setting offers the levels of Kilowatt."""
        pairs = (part.partition("=") for part in setting.split(";") if part.strip())
        chosen = {name.strip(): spec.strip() for name, _, spec in pairs}
        self.specs = chosen or {name: name for name in OFFERED if name in known_bots()}
        self.default = DEFAULT_LEVEL if DEFAULT_LEVEL in self.specs else next(iter(self.specs))

    def is_level(self, name: str) -> bool:
        return name in self.specs

    def spec(self, name: str | None) -> str:
        return self.specs.get(name or self.default, self.specs[self.default])


class PlannedTurn(NamedTuple):
    """What a bot plays, or the built-in bot in its place after a failure."""

    actions: tuple[Action, ...]
    failure: Failure | None = None


def plan_turn(
    config: Config, state: State, seat: Seat, spec: str, seed: int, phase: Phase | None = None
) -> PlannedTurn:
    """The actions of a bot until another seat is asked, `phase` has ended, or the budget is used up.

    The bot is made for this call: nothing that was planned before can influence its plans. Its failures are returned
    as text, because an exception of its own could not be unpickled in the server.
    """
    game = game_for(config)
    bot, until = SupervisedBot(game, partial(make_bot, spec, game, seed)), time.monotonic() + BUDGET
    actions: list[Action] = []

    def is_asked() -> bool:
        return state.active == seat and phase in (None, state.phase)

    while is_asked() and (not actions or time.monotonic() < until):
        for move in bot.play_plan(state):
            actions.append(move.action)
            state = move.after.state
            if not is_asked():
                break
    return PlannedTurn(tuple(actions), bot.failure)
