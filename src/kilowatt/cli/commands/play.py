"""`kilowatt play`: a game in the terminal."""

import argparse
import secrets
import sys
from pathlib import Path

from kilowatt.cli.faults import Fault
from kilowatt.cli.keyboard import Editor, Keyboard, Script
from kilowatt.cli.language import translator_for
from kilowatt.cli.match import Match
from kilowatt.cli.screen import Screen
from kilowatt.cli.seating import seated
from kilowatt.cli.session import Session
from kilowatt.cli.stored import Stored, is_there, load_game, path_of
from kilowatt.content import game_for, load_board
from kilowatt.engine import Chance, Config
from kilowatt.engine.notation.parts import parse_choice
from kilowatt.engine.record import Record
from kilowatt.i18n import Translator

SEEDS = 10**9
TALL = 34
"""From so many rows on, the menu of completions opens by itself."""


def run(options: argparse.Namespace) -> int:
    translator = translator_for(options.lang)
    stored = loaded(options) if options.load else dealt(options)
    names = [name.strip() for name in options.names.split(",")] if options.names else []
    match = seated(stored, options.humans, names, translator, options.bot)
    screen = Screen()
    session = Session(match, screen, keyboard_for(screen), translator, save_path(options))
    session.note(greeting(match, session, translator))
    session.run()
    return 0


def greeting(match: Match, session: Session, translator: Translator) -> str:
    """Who one is, and the seed: with it the game can be had again."""
    seed = match.record.chance.seed
    if len(match.humans) == 1:
        [seat] = match.humans
        return translator("terminal-start", player=session.look().signed(seat), seed=str(seed))
    return translator("terminal-start-watch", seed=str(seed))


def keyboard_for(screen: Screen) -> Keyboard:
    """A line editor for a person; plain lines for a script."""
    if sys.stdin.isatty() and screen.is_live:
        return Editor(tall=screen.rows >= TALL)
    return Script()


# --- the game


def dealt(options: argparse.Namespace) -> Stored:
    """A new game by the options."""
    board = load_board(options.map or "germany")
    config = Config(
        board=board.id,
        players=4 if options.players is None else options.players,
        regions=parse_choice("".join((options.regions or "random").split())),
        hidden_money=bool(options.hidden_money),
    )
    game = game_for(config, options.map)
    seed = secrets.randbelow(SEEDS) if options.seed is None else options.seed
    return Stored(game, Record.begin(game, Chance(seed=seed)))


def loaded(options: argparse.Namespace) -> Stored:
    """A saved game. What was agreed at its beginning is in the file, and cannot be agreed again."""
    for name in ("players", "seed", "regions", "hidden_money"):
        if getattr(options, name) is not None:
            raise Fault(f"--{name.replace('_', '-')} is for new games; a loaded one brings its own")
    return load_game(path_of(options.load), options.map)


def save_path(options: argparse.Namespace) -> Path | None:
    """Where to save after each move. Another game that lies there is not overwritten."""
    if not options.save:
        return None
    path = path_of(options.save)
    if is_there(path) and not (options.load and path.samefile(path_of(options.load))):
        raise Fault(f"{path} is there already: take it up with --load {path}, or name another file")
    if not is_there(path.parent):
        raise Fault(f"{path}: there is no folder {path.parent}")
    return path
