"""The simple bot: always legal, sensible in each phase, and clearly better than chance."""

from collections.abc import Sequence

import pytest

from kilowatt.bots import Bot, SimpleBot
from kilowatt.bots.driver import play_plan
from kilowatt.bots.random_bot import RandomBot
from kilowatt.content import game_for
from kilowatt.engine import (
    DONE,
    PASS,
    Action,
    Bid,
    BoardId,
    Chance,
    Config,
    Game,
    Nominate,
    State,
)
from tests.scenes import Table, build, buy, drop, new_game, nominate, pick, power, scene, scrap

MOST_PLANS = 3000
BOARDS = (BoardId("germany"), BoardId("usa"))


def play(game: Game, bots: Sequence[Bot], seed: int) -> State:
    """A whole game in which every action is legal."""
    state = game.start(Chance(seed=seed)).state
    for _ in range(MOST_PLANS):
        if state.active is None:
            return state
        for move in play_plan(game, state, bots[state.active]):
            state = move.after.state
    raise AssertionError(f"no end after {MOST_PLANS} plans")


def answer(table: Table) -> Action:
    """What the bot does next at a table."""
    assert table.asked is not None
    return SimpleBot(table.game.book).plan(table.game.observe(table.state, table.asked))[0]


def finish(table: Table) -> Table:
    """The table after the bot's whole turn."""
    seat = table.asked
    while table.asked == seat and table.legal != (DONE,):
        action = answer(table)
        if action == DONE:
            break
        table = table.do(action)
    return table


# --- whole games


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("board", BOARDS)
def test_games_end_in_a_sensible_time(board: BoardId, players: int) -> None:
    game = game_for(Config(board, players=players))
    last = play(game, [SimpleBot(game.book, 1)] * players, seed=players)
    assert 7 <= last.round <= 17
    assert last.standings[0].powered >= game.book.numbers.end_cities // 2


@pytest.mark.parametrize("board", BOARDS)
def test_a_game_with_a_draft_and_hidden_money(board: BoardId) -> None:
    game = game_for(Config(board, players=5, regions="draft", hidden_money=True))
    assert play(game, [SimpleBot(game.book, 1)] * 5, seed=3).standings


def test_the_same_seed_plays_the_same_game_and_another_one_another() -> None:
    game = game_for(Config(BoardId("germany"), players=3))
    once, again, other = (play(game, [SimpleBot(game.book, seed)] * 3, seed=5) for seed in (1, 1, 2))
    assert once == again
    assert once != other


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seat", range(3))
def test_it_beats_play_at_random_from_every_seat(board: BoardId, seat: int) -> None:
    game = game_for(Config(board, players=3))
    bots: list[Bot] = [RandomBot(game, seat * 3 + other) for other in range(3)]
    bots[seat] = SimpleBot(game.book, seat)
    first, second, _ = play(game, bots, seed=seat).standings
    assert first.seat == seat
    assert first.powered > second.powered


def test_a_bot_cannot_plan_once_the_game_is_over() -> None:
    game = game_for(Config(BoardId("germany"), players=2))
    last = play(game, [SimpleBot(game.book)] * 2, seed=1)
    with pytest.raises(ValueError, match="no seat is active"):
        SimpleBot(game.book).plan(game.observe(last, None))


# --- one decision


def test_it_drafts_the_region_with_the_cheapest_connections() -> None:
    assert answer(new_game("germany 4p", regions="draft")) == pick("red")


def test_in_round_1_it_puts_up_a_plant_whatever_it_is_worth() -> None:
    assert isinstance(answer(scene("germany 4p auction round1")), Nominate)


def test_it_opens_with_the_number_of_the_plant() -> None:
    assert answer(scene("germany 4p auction round1").do(nominate(4))) == Bid(4)


def test_it_bids_one_more_while_the_plant_is_worth_it_and_then_drops_out() -> None:
    opened = scene("germany 3p auction round1 | plants: 3-10").do(nominate(5))
    assert answer(opened.do(Bid(5))) == Bid(6)
    assert answer(opened.do(Bid(25))) == PASS


def test_it_passes_when_it_has_more_capacity_than_it_will_need() -> None:
    assert answer(scene("germany 3p auction | blue: #36,38,42 @4 $60")) == PASS


def test_it_scraps_the_weakest_of_its_other_plants() -> None:
    table = scene("germany 3p auction | blue: #4,20,25 $99 | plants: 26-33").buys(26)
    assert answer(table) == scrap(4)


def test_it_keeps_the_fuel_of_a_scrapped_plant_when_it_can() -> None:
    table = scene("germany 3p auction | blue: #4,20,25 coal2 $99 | plants: 26-33").buys(26).do(scrap(4))
    assert table.legal == (drop("coal"), DONE)
    assert answer(table) == DONE


def test_of_what_does_not_fit_it_gives_up_the_kind_there_is_more_of() -> None:
    table = scene("germany 3p auction | blue: #4,5,12 coal6 oil4 $99 | plants: 26-33").buys(27).do(scrap(12))
    assert table.legal == (drop("coal"), drop("oil"))
    assert answer(table) == drop("coal")


def test_it_buys_what_one_powering_burns_and_no_more() -> None:
    table = finish(scene("germany 3p resources | yellow*: #4,10 @4 $50"))
    assert table[table.state.asked].fuel.coal == 4
    assert answer(table) == DONE


def test_it_buys_nothing_for_plants_it_has_no_cities_for() -> None:
    table = scene("germany 3p resources | yellow*: #4,10,25 @1 $10 | fuel: coal3")
    assert answer(table) == DONE


def test_a_hybrid_is_fuelled_with_the_cheaper_kind() -> None:
    table = scene("germany 3p resources | yellow*: #5 @2 $50 | fuel: coal3 oil15")
    assert answer(table) == buy("oil")


def test_it_uses_the_markers_it_has() -> None:
    assert answer(scene("germany 3p resources | yellow*: #5 @2 $50 oil2")) == DONE


def test_it_builds_the_cheapest_city_it_can_power() -> None:
    assert answer(scene("germany 4p | blue*: #4,10 coal4 @essen")) == build("duisburg")


def test_it_does_not_build_beyond_its_plants() -> None:
    assert answer(scene("germany 4p | blue*: #4 coal2 @essen")) == DONE


def test_the_first_city_is_a_free_one_with_near_neighbours() -> None:
    action = answer(scene("germany 4p | blue*: #4 coal2"))
    assert action in {build(city) for city in ("essen", "duisburg", "dortmund", "muenster", "duesseldorf")}


def test_it_powers_all_it_can() -> None:
    assert answer(scene("germany 3p bureaucracy | blue: #4,13 @2 coal2")) == power(4, 13)


def test_it_keeps_fuel_that_would_be_wasted() -> None:
    assert answer(scene("germany 3p bureaucracy | blue: #4,13 @1 coal2")) == power(13)
