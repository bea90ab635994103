"""The numbers of the compact action space, defined here and nowhere else: docs/environments.md lists them.

Where the full space (`kilowatt.core.codes`) names plants and amounts, this one names places and raises, so that about a
hundred numbers suffice. A change needs a new `ACTION_VERSION`.
"""

from typing import Final

ACTION_VERSION: Final = 0

FULL_SPACE: Final = 0
COMPACT_SPACE: Final = 1

C_PASS: Final = 0
C_DONE: Final = 1
C_DRAFT: Final = 2
"""Plus the region's index on the board."""
C_NOMINATE: Final = 9
"""Plus the card's place in the plant market."""
C_SCRAP: Final = 17
"""Plus the plant's place among the player's plants."""
C_DROP: Final = 22
C_BUY: Final = 26
"""Plus 0 to 3: coal, oil, garbage, uranium."""
C_BUILD: Final = 30
"""Plus the city's index on the board."""
C_POWER: Final = 78
"""Plus the mask of the plants; hybrids burn the mix that leaves coal and oil as even as possible."""
C_BID: Final = 94
"""Plus the index of the raise."""
RAISES: Final = (0, 1, 2, 3, 5, 8, 13, 21, 34)
"""Elektro above the lowest bid."""
RAISE_COUNT: Final = len(RAISES)
COMPACT_ACTIONS: Final = C_BID + RAISE_COUNT
