"""What can be wrong with a board or an edition: each fault a sentence that names the ids concerned."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
from typing import Final

from kilowatt.engine.content import Board, Connection, Edition, Plant, PlayerNumbers
from kilowatt.engine.errors import KilowattError
from kilowatt.engine.ids import STEP_3, CityId, Fuel, PlantKind

REGIONS: Final = 6
"""The regions of a board (R0.2)."""

CITIES_IN_A_REGION: Final = 7
"""The cities of each of them (R0.2)."""

PLAYER_COUNTS: Final = (2, 3, 4, 5, 6)
"""How many can play (R0.1)."""

BURNS_NOTHING: Final = (PlantKind.WIND, PlantKind.FUSION)
"""The plants that need no resources (R4.1)."""


class BrokenContent(KilowattError, ValueError):
    """A board or an edition that cannot be played with: the message names the file and every fault."""

    def __init__(self, source: str, faults: Sequence[str]) -> None:
        super().__init__(source, tuple(faults))
        self.source = source
        self.faults = tuple(faults)

    def __str__(self) -> str:
        if len(self.faults) == 1:
            return f"{self.source}: {self.faults[0]}"
        return "\n".join([f"{self.source} has {len(self.faults)} faults:", *(f"- {fault}" for fault in self.faults)])


def board_faults(board: Board) -> list[str]:
    """Everything that keeps a board from being played on (R0.2, R1.1); nothing for a good board."""
    return [
        *_board_id_faults(board),
        *_board_name_faults(board),
        *_board_repeat_faults(board),
        *_board_count_faults(board),
        *_region_list_faults(board),
        *_home_region_faults(board),
        *_connection_faults(board),
        *_double_connection_faults(board),
        *_reach_faults(board),
    ]


def edition_faults(edition: Edition) -> list[str]:
    """Everything that keeps an edition's tables from being played by; nothing for a good edition."""
    return [
        *_word_faults("edition", [edition.id]),
        *_money_faults(edition),
        *_round_1_faults(edition),
        *_marker_faults(edition),
        *_track_faults(edition),
        *_plant_faults(edition),
        *_plant_market_faults(edition),
        *_player_column_faults(edition),
        *_refill_faults(edition),
    ]


# --- words and repeats


def _quoted(words: Iterable[str]) -> str:
    return ", ".join(repr(str(word)) for word in words)


def _word_faults(kind: str, ids: Iterable[str]) -> Iterator[str]:
    """Ids are single words, because the notation sets them side by side."""
    for word in ids:
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word):
            yield f"the {kind} id {word!r} is not made of a-z, 0-9 and single hyphens"


def _repeat_faults(what: str, words: Iterable[str]) -> Iterator[str]:
    for word, times in Counter(words).items():
        if times > 1:
            yield f"the {what} {word!r} is there {times} times"


# --- boards


def _board_id_faults(board: Board) -> Iterator[str]:
    yield from _word_faults("board", [board.id])
    yield from _word_faults("region", [region.id for region in board.regions])
    yield from _word_faults("city", [city.id for city in board.cities])


def _board_name_faults(board: Board) -> Iterator[str]:
    if not board.name:
        yield f"the board {board.id!r} has no name"
    for kind, places in (("region", board.regions), ("city", board.cities)):
        yield from (f"the {kind} {place.id!r} has no name" for place in places if not place.name)


def _board_repeat_faults(board: Board) -> Iterator[str]:
    yield from _repeat_faults("region id", [region.id for region in board.regions])
    yield from _repeat_faults("region name", [region.name for region in board.regions])
    yield from _repeat_faults("city id", [city.id for city in board.cities])
    yield from _repeat_faults("city name", [city.name for city in board.cities])


def _board_count_faults(board: Board) -> Iterator[str]:
    if len(board.regions) != REGIONS:
        yield f"it has {len(board.regions)} regions, not {REGIONS} (R0.2)"
    for region in board.regions:
        if len(region.cities) != CITIES_IN_A_REGION:
            yield f"the region {region.id!r} has {len(region.cities)} cities, not {CITIES_IN_A_REGION} (R0.2)"


def _region_list_faults(board: Board) -> Iterator[str]:
    known = {city.id for city in board.cities}
    for region in board.regions:
        for city, times in Counter(region.cities).items():
            if city not in known:
                yield f"the region {region.id!r} lists the unknown city {city!r}"
            if times > 1:
                yield f"the region {region.id!r} lists the city {city!r} {times} times"


