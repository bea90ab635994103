"""The random bot: any legal action, each as likely as any other."""

from kilowatt.bots.decision_seeds import decision_seed
from kilowatt.engine import Action, Game, Observation, Rng


class RandomBot:
    """Plans one action at a time."""

    wants_prices = False

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.seed = seed

    def plan(self, observation: Observation) -> tuple[Action, ...]:
        action, _ = Rng.from_seed(decision_seed(observation, self.seed)).choose(observation.legal_actions)
        return (action,)
