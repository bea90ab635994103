"""The numbers of the core: sizes, phases, kinds of plants, and the encoding of actions (docs/core.md).

The same numbers stand in `rules.pxd` for the compiler; a test holds the two together.
"""

from typing import Final

# --- sizes
SEATS: Final = 6
CITIES: Final = 42
REGIONS: Final = 6
AREAS: Final = 64
"""Sets of regions, as bit masks."""
PLANTS: Final = 64
"""Plant numbers are below this."""
MOST_PLANTS: Final = 5
"""A player's, with the one too many that is scrapped at once (R3.9)."""
MARKET: Final = 12
DECK: Final = 128
FUELS: Final = 4
MOST_LEGAL: Final = 4096
MOST_PLAN: Final = 128
"""The actions of a plan that is played out."""

# --- distances that no purse reaches
OWN: Final = 10000
FULL: Final = 20000

# --- cards and kinds
STEP_3_CARD: Final = 99
COAL: Final = 0
OIL: Final = 1
GARBAGE: Final = 2
URANIUM: Final = 3
HYBRID: Final = 4
CLEAN: Final = 5

# --- phases
DRAFT: Final = 0
AUCTION: Final = 1
RESOURCES: Final = 2
BUILDING: Final = 3
BUREAUCRACY: Final = 4
OVER: Final = 5

# --- what decides the Step 3 shuffle
FATE_NONE: Final = 0
FATE_SEED: Final = 1
FATE_GIVEN: Final = 2

# --- actions: each kind has its range, bids the open one at the end
A_PASS: Final = 0
A_DONE: Final = 1
A_DRAFT: Final = 2
A_NOMINATE: Final = 8
A_SCRAP: Final = 72
A_DROP: Final = 136
A_BUY: Final = 140
A_BUILD: Final = 144
A_POWER: Final = 192
A_BID: Final = 352
COALS: Final = 10
"""A powering is its plants as a mask times this, plus the coal its hybrids burn (0 to 9)."""
MOST_BID: Final = 1023
ACTIONS: Final = A_BID + MOST_BID + 1
"""The size of the fixed action space: every action, with bids up to `MOST_BID`."""

RESULT: Final = 8
"""What a batch keeps of a game: six places, its rounds and its moves."""

# --- policies
UNIFORM: Final = 0
BIASED: Final = 1
SENSIBLE: Final = 2
PLANNER: Final = 3
"""The planner with its weights; with those of its variants from here on."""
POLICIES: Final = 11
