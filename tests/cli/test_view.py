"""The table as it is drawn: everything on it, in every language, in eighty columns and twenty-four rows."""

import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from kilowatt.cli.asking import Question
from kilowatt.cli.view.cities import city_map, connections, houses
from kilowatt.cli.view.header import instruction
from kilowatt.cli.view.legal import help_page, moves
from kilowatt.cli.view.log import full_log, short_log
from kilowatt.cli.view.plants import plant_short, plant_words
from kilowatt.cli.view.ranking import ranking
from kilowatt.cli.view.table import table
from kilowatt.engine import BoardId, CityId, Config, Game, PlantNumber, Seat, Standing, State
from kilowatt.engine.events import FuelBought, PlantBought
from kilowatt.i18n import LANGUAGES, Language, Translator
from tests.cli.support import SCENES, asked, drawn, finished, look_at, observed, played, screen, shown
from tests.scenes import BLUE, Table, scene

HEIGHT = 24


def draw(game: Game, state: State, language: str = "en", width: int = 80, height: int = HEIGHT) -> str:
    look = look_at(game, Translator.for_language(language), width)
    return drawn(table(look, observed(game, state), (), 0, height), width)


def picture(text: str) -> str:
    here = scene(text)
    return draw(here.game, here.state)


# --- in every language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SCENES)
def test_every_question_is_drawn_in_every_language_and_fits(kind: Question, language: Language) -> None:
    game, state = asked(kind)
    told = draw(game, state, language)
    lines = told.rstrip("\n").split("\n")
    assert max(map(cell_len, lines)) <= 80
    assert len(lines) <= HEIGHT
    assert told.count("►") >= (state.active is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in SCENES if kind is not Question.OVER])
def test_every_question_has_its_sentence_and_help_in_every_language(kind: Question, language: Language) -> None:
    game, state = asked(kind)
    look, seen = look_at(game, Translator.for_language(language)), observed(game, state)
    sentence = instruction(look, seen).plain
    typed = {suggestion.typed for suggestion in moves(look, seen)}
    assert any(move in sentence for move in typed)
    page = drawn(help_page(look, seen))
    assert all(move in page for move in typed if not move.startswith("bid "))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", ["germany", "usa"])
def test_whole_games_are_told_in_every_language(language: Language, board: str) -> None:
    match = played(Config(BoardId(board), players=6), seed=2)
    look = look_at(match.game, Translator.for_language(language))
    assert len(list(full_log(look, match.events()))) == len(match.events())
    assert 50 < len(short_log(look, match.events())) < len(match.events())
    assert look.signed(match.state.standings[0].seat) in drawn(ranking(look, match.state.standings))


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
def test_a_game_is_drawn_at_any_width_and_height(width: int) -> None:
    for here in positions():
        for height in (20, 24, 40):
            lines = draw(here.game, here.state, width=width, height=height).rstrip("\n").split("\n")
            assert max(map(cell_len, lines)) <= width
            assert width < 80 or height < 24 or len(lines) <= height


