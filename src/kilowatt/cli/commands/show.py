"""`kilowatt show`: display a one-line position."""

import argparse
import sys

from kilowatt.cli.match_setup import colour_names
from kilowatt.cli.positions import read_position
from kilowatt.cli.screen import Screen
from kilowatt.cli.terminal_language import translator_for
from kilowatt.cli.view.context import ViewContext
from kilowatt.cli.view.game_view import game_view
from kilowatt.cli.view.ranking import ranking


def run(options: argparse.Namespace) -> int:
    translator = translator_for(options.lang)
    text = sys.stdin.read() if options.position == "-" else options.position
    game, state, seat = read_position(text, options.map)
    screen = Screen()
    names = translator.names(game.book.board, colour_names(translator, game.config.players))
    context = ViewContext(game, translator, names, screen.width)
    screen.show(game_view(context, game.observe(state, seat, figures=True), (), 0, screen.rows))
    if state.standings:
        screen.show(ranking(context, state.standings))
    return 0
