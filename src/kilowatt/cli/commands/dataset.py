"""`kilowatt dataset`: games of bots as Parquet tables, with every move."""

import argparse
from pathlib import Path

from kilowatt.arena.dataset import write_dataset
from kilowatt.arena.report.console import make_console, progress_bar, say
from kilowatt.arena.store.dataset_folder import DatasetPlan
from kilowatt.cli.commands.arena import INTERRUPTED, chosen_limits, chosen_runner, chosen_schedule


def run(options: argparse.Namespace) -> int:
    plan = DatasetPlan(chosen_schedule(options, options.games), chosen_limits(options))
    folder, console = Path(options.out).expanduser(), make_console()
    try:
        with progress_bar(plan.schedule.total) as watch:
            dataset = write_dataset(plan, folder, chosen_runner(options), watch)
    except KeyboardInterrupt:
        say(console, f"The finished games are kept in {folder}. Run the same command to resume.")
        return INTERRUPTED
    say(console, f"{dataset.done} games in {folder}: games, seats, plants and moves as Parquet")
    return 0