def positions() -> Iterator[Table]:
    match = finished()
    for state in match.states[:: len(match.states) // 12]:
        yield Table(match.game, state)


# --- what is on the table


def test_the_bar_says_where_the_game_stands_and_what_it_runs_for() -> None:
    first = picture("germany 4p step2 round7 resources").split("\n")[0]
    assert first == " Germany · Round 7 · Step 2 · 3/5 Resources          Step 2: 7 cities · end: 17 "


def test_plants_are_told_in_words_and_in_short() -> None:
    game, _ = asked(Question.OPEN)
    look = look_at(game)
    assert [plant_words(look, PlantNumber(number)) for number in (4, 5, 13, 50)] == [
        "2×coal → 1",
        "2×coal/oil → 1",
        "Wind → 1",
        "Fusion → 6",
    ]
    assert [plant_short(look, PlantNumber(number)) for number in (4, 5, 13)] == ["4:C2→1", "5:CO2→1", "13:→1"]


def test_both_markets_are_there_and_in_step_3_only_one() -> None:
    assert "Future market" in picture("germany 4p")
    assert "Future market" not in picture("germany 4p step3")


def test_the_step_3_card_in_the_market_is_named() -> None:
    told = picture("germany 4p auction | plants: 20-26 step3")
    assert re.search(r"26 .* +Step 3", told)


def test_the_resource_market_is_a_track_with_price_and_refill() -> None:
    told = picture("germany 4p resources | fuel: coal4 uranium0")
    assert re.search(r"^C Coal +··· ··· ··· ··· ··· ··· C·· CCC +7 +\+5$", told, re.MULTILINE)
    assert re.search(r"^U Uranium +·   ·.* Sold out +\+1$", told, re.MULTILINE)


def test_players_come_in_turn_order_with_mark_letter_and_all_they_have() -> None:
    told = picture("germany 3p | blue: $31 #4,13 @2 coal2 | order: yellow blue red | red*: $9")
    rows = re.findall(r"^[► ] ([●▲■]\w.*?) *$", told, re.MULTILINE)
    assert [row[:2] for row in rows[:3]] == ["■Y", "●B", "▲R"]
    assert re.fullmatch(r"●B Blue \(you\) +31 +2 +2/2 4:C2→1 13:→1 C2", rows[1])


def test_in_an_auction_it_shows_who_is_out_and_who_is_done() -> None:
    match = played(Config(BoardId("germany"), players=4))
    state = next(state for state in match.states if state.auction.out and state.auction.finished)
    told = draw(match.game, state)
    assert re.search(r"^✗ ", told, re.MULTILINE)
    assert re.search(r"^✔ ", told, re.MULTILINE)
    assert "Highest bid: " in told


def test_cities_to_build_come_cheapest_first_with_cost_and_path() -> None:
    told = picture("germany 4p | blue*: #4,10 coal4 @essen,muenster")
    costs = [int(cost) for cost in re.findall(r"[a-z-]+ (\d+) = \d+\+\d+", told)]
    assert "duisburg 10 = 10+0" in told
    assert "via " in told
    assert min(costs) == 10
    assert "more: map" in picture("germany 6p | blue*: #4,10 coal4 @essen,muenster $99")


def test_on_a_small_screen_the_resource_market_makes_room_for_them() -> None:
    here = scene("germany 6p | blue*: #4,10 coal4 @essen,muenster $99")
    assert "Resource market" not in draw(here.game, here.state, height=22)
    assert "Resource market" in draw(here.game, here.state, height=40)


def test_hidden_money_is_a_question_mark() -> None:
    match = played(Config(BoardId("germany"), players=3, hidden_money=True))
    told = draw(match.game, match.states[20])
    assert len(re.findall(r"^[►✔✗ ] [●▲■]\w \w+.*? \?  ", told, re.MULTILINE)) == 2


def test_the_map_shows_houses_free_places_and_costs() -> None:
    here = scene("germany 4p step2 | blue*: @essen | red: @essen,dortmund")
    look, seen = look_at(here.game), observed(here.game, here.state)
    assert houses(look, seen, CityId("essen")).plain == "●B▲R"
    assert houses(look, seen, CityId("dortmund")).plain == "▲R·"
    told = drawn(city_map(look, seen))
    assert re.search(r"essen +●B▲R +–", told)
    assert re.search(r"dortmund +▲R· +19", told)
    assert re.search(r"torgelow +·· +\(\d+\)", told)


def test_connections_lead_only_to_cities_in_play() -> None:
    here = scene("germany 2p | regions: red yellow brown | blue*: @essen")
    look, seen = look_at(here.game), observed(here.game, here.state)
    told = drawn(connections(look, seen, CityId("duesseldorf")))
    assert "essen" in told
    assert "koeln" not in told


# --- the log


def test_purchases_are_told_in_one_line_and_auctions_by_their_end() -> None:
    match = finished()
    look, events = look_at(match.game), match.events()
    told = [line.plain for line in short_log(look, events)]
    sales = sum(isinstance(event, PlantBought) for event in events)
    assert sum(bool(re.search(r"buys plant \d+ for", line)) for line in told) == sales
    assert not any(" bids " in line for line in told)
    paid = sum(event.price for event in events if isinstance(event, FuelBought))
    told_paid = [re.search(r"buys (?!plant).* for (\d+) Elektro", line) for line in told]
    assert sum(int(found[1]) for found in told_paid if found) == paid


# --- the end


@pytest.mark.parametrize(
    ("second", "sentence"),
    [
        ((15, 50, 17), "The cities powered decide."),
        ((16, 50, 17), "Equal in cities powered: the money decides."),
        ((16, 60, 16), "Equal in cities powered and money: the cities decide."),
        ((16, 60, 17), "Equal in cities powered, money and cities: the victory is shared."),
    ],
)
def test_what_decided_is_said(second: tuple[int, int, int], sentence: str) -> None:
    powered, money, cities = second
    shared = second == (16, 60, 17)
    first = Standing(BLUE, 1, 16, 60, 17)
    told = drawn(
        ranking(look_at(finished().game), [first, Standing(Seat(1), 1 if shared else 2, powered, money, cities)])
    )
    assert f"{sentence} (R9.2)" in told.replace("\n", " ").replace("  ", " ")
    assert ("Shared victory: ●B Blue, ▲R Red" if shared else "Winner: ●B Blue") in told


# --- without colours


def test_the_text_is_the_same_with_and_without_colours() -> None:
    game, state = asked(Question.BUILD)
    look, seen = look_at(game), observed(game, state)
    plain = screen(terminal=False)
    plain.show(table(look, seen, (), 0, HEIGHT))
    assert "\x1b" not in shown(plain)
    assert "●B" in shown(plain)
