"""How a block of games is played: constants for compiled code."""

from typing import Final

EXTERNAL: Final = -1
"""A seat whose actions come from outside; other seats are played by the policy of this number."""
MOST_GAMES: Final = 1 << 20
"""Games in one block."""

# --- how a game stands
PLAYING: Final = 0
ENDED: Final = 1
STOPPED: Final = 2
"""Cut off after the last round that is allowed."""

# --- when a game that is over starts again
NEXT_STEP: Final = 0
SAME_STEP: Final = 1
DISABLED: Final = 2
"""Only when it is asked to."""

# --- what the rewards are for
WIN: Final = 0
"""1, shared by the winners."""
PLACE: Final = 1
"""The place, from 1 (first) to 0 (last)."""
