"""`kilowatt show`: the table of a one-line position."""

import argparse
import sys

from kilowatt.cli.language import translator_for
from kilowatt.cli.positions import read_position
from kilowatt.cli.screen import Screen
from kilowatt.cli.seating import colour_names
from kilowatt.cli.view.look import Look
from kilowatt.cli.view.ranking import ranking
from kilowatt.cli.view.table import table


def run(options: argparse.Namespace) -> int:
    translator = translator_for(options.lang)
    text = sys.stdin.read() if options.position == "-" else options.position
    game, state, seat = read_position(text, options.map)
    screen = Screen()
    names = translator.names(game.book.board, colour_names(translator, game.config.players))
    look = Look(game, translator, names, screen.width)
    screen.show(table(look, game.observe(state, seat), (), 0, screen.rows))
    if state.standings:
        screen.show(ranking(look, state.standings))
    return 0
