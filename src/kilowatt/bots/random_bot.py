"""Any legal action, each as likely as any other."""

from kilowatt.bots.moment import luck
from kilowatt.engine import Action, Game, Observation, Rng


class RandomBot:
    """Has no memory: the same seed and observation give the same action, so a game can be taken back and replayed."""

    wants_prices = False

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seen: Observation) -> Action:
        action, _ = Rng.from_seed(luck(seen, self.seed)).choose(seen.legal_actions)
        return action
