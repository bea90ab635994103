"""The options of each command. Nothing here needs more than Python, so that help is always to be had."""

import argparse
from typing import NoReturn, TypeAlias

import kilowatt
from kilowatt.cli.arena_options import add_arena, add_ladder
from kilowatt.cli.serve_options import add_serve
from kilowatt.i18n.language import LANGUAGES


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (try '{self.prog} --help')\n")


def make_parser() -> Parser:
    parser = Parser(
        prog="kilowatt",
        description="The board game Power Grid (original edition): play it, host it, and let bots play it.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt play                         a game against three bots, at once
  kilowatt play --humans 2 --names Ada,Ben --map usa
  kilowatt replay game.json             step through a saved game
  kilowatt serve --open                 the game in your browser
  kilowatt arena hard normal easy       a tournament between bots
  kilowatt COMMAND --help               everything about a command

An independent project, not affiliated with the publisher of the game.""",
    )
    parser.set_defaults(parser=parser)
    parser.add_argument("--version", action="version", version=f"kilowatt {kilowatt.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    add_play(commands)
    add_replay(commands)
    add_verify(commands)
    add_show(commands)
    add_arena(commands)
    add_ladder(commands)
    add_serve(commands)
    add_info(commands)
    return parser


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_play(commands: Commands) -> None:
    play = commands.add_parser(
        "play",
        help="play in the terminal, against bots or in turns at one keyboard",
        description="Play in the terminal, against bots or in turns at one keyboard.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt play                                     you and three bots on Germany
  kilowatt play --map usa --players 5 --bot hard --lang de
  kilowatt play --humans 2 --names Ada,Ben --players 3 --hidden-money
  kilowatt play --save game.json                    saved after each move
  kilowatt play --load game.json --save game.json   ... and taken up again
  kilowatt play --regions red,blue,yellow,purple    or: random, draft
  printf 'nominate 4\\nbid 4\\n' | kilowatt play --seed 7 --humans 4

in the game:
  ?                       all moves that are legal now, with their prices
  nominate 4, bid 12, pass, buy coal 3, build essen, power 7 10, done
  undo, save FILE, load FILE, map, map essen, log, log all, position, quit""",
    )
    play.set_defaults(parser=play)
    play.add_argument("--map", metavar="MAP", help="germany (default), usa, or the path of a board file")
    play.add_argument("--players", type=int, metavar="N", help="2 to 6 (default 4)")
    play.add_argument("--humans", type=int, default=1, metavar="N", help="how many of them are people (default 1)")
    play.add_argument("--names", default="", metavar="A,B,...", help="names by seat; people sit first")
    play.add_argument(
        "--bot", default="simple", metavar="BOT", help="simple (default), easy, normal, hard, expert, or another"
    )
    play.add_argument("--seed", type=int, metavar="NUMBER", help="deals the same game again (default: by chance)")
    play.add_argument("--regions", metavar="LIST", help="regions with commas between, random (default) or draft")
    play.add_argument("--hidden-money", action="store_true", default=None, help="nobody sees the others' money")
    play.add_argument("--load", metavar="FILE", help="take up a saved game")
    play.add_argument("--save", metavar="FILE", help="save after each move: .json a record, else a game file")
    add_language(play)


def add_replay(commands: Commands) -> None:
    replay = commands.add_parser(
        "replay",
        help="step through a saved game",
        description="Step through a saved game; without a terminal, print all that happened.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt replay game.json             Enter next, b back, 120 to move 120, r 5 to round 5, q quit
  kilowatt replay game.json --move 120  the table after move 120
  kilowatt replay game.json | less      all that happened""",
    )
    replay.set_defaults(parser=replay)
    replay.add_argument("file", metavar="FILE", help="a record (JSON) or a game file")
    replay.add_argument("--move", type=int, metavar="N", help="print the table after this move, and nothing else")
    replay.add_argument("--map", metavar="PATH", help="the board file of a game on a board of your own")
    add_language(replay)


def add_verify(commands: Commands) -> None:
    verify = commands.add_parser(
        "verify",
        help="judge every move of a saved game again",
        description="Judge every move of saved games again. Exit code 1 if one of them is broken.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt verify game.json
  kilowatt verify games/*.json && echo all good""",
    )
    verify.set_defaults(parser=verify)
    verify.add_argument("files", metavar="FILE", nargs="+", help="a record (JSON) or a game file")
    verify.add_argument("--map", metavar="PATH", help="the board file of games on a board of your own")


def add_show(commands: Commands) -> None:
    show = commands.add_parser(
        "show",
        help="draw the table of a one-line position",
        description="Draw the table of a one-line position, such as `position` prints in a game.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="""examples:
  kilowatt show 'kw1 board=germany round=1 ...'
  kilowatt show - < position.txt""",
    )
    show.set_defaults(parser=show)
    show.add_argument("position", metavar="POSITION", help="the line, or - to read it from standard input")
    show.add_argument("--map", metavar="PATH", help="the board file of a position on a board of your own")
    add_language(show)


def add_info(commands: Commands) -> None:
    what = "versions, boards and languages"
    info = commands.add_parser("info", help=what, description=f"{what.capitalize()}.")
    info.set_defaults(parser=info)


def add_language(parser: argparse.ArgumentParser) -> None:
    codes = ", ".join(LANGUAGES)
    parser.add_argument("--lang", metavar="CODE", help=f"one of {codes} (default: by LANG, else en)")
