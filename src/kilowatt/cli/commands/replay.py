"""`kilowatt replay`: a saved game, move by move."""

import argparse

from kilowatt.cli.commands.play import keyboard_for
from kilowatt.cli.faults import Fault
from kilowatt.cli.language import translator_for
from kilowatt.cli.replayer import Replayer
from kilowatt.cli.screen import Screen
from kilowatt.cli.seating import full_names
from kilowatt.cli.stored import load_game, path_of


def run(options: argparse.Namespace) -> int:
    translator = translator_for(options.lang)
    stored = load_game(path_of(options.file), options.map)
    names = full_names(translator, stored.names, stored.game.config.players)
    screen = Screen()
    replayer = Replayer(stored, names, screen, translator)
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
        raise Fault(f"there is no move {number}: the moves are 0 to {replayer.last}")
    replayer.number = number
    replayer.draw()
