"""The argument parser. It imports no extra package, so that --help always works."""

import argparse
from typing import NoReturn, TypeAlias

import kilowatt
from kilowatt.cli.arena_options import add_arena, add_dataset, add_evaluate, add_ladder
from kilowatt.cli.operator_options import add_account, add_backup, add_restore
from kilowatt.cli.serve_options import add_serve
from kilowatt.i18n.language import LANGUAGES


class Parser(argparse.ArgumentParser):
    """Reports errors in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (try '{self.prog} --help')\n")


def make_parser() -> Parser:
    parser = Parser(
        prog="kilowatt",
        description="Play, host and simulate the board game Power Grid (original edition).",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt play                         play against three bots
  kilowatt play --humans 2 --names Ada,Ben --map usa
  kilowatt replay game.json             step through a saved game
  kilowatt serve --open                 play in your browser
  kilowatt arena hard normal easy       run a tournament between bots
  kilowatt COMMAND --help               show the options of a command

Kilowatt is independent and not affiliated with the publisher of the game.""",
    )
    parser.set_defaults(parser=parser)
    parser.add_argument("--version", action="version", version=f"kilowatt {kilowatt.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    add_play(commands)
    add_replay(commands)
    add_verify(commands)
    add_show(commands)
    add_arena(commands)
    add_evaluate(commands)
    add_dataset(commands)
    add_ladder(commands)
    add_serve(commands)
    add_account(commands)
    add_backup(commands)
    add_restore(commands)
    add_info(commands)
    return parser


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_play(commands: Commands) -> None:
    play = commands.add_parser(
        "play",
        help="play in the terminal, against bots or sharing one keyboard",
        description="Play in the terminal, against bots or sharing one keyboard.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt play                                     you against three bots on Germany
  kilowatt play --map usa --players 5 --bot hard --lang de
  kilowatt play --humans 2 --names Ada,Ben --players 3 --hidden-money
  kilowatt play --save game.json                    save after each move
  kilowatt play --load game.json --save game.json   continue that game
  kilowatt play --regions red,blue,yellow,purple    choose the regions
  printf 'nominate 4\\nbid 4\\n' | kilowatt play --seed 7 --humans 4

during the game, type:
  ?                       list all legal moves with their prices
  nominate 4, bid 12, pass, buy coal 3, build essen, power 7 10, done
  undo, save FILE, load FILE, map, map essen, log, log all, position, quit""",
    )
    play.set_defaults(parser=play)
    play.add_argument("--map", metavar="MAP", help="germany (default), usa, or the path of a board file")
    play.add_argument("--players", type=int, metavar="N", help="number of players, 2 to 6 (default 4)")
    play.add_argument(
        "--humans",
        type=int,
        default=1,
        metavar="N",
        help="how many players are people; the others are bots (default 1)",
    )
    play.add_argument(
        "--names", default="", metavar="A,B,...", help="player names by seat; people take the first seats"
    )
    play.add_argument(
        "--bot",
        default="simple",
        metavar="BOT",
        help="the bots: simple (default), easy, normal, hard, expert, or another (docs/bots.md)",
    )
    play.add_argument("--seed", type=int, metavar="NUMBER", help="the same seed deals the same game (default: random)")
    play.add_argument("--regions", metavar="LIST", help="region ids separated by commas, random (default), or draft")
    play.add_argument(
        "--hidden-money", action="store_true", default=None, help="hide each player's money from the others"
    )
    play.add_argument("--load", metavar="FILE", help="continue a saved game")
    play.add_argument(
        "--save", metavar="FILE", help="save after each move; .json writes a record, any other name a game file"
    )
    add_language(play)


def add_replay(commands: Commands) -> None:
    replay = commands.add_parser(
        "replay",
        help="step through a saved game",
        description="Step through a saved game. Without a terminal, print its log.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt replay game.json             step through it (Enter: next, b: back, 120: go to move 120,
                                        r 5: go to round 5, q: quit)
  kilowatt replay game.json --move 120  show the position after move 120
  kilowatt replay game.json | less      read the whole log""",
    )
    replay.set_defaults(parser=replay)
    replay.add_argument("file", metavar="FILE", help="a record (JSON) or a game file")
    replay.add_argument("--move", type=int, metavar="N", help="show the position after this move and exit")
    replay.add_argument("--map", metavar="PATH", help="the board file, if the game uses a custom board")
    add_language(replay)


def add_verify(commands: Commands) -> None:
    verify = commands.add_parser(
        "verify",
        help="check every move of saved games",
        description="Check every move of saved games against the rules. The exit code is 1 if a game is invalid.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt verify game.json
  kilowatt verify games/*.json && echo OK""",
    )
    verify.set_defaults(parser=verify)
    verify.add_argument("files", metavar="FILE", nargs="+", help="a record (JSON) or a game file")
    verify.add_argument("--map", metavar="PATH", help="the board file, if the games use a custom board")


def add_show(commands: Commands) -> None:
    show = commands.add_parser(
        "show",
        help="display a one-line position",
        description="Display a one-line position, as printed by the command `position` during a game.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt show 'kw1 board=germany round=1 ...'
  kilowatt show - < position.txt""",
    )
    show.set_defaults(parser=show)
    show.add_argument("position", metavar="POSITION", help="the position, or - to read it from standard input")
    show.add_argument("--map", metavar="PATH", help="the board file, if the position uses a custom board")
    add_language(show)


def add_info(commands: Commands) -> None:
    summary = "show versions, boards and languages"
    info = commands.add_parser("info", help=summary, description=f"{summary.capitalize()}.")
    info.set_defaults(parser=info)


def add_language(parser: argparse.ArgumentParser) -> None:
    codes = ", ".join(LANGUAGES)
    parser.add_argument("--lang", metavar="CODE", help=f"language: {codes} (default: from LANG, otherwise en)")
