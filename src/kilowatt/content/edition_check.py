"""What can be wrong with an edition; each fault is a sentence that names the table concerned."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from kilowatt.content.board_check import ORIGINAL_SHAPE, BoardShape
from kilowatt.content.faults import quoted, word_faults
from kilowatt.engine import STEP_3, Fuel, PlantKind
from kilowatt.engine.content import Edition, Plant, PlayerNumbers

PLAYER_COUNTS: Final = (2, 3, 4, 5, 6)
"""The numbers of players that an edition must have tables for (R0.1)."""

BURNS_NOTHING: Final = (PlantKind.WIND, PlantKind.FUSION)
"""The plants that need no resources (R4.1)."""


def edition_faults(edition: Edition, shape: BoardShape = ORIGINAL_SHAPE) -> list[str]:
    """Everything wrong with the tables of an edition for boards of a shape, a sentence per fault."""
    return [
        *word_faults("edition", [edition.id]),
        *_money_faults(edition),
        *_round_1_faults(edition),
        *_marker_faults(edition),
        *_track_faults(edition),
        *_plant_faults(edition),
        *_plant_market_faults(edition),
        *_player_column_faults(edition, shape),
        *_refill_faults(edition),
    ]


def _money_faults(edition: Edition) -> Iterator[str]:
    yield from _ascending_faults("payout", edition.payout)
    yield from _ascending_faults("house_costs", edition.house_costs)
    if not edition.payout:
        yield "payout is empty (R7.2)"
    if len(edition.house_costs) != 3:
        yield f"house_costs has {len(edition.house_costs)} slots, not one for each of the 3 steps (R5.2, R5.3)"


def _round_1_faults(edition: Edition) -> Iterator[str]:
    """In round 1 everyone must buy a plant (R3.3), so everyone must be able to pay for the cheapest (R3.8a).

    It costs most for the last buyer, when the others have bought every cheaper plant.
    """
    dearest = max(edition.plant_market.start[: max(PLAYER_COUNTS)], default=0)
    if edition.start_money < dearest:
        yield f"start_money is {edition.start_money}, but the cheapest plant in round 1 may cost {dearest} (R3.8a)"


def _ascending_faults(what: str, numbers: Sequence[int]) -> Iterator[str]:
    if any(number < 0 for number in numbers):
        yield f"{what} has the negative number {min(numbers)}"
    for lower, higher in pairwise(numbers):
        if lower >= higher:
            yield f"{what} is not ascending: {higher} comes after {lower}"


def _marker_faults(edition: Edition) -> Iterator[str]:
    """The markers of R0.3 and the market at the start (R1.3)."""
    for fuel in Fuel:
        there, start = edition.markers[fuel], edition.start_market[fuel]
        if there < 1:
            yield f"markers has {there} {fuel}"
        if not 0 <= start <= there:
            yield f"start_market has {start} {fuel}, but there are {there} markers (R1.3)"


def _track_faults(edition: Edition) -> Iterator[str]:
    """Tracks have a place for every marker (R1.4), so that only the supply limits a refill."""
    fuels = [track.fuel for track in edition.tracks]
    if fuels != list(Fuel):
        yield f"tracks are for {quoted(fuels)}, not for {quoted(Fuel)}"
    for track in edition.tracks:
        markers = edition.markers[track.fuel]
        if markers > len(track.places):
            yield f"the track of {track.fuel} has {len(track.places)} places for {markers} markers (R1.4)"
        if min(track.places, default=1) < 1:
            yield f"the track of {track.fuel} has a place of price {min(track.places)}"
        if list(track.places) != sorted(track.places):
            yield f"the track of {track.fuel} is not ascending in price"


def _plant_faults(edition: Edition) -> Iterator[str]:
    yield from _ascending_faults("the list of plants", [plant.number for plant in edition.plants])
    for plant in edition.plants:
        yield from _card_faults(plant)


def _card_faults(plant: Plant) -> Iterator[str]:
    if not 0 < plant.number < STEP_3:
        yield f"plant {plant.number} is not numbered between 1 and {STEP_3 - 1}, below the Step 3 card"
    if plant.powers < 1:
        yield f"plant {plant.number} powers {plant.powers} cities"
    if plant.kind in BURNS_NOTHING and plant.burns != 0:
        yield f"plant {plant.number} burns {plant.burns}, but a {plant.kind} plant burns nothing (R4.1)"
    if plant.kind not in BURNS_NOTHING and plant.burns < 1:
        yield f"plant {plant.number} burns {plant.burns}, but a {plant.kind} plant burns at least 1 (R4.1)"


def _plant_market_faults(edition: Edition) -> Iterator[str]:
    """R1.5, R1.6, R6.1."""
    market, numbers = edition.plant_market, {plant.number for plant in edition.plants}
    yield from _ascending_faults("plant_market.start", market.start)
    for number in (*market.start, market.top_of_deck):
        if number not in numbers:
            yield f"plant_market names plant {number}, which is not among the plants"
    if market.top_of_deck in market.start:
        yield f"plant {market.top_of_deck} cannot both be in plant_market.start and lie on top of the deck"
    if len(market.start) != market.size:
        yield f"plant_market.start has {len(market.start)} plants, but plant_market.size is {market.size}"
    if not 0 < market.current < market.size:
        yield f"plant_market.current is {market.current}, not between 0 and plant_market.size {market.size}"
    if not 0 < market.step3_size <= market.size:
        yield f"plant_market.step3_size is {market.step3_size}, not from 1 to plant_market.size {market.size}"


def _column_faults(table: str, columns: Iterable[int]) -> Iterator[str]:
    written = set(columns)
    for players in sorted(set(PLAYER_COUNTS) - written):
        yield f"{table} has nothing for {players} players"
    for players in sorted(written - set(PLAYER_COUNTS)):
        yield f"{table} is for {players} players too, but 2 to 6 can play (R0.1)"


def _player_column_faults(edition: Edition, shape: BoardShape) -> Iterator[str]:
    """R1.7."""
    yield from _column_faults("players", edition.players)
    shuffled = len(edition.plants) - len(edition.plant_market.start) - 1
    for players, numbers in edition.players.items():
        for fault in _numbers_faults(numbers, shuffled, shape):
            yield f"players, {players}: {fault}"


def _numbers_faults(numbers: PlayerNumbers, shuffled: int, shape: BoardShape) -> Iterator[str]:
    cities = numbers.regions * shape.cities_per_region
    if not 0 < numbers.regions <= shape.regions:
        yield f"regions is {numbers.regions}, not from 1 to {shape.regions}"
    if not 0 <= numbers.plants_removed <= shuffled:
        yield f"plants_removed is {numbers.plants_removed}, but {shuffled} plants are shuffled (R1.6)"
    if numbers.max_plants < 1:
        yield f"max_plants is {numbers.max_plants}"
    if not 0 < numbers.step2_cities <= numbers.end_cities:
        yield f"step2_cities is {numbers.step2_cities}, not from 1 to end_cities {numbers.end_cities}"
    if numbers.end_cities > cities:
        yield f"end_cities is {numbers.end_cities}, but {numbers.regions} regions have {cities} cities"


def _refill_faults(edition: Edition) -> Iterator[str]:
    """R7.5."""
    yield from _column_faults("refill", edition.refill)
    for players, steps in edition.refill.items():
        for step, stock in enumerate(steps, start=1):
            for fuel in Fuel:
                if stock[fuel] < 0:
                    yield f"refill, {players} players, Step {step}: {fuel} is {stock[fuel]}"
