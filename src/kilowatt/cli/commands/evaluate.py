"""`kilowatt evaluate`: a bot against the standard opponents, and a line to quote."""

import argparse
import shlex
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.table import Table

from kilowatt.arena.evaluation import Evaluation, Outcome, play_against, quote, share_and_interval
from kilowatt.arena.play.schedule import checked
from kilowatt.arena.report.console import make_console, plain_table, progress, say
from kilowatt.bots.registry import check_bot
from kilowatt.cli.commands.arena import INTERRUPTED, chosen_runner, parse_maps


def run(options: argparse.Namespace) -> int:
    evaluation, runner = chosen_evaluation(options), chosen_runner(options)
    folder = chosen_folder(options)
    console, outcomes = make_console(), list[Outcome]()
    try:
        for opponent in evaluation.opponents:
            with progress(evaluation.plan(opponent), f"{evaluation.bot} against {opponent}") as watch:
                outcomes.append(play_against(opponent, evaluation, folder, runner, watch))
    except KeyboardInterrupt:
        say(console, "The finished games are saved. To resume, run the same command with:")
        say(console, f"  --out {shlex.quote(str(folder))}")
        return INTERRUPTED
    console.print(outcome_table(outcomes))
    say(console, f"\n{quote(evaluation, outcomes)}")
    return 0


def chosen_evaluation(options: argparse.Namespace) -> Evaluation:
    """The evaluation that the options ask for; unusable options are refused before any game."""
    standard = Evaluation.standard(options.bot)
    evaluation = Evaluation(
        bot=options.bot,
        opponents=tuple(dict.fromkeys(options.against)) or standard.opponents,
        maps=parse_maps(options.map) if options.map else standard.maps,
        players=standard.players if options.players is None else options.players,
        games=standard.games if options.games is None else options.games,
    )
    for spec in (evaluation.bot, *evaluation.opponents):
        check_bot(spec)
    for opponent in evaluation.opponents:
        checked(evaluation.plan(opponent).schedule)
    return evaluation


def chosen_folder(options: argparse.Namespace) -> Path:
    if options.out:
        return Path(options.out).expanduser()
    return Path("evaluation") / f"{datetime.now(UTC):%Y%m%d-%H%M%S}"


def outcome_table(outcomes: Sequence[Outcome]) -> Table:
    table = plain_table("against", "games", "win share [95 % interval]", "chance", "rank", "forfeits")
    for opponent, score in outcomes:
        table.add_row(
            opponent,
            str(score.games),
            share_and_interval(score),
            f"{100 * score.chance:.1f} %",
            f"{score.rank:.2f}",
            str(score.forfeits or ""),
        )
    return table
