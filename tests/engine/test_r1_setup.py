"""R1: setting up."""

import itertools
from typing import Any

import pytest

from kilowatt.content import load_board
from kilowatt.engine.config import Chance
from kilowatt.engine.errors import ImpossibleSetup
from kilowatt.engine.events import DeckPrepared, OrderDrawn, RegionsChosen
from kilowatt.engine.ids import STEP_3, Phase, PlantNumber, RegionId, Seat
from kilowatt.engine.refusals import Why
from kilowatt.engine.state import Player
from kilowatt.engine.stock import Stock
from tests.scenes import BLACK, BLUE, GREEN, PURPLE, RED, YELLOW, build, new_game, pick, price, scene, spaces, why

LOOSE = [11, 12, *range(14, 41), 42, 44, 46, 50]


def cards(*numbers: int) -> tuple[PlantNumber, ...]:
    return tuple(PlantNumber(number) for number in numbers)


def regions(text: str) -> tuple[RegionId, ...]:
    return tuple(RegionId(word) for word in text.split())


def is_one_area(board: str, chosen: tuple[RegionId, ...]) -> bool:
    """Worked out here on its own: every region can be reached from the first through connections between them."""
    home = {city.id: city.region for city in load_board(board).cities}
    reached = {chosen[0]}
    for _ in chosen:
        for link in load_board(board).connections:
            ends = {home[link.a], home[link.b]}
            if ends <= set(chosen) and ends & reached:
                reached |= ends
    return reached == set(chosen)


# --- regions


@pytest.mark.parametrize("board", ["germany", "usa"])
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_random_regions_are_one_area_of_the_right_number(board: str, players: int, count: int) -> None:
    """R1.1, R1.7"""
    for seed in range(40):
        chosen = new_game(f"{board} {players}p", Chance(seed=seed)).state.regions
        assert len(set(chosen)) == len(chosen) == count
        assert is_one_area(board, chosen)


def test_random_regions_come_from_the_seed() -> None:
    """R1.1: the same seed, the same area; every area comes up sooner or later."""
    seen = {frozenset(new_game("germany 4p", Chance(seed=seed)).state.regions) for seed in range(300)}
    possible = [set(area) for area in itertools.combinations(regions("teal brown red yellow blue purple"), 4)]
    assert seen == {frozenset(area) for area in possible if is_one_area("germany", tuple(area))}
    assert new_game("usa 5p", Chance(seed=9)).state == new_game("usa 5p", Chance(seed=9)).state


def test_an_explicit_list_of_regions_is_taken_as_it_is() -> None:
    """R1.1"""
    table = new_game("germany 3p", regions="purple blue red")
    assert set(table.state.regions) == {"purple", "blue", "red"}
    assert len(table.emitted(RegionsChosen)) == 1


def test_the_order_of_a_list_of_regions_means_nothing() -> None:
    """R1.1: the same area is the same game."""
    one, other = new_game("germany 3p", regions="purple blue red"), new_game("germany 3p", regions="red purple blue")
    assert one.state == other.state


def test_chance_may_name_the_regions_by_hand() -> None:
    """R1.1"""
    table = new_game("germany 2p", Chance(seed=5, regions=regions("teal red blue")))
    assert set(table.state.regions) == {"teal", "red", "blue"}


@pytest.mark.parametrize(
    "chosen",
    [
        "teal brown purple",  # purple touches blue and yellow only
        "teal brown",  # one too few
        "teal brown red yellow",  # one too many
        "teal brown brown",
        "teal brown atlantis",
    ],
)
def test_a_bad_list_of_regions_is_no_game(chosen: str) -> None:
    """R1.1, R1.7"""
    with pytest.raises(ImpossibleSetup, match=r"R1\.[17]"):
        new_game("germany 3p", regions=chosen)
    with pytest.raises(ImpossibleSetup, match=r"R1\.[17]"):
        new_game("germany 3p", Chance(regions=regions(chosen)))


@pytest.mark.parametrize("agreed", ["draft", "teal brown red"])
def test_chance_names_no_regions_that_are_agreed_or_drafted(agreed: str) -> None:
    """R1.1"""
    with pytest.raises(ImpossibleSetup, match=r"R1\.1"):
        new_game("germany 3p", Chance(regions=regions("teal brown red")), regions=agreed)


