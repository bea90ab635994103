"""Plays games side by side, so that a bot that plans for many of them is asked once for all that wait."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from kilowatt.arena.play.arena_game import ArenaGame, Course
from kilowatt.arena.play.jobs import Job, Reply
from kilowatt.arena.play.questions import Answer, Question, answers
from kilowatt.arena.play.worker_status import WorkerStatus


def play_together(jobs: Iterable[Job], status: WorkerStatus | None = None) -> Iterator[Reply]:
    """Play all jobs, as many at a time as the first one says; the replies come as games end."""
    rest = iter(jobs)
    first = next(rest, None)
    if first is None:
        return
    courses = (ArenaGame(job, status).course() for job in chain((first,), rest))
    games: list[tuple[Course, Answer | None]] = []
    while True:
        games += [(course, None) for course in islice(courses, first.together - len(games))]
        if not games:
            return
        waiting: list[tuple[Course, Question]] = []
        for course, answer in games:
            try:
                waiting.append((course, course.send(answer)))
            except StopIteration as end:
                yield end.value
        games = answered(waiting)


def answered(waiting: list[tuple[Course, Question]]) -> list[tuple[Course, Answer | None]]:
    """Each game with the answer to its question, after one call for each bot."""
    by_bot: dict[int, list[tuple[Course, Question]]] = {}
    for course, question in waiting:
        by_bot.setdefault(id(question.bot), []).append((course, question))
    found: list[tuple[Course, Answer | None]] = []
    for asked in by_bot.values():
        courses, questions = zip(*asked, strict=True)
        found += zip(courses, answers(questions), strict=True)
    return found
