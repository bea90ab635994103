"""Judging positions: how good are one's plans, and who is ahead. Runs in worker processes.

An analyst is whoever answers the two questions of `Analyst`; a stronger one takes the place of `SearchAnalyst` in
`make_analyst`.
"""

from typing import Protocol

from kilowatt.bots.search import Candidate, SearchBot
from kilowatt.bots.seen import seen_position
from kilowatt.core import PLANNER
from kilowatt.engine import Game, Observation


class Analyst(Protocol):
    """Judges what one seat sees; never more."""

    def candidates(self, observation: Observation, most: int) -> tuple[Candidate, ...]:
        """The best plans of whoever is asked, best first, with how often each was won."""
        ...

    def estimate(self, observation: Observation) -> tuple[float, ...]:
        """By seat, the share of games won from here."""
        ...


class SearchAnalyst:
    """The search bot's judgement: every plan played out many times, with everything hidden drawn anew each time."""

    def __init__(self, game: Game, playouts: int, seed: int = 0) -> None:
        self.game = game
        self.playouts = playouts
        self.seed = seed

    def candidates(self, observation: Observation, most: int) -> tuple[Candidate, ...]:
        if observation.seat is None or observation.seat != observation.active:
            return ()
        return tuple(SearchBot(self.game, self.seed, simulations=self.playouts).explain(observation)[:most])

    def estimate(self, observation: Observation) -> tuple[float, ...]:
        won = [0.0] * len(observation.players)
        for number in range(self.playouts):
            for seat, share in enumerate(self._play_on(observation, self.seed + number)):
                won[seat] += share
        return tuple(round(share / self.playouts, 3) for share in won)

    def _play_on(self, observation: Observation, seed: int) -> list[float]:
        """One game from here; the victory, shared where it is shared."""
        position = seen_position(self.game, observation, seed)
        if not position.is_over:
            position.playout(PLANNER, seed)
        places = position.places()
        winners = places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in places]


def make_analyst(game: Game, playouts: int) -> Analyst:
    return SearchAnalyst(game, playouts)
