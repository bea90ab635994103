"""The planner: values plants, fuel, cities and the moment to end by weights found in self-play."""

from kilowatt.bots.core_bot import CoreBot
from kilowatt.bots.decision_seeds import auction_seed
from kilowatt.bots.sampling import sampled_position
from kilowatt.core import PLANNER
from kilowatt.engine import PASS, Action, Bid, Game, Observation


class PlannerBot(CoreBot):
    """Plays by the core's policy `PLANNER`, and raises up to one limit for each auction.

    `variant` 0 has the tuned weights, 1 those set by hand (`kilowatt.core.players.weights`).
    """

    def __init__(self, game: Game, seed: int = 0, variant: int = 0) -> None:
        super().__init__(game, seed, PLANNER + variant)
        self.variant = variant

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        if observation.auction.bid:
            return (self._bid(observation),)
        return super().plan(observation)

    def _bid(self, observation: Observation) -> Action:
        """The least raise up to the limit, else a pass (R3.4)."""
        least = observation.legal_actions[0]
        return least if isinstance(least, Bid) and least.amount <= self._limit(observation) else PASS

    def _limit(self, observation: Observation) -> int:
        """What the plant is worth. Nothing it depends on changes while the plant is up, so all bids have one limit."""
        position = sampled_position(self.game, observation, seed=0)
        return position.bid_limit(self.variant, auction_seed(observation, self.seed))
