"""The printed material as data: the boards and the tables of the edition, loaded and checked."""

from kilowatt.content.loader import board_ids, load_board, load_edition
from kilowatt.content.table import game_for
from kilowatt.content.validate import BrokenContent, board_faults, edition_faults

__all__ = [
    "BrokenContent",
    "board_faults",
    "board_ids",
    "edition_faults",
    "game_for",
    "load_board",
    "load_edition",
]
