"""Chance without a chosen seed: drawn from the operating system, so that no seed can be guessed."""

import secrets

from kilowatt.content import game_for
from kilowatt.engine import Chance, Config, Rng


class SystemRng(Rng, frozen=True):
    """The generator of the operating system: it has no state that a draw could reveal."""

    def next(self) -> tuple[int, Rng]:
        return secrets.randbits(64), self


def drawn_chance(config: Config) -> Chance:
    """The results of the set-up, each drawn on its own. They are stored, so the record can be replayed."""
    return game_for(config).draw(SystemRng(0))
