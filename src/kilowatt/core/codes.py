"""The numbers of the core: sizes, phases, kinds of plants, and the encoding of actions (docs/core.md).

The same numbers stand in `codes.pxd` for the compiler; a test holds the two together.
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
"""Cards in the plant market. One leaves before one comes, so it never holds more than at the start."""
DECK: Final = 128
"""The deck with all cards already drawn. Every burial (R7.7) makes it longer, and every burial draws a card: with a
cards above the Step 3 card there are at most a + 1 of them, so n cards need at most 2n places, and n is below 64."""
FUELS: Final = 4
ROOMS: Final = 6
"""Places for markers by the kind of plant; clean plants have a column too, so that no kind needs a check."""
SUBSETS: Final = 16
"""Ways to run some of four plants: nobody powers while there is a fifth (R3.9)."""
TRACK: Final = 64
"""Markers of a kind in the resource market are below this."""
PAYOUTS: Final = 64
MOST_MARKERS: Final = 127
"""Of each kind in the game: wherever they lie, one byte counts them."""
MOST_BURNED: Final = 63
"""By a player's plants together, the fifth included: `load` adds them up in six bits, `room` holds them twice."""
MOST_MONEY: Final = 1_000_000_000
"""More would need a game of millions of rounds; below it no sum overflows."""
LAST_ROUND: Final = 1_000_000_000
"""So far rounds are counted: no game lasts as long."""
MOST_LEGAL: Final = 4096
"""Room for a list of legal actions. Only bids can be more: of a purse beyond 4,000 the list leaves the highest out."""
MOST_PLAN: Final = 128
"""The actions of a plan that is played out."""

# --- distances above any real price; a purse counts only up to them
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
