"""Setting up a game, and the draft of regions (R1)."""

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from kilowatt.core import uncompiled as cython

if not cython.compiled:
    from kilowatt.core.codes import (
        A_DRAFT,
        AUCTION,
        CITIES,
        FUELS,
        FULL,
        REGIONS,
        SHUFFLE_SEED,
        STEP_3_CARD,
    )
    from kilowatt.core.layout.memory import clear_state
    from kilowatt.core.rng import MASK_64, below, shuffle
    from kilowatt.core.rules.steps import begin_step
    from kilowatt.core.rules.turn_order import place_in_order

if TYPE_CHECKING:
    from kilowatt.core.layout.blocks import State, Table
    from kilowatt.core.layout.checked_memory import CheckedArray


def start(t: "Table", s: "State", seed: int, rng: "CheckedArray") -> None:
    """A new game from a seed: the same draws in the same sequence as the engine."""
    rng[0] = seed & MASK_64
    clear_state(s)
    s.step = 1
    s.bidder = -1
    for city in range(CITIES):
        s.cost[city] = FULL
    for seat in range(t.players):
        s.order[seat] = seat
        s.money[seat] = t.start_money
    shuffle(rng, s.order, 0, t.players)
    for i in range(t.start_count):
        s.market[i] = t.start_market[i]
    s.market_count = t.start_count
    for fuel in range(FUELS):
        s.fuel_market[fuel] = t.start_fuel[fuel]
        s.supply[fuel] = t.markers[fuel] - t.start_fuel[fuel]
    prepare_deck(t, s, rng)
    regions = random_regions(t, rng)
    if t.regions_given:
        regions = t.regions_given
    s.shuffle_kind = SHUFFLE_SEED
    s.shuffle_seed[0] = rng[0]
    s.active = s.order[0]
    if not t.draft:
        open_regions(t, s, regions)
        begin(s)


def prepare_deck(t: "Table", s: "State", rng: "CheckedArray") -> None:
    """Shuffle, remove cards unseen, put the known plant on top and the Step 3 card at the bottom (R1.6)."""
    # The known plant takes the place of the last card removed, or place 0 if none is.
    for i in range(t.loose_count):
        s.deck[i + 1] = t.loose[i]
    shuffle(rng, s.deck, 1, t.loose_count)
    s.deck_top = t.plants_removed
    s.deck[s.deck_top] = t.top_card
    s.deck[t.loose_count + 1] = STEP_3_CARD
    s.deck_end = t.loose_count + 2


def random_regions(t: "Table", rng: "CheckedArray") -> int:
    """Grow an area at random, one adjacent region at a time (R1.1)."""
    area = 0
    for _ in range(t.regions_needed):
        pick = below(rng, draftable_count(t, area))
        for region in range(REGIONS):
            if is_draftable(t, area, region):
                if pick == 0:
                    area = area | (1 << region)
                    break
                pick -= 1
    return area


def is_draftable(t: "Table", area: int, region: int) -> bool:
    return not area & (1 << region) and t.is_area[area | (1 << region)] != 0


def draftable_count(t: "Table", area: int) -> int:
    count = 0
    for region in range(REGIONS):
        if is_draftable(t, area, region):
            count += 1
    return count


def open_regions(t: "Table", s: "State", area: int) -> None:
    s.regions = area
    s.empty = t.city_count[area]
    begin_step(t, s, s.step)


def begin(s: "State") -> None:
    s.round = 1
    s.phase = AUCTION
    s.active = s.order[0]


def draft_region(t: "Table", s: "State", region: int) -> None:
    s.regions = s.regions | (1 << region)
    if drafted(s) == t.regions_needed:
        open_regions(t, s, s.regions)
        begin(s)
    else:
        place = place_in_order(t, s, s.active) + 1
        s.active = s.order[place if place < t.players else 0]


def drafted(s: "State") -> int:
    """The number of regions drafted."""
    count = 0
    for region in range(REGIONS):
        count += (s.regions >> region) & 1
    return count


def legal_drafts(t: "Table", s: "State", out: "CheckedArray") -> int:
    count = 0
    for region in range(REGIONS):
        if is_draftable(t, s.regions, region):
            out[count] = A_DRAFT + region
            count += 1
    return count
