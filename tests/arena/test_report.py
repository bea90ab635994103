"""The report, the plots and the Parquet files hold what the results hold."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kilowatt.arena.play.results import End, Fault, Forfeit
from kilowatt.arena.play.schedule import Schedule
from kilowatt.arena.rate.scores import scores
from kilowatt.arena.report.report import report
from kilowatt.arena.report.svg import nice_axis, nice_step
from kilowatt.arena.store.games_file import TournamentPlan
from kilowatt.arena.store.parquet import write_parquet
from kilowatt.engine import Seat
from tests.arena.support import SMALL, small_games

PAGE = report(SMALL, small_games())
VOID = {"meta", "br"}


class Outline(HTMLParser):
    """Checks that every tag is closed, and gathers what is on the page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_the_page_is_whole_and_needs_nothing_else() -> None:
    outline = Outline(PAGE)
    assert "script" not in outline.tags
    assert "link" not in outline.tags
    assert "img" not in outline.tags
    assert not re.search(r"(https?:)?//|url\(|@import", PAGE)


def test_the_page_has_a_plot_for_each_question() -> None:
    titles = re.findall(r'role="img" aria-label="([^"]+)"', PAGE)
    assert titles == [
        "Win share of each bot",
        "Rating of each bot",
        "Win share by seat, 2 players",
        "Win share by seat, 3 players",
        *["money over the rounds", "cities over the rounds", "income over the rounds"] * 2,
        "Price and earnings of each plant",
    ]


def test_every_plot_is_good_xml_and_inside_its_frame() -> None:
    for drawn in re.findall(r'<svg class="plot".*?</svg>', PAGE, re.DOTALL):
        plot = ElementTree.fromstring(drawn)
        width, height = map(float, plot.attrib["viewBox"].split()[2:])
        for text in plot.iter("text"):
            assert 0 <= float(text.attrib["x"]) <= width
            assert 0 <= float(text.attrib["y"]) <= height
        assert "nan" not in drawn


def test_the_page_says_what_the_scores_say() -> None:
    words = Outline(PAGE).words
    for score in scores(small_games(), SMALL.schedule.entrants):
        assert score.bot in words
        assert f"{100 * score.share:.1f} %" in words
        assert f"{100 * score.interval.low:.1f} to {100 * score.interval.high:.1f} %" in words
    plants = {purchase.plant for game in small_games() for purchase in game.purchases}
    assert {str(plant) for plant in plants} <= set(words)


def test_forfeits_are_on_the_page_and_nothing_in_them_is_taken_for_html() -> None:
    forfeit = Forfeit(Seat(0), "<b>", Fault.RAISED, 7, 1, "auction", "no <plan>", position="kw1 x", trace="<i>")
    game = msgspec.structs.replace(small_games()[0], end=End.FORFEIT, forfeit=forfeit)
    outline = Outline(report(SMALL, (game, *small_games()[1:])))
    assert f"Game 0: {forfeit}" in outline.words
    assert "kilowatt show 'kw1 x'" in outline.words
    assert not {"b", "i", "plan"} & set(outline.tags)


def test_a_bot_alone_has_a_report_too() -> None:
    games = [msgspec.structs.replace(game, bots=("a",) * len(game.bots)) for game in small_games()]
    page = report(TournamentPlan(Schedule(("a",))), games)
    Outline(page)
    assert "Win share by seat" not in page
    assert "money over the rounds" in page


@given(st.floats(0.001, 1e6), st.integers(2, 12))
def test_ticks_are_round_and_not_too_many(span: float, most: int) -> None:
    step = nice_step(span, most)
    assert span / step <= most * (1 + 1e-9)
    assert float(f"{step:.0e}") == pytest.approx(step)


@given(st.lists(st.floats(-1e4, 1e4), min_size=1))
def test_an_axis_has_room_for_all_its_numbers(numbers: list[float]) -> None:
    axis = nice_axis(numbers, "")
    for number in (*numbers, 0.0):
        assert -1e-6 <= axis.place(number) <= 1 + 1e-6
    assert axis.ticks is not None
    assert len(axis.ticks) <= 9


# --- Parquet


def test_parquet_holds_what_the_results_hold(tmp_path: Path) -> None:
    games_file, seats_file, plants_file = write_parquet(tmp_path, small_games())
    games = pq.read_table(games_file).to_pylist()
    assert [row["game"] for row in games] == [game.index for game in small_games()]
    for row, game in zip(games, small_games(), strict=True):
        assert (row["board"], row["players"], row["seed"]) == (game.config.board, game.config.players, game.seed)
        assert tuple(row["bots"]) == game.bots
        assert row["winners"] == [seat for seat, won in enumerate(game.wins) if won]
        assert (row["end"], row["forfeit"], row["forfeit_seat"]) == ("finished", None, None)
    seats = pq.read_table(seats_file).to_pylist()
    assert len(seats) == sum(len(game.bots) for game in small_games())
    for row in seats:
        seat = small_games()[row["game"]].seats[row["seat"]]
        assert (tuple(row["money_by_round"]), tuple(row["income_by_round"])) == (seat.money, seat.income)
        assert row["fuel_left"] == seat.fuel_left.total
    sales = pq.read_table(plants_file).to_pylist()
    purchases = [purchase for game in small_games() for purchase in game.purchases]
    assert [(row["plant"], row["price"], row["round"], row["seat"]) for row in sales] == [
        (one.plant, one.price, one.round, one.seat) for one in purchases
    ]


def test_a_forfeit_is_in_parquet(tmp_path: Path) -> None:
    forfeit = Forfeit(Seat(1), "x", Fault.TOO_SLOW, 7, 1, "auction", "")
    game = msgspec.structs.replace(small_games()[0], end=End.FORFEIT, forfeit=forfeit)
    games_file, seats_file, _ = write_parquet(tmp_path, [game])
    [row] = pq.read_table(games_file).to_pylist()
    assert (row["end"], row["forfeit"], row["forfeit_seat"]) == ("forfeit", "too_slow", 1)
    assert [row["forfeited"] for row in pq.read_table(seats_file).to_pylist()] == [False, True]
