"""The tables of the original edition, figure by figure as the rules print them."""

import pytest

from kilowatt.content import edition_faults, load_edition
from kilowatt.engine import Fuel, PlantKind, Stock
from kilowatt.engine.content import PlayerNumbers

EDITION = load_edition()


def places(fuel: Fuel) -> list[int]:
    [track] = [track for track in EDITION.tracks if track.fuel is fuel]
    return list(track.places)


def test_the_shipped_edition_has_no_fault() -> None:
    assert EDITION.id == "original"
    assert edition_faults(EDITION) == []


def test_the_resource_markers_are_a_closed_total() -> None:
    """R0.3."""
    assert EDITION.markers == Stock(coal=24, oil=24, garbage=24, uranium=12)


def test_there_are_42_plants() -> None:
    """R0.4."""
    assert [plant.number for plant in EDITION.plants] == [*range(3, 41), 42, 44, 46, 50]
    assert len(EDITION.plants) == 42


@pytest.mark.parametrize(
    ("kind", "numbers"),
    [
        (PlantKind.COAL, [4, 8, 10, 15, 20, 25, 31, 36, 42]),
        (PlantKind.OIL, [3, 7, 9, 16, 26, 32, 35, 40]),
        (PlantKind.GARBAGE, [6, 14, 19, 24, 30, 38]),
        (PlantKind.URANIUM, [11, 17, 23, 28, 34, 39]),
        (PlantKind.HYBRID, [5, 12, 21, 29, 46]),
        (PlantKind.WIND, [13, 18, 22, 27, 33, 37, 44]),
        (PlantKind.FUSION, [50]),
    ],
)
def test_every_kind_has_its_plants(kind: PlantKind, numbers: list[int]) -> None:
    """R0.4."""
    assert [plant.number for plant in EDITION.plants if plant.kind is kind] == numbers


def test_eco_and_fusion_plants_burn_nothing_and_all_others_something() -> None:
    """R4.1."""
    idle = [plant.number for plant in EDITION.plants if plant.burns == 0]
    assert idle == [13, 18, 22, 27, 33, 37, 44, 50]


def test_the_plants_of_the_powering_example_burn_and_power_what_it_says() -> None:
    """R7.4: plants 7, 10 and 15 burn 4 coal and 3 oil and make 7."""
    run = [(plant.kind, plant.burns, plant.powers) for plant in EDITION.plants if plant.number in (7, 10, 15)]
    assert run == [(PlantKind.OIL, 3, 2), (PlantKind.COAL, 2, 2), (PlantKind.COAL, 2, 3)]


def test_everyone_starts_with_50() -> None:
    """R1.2."""
    assert EDITION.start_money == 50


def test_the_market_at_the_start_and_the_supply() -> None:
    """R1.3: coal on 1-8, oil on 3-8, garbage on 7-8, three each; uranium on 14 and 16; the rest is the supply."""
    assert EDITION.start_market == Stock(coal=8 * 3, oil=6 * 3, garbage=2 * 3, uranium=2)
    assert EDITION.markers - EDITION.start_market == Stock(coal=0, oil=6, garbage=18, uranium=10)


def test_the_cheapest_markers_at_the_start() -> None:
    """R1.3: the market fills from its expensive end."""
    cheapest = {fuel: places(fuel)[-EDITION.start_market[fuel]] for fuel in Fuel}
    assert cheapest == {Fuel.COAL: 1, Fuel.OIL: 3, Fuel.GARBAGE: 7, Fuel.URANIUM: 14}


@pytest.mark.parametrize("fuel", [Fuel.COAL, Fuel.OIL, Fuel.GARBAGE])
def test_spaces_1_to_8_hold_three_markers_of_a_kind(fuel: Fuel) -> None:
    """R1.4."""
    assert places(fuel) == sorted([1, 2, 3, 4, 5, 6, 7, 8] * 3)


def test_uranium_has_one_place_per_space_and_four_extra_spaces() -> None:
    """R1.4."""
    assert places(Fuel.URANIUM) == [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]


def test_the_plant_market_at_the_start() -> None:
    """R1.5, R1.6, R6.1."""
    market = EDITION.plant_market
    assert market.start == (3, 4, 5, 6, 7, 8, 9, 10)
    assert (market.size, market.current, market.step3_size) == (8, 4, 6)
    assert market.top_of_deck == 13


@pytest.mark.parametrize(
    ("players", "regions", "plants_removed", "max_plants", "step2_cities", "end_cities"),
    [
        (2, 3, 8, 4, 10, 21),
        (3, 3, 8, 3, 7, 17),
        (4, 4, 4, 3, 7, 17),
        (5, 5, 0, 3, 7, 15),
        (6, 5, 0, 3, 6, 14),
    ],
)
def test_the_numbers_for_each_count_of_players(
    players: int, regions: int, plants_removed: int, max_plants: int, step2_cities: int, end_cities: int
) -> None:
    """R1.1, R1.6, R1.7."""
    assert EDITION.players[players] == PlayerNumbers(regions, plants_removed, max_plants, step2_cities, end_cities)


def test_2_to_6_can_play() -> None:
    """R0.1."""
    assert list(EDITION.players) == list(EDITION.refill) == [2, 3, 4, 5, 6]


def test_houses_cost_10_15_and_20() -> None:
    """R5.2."""
    assert EDITION.house_costs == (10, 15, 20)


@pytest.mark.parametrize(
    ("cities", "pay"),
    [
        *((0, 10), (1, 22), (2, 33), (3, 44), (4, 54), (5, 64), (6, 73), (7, 82), (8, 90), (9, 98), (10, 105)),
        *((11, 112), (12, 118), (13, 124), (14, 129), (15, 134), (16, 138), (17, 142), (18, 145), (19, 148)),
        (20, 150),
    ],
)
def test_the_pay_for_powered_cities(cities: int, pay: int) -> None:
    """R7.2."""
    assert EDITION.payout[cities] == pay


def test_the_pay_for_20_cities_is_the_last_in_the_table() -> None:
    """R7.2: 20 and more, 150."""
    assert len(EDITION.payout) == 21


@pytest.mark.parametrize(
    ("players", "step1", "step2", "step3"),
    [
        (2, (3, 2, 1, 1), (4, 2, 2, 1), (3, 4, 3, 1)),
        (3, (4, 2, 1, 1), (5, 3, 2, 1), (3, 4, 3, 1)),
        (4, (5, 3, 2, 1), (6, 4, 3, 2), (4, 5, 4, 2)),
        (5, (5, 4, 3, 2), (7, 5, 3, 3), (5, 6, 5, 2)),
        (6, (7, 5, 3, 2), (9, 6, 5, 3), (6, 7, 6, 3)),
    ],
)
def test_the_refill_by_players_and_step(
    players: int, step1: tuple[int, ...], step2: tuple[int, ...], step3: tuple[int, ...]
) -> None:
    """R7.5."""
    assert EDITION.refill[players] == (Stock(*step1), Stock(*step2), Stock(*step3))
