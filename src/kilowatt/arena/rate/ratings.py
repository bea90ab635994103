"""Ratings: openskill's Plackett-Luce model, fed with the games in the order of the schedule.

A rating has a mean (25 for the unknown) and an uncertainty (8.3 for the unknown). A bot that sits on
several seats of a table is rated on each, and takes the mean: a table of one bot alone says nothing.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kilowatt.arena.extras import MissingExtra
from kilowatt.arena.play.results import GameResult
from kilowatt.arena.rate.scores import mean

try:
    from openskill.models import PlackettLuce, PlackettLuceRating
except ModuleNotFoundError as error:
    raise MissingExtra("openskill", "arena") from error


class Rating(NamedTuple):
    """A bot's strength, and how uncertain it is: about 95 % are within two standard deviations."""

    bot: str
    mu: float
    sigma: float

    @property
    def least(self) -> float:
        """A conservative estimate: three standard deviations below the mean."""
        return self.mu - 3 * self.sigma


def rate(games: Sequence[GameResult], entrants: Iterable[str]) -> tuple[Rating, ...]:
    """Every entrant's rating after all games, best first."""
    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in entrants}
    for game in games:
        if len(set(game.bots)) > 1:
            ratings |= rated(model, ratings, game)
    found = (Rating(bot, rating.mu, rating.sigma) for bot, rating in ratings.items())
    return tuple(sorted(found, key=lambda one: -one.mu))


def rated(
    model: PlackettLuce, ratings: dict[str, PlackettLuceRating], game: GameResult
) -> dict[str, PlackettLuceRating]:
    """The ratings of those who played, after a game."""
    teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in game.bots]
    ranks = [float(game.standing(seat).place) for seat in range(len(game.bots))]
    after = [team[0] for team in model.rate(teams, ranks=ranks)]
    return {bot: merged(model, [new for seat, new in enumerate(after) if game.bots[seat] == bot]) for bot in game.bots}


def merged(model: PlackettLuce, ratings: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    return model.rating(mean(one.mu for one in ratings), mean(one.sigma for one in ratings))
