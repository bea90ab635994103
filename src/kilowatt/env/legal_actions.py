"""An action space that samples legal actions only."""

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete

from kilowatt.env.episode import Mask


class LegalActions(Discrete):
    """Numbers 0 to n - 1. `sample()` without a mask takes a legal action of the current position.

    So code that plays at random needs no knowledge of masks, and never meets an illegal action.
    """

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.legal: Mask | None = None
        """The mask of the current position, which the environment keeps up to date."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)
