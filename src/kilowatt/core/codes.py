"""The constants of the core: sizes of arrays, phases, kinds of plants, and the encoding of actions (docs/core.md).

`python -m tools.layout` generates the C constants from them.
"""

from typing import Final

# --- sizes
SEATS: Final = 6
CITIES: Final = 42
REGIONS: Final = 6
AREAS: Final = 64
"""Number of sets of regions, each a bit mask."""
PLANTS: Final = 64
"""Limit of plant numbers: each is below it."""
MOST_PLANTS: Final = 5
"""Plants a player can hold, including one too many until another is scrapped (R3.9)."""
MARKET: Final = 12
"""Cards in the plant market. One leaves before one is drawn, so it never holds more than at the start."""
DECK: Final = 128
"""Cards in the deck, including those already drawn. Each card put under the deck (R7.7) makes it longer and is followed
by a draw: with a cards above the Step 3 card this happens at most a + 1 times. So n cards need at most 2n places, and n
is below 64."""
FUELS: Final = 4
ROOMS: Final = 6
"""Kinds of plants, each with its room for markers; clean plants have a column too, so that no kind needs a check."""
SUBSETS: Final = 16
"""Choices among four plants: no player holds a fifth in phase 5 (R3.9)."""
TRACK: Final = 64
"""Limit of the markers of one fuel in the resource market: their number is below it."""
PAYOUTS: Final = 64
"""Entries of the payout table."""
STEPS: Final = 3
HOUSE_PRICES: Final = 4
"""Prices of houses: of the three a city has room for, and `FULL`."""
MOST_MARKERS: Final = 127
"""Markers of one fuel in the game: one byte must be able to count them."""
MOST_BURNED: Final = 63
"""Markers that all plants of a player burn, a fifth plant included: `need` counts them in six bits."""
MOST_MONEY: Final = 1_000_000_000
"""Money of a player. Below this no sum overflows, and games that end stay far below it."""
LAST_ROUND: Final = 1_000_000_000
"""Limit of rounds; games that end stay far below it."""
MOST_LEGAL: Final = 4096
"""Entries of a list of legal actions. Only bids can be more; then the list leaves out the highest."""
MOST_PLAN: Final = 128
"""Actions of a plan that rollouts play."""

# --- distances above any real price
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

# --- what decides the Step 3 shuffle (R8.3)
SHUFFLE_DONE: Final = 0
"""The Step 3 card has been drawn."""
SHUFFLE_SEED: Final = 1
SHUFFLE_GIVEN: Final = 2
"""The deck was given by hand."""

# --- actions: each kind has a range of numbers; the range of bids, the last one, is open
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
"""The number of a powering is its mask of plants times this, plus the coal that its hybrids burn (0 to 9)."""
MOST_BID: Final = 1023
"""The highest bid in the fixed action space."""
ACTIONS: Final = A_BID + MOST_BID + 1
"""Size of the fixed action space, with bids up to `MOST_BID`."""

RESULT: Final = 8
"""Numbers that a batch keeps of each game: six places, the rounds and the moves."""

# --- policies
UNIFORM: Final = 0
BIASED: Final = 1
SENSIBLE: Final = 2
PLANNER: Final = 3
"""The planner with its tuned weights; the numbers that follow are its other variants."""
POLICIES: Final = 11
