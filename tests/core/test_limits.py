"""The sizes of the core's arrays: the printed game fits, and boards and editions that do not fit are refused."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kilowatt.content import board_ids, game_for, load_board, load_edition
from kilowatt.core import IS_COMPILED, Rules, codes, position_of, rules_of, state_of
from kilowatt.core.convert.constants import table_of
from kilowatt.engine import (
    Board,
    BoardId,
    Chance,
    CityId,
    Config,
    Edition,
    Game,
    Plant,
    PlantKind,
    PlantNumber,
    RegionId,
)
from tests.core.fuzz import FUZZ, change_one
from tests.differential.walk import walk
from tests.play import plausible, states

counts = st.integers(2, 6)
BOARD, EDITION = load_board("germany"), load_edition()
GAME = game_for(Config(BoardId("germany"), 2))


def game(board: Board = BOARD, edition: Edition = EDITION, players: int = 2) -> Game:
    return Game(Config(board.id, players), board, edition)


def with_plants(*changed: Plant) -> Edition:
    plants = {plant.number: plant for plant in (*EDITION.plants, *changed)}
    return replace(EDITION, plants=tuple(plants[number] for number in sorted(plants)))


def with_numbers(**changes: int) -> Edition:
    return replace(EDITION, players={count: replace(row, **changes) for count, row in EDITION.players.items()})


def with_places(places: tuple[int, ...]) -> Edition:
    """An edition with another coal market."""
    return replace(EDITION, tracks=(replace(EDITION.tracks[0], places=places), *EDITION.tracks[1:]))


THIRTEEN = tuple(PlantNumber(number) for number in range(3, 17) if number != EDITION.plant_market.top_of_deck)
"""Plants for a market that is too large for the core."""


# --- the printed game


@pytest.mark.parametrize("board", board_ids())
@pytest.mark.parametrize("players", range(2, 7))
def test_the_printed_game_fits_with_room_to_spare(board: BoardId, players: int) -> None:
    """R0, R1.7."""
    fields = table_of(game_for(Config(board, players)).book)
    cards = fields["loose_count"] + 2 - fields["plants_removed"]
    assert fields["plants_removed"] + 2 * cards <= codes.DECK
    assert fields["start_count"] <= codes.MARKET
    assert fields["max_plants"] + 1 <= codes.MOST_PLANTS
    assert max(max(row) for area in fields["way"] for row in area) + max(fields["house"][:3]) < codes.OWN
    assert fields["cities"] + 1 <= codes.MOST_LEGAL
    assert codes.SUBSETS * codes.COALS <= codes.MOST_LEGAL
    assert max(fields["track"]) < codes.TRACK
    assert fields["payout_top"] < codes.PAYOUTS


def test_every_mix_of_four_hybrids_has_a_number() -> None:
    """Four hybrids burn at most 3 + 2 + 2 + 2; the last powering is the last number before the bids."""
    hybrids = sorted(plant.burns for plant in EDITION.plants if plant.kind is PlantKind.HYBRID)
    assert sum(hybrids[-4:]) == codes.COALS - 1
    assert codes.A_POWER + codes.SUBSETS * codes.COALS == codes.A_BID


def test_the_deck_never_outgrows_its_array() -> None:
    """If no player builds, every round puts a card under the deck (R7.7)."""
    longest = 0
    for players in range(2, 7):
        rules = rules_of(game_for(Config(BoardId("usa"), players)))
        position, rounds = rules.start(players), 0
        while position.round < 60 and rounds < 3000:
            legal = position.legal_actions()
            # The last legal action is a pass, done or to run all plants; in round 1 players must buy.
            position.apply(legal[-1] if legal[-1] <= codes.A_DONE or position.phase == codes.BUREAUCRACY else legal[0])
            rounds += 1
        longest = max(longest, position.round)
        assert state_of(position).step == 3
    assert longest == 60


def test_the_market_never_outgrows_its_array() -> None:
    for state in states(GAME, Chance(seed=3), plausible):
        assert len(state.market) <= codes.MARKET


def test_rounds_may_exceed_two_bytes() -> None:
    """A game continues as long as no player builds."""
    fields = rules_of(GAME).start(1).fields()
    fields["round"] = 40_000
    position = rules_of(GAME).start(2)
    position.set_fields(fields)
    assert position.round == 40_000
    assert state_of(position).round == 40_000


# --- custom boards and editions


@pytest.fixture
def own_board(tmp_path: Path) -> Path:
    """The USA board under another name."""
    written = json.loads((Path(board_file("usa"))).read_text("utf-8"))
    written["id"], written["name"] = "mine", "My own"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(written), encoding="utf-8")
    return path


def board_file(name: str) -> Path:
    return Path(__file__).parents[2] / f"src/kilowatt/content/boards/{name}.json"


def test_a_custom_board_is_played_as_by_the_engine(own_board: Path) -> None:
    mine = game_for(Config(BoardId("mine"), 3), own_board)
    assert walk(mine, Rules(mine), Chance(seed=4), plausible, full_every=1 if IS_COMPILED else 20) > 200


def test_connections_that_cost_as_much_as_a_full_city_are_refused() -> None:
    dear = replace(BOARD.connections[0], cost=9_999)
    with pytest.raises(ValueError, match="dearest city"):
        Rules(game(replace(BOARD, connections=(dear, *BOARD.connections[1:]))))


@pytest.mark.parametrize(
    ("edition", "what"),
    [
        (with_plants(Plant(PlantNumber(64), PlantKind.WIND, 0, 3)), "highest plant is 64"),
        (with_plants(Plant(PlantNumber(51), PlantKind.COAL, 60, 3)), "plants burn is 72"),
        (with_plants(Plant(PlantNumber(51), PlantKind.HYBRID, 4, 3)), "hybrids burn is 11"),
        (with_numbers(max_plants=5), "max_plants is 5"),
        (replace(EDITION, start_money=2_000_000_000), "start_money"),
        (replace(EDITION, markers=replace(EDITION.markers, coal=128)), "markers of a kind is 128"),
        (with_places((1,) * 64), "places of a kind is 64"),
        (with_places((10_000,)), "dearest marker"),
        (replace(EDITION, house_costs=(10, 15, 9_999)), "dearest city"),
        (replace(EDITION, payout=tuple(range(65))), "room for 64"),
        (replace(EDITION, payout=(10, 40_000)), "too large"),
        (replace(EDITION, payout=()), "payout is empty"),
        (with_numbers(plants_removed=90), "plants_removed is 90"),
        (with_numbers(plants_removed=-1), "plants_removed is -1"),
        (replace(EDITION, start_market=replace(EDITION.start_market, coal=60)), "start_market has 60"),
        (replace(EDITION, plant_market=replace(EDITION.plant_market, start=THIRTEEN, size=13)), "room for 12"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_edition_that_is_too_large_or_broken_is_refused(edition: Any, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        Rules(game(edition=edition))


def test_a_custom_edition_that_fits_is_played_as_by_the_engine() -> None:
    """Three more plants, one with the highest possible number, and more expensive houses."""
    more = [
        Plant(PlantNumber(51), PlantKind.HYBRID, 2, 5),
        Plant(PlantNumber(60), PlantKind.URANIUM, 3, 7),
        Plant(PlantNumber(63), PlantKind.FUSION, 0, 7),
    ]
    mine = game(edition=replace(with_plants(*more), house_costs=(12, 17, 24), start_money=80))
    assert walk(mine, Rules(mine), Chance(seed=9), plausible, full_every=1 if IS_COMPILED else 20) > 200


@settings(max_examples=60 * FUZZ if IS_COMPILED else 10, deadline=None, derandomize=FUZZ == 1)
@given(st.data())
def test_a_changed_edition_is_refused_or_can_be_played(data: st.DataObject) -> None:
    """Fuzz: the core relies on its constants, so it must refuse those that would break it."""
    written = msgspec.to_builtins(EDITION, str_keys=True)
    for _ in range(data.draw(st.integers(1, 2))):
        change_one(written, data)
    try:
        rules = Rules(game(edition=msgspec.convert(written, Edition, strict=False), players=data.draw(counts)))
    except (LookupError, ValueError):
        return
    position = rules.start(data.draw(st.integers(0, 2**64)))
    for move in range(300 if IS_COMPILED else 40):
        if not (legal := position.legal_actions()):
            break
        position.apply(legal[move * 7919 % len(legal)])
    assert position_of(rules, state_of(position)) == position


def test_a_board_with_more_cities_or_regions_is_refused() -> None:
    region = replace(BOARD.regions[0], id=RegionId("seventh"))
    with pytest.raises(ValueError, match="regions is 7"):
        Rules(game(replace(BOARD, regions=(*BOARD.regions, region))))
    city = replace(BOARD.cities[0], id=CityId("extra"))
    with pytest.raises(ValueError, match="cities is 43"):
        Rules(game(replace(BOARD, cities=(*BOARD.cities, city))))


def test_a_board_that_the_loader_would_refuse_is_refused() -> None:
    with pytest.raises(ValueError, match="negative cost"):
        Rules(game(replace(BOARD, connections=(replace(BOARD.connections[0], cost=-5), *BOARD.connections[1:]))))


def test_a_state_with_an_unknown_plant_is_refused() -> None:
    state = GAME.start(Chance(seed=1)).state
    with pytest.raises(ValueError, match="cards"):
        position_of(rules_of(GAME), replace(state, market=(PlantNumber(1), *state.market[1:])))
