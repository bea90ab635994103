"""The options of `kilowatt arena`, `dataset`, `evaluate` and `ladder`. Needs the standard library only."""

import argparse
from typing import Any

ARENA = """examples:
  kilowatt arena planner greedy random --games 2000 --players 4 --map usa
  kilowatt arena planner greedy --one-vs-many --players 2-6 --map both
  kilowatt arena simple --bot my_bot.py:MyBot --games 100
  kilowatt arena search:simulations=200 planner --until-ci 0.02
  kilowatt arena --resume arena/20260102-030405/games.jsonl

Ctrl-C keeps the finished games. The same seed gives the same results, with any number of workers."""

BOTS = (
    "random, greedy, simple, planner, search, a level (easy, normal, hard, expert), a bot of an installed package, "
    "or file.py:Class; options follow a colon"
)

DATASET = """examples:
  kilowatt dataset planner greedy --games 10000 --players 4 --map usa --out games-of-planners
  kilowatt dataset planner --players 2-6 --map both --workers 1
  kilowatt dataset my_bot.py:MyBot simple --ray

The same command resumes an interrupted dataset. Read the tables with polars, DuckDB or pandas:
  polars.scan_parquet("dataset/moves/*.parquet")"""

LADDER = """examples:
  kilowatt ladder             all standard matches; resumes an interrupted ladder
  kilowatt ladder --quick     a few games of each, to see that it works
  kilowatt ladder --only planner"""


EVALUATE = """examples:
  kilowatt evaluate my_bot.py:MyBot
  kilowatt evaluate planner --out evaluation/planner       the same command resumes an interrupted evaluation
  kilowatt evaluate my_bot.py:MyBot --against simple --games 40 --players 3

Only an evaluation without --against, --games, --players and --map follows the protocol; the line it prints says so."""


def add_arena(commands: Any) -> None:
    arena = commands.add_parser(
        "arena",
        help="tournaments between bots",
        description="Tournaments between bots: every bot plays every seat equally often.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=ARENA,
    )
    arena.set_defaults(parser=arena)
    arena.add_argument(
        "--games",
        type=int,
        metavar="N",
        help="minimum number of games (default 200); with --until-ci the maximum (default 20000)",
    )
    arena.add_argument("--until-ci", type=float, metavar="X", help="stop once each win share is known to ±X")
    add_schedule(arena)
    arena.add_argument("--out", metavar="FOLDER", help="folder for the results (default: arena/ and the time)")
    arena.add_argument("--records", metavar="FOLDER", help="save a record of every game, to replay it")
    arena.add_argument("--resume", metavar="FILE", help="resume the tournament in this games.jsonl")
    add_workers(arena)


def add_ladder(commands: Any) -> None:
    ladder = commands.add_parser(
        "ladder",
        help="the standard matches, and a page with their results",
        description="Plays the standard matches between our bots and writes the page with their results.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=LADDER,
    )
    ladder.set_defaults(parser=ladder)
    ladder.add_argument("--quick", action="store_true", help="a few games of each match, written to a separate page")
    ladder.add_argument("--only", metavar="TEXT", help="only matches with this in their name")
    ladder.add_argument(
        "--matches", metavar="FILE", help="play the matches in this JSON file instead of the standard ones"
    )
    ladder.add_argument("--out", default="ladder", metavar="FOLDER", help="folder for the games (default ladder)")
    ladder.add_argument("--page", metavar="FILE", help="the page (default docs/ladder.md)")
    add_workers(ladder)


def add_dataset(commands: Any) -> None:
    dataset = commands.add_parser(
        "dataset",
        help="games of bots as Parquet tables, with every move",
        description="Plays games between bots and writes Parquet tables of games, seats and moves for notebooks.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=DATASET,
    )
    dataset.set_defaults(parser=dataset)
    dataset.add_argument("--games", type=int, default=1000, metavar="N", help="minimum number of games (default 1000)")
    add_schedule(dataset)
    dataset.add_argument("--out", default="dataset", metavar="FOLDER", help="folder for the tables (default dataset)")
    add_workers(dataset)


def add_evaluate(commands: Any) -> None:
    evaluate = commands.add_parser(
        "evaluate",
        help="how strong a bot is, in one line to quote",
        description="Plays one of your bot against tables of the standard opponents: fixed seeds, 400 games each,\n"
        "1 second a move. Prints win shares with intervals, and a line to quote.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=EVALUATE,
    )
    evaluate.set_defaults(parser=evaluate)
    evaluate.add_argument("bot", metavar="BOT", help=BOTS)
    evaluate.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="BOT",
        help="an opponent; repeat it for several (default: random, greedy, simple and planner)",
    )
    evaluate.add_argument("--games", type=int, metavar="N", help="games against each opponent (default 400)")
    evaluate.add_argument("--players", type=int, metavar="N", help="2 to 6 (default 4)")
    evaluate.add_argument("--map", metavar="MAP", help="germany, usa, both (default), or a board file")
    evaluate.add_argument("--out", metavar="FOLDER", help="folder for the games (default: evaluation/ and the time)")
    add_workers(evaluate)


def add_schedule(parser: argparse.ArgumentParser) -> None:
    """The pairings, the board and the seed."""
    parser.add_argument("bots", nargs="*", metavar="BOT", help=BOTS)
    parser.add_argument("--bot", action="append", default=[], metavar="BOT", help="one more bot")
    parser.add_argument("--players", default="4", metavar="N", help="2 to 6, or several: 2-6, 2,4 (default 4)")
    parser.add_argument("--map", default="germany", metavar="MAP", help="germany (default), usa, both, or a board file")
    parser.add_argument(
        "--one-vs-many", action="store_true", help="one of the first bot against several of each other bot"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="NUMBER", help="seed of everything random (default 1)")
    parser.add_argument("--draft", action="store_true", help="the regions are drafted, not drawn")
    parser.add_argument("--hidden-money", action="store_true", help="players do not see each other's money")
    parser.add_argument(
        "--move-seconds",
        type=float,
        default=10.0,
        metavar="S",
        help="time limit for each plan of a third-party bot (default 10)",
    )
    parser.add_argument(
        "--start-seconds", type=float, default=60.0, metavar="S", help="time limit to load such a bot (default 60)"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers",
        type=int,
        metavar="N",
        help="number of worker processes (default: all cores; 0: play in this process)",
    )
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster; without an address, start one"
    )
