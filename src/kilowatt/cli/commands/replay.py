"""`kilowatt replay`: step through a saved game."""

import argparse

from kilowatt.cli.command_error import CommandError
from kilowatt.cli.commands.play import keyboard_for
from kilowatt.cli.game_files import load_game, parse_path
from kilowatt.cli.match_setup import seat_names
from kilowatt.cli.replayer import Replayer
from kilowatt.cli.screen import Screen
from kilowatt.cli.terminal_language import translator_for


def run(options: argparse.Namespace) -> int:
    translator = translator_for(options.lang)
    saved_game = load_game(parse_path(options.file), options.map)
    names = seat_names(translator, saved_game.names, saved_game.game.config.players)
    screen = Screen()
    replayer = Replayer(saved_game, names, screen, translator)
    if options.move is not None:
        show_one(replayer, options.move)
        return 0
    keyboard = keyboard_for(screen)
    if keyboard.is_live:
        replayer.step_through(keyboard)
    else:
        replayer.print_all()
    return 0


def show_one(replayer: Replayer, number: int) -> None:
    if not 0 <= number <= replayer.last:
        raise CommandError(f"--move {number}: the game has moves 0 to {replayer.last}")
    replayer.number = number
    replayer.draw()
