"""Tournaments between bots: seat-balanced, repeatable, on all cores of a machine or on a Ray cluster.

    schedule      who plays whom, on which seat, with which seeds
    table         one game, whatever the bots do
    pool          many games at once, in processes (keeper, worker, note, clock); ray_pool: on a cluster
    tournament    a plan from its first game to its results (store, stopping)
    summary       the results in figures (wilson, plants, ratings)
    report        the results as a page (plots, svg, page), console: on the terminal, parquet: for notebooks
    ladder        the standard matches, and their page

What is named here needs nothing but the library; ratings, parquet, console and ray_pool need the extras.
"""

from kilowatt.arena.pool import runner_for
from kilowatt.arena.schedule import Mode, Schedule
from kilowatt.arena.store import Plan, read_results
from kilowatt.arena.summary import Score, scores
from kilowatt.arena.tournament import Tournament
from kilowatt.arena.values import Forfeit, GameResult, Limits

__all__ = [
    "Forfeit",
    "GameResult",
    "Limits",
    "Mode",
    "Plan",
    "Schedule",
    "Score",
    "Tournament",
    "read_results",
    "runner_for",
    "scores",
]
