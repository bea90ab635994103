"""Bots that play by a policy of the core."""

from kilowatt.bots.decision_seeds import decision_seed
from kilowatt.bots.sampling import engine_action, sampled_position
from kilowatt.core import codes
from kilowatt.engine import Action, Game, Observation

CHANCE_PHASES = (codes.DRAFT, codes.AUCTION)
"""Phases in which policies use their random generator."""


class CoreBot:
    """Lets a policy play a copy of the position until another seat is asked."""

    wants_prices = False

    def __init__(self, game: Game, seed: int, policy: int) -> None:
        self.game = game
        self.seed = seed
        self.policy = policy

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        position, seat = sampled_position(self.game, observation, seed=0), observation.active
        phase, actions = position.phase, []
        seed = decision_seed(observation, self.seed) if phase in CHANCE_PHASES else 0
        while position.active == seat and position.phase == phase:
            code = position.choose(self.policy, seed)
            actions.append(engine_action(self.game, observation, code))
            position.apply(code)
        return tuple(actions)