def _home_region_faults(board: Board) -> Iterator[str]:
    known = {region.id for region in board.regions}
    for city in board.cities:
        lists = [region.id for region in board.regions if city.id in region.cities]
        if city.region not in known:
            yield f"the city {city.id!r} is in the region {city.region!r}, which is missing"
        elif not lists:
            yield f"the city {city.id!r} is missing from the list of its region {city.region!r}"
        elif len(lists) > 1:
            yield f"the city {city.id!r} is in {len(lists)} regions at once: {_quoted(lists)}"
        elif city.region not in lists:
            yield f"the city {city.id!r} says it is in the region {city.region!r}, but {_quoted(lists)} lists it"


def _named(connection: Connection) -> str:
    return f"the connection of {connection.a!r} and {connection.b!r}"


def _connection_faults(board: Board) -> Iterator[str]:
    known = {city.id for city in board.cities}
    for connection in board.connections:
        for city in {connection.a: None, connection.b: None}:
            if city not in known:
                yield f"{_named(connection)} leads to the unknown city {city!r}"
        if connection.a == connection.b:
            yield f"{_named(connection)} joins a city to itself"
        if connection.cost < 0:
            yield f"{_named(connection)} has the negative cost {connection.cost}"


def _double_connection_faults(board: Board) -> Iterator[str]:
    """A connection is listed once and travelled both ways at one cost (R0.2)."""
    first: dict[frozenset[CityId], Connection] = {}
    for connection in board.connections:
        earlier = first.setdefault(frozenset((connection.a, connection.b)), connection)
        if earlier is not connection:
            yield _double_connection(earlier, connection)


def _double_connection(earlier: Connection, later: Connection) -> str:
    if earlier.cost == later.cost:
        return f"{_named(earlier)} is listed twice"
    if earlier.a == later.a:
        return f"{_named(earlier)} is listed twice, at {earlier.cost} and at {later.cost}"
    there = f"{earlier.cost} from {earlier.a!r} to {earlier.b!r}"
    return f"{_named(earlier)} is one-way: {there}, but {later.cost} back (R0.2)"


def _reach_faults(board: Board) -> Iterator[str]:
    """Every city must be within reach, on the whole board and inside its own region.

    Then any regions that touch are one connected area, and for every number of regions there is such a choice (R1.1).
    """
    apart = _cut_off([city.id for city in board.cities], board.connections)
    if apart:
        yield from (f"the board is not connected: no path joins {_quoted(part)} to the rest" for part in apart)
        return
    for region in board.regions:
        inside = [city.id for city in board.cities if city.region == region.id]
        for part in _cut_off(inside, board.connections):
            yield f"the region {region.id!r} is not connected: no path inside joins {_quoted(part)} to the rest (R1.1)"


def _cut_off(cities: Iterable[CityId], connections: Iterable[Connection]) -> list[list[CityId]]:
    """The cities grouped by whom they can reach among themselves, without the largest group."""
    parts = [{city} for city in dict.fromkeys(cities)]
    for connection in connections:
        touched = [part for part in parts if connection.a in part or connection.b in part]
        if len(touched) > 1:
            parts = [part for part in parts if part not in touched] + [set(chain.from_iterable(touched))]
    return [sorted(part) for part in sorted(parts, key=len)[:-1]]


# --- editions


def _money_faults(edition: Edition) -> Iterator[str]:
    yield from _ascending_faults("payout", edition.payout)
    yield from _ascending_faults("house_costs", edition.house_costs)
    if not edition.payout:
        yield "payout is empty (R7.2)"
    if len(edition.house_costs) != 3:
        yield f"house_costs has {len(edition.house_costs)} slots, not one for each of the 3 steps (R5.2, R5.3)"


def _round_1_faults(edition: Edition) -> Iterator[str]:
    """In round 1 everyone must buy a plant (R3.3), so everyone must be able to pay the cheapest one (R3.8a).

    It is dearest for the last buyer, when the others took all that were cheaper.
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
    """R1.4. Room for every marker means that a refill is limited by the supply alone."""
    fuels = [track.fuel for track in edition.tracks]
    if fuels != list(Fuel):
        yield f"tracks are for {_quoted(fuels)}, not for {_quoted(Fuel)}"
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


def _player_column_faults(edition: Edition) -> Iterator[str]:
    """R1.7."""
    yield from _column_faults("players", edition.players)
    shuffled = len(edition.plants) - len(edition.plant_market.start) - 1
    for players, numbers in edition.players.items():
        for fault in _numbers_faults(numbers, shuffled):
            yield f"players, {players}: {fault}"


def _numbers_faults(numbers: PlayerNumbers, shuffled: int) -> Iterator[str]:
    cities = numbers.regions * CITIES_IN_A_REGION
    if not 0 < numbers.regions <= REGIONS:
        yield f"regions is {numbers.regions}, not from 1 to {REGIONS}"
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
