"""The drawn game: complete, in every language, in 80 columns and 24 rows."""

import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from kilowatt.cli.decisions import Decision
from kilowatt.cli.view.cities import city_map, connections, houses
from kilowatt.cli.view.game_view import game_view
from kilowatt.cli.view.header import instruction
from kilowatt.cli.view.log import full_log, short_log
from kilowatt.cli.view.plants import plant_short, plant_words
from kilowatt.cli.view.ranking import ranking
from kilowatt.cli.view.suggestions import help_page, suggested_moves
from kilowatt.engine import BoardId, CityId, Config, Game, PlantNumber, Seat, Standing, State
from kilowatt.engine.events import FuelBought, PlantBought
from kilowatt.i18n import LANGUAGES, Language, Translator
from tests.cli.support import (
    SCENES,
    bot_match,
    context_for,
    finished_match,
    observed,
    output_of,
    position_with,
    rendered,
    screen,
)
from tests.scenes import BLUE, Table, scene

HEIGHT = 24


def draw(game: Game, state: State, language: str = "en", width: int = 80, height: int = HEIGHT) -> str:
    context = context_for(game, Translator.for_language(language), width)
    return rendered(game_view(context, observed(game, state), (), 0, height), width)


def picture(text: str) -> str:
    here = scene(text)
    return draw(here.game, here.state)


# --- in every language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SCENES)
def test_every_question_is_drawn_in_every_language_and_fits(kind: Decision, language: Language) -> None:
    game, state = position_with(kind)
    output = draw(game, state, language)
    lines = output.rstrip("\n").split("\n")
    assert max(map(cell_len, lines)) <= 80
    assert len(lines) <= HEIGHT
    assert output.count("►") >= (state.active is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in SCENES if kind is not Decision.OVER])
def test_every_question_has_its_sentence_and_help_in_every_language(kind: Decision, language: Language) -> None:
    game, state = position_with(kind)
    context, observation = context_for(game, Translator.for_language(language)), observed(game, state)
    sentence = instruction(context, observation).plain
    typed = {suggestion.typed for suggestion in suggested_moves(context, observation)}
    assert any(move in sentence for move in typed)
    page = rendered(help_page(context, observation))
    assert all(move in page for move in typed if not move.startswith("bid "))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", ["germany", "usa"])
def test_the_log_of_whole_games_exists_in_every_language(language: Language, board: str) -> None:
    match = bot_match(Config(BoardId(board), players=6), seed=2)
    context = context_for(match.game, Translator.for_language(language))
    assert len(list(full_log(context, match.events()))) == len(match.events())
    assert 50 < len(short_log(context, match.events())) < len(match.events())
    assert context.player_label(match.state.standings[0].seat) in rendered(ranking(context, match.state.standings))


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
def test_a_game_is_drawn_at_any_width_and_height(width: int) -> None:
    for here in positions():
        for height in (20, 24, 40):
            lines = draw(here.game, here.state, width=width, height=height).rstrip("\n").split("\n")
            assert max(map(cell_len, lines)) <= width
            assert width < 80 or height < 24 or len(lines) <= height


