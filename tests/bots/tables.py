"""Whole games between bots, for the tests of bots."""

from collections.abc import Sequence
from typing import NamedTuple

from kilowatt.bots.base import Bot
from kilowatt.bots.driver import play_plan
from kilowatt.bots.registry import make_bot
from kilowatt.content import game_for
from kilowatt.engine import Action, BoardId, Chance, Config, Observation, State


class Decision(NamedTuple):
    seen: Observation
    action: Action


class Played(NamedTuple):
    """A finished game: its last state, and what each seat saw and did."""

    state: State
    decisions: tuple[Decision, ...]

    def share(self, seat: int) -> float:
        """1 for a victory, a part of it for a shared one."""
        winners = [standing.seat for standing in self.state.standings if standing.place == 1]
        return (seat in winners) / len(winners)


def play(specs: Sequence[str], seed: int, board: str = "germany") -> Played:
    """A game with a bot on each seat."""
    game = game_for(Config(BoardId(board), len(specs)))
    bots: list[Bot] = [make_bot(spec, game, seed * 8 + seat) for seat, spec in enumerate(specs)]
    state, decisions = game.start(Chance(seed=seed)).state, []
    while state.active is not None:
        for move in play_plan(game, state, bots[state.active]):
            decisions.append(Decision(game.observe(state, move.seat), move.action))
            state = move.after.state
    return Played(state, tuple(decisions))


def share_of(one: str, other: str, players: int, games: int, board: str = "germany") -> float:
    """How many games one bot wins against others of one kind, each seat in turn."""
    won = 0.0
    for seed in range(games):
        seat = seed % players
        won += play([one if place == seat else other for place in range(players)], seed, board).share(seat)
    return won / games
