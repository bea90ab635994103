"""The search bot: compares whole plans by playing the game out many times, with hidden cards drawn again each time.

A plan is a whole purchase, a row of cities, a plant to nominate, a raise or a pass (`kilowatt.bots.plans`). Each plan
is played in the core and then the game goes on: the bot's seat plays like the planner, its rivals in each of two ways.
How they really play is unknown, so a plan counts by its smaller gain of the two. Sequential halving gives most
playouts to the plans that are hard to tell apart. A plan replaces the planner's own only if it is clearly better.
"""

import time
from collections.abc import Callable, Iterator, Sequence

from kilowatt.bots.decision_seeds import MASK, decision_seed
from kilowatt.bots.plans import Plan, plans
from kilowatt.bots.sampling import engine_action, sampled_position
from kilowatt.core import PLANNER, Position
from kilowatt.engine import Action, Game, Observation
from kilowatt.engine.value import Value

RIVAL_POLICIES = (PLANNER, PLANNER + 1)
"""How the rivals may play: like the planner, or like the planner with weights set by hand."""
LEAST_GAIN = 0.2
"""The lead in win share that a plan needs over the planner's own: less may be luck."""
STANDING_WEIGHT = 0.2
"""The weight of the final rank beside victories: it separates plans when few playouts are won."""
LEAST_PLAYOUTS = 2
"""The minimum of playouts for each plan and rival policy in each halving."""
CHUNK = 32
"""Playouts between two looks at the clock."""

Budget = Callable[[int, int, int], Iterator[int]]
"""Numbers of playouts for each plan and rival policy, given the halving, the number of halvings and of plans."""


class Candidate(Value, frozen=True, gc=False):
    """A plan that was compared, and its results."""

    actions: tuple[Action, ...]
    win_rate: float
    standing: float
    """The mean final rank: 1 is first, 0 is last."""
    playouts: int


class PlanResults:
    """The results of one plan so far, against each rival policy."""

    __slots__ = ("plan", "playouts", "standings", "wins")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.wins = [0.0] * len(RIVAL_POLICIES)
        self.standings = [0.0] * len(RIVAL_POLICIES)
        self.playouts = 0
        """Against each rival policy."""

    def play_out(self, position: Position, playouts: int, seed: int) -> None:
        """Play the plan and then the game to its end, many times."""
        for number, rivals in enumerate(RIVAL_POLICIES):
            wins, standing = position.rollouts(self.plan, position.active, PLANNER, seed & MASK, playouts, rivals)
            self.wins[number] += wins
            self.standings[number] += standing
        self.playouts += playouts

    def gain(self, own: "PlanResults") -> float:
        """How much better this plan does than another, against the rivals where that is least."""
        return min(mine - theirs for mine, theirs in zip(self._values(), own._values(), strict=True))

    def _values(self) -> list[float]:
        most = max(1, self.playouts)
        pairs = zip(self.wins, self.standings, strict=True)
        return [((1 - STANDING_WEIGHT) * wins + STANDING_WEIGHT * standing) / most for wins, standing in pairs]


class SearchBot:
    """Strong. Its budget is a number of `simulations` a decision, the same on every machine, or a time in `seconds`."""

    wants_prices = False

    def __init__(self, game: Game, seed: int = 0, simulations: int = 1000, seconds: float = 0.0) -> None:
        self.game = game
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        return self._actions(observation, self._ranked(observation)[0])

    def plan_from(self, position: Position, seed: int) -> Plan:
        """The plan for an observation, given its decision seed and the position sampled by that seed."""
        return self._compared(position, seed)[0].plan

    def explain(self, observation: Observation) -> list[Candidate]:
        """The plans that were compared, best first."""
        return [self._candidate(observation, trial) for trial in self._ranked(observation)]

    def _ranked(self, observation: Observation) -> list[PlanResults]:
        """Every plan with its results, best first: the plans that survived longest have most playouts."""
        seed = decision_seed(observation, self.seed)
        return self._compared(sampled_position(self.game, observation, seed), seed)

    def _compared(self, position: Position, seed: int) -> list[PlanResults]:
        trials = [PlanResults(plan) for plan in plans(position)]
        if len(trials) > 1:
            search(position, trials, by_clock(self.seconds) if self.seconds > 0 else by_count(self.simulations), seed)
        own, edge = trials[0], LEAST_GAIN / position.rules.players
        return sorted(
            trials, key=lambda trial: (trial.playouts, trial.gain(own) - edge * (trial is not own)), reverse=True
        )

    def _candidate(self, observation: Observation, trial: PlanResults) -> Candidate:
        playouts = trial.playouts * len(RIVAL_POLICIES)
        return Candidate(
            actions=self._actions(observation, trial),
            win_rate=sum(trial.wins) / max(1, playouts),
            standing=sum(trial.standings) / max(1, playouts),
            playouts=playouts,
        )

    def _actions(self, observation: Observation, trial: PlanResults) -> tuple[Action, ...]:
        return tuple(engine_action(self.game, observation, code) for code in trial.plan)


def search(position: Position, trials: Sequence[PlanResults], budget: Budget, seed: int) -> None:
    """Sequential halving: equal playouts for all plans left, then drop the worse half; the first plan always stays."""
    own, left = trials[0], list(trials[1:])
    halvings = max(1, (len(left) - 1).bit_length())
    for halving in range(halvings):
        for lap, playouts in enumerate(budget(halving, halvings, len(left) + 1)):
            for trial in (own, *left):
                # The same seed for all plans: they are compared with the same cards.
                trial.play_out(position, playouts, seed + halving + 1000 * lap)
        left = sorted(left, key=lambda trial: trial.gain(own), reverse=True)[: (len(left) + 1) // 2]


def by_count(simulations: int) -> Budget:
    """About this many playouts in all, but at least `LEAST_PLAYOUTS` for each plan."""

    def allot(_: int, halvings: int, trials: int) -> Iterator[int]:
        yield max(LEAST_PLAYOUTS, simulations // (halvings * trials * len(RIVAL_POLICIES)))

    return allot


def by_clock(seconds: float) -> Budget:
    """As many playouts as the time allows."""
    start = time.monotonic()

    def allot(halving: int, halvings: int, _: int) -> Iterator[int]:
        until = start + seconds * (halving + 1) / halvings
        yield CHUNK
        while time.monotonic() < until:
            yield CHUNK

    return allot