def positions() -> Iterator[Table]:
    match = finished_match()
    for state in match.states[:: len(match.states) // 12]:
        yield Table(match.game, state)


# --- parts of the view


def test_the_status_bar_shows_round_step_phase_and_goals() -> None:
    first = picture("germany 4p step2 round7 resources").split("\n")[0]
    assert first == " Germany · Round 7 · Step 2 · 3/5 Resources          Step 2: 7 cities · end: 17 "


def test_plants_have_a_long_and_a_short_form() -> None:
    game, _ = position_with(Decision.OPEN)
    context = context_for(game)
    assert [plant_words(context, PlantNumber(number)) for number in (4, 5, 13, 50)] == [
        "2×coal → 1",
        "2×coal/oil → 1",
        "Wind → 1",
        "Fusion → 6",
    ]
    assert [plant_short(context, PlantNumber(number)) for number in (4, 5, 13)] == ["4:C2→1", "5:CO2→1", "13:→1"]


def test_the_future_market_is_shown_until_step_3() -> None:
    assert "Future market" in picture("germany 4p")
    assert "Future market" not in picture("germany 4p step3")


def test_the_step_3_card_is_shown_in_the_market() -> None:
    output = picture("germany 4p auction | plants: 20-26 step3")
    assert re.search(r"26 .* +Step 3", output)


def test_the_resource_market_shows_markers_price_and_refill() -> None:
    output = picture("germany 4p resources | fuel: coal4 uranium0")
    assert re.search(r"^C Coal +··· ··· ··· ··· ··· ··· C·· CCC +7 +\+5$", output, re.MULTILINE)
    assert re.search(r"^U Uranium +·   ·.* Sold out +\+1$", output, re.MULTILINE)


def test_players_are_listed_in_turn_order_with_their_possessions() -> None:
    output = picture("germany 3p | blue: $31 #4,13 @2 coal2 | order: yellow blue red | red*: $9")
    rows = re.findall(r"^[► ] ([●▲■]\w.*?) *$", output, re.MULTILINE)
    assert [row[:2] for row in rows[:3]] == ["■Y", "●B", "▲R"]
    assert re.fullmatch(r"●B Blue \(you\) +31 +2 +2/2 4:C2→1 13:→1 C2", rows[1])


def test_an_auction_shows_who_is_out_and_who_is_finished() -> None:
    match = bot_match(Config(BoardId("germany"), players=4))
    state = next(state for state in match.states if state.auction.out and state.auction.finished)
    output = draw(match.game, state)
    assert re.search(r"^✗ ", output, re.MULTILINE)
    assert re.search(r"^✔ ", output, re.MULTILINE)
    assert "Highest bid: " in output


def test_building_sites_are_listed_cheapest_first_with_cost_and_path() -> None:
    output = picture("germany 4p | blue*: #4,10 coal4 @essen,muenster")
    costs = [int(cost) for cost in re.findall(r"[a-z-]+ (\d+) = \d+\+\d+", output)]
    assert "duisburg 10 = 10+0" in output
    assert "via " in output
    assert min(costs) == 10
    assert "more: map" in picture("germany 6p | blue*: #4,10 coal4 @essen,muenster $99")


def test_a_small_screen_omits_the_resource_market_for_building_sites() -> None:
    here = scene("germany 6p | blue*: #4,10 coal4 @essen,muenster $99")
    assert "Resource market" not in draw(here.game, here.state, height=22)
    assert "Resource market" in draw(here.game, here.state, height=40)


def test_hidden_money_is_a_question_mark() -> None:
    match = bot_match(Config(BoardId("germany"), players=3, hidden_money=True))
    output = draw(match.game, match.states[20])
    assert len(re.findall(r"^[►✔✗ ] [●▲■]\w \w+.*? \?  ", output, re.MULTILINE)) == 2


def test_the_map_shows_houses_free_slots_and_costs() -> None:
    here = scene("germany 4p step2 | blue*: @essen | red: @essen,dortmund")
    context, observation = context_for(here.game), observed(here.game, here.state)
    assert houses(context, observation, CityId("essen")).plain == "●B▲R"
    assert houses(context, observation, CityId("dortmund")).plain == "▲R·"
    output = rendered(city_map(context, observation))
    assert re.search(r"essen +●B▲R +–", output)
    assert re.search(r"dortmund +▲R· +19", output)
    assert re.search(r"torgelow +·· +\(\d+\)", output)


def test_connections_list_only_cities_in_play() -> None:
    here = scene("germany 2p | regions: red yellow brown | blue*: @essen")
    context, observation = context_for(here.game), observed(here.game, here.state)
    output = rendered(connections(context, observation, CityId("duesseldorf")))
    assert "essen" in output
    assert "koeln" not in output


# --- the log


def test_the_summary_joins_purchases_and_omits_bids_of_finished_auctions() -> None:
    match = finished_match()
    context, events = context_for(match.game), match.events()
    output = [line.plain for line in short_log(context, events)]
    sales = sum(isinstance(event, PlantBought) for event in events)
    assert sum(bool(re.search(r"buys plant \d+ for", line)) for line in output) == sales
    assert not any(" bids " in line for line in output)
    paid = sum(event.price for event in events if isinstance(event, FuelBought))
    paid_in_log = [re.search(r"buys (?!plant).* for (\d+) Elektro", line) for line in output]
    assert sum(int(found[1]) for found in paid_in_log if found) == paid


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
def test_the_ranking_names_the_deciding_criterion(second: tuple[int, int, int], sentence: str) -> None:
    powered, money, cities = second
    shared = second == (16, 60, 17)
    first = Standing(BLUE, 1, 16, 60, 17)
    output = rendered(
        ranking(
            context_for(finished_match().game), [first, Standing(Seat(1), 1 if shared else 2, powered, money, cities)]
        )
    )
    assert f"{sentence} (R9.2)" in output.replace("\n", " ").replace("  ", " ")
    assert ("Shared victory: ●B Blue, ▲R Red" if shared else "Winner: ●B Blue") in output


# --- without colours


def test_the_text_is_the_same_with_and_without_colours() -> None:
    game, state = position_with(Decision.BUILD)
    context, observation = context_for(game), observed(game, state)
    plain = screen(terminal=False)
    plain.show(game_view(context, observation, (), 0, HEIGHT))
    assert "\x1b" not in output_of(plain)
    assert "●B" in output_of(plain)
