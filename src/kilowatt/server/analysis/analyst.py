"""Judges positions: how good a seat's plans are, and who is ahead. Runs in worker processes.

To use a stronger analyst, implement `Analyst` and return it from `make_analyst`.
"""

from typing import Protocol

from kilowatt.bots.sampling import sampled_position
from kilowatt.bots.search import Candidate, SearchBot
from kilowatt.core import PLANNER
from kilowatt.engine import Game, Observation


class Analyst(Protocol):
    """Judges a position by what one seat sees."""

    def candidates(self, observation: Observation, most: int) -> tuple[Candidate, ...]:
        """The best plans of the active seat, best first, with how often each won."""
        ...

    def estimate(self, observation: Observation) -> tuple[float, ...]:
        """By seat, the share of games won from here."""
        ...


class SearchAnalyst:
    """Uses the search bot: plays every plan out many times, each time with different hidden cards."""

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
        """Play one game from here; each seat's share of the victory."""
        position = sampled_position(self.game, observation, seed)
        if not position.is_over:
            position.playout(PLANNER, seed)
        places = position.places()
        winners = places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in places]


def make_analyst(game: Game, playouts: int) -> Analyst:
    return SearchAnalyst(game, playouts)
