"""The searcher: tries whole plans by playing the game out many times, everything hidden drawn anew each time.

Its moves are macro moves: a whole purchase, a whole row of cities, a plant, a raise or a pass (`kilowatt.bots.plans`).
Each plan is played in the core, then the game goes on: by the planner for its own seat, for the others in each of two
ways. Nobody knows how they really play, so a plan is worth what it gains against those it gains least against. Half of
the plans are dropped again and again, so that the doubtful ones get most of the playouts; and what is left at last is
taken only if it is clearly better than what the planner would do.
"""

import time
from collections.abc import Callable, Iterator, Sequence

from kilowatt.bots.moment import MASK, luck
from kilowatt.bots.plans import Plan, plans
from kilowatt.bots.seen import as_action, seen_position
from kilowatt.core import PLANNER, Position
from kilowatt.engine import Action, Game, Observation
from kilowatt.engine.value import Value

WAYS = (PLANNER, PLANNER + 1)
"""How the rivals may play: like the planner, or like the planner by hand."""
EDGE = 0.2
"""By this part of a player's share of the victories a plan must beat the planner's own: less may be luck, or may rest
on what the rivals would have to do."""
STANDING_WEIGHT = 0.2
"""How much coming second counts beside winning: it tells plans apart when few playouts are won."""
LEAST_PLAYOUTS = 2
CHUNK = 32
"""Playouts between two looks at the clock."""

Spend = Callable[[int, int, int], Iterator[int]]
"""Playouts for each plan and way: in which halving, of how many, with how many plans."""


class Candidate(Value, frozen=True, gc=False):
    """A plan that was looked at, and what came of it."""

    actions: tuple[Action, ...]
    win_rate: float
    standing: float
    """How high it came on average: 1 is first, 0 is last."""
    playouts: int


class Tally:
    """What the playouts of one plan have shown so far, against rivals of each way."""

    __slots__ = ("plan", "playouts", "standings", "wins")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.wins = [0.0] * len(WAYS)
        self.standings = [0.0] * len(WAYS)
        self.playouts = 0
        """Of each way."""

    def play_out(self, position: Position, playouts: int, seed: int) -> None:
        """Play the plan and then on: ourselves like the planner, the rivals in each way."""
        for number, way in enumerate(WAYS):
            wins, standing = position.rollouts(self.plan, position.active, PLANNER, seed & MASK, playouts, way)
            self.wins[number] += wins
            self.standings[number] += standing
        self.playouts += playouts

    def gain(self, own: "Tally") -> float:
        """How much better it does than another plan, against those rivals against whom that is least."""
        return min(mine - theirs for mine, theirs in zip(self._values(), own._values(), strict=True))

    def _values(self) -> list[float]:
        most = max(1, self.playouts)
        pairs = zip(self.wins, self.standings, strict=True)
        return [((1 - STANDING_WEIGHT) * wins + STANDING_WEIGHT * standing) / most for wins, standing in pairs]


class SearchBot:
    """Strong. It thinks for a number of `simulations` a decision, the same on every machine, or for some `seconds`."""

    wants_prices = False

    def __init__(self, game: Game, seed: int = 0, simulations: int = 1000, seconds: float = 0.0) -> None:
        self.game = game
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.turn: list[Action] = []
        self.turn_of: tuple[int, str] | None = None

    def choose(self, seen: Observation) -> Action:
        if len(seen.legal_actions) == 1:
            return seen.legal_actions[0]
        if self.turn_of == (seen.round, seen.phase) and self.turn and self.turn[0] in seen.legal_actions:
            return self.turn.pop(0)
        self.turn_of = (seen.round, seen.phase)
        self.turn = [as_action(self.game, seen, code) for code in self._ranked(seen)[0].plan]
        return self.turn.pop(0)

    def explain(self, seen: Observation) -> list[Candidate]:
        """The plans that were looked at, the best first."""
        return [self._candidate(seen, tally) for tally in self._ranked(seen)]

    def _ranked(self, seen: Observation) -> list[Tally]:
        """Every plan with its playouts, the best first: who was looked at longest had survived longest."""
        seed = luck(seen, self.seed)
        position = seen_position(self.game, seen, seed)
        tallies = [Tally(plan) for plan in plans(position)]
        if len(tallies) > 1:
            search(position, tallies, by_clock(self.seconds) if self.seconds > 0 else by_count(self.simulations), seed)
        own, edge = tallies[0], EDGE / len(seen.players)
        return sorted(
            tallies, key=lambda tally: (tally.playouts, tally.gain(own) - edge * (tally is not own)), reverse=True
        )

    def _candidate(self, seen: Observation, tally: Tally) -> Candidate:
        playouts = tally.playouts * len(WAYS)
        return Candidate(
            actions=tuple(as_action(self.game, seen, code) for code in tally.plan),
            win_rate=sum(tally.wins) / max(1, playouts),
            standing=sum(tally.standings) / max(1, playouts),
            playouts=playouts,
        )


def search(position: Position, tallies: Sequence[Tally], spend: Spend, seed: int) -> None:
    """Sequential halving: equal shares for all that are left, then the worse half goes; the first of all stays."""
    own, left = tallies[0], list(tallies[1:])
    halvings = max(1, (len(left) - 1).bit_length())
    for halving in range(halvings):
        for lap, playouts in enumerate(spend(halving, halvings, len(left) + 1)):
            for tally in (own, *left):
                # The same seed for all: they are compared on the same luck.
                tally.play_out(position, playouts, seed + halving + 1000 * lap)
        left = sorted(left, key=lambda tally: tally.gain(own), reverse=True)[: (len(left) + 1) // 2]


def by_count(simulations: int) -> Spend:
    """So many playouts in all, or as few as make sense."""

    def spend(_: int, halvings: int, tallies: int) -> Iterator[int]:
        yield max(LEAST_PLAYOUTS, simulations // (halvings * tallies * len(WAYS)))

    return spend


def by_clock(seconds: float) -> Spend:
    """As many as there is time for: whenever it is over, what was found so far stands."""
    begun = time.monotonic()

    def spend(halving: int, halvings: int, _: int) -> Iterator[int]:
        until = begun + seconds * (halving + 1) / halvings
        yield CHUNK
        while time.monotonic() < until:
            yield CHUNK

    return spend
