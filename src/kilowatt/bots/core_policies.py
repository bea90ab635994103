"""Which bots need no observations: the core plays the turns of policies, and search bots plan from its positions."""

from typing import NamedTuple

from kilowatt.bots.base import Bot
from kilowatt.bots.greedy import GreedyBot
from kilowatt.bots.planner_bot import PlannerBot
from kilowatt.bots.random_bot import RandomBot
from kilowatt.bots.search import SearchBot
from kilowatt.core import UNIFORM
from kilowatt.engine import Game


class CorePolicy(NamedTuple):
    """A policy of the core and the seed of the bot that plays by it."""

    policy: int
    seed: int


def core_policy(bot: Bot, game: Game) -> CorePolicy | None:
    """The policy that plays this game as the bot does; None if it does not play by one.

    A class derived from one of ours may plan in another way, so only our own classes count.
    """
    if type(bot) is RandomBot:
        return CorePolicy(UNIFORM, bot.seed)
    if type(bot) in (GreedyBot, PlannerBot) and bot.game is game:  # type: ignore[attr-defined]
        return CorePolicy(bot.policy, bot.seed)  # type: ignore[attr-defined]
    return None


def core_planner(bot: Bot, game: Game) -> SearchBot | None:
    """The bot if it can plan from positions of the core, with what its seat does not see drawn again."""
    return bot if type(bot) is SearchBot and bot.game is game else None
