"""Tournaments between bots: seat-balanced, repeatable, on all cores of a machine or on a Ray cluster.

    play          the schedule, one game, worker processes, Ray
    store         results on disk: the games file, Parquet, datasets
    rate          win shares, intervals, ratings, values of plants
    report        the terminal, the HTML report, the ladder page
    entrants      bots, classes and functions from Python
    tournament    from a plan to its results (stopping: when it ends)
    dataset       games, seats, plants and moves as tables
    evaluation    one bot against the standard opponents, by a fixed protocol
    ladder        the standard matches

The names in `__all__` need only the base install; ratings, parquet, console and ray_pool need extras.
"""

from kilowatt.arena.entrants import Entrant
from kilowatt.arena.play.jobs import Limits
from kilowatt.arena.play.pool import runner_for
from kilowatt.arena.play.python_bots import CannotSend
from kilowatt.arena.play.results import Forfeit, GameResult
from kilowatt.arena.play.schedule import Mode, Schedule
from kilowatt.arena.rate.scores import Score, scores
from kilowatt.arena.store.games_file import TournamentPlan, read_results
from kilowatt.arena.tournament import Tournament

__all__ = [
    "CannotSend",
    "Entrant",
    "Forfeit",
    "GameResult",
    "Limits",
    "Mode",
    "Schedule",
    "Score",
    "Tournament",
    "TournamentPlan",
    "read_results",
    "runner_for",
    "scores",
]
