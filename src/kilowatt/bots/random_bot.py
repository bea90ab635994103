"""Any legal action, each as likely as any other."""

from zlib import crc32

import msgspec

from kilowatt.engine import Action, Game, Observation, Rng


class RandomBot:
    """Has no memory: the same seed and observation give the same action, so a game can be taken back and replayed."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Action:
        action, _ = Rng.from_seed(self.seed * 0x9E3779B1 + fingerprint(observation)).choose(observation.legal_actions)
        return action


def fingerprint(seen: Observation) -> int:
    """A number that nearly every two positions of a game differ in, the same on every machine."""
    told = (seen.seat, seen.round, seen.phase, seen.players, seen.auction, seen.current_market, seen.fuel_market)
    return crc32(msgspec.json.encode(told))
