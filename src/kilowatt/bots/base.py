"""What it takes to be a bot."""

from typing import Protocol

from kilowatt.engine import Action, Observation


class Bot(Protocol):
    """Plays from what its seat may see, and from nothing else."""

    def choose(self, observation: Observation) -> Action:
        """One of `observation.legal_actions`; asked only while there are any."""
        ...
