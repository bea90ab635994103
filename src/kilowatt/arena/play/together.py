"""Plays games side by side, so that a bot that plans for many of them is asked once for all that wait."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from kilowatt.arena.play.arena_game import ArenaGame, RunningGame
from kilowatt.arena.play.jobs import Job, Reply
from kilowatt.arena.play.questions import Answer, Question, answers
from kilowatt.arena.play.worker_status import WorkerStatus


def play_together(jobs: Iterable[Job], status: WorkerStatus | None = None) -> Iterator[Reply]:
    """Play all jobs, as many at a time as the first one says; the replies come as games end."""
    rest = iter(jobs)
    first = next(rest, None)
    if first is None:
        return
    running = (ArenaGame(job, status).run() for job in chain((first,), rest))
    games: list[tuple[RunningGame, Answer | None]] = []
    while True:
        games += [(game, None) for game in islice(running, first.together - len(games))]
        if not games:
            return
        waiting: list[tuple[RunningGame, Question]] = []
        for game, answer in games:
            try:
                waiting.append((game, game.send(answer)))
            except StopIteration as end:
                yield end.value
        games = answered(waiting)


def answered(waiting: list[tuple[RunningGame, Question]]) -> list[tuple[RunningGame, Answer | None]]:
    """Each game with the answer to its question, after one call for each bot."""
    by_bot: dict[int, list[tuple[RunningGame, Question]]] = {}
    for game, question in waiting:
        by_bot.setdefault(id(question.bot), []).append((game, question))
    found: list[tuple[RunningGame, Answer | None]] = []
    for asked in by_bot.values():
        running, questions = zip(*asked, strict=True)
        found += zip(running, answers(questions), strict=True)
    return found
