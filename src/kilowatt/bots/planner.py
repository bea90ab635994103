"""The planner: values plants, fuel, cities and the moment to end by weights it found playing against itself."""

from kilowatt.bots.core_bot import CoreBot
from kilowatt.bots.moment import luck
from kilowatt.bots.seen import seen_position
from kilowatt.core import PLANNER
from kilowatt.engine import PASS, Action, Bid, Game, Observation


class PlannerBot(CoreBot):
    """The core's policy of that name as a bot; how far to go for a plant is worked out once an auction.

    `variant` 0 plays by the tuned weights, 1 by those set by hand (`kilowatt.core.weights`).
    """

    def __init__(self, game: Game, seed: int = 0, variant: int = 0) -> None:
        super().__init__(game, seed, PLANNER + variant)
        self.variant = variant
        self.limit = 0
        self.limit_of: tuple[int, int] | None = None

    def choose(self, seen: Observation) -> Action:
        if seen.auction.plant and len(seen.legal_actions) > 1:
            return self._bid(seen)
        return super().choose(seen)

    def _bid(self, seen: Observation) -> Action:
        """The least bid up to the limit; who has put up a plant must open (R3.1)."""
        least = seen.legal_actions[0]
        if PASS not in seen.legal_actions:
            return least
        if self.limit_of != (seen.round, seen.auction.plant):
            self.limit_of = (seen.round, seen.auction.plant)
            self.limit = seen_position(self.game, seen, seed=0).bid_limit(self.variant, luck(seen, self.seed))
        return least if isinstance(least, Bid) and least.amount <= self.limit else PASS
