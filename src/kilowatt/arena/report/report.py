"""The report of a tournament: one HTML file with tables and plots."""

from collections.abc import Iterator, Sequence
from html import escape

from kilowatt.arena.play.results import GameResult
from kilowatt.arena.play.schedule import Mode
from kilowatt.arena.rate.plant_values import PlantValue, plant_values
from kilowatt.arena.rate.ratings import rate
from kilowatt.arena.rate.scores import GameSummary, Score, by_setting, finished, plainly, played, scores, summary
from kilowatt.arena.report.html import heading, page, paragraph, plots, table, wide
from kilowatt.arena.report.plots import CURVES, KINDS, curve_plot, plant_plot, rating_plot, seat_plot, share_plot
from kilowatt.arena.report.svg import key, percent
from kilowatt.arena.store.games_file import TournamentPlan


def report(plan: TournamentPlan, games: Sequence[GameResult]) -> str:
    """The whole page."""
    entrants = played(games, plan.schedule.entrants)
    title = f"Arena: {', '.join(entrants)}"
    return page(title, [heading(title, 1), *parts(plan, games, entrants)])


def parts(plan: TournamentPlan, games: Sequence[GameResult], entrants: Sequence[str]) -> Iterator[str]:
    found = scores(games, entrants)
    yield from opening(plan, games)
    yield from results(found, games, entrants)
    if len(entrants) > 1:
        yield from by_seat(games, entrants)
    yield from curve_section(games, entrants)
    yield from plants(games)
    yield from waste(found)
    yield from forfeits(games)


def opening(plan: TournamentPlan, games: Sequence[GameResult]) -> Iterator[str]:
    schedule = plan.schedule
    who = "one against many of another" if schedule.mode is Mode.ONE_VS_MANY else "all mixes"
    yield paragraph(
        f"{len(games)} games, {who}, every bot equally often on every seat. Maps: {', '.join(schedule.maps)}. "
        f"Players: {', '.join(map(str, schedule.players))}. Seed {schedule.seed}.",
        "soft",
    )


# --- results


def results(found: Sequence[Score], games: Sequence[GameResult], entrants: Sequence[str]) -> Iterator[str]:
    yield heading("Results")
    yield table(SCORE_HEADS, map(score_cells, found))
    yield paragraph(
        "Every seat a bot takes is one appearance. A shared victory counts as its fraction. The interval is Wilson's "
        "at 95 %; chance is what bots all alike would win. Rank 1 is a victory. Cities, money and rounds are those of "
        "games without a forfeit.",
        "soft",
    )
    if len(entrants) > 1:
        yield share_plot(found, entrants)
    settings = by_setting(games)
    if len(settings) > 1:
        yield heading("By map and players", 3)
        heads = ("map, players", *SCORE_HEADS)
        rows = (
            (f"{setting.map}, {setting.players}", *score_cells(one))
            for setting, part in settings.items()
            for one in scores(part, entrants)
        )
        yield table(heads, rows, names=2)
    yield heading("How the games went", 3)
    yield table(
        ("map, players", *COURSE_HEADS),
        ((f"{setting.map}, {setting.players}", *summary_cells(summary(part))) for setting, part in settings.items()),
    )
    if len(entrants) > 1:
        ratings = rate(games, entrants)
        yield heading("Ratings")
        yield rating_plot(ratings, entrants)
        yield table(
            ("bot", "rating", "sigma", "at least"),
            ((one.bot, f"{one.mu:.1f}", f"{one.sigma:.1f}", f"{one.least:.1f}") for one in ratings),
        )
        yield paragraph("openskill, Plackett-Luce, the games in the order of the schedule.", "soft")


COURSE_HEADS = (
    "games to the end",
    "rounds",
    "from and to",
    "in Step 1",
    "in Step 2",
    "in Step 3",
    "the winner powers",
    "winners with 90 %",
)


def summary_cells(one: GameSummary) -> tuple[str, ...]:
    """Rounds, the Step at the end, and what winners power of their cities."""
    return (
        str(one.games),
        f"{one.rounds:.1f}",
        f"{one.shortest} to {one.longest}",
        *map(percent, one.steps),
        f"{100 * one.winner_powers:.1f} %",
        percent(one.sound_wins),
    )


SCORE_HEADS = (
    "bot",
    "games",
    "wins",
    "win share",
    "95 % interval",
    "chance",
    "rank",
    "powered",
    "cities",
    "money",
    "rounds",
)