def test_two_players_draft_three_regions_the_first_of_them_twice() -> None:
    """R1.1: picks go in turn order and round again until the number is reached."""
    table = new_game("germany 2p", Chance(order=(RED, BLUE)), regions="draft")
    assert table.state.phase is Phase.DRAFT
    pickers = [table.asked]
    for region in ("teal", "red"):
        table = table.do(pick(region))
        pickers.append(table.asked)
    assert pickers == [RED, BLUE, RED]
    table = table.do(pick("blue"))
    assert set(table.state.regions) == {"teal", "red", "blue"}
    assert (table.state.phase, table.state.round, table.asked) == (Phase.AUCTION, 1, RED)


def test_six_players_draft_five_regions_and_the_last_of_them_picks_none() -> None:
    """R1.1"""
    order = (YELLOW, BLACK, BLUE, GREEN, RED, PURPLE)
    table = new_game("usa 6p", Chance(order=order), regions="draft")
    pickers = []
    while table.state.phase is Phase.DRAFT:
        pickers.append(table.asked)
        table = table.do(table.legal[0])
    assert pickers == [YELLOW, BLACK, BLUE, GREEN, RED]
    assert len(table.state.regions) == 5
    assert table.asked == YELLOW


def test_each_pick_of_the_draft_keeps_the_area_connected() -> None:
    """R1.1: after teal only its neighbours brown, red and yellow; purple waits for blue or yellow."""
    table = new_game("germany 4p", Chance(order=(BLUE, RED, YELLOW, GREEN)), regions="draft")
    assert len(table.legal) == 6
    table = table.do(pick("teal"))
    assert why(table, pick("teal")) is Why.REGION_TAKEN
    assert why(table, pick("purple")) is Why.REGION_NOT_ADJACENT
    assert why(table, pick("atlantis")) is Why.UNKNOWN_REGION
    assert table.legal == (pick("brown"), pick("red"), pick("yellow"))
    assert pick("purple") in table.do(pick("yellow")).legal


def test_cities_outside_the_area_do_not_exist() -> None:
    """R1.1: without red there is no Kassel, and no way over it: Fulda to Hannover is 13+19 by Erfurt, not 8+15."""
    without_red = scene("germany 3p $99 | regions: teal yellow brown | blue*: @fulda")
    assert why(without_red, build("kassel")) is Why.CITY_NOT_IN_PLAY
    assert price(without_red, build("hannover")) == 10 + 13 + 19
    assert price(scene("germany 3p $99 | regions: teal yellow red | blue*: @fulda"), build("hannover")) == 10 + 8 + 15


# --- players


@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_starts_with_fifty_and_nothing_else(players: int) -> None:
    """R1.2"""
    assert new_game(f"usa {players}p").state.players == (Player(50),) * players


def test_the_first_turn_order_is_by_lot() -> None:
    """R1.2: every order of three comes up, and the first of it opens."""
    tables = [new_game("germany 3p", Chance(seed=seed)) for seed in range(100)]
    assert len({table.state.order for table in tables}) == 6
    assert all(table.asked == table.state.order[0] for table in tables)
    assert all(table.emitted(OrderDrawn) == [OrderDrawn(table.state.order)] for table in tables)


def test_the_first_turn_order_can_be_given() -> None:
    """R1.2: and giving it changes nothing else that the seed decides."""
    drawn = new_game("germany 3p", Chance(seed=4))
    given = new_game("germany 3p", Chance(seed=4, order=(YELLOW, BLUE, RED)))
    assert given.state.order == (YELLOW, BLUE, RED)
    assert (given.state.deck, given.state.regions) == (drawn.state.deck, drawn.state.regions)


@pytest.mark.parametrize("order", [(0, 1), (0, 1, 1), (0, 1, 3), (0, 1, 2, 3), ()])
def test_a_first_order_names_every_seat_once(order: tuple[Seat, ...]) -> None:
    """R1.2"""
    with pytest.raises(ImpossibleSetup, match=r"R1\.2"):
        new_game("germany 3p", Chance(order=order))


# --- markets


