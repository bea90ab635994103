"""What runs in worker processes for bots: a whole turn at a time. Every function here is plain and picklable."""

import time
from functools import lru_cache

from kilowatt.bots import Bot
from kilowatt.bots.levels import LEVELS
from kilowatt.bots.registry import known_bots, make_bot
from kilowatt.content import game_for
from kilowatt.engine import Action, Config, Seat, State

OFFERED = (*LEVELS, "simple")
DEFAULT_LEVEL = "normal"
BUDGET = 0.25
"""After so many seconds what has been decided is sent, though the turn may not be over."""


class Levels:
    """The opponents on offer, by name. Only these: a client must never name a file, or the options of a bot."""

    def __init__(self, setting: str) -> None:
        """`name=spec` with semicolons between; nothing stands for our own levels."""
        pairs = (part.partition("=") for part in setting.split(";") if part.strip())
        chosen = {name.strip(): spec.strip() for name, _, spec in pairs}
        self.specs = chosen or {name: name for name in OFFERED if name in known_bots()}
        self.default = DEFAULT_LEVEL if DEFAULT_LEVEL in self.specs else next(iter(self.specs))

    def is_level(self, name: str) -> bool:
        return name in self.specs

    def spec(self, name: str | None) -> str:
        return self.specs.get(name or self.default, self.specs[self.default])


@lru_cache(maxsize=64)
def bot_at(spec: str, config: Config, seed: int) -> Bot:
    """A bot keeps what it has learned about a game while its worker lives."""
    return make_bot(spec, game_for(config), seed)


def think_turn(config: Config, state: State, seat: Seat, spec: str, seed: int) -> tuple[Action, ...]:
    """The actions of a bot until somebody else is asked. It sees only what its seat may see."""
    game = game_for(config)
    bot, until = bot_at(spec, config, seed), time.monotonic() + BUDGET
    actions: list[Action] = []
    while state.active == seat and (not actions or time.monotonic() < until):
        action = bot.choose(game.observe(state, seat))
        actions.append(action)
        state = game.apply(state, action, seat).state
    return tuple(actions)
