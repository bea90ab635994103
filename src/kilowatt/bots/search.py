"""The searcher: tries whole plans by playing the game out many times, everything hidden drawn anew each time.

Its moves are macro moves: a whole purchase, a whole row of cities, a plant, a raise or a pass (`kilowatt.bots.plans`).
Each plan is played in the core, then the game goes on: by the planner for its own seat, for the others in the way they
seem to play (`kilowatt.bots.rivals`). The plan that wins most often is kept. Half of the plans are dropped again and
again, so that the doubtful ones get most of the playouts.
"""

import time
from collections.abc import Sequence

from kilowatt.bots.moment import MASK, luck
from kilowatt.bots.plans import Plan, own_turn, plans
from kilowatt.bots.rivals import Rivals
from kilowatt.bots.seen import as_action, seen_position
from kilowatt.core import PLANNER, Position
from kilowatt.engine import Action, Game, Observation
from kilowatt.engine.value import Value

STANDING_WEIGHT = 0.2
"""How much coming second counts beside winning: it tells plans apart when few playouts are won."""
LEAST_PLAYOUTS = 4
CHUNK = 64
"""Playouts between two looks at the clock."""


class Candidate(Value, frozen=True, gc=False):
    """A plan that was looked at, and what came of it."""

    actions: tuple[Action, ...]
    win_rate: float
    standing: float
    """How high it came on average: 1 is first, 0 is last."""
    playouts: int


class Tally:
    """What the playouts of one plan have shown so far."""

    __slots__ = ("plan", "playouts", "standing", "wins")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.wins = self.standing = 0.0
        self.playouts = 0

    def add(self, wins: float, standing: float, playouts: int) -> None:
        self.wins += wins
        self.standing += standing
        self.playouts += playouts

    @property
    def value(self) -> float:
        if not self.playouts:
            return 0.0
        return ((1 - STANDING_WEIGHT) * self.wins + STANDING_WEIGHT * self.standing) / self.playouts


class SearchBot:
    """Strong. It thinks for a number of `simulations` a decision, the same on every machine, or for some `seconds`."""

    wants_prices = False

    def __init__(self, game: Game, seed: int = 0, simulations: int = 1000, seconds: float = 0.0) -> None:
        self.game = game
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.rivals = Rivals()
        self.turn: list[Action] = []
        self.turn_of: tuple[int, str] | None = None

    def choose(self, seen: Observation) -> Action:
        if len(seen.legal_actions) == 1:
            return seen.legal_actions[0]
        if self.turn_of == (seen.round, seen.phase) and self.turn and self.turn[0] in seen.legal_actions:
            return self.turn.pop(0)
        self.turn_of = (seen.round, seen.phase)
        position = seen_position(self.game, seen, luck(seen, self.seed))
        self.rivals.look(position)
        # Playouts against rivals who play otherwise mislead: then the planner's own plan is the better one.
        plan = own_turn(position) if self.rivals.way is None else self._ranked(position, seen)[0].plan
        self.rivals.remember(position, plan)
        self.turn = [as_action(self.game, seen, code) for code in plan]
        return self.turn.pop(0)

    def explain(self, seen: Observation) -> list[Candidate]:
        """The plans that were looked at, the best first."""
        position = seen_position(self.game, seen, luck(seen, self.seed))
        return [self._candidate(seen, tally) for tally in self._ranked(position, seen)]

    def _ranked(self, position: Position, seen: Observation) -> list[Tally]:
        """Every plan with its playouts, the best first."""
        seed, tallies = luck(seen, self.seed), [Tally(plan) for plan in plans(position)]
        way = self.rivals.way or PLANNER
        if len(tallies) > 1:
            if self.seconds > 0:
                search_for(position, tallies, way, self.seconds, seed)
            else:
                search(position, tallies, way, self.simulations, seed)
        return ranked(tallies)

    def _candidate(self, seen: Observation, tally: Tally) -> Candidate:
        playouts = max(1, tally.playouts)
        return Candidate(
            actions=tuple(as_action(self.game, seen, code) for code in tally.plan),
            win_rate=tally.wins / playouts,
            standing=tally.standing / playouts,
            playouts=tally.playouts,
        )


def ranked(tallies: Sequence[Tally]) -> list[Tally]:
    """The best first: who was looked at longest had survived longest."""
    return sorted(tallies, key=lambda tally: (tally.playouts, tally.value), reverse=True)


def search(position: Position, tallies: Sequence[Tally], rivals: int, simulations: int, seed: int) -> None:
    """Sequential halving: equal shares for all that are left, then the worse half goes."""
    left, halvings = list(tallies), (len(tallies) - 1).bit_length()
    for halving in range(halvings):
        share = max(LEAST_PLAYOUTS, simulations // (halvings * len(left)))
        for tally in left:
            # The same seed for all: they are compared on the same luck.
            play_out(position, tally, rivals, share, seed + halving)
        left = sorted(left, key=lambda tally: tally.value, reverse=True)[: (len(left) + 1) // 2]


def search_for(position: Position, tallies: Sequence[Tally], rivals: int, seconds: float, seed: int) -> None:
    """The same by the clock: any time it is stopped, what it found so far stands."""
    left, halvings = list(tallies), (len(tallies) - 1).bit_length()
    begun = time.monotonic()
    for halving in range(halvings):
        until, lap = begun + seconds * (halving + 1) / halvings, 0
        while lap == 0 or time.monotonic() < until:
            for tally in left:
                play_out(position, tally, rivals, CHUNK, seed + halving + 1000 * lap)
            lap += 1
        left = sorted(left, key=lambda tally: tally.value, reverse=True)[: (len(left) + 1) // 2]


def play_out(position: Position, tally: Tally, rivals: int, playouts: int, seed: int) -> None:
    """Play a plan and then on: ourselves like the planner, the rivals in the way they seem to play."""
    wins, standing = position.rollouts(tally.plan, position.active, PLANNER, seed & MASK, playouts, rivals)
    tally.add(wins, standing, playouts)
