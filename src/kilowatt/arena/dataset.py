"""Datasets: the games of a schedule as Parquet tables, with every move."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from kilowatt.arena.play.jobs import Job
from kilowatt.arena.play.pool import Runner
from kilowatt.arena.play.schedule import checked
from kilowatt.arena.store.dataset_folder import DatasetFolder, DatasetPlan
from kilowatt.bots.registry import anchored, check_bot

ProgressListener = Callable[[int], None]
"""Is called with the number of finished games."""


def write_dataset(
    plan: DatasetPlan, folder: Path, runner: Runner, watch: ProgressListener = lambda done: None
) -> DatasetFolder:
    """Play the games that the folder does not have yet, and write the tables."""
    checked(plan.schedule)
    for spec in plan.schedule.entrants:
        check_bot(spec)
    files = DatasetFolder(folder, plan)
    files.write_complete_parts()
    watch(files.done)
    with closing(runner(jobs(plan, files))) as replies:
        for reply in replies:
            files.add(reply)
            watch(files.done)
    return files


def jobs(plan: DatasetPlan, files: DatasetFolder) -> Iterator[Job]:
    for fixture in plan.schedule.fixtures():
        if not files.has(fixture.index):
            yield Job(fixture, tuple(map(anchored, fixture.bots)), plan.limits, keep_moves=True)
