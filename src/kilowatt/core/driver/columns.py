"""The columns of the sums that `statistics` keeps for each seat."""

from typing import Final

INCOME: Final = 0
"""The pay for a powering, plus 1; 0 if there was none."""
POWERED: Final = 1
RAN: Final = 2
"""The plants that ran, as a mask of their indices."""
DARK: Final = 3
STALLED: Final = 4
BOUGHT: Final = 5
"""The markers bought of the first fuel; the next three columns are those of the others."""
FUEL_COST: Final = 9
DROPPED: Final = 10
BUILT: Final = 11
BUILD_COST: Final = 12
SUMS: Final = 13
"""The number of columns."""