def test_the_resource_market_at_the_start() -> None:
    """R1.3"""
    table = new_game("germany 4p")
    assert spaces(table, "coal") == dict.fromkeys(range(1, 9), 3)
    assert spaces(table, "oil") == dict.fromkeys(range(3, 9), 3)
    assert spaces(table, "garbage") == {7: 3, 8: 3}
    assert spaces(table, "uranium") == {14: 1, 16: 1}
    assert table.state.supply == Stock(coal=0, oil=6, garbage=18, uranium=10)


def test_a_full_resource_market() -> None:
    """R1.4: three of each cheap kind on 1 to 8, one uranium there and on 10, 12, 14 and 16."""
    table = scene("germany 4p | fuel: coal24 oil24 garbage24 uranium12")
    for kind in ("coal", "oil", "garbage"):
        assert spaces(table, kind) == dict.fromkeys(range(1, 9), 3)
    assert spaces(table, "uranium") == dict.fromkeys([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16], 1)
    assert table.state.supply == Stock()


def test_the_first_plant_market() -> None:
    """R1.5: three to six are on offer, seven to ten are not yet."""
    table = new_game("germany 4p")
    assert table.state.market == (3, 4, 5, 6, 7, 8, 9, 10)
    assert [getattr(action, "plant", None) for action in table.legal] == [3, 4, 5, 6]


# --- the deck


@pytest.mark.parametrize(("players", "removed"), [(2, 8), (3, 8), (4, 4), (5, 0), (6, 0)])
def test_the_deck(players: int, removed: int) -> None:
    """R1.6: 13 on top, Step 3 at the bottom, between them the shuffled rest without the cards removed unseen."""
    for seed in range(10):
        table = new_game(f"germany {players}p", Chance(seed=seed))
        top, *shuffled, bottom = table.state.deck
        assert (top, bottom) == (13, STEP_3)
        assert len(set(shuffled)) == len(shuffled) == len(LOOSE) - removed
        assert set(shuffled) <= set(LOOSE)
        assert table.state.gone == ()
        assert [event.cards for event in table.emitted(DeckPrepared)] == [len(shuffled) + 2]


def test_the_deck_is_shuffled_by_the_seed() -> None:
    """R1.6: seeds give different decks, and with few players other cards are missing."""
    decks = [new_game("germany 3p", Chance(seed=seed)).state.deck for seed in range(30)]
    assert len(set(decks)) == 30
    assert len({frozenset(deck) for deck in decks}) > 1
    assert {card for deck in decks for card in deck} == {13, STEP_3, *LOOSE}


def test_a_deck_can_be_given() -> None:
    """R1.6"""
    deck = cards(13, *LOOSE[8:], STEP_3)
    assert new_game("germany 2p", Chance(deck=deck)).state.deck == deck


@pytest.mark.parametrize(
    "deck",
    [
        (13, *LOOSE, STEP_3),  # two players play without eight cards
        (*LOOSE[8:], 13, STEP_3),
        (13, STEP_3, *LOOSE[8:]),
        (13, 50, *LOOSE[9:], STEP_3),  # 50 twice
        (13, 3, *LOOSE[9:], STEP_3),  # 3 is in the market
        (13, 41, *LOOSE[9:], STEP_3),  # there is no 41
        (),
    ],
)
def test_a_deck_that_cannot_be_is_no_game(deck: Any) -> None:
    """R1.6"""
    with pytest.raises(ImpossibleSetup, match=r"R1\.6"):
        new_game("germany 2p", Chance(deck=deck))


# --- the table of R1.7


@pytest.mark.parametrize(
    ("players", "row"),
    [
        (2, (3, 8, 4, 10, 21)),
        (3, (3, 8, 3, 7, 17)),
        (4, (4, 4, 3, 7, 17)),
        (5, (5, 0, 3, 7, 15)),
        (6, (5, 0, 3, 6, 14)),
    ],
)
def test_the_numbers_by_players(players: int, row: tuple[int, ...]) -> None:
    """R1.7: what they do is shown under R1.1, R1.6, R3.9, R8.2 and R9.1."""
    numbers = new_game(f"usa {players}p").game.book.numbers
    assert row == (
        numbers.regions,
        numbers.plants_removed,
        numbers.max_plants,
        numbers.step2_cities,
        numbers.end_cities,
    )
