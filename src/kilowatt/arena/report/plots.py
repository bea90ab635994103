"""The plots of the report."""

from collections.abc import Callable, Sequence

from kilowatt.arena.play.results import GameResult
from kilowatt.arena.rate.plant_values import PlantValue
from kilowatt.arena.rate.ratings import Rating
from kilowatt.arena.rate.scores import Appearance, Score, curve, seat_scores
from kilowatt.arena.report.svg import Axis, Frame, nice_axis, percent

ROW = 26
NAMES = 150
"""Room for the names of bots, left of a plot that has one in each row."""
LONGEST_NAME = 22

CURVES: dict[str, Callable[[Appearance], Sequence[int]]] = {
    "money": lambda one: one.game.seats[one.seat].money,
    "cities": lambda one: one.game.seats[one.seat].cities,
    "income": lambda one: one.game.seats[one.seat].income,
}
"""What is drawn over the rounds, and where it is found."""


def rows_frame(name: str, axis: Axis, names: Sequence[str]) -> Frame:
    """A plot with one row for each name, the first on top."""
    rows = Axis(len(names) - 0.5, -0.5)
    frame = Frame(name, axis, Axis(rows.low, rows.high), width=560, height=56 + ROW * len(names), left=NAMES)
    frame.grid(rows=False, columns=True)
    for row, who in enumerate(names):
        frame.text(NAMES - 8, frame.at_y(row) + 4, shortened(who), "end")
    return frame


def shortened(name: str) -> str:
    """The end of a long name says more than its beginning, which is a path."""
    return name if len(name) <= LONGEST_NAME else f"…{name[1 - LONGEST_NAME :]}"


def share_plot(scores: Sequence[Score], entrants: Sequence[str]) -> str:
    axis = nice_axis([score.interval.high for score in scores], "win share, with its 95 % interval", percent)
    frame = rows_frame("Win share of each bot", axis, [score.bot for score in scores])
    for row, score in enumerate(scores):
        series = entrants.index(score.bot)
        x, y = frame.at_x(score.chance), frame.at_y(row)
        frame.add(f'<path class="level" d="M{x:.1f} {y - 10:.1f}V{y + 10:.1f}"><title>chance</title></path>')
        frame.span(row, score.interval.low, score.interval.high, series)
        frame.mark(score.share, row, series, f"{score.bot}: {percent(score.share)}")
    return str(frame)


def rating_plot(ratings: Sequence[Rating], entrants: Sequence[str]) -> str:
    reach = [one.mu + side * 2 * one.sigma for one in ratings for side in (-1, 1)]
    frame = rows_frame(
        "Rating of each bot", nice_axis(reach, "rating, with two sigmas either way"), [one.bot for one in ratings]
    )
    for row, one in enumerate(ratings):
        series = entrants.index(one.bot)
        frame.span(row, one.mu - 2 * one.sigma, one.mu + 2 * one.sigma, series)
        frame.mark(one.mu, row, series, f"{one.bot}: {one.mu:.1f}")
    return str(frame)


def seat_plot(games: Sequence[GameResult], players: int, entrants: Sequence[str]) -> str:
    """The win share on each seat: a mark and its interval for each bot, side by side."""
    found = {bot: seat_scores(games, bot) for bot in entrants}
    highs = [score.interval.high for seats in found.values() for score in seats.values()]
    x = Axis(-0.5, players - 0.5, f"seat, {players} players", ticks=tuple(map(float, range(players))))
    frame = Frame(f"Win share by seat, {players} players", x, nice_axis([*highs, 1 / players], "", percent))
    frame.grid()
    frame.level(1 / players)
    for series, bot in enumerate(entrants):
        shift = (series - (len(entrants) - 1) / 2) * 0.6 / len(entrants)
        for seat, score in found[bot].items():
            frame.whisker(seat + shift, score.interval.low, score.interval.high, series)
            frame.mark(seat + shift, score.share, series, f"{bot}, seat {seat}: {percent(score.share)}")
    return str(frame)


def curve_plot(games: Sequence[GameResult], what: str, entrants: Sequence[str]) -> str:
    """What the bots had after each round, on average."""
    curves = [curve(games, bot, CURVES[what]) for bot in entrants]
    rounds = max([len(one.values) for one in curves] + [2])
    x = Axis(1, rounds, f"{what} after round", ticks=tuple(map(float, range(1, rounds + 1, 1 + rounds // 12))))
    frame = Frame(f"{what} over the rounds", x, nice_axis([value for one in curves for value in one.values], ""))
    frame.grid()
    for series, one in enumerate(curves):
        frame.line([(number, value) for number, value in enumerate(one.values, 1)], series)
    return str(frame)


KINDS = ("coal", "oil", "hybrid", "garbage", "uranium", "wind", "fusion")


def plant_plot(plants: Sequence[PlantValue]) -> str:
    """Each plant by what it cost and what it earned; above the line it paid for itself."""
    prices, earned = [plant.price for plant in plants], [plant.earned for plant in plants]
    x, y = nice_axis(prices, "mean price", most=10), nice_axis(earned, "", most=8)
    frame = Frame("Price and earnings of each plant", x, y, width=760, height=440)
    frame.grid(columns=True)
    frame.text(frame.left + 6, frame.top + 12, "earned, fuel not counted", kind="note")
    end = min(x.high, y.high)
    frame.add(
        f'<path class="level" d="M{frame.at_x(0):.1f} {frame.at_y(0):.1f}'
        f'L{frame.at_x(end):.1f} {frame.at_y(end):.1f}"><title>earned what it cost</title></path>'
    )
    for plant in plants:
        label = f"plant {plant.plant}: paid {plant.price:.0f}, earned {plant.earned:.0f}, bought {plant.bought} times"
        frame.mark(plant.price, plant.earned, KINDS.index(plant.kind), label)
        frame.text(frame.at_x(plant.price) + 7, frame.at_y(plant.earned) + 4, str(plant.plant), kind="tag")
    return str(frame)
