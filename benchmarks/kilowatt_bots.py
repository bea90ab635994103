"""Bots at the arena's own table: whole games, with all that the arena observes, asks and counts."""

from benchmarks.timing import Workload
from kilowatt.arena.play.arena_game import DriverFactory, play
from kilowatt.arena.play.drivers import EngineDriver, driver_for
from kilowatt.arena.play.jobs import Job
from kilowatt.arena.play.schedule import Schedule


def games_between(bot: str, board: str, players: int, games: int, driver: DriverFactory = driver_for) -> Workload:
    """Games of one kind of bot against itself; counts games."""
    jobs = jobs_for(bot, board, players, games)

    def work() -> int:
        for job in jobs:
            play(job, driver=driver)
        return len(jobs)

    return work


def games_on_the_engine(bot: str, board: str, players: int, games: int) -> Workload:
    """The same games, all moves on the engine."""
    return games_between(bot, board, players, games, EngineDriver)


def seconds_a_move(bot: str, board: str, players: int, games: int) -> float:
    """The mean time a bot thinks before it moves."""
    replies = [play(job) for job in jobs_for(bot, board, players, games)]
    return sum(sum(reply.seconds) for reply in replies) / sum(sum(reply.decisions) for reply in replies)


def jobs_for(bot: str, board: str, players: int, games: int) -> list[Job]:
    schedule = Schedule((bot,), players=(players,), maps=(board,), games=games)
    return [Job(fixture, fixture.bots) for fixture in schedule.fixtures()]
