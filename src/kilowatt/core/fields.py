"""The two structs of the core as Python sees them: every field by its name, rows as lists."""

from typing import TypedDict

Row = list[int]
Grid = list[list[int]]


class TableFields(TypedDict):
    """What follows from the board, the edition and the number of players."""

    players: int
    regions_needed: int
    max_plants: int
    step2_cities: int
    end_cities: int
    start_money: int
    current_size: int
    cities: int
    draft: int
    regions_given: int
    """The area agreed upon beforehand (R1.1), 0 where there is none."""
    plants_removed: int
    loose_count: int
    top_card: int
    start_count: int
    payout_top: int
    loose: Row
    start_market: Row
    region_of: Row
    is_area: Row
    """For each set of regions whether it is in one piece."""
    city_count: Row
    """For each area that can be in play how many cities it has; 0 for all other sets of regions."""
    kind: Row
    burns: Row
    powers: Row
    house: Row
    load: Row
    """What a plant burns of each kind and how much it powers, packed into one number."""
    in_play: Grid
    payout: Row
    track: Row
    start_fuel: Row
    markers: Row
    price: Grid
    """`price[fuel][n]`: of the cheapest marker when n lie in the market."""
    refill: Grid
    subsets: Grid
    """`subsets[n]`: every choice among n plants as a mask, in the engine's order."""
    way: list[Grid]
    """`way[area][a][b]`: the cheapest path between two cities; 0 where one is not in play."""


class StateFields(TypedDict):
    """One position. Equal positions have equal fields: what is not in use is 0."""

    round: int
    phase: int
    step: int
    active: int
    """-1 once the game is over."""
    leader: int
    empty: int
    """Cities in play without a house."""
    regions: int
    market_count: int
    market: Row
    deck: Row
    """Top first, only what is left of it."""
    gone: Row
    plant: int
    bid: int
    bidder: int
    """-1 while nobody has bid."""
    sold: int
    bought: int
    scrapped: int
    left: Row
    out: Row
    finished: Row
    fate_kind: int
    fate: int
    fate_deck: Row
    order: Row
    money: Row
    plant_count: Row
    plants: Grid
    fuel: Grid
    room: Grid
    """Places for markers, by the kind of plant."""
    owned: Row
    fuel_market: Row
    supply: Row
    houses: Row
    cost: Row
    """Of the lowest free house of each city; `FULL` where none may be built."""
    dist: Grid
    """From a player's network to each city; `OWN` for its own."""
