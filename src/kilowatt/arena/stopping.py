"""When a tournament ends: after all its games, or once every win share is known well enough.

Games count in the order of the schedule, not in the order in which they end, so the number of workers does not matter.
"""

from collections import defaultdict

from kilowatt.arena.play.results import GameResult
from kilowatt.arena.rate.intervals import wilson
from kilowatt.arena.store.games_file import TournamentPlan


class Finish:
    """Takes games in any order, and decides after which one the tournament ends."""

    def __init__(self, plan: TournamentPlan) -> None:
        self.total = plan.schedule.total
        self._until = plan.until_ci
        self._entrants = plan.schedule.entrants
        self._laps = plan.schedule.laps() if plan.until_ci is not None else frozenset[int]()
        self._waiting: dict[int, GameResult] = {}
        self._wins: defaultdict[str, float] = defaultdict(float)
        self._games: defaultdict[str, int] = defaultdict(int)
        self._next = 0
        self._reached = False

    def is_reached(self) -> bool:
        """Whether all games that count were played; `total` is their number."""
        return self._reached

    def see(self, game: GameResult) -> None:
        self._waiting[game.index] = game
        while not self._reached and self._next in self._waiting:
            self._count(self._waiting.pop(self._next))

    def _count(self, game: GameResult) -> None:
        for bot, won in zip(game.bots, game.wins, strict=True):
            self._wins[bot] += won
            self._games[bot] += 1
        self._next += 1
        if self._next == self.total or (self._next in self._laps and self._is_sure()):
            self.total = self._next
            self._reached = True

    def _is_sure(self) -> bool:
        return self._until is not None and self.width() <= self._until

    def width(self) -> float:
        """Half the width of the widest interval."""
        return max(wilson(self._wins[bot], self._games[bot]).half_width for bot in self._entrants)
