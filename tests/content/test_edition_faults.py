"""Broken tables are refused with a message that names the fault and the file."""

from msgspec.structs import replace

from kilowatt.content import edition_faults, load_edition
from tests.content.support import FaultsOf, Written


def test_the_id_must_be_one_plain_word(edition: Written, edition_faults_of: FaultsOf) -> None:
    edition["id"] = "The original"
    assert edition_faults_of(edition) == ["the edition id 'The original' is not made of a-z, 0-9 and single hyphens"]


def test_the_payout_must_ascend(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R7.2."""
    edition["payout"][5] = 54
    assert edition_faults_of(edition) == ["payout is not ascending: 54 comes after 54"]


def test_there_must_be_a_payout(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R7.2."""
    edition["payout"] = []
    assert edition_faults_of(edition) == ["payout is empty (R7.2)"]


def test_house_costs_must_ascend(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R5.2."""
    edition["house_costs"] = [10, 20, 15]
    assert edition_faults_of(edition) == ["house_costs is not ascending: 15 comes after 20"]


def test_house_costs_may_not_be_negative(edition: Written, edition_faults_of: FaultsOf) -> None:
    edition["house_costs"] = [-10, 15, 20]
    assert edition_faults_of(edition) == ["house_costs has the negative number -10"]


def test_every_step_needs_a_house_cost(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R5.3."""
    edition["house_costs"] = [10, 15]
    assert edition_faults_of(edition) == ["house_costs has 2 slots, not one for each of the 3 steps (R5.2, R5.3)"]


def test_the_start_money_must_pay_a_plant_in_round_1(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R3.8a: the sixth buyer may find nothing cheaper than plant 8."""
    edition["start_money"] = 7
    assert edition_faults_of(edition) == ["start_money is 7, but the cheapest plant in round 1 may cost 8 (R3.8a)"]


def test_there_must_be_markers_of_every_kind(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R0.3."""
    edition["markers"]["uranium"] = edition["start_market"]["uranium"] = 0
    assert edition_faults_of(edition) == ["markers has 0 uranium"]


def test_the_start_market_must_have_its_markers(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.3."""
    edition["start_market"]["oil"] = 25
    assert edition_faults_of(edition) == ["start_market has 25 oil, but there are 24 markers (R1.3)"]


def test_the_start_market_may_not_be_less_than_empty(edition: Written, edition_faults_of: FaultsOf) -> None:
    edition["start_market"]["oil"] = -1
    assert edition_faults_of(edition) == ["start_market has -1 oil, but there are 24 markers (R1.3)"]


def test_the_markers_must_fit_their_track(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.4."""
    edition["tracks"]["coal"]["prices"].pop()
    assert edition_faults_of(edition) == ["the track of coal has 21 places for 24 markers (R1.4)"]


def test_every_kind_has_a_track() -> None:
    """R1.4."""
    edition = load_edition()
    faults = edition_faults(replace(edition, tracks=edition.tracks[:3]))
    assert faults == ["tracks are for 'coal', 'oil', 'garbage', not for 'coal', 'oil', 'garbage', 'uranium'"]


def test_a_track_must_ascend_in_price(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.4."""
    edition["tracks"]["coal"]["prices"].reverse()
    assert edition_faults_of(edition) == ["the track of coal is not ascending in price"]


def test_no_place_of_a_track_is_free(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.4."""
    edition["tracks"]["coal"]["prices"][0] = 0
    assert edition_faults_of(edition) == ["the track of coal has a place of price 0"]


def test_no_plant_is_there_twice(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R0.4."""
    edition["plants"].insert(0, dict(edition["plants"][0]))
    assert edition_faults_of(edition) == ["the list of plants is not ascending: 3 comes after 3"]


def test_plants_are_listed_in_order(edition: Written, edition_faults_of: FaultsOf) -> None:
    """Else one seed would shuffle two decks from the same cards."""
    edition["plants"][0], edition["plants"][1] = edition["plants"][1], edition["plants"][0]
    assert edition_faults_of(edition) == ["the list of plants is not ascending: 3 comes after 4"]


def test_no_plant_is_above_the_step_3_card(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R8.3a."""
    edition["plants"][-1]["number"] = 99
    assert edition_faults_of(edition) == ["plant 99 is not numbered between 1 and 98, below the Step 3 card"]


def test_a_wind_plant_burns_nothing(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R4.1."""
    edition["plants"][10]["burns"] = 1
    assert edition_faults_of(edition) == ["plant 13 burns 1, but a wind plant burns nothing (R4.1)"]


def test_a_coal_plant_burns_something(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R4.1."""
    edition["plants"][1]["burns"] = 0
    assert edition_faults_of(edition) == ["plant 4 burns 0, but a coal plant burns at least 1 (R4.1)"]


def test_a_plant_powers_at_least_one_city(edition: Written, edition_faults_of: FaultsOf) -> None:
    edition["plants"][0]["powers"] = 0
    assert edition_faults_of(edition) == ["plant 3 powers 0 cities"]


def test_the_first_market_is_made_of_plants_there_are(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.5."""
    edition["plant_market"]["start"][0] = 2
    assert edition_faults_of(edition) == ["plant_market names plant 2, which is not among the plants"]


def test_the_first_market_is_sorted(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.5."""
    edition["plant_market"]["start"] = [4, 3, 5, 6, 7, 8, 9, 10]
    assert edition_faults_of(edition) == ["plant_market.start is not ascending: 3 comes after 4"]


def test_the_first_market_is_full(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.5."""
    edition["plant_market"]["start"].remove(10)
    assert edition_faults_of(edition) == ["plant_market.start has 7 plants, but plant_market.size is 8"]


def test_the_top_of_the_deck_is_a_plant_there_is(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.6."""
    edition["plant_market"]["top_of_deck"] = 41
    assert edition_faults_of(edition) == ["plant_market names plant 41, which is not among the plants"]


def test_the_top_of_the_deck_is_not_in_the_first_market(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.6."""
    edition["plant_market"]["top_of_deck"] = 5
    assert edition_faults_of(edition) == [
        "plant 5 cannot both be in plant_market.start and lie on top of the deck",
    ]


def test_the_current_market_is_a_part_of_the_market(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R6.1."""
    edition["plant_market"]["current"] = 8
    assert edition_faults_of(edition) == ["plant_market.current is 8, not between 0 and plant_market.size 8"]


def test_the_market_does_not_grow_in_step_3(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R6.1."""
    edition["plant_market"]["step3_size"] = 9
    assert edition_faults_of(edition) == ["plant_market.step3_size is 9, not from 1 to plant_market.size 8"]


def test_every_count_of_players_has_its_column(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.7."""
    del edition["players"]["4"]
    assert edition_faults_of(edition) == ["players has nothing for 4 players"]


def test_there_is_no_column_for_seven_players(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R0.1."""
    edition["players"]["7"] = edition["players"]["6"]
    assert edition_faults_of(edition) == ["players is for 7 players too, but 2 to 6 can play (R0.1)"]


def test_regions_in_play_are_regions_of_the_board(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.1."""
    edition["players"]["6"]["regions"] = 7
    assert edition_faults_of(edition) == ["players, 6: regions is 7, not from 1 to 6"]


def test_no_more_plants_are_removed_than_are_shuffled(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.6: of 42 plants, eight are the first market and one is on top."""
    edition["players"]["2"]["plants_removed"] = 34
    assert edition_faults_of(edition) == ["players, 2: plants_removed is 34, but 33 plants are shuffled (R1.6)"]


def test_everyone_may_own_a_plant(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.7."""
    edition["players"]["3"]["max_plants"] = 0
    assert edition_faults_of(edition) == ["players, 3: max_plants is 0"]


def test_step_2_comes_before_the_end(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.7."""
    edition["players"]["3"]["step2_cities"] = 18
    assert edition_faults_of(edition) == ["players, 3: step2_cities is 18, not from 1 to end_cities 17"]


def test_the_end_is_within_reach(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R1.7: three regions have 21 cities."""
    edition["players"]["2"]["end_cities"] = 22
    assert edition_faults_of(edition) == ["players, 2: end_cities is 22, but 3 regions have 21 cities"]


def test_every_count_of_players_has_its_refill(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R7.5."""
    del edition["refill"]["2"]
    assert edition_faults_of(edition) == ["refill has nothing for 2 players"]


def test_every_step_has_its_refill(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R7.5."""
    edition["refill"]["2"].pop()
    assert edition_faults_of(edition) == ["Expected `array` of length 3, got 2 - at `$.refill[...]`"]


def test_a_refill_takes_nothing_away(edition: Written, edition_faults_of: FaultsOf) -> None:
    """R7.5."""
    edition["refill"]["5"][1]["oil"] = -1
    assert edition_faults_of(edition) == ["refill, 5 players, Step 2: oil is -1"]


def test_every_kind_is_written_down(edition: Written, edition_faults_of: FaultsOf) -> None:
    """A kind left out is a mistake, not a zero."""
    del edition["markers"]["oil"]
    assert edition_faults_of(edition) == ["Object missing required field `oil` - at `$.markers`"]
