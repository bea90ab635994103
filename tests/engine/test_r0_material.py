"""R0: the material."""

import random

import pytest

from kilowatt.content import load_board, load_edition
from kilowatt.engine.actions import Build
from kilowatt.engine.config import Chance, Config
from kilowatt.engine.errors import ImpossibleSetup
from kilowatt.engine.game import Game
from kilowatt.engine.ids import STEP_3, BoardId, Phase, Seat
from kilowatt.engine.stock import Stock
from tests.scenes import BLUE, build, new_game, power, price, scene

BOARDS = ("germany", "usa")


@pytest.mark.parametrize("players", [0, 1, 7])
def test_the_game_is_for_two_to_six_players(players: int) -> None:
    """R0.1"""
    with pytest.raises(ImpossibleSetup, match=r"R0\.1"):
        Game(Config(BoardId("germany"), players), load_board("germany"), load_edition())


@pytest.mark.parametrize("players", range(2, 7))
def test_seats_stay_where_they_are_whatever_the_turn_order(players: int) -> None:
    """R0.1: the turn order changes; a player's possessions stay at the seat."""
    last = Seat(players - 1)
    table = new_game(f"germany {players}p", Chance(order=tuple(Seat(seat) for seat in reversed(range(players)))))
    assert len(table.state.players) == players
    assert table.asked == last
    assert [player.plants for player in table.buys(3).state.players] == [()] * last + [(3,)]


@pytest.mark.parametrize("name", BOARDS)
def test_a_map_has_six_regions_of_seven_cities(name: str) -> None:
    """R0.2"""
    board = load_board(name)
    assert [len(region.cities) for region in board.regions] == [7] * 6
    assert len({city.id for city in board.cities}) == 42
    assert {city.id for city in board.cities} == {city for region in board.regions for city in region.cities}
    assert all(link.cost >= 0 for link in board.connections)


def test_a_connection_may_cost_nothing_and_runs_both_ways() -> None:
    """R0.2: Essen and Duisburg are joined at no cost."""
    assert price(scene("germany 4p | blue*: @essen"), build("duisburg")) == 10
    assert price(scene("germany 4p | blue*: @duisburg"), build("essen")) == 10


def test_there_are_84_markers() -> None:
    """R0.3"""
    assert load_edition().markers == Stock(coal=24, oil=24, garbage=24, uranium=12)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", range(2, 7))
def test_no_marker_is_made_or_lost_in_a_whole_game(board: str, players: int) -> None:
    """R0.3: `Table.do` counts the markers after every action."""
    table, rng = new_game(f"{board} {players}p", Chance(seed=players)), random.Random(players)
    for _ in range(5000):
        if table.state.phase is Phase.OVER:
            break
        table = table.do(rng.choice(table.legal[:12]))
    assert table.asked is None


def test_there_are_42_plants_and_one_step_3_card() -> None:
    """R0.4"""
    assert [plant.number for plant in load_edition().plants] == [*range(3, 41), 42, 44, 46, 50]
    cards = new_game("germany 6p").state
    assert sorted(cards.market + cards.deck) == [*range(3, 41), 42, 44, 46, 50, STEP_3]


def test_the_bank_never_runs_out() -> None:
    """R0.4: players are paid, however much money they have."""
    table = scene("germany 2p bureaucracy $1000000 | blue: #13 @1")
    assert table.do(power(13))[BLUE].money == 1_000_022


def test_nothing_but_the_map_limits_a_players_cities() -> None:
    """R0.5: with 17 cities the game will end, but the player can go on to the 21st."""
    table = scene("germany 3p step1 | blue*: $2000 @16 | plants: 30-37")
    while builds := [action for action in table.legal if isinstance(action, Build)]:
        table = table.do(builds[0])
    assert len(table[BLUE].cities) == 21
    assert table.asked == BLUE
