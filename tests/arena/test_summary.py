"""Figures: shares, intervals, ratings, curves, plants."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kilowatt.arena.play.results import End, GameResult
from kilowatt.arena.rate.intervals import Z95, wilson
from kilowatt.arena.rate.plant_values import plant_values
from kilowatt.arena.rate.ratings import rate
from kilowatt.arena.rate.scores import appearances, by_setting, curve, played, scores, seat_scores, summary
from kilowatt.engine import Seat, Standing
from tests.arena.support import SMALL, small_games

BOTS = SMALL.schedule.entrants


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # the examples of Newcombe, Statistics in Medicine 17 (1998), method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_has_its_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 5000), st.floats(0.001, 0.999))
def test_the_ends_of_the_interval_are_the_shares_just_not_rejected(games: int, share: float) -> None:
    for end in wilson(share * games, games):
        assert (share - end) ** 2 == pytest.approx(Z95**2 * end * (1 - end) / games)


@given(st.integers(1, 5000), st.floats(0, 1))
def test_the_interval_holds_the_share_and_narrows_with_games(games: int, share: float) -> None:
    interval = wilson(share * games, games)
    assert 0 <= interval.low <= share + 1e-9
    assert share - 1e-9 <= interval.high <= 1
    assert wilson(share * games * 4, games * 4).half_width < interval.half_width


def test_nothing_is_known_before_the_first_game() -> None:
    assert wilson(0, 0) == (0, 1)


def standings(*places: int) -> tuple[Standing, ...]:
    return tuple(
        Standing(seat=Seat(seat), place=place, powered=10 - place, money=5, cities=10)
        for seat, place in enumerate(places)
    )


def ended(game: GameResult, *places: int) -> GameResult:
    return msgspec.structs.replace(game, standings=standings(*places))


THREE = next(game for game in small_games() if len(game.bots) == 3)


@pytest.mark.parametrize(
    ("places", "wins"),
    [((1, 2, 3), (1, 0, 0)), ((1, 3, 1), (0.5, 0, 0.5)), ((1, 1, 1), (1 / 3, 1 / 3, 1 / 3))],
)
def test_a_shared_victory_counts_as_its_fraction(places: tuple[int, ...], wins: tuple[float, ...]) -> None:
    assert ended(THREE, *places).wins == pytest.approx(wins)


def test_scores_are_over_appearances() -> None:
    games = [msgspec.structs.replace(ended(THREE, 1, 1, 3), bots=("a", "b", "b"))] * 4
    best, other = scores(games, ("a", "b", "unseen"))
    assert (best.bot, best.games, best.wins, best.share, best.rank) == ("a", 4, 2.0, 0.5, 1.0)
    assert (other.bot, other.games, other.wins, other.share, other.rank) == ("b", 8, 2.0, 0.25, 2.0)
    assert best.chance == other.chance == pytest.approx(1 / 3)
    assert other.powered == pytest.approx((9 + 7) / 2)
    assert best.dark_share == pytest.approx(0.1)
    assert played(games, ("a", "b", "unseen")) == ("a", "b")


def test_a_summary_has_rounds_steps_and_winners() -> None:
    quick = msgspec.structs.replace(ended(THREE, 1, 2, 3), rounds=8, step=2)
    slow = msgspec.structs.replace(ended(THREE, 1, 2, 3), rounds=11, step=3)
    poor = msgspec.structs.replace(slow, standings=(Standing(Seat(0), 1, powered=8, money=0, cities=10),))
    stopped = msgspec.structs.replace(slow, end=End.STOPPED, rounds=150)
    result = summary([quick, slow, poor, stopped])
    assert (result.games, result.rounds, result.shortest, result.longest) == (3, 10, 8, 11)
    assert result.steps == pytest.approx((0, 1 / 3, 2 / 3))
    assert result.winner_powers == pytest.approx((0.9 + 0.9 + 0.8) / 3)
    assert result.sound_wins == pytest.approx(2 / 3)
    assert summary([stopped]).games == 0


def test_all_wins_together_are_one_a_game() -> None:
    games = small_games()
    assert sum(one.won for one in appearances(games)) == pytest.approx(len(games))
    assert sum(score.wins for score in scores(games, BOTS)) == pytest.approx(len(games))


def test_parts_make_up_the_whole() -> None:
    settings = by_setting(small_games())
    assert list(settings) == [("germany", 2), ("germany", 3), ("usa", 2), ("usa", 3)]
    assert sum(map(len, settings.values())) == len(small_games())
    pair = settings[next(iter(settings))]
    seats = seat_scores(pair, "simple")
    assert list(seats) == [0, 1]
    assert seats[0].games == seats[1].games == len(pair) / 2


def test_a_curve_ends_where_half_of_the_games_have_ended() -> None:
    lengths = sorted(game.rounds for game in small_games() for bot in game.bots if bot == "simple")
    found = curve(small_games(), "simple", lambda one: one.game.seats[one.seat].cities)
    assert len(found.values) == lengths[len(lengths) // 2] or len(found.values) == lengths[(len(lengths) - 1) // 2]
    assert list(found.values) == sorted(found.values)


def test_ratings_follow_the_results_and_repeat_exactly() -> None:
    best, last = rate(small_games(), BOTS)
    assert (best.bot, last.bot) == ("simple", "random")
    assert best.mu > 25 > last.mu
    assert best.least < best.mu
    assert best.sigma < 25 / 3
    assert rate(small_games(), BOTS) == (best, last)


def test_ratings_grow_more_certain() -> None:
    early, late = rate(small_games()[:4], BOTS), rate(small_games(), BOTS)
    assert {one.bot: one.sigma for one in early}["simple"] > {one.bot: one.sigma for one in late}["simple"]


def test_a_bot_alone_stays_unrated() -> None:
    games = [msgspec.structs.replace(game, bots=("a",) * len(game.bots)) for game in small_games()]
    [only] = rate(games, ("a",))
    assert only.mu == 25
    assert only.sigma == pytest.approx(25 / 3)


def test_plants_are_valued_by_those_who_bought_them() -> None:
    games = small_games()
    values = plant_values(games)
    assert [value.plant for value in values] == sorted({one.plant for game in games for one in game.purchases})
    assert sum(value.bought for value in values) == sum(len(game.purchases) for game in games)
    for value in values:
        prices = [one.price for game in games for one in game.purchases if one.plant == value.plant]
        assert value.price == pytest.approx(sum(prices) / len(prices))
        assert value.premium >= 0
        assert value.interval.low <= value.wins <= value.interval.high
        assert 0 <= value.income_share <= 1
