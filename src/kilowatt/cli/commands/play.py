"""`kilowatt play`: play a game in the terminal."""

import argparse
import secrets
import sys
from pathlib import Path

from kilowatt.cli.command_error import CommandError
from kilowatt.cli.game_files import SavedGame, load_game, parse_path, path_exists
from kilowatt.cli.game_loop import GameLoop
from kilowatt.cli.keyboard import Editor, Keyboard, Script
from kilowatt.cli.local_match import LocalMatch
from kilowatt.cli.match_setup import create_match
from kilowatt.cli.screen import Screen
from kilowatt.cli.terminal_language import translator_for
from kilowatt.content import game_for, load_board
from kilowatt.engine import Chance, Config
from kilowatt.engine.notation.values import parse_choice
from kilowatt.engine.record import Record
from kilowatt.i18n import Translator

SEEDS = 10**9
"""Number of seeds to draw from: short enough to type."""
TALL = 34
"""Screen rows from which the completion menu opens while typing."""


def run(options: argparse.Namespace) -> int:
    translator = translator_for(options.lang)
    saved_game = loaded(options) if options.load else dealt(options)
    names = [name.strip() for name in options.names.split(",")] if options.names else []
    match = create_match(saved_game, options.humans, names, translator, options.bot)
    screen = Screen()
    session = GameLoop(match, screen, keyboard_for(screen), translator, save_path(options))
    session.note(greeting(match, session, translator))
    session.run()
    return 0


def greeting(match: LocalMatch, session: GameLoop, translator: Translator) -> str:
    """The player's seat, and the seed that deals the same game again."""
    seed = match.record.chance.seed
    if len(match.humans) == 1:
        [seat] = match.humans
        return translator("terminal-start", player=session.context().player_label(seat), seed=str(seed))
    return translator("terminal-start-watch", seed=str(seed))


def keyboard_for(screen: Screen) -> Keyboard:
    """A line editor for people, plain lines for scripts."""
    if sys.stdin.isatty() and screen.is_live:
        return Editor(tall=screen.rows >= TALL)
    return Script()


# --- the game


def dealt(options: argparse.Namespace) -> SavedGame:
    """A new game with the given options."""
    board = load_board(options.map or "germany")
    config = Config(
        board=board.id,
        players=4 if options.players is None else options.players,
        regions=parse_choice("".join((options.regions or "random").split())),
        hidden_money=bool(options.hidden_money),
    )
    game = game_for(config, options.map)
    seed = secrets.randbelow(SEEDS) if options.seed is None else options.seed
    return SavedGame(game, Record.begin(game, Chance(seed=seed)))


def loaded(options: argparse.Namespace) -> SavedGame:
    """A saved game. Options that define a new game are refused."""
    for name in ("players", "seed", "regions", "hidden_money"):
        if getattr(options, name) is not None:
            raise CommandError(f"--{name.replace('_', '-')} applies to new games only: leave it out with --load")
    return load_game(parse_path(options.load), options.map)


def save_path(options: argparse.Namespace) -> Path | None:
    """The file to save to after each move. Refuses to overwrite another game."""
    if not options.save:
        return None
    path = parse_path(options.save)
    if path_exists(path) and not (options.load and path.samefile(parse_path(options.load))):
        raise CommandError(f"{path} already exists: continue it with --load {path} --save {path}, or name another file")
    if not path_exists(path.parent):
        raise CommandError(f"{path}: the folder {path.parent} does not exist")
    return path
