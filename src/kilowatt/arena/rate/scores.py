"""Scores of bots.

Each seat of a bot in a game is one appearance. A victory counts 1, shared by k players 1/k each; the win share is the
sum divided by the appearances. The interval is Wilson's at 95 %. If a bot has two seats in a game, its appearances are
not independent (only one can win alone), and the interval is a little too wide.

Wins and ranks count all games. Figures about play (cities, money, rounds, waste, curves, plants) count only games that
ended by the rules: a forfeit ends a game at any moment.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from kilowatt.arena.play.results import End, GameResult
from kilowatt.arena.play.schedule import Setting
from kilowatt.arena.rate.intervals import Interval, wilson

SOUND: Final = 0.9
"""The least part of its cities that a sound winner powers."""


class Appearance(NamedTuple):
    """One bot on one seat in one game."""

    game: GameResult
    seat: int

    @property
    def bot(self) -> str:
        return self.game.bots[self.seat]

    @property
    def won(self) -> float:
        return self.game.win(self.seat)

    @property
    def forfeited(self) -> bool:
        return self.game.forfeit is not None and self.game.forfeit.seat == self.seat


class Score(NamedTuple):
    """The results of one bot."""

    bot: str
    games: int
    """Appearances."""
    wins: float
    share: float
    interval: Interval
    chance: float
    """The win share if all bots were equally strong."""
    rank: float
    powered: float
    cities: float
    money: float
    rounds: float
    dark_share: float
    """The share of its cities without power at the end (R9.2)."""
    idle_plants: float
    """Plants that never ran, per game."""
    unburned: float
    """Markers bought and never burned, per game."""
    stalled: float
    """Unpowered cities that only lacked fuel, summed over the rounds, per game."""
    forfeits: int


def appearances(games: Iterable[GameResult]) -> Iterator[Appearance]:
    for game in games:
        for seat in range(len(game.bots)):
            yield Appearance(game, seat)


def played(games: Iterable[GameResult], entrants: Iterable[str]) -> tuple[str, ...]:
    """The entrants that played at least one game."""
    seen = {bot for game in games for bot in game.bots}
    return tuple(bot for bot in entrants if bot in seen)


def finished(games: Iterable[GameResult]) -> tuple[GameResult, ...]:
    return tuple(game for game in games if game.end is End.FINISHED)


def scores(games: Sequence[GameResult], entrants: Iterable[str]) -> tuple[Score, ...]:
    """The score of every entrant, best first."""
    every = tuple(appearances(games))
    found = (score(bot, [one for one in every if one.bot == bot]) for bot in entrants)
    return tuple(sorted((one for one in found if one.games), key=lambda one: -one.share))


def score(bot: str, seen: Sequence[Appearance]) -> Score:
    games, wins = len(seen), sum(one.won for one in seen)
    whole = [one for one in seen if one.game.end is End.FINISHED]
    standings = [one.game.standing(one.seat) for one in whole]
    seats = [one.game.seats[one.seat] for one in whole]
    owned = sum(line.cities for line in standings)
    return Score(
        bot=bot,
        games=games,
        wins=wins,
        share=wins / games if games else 0.0,
        interval=wilson(wins, games),
        chance=mean(1 / len(one.game.bots) for one in seen),
        rank=mean(one.game.standing(one.seat).place for one in seen),
        powered=mean(line.powered for line in standings),
        cities=mean(line.cities for line in standings),
        money=mean(line.money for line in standings),
        rounds=mean(one.game.rounds for one in whole),
        dark_share=1 - sum(line.powered for line in standings) / owned if owned else 0.0,
        idle_plants=mean(len(seat.never_run) for seat in seats),
        unburned=mean(seat.fuel_left.total + seat.fuel_dropped for seat in seats),
        stalled=mean(seat.stalled_cities for seat in seats),
        forfeits=sum(one.forfeited for one in seen),
    )


def mean(numbers: Iterable[float]) -> float:
    """The mean; 0 of nothing."""
    values = tuple(numbers)
    return sum(values) / len(values) if values else 0.0


def plainly(number: float) -> str:
    """At most two decimals, without trailing zeros.

    >>> plainly(7.0), plainly(4.5), plainly(2 / 3)
    ('7', '4.5', '0.67')
    """
    return f"{number:.2f}".rstrip("0").rstrip(".")


# --- the games themselves


class GameSummary(NamedTuple):
    """A summary of the games that ended by the rules."""

    games: int
    rounds: float
    shortest: int
    longest: int
    steps: tuple[float, float, float]
    """The shares of games that ended in Step 1, 2 and 3."""
    winner_powers: float
    """The share of the winners' cities that had power at the end."""
    sound_wins: float
    """The share of winners that powered at least `SOUND` of their cities."""


def summary(games: Sequence[GameResult]) -> GameSummary:
    whole = finished(games)
    winners = [game.standings[0] for game in whole]
    shares = [line.powered / line.cities if line.cities else 0.0 for line in winners]
    return GameSummary(
        games=len(whole),
        rounds=mean(game.rounds for game in whole),
        shortest=min((game.rounds for game in whole), default=0),
        longest=max((game.rounds for game in whole), default=0),
        steps=(ended_in(whole, 1), ended_in(whole, 2), ended_in(whole, 3)),
        winner_powers=mean(shares),
        sound_wins=mean(share >= SOUND for share in shares),
    )


def ended_in(games: Sequence[GameResult], step: int) -> float:
    return mean(game.step == step for game in games)


# --- parts


def setting_of(game: GameResult) -> Setting:
    return Setting(game.config.board, game.config.players)


def by_setting(games: Sequence[GameResult]) -> dict[Setting, list[GameResult]]:
    """The games of each setting, maps and then players ascending."""
    parts: dict[Setting, list[GameResult]] = {}
    for game in games:
        parts.setdefault(setting_of(game), []).append(game)
    return {setting: parts[setting] for setting in sorted(parts)}


def seat_scores(games: Sequence[GameResult], bot: str) -> dict[int, Score]:
    """A bot's score on each seat it has had."""
    seats: dict[int, list[Appearance]] = {}
    for one in appearances(games):
        if one.bot == bot:
            seats.setdefault(one.seat, []).append(one)
    return {seat: score(bot, seats[seat]) for seat in sorted(seats)}


class Curve(NamedTuple):
    """What a bot had on average after each round, as long as half of its games went on."""

    bot: str
    values: tuple[float, ...]


def curve(games: Sequence[GameResult], bot: str, pick: Callable[[Appearance], Sequence[int]]) -> Curve:
    lines = [pick(one) for one in appearances(finished(games)) if one.bot == bot]
    values: list[float] = []
    for place in range(max(map(len, lines), default=0)):
        here = [line[place] for line in lines if len(line) > place]
        if 2 * len(here) < len(lines):
            break
        values.append(mean(here))
    return Curve(bot, tuple(values))
