"""Seats of a vector environment that Python plays: policies for all games at once, and bots one game after another."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from kilowatt.bots.registry import make_bot
from kilowatt.core import Rules
from kilowatt.core.vector.vector_games import VectorGames
from kilowatt.env.opponents import BotPlayer, Opponent, Policy, as_policy, is_bot


class PlugIn(Protocol):
    """Plays a seat in many games."""

    def move(self, games: VectorGames, selected: NDArray[np.bool_]) -> None:
        """Take an action in each of the selected games; the seat is asked there."""
        ...


class PolicyPlugIn:
    """A policy over arrays, asked once for all games."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def move(self, games: VectorGames, selected: NDArray[np.bool_]) -> None:
        actions = np.zeros(len(games), np.int64)
        actions[selected] = self.policy(games.observations[selected], games.masks[selected].view(np.int8))
        games.step(actions, selected)


class BotPlugIn:
    """Bots, one for each game."""

    def __init__(self, players: list[BotPlayer]) -> None:
        self.players = players

    def move(self, games: VectorGames, selected: NDArray[np.bool_]) -> None:
        """The first action of each bot's plan; the bot is asked again for the next one."""
        codes = np.zeros(len(games), np.int64)
        for i in np.flatnonzero(selected):
            codes[i] = self.players[i].codes(games.position(int(i)))[0]
        games.step_core(codes, selected)


def plug_in_of(opponent: Opponent, rules: Rules, games: int, seed: int) -> PlugIn:
    if isinstance(opponent, str):
        bots = [make_bot(opponent, rules.game, seed + 8 * i) for i in range(games)]
        return BotPlugIn([BotPlayer(rules.game, bot) for bot in bots])
    if is_bot(opponent):
        return BotPlugIn([BotPlayer(rules.game, opponent)] * games)
    return PolicyPlugIn(as_policy(opponent))