def score_cells(one: Score) -> tuple[str, ...]:
    return (
        one.bot,
        str(one.games),
        plainly(one.wins),
        f"{100 * one.share:.1f} %",
        f"{100 * one.interval.low:.1f} to {100 * one.interval.high:.1f} %",
        percent(one.chance),
        f"{one.rank:.2f}",
        f"{one.powered:.1f}",
        f"{one.cities:.1f}",
        f"{one.money:.0f}",
        f"{one.rounds:.1f}",
    )


# --- seats and curves


def counts(games: Sequence[GameResult]) -> dict[int, list[GameResult]]:
    """The games by the number of players."""
    parts: dict[int, list[GameResult]] = {}
    for game in games:
        parts.setdefault(len(game.bots), []).append(game)
    return {players: parts[players] for players in sorted(parts)}


def by_seat(games: Sequence[GameResult], entrants: Sequence[str]) -> Iterator[str]:
    yield heading("Win share by seat")
    yield paragraph(
        "Seats are counted from 0, clockwise. The upright lines are 95 % intervals, the dashed line is chance.", "soft"
    )
    yield key(entrants)
    yield plots(seat_plot(part, players, entrants) for players, part in counts(games).items())


def curve_section(games: Sequence[GameResult], entrants: Sequence[str]) -> Iterator[str]:
    yield heading("The course of the game")
    yield paragraph("Means at the end of each round, as long as at least half of a bot's games went on.", "soft")
    yield key(entrants)
    for players, part in counts(finished(games)).items():
        yield heading(f"{players} players", 3)
        yield plots(curve_plot(part, what, entrants) for what in CURVES)


# --- plants


def plants(games: Sequence[GameResult]) -> Iterator[str]:
    found = plant_values(games)
    if not found:
        return
    yield heading("What the plants were worth")
    yield paragraph(
        "Earned is a plant's part of the pay above that for no city, by the cities it could power among those that "
        "ran; fuel is not taken off. Above the dashed line it earned more than it cost. The income share is its part "
        "of all that its buyer's plants earned. Buyers' wins is how often those who bought it won.",
        "soft",
    )
    yield key(KINDS, lines=False)
    yield wide(plant_plot(found))
    yield table(PLANT_HEADS, map(plant_cells, found), names=2)


PLANT_HEADS = (
    "plant",
    "burns",
    "powers",
    "bought",
    "in games",
    "price",
    "above least",
    "round",
    "ran",
    "never ran",
    "earned",
    "income share",
    "buyers' wins",
    "95 % interval",
    "chance",
)


def plant_cells(one: PlantValue) -> tuple[str, ...]:
    return (
        str(one.plant),
        f"{one.burns} {one.kind}" if one.burns else one.kind,
        str(one.powers),
        str(one.bought),
        f"{100 * one.bought_share:.0f} %",
        f"{one.price:.1f}",
        f"{one.premium:.1f}",
        f"{one.round:.1f}",
        f"{one.runs:.1f}",
        f"{100 * one.idle:.0f} %",
        f"{one.earned:.0f}",
        f"{100 * one.income_share:.0f} %",
        f"{100 * one.wins:.0f} %",
        f"{100 * one.interval.low:.0f} to {100 * one.interval.high:.0f} %",
        f"{100 * one.chance:.0f} %",
    )


# --- what went wrong


def waste(found: Sequence[Score]) -> Iterator[str]:
    yield heading("What was wasted")
    yield table(WASTE_HEADS, map(waste_cells, found))
    yield paragraph(
        "Cities without power are those of the powering that counts at the end. Without fuel: cities that an idle "
        "plant could have powered, summed over the rounds. All but the first are per game.",
        "soft",
    )


WASTE_HEADS = ("bot", "cities without power", "plants that never ran", "fuel never burned", "cities without fuel")


def waste_cells(one: Score) -> tuple[str, ...]:
    return (
        one.bot,
        f"{100 * one.dark_share:.1f} %",
        f"{one.idle_plants:.2f}",
        f"{one.unburned:.2f}",
        f"{one.stalled:.2f}",
    )


def forfeits(games: Sequence[GameResult]) -> Iterator[str]:
    lost = [game for game in games if game.forfeit is not None]
    if not lost:
        return
    yield heading("Forfeits")
    for game in lost:
        if game.forfeit is not None:
            trace = f"<pre>{escape(game.forfeit.trace)}</pre>" if game.forfeit.trace else ""
            where = f"<p><code>kilowatt show '{escape(game.forfeit.position)}'</code></p>"
            yield f"<details><summary>Game {game.index}: {escape(str(game.forfeit))}</summary>{trace}{where}</details>"
